import * as z from 'zod';
import { sha256Hex } from './digest.js';
import { holdLocks, type HeldLocks } from './locks.js';
import { inProgress, Refusal, refusalDetails } from './refusal.js';
import type { GatewayStore } from './stores/store.js';

/** Milliseconds for which results are stored for retries. The billing platform stores its own results for the same time. */
const RESULT_LIFETIME = 24 * 3600 * 1000;

/** Result of a successful mutation, without the session token, because every response contains a new token. */
const mutationSuccess = z.object({
  body: z.unknown(),
  opensSession: z.optional(z.object({ accountNumber: z.string(), until: z.number() })),
});
export type MutationSuccess = z.infer<typeof mutationSuccess>;

/** Stored state of a mutation. Without `success` and `refusal`, the mutation has started and its outcome is unknown. */
const mutationRecord = z.object({
  fingerprint: z.string(),
  /** Undefined in a record of an older version. */
  mutationId: z.optional(z.string()),
  success: z.optional(mutationSuccess),
  refusal: z.optional(refusalDetails),
});
type MutationRecord = z.infer<typeof mutationRecord>;

interface IdempotentRequest {
  tenant: string;
  /** Subject of the request's principal. Two principals may send the same key without affecting each other. */
  subject: string;
  /** Name of the operation. */
  route: string;
  /** Header `Idempotency-Key` as received. */
  key: string;
  /** Hash of the validated input. */
  fingerprint: string;
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
 * @param run must call `held.ensure` before each change on the platform. `mutationId` is the same for all attempts, and another one if the key
 *   is used again after its result has expired, so that a reused key does not make two changes look like one
 * @param report receives the failure to store a result that the platform has confirmed
 * @throws {Refusal} 422 if the key was used for another request; 409 if the request is in progress; 503 if the store does not answer; or any
 *   error of `run`
 */
export async function idempotent(
  store: GatewayStore,
  mutation: IdempotentRequest,
  beforeFirstAttempt: () => Promise<void>,
  run: (upstreamKey: string, held: HeldLocks, mutationId: string) => Promise<MutationSuccess>,
  report: (problem: unknown) => void = () => undefined,
): Promise<MutationSuccess> {
  const id = await sha256Hex('idempotency', mutation.tenant, mutation.subject, mutation.route, mutation.key);
  const { fingerprint } = mutation;
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
  return holdLocks(store, [`result|${id}`], async (held) => {
    const recordNow = await readRecord();
    const resultNow = recordNow && earlierResult(recordNow);
    if (resultNow) return resultNow;
    const { mutationId = id } = recordNow ?? { mutationId: crypto.randomUUID() };
    /** Stores a result. Throws if another request has taken over, because that one decides the result. */
    const saveRecord = async (result: Pick<MutationRecord, 'success' | 'refusal'>): Promise<void> => {
      const isSaved = await held.set(`result|${id}`, JSON.stringify({ fingerprint, mutationId, ...result }), RESULT_LIFETIME);
      if (!isSaved) throw inProgress(new Error('The lock of a request expired before its result was stored.'));
    };
    if (!recordNow) {
      await beforeFirstAttempt();
      await saveRecord({});
    }
    let success: MutationSuccess;
    try {
      success = await run(id, held, mutationId);
    } catch (error) {
      if (error instanceof Refusal && error.definite) await saveRecord({ refusal: error.details });
      throw error;
    }
    try {
      await saveRecord({ success });
    } catch (error) {
      // The change is made. The customer must not hear that it failed, and a retry finds the change on the platform.
      report(error instanceof Refusal ? error.cause : error);
    }
    return success;
  });
}
