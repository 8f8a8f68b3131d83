// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../operation.js';
import {
  createScheduleForSubscriptionChargeRequest,
  createScheduleForSubscriptionChargeResponse,
  listSchedulesOfSubscriptionChargeRequest,
  listSchedulesOfSubscriptionChargeResponse,
  createScheduleForInvoiceItemRequest,
  createScheduleForInvoiceItemResponse,
  getScheduleOfInvoiceItemRequest,
  getScheduleOfInvoiceItemResponse,
  createScheduleForInvoiceItemByDateRangeRequest,
  createScheduleForInvoiceItemByDateRangeResponse,
  createScheduleForInvoiceItemAdjustmentRequest,
  createScheduleForInvoiceItemAdjustmentResponse,
  getScheduleOfInvoiceItemAdjustmentRequest,
  getScheduleOfInvoiceItemAdjustmentResponse,
  createScheduleForInvoiceItemAdjustmentByDateRangeRequest,
  createScheduleForInvoiceItemAdjustmentByDateRangeResponse,
  createScheduleForCreditMemoItemRequest,
  createScheduleForCreditMemoItemResponse,
  getScheduleOfCreditMemoItemRequest,
  getScheduleOfCreditMemoItemResponse,
  createScheduleForCreditMemoItemByDateRangeRequest,
  createScheduleForCreditMemoItemByDateRangeResponse,
  createScheduleForDebitMemoItemRequest,
  createScheduleForDebitMemoItemResponse,
  getScheduleOfDebitMemoItemRequest,
  getScheduleOfDebitMemoItemResponse,
  createScheduleForDebitMemoItemByDateRangeRequest,
  createScheduleForDebitMemoItemByDateRangeResponse,
  listSchedulesOfProductChargeRequest,
  listSchedulesOfProductChargeResponse,
  getRevenueScheduleRequest,
  getRevenueScheduleResponse,
  deleteRevenueScheduleRequest,
  deleteRevenueScheduleResponse,
  updateRevenueScheduleRequest,
  updateRevenueScheduleResponse,
  distributeAcrossPeriodsRequest,
  distributeAcrossPeriodsResponse,
  distributeOnDateRequest,
  distributeOnDateResponse,
  distributeOverDateRangeRequest,
  distributeOverDateRangeResponse,
} from '../../../schemas/billing/generated/revenue-schedules.js';

/** Create schedule for a subscription charge. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/subscription-charges/{charge-key}`. */
export const createScheduleForSubscriptionCharge = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-subscription-charge',
  method: 'POST',
  path: '/v1/revenue-schedules/subscription-charges/{charge-key}',
  request: createScheduleForSubscriptionChargeRequest,
  response: createScheduleForSubscriptionChargeResponse,
  retry: 'keyed',
});

/** Schedules of a subscription charge. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/subscription-charges/{charge-key}`. */
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

/** Create schedule for invoice item, explicit amounts per period. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-items/{invoice-item-id}`. */
export const createScheduleForInvoiceItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-invoice-item',
  method: 'POST',
  path: '/v1/revenue-schedules/invoice-items/{invoice-item-id}',
  request: createScheduleForInvoiceItemRequest,
  response: createScheduleForInvoiceItemResponse,
  retry: 'keyed',
});

/** Schedule of an invoice item. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/invoice-items/{invoice-item-id}`. */
export const getScheduleOfInvoiceItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.get-by-invoice-item',
  method: 'GET',
  path: '/v1/revenue-schedules/invoice-items/{invoice-item-id}',
  request: getScheduleOfInvoiceItemRequest,
  response: getScheduleOfInvoiceItemResponse,
  retry: 'safe',
});

/** Create schedule for invoice item, spread between two dates. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-items/{invoice-item-id}/distribute-revenue-with-date-range`. */
export const createScheduleForInvoiceItemByDateRange = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-invoice-item-by-date-range',
  method: 'POST',
  path: '/v1/revenue-schedules/invoice-items/{invoice-item-id}/distribute-revenue-with-date-range',
  request: createScheduleForInvoiceItemByDateRangeRequest,
  response: createScheduleForInvoiceItemByDateRangeResponse,
  retry: 'keyed',
});

/** Same for adjustment. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}`. */
export const createScheduleForInvoiceItemAdjustment = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-invoice-item-adjustment',
  method: 'POST',
  path: '/v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}',
  request: createScheduleForInvoiceItemAdjustmentRequest,
  response: createScheduleForInvoiceItemAdjustmentResponse,
  retry: 'keyed',
});

/** Schedule of adjustment. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}`. */
export const getScheduleOfInvoiceItemAdjustment = /* @__PURE__ */ operation({
  name: 'revenue-schedules.get-by-invoice-item-adjustment',
  method: 'GET',
  path: '/v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}',
  request: getScheduleOfInvoiceItemAdjustmentRequest,
  response: getScheduleOfInvoiceItemAdjustmentResponse,
  retry: 'safe',
});

/** Same for adjustment, by dates. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}/distribute-revenue-with-date-range`. */
export const createScheduleForInvoiceItemAdjustmentByDateRange = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-invoice-item-adjustment-by-date-range',
  method: 'POST',
  path: '/v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}/distribute-revenue-with-date-range',
  request: createScheduleForInvoiceItemAdjustmentByDateRangeRequest,
  response: createScheduleForInvoiceItemAdjustmentByDateRangeResponse,
  retry: 'keyed',
});

