import type { Validator } from '../validator.js';
import { isoDate, money, type IsoDate, type Money, type OpenEnum } from '../values.js';
import { array, object, optional, string } from '../validation.js';

/** Why a buyer may not pay on invoice. */
export type InvoicingRefusal =
  /** No payment term is offered in the buyer's country. */
  | 'invoice-country'
  /** The buyer is a private individual. */
  | 'invoice-companies-only'
  /** A payment term is offered in this country, but only with a tax ID. */
  | 'invoice-tax-id-required'
  /** The account exists and pays by another way, or immediately. */
  | 'invoice-account-terms'
  /** The open balance of the account and this purchase are together more than the limit. */
  | 'invoice-limit'
  /** The tenant's hook `approveInvoice` refused the purchase, or failed. */
  | 'invoice-not-approved';

/** Answer of a quote about paying on invoice: a payment term, or why not. */
export interface QuoteInvoicing {
  /** Payment term, such as `Net 30`. The order sends it back to pay on invoice. Absent if the buyer may not. */
  paymentTerm?: string;
  /** Day by which the first invoice with an amount must be paid. */
  dueDate?: IsoDate;
  refusal?: OpenEnum<InvoicingRefusal>;
  /** The tenant's explanation of `invoice-not-approved`, for the buyer. */
  reason?: string;
}

/** Line of the tenant's bank details. Account and routing number are for countries without IBAN. `note`: what to write in the transfer. */
export interface BankDetail {
  kind: OpenEnum<'accountHolder' | 'iban' | 'bic' | 'accountNumber' | 'routingNumber' | 'bank' | 'note'>;
  value: string;
}

/** How an invoice must be paid. */
export interface InvoicePaymentTerms {
  /** Amount due on this day. */
  amount: Money;
  dueDate: IsoDate;
  paymentTerm: string;
  purchaseOrderNumber?: string;
  /** Bank account to pay to, in display order. */
  bankAccount?: BankDetail[];
}

export const invoicePaymentTerms: Validator<InvoicePaymentTerms> = object({
  amount: money,
  dueDate: isoDate,
  paymentTerm: string,
  purchaseOrderNumber: optional(string),
  bankAccount: optional(array(object({ kind: string, value: string }))),
});
