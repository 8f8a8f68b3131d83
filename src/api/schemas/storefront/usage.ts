import { amount } from '../amount.js';
import type { Validator } from '../validator.js';
import { isoDate, money, type DecimalString, type IsoDate, type Money, type Open } from '../values.js';
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
  /** True if there are more records than are read at once: then older days are missing, and nothing is worked out from them. */
  incomplete?: boolean;
}

/** One metered charge of a subscription in one billing period. */
export interface UsageMeter {
  subscriptionNumber: string;
  productName: string;
  chargeName: string;
  /** Unit, in the platform's words, for example "API request". */
  unitOfMeasure: string;
  /** First day and first day after the period that is shown. */
  from: IsoDate;
  until: IsoDate;
  used: DecimalString;
  /** Usage included in the period at no cost. */
  included?: DecimalString;
  /** Where it stops, or the highest tier ends. */
  limit?: DecimalString;
  /** Each day on which something was used. */
  days: { date: IsoDate; quantity: DecimalString }[];
  /** Forecast for the end of the period, from the usage so far. */
  projection?: UsageProjection;
  /** Cost so far, before tax and discounts: from the platform's preview (`preview`) or calculated from its prices (`estimate`). */
  cost?: { amount: Money; source: Open<'preview' | 'estimate'> };
}

export interface UsageProjection {
  quantity: DecimalString;
  amount?: Money;
  source: Open<'preview' | 'estimate'>;
}

/** Spending limit that the subscriber set. Only warns, never stops usage. Saved as a record of a custom object. */
export interface UsageGuard {
  subscriptionNumber: string;
  /** Spending limit of a billing period. */
  amount: Money;
  /** Percent of it at which to warn. */
  warnAt: number;
}

export interface UsageRequest {
  subscription?: string;
  /** Days of usage, first and last; the current billing period of each charge if left out. At most 400 days. */
  from?: IsoDate;
  to?: IsoDate;
}

/** Answer: the guards in force. Without `amount` the guard is taken away. */
export interface UsageGuardRequest {
  subscription: string;
  amount?: DecimalString;
  /** 80 if left out. */
  warnAt?: number;
}

export interface UsageGuards {
  guards: UsageGuard[];
}

/** Cost of the usage of the last periods on each plan. Response of `GET /storefront/usage/advice`. */
export interface UsageAdvice {
  /** Whole billing periods that were looked at, the newest last. */
  periods: { from: IsoDate; until: IsoDate }[];
  options: AdvisedPlan[];
}

export interface AdvisedPlan {
  productRatePlanId: string;
  productName: string;
  ratePlanName: string;
  /** True for the plan that is held. */
  current: boolean;
  /** Average of a month over the periods, with its recurring charges; before tax, discounts and one-time charges. */
  monthly: Money;
  /** The least monthly cost of all. "Stay" where that is the current one. */
  best: boolean;
  source: Open<'preview' | 'estimate'>;
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
