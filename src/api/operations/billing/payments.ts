import { operation } from '../operation.js';
import { createPaymentRequest, payment, paymentList, paymentsRequest } from '../../schemas/billing/payment.js';

/** Creates a payment and applies it to invoices. */
export const createPayment = operation({
  name: 'payments.create',
  method: 'POST',
  path: '/v1/payments',
  request: createPaymentRequest,
  response: payment,
  retry: 'keyed',
});

/** Payments, of one account if asked. */
export const listPayments = operation({
  name: 'payments.list',
  method: 'GET',
  path: '/v1/payments',
  request: paymentsRequest,
  response: paymentList,
  paging: 'page',
  items: 'payments',
  retry: 'safe',
});
