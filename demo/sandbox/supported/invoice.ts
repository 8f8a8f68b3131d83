import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { isoDate, type IsoDate } from '../../../src/api/schemas/values.js';
import { pageRequest, type PageRequest } from './envelope.js';

/** Query of `GET /v1/billing-documents`. `sort` is `+field` or `-field`, comma separated. */
export interface BillingDocumentsRequest extends PageRequest {
  accountId?: string;
  accountNumber?: string;
  documentDate?: IsoDate;
  status?: 'Draft' | 'Posted' | 'Canceled' | 'Error';
  sort?: string;
}

export interface InvoiceRequest {
  /** Id or number. */
  invoiceKey: string;
}

export interface InvoiceItemsRequest extends PageRequest {
  invoiceKey: string;
}

export const billingDocumentsRequest: Schema<BillingDocumentsRequest> = z.object({
  ...pageRequest,
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  documentDate: z.optional(isoDate),
  status: z.optional(z.enum(['Draft', 'Posted', 'Canceled', 'Error'])),
  sort: z.optional(z.string()),
});

export const invoiceRequest: Schema<InvoiceRequest> = z.object({ invoiceKey: z.string() });

export const invoiceItemsRequest: Schema<InvoiceItemsRequest> = z.object({ ...pageRequest, invoiceKey: z.string() });
