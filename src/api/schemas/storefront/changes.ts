import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { text } from '../text.js';
import { isoDate, money, type IsoDate, type IsoDateTime, type Money, type Open } from '../values.js';
import { intentId, paymentMethodId } from './payment-methods.js';
import { bill, planChoice, type PlanChoice, type QuoteBill } from './purchase.js';
import { subscription, subscriptionNumber, type CancelTime, type ChangeTime, type Subscription, type TermLength } from './subscriptions.js';

/**
 * What somebody wants of a subscription (flows.md, the table). Each becomes one order of the platform, or takes one back. What is allowed now says
 * `Subscription.can`.
 */
export type Change =
  /** The main plan and its add-ons become these. */
  | { intent: 'change-plan'; to: PlanChoice; addOns?: PlanChoice[]; when: ChangeTime; coupon?: string }
  | { intent: 'change-quantity'; productRatePlanId: string; quantity: number }
  /** Takes add-ons, drops others, or changes the quantity of one that is taken already. */
  | { intent: 'change-add-ons'; add?: PlanChoice[]; remove?: string[] }
  | { intent: 'pause'; from: IsoDate; until?: IsoDate }
  | { intent: 'resume'; on: IsoDate }
  | { intent: 'cancel'; when: CancelTime; reason?: string; comment?: string }
  | { intent: 'renew' }
  | { intent: 'set-renewal'; autoRenew: boolean; term?: TermLength }
  | { intent: 'convert-trial' }
  | { intent: 'accept-offer'; offer: string }
  | { intent: 'set-payment-method'; paymentMethodId: string }
  /** Takes back a cancellation or a pause that has not begun, or a scheduled order. */
  | { intent: 'undo'; what: 'cancel' | 'pause' | 'order'; orderNumber?: string };

export interface ChangeQuoteRequest {
  number: string;
  /** `version` of the subscription that the person sees. */
  version: number;
  change: Change;
  /** BCP 47 language of texts. */
  locale?: string;
}

/** What the platform's own preview says a change comes to. Answer of `POST /storefront/subscriptions/{number}/quotes` (billing: `POST /v1/orders/preview`). */
export interface ChangeQuote {
  /** Stands for subscription version, dates and amounts. The change carries it; a differing preview is refused as `quote-changed`. */
  fingerprint: string;
  /** First day on which it holds. */
  effectiveDate: IsoDate;
  /** What is paid at once; its lines hold credits for what is not used, as amounts below nothing. All zero for what costs nothing now. */
  dueNow: QuoteBill;
  /** What comes back: it is credited to the account and used for the next bills. Absent if nothing does. */
  creditLeft?: Money;
  /** The next bill after it, and what it would be without the change. */
  next?: QuoteBill;
  nextWithout?: QuoteBill;
  /** First day without service, for a cancellation. */
  endDate?: IsoDate;
  /** Whether and until when (last day) it can be taken back. Absent: it cannot. */
  undoableUntil?: IsoDate;
  /** What a retention offer or coupon does, in the tenant's words. */
  text?: string;
}

/**
 * Carries a change out, once for each `intentId`. Refused (409) as `quote-changed` with `data: {old, new}`, as `subscription-changed` with `data`
 * the subscription as it is now if another tab or the platform changed it, as `not-now` if the platform's rules do not allow it.
 */
export interface ChangeRequest extends ChangeQuoteRequest {
  /** Random id of this change (at least 128 bits, URL-safe), kept across attempts. */
  intentId: string;
  /** `fingerprint` of the quote that was confirmed. */
  quote: string;
  /** Kept or new method that pays what is due now; the subscription's own if left out. */
  paymentMethodId?: string;
}

