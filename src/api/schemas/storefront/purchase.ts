import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import {
  countryCode,
  currencyCode,
  isoDate,
  money,
  text,
  type CountryCode,
  type CurrencyCode,
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

/** Name and address of the buyer: bill-to and sold-to contact of the new account. */
export interface Buyer {
  firstName: string;
  lastName: string;
  /** `workEmail` of both contacts; one account per address. */
  email: string;
  company?: string;
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  country: CountryCode;
}

/** The part of a purchase that decides its price. */
export interface QuoteRequest {
  intent: 'subscribe';
  plans: PlanChoice[];
  currency: CurrencyCode;
  /** Where the buyer is, once known; tax follows it. */
  address?: { country: CountryCode; state?: string; postalCode?: string; city?: string };
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
}

export interface QuoteBill {
  /** Day on which the bill is made and collected. */
  date: IsoDate;
  lines: QuoteLine[];
  subtotal: Money;
  tax: Money;
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
  amount: Money;
}

export interface AcceptedConsent {
  id: string;
  version: string;
}

/** A purchase by someone who has no account yet. */
export interface OrderRequest {
  intent: 'subscribe';
  /** Random id of this purchase (at least 128 bits, URL-safe), kept by the page across attempts and reloads. One intent makes at most one order. */
  intentId: string;
  account: Buyer;
  plans: PlanChoice[];
  currency: CurrencyCode;
  /** `fingerprint` of the quote the person confirmed. */
  quote: string;
  /** Id that the payment form answered; may be absent only if nothing is due, now or later. */
  paymentMethodId?: string;
  consents: AcceptedConsent[];
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
}

const NAME = 100;
const planChoice: Schema<PlanChoice> = z.strictObject({
  productRatePlanId: text(64),
  quantity: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
});
const plans = z.array(planChoice).check(z.minLength(1), z.maxLength(10));

/** Field checks of the buyer; the sign-up form uses the same ones, so page and gateway agree. */
export const buyer: Schema<Buyer> = z.strictObject({
  firstName: text(NAME),
  lastName: text(NAME),
  email: z
    .string()
    .check(
      z.maxLength(80),
      z.regex(/^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/, 'must be an e-mail address such as name@example.com'),
    ),
  company: z.optional(text(255)),
  address1: z.optional(text(255)),
  address2: z.optional(text(255)),
  city: z.optional(text(NAME)),
  state: z.optional(text(NAME)),
  postalCode: z.optional(text(20)),
  country: countryCode,
});

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
});

export const orderRequest: Schema<OrderRequest> = z.strictObject({
  intent: z.literal('subscribe'),
  intentId: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, 'must be 22 to 64 letters, digits, - or _')),
  account: buyer,
  plans,
  currency: currencyCode,
  quote: text(100),
  paymentMethodId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be the id that the payment form answered'))),
  consents: z.array(z.strictObject({ id: text(64), version: text(64) })).check(z.maxLength(20)),
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
});
const bill: Schema<QuoteBill> = z.object({ date: isoDate, lines: z.array(line), subtotal: money, tax: money, total: money });

export const quote: Schema<Quote> = z.object({
  fingerprint: z.string(),
  currency: currencyCode,
  orderDate: isoDate,
  dueNow: bill,
  next: z.optional(bill),
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
});
