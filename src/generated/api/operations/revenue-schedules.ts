// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  createScheduleForSubscriptionChargeRequest,
  revenueScheduleNumberResponse,
  listSchedulesOfSubscriptionChargeRequest,
  listSchedulesOfSubscriptionChargeResponse,
  createScheduleForInvoiceItemRequest,
  getRevenueScheduleResponse,
  createScheduleForInvoiceItemByDateRangeRequest,
  createScheduleForInvoiceItemAdjustmentRequest,
  getScheduleOfInvoiceItemAdjustmentRequest,
  createScheduleForInvoiceItemAdjustmentByDateRangeRequest,
  createScheduleForCreditMemoItemRequest,
  getScheduleOfCreditMemoItemRequest,
  createScheduleForCreditMemoItemByDateRangeRequest,
  createScheduleForDebitMemoItemRequest,
  getScheduleOfDebitMemoItemRequest,
  createScheduleForDebitMemoItemByDateRangeRequest,
  listSchedulesOfProductChargeRequest,
  listSchedulesOfProductChargeResponse,
  getRevenueScheduleRequest,
  updateRevenueScheduleRequest,
  distributeAcrossPeriodsRequest,
  revenueEventNumberResponse,
  distributeOnDateRequest,
  distributeOverDateRangeRequest,
} from '../schemas/revenue-schedules.js';
import { invoiceItemRequest, olderCommonResponse } from '../schemas/shared.js';

/** Create a schedule for a subscription charge: an amount (decimal text, in the currency of the account) from a day on. Refused beyond 3,000 schedules for a charge. Answers the number, for example `RS-00000001`. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/subscription-charges/{charge-key}`. */
export const createScheduleForSubscriptionCharge = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-subscription-charge',
  method: 'POST',
  path: '/v1/revenue-schedules/subscription-charges/{charge-key}',
  request: createScheduleForSubscriptionChargeRequest,
  response: revenueScheduleNumberResponse,
  retry: 'keyed',
});

/** Schedules of a subscription charge, with their items. Pages of 8 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/subscription-charges/{charge-key}`. */
export const listSchedulesOfSubscriptionCharge = /* @__PURE__ */ operation({
  name: 'revenue-schedules.list-by-subscription-charge',
  method: 'GET',
  path: '/v1/revenue-schedules/subscription-charges/{charge-key}',
  request: listSchedulesOfSubscriptionChargeRequest,
  response: listSchedulesOfSubscriptionChargeResponse,
  paging: 'page',
  items: 'revenueSchedules',
  retry: 'safe',
});

/** Create the schedule of an invoice item with an amount for each accounting period (decimal text, in the currency of the item; `Open-Ended` is the period of what is undistributed). They must add up to the amount of the item. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-items/{invoice-item-id}`. */
export const createScheduleForInvoiceItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-invoice-item',
  method: 'POST',
  path: '/v1/revenue-schedules/invoice-items/{invoice-item-id}',
  request: createScheduleForInvoiceItemRequest,
  response: revenueScheduleNumberResponse,
  retry: 'keyed',
});

/** The schedule of an invoice item, with its items. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/invoice-items/{invoice-item-id}`. */
export const getScheduleOfInvoiceItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.get-by-invoice-item',
  method: 'GET',
  path: '/v1/revenue-schedules/invoice-items/{invoice-item-id}',
  request: invoiceItemRequest,
  response: getRevenueScheduleResponse,
  retry: 'safe',
});

/** Create the schedule of an invoice item spread between two days, both included, as the platform reckons it. For parts that you have seen before, compile a rule model (`revenue.compile`). Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-items/{invoice-item-id}/distribute-revenue-with-date-range`. */
export const createScheduleForInvoiceItemByDateRange = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-invoice-item-by-date-range',
  method: 'POST',
  path: '/v1/revenue-schedules/invoice-items/{invoice-item-id}/distribute-revenue-with-date-range',
  request: createScheduleForInvoiceItemByDateRangeRequest,
  response: revenueScheduleNumberResponse,
  retry: 'keyed',
});

