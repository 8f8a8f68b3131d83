import type { Validator } from '../validator.js';
import { text } from '../text.js';
import { isoDate, money, type IsoDate, type IsoDateTime, type Money, type OpenEnum } from '../values.js';
import { intentId, paymentMethodId } from './payment-methods.js';
import { bill, planChoice, type PlanChoice, type QuoteBill } from './quote.js';
import { subscription, subscriptionNumber, type CancelTime, type ChangeTime, type Subscription, type TermLength } from './subscriptions.js';
import { integer, discriminatedUnion } from '../input-validation.js';
import { array, boolean, maxLength, object, oneOf, optional, refine, strictObject, string } from '../validation.js';

/**
 * Change of a subscription. It creates one order on the platform, or undoes one. `Subscription.can` lists the changes that are possible
 * now.
 */
export type Change =
  /** Replaces the main plan and its add-ons. */
  | { intent: 'change-plan'; to: PlanChoice; addOns?: PlanChoice[]; when: ChangeTime; coupon?: string }
  | { intent: 'change-quantity'; productRatePlanId: string; quantity: number }
  /** Adds or removes add-ons, or changes their quantity. */
  | { intent: 'change-add-ons'; add?: PlanChoice[]; remove?: string[] }
  | { intent: 'pause'; from: IsoDate; until?: IsoDate }
  | { intent: 'resume'; on: IsoDate }
  | { intent: 'cancel'; when: CancelTime; reason?: string; comment?: string }
  | { intent: 'renew' }
  | { intent: 'set-renewal'; autoRenew: boolean; term?: TermLength }
  | { intent: 'convert-trial' }
  /** Accepts a retention offer instead of canceling. Needs the reference of a quoted cancellation, and one of the offer's reasons if it names any. */
  | { intent: 'accept-offer'; offer: string; cancelReference: string; reason?: string }
  | { intent: 'set-payment-method'; paymentMethodId: string }
  /** Undoes a cancellation, a pause that has not started, or a scheduled order. */
  | { intent: 'undo'; what: 'cancel' | 'pause' | 'order'; orderNumber?: string };

export interface ChangeQuoteRequest {
  number: string;
  /** `version` of the subscription as the user saw it. */
  version: number;
  change: Change;
  /** BCP 47 language of texts. */
  locale?: string;
}

/**
 * Price of a change, from the platform's preview. Response of `POST /storefront/subscriptions/{number}/quotes` (billing: `POST /v1/orders/preview`).
 */
export interface ChangeQuote {
  /**
   * Hash of subscription version, dates and amounts. The request for the change sends it back. If the preview has changed since, the change is
   * refused as `quote-changed`.
   */
  fingerprint: string;
  /** First day on which the change is in effect. */
  effectiveDate: IsoDate;
  /** Bill that is due now. Credits for unused service are negative lines. All amounts are zero if nothing is due. */
  dueNow: QuoteBill;
  /** Credit that the account gets and can use later. Absent if there is none. */
  creditLeft?: Money;
  /** Next bill with and without the change. They are equal if a scheduled change takes effect after the next bill. */
  next?: QuoteBill;
  nextWithout?: QuoteBill;
  /** Bill of the day on which a scheduled change takes effect. Absent if `next` is that bill. */
  billOnEffectiveDate?: QuoteBill;
  /** First day without service, after a cancellation. */
  endDate?: IsoDate;
  /** Sealed reference that accepts a retention offer instead of this cancellation. Valid for an hour. Only set for a cancellation. */
  cancelReference?: string;
  /** Last day on which the change can be undone. Absent if it cannot be undone. */
  undoableUntil?: IsoDate;
  /** The tenant's description of the retention offer or coupon. */
  text?: string;
}

/**
 * Makes a change, once for each `intentId`. Refused with status 409 and one of these codes:
 * - `quote-changed`: amounts or dates differ from the confirmed quote; `data` is `{old, new}`
 * - `subscription-changed`: another tab or the platform changed the subscription; `data` is the current subscription
 * - `not-now`: the platform's rules do not allow the change
 *
 * Refused with status 422 and one of these codes:
 * - `coupon-*`: a rule refuses the coupon, see `QuoteRequest.coupon`
 * - `offer-expired`: a retention offer needs the `cancelReference` of a new quote of the cancellation
 * - `offer-reason`: the retention offer needs one of its reasons
 * - `offer-too-early`, `offer-used`, `offer-not-combined`: a rule of the retention offer does not allow it
 */
export interface ChangeRequest extends ChangeQuoteRequest {
  /** Random id of the change (at least 128 bits, URL-safe). The page keeps it across attempts. */
  intentId: string;
  /** `fingerprint` of the confirmed quote. */
  quote: string;
  /** Saved or new payment method for the amount due now. Default: the subscription's payment method. */
  paymentMethodId?: string;
}

/** Response of `POST /storefront/subscriptions/{number}/changes` (billing: `POST /v1/orders`). */
export interface ChangeResult {
  /** `payment-required`: the change is made, but `due` could not be collected and is an open invoice. */
  status: OpenEnum<'completed' | 'scheduled' | 'payment-required'>;
  orderNumber: string;
  effectiveDate: IsoDate;
  subscription: Subscription;
  invoiceNumbers: string[];
  paid: Money;
  due: Money;
  /** Receipt of a cancellation. */
  receipt?: CancellationReceipt;
}

/** Confirmation of a cancellation on a durable medium. The tenant's `onReceipt` receives the same data. */
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
const change: Validator<Change> = discriminatedUnion('intent', {
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
  'accept-offer': { offer: text(64), cancelReference: text(2000), reason: optional(text(64)) },
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
  billOnEffectiveDate: optional(bill),
  endDate: optional(isoDate),
  cancelReference: optional(string),
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
