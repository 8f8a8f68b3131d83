import type { Validator } from '../validator.js';
import { text } from '../text.js';
import { currencyCode, money, type CurrencyCode, type IsoDateTime, type Money, type OpenEnum } from '../values.js';
import { array, boolean, maxLength, object, oneOf, optional, pattern, refine, strictObject, string } from '../validation.js';
import { invoicePaymentTerms, type InvoicePaymentTerms } from './invoicing.js';
import { type Buyer, buyer } from './buyer.js';
import { type PlanChoice, type Quote, planChoices, couponCode, quote } from './quote.js';

export interface AcceptedConsent {
  id: string;
  version: string;
}

/** Purchase: by a visitor without an account (publishable key), or for the session's account. */
export interface OrderRequest {
  intent: 'subscribe';
  /** Random id of the purchase (at least 128 bits, URL-safe). The page keeps it across attempts and reloads. One intent creates at most one order. */
  intentId: string;
  /** The buyer. Absent with a session, because the session's account buys. */
  account?: Buyer;
  plans: PlanChoice[];
  currency: CurrencyCode;
  coupon?: string;
  /** `fingerprint` of the confirmed quote. */
  quote: string;
  /** Id from the payment form, or id of a saved payment method of the session's account. May be absent only with `paymentTerm`, or if nothing is due, now or later. */
  paymentMethodId?: string;
  /**
   * Payment term of the confirmed quote (`invoicing.paymentTerm`), to pay on invoice instead of with a payment method. Refused with the codes of
   * `InvoicingRefusal`, and as `invoice-not-offered`.
   */
  paymentTerm?: string;
  consents: AcceptedConsent[];
  /** BCP 47 language in which prices and consents were shown. */
  locale?: string;
  /**
   * True if the customer confirmed a second subscription: of a plan that the session's account already has, or of another plan of the same
   * product family. Otherwise such a purchase is refused as `already-subscribed` or `second-subscription`.
   */
  again?: boolean;
  /**
   * True if the page has a session. If the session ends before the order arrives, the order is then refused with `session-required`, instead
   * of creating an account that is not linked to the user.
   */
  signedIn?: boolean;
  /** Result of the tenant's bot check. The gateway passes it to `verifyVisitor`. */
  visitorProof?: string;
}

/**
 * Response of `POST /storefront/orders`. The header `Storefront-Session` contains a token for the new account. A retry that arrives more than
 * half an hour after the purchase, or after the account's sessions were ended, gets the same response without a session. The purchase of a
 * user can be repeated with a session of the user or of the account only; otherwise, it is refused with `session-required`.
 * `payment-required`: account and subscription exist, but `due` could not be collected. Send the same intent with another payment method to pay it.
 */
export interface OrderResult {
  status: OpenEnum<'completed' | 'payment-required'>;
  orderNumber: string;
  accountNumber: string;
  subscriptionNumbers: string[];
  invoiceNumbers: string[];
  paid: Money;
  /** With `completed`, an amount that is paid on invoice. */
  due: Money;
  /** How to pay `due`. Set if the purchase is paid on invoice. */
  invoicing?: InvoicePaymentTerms;
  /** Absent if the response opens no session. */
  sessionExpiresAt?: IsoDateTime;
  /** Confirmation of the purchase with its price. Absent while a payment is required. */
  receipt?: PurchaseReceipt;
}

/** Receipt of a purchase for the buyer. The tenant's `onReceipt` receives the same data. */
export interface PurchaseReceipt {
  orderNumber: string;
  /** Time of the confirmation. */
  acceptedAt: IsoDateTime;
  /** BCP 47 language in which the purchase was shown. */
  locale?: string;
  /** Accepted texts, verbatim. */
  consents: { id: string; version: string; text: string; href?: string }[];
  /** Confirmed quote. */
  quote: Quote;
  /** How to pay. Set if the purchase is paid on invoice. */
  invoicing?: InvoicePaymentTerms;
  /** SHA-256 of the receipt without this field (canonical JSON), in base64url. Proves that a copy is unchanged. */
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
  paymentTerm: optional(text(64)),
  consents: refine(array(strictObject({ id: text(64), version: text(64) })), maxLength(20)),
  locale: optional(text(35)),
  again: optional(boolean),
  signedIn: optional(boolean),
  visitorProof: optional(text(4000)),
});

export const purchaseReceipt: Validator<PurchaseReceipt> = object({
  orderNumber: string,
  acceptedAt: string,
  locale: optional(string),
  consents: array(object({ id: string, version: string, text: string, href: optional(string) })),
  quote,
  invoicing: optional(invoicePaymentTerms),
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
  invoicing: optional(invoicePaymentTerms),
  sessionExpiresAt: optional(string),
  receipt: optional(purchaseReceipt),
});
