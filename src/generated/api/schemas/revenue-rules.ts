// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { type IsoDate, type IsoDateTime } from '../../../api/schemas/values.js';
import { maybe, strict, wireBoolean, wireDate, wireDateTime, wireText } from '../../../api/schemas/wire.js';

/** Input of `GET /v1/revenue-recognition-rules/subscription-charges/{charge-key}`. */
export interface GetRevenueRuleOfSubscriptionChargeRequest {
  'charge-key': string;
}

export const getRevenueRuleOfSubscriptionChargeRequest: Schema<GetRevenueRuleOfSubscriptionChargeRequest> = /* @__PURE__ */ strict({
  'charge-key': z.string(),
});

/** Answer of `GET /v1/revenue-recognition-rules/subscription-charges/{charge-key}`. */
export interface GetRevenueRuleOfSubscriptionChargeResponse {
  revenueRecognitionRuleName: string;
  success?: boolean;
}

export const getRevenueRuleOfSubscriptionChargeResponse: Schema<GetRevenueRuleOfSubscriptionChargeResponse> = /* @__PURE__ */ z.looseObject(
  {
    revenueRecognitionRuleName: wireText,
    success: maybe(wireBoolean),
  },
);

/** Input of `GET /v1/revenue-recognition-rules/product-charges/{charge-key}`. */
export interface GetRevenueRuleOfProductChargeRequest {
  'charge-key': string;
}

export const getRevenueRuleOfProductChargeRequest: Schema<GetRevenueRuleOfProductChargeRequest> = /* @__PURE__ */ strict({
  'charge-key': z.string(),
});

/** Answer of `GET /v1/revenue-recognition-rules/product-charges/{charge-key}`. */
export interface GetRevenueRuleOfProductChargeResponse {
  revenueRecognitionRuleName: string;
  success?: boolean;
}

export const getRevenueRuleOfProductChargeResponse: Schema<GetRevenueRuleOfProductChargeResponse> = /* @__PURE__ */ z.looseObject({
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
