import * as z from 'zod';
import { sha256Hex } from './digest.js';
import { inProgress, Refusal, refusalDetails } from './refusal.js';
import type { GatewayStore } from './store.js';

/** How long a result answers repetitions of its request; the billing platform keeps its own as long. */
const KEPT = 24 * 3600 * 1000;
/** Longer than any flow takes. Ends the lock of a process that died. */
const LOCKED = 120 * 1000;

/** What a mutation came to, without what is made anew for every answer (the session token). */
const success = z.object({ body: z.unknown(), opensSessionFor: z.optional(z.string()) });
export type Success = z.infer<typeof success>;

/** `print` alone: begun, and nothing certain is known. */
const record = z.object({ print: z.string(), success: z.optional(success), refusal: z.optional(refusalDetails) });
type Record = z.infer<typeof record>;

export interface Mutation {
  tenant: string;
  /** Who asks; keys of one subject mean nothing to another. */
  subject: string;
  /** Name of the operation. */
  route: string;
  /** `Idempotency-Key` as it was sent. */
  key: string;
  /** Hash of the parsed input. */
  print: string;
}

/** Name of the lock of what an account pays or buys: two tabs must not pass the checks for it at the same time. */
export async function accountLock(tenant: string, accountNumber: string): Promise<string> {
  return `account|${await sha256Hex('account', tenant, accountNumber)}`;
}

/** Runs `work` unless the store says that work under one of these names is under way. */
export async function exclusively<Result>(store: GatewayStore, names: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const [name, ...others] = names;
  if (name === undefined) return work();
  const lock = `lock|${name}`;
  if (!(await store.add(lock, '1', LOCKED))) throw inProgress();
  try {
    return await exclusively(store, others, work);
  } finally {
    await store.remove(lock);
  }
}

function earlierResult({ success, refusal }: Record): Success | undefined {
  if (refusal) throw new Refusal(refusal);
  return success;
}

/**
 * Does a mutation once for each key: a definite result is kept and answers repetitions; while nothing certain is known, the same key does it again
 * with the same derived key (`upstreamKey`), which the billing platform recognizes.
 *
 * @param admit called before the first attempt only, so that repetitions are not counted as new purchases
 * @throws {Refusal} 422 the key was used for something else; 409 it is under way; or what `run` throws
 */
export async function once(
  store: GatewayStore,
  mutation: Mutation,
  admit: () => Promise<void>,
  run: (upstreamKey: string) => Promise<Success>,
): Promise<Success> {
  const id = await sha256Hex('idempotency', mutation.tenant, mutation.subject, mutation.route, mutation.key);
  const { print } = mutation;
  const keep = (result: Omit<Record, 'print'>): Promise<void> => store.set(`result|${id}`, JSON.stringify({ print, ...result }), KEPT);
  const known = async (): Promise<Record | undefined> => {
    const text = await store.get(`result|${id}`);
    if (text === undefined) return undefined;
    const found = record.parse(JSON.parse(text));
    if (found.print === print) return found;
    throw new Refusal({
      status: 422,
      type: 'invalid-request',
      code: 'idempotency-key-reused',
      message: 'This Idempotency-Key was sent with another request. Make a new key for a new request.',
    });
  };

  const before = await known();
  const repeated = before && earlierResult(before);
  if (repeated) return repeated;
  return exclusively(store, [id], async () => {
    const begun = await known();
    const finished = begun && earlierResult(begun);
    if (finished) return finished;
    if (!begun) {
      await admit();
      await keep({});
    }
    try {
      const result = await run(id);
      await keep({ success: result });
      return result;
    } catch (error) {
      if (error instanceof Refusal && error.definite) await keep({ refusal: error.details });
      throw error;
    }
  });
}