/** Same for credit memo item. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/credit-memo-items/{cmi-id}`. */
export const createScheduleForCreditMemoItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-credit-memo-item',
  method: 'POST',
  path: '/v1/revenue-schedules/credit-memo-items/{cmi-id}',
  request: createScheduleForCreditMemoItemRequest,
  response: createScheduleForCreditMemoItemResponse,
  retry: 'keyed',
});

/** Schedule of credit memo item. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/credit-memo-items/{cmi-id}`. */
export const getScheduleOfCreditMemoItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.get-by-credit-memo-item',
  method: 'GET',
  path: '/v1/revenue-schedules/credit-memo-items/{cmi-id}',
  request: getScheduleOfCreditMemoItemRequest,
  response: getScheduleOfCreditMemoItemResponse,
  retry: 'safe',
});

/** Same, by dates. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/credit-memo-items/{cmi-id}/distribute-revenue-with-date-range`. */
export const createScheduleForCreditMemoItemByDateRange = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-credit-memo-item-by-date-range',
  method: 'POST',
  path: '/v1/revenue-schedules/credit-memo-items/{cmi-id}/distribute-revenue-with-date-range',
  request: createScheduleForCreditMemoItemByDateRangeRequest,
  response: createScheduleForCreditMemoItemByDateRangeResponse,
  retry: 'keyed',
});

/** Same for debit memo item. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/debit-memo-items/{dmi-id}`. */
export const createScheduleForDebitMemoItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-debit-memo-item',
  method: 'POST',
  path: '/v1/revenue-schedules/debit-memo-items/{dmi-id}',
  request: createScheduleForDebitMemoItemRequest,
  response: createScheduleForDebitMemoItemResponse,
  retry: 'keyed',
});

/** Schedule of debit memo item. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/debit-memo-items/{dmi-id}`. */
export const getScheduleOfDebitMemoItem = /* @__PURE__ */ operation({
  name: 'revenue-schedules.get-by-debit-memo-item',
  method: 'GET',
  path: '/v1/revenue-schedules/debit-memo-items/{dmi-id}',
  request: getScheduleOfDebitMemoItemRequest,
  response: getScheduleOfDebitMemoItemResponse,
  retry: 'safe',
});

/** Same, by dates. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/debit-memo-items/{dmi-id}/distribute-revenue-with-date-range`. */
export const createScheduleForDebitMemoItemByDateRange = /* @__PURE__ */ operation({
  name: 'revenue-schedules.create-for-debit-memo-item-by-date-range',
  method: 'POST',
  path: '/v1/revenue-schedules/debit-memo-items/{dmi-id}/distribute-revenue-with-date-range',
  request: createScheduleForDebitMemoItemByDateRangeRequest,
  response: createScheduleForDebitMemoItemByDateRangeResponse,
  retry: 'keyed',
});

/** Schedules of product charge for a billing account. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/product-charges/{charge-key}/{account-key}`. */
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

/** One schedule. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/{rs-number}`. */
export const getRevenueSchedule = /* @__PURE__ */ operation({
  name: 'revenue-schedules.get',
  method: 'GET',
  path: '/v1/revenue-schedules/{rs-number}',
  request: getRevenueScheduleRequest,
  response: getRevenueScheduleResponse,
  retry: 'safe',
});

/** Delete schedule. Older operation: still served, no longer recommended by the platform. `DELETE /v1/revenue-schedules/{rs-number}`. */
export const deleteRevenueSchedule = /* @__PURE__ */ operation({
  name: 'revenue-schedules.delete',
  method: 'DELETE',
  path: '/v1/revenue-schedules/{rs-number}',
  request: deleteRevenueScheduleRequest,
  response: deleteRevenueScheduleResponse,
  retry: 'never',
});

/** Notes / custom fields of schedule. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/basic-information`. */
export const updateRevenueSchedule = /* @__PURE__ */ operation({
  name: 'revenue-schedules.update',
  method: 'PUT',
  path: '/v1/revenue-schedules/{rs-number}/basic-information',
  request: updateRevenueScheduleRequest,
  response: updateRevenueScheduleResponse,
  retry: 'never',
});

/** Set amounts per accounting period. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-across-accounting-periods`. */
export const distributeAcrossPeriods = /* @__PURE__ */ operation({
  name: 'revenue-schedules.distribute-across-periods',
  method: 'PUT',
  path: '/v1/revenue-schedules/{rs-number}/distribute-revenue-across-accounting-periods',
  request: distributeAcrossPeriodsRequest,
  response: distributeAcrossPeriodsResponse,
  retry: 'never',
});

/** Recognise all on one date. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-on-specific-date`. */
export const distributeOnDate = /* @__PURE__ */ operation({
  name: 'revenue-schedules.distribute-on-date',
  method: 'PUT',
  path: '/v1/revenue-schedules/{rs-number}/distribute-revenue-on-specific-date',
  request: distributeOnDateRequest,
  response: distributeOnDateResponse,
  retry: 'never',
});

/** Spread between two dates. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-with-date-range`. */
export const distributeOverDateRange = /* @__PURE__ */ operation({
  name: 'revenue-schedules.distribute-over-date-range',
  method: 'PUT',
  path: '/v1/revenue-schedules/{rs-number}/distribute-revenue-with-date-range',
  request: distributeOverDateRangeRequest,
  response: distributeOverDateRangeResponse,
  retry: 'never',
});
