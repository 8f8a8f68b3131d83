import { amount } from '../amount.js';
import type { Validator } from '../validator.js';
import { isoDate, money, type DecimalString, type IsoDate, type Money, type Open } from '../values.js';
import type { PaymentMethodSummary } from './payment-methods.js';
import { array, boolean, maxLength, number, object, oneOf, optional, pattern, refine, strictObject, string } from '../validation.js';

/** Answer of `GET /storefront/invoices`, newest first. A page may have few invoices or none and still be followed by more. */
export interface Invoices {
  invoices: InvoiceSummary[];
  /** Opaque; hand it back for the next page. Absent on the last. */
  nextCursor?: string;
  /** How many there are in all, where the platform says so. */
  count?: number;
}

export interface InvoiceSummary {
  invoiceNumber: string;
  status: Open<'Draft' | 'Posted' | 'Canceled' | 'Error'>;
  invoiceDate: IsoDate;
  dueDate?: IsoDate;
  amount: Money;
  /** What is still to be paid. */
  balance: Money;
  /** It is open and past its due date. */
  overdue?: boolean;
}

/** Answer of `GET /storefront/invoices/{number}`. */
export interface Invoice extends InvoiceSummary {
  tax: Money;
  /** True if the amounts of the items hold the tax already. */
  taxIncluded?: boolean;
  items: InvoiceItem[];
  /** What paid it, the newest first. */
  payments?: InvoicePayment[];
  /** Sealed id of its PDF, for `GET /storefront/files/{id}`; absent until the platform has made one. */
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
  /** The same for the same charge on every invoice. */
  chargeKey?: string;
  kind?: Open<'charge' | 'discount' | 'proration' | 'credit'>;
}

export interface InvoicePayment {
  kind: Open<'payment' | 'credit' | 'refund'>;
  /** Absent for credit: the platform says only how much was used. */
  date?: IsoDate;
  amount: Money;
  number?: string;
  method?: PaymentMethodSummary;
  status?: Open<'Processed' | 'Error' | 'Processing'>;
}

export interface InvoicesRequest {
  cursor?: string;
  /** `open`: something is to be paid; `overdue`: and its due date is past; `paid`: nothing is. */
  status?: 'open' | 'overdue' | 'paid';
  /** Invoice dates, first and last day. */
  from?: IsoDate;
  to?: IsoDate;
  /** Part of an invoice number. */
  number?: string;
  /** Amounts, from and to, in the account's currency. */
  min?: DecimalString;
  max?: DecimalString;
}

export interface InvoiceRequest {
  number: string;
}

/** What may be paid with credit and refunds that were made. Answer of `GET /storefront/credits`. */
export interface Credits {
  /** What is left of all credit memos. */
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
  status: Open<'Processed' | 'Processing' | 'Error' | 'Canceled'>;
}

/** Where an invoice was sent: always the account's own addresses. Answer of `POST /storefront/invoices/{number}/email`. */
export interface InvoiceMail {
  /** With most letters hidden, for example `p•••@example.com`. */
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
/** What every listing of an invoice says of it. */
export const invoiceSummary = {
  invoiceNumber: string,
  status: string,
  invoiceDate: isoDate,
  dueDate: optional(isoDate),
  amount: money,
  balance: money,
  overdue: optional(boolean),
};

export const invoices: Validator<Invoices> = object({
  invoices: array(object(invoiceSummary)),
  nextCursor: optional(string),
  count: optional(number),
});