/** Create the schedule of an invoice item adjustment with an amount for each accounting period (decimal text, in the currency of the item; `Open-Ended` is the period of what is undistributed). They must add up to the amount of the item. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}`. */
export const createScheduleForInvoiceItemAdjustment = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-invoice-item-adjustment',
  method: 'POST',
  path: '/v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}',
  request: createScheduleForInvoiceItemAdjustmentRequest,
  response: revenueScheduleNumberResponse,
  retry: 'keyed',
});

/** The schedule of an invoice item adjustment, with its items. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}`. */
export const getScheduleOfInvoiceItemAdjustment = /* @__PURE__ */ operation({
  name: 'revenue-schedules.get-by-invoice-item-adjustment',
  method: 'GET',
  path: '/v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}',
  request: getScheduleOfInvoiceItemAdjustmentRequest,
  response: getRevenueScheduleResponse,
  retry: 'safe',
});

/** Create the schedule of an invoice item adjustment spread between two days, both included, as the platform reckons it. For parts that you have seen before, compile a rule model (`revenue.compile`). Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}/distribute-revenue-with-date-range`. */
export const createScheduleForInvoiceItemAdjustmentByDateRange = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-invoice-item-adjustment-by-date-range',
  method: 'POST',
  path: '/v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}/distribute-revenue-with-date-range',
  request: createScheduleForInvoiceItemAdjustmentByDateRangeRequest,
  response: revenueScheduleNumberResponse,
  retry: 'keyed',
});

/** Create the schedule of a credit memo item with an amount for each accounting period (decimal text, in the currency of the item; `Open-Ended` is the period of what is undistributed). They must add up to the amount of the item; amounts are negative. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/credit-memo-items/{cmi-id}`. */
export const createScheduleForCreditMemoItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-credit-memo-item',
  method: 'POST',
  path: '/v1/revenue-schedules/credit-memo-items/{cmi-id}',
  request: createScheduleForCreditMemoItemRequest,
  response: revenueScheduleNumberResponse,
  retry: 'keyed',
});

/** The schedule of a credit memo item, with its items. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/credit-memo-items/{cmi-id}`. */
export const getScheduleOfCreditMemoItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.get-by-credit-memo-item',
  method: 'GET',
  path: '/v1/revenue-schedules/credit-memo-items/{cmi-id}',
  request: getScheduleOfCreditMemoItemRequest,
  response: getRevenueScheduleResponse,
  retry: 'safe',
});

/** Create the schedule of a credit memo item spread between two days, both included, as the platform reckons it. For parts that you have seen before, compile a rule model (`revenue.compile`). Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/credit-memo-items/{cmi-id}/distribute-revenue-with-date-range`. */
export const createScheduleForCreditMemoItemByDateRange = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-credit-memo-item-by-date-range',
  method: 'POST',
  path: '/v1/revenue-schedules/credit-memo-items/{cmi-id}/distribute-revenue-with-date-range',
  request: createScheduleForCreditMemoItemByDateRangeRequest,
  response: revenueScheduleNumberResponse,
  retry: 'keyed',
});

/** Create the schedule of a debit memo item with an amount for each accounting period (decimal text, in the currency of the item; `Open-Ended` is the period of what is undistributed). They must add up to the amount of the item. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/debit-memo-items/{dmi-id}`. */
export const createScheduleForDebitMemoItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-debit-memo-item',
  method: 'POST',
  path: '/v1/revenue-schedules/debit-memo-items/{dmi-id}',
  request: createScheduleForDebitMemoItemRequest,
  response: revenueScheduleNumberResponse,
  retry: 'keyed',
});

/** The schedule of a debit memo item, with its items. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/debit-memo-items/{dmi-id}`. */
export const getScheduleOfDebitMemoItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.get-by-debit-memo-item',
  method: 'GET',
  path: '/v1/revenue-schedules/debit-memo-items/{dmi-id}',
  request: getScheduleOfDebitMemoItemRequest,
  response: getRevenueScheduleResponse,
  retry: 'safe',
});

