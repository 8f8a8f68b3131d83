export {
  createStorefrontServer,
  type LocalGatewayOptions,
  type RemoteGatewayOptions,
  type StorefrontServer,
  type StorefrontServerOptions,
} from './storefront-server.js';
export { StorefrontError, type ErrorType } from '../api/errors.js';
export { verifyWebhook, WebhookVerificationError } from '../gateway/events/signature.js';
export type {
  EntitledFeature,
  EntitledPlan,
  Entitlements,
  EntitlementsRequest,
  UsageLimit,
} from '../api/schemas/storefront/entitlements.js';
export type {
  Session,
  SessionRequest,
  SessionRevocation,
  SessionUser,
  StaffSessionRequest,
  SubscriberSessionRequest,
  UserSessionRequest,
} from '../api/schemas/storefront/session.js';
