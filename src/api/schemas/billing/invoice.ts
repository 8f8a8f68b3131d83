import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { decimal, isoDate, type CurrencyCode, type DecimalString, type IsoDate, type Open } from '../values.js';
import { envelope, pageRequest, type Envelope, type PageRequest } from './envelope.js';

/** Query of `GET /v1/billing-documents`. `sort` is `+field` or `-field`, comma separated. */
export interface BillingDocumentsRequest extends PageRequest {
  accountId?: string;
  accountNumber?: string;
  documentDate?: IsoDate;
  status?: 'Draft' | 'Posted' | 'Canceled' | 'Error';
  sort?: string;
}

export interface BillingDocumentList extends Envelope {
  documents: BillingDocument[];
  nextPage?: string;
}

export interface BillingDocument {
  id: string;
  accountId: string;
  documentNumber: string;
  documentType: Open<'Invoice' | 'CreditMemo' | 'DebitMemo'>;
  documentDate: IsoDate;
  status: Open<'Draft' | 'Posted' | 'Canceled' | 'Error'>;
  amount: DecimalString;
  balance: DecimalString;
  currency?: CurrencyCode;
}

export interface InvoiceRequest {
  /** Id or number. */
  invoiceKey: string;
}

export interface InvoiceItemsRequest extends PageRequest {
  invoiceKey: string;
}

export interface Invoice extends Envelope {
  id: string;
  invoiceNumber: string;
  accountId: string;
  status: Open<'Draft' | 'Posted' | 'Canceled' | 'Error' | 'Split'>;
  currency: CurrencyCode;
  amount: DecimalString;
  amountWithoutTax?: DecimalString;
  taxAmount?: DecimalString;
  balance: DecimalString;
  paymentAmount?: DecimalString;
  invoiceDate: IsoDate;
  dueDate?: IsoDate | null;
  targetDate?: IsoDate | null;
}

export interface InvoiceItemList extends Envelope {
  invoiceItems: InvoiceItem[];
  nextPage?: string;
}

export interface InvoiceItem {
  id: string;
  chargeName: string;
  productName?: string;
  chargeType?: Open<'OneTime' | 'Recurring' | 'Usage'>;
  processingType?: Open<'Charge' | 'Discount' | 'Prepayment' | 'Tax' | 'Rounding'>;
  chargeAmount: DecimalString;
  taxAmount?: DecimalString;
  balance?: DecimalString;
  quantity?: DecimalString;
  unitPrice?: DecimalString | null;
  unitOfMeasure?: string | null;
  serviceStartDate?: IsoDate | null;
  serviceEndDate?: IsoDate | null;
  productRatePlanChargeId?: string;
  subscriptionId?: string;
  subscriptionName?: string;
}

export const billingDocumentsRequest: Schema<BillingDocumentsRequest> = z.object({
  ...pageRequest,
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  documentDate: z.optional(isoDate),
  status: z.optional(z.enum(['Draft', 'Posted', 'Canceled', 'Error'])),
  sort: z.optional(z.string()),
});

export const billingDocumentList: Schema<BillingDocumentList> = z.object({
  ...envelope,
  nextPage: z.optional(z.string()),
  documents: z.array(
    z.object({
      id: z.string(),
      accountId: z.string(),
      documentNumber: z.string(),
      documentType: z.string(),
      documentDate: isoDate,
      status: z.string(),
      amount: decimal,
      balance: decimal,
      currency: z.optional(z.string()),
    }),
  ),
});

export const invoiceRequest: Schema<InvoiceRequest> = z.object({ invoiceKey: z.string() });
export const invoiceItemsRequest: Schema<InvoiceItemsRequest> = z.object({ ...pageRequest, invoiceKey: z.string() });

const nullableText = z.optional(z.nullable(z.string()));
const nullableDate = z.optional(z.nullable(isoDate));

export const invoice: Schema<Invoice> = z.object({
  ...envelope,
  id: z.string(),
  invoiceNumber: z.string(),
  accountId: z.string(),
  status: z.string(),
  currency: z.string(),
  amount: decimal,
  amountWithoutTax: z.optional(decimal),
  taxAmount: z.optional(decimal),
  balance: decimal,
  paymentAmount: z.optional(decimal),
  invoiceDate: isoDate,
  dueDate: nullableDate,
  targetDate: nullableDate,
});

export const invoiceItemList: Schema<InvoiceItemList> = z.object({
  ...envelope,
  nextPage: z.optional(z.string()),
  invoiceItems: z.array(
    z.object({
      id: z.string(),
      chargeName: z.string(),
      productName: z.optional(z.string()),
      chargeType: z.optional(z.string()),
      processingType: z.optional(z.string()),
      chargeAmount: decimal,
      taxAmount: z.optional(decimal),
      balance: z.optional(decimal),
      quantity: z.optional(decimal),
      unitPrice: z.optional(z.nullable(decimal)),
      unitOfMeasure: nullableText,
      serviceStartDate: nullableDate,
      serviceEndDate: nullableDate,
      productRatePlanChargeId: z.optional(z.string()),
      subscriptionId: z.optional(z.string()),
      subscriptionName: z.optional(z.string()),
    }),
  ),
});
