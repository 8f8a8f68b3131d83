import type { CountryCode, CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';

/** Languages of documents. */
export type DocumentLanguage = 'en' | 'de' | 'ja' | 'ar';

/** A line of a document: a charge, or a discount with a negative amount. */
export interface DocumentLine {
  name: string;
  /** First and last day of service. */
  period?: { start: IsoDate; end: IsoDate };
  /** Subscription number. */
  subscription?: string;
  quantity?: DecimalString;
  unitPrice?: DecimalString;
  amount: DecimalString;
  /** Tax rates in percent. */
  taxRates?: readonly DecimalString[];
}

/** Total of a tax, by name and rate. */
export interface DocumentTax {
  name: string;
  /** Percentage. Absent for taxes without a rate. */
  rate?: DecimalString;
  amount: DecimalString;
  /** True if the line amounts include the tax, false if the tax is added. */
  included: boolean;
}

/** A payment or credit applied to an invoice, or an invoice or refund that used a credit memo. */
export interface DocumentSettlement {
  kind: 'payment' | 'creditMemo' | 'refund' | 'invoice';
  /** Number of the payment, credit memo, refund or invoice. */
  number: string;
  date: IsoDate;
  amount: DecimalString;
}

/** Content of an invoice or credit memo. `balance` is `total` minus all settlements. */
export interface BillingDocument {
  kind: 'invoice' | 'creditMemo';
  state: 'draft' | 'posted' | 'canceled';
  language: DocumentLanguage;
  /** Country of the reader. Sets number formats, date formats and paper size. */
  country: CountryCode;
  number: string;
  date: IsoDate;
  dueDate?: IsoDate;
  /** Number of the invoice that a credit memo corrects. */
  correctedInvoice?: string;
  currency: CurrencyCode;
  seller: string;
  accountNumber: string;
  /** Name and address lines of the payer. */
  billTo: { name: string; address: readonly string[] };
  lines: readonly DocumentLine[];
  taxes: readonly DocumentTax[];
  /** Sum of the lines. */
  subtotal: DecimalString;
  /** Subtotal plus added taxes. */
  total: DecimalString;
  settlements: readonly DocumentSettlement[];
  /** Unpaid amount of an invoice, or unused amount of a credit memo. */
  balance: DecimalString;
  /** Set if the buyer owes the tax instead of the seller. Contains the buyer's tax id. */
  reverseCharge?: { taxId: string };
  /** Notes, one per paragraph. */
  notes: readonly string[];
}
