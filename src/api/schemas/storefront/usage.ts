import { amount } from '../amount.js';
import type { Validator } from '../validator.js';
import { isoDate, money, type DecimalString, type IsoDate, type Money, type OpenEnum } from '../values.js';
import { subscriptionNumber } from './subscriptions.js';
import { integer } from '../input-validation.js';
import { array, boolean, number, object, optional, strictObject, string } from '../validation.js';

/** Usage of each metered charge. Response of `GET /storefront/usage` (billing: `GET /v1/usage/accounts/{account-key}`, filtered by the gateway). */
export interface Usage {
  meters: UsageMeter[];
  /** Spending limits that the subscriber set for a billing period, for each subscription. */
  guards: UsageGuard[];
  /** The tenant's business date. */
  today: IsoDate;
  /** True if there are more usage records than the gateway reads. Older days are then missing, and nothing is calculated from the records. */
  incomplete?: boolean;
}

/** One metered charge of a subscription in one billing period. */
export interface UsageMeter {
  subscriptionNumber: string;
  productName: string;
  chargeName: string;
  /** Unit, as named on the platform, for example "API request". */
  unitOfMeasure: string;
  /** First day of the period, and first day after it. */
  from: IsoDate;
  until: IsoDate;
  used: DecimalString;
  /** Usage included in the period at no cost. */
  included?: DecimalString;
  /** Maximum usage, or end of the highest tier. */
  limit?: DecimalString;
  /** Days with usage. */
  days: { date: IsoDate; quantity: DecimalString }[];
  /** Forecast for the end of the period, from the usage so far. */
  projection?: UsageProjection;
  /** Cost so far, before tax and discounts: from the platform's preview (`preview`) or calculated from its prices (`estimate`). */
  cost?: { amount: Money; source: OpenEnum<'preview' | 'estimate'> };
}

export interface UsageProjection {
  quantity: DecimalString;
  amount?: Money;
  source: OpenEnum<'preview' | 'estimate'>;
}

/** Spending limit that the subscriber set. Only warns, never stops usage. Saved as a record of a custom object. */
export interface UsageGuard {
  subscriptionNumber: string;
  /** Spending limit of a billing period. */
  amount: Money;
  /** Percentage of the limit at which to warn. */
  warnAt: number;
}

export interface UsageRequest {
  subscription?: string;
  /** First and last day of usage, at most 400 days apart. Default: the current billing period of each charge. */
  from?: IsoDate;
  to?: IsoDate;
}

/** Sets a spending limit, or removes it if `amount` is absent. The response has all limits. */
export interface UsageGuardRequest {
  subscription: string;
  amount?: DecimalString;
  /** Default: 80. */
  warnAt?: number;
}

export interface UsageGuards {
  guards: UsageGuard[];
}

/** What the usage of the last periods would have cost on each plan. Response of `GET /storefront/usage/advice`. */
export interface UsageAdvice {
  /** Complete billing periods that the comparison covers, newest last. */
  periods: { from: IsoDate; until: IsoDate }[];
  options: AdvisedPlan[];
}

export interface AdvisedPlan {
  productRatePlanId: string;
  productName: string;
  ratePlanName: string;
  /** True for the current plan. */
  current: boolean;
  /** Average monthly cost over the periods, with recurring charges; before tax, discounts and one-time charges. */
  monthly: Money;
  /** True for the plan with the lowest monthly cost. */
  best: boolean;
  source: OpenEnum<'preview' | 'estimate'>;
}

export interface UsageAdviceRequest {
  subscription: string;
}

export const usageRequest: Validator<UsageRequest> = strictObject({
  subscription: optional(subscriptionNumber),
  from: optional(isoDate),
  to: optional(isoDate),
});
export const usageGuardRequest: Validator<UsageGuardRequest> = strictObject({
  subscription: subscriptionNumber,
  amount: optional(amount),
  warnAt: optional(integer(1, 100)),
});
export const usageAdviceRequest: Validator<UsageAdviceRequest> = strictObject({ subscription: subscriptionNumber });

const guard: Validator<UsageGuard> = object({ subscriptionNumber: string, amount: money, warnAt: number });

export const usage: Validator<Usage> = object({
  meters: array(
    object({
      subscriptionNumber: string,
      productName: string,
      chargeName: string,
      unitOfMeasure: string,
      from: isoDate,
      until: isoDate,
      used: string,
      included: optional(string),
      limit: optional(string),
      days: array(object({ date: isoDate, quantity: string })),
      projection: optional(object({ quantity: string, amount: optional(money), source: string })),
      cost: optional(object({ amount: money, source: string })),
    }),
  ),
  guards: array(guard),
  today: isoDate,
  incomplete: optional(boolean),
});

export const usageGuards: Validator<UsageGuards> = object({ guards: array(guard) });

export const usageAdvice: Validator<UsageAdvice> = object({
  periods: array(object({ from: isoDate, until: isoDate })),
  options: array(
    object({
      productRatePlanId: string,
      productName: string,
      ratePlanName: string,
      current: boolean,
      monthly: money,
      best: boolean,
      source: string,
    }),
  ),
});
