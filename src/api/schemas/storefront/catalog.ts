import type { Validator } from '../validator.js';
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
  type Open,
} from '../values.js';
import { array, boolean, maxLength, number, object, oneOf, optional, refine, string } from '../validation.js';

/** Products on sale, as the offers file presents them. Response of `GET /storefront/catalog`. */
export interface Catalog {
  /** Currency of every price in this answer. */
  currency: CurrencyCode;
  /** Currencies in which the tenant sells. The first is the default. */
  currencies: CurrencyCode[];
  /** Countries to which the tenant sells. Empty: every country. */
  countries: CountryCode[];
  /** The tenant's business date for which these prices hold. */
  asOf: IsoDate;
  /** In the order in which they are to be shown. */
  products: CatalogProduct[];
  /** Add-ons, named by `CatalogProduct.addOns`. Have the shape of products, but cannot be bought alone. */
  addOns?: CatalogProduct[];
  /** By what the products are compared, in order. */
  comparison?: ComparedFeature[];
  /** Consents that a person must accept before buying. */
  consents: Consent[];
  /** Where the payment form comes from; absent when nothing can be paid here. */
  paymentForm?: PaymentFormSource;
  /** Details that sign-up asks for besides name and address. Absent if there are none. */
  signUp?: SignUpRules;
}

/** Sign-up settings of the offers file. */
export interface SignUpRules {
  /** True if a coupon code may be entered. Codes are never listed. */
  coupons?: boolean;
  /** Who may sign up; both if left out. */
  buyers?: ('personal' | 'company')[];
  /** True if companies may enter a purchase order number. */
  purchaseOrder?: boolean;
  /** The tenant's own questions, in order; the answers become custom fields of the account. */
  fields?: CustomField[];
}

export interface CustomField {
  /** Name of the custom field, for example `Referrer__c`. */
  name: string;
  label: string;
  hint?: string;
  type: Open<'text' | 'choice' | 'checkbox'>;
  /** For `choice`. */
  options?: { value: string; label: string }[];
  required?: boolean;
  /** Longest text; 255 unless given. */
  maxLength?: number;
}

export interface CatalogProduct {
  productId: string;
  name: string;
  description?: string;
  /** Features of the product, one per line, in the language of the page. */
  features: string[];
  /** The product the tenant recommends. */
  highlighted?: boolean;
  /** Short remark beside the name, for example "Most popular". */
  label?: string;
  /** Set for products that are sold by talking to someone: then there are no plans. */
  contact?: { href: string; text: string };
  /** Category of the product, for `category="..."`. The same in every language. */
  category?: string;
  /** Why it cannot be bought now, in the page's language, for example "Sold out until May". It is shown all the same. */
  unavailable?: string;
  /** `productId` of add-ons that may be taken with it. */
  addOns?: string[];
  /** One rate plan for each billing period on sale. */
  plans: CatalogPlan[];
}

/** One row of the feature comparison. */
export interface ComparedFeature {
  /** In the page's language. */
  name: string;
  /** Heading under which the row stands; rows of one group follow each other. */
  group?: string;
  /** A sentence more about it. */
  hint?: string;
  /** Value of the feature for each product. A product that is not listed does not have the feature. */
  values: ComparedValue[];
}

export interface ComparedValue {
  productId: string;
  /** Amount or kind of the feature. If absent, the product simply has the feature. */
  text?: string;
}

export interface CatalogPlan {
  productRatePlanId: string;
  name: string;
  /** Trial before the first charge. */
  trial?: Trial;
  /** Period of the recurring charges; absent if everything is paid once. */
  billingPeriod?: Open<BillingPeriod>;
  charges: CatalogCharge[];
  /** The list prices hold their tax already: every charge of it that is taxed is priced like that. */
  taxIncluded?: boolean;
  /** Quantities that may be chosen. Absent if the quantity is fixed. */
  quantity?: QuantityRule;
}

/** A trial that begins with the purchase. The order's service activation is its end (offers file, `trial`). */
export interface Trial {
  /** Length as the tenant words it: so many of a unit. */
  length: number;
  unit: 'Day' | 'Week' | 'Month';
  /** First day that is charged, if one buys on the catalog's `asOf`. */
  chargedFrom: IsoDate;
}

/** `billingPeriod` of a charge (operations.md, values of the compact definition). */
export type BillingPeriod = 'Week' | 'Month' | 'Quarter' | 'Semi-Annual' | 'Annual';

export interface QuantityRule {
  min: number;
  max: number;
  initial: number;
  /** Name of the unit in the language of the page, singular ("seat") and plural ("seats"). */
  unit: { one: string; other: string };
}

