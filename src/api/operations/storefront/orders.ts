import { operation } from '../operation.js';
import { orderRequest, orderResult } from '../../schemas/storefront/purchase.js';

/** Buys: makes account, subscription, first invoice and payment. Publishable key. Errors: `quote-changed`, `account-exists`, `payment-refused`, `not-for-sale`. */
export const createOrder = operation({
  name: 'storefront.orders',
  method: 'POST',
  path: '/storefront/orders',
  request: orderRequest,
  response: orderResult,
  retry: 'keyed',
});
