import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { isoDate, money } from '../values.js';
import {
  invoiceNumber,
  invoiceSummary,
  type Credits,
  type Invoice,
  type InvoiceItem,
  type InvoiceMail,
  type InvoiceRequest,
} from './invoices.js';
import { paymentMethodSummary } from './payment-methods.js';

/** What one invoice and the credit of an account look like: for what is opened from a list, and loaded with it. */

export const invoiceRequest: Schema<InvoiceRequest> = z.strictObject({ number: invoiceNumber });

const item: Schema<InvoiceItem> = z.object({
  productName: z.string(),
  chargeName: z.string(),
  quantity: z.optional(z.string()),
  unitPrice: z.optional(money),
  serviceStartDate: z.optional(isoDate),
  serviceEndDate: z.optional(isoDate),
  amount: money,
  tax: z.optional(money),
  subscriptionNumber: z.optional(z.string()),
  chargeKey: z.optional(z.string()),
  kind: z.optional(z.string()),
});

export const invoice: Schema<Invoice> = z.object({
  ...invoiceSummary,
  tax: money,
  taxIncluded: z.optional(z.boolean()),
  items: z.array(item),
  payments: z.optional(
    z.array(
      z.object({
        kind: z.string(),
        date: z.optional(isoDate),
        amount: money,
        number: z.optional(z.string()),
        method: z.optional(paymentMethodSummary),
        status: z.optional(z.string()),
      }),
    ),
  ),
  file: z.optional(z.string()),
});

export const credits: Schema<Credits> = z.object({
  available: money,
  creditMemos: z.array(
    z.object({
      creditMemoNumber: z.string(),
      date: isoDate,
      amount: money,
      left: money,
      reason: z.optional(z.string()),
      file: z.optional(z.string()),
    }),
  ),
  refunds: z.array(
    z.object({
      refundNumber: z.string(),
      date: isoDate,
      amount: money,
      method: z.optional(paymentMethodSummary),
      status: z.string(),
    }),
  ),
});

export const invoiceMail: Schema<InvoiceMail> = z.object({ to: z.array(z.string()) });
