import type { InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import { isOpen } from './invoice-cells.js';

/** What somebody has chosen to pay, in the order of choosing. */
export class Chosen {
  readonly #invoices = new Map<string, InvoiceSummary>();

  get invoices(): readonly InvoiceSummary[] {
    return [...this.#invoices.values()];
  }

  has(number: string): boolean {
    return this.#invoices.has(number);
  }

  choose(invoice: InvoiceSummary, chosen: boolean): void {
    if (chosen) this.#invoices.set(invoice.invoiceNumber, invoice);
    else this.#invoices.delete(invoice.invoiceNumber);
  }

  /** They stand otherwise by now: what is paid meanwhile is chosen no more. */
  follow(listed: readonly InvoiceSummary[]): void {
    for (const invoice of listed) if (this.has(invoice.invoiceNumber)) this.choose(invoice, isOpen(invoice));
  }
}
