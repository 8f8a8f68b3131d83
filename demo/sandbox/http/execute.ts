import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { HandlerResult, CallContext } from '../context.js';
import type { Database, Transaction } from '../database/open.js';
import { idempotencyRecords } from '../database/schema.js';
import { ActionError, BillingError, billingError, ShapedError } from '../errors.js';
import { isTransactionConflict, invalidValueMessage } from './database-errors.js';
import { actionFailureReply, failureReply } from './failure.js';
import { FileResponse } from './file-response.js';

/** A finished response. */
export interface Reply {
  status: number;
  /** JSON text, stored as text so that a replayed response is identical byte for byte. */
  body: string;
  /** Replaces `body`. */
  file?: FileResponse;
}

const KEY_MAX = 255;
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** A call that is ready to run. */
export interface Execution {
  /** Value of `Idempotency-Key`. */
  key: string | undefined;
  /** Hash of method, URL and body. Calls with the same key must have the same fingerprint. */
  fingerprint: string;
  /** True if the call must not write. */
  readOnly: boolean;
  /** Path of the operation, with placeholders. The format of its failures depends on it. */
  path: string;
  run: (call: CallContext) => Promise<HandlerResult>;
  /** HTTP status of a successful response. Default: 200. */
  status?: number;
  /** Creates the call's context within a transaction. */
  call: (tx: Transaction) => Promise<CallContext>;
  realNow: Date;
}

async function attempt({ path, status = 200 }: Execution, run: () => Promise<HandlerResult>): Promise<Reply> {
  try {
    const answer = await run();
    return answer instanceof FileResponse ? { status, body: '', file: answer } : { status, body: responseText(answer) };
  } catch (error) {
    if (error instanceof BillingError) return failureReply(path, error);
    if (error instanceof ShapedError) return { status: error.status, body: JSON.stringify(error.body) };
    if (error instanceof ActionError) return actionFailureReply(path, error);
    const refused = invalidValueMessage(error);
    if (refused === undefined) throw error;
    return failureReply(path, billingError('none', 'invalid-value', `A value cannot be stored or compared: ${refused}.`));
  }
}

/** Omits empty fields: in the API definition, all fields are optional, but few may be `null`. */
function responseText(answer: unknown): string {
  return JSON.stringify(answer, (_, value: unknown) => (value === null ? undefined : value));
}

/** Returns the hash of a request, which is stored with its idempotency key. */
export function fingerprintOf(method: string, url: URL, bodyText: string): string {
  return createHash('sha256').update(`${method} ${url.pathname}${url.search}\n${bodyText}`).digest('hex');
}

/**
 * Runs calls in transactions and responds after the commit. If a call has an idempotency key, the same transaction also stores its
 * response. A repeated call returns this response without a second effect, even after a crash.
 */
export class Executor {
  readonly #running = new Set<string>();

  constructor(private readonly db: Database) {}

  /** Runs a call. If another transaction conflicts, returns a retryable failure: nothing is written, and the key can be used again. */
  async execute(execution: Execution): Promise<Reply> {
    try {
      return await this.#execute(execution);
    } catch (error) {
      if (!isTransactionConflict(error)) throw error;
      return failureReply(execution.path, billingError('none', 'locked', 'Another call changed the same objects. Send it again.'));
    }
  }

  async #execute(execution: Execution): Promise<Reply> {
    const { key } = execution;
    if (execution.readOnly) {
      const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
      return attempt(execution, () => this.db.transaction(async (tx) => execution.run(await execution.call(tx)), snapshot));
    }
    if (key === undefined) return attempt(execution, () => this.db.transaction(async (tx) => execution.run(await execution.call(tx))));
    if (key === '' || key.length > KEY_MAX) {
      throw billingError('none', 'invalid-value', `Invalid value for header 'Idempotency-Key': must be 1 to ${KEY_MAX} characters.`, 400);
    }
    if (this.#running.has(key)) {
      throw billingError('none', 'locked', 'A request with this Idempotency-Key is being processed. Send it again later.', 409);
    }
    this.#running.add(key);
    try {
      return await this.#executeOnce(key, execution);
    } finally {
      this.#running.delete(key);
    }
  }

  #executeOnce(key: string, execution: Execution): Promise<Reply> {
    const { fingerprint, realNow } = execution;
    return this.db.transaction(async (tx) => {
      await tx.delete(idempotencyRecords).where(and(eq(idempotencyRecords.key, key), lte(idempotencyRecords.expiresAt, realNow)));
      const claimed = await tx
        .insert(idempotencyRecords)
        .values({ key, fingerprint, expiresAt: new Date(realNow.getTime() + KEY_LIFETIME) })
        .onConflictDoNothing()
        .returning();
      if (claimed.length === 0) return replay(tx, key, fingerprint);
      const reply = await attempt(execution, () => tx.transaction(async (inner) => execution.run(await execution.call(inner))));
      await tx.update(idempotencyRecords).set({ status: reply.status, body: reply.body }).where(eq(idempotencyRecords.key, key));
      return reply;
    });
  }
}

async function replay(tx: Transaction, key: string, fingerprint: string): Promise<Reply> {
  const [record] = await tx.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, key));
  if (!record || record.status === null || record.body === null)
    throw new Error('An idempotency record was committed without its response.');
  if (record.fingerprint !== fingerprint) {
    throw billingError('none', 'rule', 'This Idempotency-Key was used for another request. Use a new key for each intent.', 422);
  }
  return { status: record.status, body: record.body };
}
