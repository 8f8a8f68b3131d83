import type { Validator } from '../validator.js';
import { text } from '../text.js';
import {
  countryCode,
  currencyCode,
  isoDate,
  money,
  type CountryCode,
  type CurrencyCode,
  type DecimalString,
  type IsoDate,
  type IsoDateTime,
  type Money,
  type Open,
} from '../values.js';
import { integer, minLength } from '../input-validation.js';
import { array, boolean, maxLength, number, object, oneOf, optional, pattern, refine, strictObject, string } from '../validation.js';

/** One rate plan of a purchase. The price is never sent: it comes from the catalog. */
export interface PlanChoice {
  productRatePlanId: string;
  /** Whole number within the plan's quantity rule; 1 if left out. */
  quantity?: number;
}

/** Postal address. Its parts depend on the country. */
export interface Address {
  address1?: string;
  address2?: string;
  city?: string;
  /** State, province or prefecture, where the country has them. */
  state?: string;
  postalCode?: string;
  country: CountryCode;
}

/** Sold-to contact, if it is not the buyer. Its address decides the tax. */
export interface SoldTo extends Address {
  firstName: string;
  lastName: string;
}

/** Name and address of the buyer: bill-to contact of the new account, and sold-to contact unless `soldTo` is given. */
export interface Buyer extends Address {
  firstName: string;
  lastName: string;
  /** `workEmail` of the contact; one account per address. */
  email: string;
  company?: string;
  /** Tax number of a company, for example `DE123456789` (`taxInfo.VATId` of the account). */
  taxId?: string;
  /** The company's own number of this purchase, printed on its invoices (`purchaseOrderNumber` of the account). */
  purchaseOrderNumber?: string;
  soldTo?: SoldTo;
  /** Answers to the tenant's own questions (`Catalog.signUp.fields`). */
  customFields?: { name: string; value: string }[];
}

/** The part of a purchase that decides its price. */
export interface QuoteRequest {
  intent: 'subscribe';
  plans: PlanChoice[];
  currency: CurrencyCode;
  /** Where the buyer is (or to whom is sold), once known; tax follows it. With a session the account's own is used. */
  address?: { country: CountryCode; state?: string; postalCode?: string; city?: string };
  /** Tax number of a company; it may move the tax to the buyer (reverse charge). */
  taxId?: string;
  /** A code from the tenant. One that is not valid now, or not for these plans, is refused as `coupon-refused`. */
  coupon?: string;
  /** BCP 47 language of what the coupon is said to do. It changes no amount. */
  locale?: string;
}

/** Cost of a purchase, from the platform's own preview. Response of `POST /storefront/quotes` (billing: `POST /v1/orders/preview`). */
export interface Quote {
  /** Hash of plans, dates and amounts of this quote. The order sends it back. If the preview has changed since, the order is refused as `quote-changed`. */
  fingerprint: string;
  currency: CurrencyCode;
  /** Date of the order and of the first bill. */
  orderDate: IsoDate;
  dueNow: QuoteBill;
  /** The bill after that; absent if nothing recurs. */
  next?: QuoteBill;
  /** The bills of the first term (of a year, where there is no term) after `dueNow`, `next` first. */
  upcoming?: QuoteBill[];
  /** First day that is charged, where the purchase begins with a trial. */
  chargedFrom?: IsoDate;
  /** Absent if the subscription runs until canceled. */
  term?: QuoteTerm;
  /** The code that was accepted, and what it does, in the tenant's words. */
  coupon?: { code: string; text: string };
}

export interface QuoteTerm {
  /** First day after the term. */
  endDate: IsoDate;
  renews: boolean;
}

export interface QuoteBill {
  /** Day on which the bill is made and collected. */
  date: IsoDate;
  lines: QuoteLine[];
  subtotal: Money;
  tax: Money;
  /** True if the amounts of the lines hold the tax already. `subtotal` is without tax in either case. */
  taxIncluded?: boolean;
  /** Credit of the account that this bill uses. */
  credit?: Money;
  /** Amount to pay: subtotal and tax, less the credit. */
  total: Money;
}

export interface QuoteLine {
  productRatePlanChargeId: string;
  productName: string;
  chargeName: string;
  quantity?: string;
  unitPrice?: Money;
  /** First day served. Absent for one-time charges. */
  serviceStartDate?: IsoDate;
  /** Last day served. */
  serviceEndDate?: IsoDate;
  /** With tax where the bill says `taxIncluded`. Negative for discounts and credits. */
  amount: Money;
  why?: QuoteReason;
}

