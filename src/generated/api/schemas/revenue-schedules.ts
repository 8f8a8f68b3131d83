// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { DecimalString, IsoDate, IsoDateTime } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  decimalText,
  integer,
  maybe,
  strict,
  type CustomFieldValues,
  type Id,
  type KeyOf,
  upTo,
  wireBoolean,
  wireDate,
  wireDateTime,
  wireText,
} from '../../../api/schemas/wire.js';
import { rsRevenueItem, type RsRevenueItem, type InvoiceItemRequest, type OlderCommonResponse } from './shared.js';

/** `Old_POSTDistributionItemType` of the definition. */
export interface NewDistributionItemInput {
  accountingPeriodName: string;
  newAmount: DecimalString;
}

export const newDistributionItemInput: Schema<NewDistributionItemInput> = /* @__PURE__ */ strict({
  accountingPeriodName: z.string(),
  newAmount: decimalText,
});

/** `Old_POSTRevenueScheduleByChargeTypeRevenueEvent` of the definition. */
export interface NewRevenueScheduleByChargeRevenueEventInput extends CustomFieldValues {
  eventType:
    | 'Invoice Posted'
    | 'Invoice Item Adjustment Created'
    | 'Invoice Canceled'
    | 'Invoice Item Adjustment Canceled'
    | 'Revenue Distributed'
    | 'Credit Memo Posted'
    | 'Debit Memo Posted';
  eventTypeSystemId: string;
  notes?: string;
}

export const newRevenueScheduleByChargeRevenueEventInput: Schema<NewRevenueScheduleByChargeRevenueEventInput> =
  /* @__PURE__ */ customizable({
    eventType: z.enum([
      'Invoice Posted',
      'Invoice Item Adjustment Created',
      'Invoice Canceled',
      'Invoice Item Adjustment Canceled',
      'Revenue Distributed',
      'Credit Memo Posted',
      'Debit Memo Posted',
    ]),
    eventTypeSystemId: z.string(),
    notes: z.optional(z.string()),
  });

/** Input of `POST /v1/revenue-schedules/subscription-charges/{charge-key}`. */
export interface CreateScheduleForSubscriptionChargeRequest extends CustomFieldValues {
  'charge-key': string;
  amount: DecimalString;
  deferredRevenueAccountingCode?: string;
  deferredRevenueAccountingCodeType?: string;
  notes?: string;
  /** Default `false`. */
  overrideChargeAccountingCodes?: boolean;
  recognizedRevenueAccountingCode?: string;
  recognizedRevenueAccountingCodeType?: string;
  referenceId?: string;
  revenueDistributions?: NewDistributionItemInput[];
  revenueEvent?: NewRevenueScheduleByChargeRevenueEventInput;
  revenueScheduleDate: IsoDate;
}

export const createScheduleForSubscriptionChargeRequest: Schema<CreateScheduleForSubscriptionChargeRequest> = /* @__PURE__ */ customizable({
  'charge-key': z.string(),
  amount: decimalText,
  deferredRevenueAccountingCode: z.optional(z.string()),
  deferredRevenueAccountingCodeType: z.optional(z.string()),
  notes: z.optional(z.string()),
  overrideChargeAccountingCodes: z.optional(z.boolean()),
  recognizedRevenueAccountingCode: z.optional(z.string()),
  recognizedRevenueAccountingCodeType: z.optional(z.string()),
  referenceId: z.optional(z.string()),
  revenueDistributions: z.optional(z.array(newDistributionItemInput)),
  revenueEvent: z.optional(newRevenueScheduleByChargeRevenueEventInput),
  revenueScheduleDate: date,
});

/** `Old_POSTRevenueScheduleByChargeResponseType` and `Old_POSTRevenueScheduleByTransactionResponseType` of the definition. */
export interface RevenueScheduleNumberResponse {
  revenueScheduleNumber: string;
  success?: boolean;
}

