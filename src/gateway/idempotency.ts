import * as z from 'zod';
import { sha256Hex } from './digest.js';
import { inProgress, Refusal, refusalDetails } from './refusal.js';
import type { GatewayStore } from './store.js';

/** Milliseconds for which results are stored for retries. The billing platform stores its own results for the same time. */
const RESULT_LIFETIME = 24 * 3600 * 1000;
/** Milliseconds after which a lock expires if its process has died. Longer than any operation takes. */
const LOCK_LIFETIME = 120 * 1000;

/** Result of a successful mutation, without the session token, because every response contains a new token. */
const mutationSuccess = z.object({ body: z.unknown(), opensSessionFor: z.optional(z.string()) });
export type MutationSuccess = z.infer<typeof mutationSuccess>;

/** Stored state of a mutation. Without `success` and `refusal`, the mutation has started and its outcome is unknown. */
const mutationRecord = z.object({ fingerprint: z.string(), success: z.optional(mutationSuccess), refusal: z.optional(refusalDetails) });
type MutationRecord = z.infer<typeof mutationRecord>;

export interface IdempotentRequest {
  tenant: string;
  /** Subject of the request's principal. Prevents collisions between keys of different principals. */
  subject: string;
  /** Name of the operation. */
  route: string;
  /** Header `Idempotency-Key` as received. */
  key: string;
  /** Hash of the validated input. */
  fingerprint: string;
}

/** Name of the lock for payments and purchases of an account. Prevents two tabs from paying or buying at the same time. */
export async function accountLockName(tenant: string, accountNumber: string): Promise<string> {
  return `account|${await sha256Hex('account', tenant, accountNumber)}`;
}

/**
 * Runs `work` while holding all locks.
 * @throws {Refusal} 409 if one of the locks is taken
 */
export async function withLocks<Result>(store: GatewayStore, lockNames: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const [name, ...otherNames] = lockNames;
  if (name === undefined) return work();
  const lock = `lock|${name}`;
  if (!(await store.add(lock, '1', LOCK_LIFETIME))) throw inProgress();
  try {
    return await withLocks(store, otherNames, work);
  } finally {
    await store.remove(lock);
  }
}

function earlierResult({ success, refusal }: MutationRecord): MutationSuccess | undefined {
  if (refusal) throw new Refusal(refusal);
  return success;
}

/**
 * Runs a mutation at most once for each idempotency key. A definite result is stored and returned to retries. While the outcome is unknown,
 * a retry runs the mutation again with the same `upstreamKey`, which the billing platform recognizes.
 *
 * @param beforeFirstAttempt called before the first attempt only, so that retries do not count towards rate limits
 * @throws {Refusal} 422 if the key was used for another request; 409 if the request is in progress; or any error of `run`
 */
export async function idempotent(
  store: GatewayStore,
  mutation: IdempotentRequest,
  beforeFirstAttempt: () => Promise<void>,
  run: (upstreamKey: string) => Promise<MutationSuccess>,
): Promise<MutationSuccess> {
  const id = await sha256Hex('idempotency', mutation.tenant, mutation.subject, mutation.route, mutation.key);
  const { fingerprint } = mutation;
  const saveRecord = (result: Omit<MutationRecord, 'fingerprint'>): Promise<void> =>
    store.set(`result|${id}`, JSON.stringify({ fingerprint, ...result }), RESULT_LIFETIME);
  const readRecord = async (): Promise<MutationRecord | undefined> => {
    const text = await store.get(`result|${id}`);
    if (text === undefined) return undefined;
    const found = mutationRecord.parse(JSON.parse(text));
    if (found.fingerprint === fingerprint) return found;
    throw new Refusal({
      status: 422,
      type: 'invalid-request',
      code: 'idempotency-key-reused',
      message: 'This Idempotency-Key was used for another request. Send a new key with a new request.',
    });
  };

  const recordBefore = await readRecord();
  const resultBefore = recordBefore && earlierResult(recordBefore);
  if (resultBefore) return resultBefore;
  return withLocks(store, [id], async () => {
    const recordNow = await readRecord();
    const resultNow = recordNow && earlierResult(recordNow);
    if (resultNow) return resultNow;
    if (!recordNow) {
      await beforeFirstAttempt();
      await saveRecord({});
    }
    try {
      const result = await run(id);
      await saveRecord({ success: result });
      return result;
    } catch (error) {
      if (error instanceof Refusal && error.definite) await saveRecord({ refusal: error.details });
      throw error;
    }
  });
}
