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
  type Money,
  type OpenEnum,
} from '../values.js';
import type { QuoteInvoicing } from './invoicing.js';
import { integer, minLength } from '../input-validation.js';
import { array, boolean, maxLength, number, object, oneOf, optional, refine, strictObject, string } from '../validation.js';
import { NAME_LENGTH, taxId } from './buyer.js';

/** Rate plan of a purchase. The price comes from the catalog and is never sent. */
export interface PlanChoice {
  productRatePlanId: string;
  /** Whole number within the plan's quantity rule. Default: 1. */
  quantity?: number;
}

/** Request for the price of a purchase. */
export interface QuoteRequest {
  intent: 'subscribe';
  plans: PlanChoice[];
  currency: CurrencyCode;
  /** Address that decides the tax: the sold-to address, otherwise the buyer's. With a session, the account's address is used. */
  address?: { country: CountryCode; state?: string; postalCode?: string; city?: string };
  /** Tax ID of a company. It may shift the tax to the buyer (reverse charge). */
  taxId?: string;
  /**
   * Coupon code. If a rule refuses it, the error code names the rule:
   * - `coupon-refused`: no coupon has this code
   * - `coupon-expired`, `coupon-too-early`: not valid today; `data.date` is the last or first valid day
   * - `coupon-used`: the account, or the subscription, has already used it
   * - `coupon-active`: the subscription has its discount now
   * - `coupon-not-combined`: it does not combine with the subscription's discount
   * - `coupon-new-customers-only`: the account has or had a plan with a price
   * - `coupon-used-up`: all accounts together have used it as often as possible
   * - `coupon-other-plan`, `coupon-other-currency`: not for these plans or this currency
   * - `coupon-without-effect`: it lowers no bill
   * - `coupon-not-checked`: the platform did not return all orders of the account
   */
  coupon?: string;
  /** Company that wants to know whether it may pay on invoice. With a session, the account's company is used. */
  company?: { name: string; country: CountryCode };
  /** BCP 47 language of the coupon's description. Does not change amounts. */
  locale?: string;
}

/** Price of a purchase, from the platform's preview. Response of `POST /storefront/quotes` (billing: `POST /v1/orders/preview`). */
export interface Quote {
  /**
   * Hash of plans, dates and amounts of this quote. The order sends it back. If the preview has changed since, the order is refused as
   * `quote-changed`.
   */
  fingerprint: string;
  currency: CurrencyCode;
  /** Date of the order and of the first bill. */
  orderDate: IsoDate;
  dueNow: QuoteBill;
  /** Bill after `dueNow`. Absent if nothing recurs. */
  next?: QuoteBill;
  /** Bills after `dueNow` in the first term, or in the first year if there is no term. Starts with `next`. */
  upcoming?: QuoteBill[];
  /** First charged day, if the purchase starts with a trial. */
  chargedFrom?: IsoDate;
  /** True if a plan has a trial that this account has already used, so that the purchase starts without one. */
  trialUsed?: boolean;
  /** Absent if the subscription runs until canceled. */
  term?: QuoteTerm;
  /** Accepted coupon with the tenant's description. */
  coupon?: { code: string; text: string };
  /** Whether the buyer may pay on invoice. Absent if the shop does not offer it, if nothing is to be paid, or if no company was sent. */
  invoicing?: QuoteInvoicing;
}

export interface QuoteTerm {
  /** First day after the term. */
  endDate: IsoDate;
  renews: boolean;
}

export interface QuoteBill {
  /** Day on which the bill is created and collected. */
  date: IsoDate;
  lines: QuoteLine[];
  subtotal: Money;
  tax: Money;
  /** True if the amounts of the lines include tax. `subtotal` never includes tax. */
  taxIncluded?: boolean;
  /** Account credit that this bill uses. */
  credit?: Money;
  /** Credit that the account gets, because subtotal plus tax is negative. */
  creditGiven?: Money;
  /** Amount due: subtotal plus tax, minus `credit`, plus `creditGiven`. */
  total: Money;
}

export interface QuoteLine {
  productRatePlanChargeId: string;
  productName: string;
  chargeName: string;
  quantity?: string;
  unitPrice?: Money;
  /** First day of service. Absent for one-time charges. */
  serviceStartDate?: IsoDate;
  /** Last day of service. */
  serviceEndDate?: IsoDate;
  /** Includes tax if the bill's `taxIncluded` is true. Negative for discounts and credits. */
  amount: Money;
  /** `unused-time`: reverses the amount for days that were billed but are not served. */
  kind?: OpenEnum<'unused-time'>;
  why?: QuoteReason;
}

/** Explanation of a line's amount. Contains only what the platform's preview and the catalog prove. */
export interface QuoteReason {
  /** Set if the line covers part of its period: days of service, days of the period, and price of the full period. */
  days?: { served: number; of: number; full: Money };
  /** Tiers whose amounts add up to the amount for the full period. */
  tiers?: { quantity: DecimalString; price: Money; flat?: boolean; amount: Money }[];
  /** Units that are free of charge. */
  includedUnits?: DecimalString;
  /** Discount of the line. */
  discount?: {
    percent?: DecimalString;
    /** Name of the discounted charge. */
    of?: string;
    /** Last day of the discount. Absent if it has no end. */
    endDate?: IsoDate;
  };
}

export const planChoice: Validator<PlanChoice> = strictObject({
  productRatePlanId: text(64),
  quantity: optional(integer(1, 1_000_000)),
});

export const planChoices: Validator<PlanChoice[]> = refine(array(planChoice), minLength(1), maxLength(10));

export const couponCode: Validator<string | undefined> = optional(text(64));

export const quoteRequest: Validator<QuoteRequest> = strictObject({
  intent: oneOf('subscribe'),
  plans: planChoices,
  currency: currencyCode,
  address: optional(
    strictObject({
      country: countryCode,
      state: optional(text(NAME_LENGTH)),
      postalCode: optional(text(20)),
      city: optional(text(NAME_LENGTH)),
    }),
  ),
  taxId,
  coupon: couponCode,
  company: optional(strictObject({ name: text(255), country: countryCode })),
  locale: optional(text(35)),
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
  kind: optional(string),
  why: optional(
    object({
      days: optional(object({ served: number, of: number, full: money })),
      tiers: optional(array(object({ quantity: string, price: money, flat: optional(boolean), amount: money }))),
      includedUnits: optional(string),
      discount: optional(object({ percent: optional(string), of: optional(string), endDate: optional(isoDate) })),
    }),
  ),
});

export const billFields = {
  date: isoDate,
  lines: array(line),
  subtotal: money,
  tax: money,
  taxIncluded: optional(boolean),
  credit: optional(money),
  creditGiven: optional(money),
  total: money,
};

export const bill: Validator<QuoteBill> = object(billFields);

export const quote: Validator<Quote> = object({
  fingerprint: string,
  currency: currencyCode,
  orderDate: isoDate,
  dueNow: bill,
  next: optional(bill),
  upcoming: optional(array(bill)),
  chargedFrom: optional(isoDate),
  trialUsed: optional(boolean),
  term: optional(object({ endDate: isoDate, renews: boolean })),
  coupon: optional(object({ code: string, text: string })),
  invoicing: optional(
    object({ paymentTerm: optional(string), dueDate: optional(isoDate), refusal: optional(string), reason: optional(string) }),
  ),
});