export const revenueScheduleNumberResponse: Schema<RevenueScheduleNumberResponse> = /* @__PURE__ */ z.looseObject({
  revenueScheduleNumber: wireText,
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/revenue-schedules/subscription-charges/{charge-key}`. */
export interface ListSchedulesOfSubscriptionChargeRequest {
  'charge-key': string;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `8`. */
  pageSize?: number;
}

export const listSchedulesOfSubscriptionChargeRequest: Schema<ListSchedulesOfSubscriptionChargeRequest> = /* @__PURE__ */ strict({
  'charge-key': z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
});

/** `Old_GETRSDetailWithoutSuccessType` of the definition. */
export interface RevenueScheduleDetailWithoutSuccess extends CustomFieldValues {
  accountId?: Id<'account'>;
  amount: DecimalString;
  createdOn?: IsoDateTime;
  currency?: string;
  linkedTransactionId?: string;
  linkedTransactionNumber?: string;
  linkedTransactionType?: string;
  notes?: string;
  number: string;
  recognitionRuleName?: string;
  recognizedRevenue: DecimalString;
  referenceId?: string;
  revenueItems: RsRevenueItem[];
  revenueScheduleDate?: IsoDate;
  subscriptionChargeId?: string;
  subscriptionId?: Id<'subscription'>;
  undistributedUnrecognizedRevenue: DecimalString;
  unrecognizedRevenue: DecimalString;
  updatedOn?: IsoDateTime;
}

export const revenueScheduleDetailWithoutSuccess: Schema<RevenueScheduleDetailWithoutSuccess> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  amount: decimalText,
  createdOn: maybe(wireDateTime),
  currency: maybe(wireText),
  linkedTransactionId: maybe(wireText),
  linkedTransactionNumber: maybe(wireText),
  linkedTransactionType: maybe(wireText),
  notes: maybe(wireText),
  number: wireText,
  recognitionRuleName: maybe(wireText),
  recognizedRevenue: decimalText,
  referenceId: maybe(wireText),
  revenueItems: z.array(rsRevenueItem),
  revenueScheduleDate: maybe(wireDate),
  subscriptionChargeId: maybe(wireText),
  subscriptionId: maybe(wireText),
  undistributedUnrecognizedRevenue: decimalText,
  unrecognizedRevenue: decimalText,
  updatedOn: maybe(wireDateTime),
});

/** Answer of `GET /v1/revenue-schedules/subscription-charges/{charge-key}`. */
export interface ListSchedulesOfSubscriptionChargeResponse {
  nextPage?: string;
  revenueSchedules: RevenueScheduleDetailWithoutSuccess[];
  success?: boolean;
}

export const listSchedulesOfSubscriptionChargeResponse: Schema<ListSchedulesOfSubscriptionChargeResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  revenueSchedules: z.array(revenueScheduleDetailWithoutSuccess),
  success: maybe(wireBoolean),
});

/** `Old_POSTRevenueScheduleByTransactionTypeRevenueEvent` and `Old_POSTRevenueScheduleByDateRangeTypeRevenueEvent` of the definition. */
export interface RevenueScheduleEventInput extends CustomFieldValues {
  eventType?:
    | 'Invoice Posted'
    | 'Invoice Item Adjustment Created'
    | 'Invoice Canceled'
    | 'Invoice Item Adjustment Canceled'
    | 'Revenue Distributed'
    | 'Credit Memo Posted'
    | 'Debit Memo Posted';
  eventTypeSystemId?: string;
  notes?: string;
}

export const revenueScheduleEventInput: Schema<RevenueScheduleEventInput> = /* @__PURE__ */ customizable({
  eventType: z.optional(
    z.enum([
      'Invoice Posted',
      'Invoice Item Adjustment Created',
      'Invoice Canceled',
      'Invoice Item Adjustment Canceled',
      'Revenue Distributed',
      'Credit Memo Posted',
      'Debit Memo Posted',
    ]),
  ),
  eventTypeSystemId: z.optional(z.string()),
  notes: z.optional(z.string()),
});

/** Input of `POST /v1/revenue-schedules/invoice-items/{invoice-item-id}`. */
export interface CreateScheduleForInvoiceItemRequest extends CustomFieldValues {
  'invoice-item-id': Id<'invoice item'>;
  notes?: string;
  revenueDistributions?: NewDistributionItemInput[];
  revenueEvent?: RevenueScheduleEventInput;
}

export const createScheduleForInvoiceItemRequest: Schema<CreateScheduleForInvoiceItemRequest> = /* @__PURE__ */ customizable({
  'invoice-item-id': z.string(),
  notes: z.optional(z.string()),
  revenueDistributions: z.optional(z.array(newDistributionItemInput)),
  revenueEvent: z.optional(revenueScheduleEventInput),
});

/** Answer of `GET /v1/revenue-schedules/{rs-number}`. */
export interface GetRevenueScheduleResponse extends CustomFieldValues {
  accountId?: Id<'account'>;
  amount: DecimalString;
  createdOn?: IsoDateTime;
  currency?: string;
  linkedTransactionId?: string;
  linkedTransactionNumber?: string;
  linkedTransactionType?: string;
  notes?: string;
  number: string;
  recognitionRuleName?: string;
  recognizedRevenue: DecimalString;
  referenceId?: string;
  revenueItems: RsRevenueItem[];
  revenueScheduleDate?: IsoDate;
  subscriptionChargeId?: string;
  subscriptionId?: Id<'subscription'>;
  success?: boolean;
  undistributedUnrecognizedRevenue: DecimalString;
  unrecognizedRevenue: DecimalString;
  updatedOn?: IsoDateTime;
}

export const getRevenueScheduleResponse: Schema<GetRevenueScheduleResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  amount: decimalText,
  createdOn: maybe(wireDateTime),
  currency: maybe(wireText),
  linkedTransactionId: maybe(wireText),
  linkedTransactionNumber: maybe(wireText),
  linkedTransactionType: maybe(wireText),
  notes: maybe(wireText),
  number: wireText,
  recognitionRuleName: maybe(wireText),
  recognizedRevenue: decimalText,
  referenceId: maybe(wireText),
  revenueItems: z.array(rsRevenueItem),
  revenueScheduleDate: maybe(wireDate),
  subscriptionChargeId: maybe(wireText),
  subscriptionId: maybe(wireText),
  success: maybe(wireBoolean),
  undistributedUnrecognizedRevenue: decimalText,
  unrecognizedRevenue: decimalText,
  updatedOn: maybe(wireDateTime),
});

/** Input of `POST /v1/revenue-schedules/invoice-items/{invoice-item-id}/distribute-revenue-with-date-range`. */
export interface CreateScheduleForInvoiceItemByDateRangeRequest extends CustomFieldValues {
  'invoice-item-id': Id<'invoice item'>;
  distributionType?:
    | 'Daily Distribution'
    | 'Monthly Distribution (Back Load)'
    | 'Monthly Distribution (Front Load)'
    | 'Monthly Distribution (Proration by Days)';
  notes?: string;
  recognitionEnd: IsoDate;
  recognitionStart: IsoDate;
  revenueEvent: RevenueScheduleEventInput;
}

export const createScheduleForInvoiceItemByDateRangeRequest: Schema<CreateScheduleForInvoiceItemByDateRangeRequest> =
  /* @__PURE__ */ customizable({
    'invoice-item-id': z.string(),
    distributionType: z.optional(
      z.enum([
        'Daily Distribution',
        'Monthly Distribution (Back Load)',
        'Monthly Distribution (Front Load)',
        'Monthly Distribution (Proration by Days)',
      ]),
    ),
    notes: z.optional(z.string()),
    recognitionEnd: date,
    recognitionStart: date,
    revenueEvent: revenueScheduleEventInput,
  });

/** Input of `POST /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}`. */
export interface CreateScheduleForInvoiceItemAdjustmentRequest extends CustomFieldValues {
  'invoice-item-adj-key': string;
  notes?: string;
  revenueDistributions?: NewDistributionItemInput[];
  revenueEvent?: RevenueScheduleEventInput;
}

export const createScheduleForInvoiceItemAdjustmentRequest: Schema<CreateScheduleForInvoiceItemAdjustmentRequest> =
  /* @__PURE__ */ customizable({
    'invoice-item-adj-key': z.string(),
    notes: z.optional(z.string()),
    revenueDistributions: z.optional(z.array(newDistributionItemInput)),
    revenueEvent: z.optional(revenueScheduleEventInput),
  });

/** Input of `GET /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}`. */
export interface GetScheduleOfInvoiceItemAdjustmentRequest {
  'invoice-item-adj-key': string;
}

export const getScheduleOfInvoiceItemAdjustmentRequest: Schema<GetScheduleOfInvoiceItemAdjustmentRequest> = /* @__PURE__ */ strict({
  'invoice-item-adj-key': z.string(),
});

/** Input of `POST /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}/distribute-revenue-with-date-range`. */
export interface CreateScheduleForInvoiceItemAdjustmentByDateRangeRequest extends CustomFieldValues {
  'invoice-item-adj-key': string;
  distributionType?:
    | 'Daily Distribution'
    | 'Monthly Distribution (Back Load)'
    | 'Monthly Distribution (Front Load)'
    | 'Monthly Distribution (Proration by Days)';
  notes?: string;
  recognitionEnd: IsoDate;
  recognitionStart: IsoDate;
  revenueEvent: RevenueScheduleEventInput;
}

export const createScheduleForInvoiceItemAdjustmentByDateRangeRequest: Schema<CreateScheduleForInvoiceItemAdjustmentByDateRangeRequest> =
  /* @__PURE__ */ customizable({
    'invoice-item-adj-key': z.string(),
    distributionType: z.optional(
      z.enum([
        'Daily Distribution',
        'Monthly Distribution (Back Load)',
        'Monthly Distribution (Front Load)',
        'Monthly Distribution (Proration by Days)',
      ]),
    ),
    notes: z.optional(z.string()),
    recognitionEnd: date,
    recognitionStart: date,
    revenueEvent: revenueScheduleEventInput,
  });

/** Input of `POST /v1/revenue-schedules/credit-memo-items/{cmi-id}`. */
export interface CreateScheduleForCreditMemoItemRequest extends CustomFieldValues {
  'cmi-id': string;
  notes?: string;
  revenueDistributions?: NewDistributionItemInput[];
  revenueEvent?: RevenueScheduleEventInput;
}

export const createScheduleForCreditMemoItemRequest: Schema<CreateScheduleForCreditMemoItemRequest> = /* @__PURE__ */ customizable({
  'cmi-id': z.string(),
  notes: z.optional(z.string()),
  revenueDistributions: z.optional(z.array(newDistributionItemInput)),
  revenueEvent: z.optional(revenueScheduleEventInput),
});

/** Input of `GET /v1/revenue-schedules/credit-memo-items/{cmi-id}`. */
export interface GetScheduleOfCreditMemoItemRequest {
  'cmi-id': string;
}

export const getScheduleOfCreditMemoItemRequest: Schema<GetScheduleOfCreditMemoItemRequest> = /* @__PURE__ */ strict({
  'cmi-id': z.string(),
});

/** `Old_POSTRevenueScheduleByTransactionRatablyTypeRevenueEvent` of the definition. */
export interface NewRevenueScheduleByTransactionRatablyRevenueEventInput extends CustomFieldValues {
  /** At most 50 characters. */
  eventType?: string;
  /** At most 50 characters. */
  eventTypeSystemId?: string;
  /** At most 2000 characters. */
  notes?: string;
}

export const newRevenueScheduleByTransactionRatablyRevenueEventInput: Schema<NewRevenueScheduleByTransactionRatablyRevenueEventInput> =
  /* @__PURE__ */ customizable({
    eventType: z.optional(upTo(50, 0)),
    eventTypeSystemId: z.optional(upTo(50, 0)),
    notes: z.optional(upTo(2000, 0)),
  });

/** Input of `POST /v1/revenue-schedules/credit-memo-items/{cmi-id}/distribute-revenue-with-date-range`. */
export interface CreateScheduleForCreditMemoItemByDateRangeRequest extends CustomFieldValues {
  'cmi-id': string;
  distributionType?: string;
  /** At most 2000 characters. */
  notes?: string;
  recognitionEnd: IsoDate;
  recognitionStart: IsoDate;
  revenueEvent?: NewRevenueScheduleByTransactionRatablyRevenueEventInput;
}

export const createScheduleForCreditMemoItemByDateRangeRequest: Schema<CreateScheduleForCreditMemoItemByDateRangeRequest> =
  /* @__PURE__ */ customizable({
    'cmi-id': z.string(),
    distributionType: z.optional(z.string()),
    notes: z.optional(upTo(2000, 0)),
    recognitionEnd: date,
    recognitionStart: date,
    revenueEvent: z.optional(newRevenueScheduleByTransactionRatablyRevenueEventInput),
  });

/** Input of `POST /v1/revenue-schedules/debit-memo-items/{dmi-id}`. */
export interface CreateScheduleForDebitMemoItemRequest extends CustomFieldValues {
  'dmi-id': string;
  notes?: string;
  revenueDistributions?: NewDistributionItemInput[];
  revenueEvent?: RevenueScheduleEventInput;
}

export const createScheduleForDebitMemoItemRequest: Schema<CreateScheduleForDebitMemoItemRequest> = /* @__PURE__ */ customizable({
  'dmi-id': z.string(),
  notes: z.optional(z.string()),
  revenueDistributions: z.optional(z.array(newDistributionItemInput)),
  revenueEvent: z.optional(revenueScheduleEventInput),
});

/** Input of `GET /v1/revenue-schedules/debit-memo-items/{dmi-id}`. */
export interface GetScheduleOfDebitMemoItemRequest {
  'dmi-id': string;
}

export const getScheduleOfDebitMemoItemRequest: Schema<GetScheduleOfDebitMemoItemRequest> = /* @__PURE__ */ strict({
  'dmi-id': z.string(),
});

/** Input of `POST /v1/revenue-schedules/debit-memo-items/{dmi-id}/distribute-revenue-with-date-range`. */
export interface CreateScheduleForDebitMemoItemByDateRangeRequest extends CustomFieldValues {
  'dmi-id': string;
  distributionType?: string;
  /** At most 2000 characters. */
  notes?: string;
  recognitionEnd: IsoDate;
  recognitionStart: IsoDate;
  revenueEvent?: NewRevenueScheduleByTransactionRatablyRevenueEventInput;
}

export const createScheduleForDebitMemoItemByDateRangeRequest: Schema<CreateScheduleForDebitMemoItemByDateRangeRequest> =
  /* @__PURE__ */ customizable({
    'dmi-id': z.string(),
    distributionType: z.optional(z.string()),
    notes: z.optional(upTo(2000, 0)),
    recognitionEnd: date,
    recognitionStart: date,
    revenueEvent: z.optional(newRevenueScheduleByTransactionRatablyRevenueEventInput),
  });

/** Input of `GET /v1/revenue-schedules/product-charges/{charge-key}/{account-key}`. */
export interface ListSchedulesOfProductChargeRequest {
  'account-key': KeyOf<'account'>;
  'charge-key': string;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `8`. */
  pageSize?: number;
}

export const listSchedulesOfProductChargeRequest: Schema<ListSchedulesOfProductChargeRequest> = /* @__PURE__ */ strict({
  'account-key': z.string(),
  'charge-key': z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
});

/** `Old_GETRSDetailForProductChargeType` of the definition. */
export interface RevenueScheduleDetailForProductCharge extends CustomFieldValues {
  accountId?: Id<'account'>;
  amount: DecimalString;
  createdOn?: IsoDateTime;
  currency?: string;
  linkedTransactionId?: string;
  linkedTransactionNumber?: string;
  linkedTransactionType?: string;
  notes?: string;
  number: string;
  productChargeId?: string;
  recognitionRuleName?: string;
  recognizedRevenue: DecimalString;
  referenceId?: string;
  revenueItems: RsRevenueItem[];
  revenueScheduleDate?: IsoDate;
  undistributedUnrecognizedRevenue: DecimalString;
  unrecognizedRevenue: DecimalString;
  updatedOn?: IsoDateTime;
}

export const revenueScheduleDetailForProductCharge: Schema<RevenueScheduleDetailForProductCharge> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  amount: decimalText,
  createdOn: maybe(wireDateTime),
  currency: maybe(wireText),
  linkedTransactionId: maybe(wireText),
  linkedTransactionNumber: maybe(wireText),
  linkedTransactionType: maybe(wireText),
  notes: maybe(wireText),
  number: wireText,
  productChargeId: maybe(wireText),
  recognitionRuleName: maybe(wireText),
  recognizedRevenue: decimalText,
  referenceId: maybe(wireText),
  revenueItems: z.array(rsRevenueItem),
  revenueScheduleDate: maybe(wireDate),
  undistributedUnrecognizedRevenue: decimalText,
  unrecognizedRevenue: decimalText,
  updatedOn: maybe(wireDateTime),
});

/** Answer of `GET /v1/revenue-schedules/product-charges/{charge-key}/{account-key}`. */
export interface ListSchedulesOfProductChargeResponse {
  nextPage?: string;
  revenueSchedules: RevenueScheduleDetailForProductCharge[];
  success?: boolean;
}

export const listSchedulesOfProductChargeResponse: Schema<ListSchedulesOfProductChargeResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  revenueSchedules: z.array(revenueScheduleDetailForProductCharge),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/revenue-schedules/{rs-number}`. */
export interface GetRevenueScheduleRequest {
  'rs-number': string;
}

