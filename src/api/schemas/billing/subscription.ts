import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { decimal, isoDate, type CurrencyCode, type DecimalString, type IsoDate, type Open } from '../values.js';
import { envelope, pageRequest, type Envelope, type PageRequest } from './envelope.js';

/** The newest version of a subscription. The number stays; the id changes with every version. */
export interface Subscription extends Envelope {
  id: string;
  subscriptionNumber: string;
  accountId: string;
  accountNumber: string;
  status: Open<'Draft' | 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Suspended' | 'Cancelled' | 'Expired'>;
  version?: number;
  currency?: CurrencyCode;
  termType: Open<'TERMED' | 'EVERGREEN'>;
  autoRenew?: boolean;
  contractEffectiveDate?: IsoDate;
  serviceActivationDate?: IsoDate | null;
  subscriptionStartDate: IsoDate;
  subscriptionEndDate?: IsoDate | null;
  termStartDate?: IsoDate;
  /** Exclusive end. */
  termEndDate?: IsoDate | null;
  currentTerm?: number;
  currentTermPeriodType?: string | null;
  orderNumber?: string;
  ratePlans: SubscriptionRatePlan[];
}

export interface SubscriptionRatePlan {
  id: string;
  productId: string;
  productName: string;
  productRatePlanId: string;
  ratePlanName: string;
  ratePlanCharges: SubscriptionCharge[];
}

export interface SubscriptionCharge {
  id: string;
  productRatePlanChargeId: string;
  number: string;
  name: string;
  type: Open<'OneTime' | 'Recurring' | 'Usage'>;
  model: string;
  billingPeriod?: string | null;
  currency?: CurrencyCode;
  price?: DecimalString | null;
  quantity?: DecimalString | null;
  uom?: string | null;
  effectiveStartDate?: IsoDate;
  effectiveEndDate?: IsoDate | null;
  /** Everything before this day is billed. */
  chargedThroughDate?: IsoDate | null;
}

export interface SubscriptionList extends Envelope {
  subscriptions: Subscription[];
  nextPage?: string;
}

export interface SubscriptionRequest {
  'subscription-key': string;
}

export interface SubscriptionsByAccountRequest extends PageRequest {
  'account-key': string;
}

const nullableText = z.optional(z.nullable(z.string()));
const nullableDate = z.optional(z.nullable(isoDate));
const nullableDecimal = z.optional(z.nullable(decimal));

const charge: Schema<SubscriptionCharge> = z.object({
  id: z.string(),
  productRatePlanChargeId: z.string(),
  number: z.string(),
  name: z.string(),
  type: z.string(),
  model: z.string(),
  billingPeriod: nullableText,
  currency: z.optional(z.string()),
  price: nullableDecimal,
  quantity: nullableDecimal,
  uom: nullableText,
  effectiveStartDate: z.optional(isoDate),
  effectiveEndDate: nullableDate,
  chargedThroughDate: nullableDate,
});

export const subscription: Schema<Subscription> = z.object({
  ...envelope,
  id: z.string(),
  subscriptionNumber: z.string(),
  accountId: z.string(),
  accountNumber: z.string(),
  status: z.string(),
  version: z.optional(z.number()),
  currency: z.optional(z.string()),
  termType: z.string(),
  autoRenew: z.optional(z.boolean()),
  contractEffectiveDate: z.optional(isoDate),
  serviceActivationDate: nullableDate,
  subscriptionStartDate: isoDate,
  subscriptionEndDate: nullableDate,
  termStartDate: z.optional(isoDate),
  termEndDate: nullableDate,
  currentTerm: z.optional(z.number()),
  currentTermPeriodType: nullableText,
  orderNumber: z.optional(z.string()),
  ratePlans: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      productName: z.string(),
      productRatePlanId: z.string(),
      ratePlanName: z.string(),
      ratePlanCharges: z.array(charge),
    }),
  ),
});

export const subscriptionList: Schema<SubscriptionList> = z.object({
  ...envelope,
  subscriptions: z.array(subscription),
  nextPage: z.optional(z.string()),
});

export const subscriptionRequest: Schema<SubscriptionRequest> = z.object({ 'subscription-key': z.string() });
export const subscriptionsByAccountRequest: Schema<SubscriptionsByAccountRequest> = z.object({ ...pageRequest, 'account-key': z.string() });
