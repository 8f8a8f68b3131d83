import type { Validator } from '../validator.js';
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
import { text } from '../text.js';
import { paymentMethodSummary } from './payment-methods.js';
import { array, boolean, object, optional, strictObject, string } from '../validation.js';

/** Validators for the details of one invoice and of an account's credit. Loaded when a user opens them from a list. */

export const invoiceRequest: Validator<InvoiceRequest> = strictObject({ number: invoiceNumber, locale: optional(text(35)) });

const item: Validator<InvoiceItem> = object({
  productName: string,
  chargeName: string,
  quantity: optional(string),
  unitPrice: optional(money),
  serviceStartDate: optional(isoDate),
  serviceEndDate: optional(isoDate),
  amount: money,
  tax: optional(money),
  subscriptionNumber: optional(string),
  chargeKey: optional(string),
  kind: optional(string),
});

export const invoice: Validator<Invoice> = object({
  ...invoiceSummary,
  tax: money,
  taxIncluded: optional(boolean),
  items: array(item),
  // Same as `invoicePaymentTerms`. Declared again, because a shared file would load with every page.
  invoicing: optional(
    object({
      amount: money,
      dueDate: isoDate,
      paymentTerm: string,
      purchaseOrderNumber: optional(string),
      bankAccount: optional(array(object({ kind: string, value: string }))),
    }),
  ),
  payments: optional(
    array(
      object({
        kind: string,
        date: optional(isoDate),
        amount: money,
        number: optional(string),
        method: optional(paymentMethodSummary),
        status: optional(string),
      }),
    ),
  ),
  file: optional(string),
});

export const credits: Validator<Credits> = object({
  available: money,
  creditMemos: array(
    object({
      creditMemoNumber: string,
      date: isoDate,
      amount: money,
      left: money,
      reason: optional(string),
      file: optional(string),
    }),
  ),
  refunds: array(
    object({
      refundNumber: string,
      date: isoDate,
      amount: money,
      method: optional(paymentMethodSummary),
      status: string,
    }),
  ),
});

export const invoiceMail: Validator<InvoiceMail> = object({ to: array(string) });