export const getRevenueScheduleRequest: Schema<GetRevenueScheduleRequest> = /* @__PURE__ */ strict({
  'rs-number': z.string(),
});

/** Input of `PUT /v1/revenue-schedules/{rs-number}/basic-information`. */
export interface UpdateRevenueScheduleRequest extends CustomFieldValues {
  'rs-number': string;
  notes?: string;
  /** At most 100 characters. */
  referenceId?: string;
}

export const updateRevenueScheduleRequest: Schema<UpdateRevenueScheduleRequest> = /* @__PURE__ */ customizable({
  'rs-number': z.string(),
  notes: z.optional(z.string()),
  referenceId: z.optional(upTo(100, 0)),
});

/** Input of `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-across-accounting-periods`. */
export interface DistributeAcrossPeriodsRequest extends CustomFieldValues {
  'rs-number': string;
  eventType?:
    | 'Invoice Posted'
    | 'Invoice Item Adjustment Created'
    | 'Invoice Canceled'
    | 'Invoice Item Adjustment Canceled'
    | 'Revenue Distributed'
    | 'Credit Memo Posted'
    | 'Debit Memo Posted';
  eventTypeSystemId?: string;
  notes?: string;
  revenueDistributions?: NewDistributionItemInput[];
}

export const distributeAcrossPeriodsRequest: Schema<DistributeAcrossPeriodsRequest> = /* @__PURE__ */ customizable({
  'rs-number': z.string(),
  eventType: z.optional(
    z.enum([
      'Invoice Posted',
      'Invoice Item Adjustment Created',
      'Invoice Canceled',
      'Invoice Item Adjustment Canceled',
      'Revenue Distributed',
      'Credit Memo Posted',
      'Debit Memo Posted',
    ]),
  ),
  eventTypeSystemId: z.optional(z.string()),
  notes: z.optional(z.string()),
  revenueDistributions: z.optional(z.array(newDistributionItemInput)),
});

