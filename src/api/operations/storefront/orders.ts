import { operation } from '../operation.js';
import { orderRequest, orderResult } from '../../schemas/storefront/purchase.js';

/**
 * Places an order: creates a subscription, its first invoice and a payment. With a publishable key, also creates an account and opens its
 * session.
 *
 * Errors: `quote-changed` (`data` is the new quote), `account-exists`, `already-subscribed`, `second-subscription`,
 * `one-subscription-only`, `not-for-sale`, `sold-alone` (a plan that is paid once, together with another product), `coupon-*` (see
 * `QuoteRequest.coupon`), `visitor-refused`, `payment-method-refused`, `payment-method-required`, `consent-required`, `field-refused`,
 * `intent-used`, and status 402 for a declined payment.
 */
export const createOrder = operation({
  name: 'storefront.orders',
  method: 'POST',
  path: '/storefront/orders',
  request: orderRequest,
  response: orderResult,
  retry: 'keyed',
  affects: ['subscriptions', 'billing', 'methods', 'profile'],
});
