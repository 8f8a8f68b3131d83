import * as z from 'zod/mini';
import { amount } from '../amount.js';
import type { Schema } from '../schema.js';
import { isoDate, money, type DecimalString, type IsoDate, type Money, type Open } from '../values.js';
import { subscriptionNumber } from './subscriptions.js';

/** What was used of each metered charge. Answer of `GET /storefront/usage` (billing: `GET /v1/usage/accounts/{account-key}`, filtered by the gateway). */
export interface Usage {
  meters: UsageMeter[];
  /** What the subscriber set as a limit of what usage may cost in a billing period, for each subscription. */
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
  /** What costs nothing in the period. */
  included?: DecimalString;
  /** Where it stops, or the highest tier ends. */
  limit?: DecimalString;
  /** Each day on which something was used. */
  days: { date: IsoDate; quantity: DecimalString }[];
  /** What it will come to at the end of the period, if it goes on as on the days so far. */
  projection?: UsageProjection;
  /** What it has cost so far, before tax and discounts: the platform's preview (`preview`), or worked out from its prices (`estimate`). */
  cost?: { amount: Money; source: Open<'preview' | 'estimate'> };
}

export interface UsageProjection {
  quantity: DecimalString;
  amount?: Money;
  source: Open<'preview' | 'estimate'>;
}

/** A limit the subscriber set; it warns and stops nothing. Kept as a record of a custom object (flows.md ruling 9). */
export interface UsageGuard {
  subscriptionNumber: string;
  /** What usage may cost in a billing period. */
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

/** What the usage of the last periods would have cost on each plan. Answer of `GET /storefront/usage/advice`. */
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

export const usageRequest: Schema<UsageRequest> = z.strictObject({
  subscription: z.optional(subscriptionNumber),
  from: z.optional(isoDate),
  to: z.optional(isoDate),
});
export const usageGuardRequest: Schema<UsageGuardRequest> = z.strictObject({
  subscription: subscriptionNumber,
  amount: z.optional(amount),
  warnAt: z.optional(z.int().check(z.gte(1), z.lte(100))),
});
export const usageAdviceRequest: Schema<UsageAdviceRequest> = z.strictObject({ subscription: subscriptionNumber });

const guard: Schema<UsageGuard> = z.object({ subscriptionNumber: z.string(), amount: money, warnAt: z.number() });

export const usage: Schema<Usage> = z.object({
  meters: z.array(
    z.object({
      subscriptionNumber: z.string(),
      productName: z.string(),
      chargeName: z.string(),
      unitOfMeasure: z.string(),
      from: isoDate,
      until: isoDate,
      used: z.string(),
      included: z.optional(z.string()),
      limit: z.optional(z.string()),
      days: z.array(z.object({ date: isoDate, quantity: z.string() })),
      projection: z.optional(z.object({ quantity: z.string(), amount: z.optional(money), source: z.string() })),
      cost: z.optional(z.object({ amount: money, source: z.string() })),
    }),
  ),
  guards: z.array(guard),
  today: isoDate,
  incomplete: z.optional(z.boolean()),
});

export const usageGuards: Schema<UsageGuards> = z.object({ guards: z.array(guard) });

export const usageAdvice: Schema<UsageAdvice> = z.object({
  periods: z.array(z.object({ from: isoDate, until: isoDate })),
  options: z.array(
    z.object({
      productRatePlanId: z.string(),
      productName: z.string(),
      ratePlanName: z.string(),
      current: z.boolean(),
      monthly: money,
      best: z.boolean(),
      source: z.string(),
    }),
  ),
});
