import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
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

/** One rate plan of a purchase. The price is never sent: it comes from the catalog. */
export interface PlanChoice {
  productRatePlanId: string;
  /** Whole number within the plan's quantity rule; 1 if left out. */
  quantity?: number;
}

/** A place; which parts it has depends on the country. */
export interface Address {
  address1?: string;
  address2?: string;
  city?: string;
  /** State, province or prefecture, where the country has them. */
  state?: string;
  postalCode?: string;
  country: CountryCode;
}

/** Somebody else than the buyer to whom is sold: the sold-to contact. Tax follows it. */
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

/** What the platform's own preview says the purchase costs. Answer of `POST /storefront/quotes` (billing: `POST /v1/orders/preview`). */
export interface Quote {
  /** Stands for plans, dates and amounts of this quote. The order carries it; a differing preview is refused as `quote-changed`. */
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
  /** Absent: runs until it is cancelled. */
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
  /** What the account has in credit and is used for this bill. */
  credit?: Money;
  /** What is paid: subtotal and tax, less the credit. */
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
  /** With tax where the bill says `taxIncluded`. Less than nothing for discounts and credits. */
  amount: Money;
  why?: QuoteReason;
}

/** Why a line comes to its amount, as far as the platform's preview and the catalog prove it. All that is known is given; nothing is guessed. */
export interface QuoteReason {
  /** The line is for a part of its period: so many days of so many, and what the whole period costs. */
  days?: { served: number; of: number; full: Money };
  /** How tiers add up to the amount of the whole period. */
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
  /** What the tenant's own bot check answered; read by the gateway's `verifyVisitor`. */
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
  /** What was accepted and at what price. Absent while a payment is required. */
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
export const planChoice: Schema<PlanChoice> = z.strictObject({
  productRatePlanId: text(64),
  quantity: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
});
const plans = z.array(planChoice).check(z.minLength(1), z.maxLength(10));

const person = { firstName: text(NAME), lastName: text(NAME) };
const address = {
  address1: z.optional(text(255)),
  address2: z.optional(text(255)),
  city: z.optional(text(NAME)),
  state: z.optional(text(NAME)),
  postalCode: z.optional(text(20)),
  country: countryCode,
};
const email: Schema<string> = z
  .string()
  .check(
    z.maxLength(80),
    z.regex(/^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/, 'must be an e-mail address such as name@example.com'),
  );
const coupon = z.optional(text(64));
const taxId = z.optional(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]{2,29}$/, 'must be a tax number such as DE123456789')));

/** Field checks of the buyer; the sign-up form uses the same ones, so page and gateway agree. */
export const buyer: Schema<Buyer> = z.strictObject({
  ...person,
  email,
  company: z.optional(text(255)),
  ...address,
  taxId,
  purchaseOrderNumber: z.optional(text(NAME)),
  soldTo: z.optional(z.strictObject({ ...person, ...address })),
  customFields: z.optional(z.array(z.strictObject({ name: text(64), value: text(2000) })).check(z.maxLength(50))),
});

export const accountCheckRequest: Schema<AccountCheckRequest> = z.strictObject({ email });
export const accountCheck: Schema<Record<string, never>> = z.strictObject({});

export const quoteRequest: Schema<QuoteRequest> = z.strictObject({
  intent: z.literal('subscribe'),
  plans,
  currency: currencyCode,
  address: z.optional(
    z.strictObject({
      country: countryCode,
      state: z.optional(text(NAME)),
      postalCode: z.optional(text(20)),
      city: z.optional(text(NAME)),
    }),
  ),
  taxId,
  coupon,
  locale: z.optional(text(35)),
});

export const orderRequest: Schema<OrderRequest> = z.strictObject({
  intent: z.literal('subscribe'),
  intentId: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, 'must be 22 to 64 letters, digits, - or _')),
  account: z.optional(buyer),
  plans,
  currency: currencyCode,
  coupon,
  quote: text(100),
  paymentMethodId: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9._-]{1,1000}$/, 'must be the id that the payment form answered, or that of a kept method')),
  ),
  consents: z.array(z.strictObject({ id: text(64), version: text(64) })).check(z.maxLength(20)),
  locale: z.optional(text(35)),
  again: z.optional(z.boolean()),
  visitorProof: z.optional(text(4000)),
});

const line: Schema<QuoteLine> = z.object({
  productRatePlanChargeId: z.string(),
  productName: z.string(),
  chargeName: z.string(),
  quantity: z.optional(z.string()),
  unitPrice: z.optional(money),
  serviceStartDate: z.optional(isoDate),
  serviceEndDate: z.optional(isoDate),
  amount: money,
  why: z.optional(
    z.object({
      days: z.optional(z.object({ served: z.number(), of: z.number(), full: money })),
      tiers: z.optional(z.array(z.object({ quantity: z.string(), price: money, flat: z.optional(z.boolean()), amount: money }))),
      includedUnits: z.optional(z.string()),
      discount: z.optional(z.object({ percent: z.optional(z.string()), of: z.optional(z.string()), endDate: z.optional(isoDate) })),
    }),
  ),
});
export const bill: Schema<QuoteBill> = z.object({
  date: isoDate,
  lines: z.array(line),
  subtotal: money,
  tax: money,
  taxIncluded: z.optional(z.boolean()),
  credit: z.optional(money),
  total: money,
});

export const quote: Schema<Quote> = z.object({
  fingerprint: z.string(),
  currency: currencyCode,
  orderDate: isoDate,
  dueNow: bill,
  next: z.optional(bill),
  upcoming: z.optional(z.array(bill)),
  chargedFrom: z.optional(isoDate),
  term: z.optional(z.object({ endDate: isoDate, renews: z.boolean() })),
  coupon: z.optional(z.object({ code: z.string(), text: z.string() })),
});

export const purchaseReceipt: Schema<PurchaseReceipt> = z.object({
  orderNumber: z.string(),
  acceptedAt: z.string(),
  locale: z.optional(z.string()),
  consents: z.array(z.object({ id: z.string(), version: z.string(), text: z.string(), href: z.optional(z.string()) })),
  quote,
  digest: z.string(),
});

export const orderResult: Schema<OrderResult> = z.object({
  status: z.string(),
  orderNumber: z.string(),
  accountNumber: z.string(),
  subscriptionNumbers: z.array(z.string()),
  invoiceNumbers: z.array(z.string()),
  paid: money,
  due: money,
  sessionExpiresAt: z.string(),
  receipt: z.optional(purchaseReceipt),
});
