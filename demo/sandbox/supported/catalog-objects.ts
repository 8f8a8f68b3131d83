import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import { isoDate } from './fields.js';
import { storedFields, type StoredFields } from './stored-fields.js';

export interface NewProductInput extends StoredFields<'product'>, CustomFieldValues {
  Name: string;
  EffectiveStartDate: IsoDate;
  EffectiveEndDate: IsoDate;
  Category?: string;
  Description?: string;
  ProductNumber?: string;
  SKU?: string;
  /** Handled for all operations that have it, before the fields are read. */
  rejectUnknownFields?: boolean;
}

export interface NewRatePlanInput extends CustomFieldValues {
  ActiveCurrencies?: string[];
  Name: string;
  ProductId: string;
  Description?: string;
  EffectiveStartDate?: IsoDate;
  EffectiveEndDate?: IsoDate;
  ExternalIdSourceSystem?: string;
  /** Comma-separated. */
  ExternalRatePlanIds?: string;
  Grade?: DecimalString;
  ProductRatePlanNumber?: string;
  rejectUnknownFields?: boolean;
}

const text = z.optional(z.string());
const flag = z.optional(z.boolean());

export const newProductInput: Schema<NewProductInput> = customizable({
  ...storedFields('product'),
  Name: z.string(),
  EffectiveStartDate: z.string(),
  EffectiveEndDate: z.string(),
  Category: text,
  Description: text,
  ProductNumber: text,
  SKU: text,
  rejectUnknownFields: flag,
});

export const newRatePlanInput: Schema<NewRatePlanInput> = customizable({
  ActiveCurrencies: z.optional(z.array(z.string())),
  Name: z.string(),
  ProductId: z.string(),
  Description: text,
  EffectiveStartDate: text,
  EffectiveEndDate: text,
  ExternalIdSourceSystem: text,
  ExternalRatePlanIds: text,
  Grade: z.optional(decimal),
  ProductRatePlanNumber: text,
  rejectUnknownFields: flag,
});

/** Editable fields of a product. */
interface ProductChanges extends CustomFieldValues {
  Name?: string;
  EffectiveStartDate?: IsoDate;
  EffectiveEndDate?: IsoDate;
  Category?: string;
  Description?: string;
  SKU?: string;
}

/** Editable fields of a rate plan. */
interface RatePlanChanges extends CustomFieldValues {
  Name?: string;
  Description?: string;
  EffectiveStartDate?: IsoDate;
  EffectiveEndDate?: IsoDate;
  ExternalIdSourceSystem?: string;
  /** Comma-separated. */
  ExternalRatePlanIds?: string;
  Grade?: DecimalString;
}

/** Editable fields of a charge: names and accounting. Pricing cannot be edited. */
interface ChargeChanges extends CustomFieldValues {
  Name?: string;
  Description?: string;
  DefaultQuantity?: DecimalString;
  AccountingCode?: string;
  DeferredRevenueAccount?: string;
  RecognizedRevenueAccount?: string;
  RevRecCode?: string;
  RevRecTriggerCondition?: string;
  RevenueRecognitionRuleName?: string;
}

/** Editable price fields of a tier. */
export interface TierChanges {
  Price?: DecimalString;
  DiscountAmount?: DecimalString;
  DiscountPercentage?: DecimalString;
}

const name = (most: number) => z.optional(z.string().check(z.minLength(1), z.maxLength(most)));
const day = z.optional(isoDate);
const amount = z.optional(decimal);

export const productChanges: Schema<ProductChanges> = customizable({
  Name: name(100),
  EffectiveStartDate: day,
  EffectiveEndDate: day,
  Category: text,
  Description: text,
  SKU: text,
});

export const ratePlanChanges: Schema<RatePlanChanges> = customizable({
  Name: name(255),
  Description: text,
  EffectiveStartDate: day,
  EffectiveEndDate: day,
  ExternalIdSourceSystem: text,
  ExternalRatePlanIds: text,
  Grade: amount,
});

export const chargeChanges: Schema<ChargeChanges> = customizable({
  Name: name(100),
  Description: text,
  DefaultQuantity: amount,
  AccountingCode: text,
  DeferredRevenueAccount: text,
  RecognizedRevenueAccount: text,
  RevRecCode: text,
  RevRecTriggerCondition: text,
  RevenueRecognitionRuleName: text,
});

export const tierChanges: Schema<TierChanges> = z.object({ Price: amount, DiscountAmount: amount, DiscountPercentage: amount });
