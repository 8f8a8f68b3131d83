import { and, isNull, lte, lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.js';
import { accessTokens, callTokens, idempotencyRecords, paymentMethods, paymentSessions, queryCursors } from '../database/schema.js';
import { abandonmentCutoff } from './payment-methods/payment-methods.js';

/**
 * Deletes records that have expired by real time: responses for idempotency keys, payment sessions, tokens, query cursors, and payment methods that
 * no account has used.
 */
export async function purgeExpired(db: Database, realNow: Date): Promise<void> {
  const expired: readonly [PgTable, SQL | undefined][] = [
    [idempotencyRecords, lte(idempotencyRecords.expiresAt, realNow)],
    [paymentSessions, lte(paymentSessions.expiresAt, realNow)],
    [accessTokens, lte(accessTokens.expiresAt, realNow)],
    [callTokens, lte(callTokens.expiresAt, realNow)],
    [queryCursors, lte(queryCursors.expiresAt, realNow)],
    [paymentMethods, and(isNull(paymentMethods.accountId), lt(paymentMethods.createdDate, abandonmentCutoff(realNow)))],
  ];
  for (const [table, past] of expired) await db.delete(table).where(past);
}
