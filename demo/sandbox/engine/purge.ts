import { and, isNull, lte, lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.js';
import { accessTokens, callTokens, idempotencyRecords, paymentMethods, paymentSessions, queryCursors } from '../database/schema.js';
import { abandonedBefore } from './payment-methods/methods.js';

/**
 * Deletes what has lived its time, by the real clock: answers kept for their idempotency keys, sessions of the payment form, tokens, places
 * in queries, and methods of payment that no account ever took.
 */
export async function purge(db: Database, realNow: Date): Promise<void> {
  const expired: readonly [PgTable, SQL | undefined][] = [
    [idempotencyRecords, lte(idempotencyRecords.expiresAt, realNow)],
    [paymentSessions, lte(paymentSessions.expiresAt, realNow)],
    [accessTokens, lte(accessTokens.expiresAt, realNow)],
    [callTokens, lte(callTokens.expiresAt, realNow)],
    [queryCursors, lte(queryCursors.expiresAt, realNow)],
    [paymentMethods, and(isNull(paymentMethods.accountId), lt(paymentMethods.createdDate, abandonedBefore(realNow)))],
  ];
  for (const [table, past] of expired) await db.delete(table).where(past);
}
