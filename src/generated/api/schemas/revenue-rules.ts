// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { IsoDate, IsoDateTime } from '../../../api/schemas/values.js';
import { maybe, strict, wireBoolean, wireDate, wireDateTime, wireText } from '../../../api/schemas/wire.js';
import type { ChargeRequest } from './shared.js';

/** `Old_GETRevenueRecognitionRuleAssociationType` of the definition. */
export interface RevenueRuleNameResponse {
  revenueRecognitionRuleName: string;
  success?: boolean;
}

export const revenueRuleNameResponse: Schema<RevenueRuleNameResponse> = /* @__PURE__ */ z.looseObject({
  revenueRecognitionRuleName: wireText,
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/settings/finance/revenue-automation-start-date`. */
export type GetRevenueAutomationStartDateRequest = Record<string, unknown>;

export const getRevenueAutomationStartDateRequest: Schema<GetRevenueAutomationStartDateRequest> = /* @__PURE__ */ strict({});

/** Answer of `GET /v1/settings/finance/revenue-automation-start-date`. */
export interface GetRevenueAutomationStartDateResponse {
  startDate?: IsoDate;
  success?: boolean;
  updatedBy?: string;
  updatedOn?: IsoDateTime;
}

export const getRevenueAutomationStartDateResponse: Schema<GetRevenueAutomationStartDateResponse> = /* @__PURE__ */ z.looseObject({
  startDate: maybe(wireDate),
  success: maybe(wireBoolean),
  updatedBy: maybe(wireText),
  updatedOn: maybe(wireDateTime),
});

/** Input of `GET /v1/revenue-recognition-rules/subscription-charges/{charge-key}`. */
export type GetRevenueRuleOfSubscriptionChargeRequest = ChargeRequest;

/** Answer of `GET /v1/revenue-recognition-rules/subscription-charges/{charge-key}`. */
export type GetRevenueRuleOfSubscriptionChargeResponse = RevenueRuleNameResponse;

/** Input of `GET /v1/revenue-recognition-rules/product-charges/{charge-key}`. */
export type GetRevenueRuleOfProductChargeRequest = ChargeRequest;

/** Answer of `GET /v1/revenue-recognition-rules/product-charges/{charge-key}`. */
export type GetRevenueRuleOfProductChargeResponse = RevenueRuleNameResponse;
