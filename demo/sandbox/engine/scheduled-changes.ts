import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { subscriptions } from '../database/schema.js';
import { keyDateReached, termEnded } from '../events/raised-events.js';
import { raiseEvents } from '../events/raise-events.js';
import { lockAccount } from './accounts.js';
import { matchesAccount, type DueWork } from './due-work.js';
import { applyScheduledChanges, withTermEnded } from './subscription-lifecycle.js';
import { writeNextVersion, updateVersion, withRatePlans, type FullSubscription, type SubscriptionRow } from './subscriptions.js';

const nextScheduledDate = sql<IsoDate | null>`least(${subscriptions.scheduledCancelDate}, ${subscriptions.scheduledSuspendDate}, ${subscriptions.scheduledResumeDate})::text`;

/** Reads the subscriptions with a due cancellation, suspension or resumption. */
async function readDueChanges(tx: Transaction, through: IsoDate, accountId?: string): Promise<{ row: SubscriptionRow; date: IsoDate }[]> {
  const { scheduledCancelDate, scheduledSuspendDate, scheduledResumeDate } = subscriptions;
  const rows = await tx
    .select({ row: subscriptions, date: nextScheduledDate })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.latest, true),
        inArray(subscriptions.status, ['Active', 'Suspended']),
        matchesAccount(subscriptions.accountId, accountId),
        or(lte(scheduledCancelDate, through), lte(scheduledSuspendDate, through), lte(scheduledResumeDate, through)),
      ),
    )
    .orderBy(asc(subscriptions.number));
  return rows.flatMap(({ row, date }) => (date === null ? [] : { row, date }));
}

/** Condition of {@link nextTermEnd}: a scheduled resumption that extends the term keeps the term open until then. */
const hasEndingTerm = or(
  eq(subscriptions.status, 'Active'),
  and(eq(subscriptions.status, 'Suspended'), or(isNull(subscriptions.scheduledResumeDate), eq(subscriptions.resumeExtendsTerm, false))),
);

const readEndingTerms = (tx: Transaction, through: IsoDate, accountId?: string) =>
  tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.latest, true),
        hasEndingTerm,
        lte(subscriptions.termEndDate, through),
        matchesAccount(subscriptions.accountId, accountId),
      ),
    )
    .orderBy(asc(subscriptions.termEndDate), asc(subscriptions.number));

/** Cancels, suspends and resumes subscriptions on their scheduled dates. Does not create a new version. */
async function runScheduledChanges(engine: Engine, accountId?: string): Promise<void> {
  const rows = (await readDueChanges(engine.tx, engine.moment.today, accountId)).map(({ row }) => row);
  for (const current of await withRatePlans(engine.tx, rows)) {
    await lockAccount(engine.tx, current.accountId);
    const after = applyScheduledChanges(current, engine.moment.today);
    await updateVersion(engine, current, after);
    await raiseEvents(engine, keyDateReached(current, { ...current, ...after, number: current.number }));
  }
}

/** Ends a term. The subscription renews for the next term, renews without an end, or expires. */
async function endTerm(engine: Engine, current: FullSubscription): Promise<void> {
  const row = await writeNextVersion(engine, current, withTermEnded(current, current.autoRenew));
  await raiseEvents(engine, ...termEnded(current, row));
}

/** Ends the terms that have reached their end date. */
async function endTerms(engine: Engine, accountId?: string): Promise<void> {
  const rows = await readEndingTerms(engine.tx, engine.moment.today, accountId);
  for (const current of await withRatePlans(engine.tx, rows)) await endTerm(engine, current);
}

/** Due work that cancels, suspends and resumes subscriptions on their scheduled dates. */
export const scheduledChanges: DueWork = {
  name: 'schedules',
  dueDates: async (tx, through, accountId) => (await readDueChanges(tx, through, accountId)).map(({ date }) => date),
  run: runScheduledChanges,
};

/** Due work that renews or expires subscriptions at the end of their term. */
export const termEnds: DueWork = {
  name: 'ends of terms',
  dueDates: async (tx, through, accountId) => (await readEndingTerms(tx, through, accountId)).flatMap((row) => row.termEndDate ?? []),
  run: endTerms,
};