/** Answer of `POST /storefront/subscriptions/{number}/changes` (billing: `POST /v1/orders`). */
export interface ChangeResult {
  /** `payment-required`: it is done, and `due` was not collected: it is an open invoice now. */
  status: Open<'completed' | 'scheduled' | 'payment-required'>;
  orderNumber: string;
  effectiveDate: IsoDate;
  subscription: Subscription;
  invoiceNumbers: string[];
  paid: Money;
  due: Money;
  /** For a cancellation: proof that it was received. */
  receipt?: CancellationReceipt;
}

/** Confirmation of a cancellation on a durable medium; the tenant's `onReceipt` gets the same. */
export interface CancellationReceipt {
  orderNumber: string;
  subscriptionNumber: string;
  receivedAt: IsoDateTime;
  /** First day without service. */
  endDate: IsoDate;
  credit?: Money;
  /** SHA-256 of the receipt without this field (canonical JSON), in base64url. */
  digest: string;
}

const time: Schema<ChangeTime> = z.enum(['now', 'period-end', 'renewal']);
const choices = z.optional(z.array(planChoice).check(z.maxLength(10)));
const change: Schema<Change> = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('change-plan'), to: planChoice, addOns: choices, when: time, coupon: z.optional(text(64)) }),
  z.strictObject({
    intent: z.literal('change-quantity'),
    productRatePlanId: text(64),
    quantity: z.int().check(z.gte(1), z.lte(1_000_000)),
  }),
  z.strictObject({
    intent: z.literal('change-add-ons'),
    add: choices,
    remove: z.optional(z.array(text(64)).check(z.maxLength(10))),
  }),
  z.strictObject({ intent: z.literal('pause'), from: isoDate, until: z.optional(isoDate) }),
  z.strictObject({ intent: z.literal('resume'), on: isoDate }),
  z.strictObject({
    intent: z.literal('cancel'),
    when: z.enum(['now', 'period-end', 'term-end']),
    reason: z.optional(text(64)),
    comment: z.optional(text(1000)),
  }),
  z.strictObject({ intent: z.literal('renew') }),
  z.strictObject({
    intent: z.literal('set-renewal'),
    autoRenew: z.boolean(),
    term: z.optional(z.strictObject({ count: z.int().check(z.gte(1), z.lte(120)), unit: z.enum(['Month', 'Year', 'Day', 'Week']) })),
  }),
  z.strictObject({ intent: z.literal('convert-trial') }),
  z.strictObject({ intent: z.literal('accept-offer'), offer: text(64) }),
  z.strictObject({ intent: z.literal('set-payment-method'), paymentMethodId }),
  z.strictObject({ intent: z.literal('undo'), what: z.enum(['cancel', 'pause', 'order']), orderNumber: z.optional(text(100)) }),
]);

const asked = {
  number: subscriptionNumber,
  version: z.int().check(z.gte(1)),
  change,
  locale: z.optional(text(35)),
};

export const changeQuoteRequest: Schema<ChangeQuoteRequest> = z.strictObject(asked);

export const changeQuote: Schema<ChangeQuote> = z.object({
  fingerprint: z.string(),
  effectiveDate: isoDate,
  dueNow: bill,
  creditLeft: z.optional(money),
  next: z.optional(bill),
  nextWithout: z.optional(bill),
  endDate: z.optional(isoDate),
  undoableUntil: z.optional(isoDate),
  text: z.optional(z.string()),
});

export const changeRequest: Schema<ChangeRequest> = z.strictObject({
  ...asked,
  intentId,
  quote: text(100),
  paymentMethodId: z.optional(paymentMethodId),
});

export const cancellationReceipt: Schema<CancellationReceipt> = z.object({
  orderNumber: z.string(),
  subscriptionNumber: z.string(),
  receivedAt: z.string(),
  endDate: isoDate,
  credit: z.optional(money),
  digest: z.string(),
});

export const changeResult: Schema<ChangeResult> = z.object({
  status: z.string(),
  orderNumber: z.string(),
  effectiveDate: isoDate,
  subscription,
  invoiceNumbers: z.array(z.string()),
  paid: money,
  due: money,
  receipt: z.optional(cancellationReceipt),
});
