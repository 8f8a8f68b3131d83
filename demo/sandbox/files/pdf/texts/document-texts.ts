import type { BillingDocument, DocumentSettlement } from '../../billing-document.js';

type Kind = BillingDocument['kind'];

/** Fixed texts of a document in one language. Parameters such as amounts and dates are already formatted. */
export interface DocumentTexts {
  title: Record<Kind, string>;
  number: Record<Kind, string>;
  date: Record<Kind, string>;
  dueDate: string;
  correctedInvoice: string;
  account: string;
  billTo: string;
  state: { draft: string; canceled: string };
  description: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  period(range: string): string;
  subscription(number: string): string;
  subtotal: string;
  tax(name: string, rate: string | undefined): string;
  taxIncluded(tax: string): string;
  /** Generic name for tax, shown before the tax rate of a line. */
  taxRate: string;
  /** Note that the buyer owes the tax. `taxId` is the buyer's tax id, or empty if unknown. */
  reverseCharge(taxId: string): string;
  total: string;
  settlements: Record<DocumentSettlement['kind'], (number: string, date: string) => string>;
  balance: Record<Kind, string>;
  paid: string;
  due(date: string): string;
  page(page: string, pages: string): string;
}
