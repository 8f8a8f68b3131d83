import { operation } from '../operation.js';
import { empty } from '../../schemas/storefront/nothing.js';
import { paymentMethods } from '../../schemas/storefront/payment-methods.js';

/** Lists the usable payment methods of the session's account. Their ids are sealed and only valid for this account. */
export const listPaymentMethods = operation({
  name: 'storefront.payment-methods',
  method: 'GET',
  path: '/storefront/payment-methods',
  request: empty,
  response: paymentMethods,
  retry: 'safe',
  shows: ['methods', 'subscriptions', 'billing'],
});
