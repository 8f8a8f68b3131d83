import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

export interface UpdateUsageInput extends CustomFieldValues {
  id: string;
  /** Has no effect, because the sandbox always refuses unknown fields. */
  rejectUnknownFields?: boolean;
  EndDateTime?: string;
  Quantity?: DecimalString;
  RbeStatus?: 'Importing' | 'Pending' | 'Processed';
  StartDateTime?: string;
  UOM?: string;
}

const text = z.optional(z.string());

export const updateUsageInput: Schema<UpdateUsageInput> = customizable({
  id: z.string(),
  rejectUnknownFields: z.optional(z.boolean()),
  EndDateTime: text,
  Quantity: z.optional(decimal),
  RbeStatus: z.optional(z.enum(['Importing', 'Pending', 'Processed'])),
  StartDateTime: text,
  UOM: text,
});
