import { operation } from '../operation.js';
import {
  empty,
  invoice,
  invoiceRequest,
  invoices,
  invoicesRequest,
  paymentMethods,
  profile,
  subscriptions,
} from '../../schemas/storefront/account.js';

/** Name, contacts and payment method of the session's account. */
export const getProfile = operation({
  name: 'storefront.profile',
  method: 'GET',
  path: '/storefront/profile',
  request: empty,
  response: profile,
  retry: 'safe',
});

/** Kept payment methods of the session's account that can pay. Their ids are sealed: good for an order of this account, and nothing else. */
export const listPaymentMethods = operation({
  name: 'storefront.payment-methods',
  method: 'GET',
  path: '/storefront/payment-methods',
  request: empty,
  response: paymentMethods,
  retry: 'safe',
});

/** Subscriptions of the session's account, newest version of each. */
export const listSubscriptions = operation({
  name: 'storefront.subscriptions',
  method: 'GET',
  path: '/storefront/subscriptions',
  request: empty,
  response: subscriptions,
  retry: 'safe',
});

/** Invoices of the session's account, newest first. */
export const listInvoices = operation({
  name: 'storefront.invoices',
  method: 'GET',
  path: '/storefront/invoices',
  request: invoicesRequest,
  response: invoices,
  paging: 'cursor',
  retry: 'safe',
});

/** One invoice with its items. Another account's number answers 404. */
export const getInvoice = operation({
  name: 'storefront.invoice',
  method: 'GET',
  path: '/storefront/invoices/{number}',
  request: invoiceRequest,
  response: invoice,
  retry: 'safe',
});
