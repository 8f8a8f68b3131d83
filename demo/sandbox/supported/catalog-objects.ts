import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

export interface NewProductInput extends CustomFieldValues {
  Name: string;
  EffectiveStartDate: IsoDate;
  EffectiveEndDate: IsoDate;
  Category?: string;
  Description?: string;
  ProductNumber?: string;
  SKU?: string;
  /** Fields that are not known are refused either way. */
  rejectUnknownFields?: boolean;
}

export interface NewRatePlanInput extends CustomFieldValues {
  Name: string;
  ProductId: string;
  Description?: string;
  EffectiveStartDate?: IsoDate;
  EffectiveEndDate?: IsoDate;
  ExternalIdSourceSystem?: string;
  /** Separated by commas. */
  ExternalRatePlanIds?: string;
  Grade?: DecimalString;
  ProductRatePlanNumber?: string;
  rejectUnknownFields?: boolean;
}

const text = z.optional(z.string());
const flag = z.optional(z.boolean());

export const newProductInput: Schema<NewProductInput> = customizable({
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
