// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { IsoDate } from '../../../api/schemas/values.js';
import { maybe, strict, type Id, type KeyOf, wireBoolean, wireDate, wireInteger, wireText } from '../../../api/schemas/wire.js';

/** Input of `GET /v1/amendments/{amendment-key}`. */
export interface GetAmendmentRequest {
  'amendment-key': KeyOf<'amendment'>;
}

export const getAmendmentRequest: Schema<GetAmendmentRequest> = /* @__PURE__ */ strict({
  'amendment-key': z.string(),
});

/** Answer of `GET /v1/amendments/{amendment-key}`. */
export interface GetAmendmentResponse {
  autoRenew?: boolean;
  baseRatePlanId?: Id<'rate plan'>;
  baseSubscriptionId?: Id<'subscription'>;
  code?: string;
  contractEffectiveDate?: IsoDate;
  currentTerm?: number;
  currentTermPeriodType?: string;
  customerAcceptanceDate?: IsoDate;
  description?: string;
  destinationAccountId?: Id<'account'>;
  destinationInvoiceOwnerId?: string;
  effectiveDate?: IsoDate;
  id?: Id<'amendment'>;
  name?: string;
  newRatePlanId?: Id<'rate plan'>;
  newSubscriptionId?: Id<'subscription'>;
  renewalSetting?: string;
  renewalTerm?: number;
  renewalTermPeriodType?: string;
  resumeDate?: IsoDate;
  serviceActivationDate?: IsoDate;
  specificUpdateDate?: IsoDate;
  status?: string;
  success?: boolean;
  suspendDate?: IsoDate;
  termStartDate?: IsoDate;
  termType?: string;
  type?: string;
}

export const getAmendmentResponse: Schema<GetAmendmentResponse> = /* @__PURE__ */ z.looseObject({
  autoRenew: maybe(wireBoolean),
  baseRatePlanId: maybe(wireText),
  baseSubscriptionId: maybe(wireText),
  code: maybe(wireText),
  contractEffectiveDate: maybe(wireDate),
  currentTerm: maybe(wireInteger),
  currentTermPeriodType: maybe(wireText),
  customerAcceptanceDate: maybe(wireDate),
  description: maybe(wireText),
  destinationAccountId: maybe(wireText),
  destinationInvoiceOwnerId: maybe(wireText),
  effectiveDate: maybe(wireDate),
  id: maybe(wireText),
  name: maybe(wireText),
  newRatePlanId: maybe(wireText),
  newSubscriptionId: maybe(wireText),
  renewalSetting: maybe(wireText),
  renewalTerm: maybe(wireInteger),
  renewalTermPeriodType: maybe(wireText),
  resumeDate: maybe(wireDate),
  serviceActivationDate: maybe(wireDate),
  specificUpdateDate: maybe(wireDate),
  status: maybe(wireText),
  success: maybe(wireBoolean),
  suspendDate: maybe(wireDate),
  termStartDate: maybe(wireDate),
  termType: maybe(wireText),
  type: maybe(wireText),
});

/** Input of `GET /v1/amendments/subscriptions/{subscription-id}`. */
export interface GetAmendmentOfSubscriptionRequest {
  'subscription-id': Id<'subscription'>;
}

export const getAmendmentOfSubscriptionRequest: Schema<GetAmendmentOfSubscriptionRequest> = /* @__PURE__ */ strict({
  'subscription-id': z.string(),
});

/** Answer of `GET /v1/amendments/subscriptions/{subscription-id}`. */
export type GetAmendmentOfSubscriptionResponse = GetAmendmentResponse;
