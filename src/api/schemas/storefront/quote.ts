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
} from '../values.js';
import { integer, minLength } from '../input-validation.js';
import { array, boolean, maxLength, number, object, oneOf, optional, refine, strictObject, string } from '../validation.js';
import { NAME_LENGTH, taxNumber } from './buyer.js';

/** One rate plan of a purchase. The price is never sent: it comes from the catalog. */
export interface PlanChoice {
  productRatePlanId: string;
  /** Whole number within the plan's quantity rule; 1 if left out. */
  quantity?: number;
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
  taxId: taxNumber,
  coupon: couponCode,
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
