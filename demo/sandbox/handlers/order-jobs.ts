import { eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, Engine, WireBody } from '../context.js';
import type { Database, Transaction } from '../database/open.js';
import { orderJobs } from '../database/schema.js';
import { runNextJob, type OrderJobRow } from '../engine/order-jobs.js';
import { notFound } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import {
  createOrderAsyncInput,
  createOrderInput,
  orderJobInput,
  previewOrderInput,
  type CreateOrderInput,
  type PreviewOrderInput,
} from '../supported/orders.js';
import { createOrder, previewOrder, withStoredMethod } from './orders.js';

async function saveJob(type: OrderJobRow['type'], request: Record<string, unknown>, call: CallContext): Promise<WireBody> {
  const [job] = await call.tx.insert(orderJobs).values({ type, status: 'Pending', request, createdDate: call.moment.now }).returning();
  return { success: true, jobId: job?.id };
}

/** `POST /v1/async/orders`. A card is stored at once, so that its number is not part of the job. */
async function createOrderAsync(input: CreateOrderInput, call: CallContext): Promise<WireBody> {
  return saveJob('AsyncCreateOrder', { ...(await withStoredMethod(input, call)) }, call);
}

/** `POST /v1/async/orders/preview`. */
const previewOrderAsync = (input: PreviewOrderInput, call: CallContext): Promise<WireBody> =>
  saveJob('AsyncPreviewOrder', { ...input }, call);

/**
 * `GET /v1/async-jobs/{jobId}`: returns the response of the synchronous call once the job is complete. A waiting job has the status
 * `Processing`, because the API definition has no status for waiting jobs.
 */
async function getOrderJob(input: { jobId: string }, call: CallContext): Promise<WireBody> {
  const [job] = await call.tx.select().from(orderJobs).where(eq(orderJobs.id, input.jobId));
  if (!job) throw notFound('job', input.jobId);
  const status = job.status === 'Pending' ? 'Processing' : job.status;
  return { success: true, status, errors: job.errors, ...(job.result && { result: { ...job.result, jobType: job.type } }) };
}

/** Runs a job and returns the response of the synchronous call. */
async function runJob(engine: Engine, { type, request }: OrderJobRow): Promise<WireBody> {
  if (type === 'AsyncCreateOrder') return createOrder(createOrderInput.parse(request), engine);
  if (type === 'DeleteAccount') throw new Error('Accounts are deleted synchronously.');
  const { previewResult, ...answer } = await previewOrder(previewOrderInput.parse(request), engine);
  return { ...answer, ...(typeof previewResult === 'object' && previewResult) };
}

/** Runs the oldest waiting job. Resolves to false if there is none. */
export const runOrderJob = (db: Database, engineFor: (tx: Transaction) => Promise<Engine>, realNow: Date): Promise<boolean> =>
  runNextJob(db, engineFor, realNow, runJob);

/** Endpoints by operation name. */
export const orderJobEndpoints = {
  createOrderAsync: { ...partialEndpoint(rows.createOrderAsync, 'orders', createOrderAsyncInput, createOrderAsync), leavesWork: true },
  // In the API definition, this operation has the success status 202, unlike `createOrderAsync`.
  previewOrderAsync: {
    ...partialEndpoint(rows.previewOrderAsync, 'orders', previewOrderInput, previewOrderAsync),
    status: 202,
    leavesWork: true,
  },
  getOrderJob: partialEndpoint(rows.getOrderJob, 'orders', orderJobInput, getOrderJob),
};
