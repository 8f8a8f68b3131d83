import { operation } from '../operation.js';
import { orderRequest, orderResult } from '../../schemas/storefront/purchase.js';

/**
 * Buys: makes subscription, first invoice and payment, with the publishable key also an account, with a session for its account. Errors:
 * `quote-changed` (`data` has the new quote), `account-exists`, `already-subscribed`, `not-for-sale`, `coupon-refused`, `visitor-refused`,
 * `payment-method-refused`, `payment-method-required`, `consent-required`, `field-refused`, and 402 for a payment that is refused.
 */
export const createOrder = operation({
  name: 'storefront.orders',
  method: 'POST',
  path: '/storefront/orders',
  request: orderRequest,
  response: orderResult,
  retry: 'keyed',
});
