import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
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

/** What may be bought, as the tenant's offers file shows it. Answer of `GET /storefront/catalog`. */
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
  /** What a person has to accept before buying. */
  consents: Consent[];
  /** Where the payment form comes from; absent when nothing can be paid here. */
  paymentForm?: PaymentFormSource;
}

export interface CatalogProduct {
  productId: string;
  name: string;
  description?: string;
  /** What one gets, a line each, in the page's language. */
  features: string[];
  /** The product the tenant recommends. */
  highlighted?: boolean;
  /** Short remark beside the name, for example "Most popular". */
  label?: string;
  /** Set for products that are sold by talking to someone: then there are no plans. */
  contact?: { href: string; text: string };
  /** One rate plan for each billing period on sale. */
  plans: CatalogPlan[];
}

export interface CatalogPlan {
  productRatePlanId: string;
  name: string;
  /** Period of the recurring charges; absent if everything is paid once. */
  billingPeriod?: Open<BillingPeriod>;
  charges: CatalogCharge[];
  /** How many one may take; absent when there is nothing to choose. */
  quantity?: QuantityRule;
}

/** `billingPeriod` of a charge (operations.md, values of the compact definition). */
export type BillingPeriod = 'Week' | 'Month' | 'Quarter' | 'Semi-Annual' | 'Annual';

export interface QuantityRule {
  min: number;
  max: number;
  initial: number;
  /** What is counted, in the page's language: one ("seat") and several ("seats"). */
  unit: { one: string; other: string };
}

export interface CatalogCharge {
  productRatePlanChargeId: string;
  name: string;
  type: Open<'OneTime' | 'Recurring' | 'Usage'>;
  model: Open<'FlatFee' | 'PerUnit' | 'Tiered' | 'Volume' | 'Overage' | 'TieredWithOverage' | 'DiscountFixedAmount' | 'DiscountPercentage'>;
  /** Flat fee, or price of one unit. Absent for models that have no single price. */
  price?: Money;
  billingPeriod?: Open<BillingPeriod>;
  unitOfMeasure?: string;
  /** Charges of which the buyer chooses the quantity. */
  quantityChosen?: boolean;
  /** Fixed quantity of a per-unit charge whose quantity cannot be chosen. */
  defaultQuantity?: DecimalString;
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

export const catalogRequest: Schema<CatalogRequest> = z.object({
  currency: z.optional(currencyCode),
  country: z.optional(countryCode),
  locale: z.optional(z.string().check(z.maxLength(35))),
});

const charge: Schema<CatalogCharge> = z.object({
  productRatePlanChargeId: z.string(),
  name: z.string(),
  type: z.string(),
  model: z.string(),
  price: z.optional(money),
  billingPeriod: z.optional(z.string()),
  unitOfMeasure: z.optional(z.string()),
  quantityChosen: z.optional(z.boolean()),
  defaultQuantity: z.optional(z.string()),
});

const plan: Schema<CatalogPlan> = z.object({
  productRatePlanId: z.string(),
  name: z.string(),
  billingPeriod: z.optional(z.string()),
  charges: z.array(charge),
  quantity: z.optional(
    z.object({ min: z.number(), max: z.number(), initial: z.number(), unit: z.object({ one: z.string(), other: z.string() }) }),
  ),
});

const product: Schema<CatalogProduct> = z.object({
  productId: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  features: z.array(z.string()),
  highlighted: z.optional(z.boolean()),
  label: z.optional(z.string()),
  contact: z.optional(z.object({ href: z.string(), text: z.string() })),
  plans: z.array(plan),
});

export const catalog: Schema<Catalog> = z.object({
  currency: currencyCode,
  currencies: z.array(currencyCode),
  countries: z.array(countryCode),
  asOf: isoDate,
  products: z.array(product),
  consents: z.array(
    z.object({ id: z.string(), version: z.string(), text: z.string(), href: z.optional(z.string()), required: z.boolean() }),
  ),
  paymentForm: z.optional(z.object({ scriptUrl: z.string(), integrity: z.optional(z.string()), publishableKey: z.string() })),
});
