import type { Validator } from '../validator.js';
import { text } from '../text.js';
import { currencyCode, money, type CurrencyCode, type IsoDateTime, type Money, type Open } from '../values.js';
import { array, boolean, maxLength, object, oneOf, optional, pattern, refine, strictObject, string } from '../validation.js';
import { type Buyer, buyer } from './buyer.js';
import { type PlanChoice, type Quote, planChoices, couponCode, quote } from './quote.js';

export interface AcceptedConsent {
  id: string;
  version: string;
}

/** A purchase. With the publishable key by someone who has no account yet; with a session for the session's account. */
export interface OrderRequest {
  intent: 'subscribe';
  /** Random id of this purchase (at least 128 bits, URL-safe), kept by the page across attempts and reloads. One intent makes at most one order. */
  intentId: string;
  /** Who buys. Left out with a session: its account buys. */
  account?: Buyer;
  plans: PlanChoice[];
  currency: CurrencyCode;
  coupon?: string;
  /** `fingerprint` of the quote the person confirmed. */
  quote: string;
  /** Id that the payment form answered, or of a kept method of the session's account; may be absent only if nothing is due, now or later. */
  paymentMethodId?: string;
  consents: AcceptedConsent[];
  /** BCP 47 language in which prices and consents were shown. */
  locale?: string;
  /** True to buy what the session's account has already; without it that is refused as `already-subscribed`. */
  again?: boolean;
  /** Result of the tenant's bot check. The gateway passes it to `verifyVisitor`. */
  visitorProof?: string;
}

/**
 * Answer of `POST /storefront/orders`. The header `Storefront-Session` carries a token for the new account.
 * `payment-required`: account and subscription exist but `due` was not collected; sending the same intent with another payment method pays it.
 */
export interface OrderResult {
  status: Open<'completed' | 'payment-required'>;
  orderNumber: string;
  accountNumber: string;
  subscriptionNumbers: string[];
  invoiceNumbers: string[];
  paid: Money;
  due: Money;
  sessionExpiresAt: IsoDateTime;
  /** Confirmation of the purchase with its price. Absent while a payment is required. */
  receipt?: PurchaseReceipt;
}

/** Copy of a purchase for the buyer; the tenant's `onReceipt` gets the same. */
export interface PurchaseReceipt {
  orderNumber: string;
  /** When the purchase was confirmed. */
  acceptedAt: IsoDateTime;
  /** Language in which it was shown. */
  locale?: string;
  /** The texts that were accepted, word for word. */
  consents: { id: string; version: string; text: string; href?: string }[];
  /** The price that was confirmed. */
  quote: Quote;
  /** SHA-256 of the receipt without this field (canonical JSON), in base64url; proves that a copy was not changed. */
  digest: string;
}

export const orderRequest: Validator<OrderRequest> = strictObject({
  intent: oneOf('subscribe'),
  intentId: refine(string, pattern(/^[A-Za-z0-9_-]{22,64}$/, 'must be 22 to 64 letters, digits, - or _')),
  account: optional(buyer),
  plans: planChoices,
  currency: currencyCode,
  coupon: couponCode,
  quote: text(100),
  paymentMethodId: optional(
    refine(string, pattern(/^[A-Za-z0-9._-]{1,1000}$/, 'must be the id that the payment form answered, or that of a kept method')),
  ),
  consents: refine(array(strictObject({ id: text(64), version: text(64) })), maxLength(20)),
  locale: optional(text(35)),
  again: optional(boolean),
  visitorProof: optional(text(4000)),
});

export const purchaseReceipt: Validator<PurchaseReceipt> = object({
  orderNumber: string,
  acceptedAt: string,
  locale: optional(string),
  consents: array(object({ id: string, version: string, text: string, href: optional(string) })),
  quote,
  digest: string,
});

export const orderResult: Validator<OrderResult> = object({
  status: string,
  orderNumber: string,
  accountNumber: string,
  subscriptionNumbers: array(string),
  invoiceNumbers: array(string),
  paid: money,
  due: money,
  sessionExpiresAt: string,
  receipt: optional(purchaseReceipt),
});
