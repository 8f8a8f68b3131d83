import type { InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import { isOpenInvoice } from './invoice-row.js';

/** Invoices that the user has selected for payment, in the order of selection. */
export class PaymentSelection {
  readonly #invoices = new Map<string, InvoiceSummary>();

  get invoices(): readonly InvoiceSummary[] {
    return [...this.#invoices.values()];
  }

  has(number: string): boolean {
    return this.#invoices.has(number);
  }

  set(invoice: InvoiceSummary, isSelected: boolean): void {
    if (isSelected) this.#invoices.set(invoice.invoiceNumber, invoice);
    else this.#invoices.delete(invoice.invoiceNumber);
  }

  /** Replaces selected invoices with their current data. Removes invoices that are no longer open. */
  update(invoices: readonly InvoiceSummary[]): void {
    for (const invoice of invoices) if (this.has(invoice.invoiceNumber)) this.set(invoice, isOpenInvoice(invoice));
  }
}
