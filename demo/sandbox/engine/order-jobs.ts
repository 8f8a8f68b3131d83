import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Engine, WireBody } from '../context.js';
import type { Database, Transaction } from '../database/open.js';
import { newId, orderJobs } from '../database/schema.js';
import { BillingError } from '../errors.js';

export type OrderJobRow = typeof orderJobs.$inferSelect;

/** Lease of a claimed job, in milliseconds of real time. After it, other processes may claim the job. */
const LEASE = 60_000;
/** Maximum number of attempts to run a job. At the next claim, the job fails. */
const MAX_ATTEMPTS = 5;

/** Claims the oldest job that no other process is working on. */
async function claimJob(db: Database, realNow: Date): Promise<OrderJobRow | undefined> {
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
 * Runs the oldest waiting job. Its effect and its completion are one transaction, so it cannot run twice.
 *
 * @returns false if no job waits
 */
export async function runNextJob(
  db: Database,
  engineFor: (tx: Transaction) => Promise<Engine>,
  realNow: Date,
  work: (engine: Engine, job: OrderJobRow) => Promise<WireBody>,
): Promise<boolean> {
  const job = await claimJob(db, realNow);
  if (!job) return false;
  await db.transaction(async (tx) => {
    const engine = await engineFor(tx);
    const mine = and(eq(orderJobs.id, job.id), eq(orderJobs.status, 'Processing'), eq(orderJobs.claim, job.claim ?? ''));
    const [claimed] = await tx.select({ id: orderJobs.id }).from(orderJobs).where(mine).for('update');
    if (!claimed) return;
    const end = (values: Partial<OrderJobRow>) => tx.update(orderJobs).set(values).where(eq(orderJobs.id, job.id));
    if (job.attempts > MAX_ATTEMPTS) return void (await end({ status: 'Failed', errors: 'The sandbox failed. See its log.' }));
    try {
      await end({ status: 'Completed', result: await tx.transaction((inner) => work({ ...engine, tx: inner }, job)) });
    } catch (error) {
      if (!(error instanceof BillingError)) throw error;
      await end({ status: 'Failed', errors: error.message });
    }
  });
  return true;
}

/** Saves a job that was completed immediately, so that its status can be queried. */
export async function saveCompletedJob(engine: Engine, type: OrderJobRow['type'], request: Record<string, unknown>): Promise<string> {
  const id = newId();
  await engine.tx.insert(orderJobs).values({ id, type, status: 'Completed', request, createdDate: engine.moment.now });
  return id;
}
