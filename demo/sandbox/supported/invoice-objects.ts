import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { isoDate, type IsoDate } from '../../../src/api/schemas/values.js';

/** What may be done to a draft of an invoice as an object. */
export interface UpdateInvoiceObjectInput {
  Status: 'Posted' | 'Canceled';
}

export const updateInvoiceObjectInput: Schema<UpdateInvoiceObjectInput> = z.object({ Status: z.enum(['Posted', 'Canceled']) });

/** A draft of an invoice that is generated for an account: of what is due on the target date, which is today unless given. */
export interface GenerateInvoiceInput {
  AccountId: string;
  InvoiceDate?: IsoDate;
  TargetDate?: IsoDate;
}

export const generateInvoiceInput: Schema<GenerateInvoiceInput> = z.object({
  AccountId: z.string(),
  InvoiceDate: z.optional(isoDate),
  TargetDate: z.optional(isoDate),
});