/** `Old_PUTRevenueScheduleResponseType` of the definition. */
export interface RevenueEventNumberResponse {
  revenueEventNumber: string;
  success?: boolean;
}

export const revenueEventNumberResponse: Schema<RevenueEventNumberResponse> = /* @__PURE__ */ z.looseObject({
  revenueEventNumber: wireText,
  success: maybe(wireBoolean),
});

/** Input of `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-on-specific-date`. */
export interface DistributeOnDateRequest extends CustomFieldValues {
  'rs-number': string;
  amount?: DecimalString;
  distributeOn: IsoDate;
  distributionType:
    'specific date (delta fixed amount)' | 'specific date (delta percent total)' | 'specific date (delta percent undistributed)';
  eventType?:
    | 'Invoice Posted'
    | 'Invoice Item Adjustment Created'
    | 'Invoice Canceled'
    | 'Invoice Item Adjustment Canceled'
    | 'Revenue Distributed'
    | 'Credit Memo Posted'
    | 'Debit Memo Posted';
  eventTypeSystemId?: string;
  notes?: string;
  percentage?: DecimalString;
}

export const distributeOnDateRequest: Schema<DistributeOnDateRequest> = /* @__PURE__ */ customizable({
  'rs-number': z.string(),
  amount: z.optional(decimalText),
  distributeOn: date,
  distributionType: z.enum([
    'specific date (delta fixed amount)',
    'specific date (delta percent total)',
    'specific date (delta percent undistributed)',
  ]),
  eventType: z.optional(
    z.enum([
      'Invoice Posted',
      'Invoice Item Adjustment Created',
      'Invoice Canceled',
      'Invoice Item Adjustment Canceled',
      'Revenue Distributed',
      'Credit Memo Posted',
      'Debit Memo Posted',
    ]),
  ),
  eventTypeSystemId: z.optional(z.string()),
  notes: z.optional(z.string()),
  percentage: z.optional(decimalText),
});

