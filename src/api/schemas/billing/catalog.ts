import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { decimal, isoDate, type CurrencyCode, type DecimalString, type IsoDate, type Open } from '../values.js';
import { envelope, pageRequest, type Envelope, type PageRequest } from './envelope.js';

export interface ProductList extends Envelope {
  products: Product[];
  /** URL of the next page; absent on the last. */
  nextPage?: string;
}

export interface Product {
  id: string;
  name: string;
  sku?: string;
  productNumber?: string;
  category?: string;
  description?: string;
  effectiveStartDate?: IsoDate;
  effectiveEndDate?: IsoDate;
  /** URL under which the rate plans stand (versions from 230.0 on). */
  productRatePlans?: string;
}

export interface ProductRatePlanList extends Envelope {
  productRatePlans: ProductRatePlan[];
  nextPage?: string;
}

export interface ProductRatePlan {
  id: string;
  name: string;
  productRatePlanNumber?: string;
  status?: Open<'Active' | 'Expired' | 'NotStarted'>;
  effectiveStartDate?: IsoDate;
  effectiveEndDate?: IsoDate;
  productRatePlanCharges: ProductRatePlanCharge[];
  /** Custom fields of the plan, such as `StorefrontSellable__c`, stand beside its own fields. */
  StorefrontSellable__c?: boolean | string | null;
}

export interface ProductRatePlanCharge {
  id: string;
  name: string;
  productRatePlanChargeNumber?: string;
  type: Open<'OneTime' | 'Recurring' | 'Usage'>;
  model: Open<'FlatFee' | 'PerUnit' | 'Overage' | 'Volume' | 'Tiered' | 'TieredWithOverage' | 'DiscountFixedAmount' | 'DiscountPercentage'>;
  billingPeriod?: string | null;
  billingTiming?: string | null;
  listPriceBase?: string | null;
  uom?: string | null;
  defaultQuantity?: DecimalString | null;
  triggerEvent?: string | null;
  endDateCondition?: string | null;
  taxable?: boolean;
  pricing: ProductRatePlanChargePricing[];
}

/** Price of a charge in one currency. Which parts matter depends on the model. */
export interface ProductRatePlanChargePricing {
  currency: CurrencyCode;
  price?: DecimalString | null;
  includedUnits?: DecimalString | null;
  overagePrice?: DecimalString | null;
  discountPercentage?: DecimalString | null;
  discountAmount?: DecimalString | null;
}

export type ProductsRequest = PageRequest;
export interface ProductRatePlansRequest extends PageRequest {
  'product-key': string;
}

export const productsRequest: Schema<ProductsRequest> = z.object(pageRequest);
export const productRatePlansRequest: Schema<ProductRatePlansRequest> = z.object({ ...pageRequest, 'product-key': z.string() });

const nullableText = z.optional(z.nullable(z.string()));
const nullableDecimal = z.optional(z.nullable(decimal));

export const productList: Schema<ProductList> = z.object({
  ...envelope,
  nextPage: z.optional(z.string()),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sku: z.optional(z.string()),
      productNumber: z.optional(z.string()),
      category: z.optional(z.string()),
      description: z.optional(z.string()),
      effectiveStartDate: z.optional(isoDate),
      effectiveEndDate: z.optional(isoDate),
      productRatePlans: z.optional(z.string()),
    }),
  ),
});

const charge: Schema<ProductRatePlanCharge> = z.object({
  id: z.string(),
  name: z.string(),
  productRatePlanChargeNumber: z.optional(z.string()),
  type: z.string(),
  model: z.string(),
  billingPeriod: nullableText,
  billingTiming: nullableText,
  listPriceBase: nullableText,
  uom: nullableText,
  defaultQuantity: nullableDecimal,
  triggerEvent: nullableText,
  endDateCondition: nullableText,
  taxable: z.optional(z.boolean()),
  pricing: z.array(
    z.object({
      currency: z.string(),
      price: nullableDecimal,
      includedUnits: nullableDecimal,
      overagePrice: nullableDecimal,
      discountPercentage: nullableDecimal,
      discountAmount: nullableDecimal,
    }),
  ),
});

export const productRatePlanList: Schema<ProductRatePlanList> = z.object({
  ...envelope,
  nextPage: z.optional(z.string()),
  productRatePlans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      productRatePlanNumber: z.optional(z.string()),
      status: z.optional(z.string()),
      effectiveStartDate: z.optional(isoDate),
      effectiveEndDate: z.optional(isoDate),
      productRatePlanCharges: z.array(charge),
      StorefrontSellable__c: z.optional(z.nullable(z.union([z.boolean(), z.string()]))),
    }),
  ),
});
