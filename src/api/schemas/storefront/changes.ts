import type { Validator } from '../validator.js';
import { text } from '../text.js';
import { isoDate, money, type IsoDate, type IsoDateTime, type Money, type Open } from '../values.js';
import { intentId, paymentMethodId } from './payment-methods.js';
import { bill, planChoice, type PlanChoice, type QuoteBill } from './quote.js';
import { subscription, subscriptionNumber, type CancelTime, type ChangeTime, type Subscription, type TermLength } from './subscriptions.js';
import { integer, variants } from '../input-validation.js';
import { array, boolean, maxLength, object, oneOf, optional, refine, strictObject, string } from '../validation.js';

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

const time: Validator<ChangeTime> = oneOf('now', 'period-end', 'renewal');
const choices = optional(refine(array(planChoice), maxLength(10)));
const termLength: Validator<TermLength> = strictObject({ count: integer(1, 120), unit: oneOf('Month', 'Year', 'Day', 'Week') });
const change: Validator<Change> = variants('intent', {
  'change-plan': { to: planChoice, addOns: choices, when: time, coupon: optional(text(64)) },
  'change-quantity': { productRatePlanId: text(64), quantity: integer(1, 1_000_000) },
  'change-add-ons': { add: choices, remove: optional(refine(array(text(64)), maxLength(10))) },
  pause: { from: isoDate, until: optional(isoDate) },
  resume: { on: isoDate },
  cancel: { when: oneOf('now', 'period-end', 'term-end'), reason: optional(text(64)), comment: optional(text(1000)) },
  renew: {},
  'set-renewal': {
    autoRenew: boolean,
    term: optional(termLength),
  },
  'convert-trial': {},
  'accept-offer': { offer: text(64) },
  'set-payment-method': { paymentMethodId },
  undo: { what: oneOf('cancel', 'pause', 'order'), orderNumber: optional(text(100)) },
});

const asked = {
  number: subscriptionNumber,
  version: integer(1),
  change,
  locale: optional(text(35)),
};

export const changeQuoteRequest: Validator<ChangeQuoteRequest> = strictObject(asked);

export const changeQuote: Validator<ChangeQuote> = object({
  fingerprint: string,
  effectiveDate: isoDate,
  dueNow: bill,
  creditLeft: optional(money),
  next: optional(bill),
  nextWithout: optional(bill),
  endDate: optional(isoDate),
  undoableUntil: optional(isoDate),
  text: optional(string),
});

export const changeRequest: Validator<ChangeRequest> = strictObject({
  ...asked,
  intentId,
  quote: text(100),
  paymentMethodId: optional(paymentMethodId),
});

export const cancellationReceipt: Validator<CancellationReceipt> = object({
  orderNumber: string,
  subscriptionNumber: string,
  receivedAt: string,
  endDate: isoDate,
  credit: optional(money),
  digest: string,
});

export const changeResult: Validator<ChangeResult> = object({
  status: string,
  orderNumber: string,
  effectiveDate: isoDate,
  subscription,
  invoiceNumbers: array(string),
  paid: money,
  due: money,
  receipt: optional(cancellationReceipt),
});
