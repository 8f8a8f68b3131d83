// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { newPaymentMethodRequestInput, accountPageRequest, commonResponse } from '../schemas/shared.js';
import {
  createPaymentMethodResponse,
  createCreditCardRequest,
  paymentMethodIdResponse,
  listCreditCardsResponse,
  getPaymentMethodRequest,
  getPaymentMethodResponse,
  updatePaymentMethodRequest,
  updatePaymentMethodResponse,
  verifyPaymentMethodRequest,
} from '../schemas/payment-methods.js';

/** Create any kind of payment method. `POST /v1/payment-methods`. */
export const createPaymentMethod = /* @__PURE__ */ operation({
  name: 'payment-methods.create',
  method: 'POST',
  path: '/v1/payment-methods',
  request: newPaymentMethodRequestInput,
  response: createPaymentMethodResponse,
  retry: 'keyed',
});

/** Create card method; CORS-enabled legacy route. Older operation: still served, no longer recommended by the platform. `POST /v1/payment-methods/credit-cards`. */
export const createCreditCard = /* @__PURE__ */ operation({
  name: 'payment-methods.create-credit-card',
  method: 'POST',
  path: '/v1/payment-methods/credit-cards',
  request: createCreditCardRequest,
  response: paymentMethodIdResponse,
  retry: 'keyed',
});

/** List cards of an account (legacy). Older operation: still served, no longer recommended by the platform. `GET /v1/payment-methods/credit-cards/accounts/{account-key}`. */
export const listCreditCards = /* @__PURE__ */ operation({
  name: 'payment-methods.list-credit-cards',
  method: 'GET',
  path: '/v1/payment-methods/credit-cards/accounts/{account-key}',
  request: accountPageRequest,
  response: listCreditCardsResponse,
  paging: 'page',
  items: 'creditCards',
  retry: 'safe',
});

/** One payment method. `GET /v1/payment-methods/{payment-method-id}`. */
export const getPaymentMethod = /* @__PURE__ */ operation({
  name: 'payment-methods.get',
  method: 'GET',
  path: '/v1/payment-methods/{payment-method-id}',
  request: getPaymentMethodRequest,
  response: getPaymentMethodResponse,
  retry: 'safe',
});

/** Change method. `PUT /v1/payment-methods/{payment-method-id}`. */
export const updatePaymentMethod = /* @__PURE__ */ operation({
  name: 'payment-methods.update',
  method: 'PUT',
  path: '/v1/payment-methods/{payment-method-id}',
  request: updatePaymentMethodRequest,
  response: updatePaymentMethodResponse,
  retry: 'never',
});

/** Re-check method with gateway. `PUT /v1/payment-methods/{payment-method-id}/verify`. */
export const verifyPaymentMethod = /* @__PURE__ */ operation({
  name: 'payment-methods.verify',
  method: 'PUT',
  path: '/v1/payment-methods/{payment-method-id}/verify',
  request: verifyPaymentMethodRequest,
  response: paymentMethodIdResponse,
  retry: 'never',
});

/** Delete method. `DELETE /v1/payment-methods/{payment-method-id}`. */
export const deletePaymentMethod = /* @__PURE__ */ operation({
  name: 'payment-methods.delete',
  method: 'DELETE',
  path: '/v1/payment-methods/{payment-method-id}',
  request: getPaymentMethodRequest,
  response: commonResponse,
  retry: 'never',
});

/** Erase sensitive data of a method. `PUT /v1/payment-methods/{payment-method-id}/scrub`. */
export const scrubPaymentMethod = /* @__PURE__ */ operation({
  name: 'payment-methods.scrub',
  method: 'PUT',
  path: '/v1/payment-methods/{payment-method-id}/scrub',
  request: getPaymentMethodRequest,
  response: commonResponse,
  retry: 'never',
});
