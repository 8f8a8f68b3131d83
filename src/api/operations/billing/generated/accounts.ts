// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../operation.js';
import {
  updateAccountRequest,
  updateAccountResponse,
  deleteAccountRequest,
  deleteAccountResponse,
  getDefaultPaymentMethodRequest,
  getDefaultPaymentMethodResponse,
} from '../../../schemas/billing/generated/accounts.js';

/** Change account, bill-to/sold-to, default method, auto pay. `PUT /v1/accounts/{account-key}`. */
export const updateAccount = /* @__PURE__ */ operation({
  name: 'accounts.update',
  method: 'PUT',
  path: '/v1/accounts/{account-key}',
  request: updateAccountRequest,
  response: updateAccountResponse,
  retry: 'never',
});

/** Delete account (async job). `DELETE /v1/accounts/{account-key}`. */
export const deleteAccount = /* @__PURE__ */ operation({
  name: 'accounts.delete',
  method: 'DELETE',
  path: '/v1/accounts/{account-key}',
  request: deleteAccountRequest,
  response: deleteAccountResponse,
  retry: 'never',
});

/** The default method. `GET /v1/accounts/{account-key}/payment-methods/default`. */
export const getDefaultPaymentMethod = /* @__PURE__ */ operation({
  name: 'accounts.default-payment-method',
  method: 'GET',
  path: '/v1/accounts/{account-key}/payment-methods/default',
  request: getDefaultPaymentMethodRequest,
  response: getDefaultPaymentMethodResponse,
  retry: 'safe',
});
