// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { pageRequest, commonResponse } from '../schemas/shared.js';
import {
  listAccountingPeriodsResponse,
  createAccountingPeriodRequest,
  createAccountingPeriodResponse,
  getAccountingPeriodRequest,
  getAccountingPeriodResponse,
  updateAccountingPeriodRequest,
} from '../schemas/accounting-periods.js';

/** Accounting periods with their states. Pages of 300 unless `pageSize` says otherwise. `GET /v1/accounting-periods`. */
export const listAccountingPeriods = /* @__PURE__ */ operation({
  name: 'accounting-periods.list',
  method: 'GET',
  path: '/v1/accounting-periods',
  request: pageRequest,
  response: listAccountingPeriodsResponse,
  paging: 'page',
  items: 'accountingPeriods',
  retry: 'safe',
});

/** Create an accounting period. Refused unless it begins on the day after the last one ends; its name must be new. `POST /v1/accounting-periods`. */
export const createAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.create',
  method: 'POST',
  path: '/v1/accounting-periods',
  request: createAccountingPeriodRequest,
  response: createAccountingPeriodResponse,
  retry: 'keyed',
});

/** One accounting period, with the ids of the files of its trial balance. `GET /v1/accounting-periods/{ap-id}`. */
export const getAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.get',
  method: 'GET',
  path: '/v1/accounting-periods/{ap-id}',
  request: getAccountingPeriodRequest,
  response: getAccountingPeriodResponse,
  retry: 'safe',
});

/** Change name, notes, fiscal year or days of an accounting period. Days must stay without holes. `PUT /v1/accounting-periods/{ap-id}`. */
export const updateAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.update',
  method: 'PUT',
  path: '/v1/accounting-periods/{ap-id}',
  request: updateAccountingPeriodRequest,
  response: commonResponse,
  retry: 'never',
});

/** Delete an accounting period. Refused if it is closed or something is distributed into it. `DELETE /v1/accounting-periods/{ap-id}`. */
export const deleteAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.delete',
  method: 'DELETE',
  path: '/v1/accounting-periods/{ap-id}',
  request: getAccountingPeriodRequest,
  response: commonResponse,
  retry: 'never',
});

/** Close an accounting period: what is in it is recognized. Refused while an earlier one is open. Runs the trial balance, whose file `get` names afterward. `PUT /v1/accounting-periods/{ap-id}/close`. */
export const closeAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.close',
  method: 'PUT',
  path: '/v1/accounting-periods/{ap-id}/close',
  request: getAccountingPeriodRequest,
  response: commonResponse,
  retry: 'never',
});

/** Announce that an accounting period is about to be closed: nothing is distributed into it any more. `PUT /v1/accounting-periods/{ap-id}/pending-close`. */
export const markAccountingPeriodPendingClose = /* @__PURE__ */ operation({
  name: 'accounting-periods.mark-pending-close',
  method: 'PUT',
  path: '/v1/accounting-periods/{ap-id}/pending-close',
  request: getAccountingPeriodRequest,
  response: commonResponse,
  retry: 'never',
});

/** Reopen a closed accounting period. Refused unless it is the one directly before an open one. `PUT /v1/accounting-periods/{ap-id}/reopen`. */
export const reopenAccountingPeriod = /* @__PURE__ */ operation({
  name: 'accounting-periods.reopen',
  method: 'PUT',
  path: '/v1/accounting-periods/{ap-id}/reopen',
  request: getAccountingPeriodRequest,
  response: commonResponse,
  retry: 'never',
});

/** Run the trial balance of an accounting period without closing it. `PUT /v1/accounting-periods/{ap-id}/run-trial-balance`. */
export const runTrialBalance = /* @__PURE__ */ operation({
  name: 'accounting-periods.run-trial-balance',
  method: 'PUT',
  path: '/v1/accounting-periods/{ap-id}/run-trial-balance',
  request: getAccountingPeriodRequest,
  response: commonResponse,
  retry: 'never',
});
