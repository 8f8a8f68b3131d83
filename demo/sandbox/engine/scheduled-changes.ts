import { and, asc, eq, inArray, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { subscriptions } from '../database/schema.js';
import { keyDateReached, termEnded } from '../events/raised-events.js';
import { raiseEvents } from '../events/raise-events.js';
import { lockAccount } from './accounts.js';
import { matchesAccount, type DueWork } from './due-work.js';
import { applyScheduledChanges, withTermEnded } from './subscription-lifecycle.js';
import { writeNextVersion, updateVersion, withRatePlans, type FullSubscription } from './subscriptions.js';

const nextScheduledDate = sql`least(${subscriptions.scheduledCancelDate}, ${subscriptions.scheduledSuspendDate}, ${subscriptions.scheduledResumeDate})`;

/** Condition of subscriptions with a due cancellation, suspension or resumption. */
const hasDueChange = (through: IsoDate, accountId?: string) =>
  and(
    eq(subscriptions.latest, true),
    inArray(subscriptions.status, ['Active', 'Suspended']),
    matchesAccount(subscriptions.accountId, accountId),
    lte(nextScheduledDate, through),
  );

/** Condition of {@link nextTermEnd}: a scheduled resumption that extends the term keeps the term open until then. */
const hasEndingTerm = or(
  eq(subscriptions.status, 'Active'),
  and(eq(subscriptions.status, 'Suspended'), or(isNull(subscriptions.scheduledResumeDate), eq(subscriptions.resumeExtendsTerm, false))),
);

const endsTerm = (through: IsoDate, accountId?: string) =>
  and(
    eq(subscriptions.latest, true),
    hasEndingTerm,
    lte(subscriptions.termEndDate, through),
    matchesAccount(subscriptions.accountId, accountId),
  );

/** Cancels, suspends and resumes subscriptions on their scheduled dates. Does not create a new version. */
async function runScheduledChanges(engine: Engine, accountId?: string): Promise<void> {
  const rows = await engine.tx
    .select()
    .from(subscriptions)
    .where(hasDueChange(engine.moment.today, accountId))
    .orderBy(asc(subscriptions.number));
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
  const rows = await engine.tx
    .select()
    .from(subscriptions)
    .where(endsTerm(engine.moment.today, accountId))
    .orderBy(asc(subscriptions.termEndDate), asc(subscriptions.number));
  for (const current of await withRatePlans(engine.tx, rows)) await endTerm(engine, current);
}

/** Due work that cancels, suspends and resumes subscriptions on their scheduled dates. */
export const scheduledChanges: DueWork = {
  name: 'schedules',
  firstDueDate: (tx, through, accountId) =>
    tx
      .select({ date: min(nextScheduledDate) })
      .from(subscriptions)
      .where(hasDueChange(through, accountId)),
  run: runScheduledChanges,
};

/** Due work that renews or expires subscriptions at the end of their term. */
export const termEnds: DueWork = {
  name: 'ends of terms',
  firstDueDate: (tx, through, accountId) =>
    tx
      .select({ date: min(subscriptions.termEndDate) })
      .from(subscriptions)
      .where(endsTerm(through, accountId)),
  run: endTerms,
};
