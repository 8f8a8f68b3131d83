import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.js';
import { calloutAttempts, callouts, calloutTemplates } from '../database/schema.js';
import type { Settings } from '../seed/load.js';
import { CALLOUT_TIMEOUT, type AttemptResult } from './send-callout.js';

type CalloutRow = typeof callouts.$inferSelect;

/** A callout that only this process may send until its lease expires. */
export interface ClaimedCallout {
  callout: CalloutRow;
  template: typeof calloutTemplates.$inferSelect;
  lease: string;
}

/** Milliseconds until another process may take over a claimed callout. */
const LEASE_TIME = 3 * CALLOUT_TIMEOUT;
const MINUTE = 60_000;
const LONGEST_WAIT = 24 * 60 * MINUTE;

const free = (now: Date) => or(isNull(callouts.leasedUntil), lte(callouts.leasedUntil, now));

/**
 * Claims the first due callout that no process is sending. Callouts of the same template are claimed one after the other, to keep the order
 * of their events.
 */
export async function claimCallout(db: Database, now: Date): Promise<ClaimedCallout | undefined> {
  return db.transaction(async (tx) => {
    const other = alias(callouts, 'other');
    const busy = tx
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.templateId, callouts.templateId), sql`${other.leasedUntil} > ${now.toISOString()}::timestamptz`));
    const [callout] = await tx
      .select()
      .from(callouts)
      .where(and(eq(callouts.status, 'Pending'), lte(callouts.nextAttemptAt, now), free(now), sql`not exists ${busy}`))
      .orderBy(asc(callouts.position))
      .limit(1)
      .for('update', { of: callouts, skipLocked: true });
    if (!callout) return undefined;
    const lease = randomUUID();
    const leasedUntil = new Date(now.getTime() + LEASE_TIME);
    await tx.update(callouts).set({ lease, leasedUntil }).where(eq(callouts.id, callout.id));
    const [template] = await tx.select().from(calloutTemplates).where(eq(calloutTemplates.id, callout.templateId));
    return template && { callout, template, lease };
  });
}

/** Milliseconds until the next attempt. The interval doubles after each attempt. */
function waitAfter(attempts: number, intervalMinutes: number): number {
  return Math.min(intervalMinutes * MINUTE * 2 ** (attempts - 1), LONGEST_WAIT);
}

/** Records the result of an attempt and schedules the next one. */
export async function recordAttempt(
  db: Database,
  { callout, template, lease }: ClaimedCallout,
  outcome: AttemptResult,
  times: { began: Date; now: Date },
  settings: Settings['callouts'],
): Promise<void> {
  const round = callout.round + 1;
  const again = template.retry && round < settings.attempts;
  const status = outcome.succeeded ? ('Delivered' as const) : again ? ('Pending' as const) : ('Failed' as const);
  const nextAttemptAt = new Date(times.now.getTime() + waitAfter(round, settings.intervalMinutes));
  await db.transaction(async (tx) => {
    const attempts = callout.attempts + 1;
    const done = { status, attempts, round, nextAttemptAt, lease: null, leasedUntil: null };
    await tx
      .update(callouts)
      .set(done)
      .where(and(eq(callouts.id, callout.id), eq(callouts.lease, lease)));
    // A reset may have deleted the callout.
    const [kept] = await tx.select({ id: callouts.id }).from(callouts).where(eq(callouts.id, callout.id));
    if (!kept) return;
    await tx.insert(calloutAttempts).values({
      id: randomUUID(),
      calloutId: callout.id,
      number: attempts,
      succeeded: outcome.succeeded,
      responseCode: outcome.code,
      responseContent: outcome.content,
      attemptedDate: times.began,
    });
  });
}
