import { operation } from '../operation.js';
import { empty } from '../../schemas/storefront/nothing.js';
import { paymentMethods } from '../../schemas/storefront/payment-methods.js';

/** Kept payment methods of the session's account that can pay. Their ids are sealed: good for this account, and nothing else. */
export const listPaymentMethods = operation({
  name: 'storefront.payment-methods',
  method: 'GET',
  path: '/storefront/payment-methods',
  request: empty,
  response: paymentMethods,
  retry: 'safe',
});
