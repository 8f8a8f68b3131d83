// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { pageRequest, commonResponse } from '../schemas/shared.js';
import {
  listAccountingCodesResponse,
  createAccountingCodeRequest,
  createAccountingCodeResponse,
  getAccountingCodeRequest,
  getAccountingCodeResponse,
  updateAccountingCodeRequest,
} from '../schemas/accounting-codes.js';

/** Accounting codes with their types. Pages of 300 unless `pageSize` says otherwise. `GET /v1/accounting-codes`. */
export const listAccountingCodes = /* @__PURE__ */ operation({
  name: 'accounting-codes.list',
  method: 'GET',
  path: '/v1/accounting-codes',
  request: pageRequest,
  response: listAccountingCodesResponse,
  paging: 'page',
  items: 'accountingCodes',
  retry: 'safe',
});

/** Create an accounting code; its name must be new, and its type says to which side of the books it belongs. `POST /v1/accounting-codes`. */
export const createAccountingCode = /* @__PURE__ */ operation({
  name: 'accounting-codes.create',
  method: 'POST',
  path: '/v1/accounting-codes',
  request: createAccountingCodeRequest,
  response: createAccountingCodeResponse,
  retry: 'keyed',
});

/** One accounting code. `GET /v1/accounting-codes/{ac-id}`. */
export const getAccountingCode = /* @__PURE__ */ operation({
  name: 'accounting-codes.get',
  method: 'GET',
  path: '/v1/accounting-codes/{ac-id}',
  request: getAccountingCodeRequest,
  response: getAccountingCodeResponse,
  retry: 'safe',
});

/** Change an accounting code. Refused for the name and type of one that is in use. `PUT /v1/accounting-codes/{ac-id}`. */
export const updateAccountingCode = /* @__PURE__ */ operation({
  name: 'accounting-codes.update',
  method: 'PUT',
  path: '/v1/accounting-codes/{ac-id}',
  request: updateAccountingCodeRequest,
  response: commonResponse,
  retry: 'never',
});

/** Make an accounting code usable again. `PUT /v1/accounting-codes/{ac-id}/activate`. */
export const activateAccountingCode = /* @__PURE__ */ operation({
  name: 'accounting-codes.activate',
  method: 'PUT',
  path: '/v1/accounting-codes/{ac-id}/activate',
  request: getAccountingCodeRequest,
  response: commonResponse,
  retry: 'never',
});

/** Make an accounting code unusable from now on. Refused while it is in use. `PUT /v1/accounting-codes/{ac-id}/deactivate`. */
export const deactivateAccountingCode = /* @__PURE__ */ operation({
  name: 'accounting-codes.deactivate',
  method: 'PUT',
  path: '/v1/accounting-codes/{ac-id}/deactivate',
  request: getAccountingCodeRequest,
  response: commonResponse,
  retry: 'never',
});

/** Delete an accounting code. Refused while it is active or in use. `DELETE /v1/accounting-codes/{ac-id}`. */
export const deleteAccountingCode = /* @__PURE__ */ operation({
  name: 'accounting-codes.delete',
  method: 'DELETE',
  path: '/v1/accounting-codes/{ac-id}',
  request: getAccountingCodeRequest,
  response: commonResponse,
  retry: 'never',
});
