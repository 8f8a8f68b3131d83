import * as z from 'zod';
import { sha256Hex } from './digest.js';
import { inProgress, Refusal, refusalDetails } from './refusal.js';
import type { GatewayStore } from './store.js';

/** How long a result answers repetitions of its request; the billing platform keeps its own as long. */
const RESULT_LIFETIME = 24 * 3600 * 1000;
/** Longer than any flow takes. Ends the lock of a process that died. */
const LOCK_LIFETIME = 120 * 1000;

/** What a mutation came to, without what is made anew for every answer (the session token). */
const mutationSuccess = z.object({ body: z.unknown(), opensSessionFor: z.optional(z.string()) });
export type MutationSuccess = z.infer<typeof mutationSuccess>;

/** `fingerprint` alone: begun, and nothing certain is known. */
const mutationRecord = z.object({ fingerprint: z.string(), success: z.optional(mutationSuccess), refusal: z.optional(refusalDetails) });
type MutationRecord = z.infer<typeof mutationRecord>;

export interface IdempotentRequest {
  tenant: string;
  /** Who asks; keys of one subject mean nothing to another. */
  subject: string;
  /** Name of the operation. */
  route: string;
  /** `Idempotency-Key` as it was sent. */
  key: string;
  /** Hash of the parsed input. */
  fingerprint: string;
}

/** Name of the lock of what an account pays or buys: two tabs must not pass the checks for it at the same time. */
export async function accountLockName(tenant: string, accountNumber: string): Promise<string> {
  return `account|${await sha256Hex('account', tenant, accountNumber)}`;
}

/** Runs `work` unless the store says that work under one of these names is under way. */
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
 * Does a mutation once for each key: a definite result is kept and answers repetitions; while nothing certain is known, the same key does it again
 * with the same derived key (`upstreamKey`), which the billing platform recognizes.
 *
 * @param beforeFirstAttempt called before the first attempt only, so that repetitions are not counted as new purchases
 * @throws {Refusal} 422 the key was used for something else; 409 it is under way; or what `run` throws
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
      message: 'This Idempotency-Key was sent with another request. Make a new key for a new request.',
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
