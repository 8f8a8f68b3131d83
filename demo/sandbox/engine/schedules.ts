import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { subscriptions } from '../database/schema.js';
import { keyDateCame, termEnded } from '../events/happenings.js';
import { raise } from '../events/raise.js';
import { lockAccount } from './accounts.js';
import { onlyOf, type DueWork } from './due.js';
import { arrived } from './pauses.js';
import { renewed } from './state.js';
import { newVersion, updateVersion, withRatePlans, type FullSubscription, type SubscriptionRow } from './subscriptions.js';

const nextDate = sql<IsoDate | null>`least(${subscriptions.scheduledCancelDate}, ${subscriptions.scheduledSuspendDate}, ${subscriptions.scheduledResumeDate})::text`;

/** Subscriptions on which a cancellation, a pause or the end of one falls due. */
async function arriving(tx: Transaction, through: IsoDate, accountId?: string): Promise<{ row: SubscriptionRow; date: IsoDate }[]> {
  const { scheduledCancelDate, scheduledSuspendDate, scheduledResumeDate } = subscriptions;
  const rows = await tx
    .select({ row: subscriptions, date: nextDate })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.latest, true),
        inArray(subscriptions.status, ['Active', 'Suspended']),
        onlyOf(subscriptions.accountId, accountId),
        or(lte(scheduledCancelDate, through), lte(scheduledSuspendDate, through), lte(scheduledResumeDate, through)),
      ),
    )
    .orderBy(asc(subscriptions.number));
  return rows.flatMap(({ row, date }) => (date === null ? [] : { row, date }));
}

const endingTerms = (tx: Transaction, through: IsoDate, accountId?: string) =>
  tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.latest, true),
        eq(subscriptions.status, 'Active'),
        lte(subscriptions.termEndDate, through),
        onlyOf(subscriptions.accountId, accountId),
      ),
    )
    .orderBy(asc(subscriptions.termEndDate), asc(subscriptions.number));

/** Cancels, pauses and resumes what was ordered for today. The version that said so stays the newest. */
async function keepSchedules(engine: Engine, accountId?: string): Promise<void> {
  const rows = (await arriving(engine.tx, engine.moment.today, accountId)).map(({ row }) => row);
  for (const current of await withRatePlans(engine.tx, rows)) {
    await lockAccount(engine.tx, current.accountId);
    const after = arrived(current, engine.moment.today);
    await updateVersion(engine, current, after);
    await raise(engine, keyDateCame(current, { ...current, ...after, number: current.number }));
  }
}

/** A term that ends is followed by the next, by an open end, or by nothing. */
async function endTerm(engine: Engine, current: FullSubscription): Promise<void> {
  const next = current.autoRenew ? renewed(current) : undefined;
  const row = await newVersion(engine, current, next ?? { ...current, status: 'Expired', endDate: current.termEndDate });
  await raise(engine, ...termEnded(current, row));
}

/** Ends the terms whose last day is over. */
async function endTerms(engine: Engine, accountId?: string): Promise<void> {
  const rows = await endingTerms(engine.tx, engine.moment.today, accountId);
  for (const current of await withRatePlans(engine.tx, rows)) await endTerm(engine, current);
}

/** Cancellations, pauses and resumptions that were ordered for a day. */
export const schedules: DueWork = {
  name: 'schedules',
  dates: async (tx, through, accountId) => (await arriving(tx, through, accountId)).map(({ date }) => date),
  run: keepSchedules,
};

/** Ends of terms. */
export const terms: DueWork = {
  name: 'ends of terms',
  dates: async (tx, through, accountId) => (await endingTerms(tx, through, accountId)).flatMap((row) => row.termEndDate ?? []),
  run: endTerms,
};