export interface CatalogCharge {
  productRatePlanChargeId: string;
  name: string;
  type: Open<'OneTime' | 'Recurring' | 'Usage'>;
  model: Open<'FlatFee' | 'PerUnit' | 'Tiered' | 'Volume' | 'Overage' | 'TieredWithOverage' | 'DiscountFixedAmount' | 'DiscountPercentage'>;
  /** Flat fee, or price of one unit, for one billing period. Absent for models that have no single price. */
  price?: Money;
  /** `Tiered`, `TieredWithOverage`: each unit at the price of the tier it falls in. `Volume`: all at the price of the tier of the quantity. */
  tiers?: PriceTier[];
  /** `Overage`: units without a charge in each billing period. */
  includedUnits?: DecimalString;
  /** `Overage`, `TieredWithOverage`: price of a unit beyond the included ones, or beyond the last tier. */
  overagePrice?: Money;
  /** `DiscountPercentage`: percent off, as a decimal. */
  discountPercent?: DecimalString;
  /** `DiscountFixedAmount`: amount off. */
  discountAmount?: Money;
  /** After how many billing periods (or other units) the charge ends by itself. */
  endsAfter?: { count: number; unit: Open<'Billing_Periods' | 'Days' | 'Weeks' | 'Months' | 'Years'> };
  /** True if it is billed at the end of its period. */
  inArrears?: boolean;
  billingPeriod?: Open<BillingPeriod>;
  unitOfMeasure?: string;
  /** Charges of which the buyer chooses the quantity. */
  quantityChosen?: boolean;
  /** Fixed quantity of a per-unit charge whose quantity cannot be chosen. */
  defaultQuantity?: DecimalString;
}

/** Units above the tier before, up to and with `upTo`. */
export interface PriceTier {
  /** Absent for the last tier without an end. */
  upTo?: DecimalString;
  price: Money;
  /** The price is for the tier as a whole, once any of its units is used, not for each unit. */
  flat?: boolean;
}

export interface Consent {
  id: string;
  version: string;
  text: string;
  /** Where the full text stands (https, or a path on the tenant's site). */
  href?: string;
  required: boolean;
}

export interface PaymentFormSource {
  /** Address of the platform's payment form script. */
  scriptUrl: string;
  /** `sha384-...` of the script, where the platform publishes one. */
  integrity?: string;
  /** The platform's own publishable key for its script; not the gateway's. */
  publishableKey: string;
}

export interface CatalogRequest {
  currency?: CurrencyCode;
  country?: CountryCode;
  /** BCP 47 language of the texts, for example `de`. */
  locale?: string;
}

export const catalogRequest: Validator<CatalogRequest> = object({
  currency: optional(currencyCode),
  country: optional(countryCode),
  locale: optional(refine(string, maxLength(35))),
});

const maybe = optional(string);
const flag = optional(boolean);

const charge: Validator<CatalogCharge> = object({
  productRatePlanChargeId: string,
  name: string,
  type: string,
  model: string,
  price: optional(money),
  tiers: optional(array(object({ upTo: maybe, price: money, flat: flag }))),
  includedUnits: maybe,
  overagePrice: optional(money),
  discountPercent: maybe,
  discountAmount: optional(money),
  endsAfter: optional(object({ count: number, unit: string })),
  inArrears: flag,
  billingPeriod: maybe,
  unitOfMeasure: maybe,
  quantityChosen: flag,
  defaultQuantity: maybe,
});

const plan: Validator<CatalogPlan> = object({
  productRatePlanId: string,
  name: string,
  trial: optional(object({ length: number, unit: oneOf('Day', 'Week', 'Month'), chargedFrom: isoDate })),
  billingPeriod: maybe,
  charges: array(charge),
  taxIncluded: flag,
  quantity: optional(object({ min: number, max: number, initial: number, unit: object({ one: string, other: string }) })),
});

const product: Validator<CatalogProduct> = object({
  productId: string,
  name: string,
  description: maybe,
  features: array(string),
  highlighted: flag,
  label: maybe,
  contact: optional(object({ href: string, text: string })),
  category: maybe,
  unavailable: maybe,
  addOns: optional(array(string)),
  plans: array(plan),
});

const comparison: Validator<ComparedFeature[]> = array(
  object({
    name: string,
    group: maybe,
    hint: maybe,
    values: array(object({ productId: string, text: maybe })),
  }),
);

const signUp: Validator<SignUpRules> = object({
  coupons: flag,
  buyers: optional(array(oneOf('personal', 'company'))),
  purchaseOrder: flag,
  fields: optional(
    array(
      object({
        name: string,
        label: string,
        hint: maybe,
        type: string,
        options: optional(array(object({ value: string, label: string }))),
        required: flag,
        maxLength: optional(number),
      }),
    ),
  ),
});

export const catalog: Validator<Catalog> = object({
  currency: currencyCode,
  currencies: array(currencyCode),
  countries: array(countryCode),
  asOf: isoDate,
  products: array(product),
  addOns: optional(array(product)),
  comparison: optional(comparison),
  signUp: optional(signUp),
  consents: array(object({ id: string, version: string, text: string, href: maybe, required: boolean })),
  paymentForm: optional(object({ scriptUrl: string, integrity: maybe, publishableKey: string })),
});