/** Create the schedule of a debit memo item spread between two days, both included, as the platform reckons it. For parts that you have seen before, compile a rule model (`revenue.compile`). Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/debit-memo-items/{dmi-id}/distribute-revenue-with-date-range`. */
export const createScheduleForDebitMemoItemByDateRange = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-debit-memo-item-by-date-range',
  method: 'POST',
  path: '/v1/revenue-schedules/debit-memo-items/{dmi-id}/distribute-revenue-with-date-range',
  request: createScheduleForDebitMemoItemByDateRangeRequest,
  response: revenueScheduleNumberResponse,
  retry: 'keyed',
});

/** Schedules of a product charge for one billing account. Pages of 8 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/product-charges/{charge-key}/{account-key}`. */
export const listSchedulesOfProductCharge = /* @__PURE__ */ operation({
  name: 'revenue-schedules.list-by-product-charge',
  method: 'GET',
  path: '/v1/revenue-schedules/product-charges/{charge-key}/{account-key}',
  request: listSchedulesOfProductChargeRequest,
  response: listSchedulesOfProductChargeResponse,
  paging: 'page',
  items: 'revenueSchedules',
  retry: 'safe',
});

/** One schedule by its number: amounts recognized (closed periods), unrecognized (open periods) and undistributed, and an item for each period. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/{rs-number}`. */
export const getRevenueSchedule = /* @__PURE__ */ operation({
  name: 'revenue-schedules.get',
  method: 'GET',
  path: '/v1/revenue-schedules/{rs-number}',
  request: getRevenueScheduleRequest,
  response: getRevenueScheduleResponse,
  retry: 'safe',
});

/** Delete a schedule. Refused while it belongs to an invoice item, a memo item or an adjustment. Older operation: still served, no longer recommended by the platform. `DELETE /v1/revenue-schedules/{rs-number}`. */
export const deleteRevenueSchedule = /* @__PURE__ */ operation({
  name: 'revenue-schedules.delete',
  method: 'DELETE',
  path: '/v1/revenue-schedules/{rs-number}',
  request: getRevenueScheduleRequest,
  response: olderCommonResponse,
  retry: 'never',
});

/** Change notes, reference and custom fields of a schedule; no amounts. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/basic-information`. */
export const updateRevenueSchedule = /* @__PURE__ */ operation({
  name: 'revenue-schedules.update',
  method: 'PUT',
  path: '/v1/revenue-schedules/{rs-number}/basic-information',
  request: updateRevenueScheduleRequest,
  response: olderCommonResponse,
  retry: 'never',
});

/** Distribute a schedule by an amount for each accounting period, which add up to the schedule's amount; periods that are closed or about to be keep their amounts, and another amount for one is refused. `revenue.compile` writes this from a rule model. Answers the number of the revenue event. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-across-accounting-periods`. */
export const distributeAcrossPeriods = /* @__PURE__ */ operation({
  name: 'revenue-schedules.distribute-across-periods',
  method: 'PUT',
  path: '/v1/revenue-schedules/{rs-number}/distribute-revenue-across-accounting-periods',
  request: distributeAcrossPeriodsRequest,
  response: revenueEventNumberResponse,
  retry: 'never',
});

/** Put an amount, a percentage of all or a percentage of what is undistributed into the period of one day. Refused for more than is undistributed, and for a closed period. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-on-specific-date`. */
export const distributeOnDate = /* @__PURE__ */ operation({
  name: 'revenue-schedules.distribute-on-date',
  method: 'PUT',
  path: '/v1/revenue-schedules/{rs-number}/distribute-revenue-on-specific-date',
  request: distributeOnDateRequest,
  response: revenueEventNumberResponse,
  retry: 'never',
});

/** Spread a schedule between two days, both included, as the platform reckons it; periods that are closed or about to be keep their amounts, and another amount for one is refused. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-with-date-range`. */
export const distributeOverDateRange = /* @__PURE__ */ operation({
  name: 'revenue-schedules.distribute-over-date-range',
  method: 'PUT',
  path: '/v1/revenue-schedules/{rs-number}/distribute-revenue-with-date-range',
  request: distributeOverDateRangeRequest,
  response: revenueEventNumberResponse,
  retry: 'never',
});
