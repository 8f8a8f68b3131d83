import { operation } from '../operation.js';
import { empty } from '../../schemas/storefront/nothing.js';
import { paymentRequest, paymentResult, upcoming } from '../../schemas/storefront/payments.js';

/** Pays one or more open invoices of the session's account, in full or in part. */
export const createPayment = operation({
  name: 'storefront.payments',
  method: 'POST',
  path: '/storefront/payments',
  request: paymentRequest,
  response: paymentResult,
  retry: 'keyed',
  affects: ['billing', 'subscriptions', 'methods'],
});

/** Lists the upcoming bills of the session's account. */
export const getUpcoming = operation({
  name: 'storefront.upcoming',
  method: 'GET',
  path: '/storefront/upcoming',
  request: empty,
  response: upcoming,
  retry: 'safe',
  shows: ['subscriptions', 'billing', 'profile'],
});
