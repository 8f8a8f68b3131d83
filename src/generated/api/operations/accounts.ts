// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  createAccountRequest,
  createAccountResponse,
  getAccountRequest,
  getAccountResponse,
  getAccountSummaryRequest,
  getAccountSummaryResponse,
  updateAccountRequest,
  deleteAccountResponse,
  listAccountPaymentMethodsRequest,
  listAccountPaymentMethodsResponse,
  accountPaymentMethod,
} from '../schemas/accounts.js';
import { commonResponse } from '../schemas/shared.js';

/** Create account; may carry payment method and a subscription in one call. `POST /v1/accounts`. */
export const createAccount = /* @__PURE__ */ operation({
  name: 'accounts.create',
  method: 'POST',
  path: '/v1/accounts',
  request: createAccountRequest,
  response: createAccountResponse,
  retry: 'keyed',
  limit: 'high-volume',
});

/** One account. `GET /v1/accounts/{account-key}`. */
export const getAccount = /* @__PURE__ */ operation({
  name: 'accounts.get',
  method: 'GET',
  path: '/v1/accounts/{account-key}',
  request: getAccountRequest,
  response: getAccountResponse,
  retry: 'safe',
});

/** Account with recent subscriptions, invoices, payments, usage. `GET /v1/accounts/{account-key}/summary`. */
export const getAccountSummary = /* @__PURE__ */ operation({
  name: 'accounts.summary',
  method: 'GET',
  path: '/v1/accounts/{account-key}/summary',
  request: getAccountSummaryRequest,
  response: getAccountSummaryResponse,
  retry: 'safe',
});

/** Change account, bill-to/sold-to, default method, auto pay. `PUT /v1/accounts/{account-key}`. */
export const updateAccount = /* @__PURE__ */ operation({
  name: 'accounts.update',
  method: 'PUT',
  path: '/v1/accounts/{account-key}',
  request: updateAccountRequest,
  response: commonResponse,
  retry: 'never',
});

/** Delete account (async job). `DELETE /v1/accounts/{account-key}`. */
export const deleteAccount = /* @__PURE__ */ operation({
  name: 'accounts.delete',
  method: 'DELETE',
  path: '/v1/accounts/{account-key}',
  request: getAccountRequest,
  response: deleteAccountResponse,
  retry: 'never',
});

/** All payment methods of an account, grouped by kind. `GET /v1/accounts/{account-key}/payment-methods`. */
export const listAccountPaymentMethods = /* @__PURE__ */ operation({
  name: 'accounts.payment-methods',
  method: 'GET',
  path: '/v1/accounts/{account-key}/payment-methods',
  request: listAccountPaymentMethodsRequest,
  response: listAccountPaymentMethodsResponse,
  retry: 'safe',
});

/** The default method. `GET /v1/accounts/{account-key}/payment-methods/default`. */
export const getDefaultPaymentMethod = /* @__PURE__ */ operation({
  name: 'accounts.default-payment-method',
  method: 'GET',
  path: '/v1/accounts/{account-key}/payment-methods/default',
  request: getAccountRequest,
  response: accountPaymentMethod,
  retry: 'safe',
});
