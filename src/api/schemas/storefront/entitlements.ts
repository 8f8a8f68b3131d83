import type { Validator } from '../validator.js';
import { text } from '../text.js';
import { anyOf } from '../input-validation.js';
import { array, boolean, number, object, optional, strictObject, string } from '../validation.js';
import type { DecimalString, IsoDate, OpenEnum } from '../values.js';
import { userId } from './session.js';

/** Account or user whose entitlements are requested. */
export type EntitlementsRequest = { accountNumber: string } | { userId: string };

/** What an account may use today. Response of `GET /storefront/entitlements`. */
export interface Entitlements {
  /** Undefined for a user who has no billing account yet. */
  accountNumber?: string;
  /** The tenant's business date that the entitlements apply to. */
  asOf: IsoDate;
  /** Plans of running subscriptions. Discounts and paused, ended or future subscriptions are left out. */
  plans: EntitledPlan[];
  /** Features of these plans' products: rows of the feature comparison in the offers file. */
  features: EntitledFeature[];
}

export interface EntitledPlan {
  subscriptionNumber: string;
  /** Status of the subscription. `Pending Activation` and `Pending Acceptance` give access, too. */
  status: OpenEnum<'Active' | 'Pending Activation' | 'Pending Acceptance'>;
  productRatePlanId: string;
  productId: string;
  productName: string;
  ratePlanName: string;
  /** True if the plan is an add-on. */
  addOn?: boolean;
  /** Quantity that the customer has bought, for example the number of seats. Undefined if the plan has no quantity. */
  quantity?: number;
  /** Set during a trial: the first day that is charged. */
  trialEnds?: IsoDate;
  /** First day without service. Undefined if the subscription goes on. */
  endDate?: IsoDate;
  /** Usage limits, one for each usage charge that has one. */
  limits: UsageLimit[];
}

/** Limit of a usage charge in one billing period. */
export interface UsageLimit {
  chargeName: string;
  unitOfMeasure: string;
  /** Usage that costs nothing. */
  included?: DecimalString;
  /** Maximum usage. */
  limit?: DecimalString;
}

export interface EntitledFeature {
  /** `id` of the row in the offers file, if it has one. */
  id?: string;
  /** Name in the first language of the offers file. */
  name: string;
  /** Product that has the feature. */
  productId: string;
  /** Amount or kind of the feature. If absent, the product simply has the feature. */
  text?: string;
}

export const entitlementsRequest: Validator<EntitlementsRequest> = anyOf<EntitlementsRequest>(
  strictObject({ accountNumber: text(70) }),
  strictObject({ userId }),
);

const limit: Validator<UsageLimit> = object({
  chargeName: string,
  unitOfMeasure: string,
  included: optional(string),
  limit: optional(string),
});

const plan: Validator<EntitledPlan> = object({
  subscriptionNumber: string,
  status: string,
  productRatePlanId: string,
  productId: string,
  productName: string,
  ratePlanName: string,
  addOn: optional(boolean),
  quantity: optional(number),
  trialEnds: optional(string),
  endDate: optional(string),
  limits: array(limit),
});

export const entitlements: Validator<Entitlements> = object({
  accountNumber: optional(string),
  asOf: string,
  plans: array(plan),
  features: array(object({ id: optional(string), name: string, productId: string, text: optional(string) })),
});
