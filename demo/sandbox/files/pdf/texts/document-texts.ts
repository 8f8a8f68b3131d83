import type { BillingDocument, DocumentSettlement } from '../../billing-document.js';

type Kind = BillingDocument['kind'];

/** Everything that a document says by itself, in one language. Numbers, dates and names come worded. */
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
  /** Name of any tax, before the rate of a line. */
  taxRate: string;
  /** That the buyer owes the tax; its tax id, where it is known. */
  reverseCharge(taxId: string): string;
  total: string;
  settlements: Record<DocumentSettlement['kind'], (number: string, date: string) => string>;
  balance: Record<Kind, string>;
  paid: string;
  due(date: string): string;
  page(page: string, pages: string): string;
}
