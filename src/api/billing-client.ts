import { checkClientOptions, createClient, type ApiClient, type ClientOptions } from './client.js';
import { awaitJob, type JobOptions } from './jobs.js';
import { createObjects, type Objects } from './objects/index.js';
import { getOrderJob } from '../generated/api/operations/orders.js';
import type { OutputOf } from './operations/operation.js';
import { createResources, type Resources } from '../generated/api/resources.js';
import { sendRevenue, type SendRevenue } from './send-revenue.js';

/** Status of an order that was sent with `orders.createAsync` or `orders.previewAsync`, and its result when it is done. */
export type OrderJob = OutputOf<typeof getOrderJob>;

/**
 * Client with all operations of the billing API, for servers and staff pages: `client.subscriptions.cancel({...})`,
 * `client.orders.list.items({...})`, `client.objects.queryAll(...)`, `client.call(row, input)`.
 *
 * Every method validates its input before it sends anything. Invalid input throws `InvalidRequestError`, which names each field. All other
 * failures throw `StorefrontError`.
 *
 * Amounts, prices and quantities are decimal strings. Dates are `YYYY-MM-DD`, times are ISO 8601 text, durations are milliseconds.
 */
export interface BillingClient extends ApiClient, Resources {
  /** Generic create, update, delete, query and describe operations for any object type. */
  readonly objects: Objects;
  /**
   * Sends an operation compiled by `revenue.compile`. Creates a new schedule at most once per `idempotencyKey`.
   * @throws {StorefrontError} `outcome-unknown` if no response to a distribution arrives. Distributions are never retried: read the
   * schedule to check if it was applied.
   */
  readonly sendRevenue: SendRevenue;
  /**
   * Waits for an order that was sent with `orders.createAsync` or `orders.previewAsync`.
   * @throws {StorefrontError} `api` with code `job-failed`: nothing was changed; `outcome-unknown` with code `job-timeout`: the order may still
   * complete
   */
  awaitOrderJob(jobId: string, options?: Pick<JobOptions<OrderJob>, 'onProgress' | 'signal' | 'timeout'>): Promise<OrderJob>;
}

/**
 * Creates a client with all resources. Bundles every operation: if bundle size matters, use `createClient` and import single rows.
 * @throws {TypeError} naming every option that does not exist
 */
export function createBillingClient(options: ClientOptions): BillingClient {
  checkClientOptions('createBillingClient', options);
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
