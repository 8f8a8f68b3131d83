import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import { isoDate } from './fields.js';

/** A new accounting period. Organizations are not supported. */
export interface NewPeriodInput extends CustomFieldValues {
  name: string;
  startDate: IsoDate;
  endDate: IsoDate;
  fiscalYear: number;
  fiscalQuarter?: number;
  notes?: string;
}

export const newPeriodInput: Schema<NewPeriodInput> = customizable({
  name: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  fiscalYear: z.int(),
  fiscalQuarter: z.optional(z.int()),
  notes: z.optional(z.string()),
});