/** Input of `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-with-date-range`. */
export interface DistributeOverDateRangeRequest extends CustomFieldValues {
  'rs-number': string;
  distributionType?:
    | 'Daily Distribution'
    | 'Monthly Distribution (Back Load)'
    | 'Monthly Distribution (Front Load)'
    | 'Monthly Distribution (Proration by Days)';
  eventType?:
    | 'Invoice Posted'
    | 'Invoice Item Adjustment Created'
    | 'Invoice Canceled'
    | 'Invoice Item Adjustment Canceled'
    | 'Revenue Distributed'
    | 'Credit Memo Posted'
    | 'Debit Memo Posted';
  eventTypeSystemId?: string;
  notes?: string;
  recognitionEnd: IsoDate;
  recognitionStart: IsoDate;
}

export const distributeOverDateRangeRequest: Schema<DistributeOverDateRangeRequest> = /* @__PURE__ */ customizable({
  'rs-number': z.string(),
  distributionType: z.optional(
    z.enum([
      'Daily Distribution',
      'Monthly Distribution (Back Load)',
      'Monthly Distribution (Front Load)',
      'Monthly Distribution (Proration by Days)',
    ]),
  ),
  eventType: z.optional(
    z.enum([
      'Invoice Posted',
      'Invoice Item Adjustment Created',
      'Invoice Canceled',
      'Invoice Item Adjustment Canceled',
      'Revenue Distributed',
      'Credit Memo Posted',
      'Debit Memo Posted',
    ]),
  ),
  eventTypeSystemId: z.optional(z.string()),
  notes: z.optional(z.string()),
  recognitionEnd: date,
  recognitionStart: date,
});