/** Why a line comes to its amount, as far as the platform's preview and the catalog prove it. All that is known is given; nothing is guessed. */
export interface QuoteReason {
  /** The line is for a part of its period: so many days of so many, and what the whole period costs. */
  days?: { served: number; of: number; full: Money };
  /** Tiers that add up to the amount of the whole period. */
  tiers?: { quantity: DecimalString; price: Money; flat?: boolean; amount: Money }[];
  /** Units that cost nothing. */
  includedUnits?: DecimalString;
  /** A discount: percent off, and off what. */
  discount?: {
    percent?: DecimalString;
    /** Name of the charge that costs less. */
    of?: string;
    /** Last day on which it is given; absent if it does not end by itself. */
    endDate?: IsoDate;
  };
}

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

/** Asks, before a card is taken out, whether somebody may sign up with an address. */
export interface AccountCheckRequest {
  email: string;
}

const NAME = 100;
export const planChoice: Validator<PlanChoice> = strictObject({
  productRatePlanId: text(64),
  quantity: optional(integer(1, 1_000_000)),
});
const plans = refine(array(planChoice), minLength(1), maxLength(10));

const person = { firstName: text(NAME), lastName: text(NAME) };
const address = {
  address1: optional(text(255)),
  address2: optional(text(255)),
  city: optional(text(NAME)),
  state: optional(text(NAME)),
  postalCode: optional(text(20)),
  country: countryCode,
};
const email: Validator<string> = refine(
  string,
  maxLength(80),
  pattern(/^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/, 'must be an e-mail address such as name@example.com'),
);
const coupon = optional(text(64));
const taxId = optional(refine(string, pattern(/^[A-Za-z0-9][A-Za-z0-9 ./-]{2,29}$/, 'must be a tax number such as DE123456789')));

/** Field checks of the buyer; the sign-up form uses the same ones, so page and gateway agree. */
export const buyer: Validator<Buyer> = strictObject({
  ...person,
  email,
  company: optional(text(255)),
  ...address,
  taxId,
  purchaseOrderNumber: optional(text(NAME)),
  soldTo: optional(strictObject({ ...person, ...address })),
  customFields: optional(refine(array(strictObject({ name: text(64), value: text(2000) })), maxLength(50))),
});

export const accountCheckRequest: Validator<AccountCheckRequest> = strictObject({ email });
export const accountCheck: Validator<Record<string, never>> = strictObject({});

export const quoteRequest: Validator<QuoteRequest> = strictObject({
  intent: oneOf('subscribe'),
  plans,
  currency: currencyCode,
  address: optional(
    strictObject({
      country: countryCode,
      state: optional(text(NAME)),
      postalCode: optional(text(20)),
      city: optional(text(NAME)),
    }),
  ),
  taxId,
  coupon,
  locale: optional(text(35)),
});

export const orderRequest: Validator<OrderRequest> = strictObject({
  intent: oneOf('subscribe'),
  intentId: refine(string, pattern(/^[A-Za-z0-9_-]{22,64}$/, 'must be 22 to 64 letters, digits, - or _')),
  account: optional(buyer),
  plans,
  currency: currencyCode,
  coupon,
  quote: text(100),
  paymentMethodId: optional(
    refine(string, pattern(/^[A-Za-z0-9._-]{1,1000}$/, 'must be the id that the payment form answered, or that of a kept method')),
  ),
  consents: refine(array(strictObject({ id: text(64), version: text(64) })), maxLength(20)),
  locale: optional(text(35)),
  again: optional(boolean),
  visitorProof: optional(text(4000)),
});

const line: Validator<QuoteLine> = object({
  productRatePlanChargeId: string,
  productName: string,
  chargeName: string,
  quantity: optional(string),
  unitPrice: optional(money),
  serviceStartDate: optional(isoDate),
  serviceEndDate: optional(isoDate),
  amount: money,
  why: optional(
    object({
      days: optional(object({ served: number, of: number, full: money })),
      tiers: optional(array(object({ quantity: string, price: money, flat: optional(boolean), amount: money }))),
      includedUnits: optional(string),
      discount: optional(object({ percent: optional(string), of: optional(string), endDate: optional(isoDate) })),
    }),
  ),
});
export const bill: Validator<QuoteBill> = object({
  date: isoDate,
  lines: array(line),
  subtotal: money,
  tax: money,
  taxIncluded: optional(boolean),
  credit: optional(money),
  total: money,
});

export const quote: Validator<Quote> = object({
  fingerprint: string,
  currency: currencyCode,
  orderDate: isoDate,
  dueNow: bill,
  next: optional(bill),
  upcoming: optional(array(bill)),
  chargedFrom: optional(isoDate),
  term: optional(object({ endDate: isoDate, renews: boolean })),
  coupon: optional(object({ code: string, text: string })),
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
