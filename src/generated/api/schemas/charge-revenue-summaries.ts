// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { DecimalString, IsoDate } from '../../../api/schemas/values.js';
import { decimalText, maybe, strict, type Id, wireBoolean, wireDate, wireText } from '../../../api/schemas/wire.js';
import type { ChargeRequest } from './shared.js';

/** Input of `GET /v1/charge-revenue-summaries/{crs-number}`. */
export interface GetChargeRevenueSummaryRequest {
  'crs-number': string;
}

export const getChargeRevenueSummaryRequest: Schema<GetChargeRevenueSummaryRequest> = /* @__PURE__ */ strict({
  'crs-number': z.string(),
});

/** `Old_GETRevenueItemTypeResponse` of the definition. */
export interface RevenueItemResponse {
  accountingPeriodEndDate?: IsoDate;
  accountingPeriodName: string;
  accountingPeriodStartDate?: IsoDate;
  amount: DecimalString;
  currency?: string;
  isAccountingPeriodClosed?: boolean;
}

export const revenueItemResponse: Schema<RevenueItemResponse> = /* @__PURE__ */ z.looseObject({
  accountingPeriodEndDate: maybe(wireDate),
  accountingPeriodName: wireText,
  accountingPeriodStartDate: maybe(wireDate),
  amount: decimalText,
  currency: maybe(wireText),
  isAccountingPeriodClosed: maybe(wireBoolean),
});

/** Answer of `GET /v1/charge-revenue-summaries/{crs-number}`. */
export interface GetChargeRevenueSummaryResponse {
  accountId?: Id<'account'>;
  amount: DecimalString;
  currency?: string;
  notes?: string;
  number: string;
  recognitionRuleName?: string;
  recognizedRevenue: DecimalString;
  revenueItems: RevenueItemResponse[];
  subscriptionChargeId?: string;
  subscriptionId?: Id<'subscription'>;
  success?: boolean;
  undistributedUnrecognizedRevenue: DecimalString;
  unrecognizedRevenue: DecimalString;
}

export const getChargeRevenueSummaryResponse: Schema<GetChargeRevenueSummaryResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  amount: decimalText,
  currency: maybe(wireText),
  notes: maybe(wireText),
  number: wireText,
  recognitionRuleName: maybe(wireText),
  recognizedRevenue: decimalText,
  revenueItems: z.array(revenueItemResponse),
  subscriptionChargeId: maybe(wireText),
  subscriptionId: maybe(wireText),
  success: maybe(wireBoolean),
  undistributedUnrecognizedRevenue: decimalText,
  unrecognizedRevenue: decimalText,
});

/** Input of `GET /v1/charge-revenue-summaries/subscription-charges/{charge-key}`. */
export type GetChargeRevenueSummaryOfChargeRequest = ChargeRequest;

/** Answer of `GET /v1/charge-revenue-summaries/subscription-charges/{charge-key}`. */
export type GetChargeRevenueSummaryOfChargeResponse = GetChargeRevenueSummaryResponse;
