import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Engine, WireBody } from '../context.js';
import type { Database, Transaction } from '../database/open.js';
import { newId, orderJobs } from '../database/schema.js';
import { BillingError } from '../errors.js';

export type JobRow = typeof orderJobs.$inferSelect;

/** How long a process may be silent about a job that it has claimed, in milliseconds of real time. */
const LEASE = 60_000;
/** A job that ended no better so often never will. */
const MOST_ATTEMPTS = 5;

/** Claims the oldest job that nobody does, for all to see. */
async function claimJob(db: Database, realNow: Date): Promise<JobRow | undefined> {
  return db.transaction(async (tx) => {
    const free = or(eq(orderJobs.status, 'Pending'), and(eq(orderJobs.status, 'Processing'), lt(orderJobs.claimedUntil, realNow)));
    const [next] = await tx
      .select({ id: orderJobs.id })
      .from(orderJobs)
      .where(free)
      .orderBy(asc(orderJobs.createdDate), asc(orderJobs.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const claim = { claim: newId(), claimedUntil: new Date(realNow.getTime() + LEASE), attempts: sql`${orderJobs.attempts} + 1` };
    const [job] = await tx
      .update(orderJobs)
      .set({ status: 'Processing', ...claim })
      .where(eq(orderJobs.id, next.id))
      .returning();
    return job;
  });
}

/**
 * Does the oldest job that waits, whole or not at all; its effect and its end are one transaction, so that no two processes do it.
 *
 * @returns false if no job waits
 */
export async function runNextJob(
  db: Database,
  engineFor: (tx: Transaction) => Promise<Engine>,
  realNow: Date,
  work: (engine: Engine, job: JobRow) => Promise<WireBody>,
): Promise<boolean> {
  const job = await claimJob(db, realNow);
  if (!job) return false;
  await db.transaction(async (tx) => {
    const engine = await engineFor(tx);
    const mine = and(eq(orderJobs.id, job.id), eq(orderJobs.status, 'Processing'), eq(orderJobs.claim, job.claim ?? ''));
    const [held] = await tx.select({ id: orderJobs.id }).from(orderJobs).where(mine).for('update');
    if (!held) return;
    const end = (values: Partial<JobRow>) => tx.update(orderJobs).set(values).where(eq(orderJobs.id, job.id));
    if (job.attempts > MOST_ATTEMPTS) return void (await end({ status: 'Failed', errors: 'The sandbox failed; its log says why.' }));
    try {
      await end({ status: 'Completed', result: await tx.transaction((inner) => work({ ...engine, tx: inner }, job)) });
    } catch (error) {
      if (!(error instanceof BillingError)) throw error;
      await end({ status: 'Failed', errors: error.message });
    }
  });
  return true;
}

/** Keeps a job that was done at once, for whoever asks what became of it. */
export async function keepDoneJob(engine: Engine, type: JobRow['type'], request: Record<string, unknown>): Promise<string> {
  const id = newId();
  await engine.tx.insert(orderJobs).values({ id, type, status: 'Completed', request, createdDate: engine.moment.now });
  return id;
}
