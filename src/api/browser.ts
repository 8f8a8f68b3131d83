/** Entry point `./api` for browsers (export condition `browser`). Leaves out server credentials, which must never be in a page. */
export { createBillingClient, type BillingClient, type OrderJob } from './billing-client.js';
export {
  createClient,
  type ApiClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type Clock,
  type Credential,
  type CredentialHeaders,
  type TokenCredential,
} from './client.js';
export type { Drift } from './wire/drift.js';
export { ENVIRONMENTS, resolveBaseUrl, ZUORA_VERSION, type Environment, type ApiTarget } from './environments.js';
export {
  InvalidRequestError,
  isStorefrontError,
  StorefrontError,
  type ErrorDetails,
  type ErrorType,
  type FieldError,
  type ErrorReason,
} from './errors.js';
export { awaitJob, type JobOptions } from './jobs.js';
export {
  createObjects,
  objectFilter,
  objectSort,
  type DescribedField,
  type NewObject,
  type ObjectChanges,
  type ObjectDescription,
  type ObjectFilter,
  type ObjectQuery,
  type Objects,
  type ObjectSort,
  type QueryBatch,
  type QueryOptions,
  type RelatedObject,
  type WriteOptions,
  type WriteResult,
} from './objects/index.js';
/** All operations of the billing API by name, for `client.call(rows.getRefund, {...})`. Bundles contain only the rows that they use. */
export * as rows from '../generated/api/operations/index.js';
export { billingOperations } from '../generated/api/operations/index.js';
export { operation, type AnyOperation, type InputOf, type Operation, type OutputOf } from './operations/operation.js';
export { OBJECT_TYPES, type ObjectName, type ObjectTypes } from './schemas/objects/index.js';
export type { FileDownload } from './schemas/file-download.js';
export { storefrontOperations } from './operations/storefront/index.js';
export type { EntryOf } from './paging.js';
/** Types of requests and responses by name: `billing.CreateOrderRequest`, `billing.GetSubscriptionResponse`. */
export type * as billing from '../generated/api/schemas/index.js';
export type { CountryCode, CurrencyCode, DecimalString, IsoDate, IsoDateTime, Money, OpenEnum } from './schemas/values.js';
export type { CustomFieldValues, Id, KeyOf, NumberOf } from './schemas/wire.js';
export {
  and,
  eq,
  ge,
  gt,
  le,
  lt,
  ne,
  numeric,
  oneOf,
  or,
  select,
  type Condition,
  type Query,
  type QueryField,
  type AllowedComparison,
  type SelectedRecord,
} from './query/index.js';
export { createRates, type Approximation, type ReferenceRates, type ReferenceRatesOptions } from './rates.js';
export { createResources, type Resources } from '../generated/api/resources.js';
/** Revenue rule models: `revenue.straightLine({...})`, `revenue.preview(model, basis)`, `revenue.compile(model, basis, target)`. */
export * as revenue from './revenue/index.js';
export { sendRevenue, type SentRevenue } from './send-revenue.js';
