import { amount } from '../amount.js';
import type { Validator } from '../validator.js';
import { isoDate, money, type DecimalString, type IsoDate, type Money, type OpenEnum } from '../values.js';
import type { InvoicePaymentTerms } from './invoicing.js';
import type { PaymentMethodSummary } from './payment-methods.js';
import { array, boolean, maxLength, number, object, oneOf, optional, pattern, refine, strictObject, string } from '../validation.js';

/** Invoices, newest first. Response of `GET /storefront/invoices`. A page can have few or no invoices although there are more pages. */
export interface Invoices {
  invoices: InvoiceSummary[];
  /** Opaque cursor of the next page. Absent on the last page. */
  nextCursor?: string;
  /** Total number of invoices, if the platform reports it. */
  count?: number;
}

export interface InvoiceSummary {
  invoiceNumber: string;
  status: OpenEnum<'Draft' | 'Posted' | 'Canceled' | 'Error'>;
  invoiceDate: IsoDate;
  dueDate?: IsoDate;
  amount: Money;
  /** Amount due. */
  balance: Money;
  /** Part of the amount that was covered by credit. Absent if there is none. */
  credit?: Money;
  /** True if the invoice is open and past its due date. */
  overdue?: boolean;
}

/** Response of `GET /storefront/invoices/{number}`. */
export interface Invoice extends InvoiceSummary {
  tax: Money;
  /** True if the amounts of the items include tax. */
  taxIncluded?: boolean;
  items: InvoiceItem[];
  /** How to pay the balance. Set if the account pays its invoices itself and the balance is not zero. */
  invoicing?: InvoicePaymentTerms;
  /** Payments of the invoice, newest first. */
  payments?: InvoicePayment[];
  /** Sealed id of the PDF, for `GET /storefront/files/{id}`. Absent until the platform has created the PDF. */
  file?: string;
}

export interface InvoiceItem {
  productName: string;
  chargeName: string;
  quantity?: string;
  unitPrice?: Money;
  serviceStartDate?: IsoDate;
  serviceEndDate?: IsoDate;
  amount: Money;
  tax?: Money;
  subscriptionNumber?: string;
  /** Key of the charge, the same on every invoice. */
  chargeKey?: string;
  kind?: OpenEnum<'charge' | 'discount' | 'proration' | 'credit'>;
}

export interface InvoicePayment {
  kind: OpenEnum<'payment' | 'credit' | 'refund'>;
  /** Absent for credit, because the platform reports only the amount. */
  date?: IsoDate;
  amount: Money;
  number?: string;
  method?: PaymentMethodSummary;
  status?: OpenEnum<'Processed' | 'Error' | 'Processing'>;
}

export interface InvoicesRequest {
  cursor?: string;
  /** `open`: has an amount due. `overdue`: open and past its due date. `paid`: nothing is due. */
  status?: 'open' | 'overdue' | 'paid';
  /** First and last invoice date. */
  from?: IsoDate;
  to?: IsoDate;
  /** Part of an invoice number. */
  number?: string;
  /** Minimum and maximum amount, in the account's currency. */
  min?: DecimalString;
  max?: DecimalString;
}

export interface InvoiceRequest {
  number: string;
  /** BCP 47 language of the note beside the bank account. */
  locale?: string;
}

/** Available credit and past refunds. Response of `GET /storefront/credits`. */
export interface Credits {
  /** Remaining amount of all credit memos. */
  available: Money;
  creditMemos: CreditMemo[];
  refunds: Refund[];
}

export interface CreditMemo {
  creditMemoNumber: string;
  date: IsoDate;
  amount: Money;
  left: Money;
  reason?: string;
  file?: string;
}

export interface Refund {
  refundNumber: string;
  date: IsoDate;
  amount: Money;
  method?: PaymentMethodSummary;
  status: OpenEnum<'Processed' | 'Processing' | 'Error' | 'Canceled'>;
}

/** Addresses that an invoice was sent to: always the account's own. Response of `POST /storefront/invoices/{number}/email`. */
export interface InvoiceMail {
  /** Masked, for example `p•••@example.com`. */
  to: string[];
}

export const invoiceNumber: Validator<string> = refine(string, pattern(/^[A-Za-z0-9-]{1,50}$/, 'must be an invoice number'));

export const invoicesRequest: Validator<InvoicesRequest> = strictObject({
  cursor: optional(refine(string, maxLength(2000))),
  status: optional(oneOf('open', 'overdue', 'paid')),
  from: optional(isoDate),
  to: optional(isoDate),
  number: optional(invoiceNumber),
  min: optional(amount),
  max: optional(amount),
});
/** Fields of an invoice in every list. */
export const invoiceSummary = {
  invoiceNumber: string,
  status: string,
  invoiceDate: isoDate,
  dueDate: optional(isoDate),
  amount: money,
  balance: money,
  credit: optional(money),
  overdue: optional(boolean),
};

export const invoices: Validator<Invoices> = object({
  invoices: array(object(invoiceSummary)),
  nextCursor: optional(string),
  count: optional(number),
});
