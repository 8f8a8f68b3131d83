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
  type OpenEnum,
} from '../values.js';
import { consent, signUpRules, type Consent, type SignUpRules } from './sign-up-rules.js';
import { array, boolean, maxLength, number, object, oneOf, optional, refine, strictObject, string } from '../validation.js';

/** Products on sale, as the offers file presents them. Response of `GET /storefront/catalog`. */
export interface Catalog {
  /** Currency of all prices in this response. */
  currency: CurrencyCode;
  /** Currencies in which the tenant sells. The first is the default. */
  currencies: CurrencyCode[];
  /** Countries that the tenant sells to. Empty: all countries. */
  countries: CountryCode[];
  /** The tenant's business date that the prices apply to. */
  asOf: IsoDate;
  /** Products in display order. */
  products: CatalogProduct[];
  /** Add-ons that `CatalogProduct.addOns` refers to. They have the shape of products, but cannot be bought alone. */
  addOns?: CatalogProduct[];
  /** Rows of the feature comparison, in order. */
  comparison?: ComparedFeature[];
  /** Consents that the customer must accept before buying. */
  consents: Consent[];
  /** Source of the payment form. Absent if the site takes no payments. */
  paymentForm?: PaymentFormSource;
  /** Details that sign-up asks for besides name and address. Absent if there are none. */
  signUp?: SignUpRules;
}

export interface CatalogProduct {
  productId: string;
  name: string;
  description?: string;
  /** Features of the product, one per line, in the language of the page. */
  features: string[];
  /** True if the tenant recommends the product. */
  highlighted?: boolean;
  /** Badge next to the name, for example "Most popular". */
  label?: string;
  /** Set for products that are sold by contacting sales. They have no plans. */
  contact?: { href: string; text: string };
  /** Category of the product, for `category="..."`. The same in every language. */
  category?: string;
  /** Reason why the product cannot be bought now, in the language of the page, for example "Sold out until May". The product is still shown. */
  unavailable?: string;
  /** `productId` of each add-on that can be bought with the product. */
  addOns?: string[];
  /** One rate plan for each billing period on sale. */
  plans: CatalogPlan[];
}

/** One row of the feature comparison. */
export interface ComparedFeature {
  /** Text in the language of the page. */
  name: string;
  /** Heading of the group. Rows of the same group follow each other. */
  group?: string;
  /** Longer description. */
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
  /** Period of the recurring charges. Absent if all charges are one-time. */
  billingPeriod?: OpenEnum<BillingPeriod>;
  charges: CatalogCharge[];
  /** True if the list prices of all taxed charges include tax; false if tax is added to one of them. Absent if no charge is taxed. */
  taxIncluded?: boolean;
  /** Quantities that the buyer can choose. Absent if the quantity is fixed. */
  quantity?: QuantityRule;
}

/** Trial that starts with the purchase (offers file, `trial`). Its end is the order's service activation date. */
export interface Trial {
  /** Length of the trial in `unit`. */
  length: number;
  unit: 'Day' | 'Week' | 'Month';
  /** First charged day if the purchase is made on the catalog's `asOf` date. */
  chargedFrom: IsoDate;
}

/** `billingPeriod` of a charge in the billing API. */
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
  type: OpenEnum<'OneTime' | 'Recurring' | 'Usage'>;
  model: OpenEnum<
    'FlatFee' | 'PerUnit' | 'Tiered' | 'Volume' | 'Overage' | 'TieredWithOverage' | 'DiscountFixedAmount' | 'DiscountPercentage'
  >;
  /** Flat fee, or price of one unit, for one billing period. Absent for models without a single price. */
  price?: Money;
  /** `Tiered`, `TieredWithOverage`: each unit has the price of its tier. `Volume`: all units have the price of the tier that the quantity reaches. */
  tiers?: PriceTier[];
  /** `Overage`: included units in each billing period. */
  includedUnits?: DecimalString;
  /** `Overage`, `TieredWithOverage`: price of a unit beyond the included units or the last tier. */
  overagePrice?: Money;
  /** `DiscountPercentage`: percent off, as a decimal. */
  discountPercent?: DecimalString;
  /** `DiscountFixedAmount`: amount off. */
  discountAmount?: Money;
  /** Number of billing periods (or other units) after which the charge ends. */
  endsAfter?: { count: number; unit: OpenEnum<'Billing_Periods' | 'Days' | 'Weeks' | 'Months' | 'Years'> };
  /** True if the charge is billed at the end of its period. */
  inArrears?: boolean;
  billingPeriod?: OpenEnum<BillingPeriod>;
  unitOfMeasure?: string;
  /** True if the buyer chooses the quantity of the charge. */
  quantityChosen?: boolean;
  /** Fixed quantity of a per-unit charge whose quantity cannot be chosen. */
  defaultQuantity?: DecimalString;
}

/** Tier of units: above the previous tier, up to and including `upTo`. */
export interface PriceTier {
  /** Absent for a last tier without a limit. */
  upTo?: DecimalString;
  price: Money;
  /** True if the price is for the whole tier, not for each unit. It is charged as soon as one unit of the tier is used. */
  flat?: boolean;
}

export interface PaymentFormSource {
  /** Address of the platform's payment form script. */
  scriptUrl: string;
  /** `sha384-...` of the script, if the platform publishes it. */
  integrity?: string;
  /** The platform's publishable key for its script. Not the gateway's key. */
  publishableKey: string;
}

export interface CatalogRequest {
  currency?: CurrencyCode;
  country?: CountryCode;
  /** BCP 47 language of the texts, for example `de`. */
  locale?: string;
}

export const catalogRequest: Validator<CatalogRequest> = strictObject({
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

export const catalog: Validator<Catalog> = object({
  currency: currencyCode,
  currencies: array(currencyCode),
  countries: array(countryCode),
  asOf: isoDate,
  products: array(product),
  addOns: optional(array(product)),
  comparison: optional(comparison),
  signUp: optional(signUpRules),
  consents: array(consent),
  paymentForm: optional(object({ scriptUrl: string, integrity: maybe, publishableKey: string })),
});
