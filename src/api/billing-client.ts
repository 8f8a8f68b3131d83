import { createClient, type ApiClient, type ClientOptions } from './client.js';
import { awaitJob, type JobOptions } from './jobs.js';
import { createObjects, type Objects } from './objects/index.js';
import { getOrderJob } from '../generated/api/operations/orders.js';
import type { OutputOf } from './operations/operation.js';
import { createResources, type Resources } from '../generated/api/resources.js';
import { sendRevenue, type SendRevenue } from './send-revenue.js';

/** State and, at its end, result of an order that was sent with `orders.createAsync` or `orders.previewAsync`. */
export type OrderJob = OutputOf<typeof getOrderJob>;

/**
 * The whole billing API as one object, for programs on a server and for staff pages: `client.subscriptions.cancel({...})`,
 * `client.orders.list.items({...})`, `client.objects.queryAll(...)`, `client.call(row, input)`.
 *
 * Every method checks its input before anything is sent (`InvalidRequestError`, which names each field) and throws `StorefrontError` for everything
 * else that can go wrong. Amounts, prices and quantities are decimal strings, dates `YYYY-MM-DD`, instants ISO text, times to wait milliseconds.
 */
export interface BillingClient extends ApiClient, Resources {
  /** Generic objects by their type: create, change, delete, query and describe. */
  readonly objects: Objects;
  /**
   * Sends what `revenue.compile` made of a rule model.
   * @throws {StorefrontError} a distribution is sent once, so a lost answer is an `outcome-unknown`: read the schedule then. A new schedule is made at
   * most once for an `idempotencyKey`
   */
  readonly sendRevenue: SendRevenue;
  /**
   * Waits for an order that was sent with `orders.createAsync` or `orders.previewAsync`.
   * @throws {StorefrontError} `api` with code `job-failed`: nothing was done; `outcome-unknown` with code `job-timeout`: it may still be done
   */
  awaitOrderJob(jobId: string, options?: Pick<JobOptions<OrderJob>, 'onProgress' | 'signal' | 'timeout'>): Promise<OrderJob>;
}

/** A client of the billing API with all its resources. Carries every operation: pages that count bytes use `createClient` and import single rows. */
export function createBillingClient(options: ClientOptions): BillingClient {
  const client = createClient(options);
  return {
    ...client,
    ...createResources(client),
    objects: createObjects(client),
    sendRevenue: (operation, sending) => sendRevenue(client, operation, sending),
    awaitOrderJob: (jobId, waiting = {}) =>
      awaitJob(
        client,
        getOrderJob,
        { jobId },
        {
          ...waiting,
          done: ({ status }) => status === 'Completed',
          failed: ({ status, errors }) => status === 'Failed' && (errors ?? true),
        },
      ),
  };
}