/** Answer of `POST /v1/revenue-schedules/subscription-charges/{charge-key}`. */
export type CreateScheduleForSubscriptionChargeResponse = RevenueScheduleNumberResponse;

/** Answer of `POST /v1/revenue-schedules/invoice-items/{invoice-item-id}`. */
export type CreateScheduleForInvoiceItemResponse = RevenueScheduleNumberResponse;

/** Input of `GET /v1/revenue-schedules/invoice-items/{invoice-item-id}`. */
export type GetScheduleOfInvoiceItemRequest = InvoiceItemRequest;

/** Answer of `GET /v1/revenue-schedules/invoice-items/{invoice-item-id}`. */
export type GetScheduleOfInvoiceItemResponse = GetRevenueScheduleResponse;

/** Answer of `POST /v1/revenue-schedules/invoice-items/{invoice-item-id}/distribute-revenue-with-date-range`. */
export type CreateScheduleForInvoiceItemByDateRangeResponse = RevenueScheduleNumberResponse;

/** Answer of `POST /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}`. */
export type CreateScheduleForInvoiceItemAdjustmentResponse = RevenueScheduleNumberResponse;

/** Answer of `GET /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}`. */
export type GetScheduleOfInvoiceItemAdjustmentResponse = GetRevenueScheduleResponse;

