import { asc, eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import type { Call, Engine, WireBody } from '../context.js';
import type { Database } from '../database/open.js';
import { orderJobs } from '../database/schema.js';
import { BillingError, notFound } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import {
  createOrderAsyncInput,
  createOrderInput,
  orderJobInput,
  previewOrderInput,
  type CreateOrderInput,
  type PreviewOrderInput,
} from '../supported/orders.js';
import { createOrder, previewOrder } from './orders.js';

type JobRow = typeof orderJobs.$inferSelect;

async function keepJob(type: JobRow['type'], request: Record<string, unknown>, call: Call): Promise<WireBody> {
  const [job] = await call.tx.insert(orderJobs).values({ type, status: 'Processing', request, createdDate: call.moment.now }).returning();
  return { success: true, jobId: job?.id };
}

/** `POST /v1/async/orders`. */
const createOrderAsync = (input: CreateOrderInput, call: Call): Promise<WireBody> => keepJob('AsyncCreateOrder', { ...input }, call);

/** `POST /v1/async/orders/preview`. */
const previewOrderAsync = (input: PreviewOrderInput, call: Call): Promise<WireBody> => keepJob('AsyncPreviewOrder', { ...input }, call);

/** `GET /v1/async-jobs/{jobId}`: the answer of the direct call once it is done. */
async function getOrderJob(input: { jobId: string }, call: Call): Promise<WireBody> {
  const [job] = await call.tx.select().from(orderJobs).where(eq(orderJobs.id, input.jobId));
  if (!job) throw notFound('job', input.jobId);
  return { success: true, status: job.status, errors: job.errors, ...(job.result && { result: { ...job.result, jobType: job.type } }) };
}

async function doJob(engine: Engine, { type, request }: JobRow): Promise<WireBody> {
  if (type === 'AsyncCreateOrder') return createOrder(createOrderInput.parse(request), engine);
  const { previewResult, ...answer } = await previewOrder(previewOrderInput.parse(request), engine);
  return { ...answer, ...(typeof previewResult === 'object' && previewResult) };
}

/** True while a job waits, perhaps from before a restart. */
export async function hasJobs(db: Database): Promise<boolean> {
  return (await db.select({ id: orderJobs.id }).from(orderJobs).where(eq(orderJobs.status, 'Processing')).limit(1)).length > 0;
}

/** Does the jobs that wait, oldest first, each whole or not at all. The engine's moment must be read with its lock. */
export async function runOrderJobs(engine: Engine): Promise<void> {
  const waiting = await engine.tx
    .select()
    .from(orderJobs)
    .where(eq(orderJobs.status, 'Processing'))
    .orderBy(asc(orderJobs.createdDate), asc(orderJobs.id))
    .for('update');
  for (const job of waiting) {
    const end = (values: Partial<JobRow>) => engine.tx.update(orderJobs).set(values).where(eq(orderJobs.id, job.id));
    try {
      await end({ status: 'Completed', result: await engine.tx.transaction((tx) => doJob({ ...engine, tx }, job)) });
    } catch (error) {
      if (!(error instanceof BillingError)) throw error;
      await end({ status: 'Failed', errors: error.message });
    }
  }
}

/** What is served here, by row. */
export const orderJobEndpoints = {
  createOrderAsync: partialEndpoint(rows.createOrderAsync, 'orders', createOrderAsyncInput, createOrderAsync),
  // The definition has another status for the one than for the other.
  previewOrderAsync: { ...partialEndpoint(rows.previewOrderAsync, 'orders', previewOrderInput, previewOrderAsync), status: 202 },
  getOrderJob: partialEndpoint(rows.getOrderJob, 'orders', orderJobInput, getOrderJob),
};
