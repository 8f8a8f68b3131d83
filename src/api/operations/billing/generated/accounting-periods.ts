// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../operation.js';
import {
  listAccountingPeriodsRequest,
  listAccountingPeriodsResponse,
  createAccountingPeriodRequest,
  createAccountingPeriodResponse,
  getAccountingPeriodRequest,
  getAccountingPeriodResponse,
  updateAccountingPeriodRequest,
  updateAccountingPeriodResponse,
  deleteAccountingPeriodRequest,
  deleteAccountingPeriodResponse,
  closeAccountingPeriodRequest,
  closeAccountingPeriodResponse,
  markAccountingPeriodPendingCloseRequest,
  markAccountingPeriodPendingCloseResponse,
  reopenAccountingPeriodRequest,
  reopenAccountingPeriodResponse,
  runTrialBalanceRequest,
  runTrialBalanceResponse,
} from '../../../schemas/billing/generated/accounting-periods.js';

/** List periods. `GET /v1/accounting-periods`. */
export const listAccountingPeriods = /* @__PURE__ */ operation({
  name: 'accounting-periods.list',
  method: 'GET',
  path: '/v1/accounting-periods',
  request: listAccountingPeriodsRequest,
  response: listAccountingPeriodsResponse,
  paging: 'page',
  items: 'accountingPeriods',
  retry: 'safe',
});

/** Create period. `POST /v1/accounting-periods`. */
export const createAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.create',
  method: 'POST',
  path: '/v1/accounting-periods',
  request: createAccountingPeriodRequest,
  response: createAccountingPeriodResponse,
  retry: 'keyed',
});

/** One period. `GET /v1/accounting-periods/{ap-id}`. */
export const getAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.get',
  method: 'GET',
  path: '/v1/accounting-periods/{ap-id}',
  request: getAccountingPeriodRequest,
  response: getAccountingPeriodResponse,
  retry: 'safe',
});

/** Change period. `PUT /v1/accounting-periods/{ap-id}`. */
export const updateAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.update',
  method: 'PUT',
  path: '/v1/accounting-periods/{ap-id}',
  request: updateAccountingPeriodRequest,
  response: updateAccountingPeriodResponse,
  retry: 'never',
});

/** Delete period. `DELETE /v1/accounting-periods/{ap-id}`. */
export const deleteAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.delete',
  method: 'DELETE',
  path: '/v1/accounting-periods/{ap-id}',
  request: deleteAccountingPeriodRequest,
  response: deleteAccountingPeriodResponse,
  retry: 'never',
});

/** Close. `PUT /v1/accounting-periods/{ap-id}/close`. */
export const closeAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.close',
  method: 'PUT',
  path: '/v1/accounting-periods/{ap-id}/close',
  request: closeAccountingPeriodRequest,
  response: closeAccountingPeriodResponse,
  retry: 'never',
});

/** Mark pending close. `PUT /v1/accounting-periods/{ap-id}/pending-close`. */
export const markAccountingPeriodPendingClose = /* @__PURE__ */ operation({
  name: 'accounting-periods.mark-pending-close',
  method: 'PUT',
  path: '/v1/accounting-periods/{ap-id}/pending-close',
  request: markAccountingPeriodPendingCloseRequest,
  response: markAccountingPeriodPendingCloseResponse,
  retry: 'never',
});

/** Reopen. `PUT /v1/accounting-periods/{ap-id}/reopen`. */
export const reopenAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.reopen',
  method: 'PUT',
  path: '/v1/accounting-periods/{ap-id}/reopen',
  request: reopenAccountingPeriodRequest,
  response: reopenAccountingPeriodResponse,
  retry: 'never',
});

/** Run trial balance. `PUT /v1/accounting-periods/{ap-id}/run-trial-balance`. */
export const runTrialBalance = /* @__PURE__ */ operation({
  name: 'accounting-periods.run-trial-balance',
  method: 'PUT',
  path: '/v1/accounting-periods/{ap-id}/run-trial-balance',
  request: runTrialBalanceRequest,
  response: runTrialBalanceResponse,
  retry: 'never',
});