/** Answer of `POST /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}/distribute-revenue-with-date-range`. */
export type CreateScheduleForInvoiceItemAdjustmentByDateRangeResponse = RevenueScheduleNumberResponse;

/** Answer of `POST /v1/revenue-schedules/credit-memo-items/{cmi-id}`. */
export type CreateScheduleForCreditMemoItemResponse = RevenueScheduleNumberResponse;

/** Answer of `GET /v1/revenue-schedules/credit-memo-items/{cmi-id}`. */
export type GetScheduleOfCreditMemoItemResponse = GetRevenueScheduleResponse;

/** Answer of `POST /v1/revenue-schedules/credit-memo-items/{cmi-id}/distribute-revenue-with-date-range`. */
export type CreateScheduleForCreditMemoItemByDateRangeResponse = RevenueScheduleNumberResponse;

/** Answer of `POST /v1/revenue-schedules/debit-memo-items/{dmi-id}`. */
export type CreateScheduleForDebitMemoItemResponse = RevenueScheduleNumberResponse;

/** Answer of `GET /v1/revenue-schedules/debit-memo-items/{dmi-id}`. */
export type GetScheduleOfDebitMemoItemResponse = GetRevenueScheduleResponse;

/** Answer of `POST /v1/revenue-schedules/debit-memo-items/{dmi-id}/distribute-revenue-with-date-range`. */
export type CreateScheduleForDebitMemoItemByDateRangeResponse = RevenueScheduleNumberResponse;

/** Input of `DELETE /v1/revenue-schedules/{rs-number}`. */
export type DeleteRevenueScheduleRequest = GetRevenueScheduleRequest;

/** Answer of `DELETE /v1/revenue-schedules/{rs-number}`. */
export type DeleteRevenueScheduleResponse = OlderCommonResponse;

/** Answer of `PUT /v1/revenue-schedules/{rs-number}/basic-information`. */
export type UpdateRevenueScheduleResponse = OlderCommonResponse;

/** Answer of `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-across-accounting-periods`. */
export type DistributeAcrossPeriodsResponse = RevenueEventNumberResponse;

/** Answer of `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-on-specific-date`. */
export type DistributeOnDateResponse = RevenueEventNumberResponse;

/** Answer of `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-with-date-range`. */
export type DistributeOverDateRangeResponse = RevenueEventNumberResponse;
