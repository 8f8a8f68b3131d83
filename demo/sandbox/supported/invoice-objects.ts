import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import { isoDate } from './fields.js';

/** Editable fields of a draft invoice. */
interface UpdateInvoiceObjectInput {
  Status: 'Posted' | 'Canceled';
}

export const updateInvoiceObjectInput: Schema<UpdateInvoiceObjectInput> = z.object({ Status: z.enum(['Posted', 'Canceled']) });

/** Input to create draft invoices with an account's charges through the target date. Default date: today. */
interface GenerateInvoiceInput {
  AccountId: string;
  InvoiceDate?: IsoDate;
  TargetDate?: IsoDate;
}

export const generateInvoiceInput: Schema<GenerateInvoiceInput> = z.object({
  AccountId: z.string(),
  InvoiceDate: z.optional(isoDate),
  TargetDate: z.optional(isoDate),
});
