import type { Validator } from '../validator.js';
import { isoDate, money, type IsoDate, type Money, type OpenEnum } from '../values.js';
import { object, optional, string } from '../validation.js';

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

/** Bank account of the tenant, to which an invoice is paid. */
export interface BankAccount {
  accountHolder: string;
  iban?: string;
  bic?: string;
  /** Account and routing number, for countries without IBAN. */
  accountNumber?: string;
  routingNumber?: string;
  bank?: string;
  /** What to write in the transfer, such as "Please give the invoice number". */
  note?: string;
}

/** How an invoice must be paid. */
export interface InvoicePaymentTerms {
  /** Amount due on this day. */
  amount: Money;
  dueDate: IsoDate;
  paymentTerm: string;
  purchaseOrderNumber?: string;
  bankAccount?: BankAccount;
}

export const quoteInvoicing: Validator<QuoteInvoicing> = object({
  paymentTerm: optional(string),
  dueDate: optional(isoDate),
  refusal: optional(string),
  reason: optional(string),
});

export const bankAccount: Validator<BankAccount> = object({
  accountHolder: string,
  iban: optional(string),
  bic: optional(string),
  accountNumber: optional(string),
  routingNumber: optional(string),
  bank: optional(string),
  note: optional(string),
});

export const invoicePaymentTerms: Validator<InvoicePaymentTerms> = object({
  amount: money,
  dueDate: isoDate,
  paymentTerm: string,
  purchaseOrderNumber: optional(string),
  bankAccount: optional(bankAccount),
});
