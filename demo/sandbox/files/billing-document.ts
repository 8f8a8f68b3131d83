import type { CountryCode, CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';

/** Languages in which documents are written. */
export type DocumentLanguage = 'en' | 'de' | 'ja' | 'ar';

/** One line of a document: a charge, or a discount with its negative amount. */
export interface DocumentLine {
  name: string;
  /** Both are days that are served. */
  period?: { start: IsoDate; end: IsoDate };
  /** Number of the subscription. */
  subscription?: string;
  quantity?: DecimalString;
  unitPrice?: DecimalString;
  amount: DecimalString;
  /** Rates that apply to the line, in percent. */
  taxRates?: readonly DecimalString[];
}

/** All tax of one name and rate. */
export interface DocumentTax {
  name: string;
  /** Percent; left out where a tax is no share of the price. */
  rate?: DecimalString;
  amount: DecimalString;
  /** True if the amounts of the lines contain it already, false if it comes on top of them. */
  included: boolean;
}

/** Money that was moved against the document. On an invoice all of it was paid; on a credit memo all of it was used. */
export interface DocumentSettlement {
  kind: 'payment' | 'creditMemo' | 'refund' | 'invoice';
  /** Number of the payment, memo, refund or invoice. */
  number: string;
  date: IsoDate;
  amount: DecimalString;
}

/** Everything that stands on the paper of an invoice or a credit memo. `total` less all settlements is `balance`. */
export interface BillingDocument {
  kind: 'invoice' | 'creditMemo';
  state: 'draft' | 'posted' | 'canceled';
  language: DocumentLanguage;
  /** Where its reader lives: numbers and dates are written as is usual there, and the paper has that size. */
  country: CountryCode;
  number: string;
  date: IsoDate;
  dueDate?: IsoDate;
  /** Number of the invoice that a memo corrects. */
  correctedInvoice?: string;
  currency: CurrencyCode;
  seller: string;
  accountNumber: string;
  /** Who pays, with the address line by line. */
  billTo: { name: string; address: readonly string[] };
  lines: readonly DocumentLine[];
  taxes: readonly DocumentTax[];
  /** Sum of the lines. */
  subtotal: DecimalString;
  /** The sum with all tax. */
  total: DecimalString;
  settlements: readonly DocumentSettlement[];
  /** What is still owed; of a memo, what of it is left. */
  balance: DecimalString;
  /** Given where the buyer owes the tax, and says so with its tax id. */
  reverseCharge?: { taxId: string };
  /** Remarks, each a paragraph. */
  notes: readonly string[];
}
