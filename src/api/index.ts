export { createClient, type CallOptions, type Client, type ClientOptions, type Clock, type Credential } from './client.js';
export { ENVIRONMENTS, resolveBaseUrl, ZUORA_VERSION, type Environment, type Target } from './environments.js';
export {
  InvalidRequestError,
  isStorefrontError,
  StorefrontError,
  type ErrorDetails,
  type ErrorType,
  type FieldError,
  type Reason,
} from './errors.js';
export { oauthCredential, type OAuthOptions } from './oauth.js';
export { billingOperations } from './operations/billing/index.js';
export { operation, type AnyOperation, type InputOf, type Operation, type OutputOf } from './operations/operation.js';
export { storefrontOperations } from './operations/storefront/index.js';
export { createRates, type Approximation, type ReferenceRates, type ReferenceRatesOptions } from './rates.js';
export { createResources, type Resources } from './resources.js';
