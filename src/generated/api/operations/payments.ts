// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  createPaymentRequest,
  createPaymentResponse,
  listPaymentsRequest,
  listPaymentsResponse,
  getPaymentRequest,
  getPaymentResponse,
  applyPaymentRequest,
  refundPaymentRequest,
  refundPaymentResponse,
} from '../schemas/payments.js';

/** Create and optionally apply a payment. `POST /v1/payments`. */
export const createPayment = /* @__PURE__ */ operation({
  name: 'payments.create',
  method: 'POST',
  path: '/v1/payments',
  request: createPaymentRequest,
  response: createPaymentResponse,
  retry: 'keyed',
});

/** List payments. `GET /v1/payments`. */
export const listPayments = /* @__PURE__ */ operation({
  name: 'payments.list',
  method: 'GET',
  path: '/v1/payments',
  request: listPaymentsRequest,
  response: listPaymentsResponse,
  paging: 'page',
  items: 'payments',
  retry: 'safe',
});

/** One payment. `GET /v1/payments/{paymentKey}`. */
export const getPayment = /* @__PURE__ */ operation({
  name: 'payments.get',
  method: 'GET',
  path: '/v1/payments/{paymentKey}',
  request: getPaymentRequest,
  response: getPaymentResponse,
  retry: 'safe',
});

/** Apply to invoices. `PUT /v1/payments/{paymentKey}/apply`. */
export const applyPayment = /* @__PURE__ */ operation({
  name: 'payments.apply',
  method: 'PUT',
  path: '/v1/payments/{paymentKey}/apply',
  request: applyPaymentRequest,
  response: getPaymentResponse,
  retry: 'never',
});

/** Unapply. `PUT /v1/payments/{paymentKey}/unapply`. */
export const unapplyPayment = /* @__PURE__ */ operation({
  name: 'payments.unapply',
  method: 'PUT',
  path: '/v1/payments/{paymentKey}/unapply',
  request: applyPaymentRequest,
  response: getPaymentResponse,
  retry: 'never',
});

/** Cancel a draft/processing payment. `PUT /v1/payments/{paymentKey}/cancel`. */
export const cancelPayment = /* @__PURE__ */ operation({
  name: 'payments.cancel',
  method: 'PUT',
  path: '/v1/payments/{paymentKey}/cancel',
  request: getPaymentRequest,
  response: getPaymentResponse,
  retry: 'never',
});

/** Refund a payment. `POST /v1/payments/{paymentKey}/refunds`. */
export const refundPayment = /* @__PURE__ */ operation({
  name: 'payments.refund',
  method: 'POST',
  path: '/v1/payments/{paymentKey}/refunds',
  request: refundPaymentRequest,
  response: refundPaymentResponse,
  retry: 'keyed',
});
