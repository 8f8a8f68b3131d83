import type { ReactiveControllerHost } from 'lit';
import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import type { InvoicesRequest, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { Money } from '../../../api/schemas/values.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';
import { isOpen } from './invoice-cells.js';
import { addMoney } from '../../../api/money/money.js';

/** As many as one payment may be for. */
const MOST = 50;

/** What is to be paid in all, whichever invoices are listed below. */
export class OpenInvoices {
  readonly #isPart: () => boolean;
  readonly #open: Resource<InvoicesRequest, { invoices: InvoiceSummary[]; nextCursor?: string }>;

  /** @param isPart whether the list below may lack some of them, so that they are asked for by themselves */
  constructor(host: ReactiveControllerHost, connection: Connection, isPart: () => boolean) {
    this.#isPart = isPart;
    this.#open = new Resource(host, connection, listInvoices, () =>
      connection.storefront?.session === 'active' && isPart() ? { status: 'open' } : undefined,
    );
  }

  get coming(): boolean {
    return this.#isPart() && this.#open.snapshot.status === 'loading';
  }

  /** Those that can be paid; `more`: there are others too. */
  among(listed: readonly InvoiceSummary[]): { invoices: readonly InvoiceSummary[]; more: boolean } {
    const { data } = this.#open.snapshot;
    const known = this.#isPart() && data ? data : { invoices: listed };
    const invoices = known.invoices.filter(isOpen);
    return { invoices: invoices.slice(0, MOST), more: invoices.length > MOST || ('nextCursor' in known && known.nextCursor !== undefined) };
  }
}

/** What is still to be paid of some invoices; undefined if there are none, or if they cannot be added up. */
export function toPay(invoices: readonly InvoiceSummary[]): Money | undefined {
  const [first, ...others] = invoices.map(({ balance }) => balance);
  return first && addMoney(first, ...others);
}
