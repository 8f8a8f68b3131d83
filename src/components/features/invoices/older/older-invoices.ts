import type { LitElement } from 'lit';
import { listInvoices } from '../../../../api/operations/storefront/invoices.js';
import type { Invoices, InvoicesRequest, InvoiceSummary } from '../../../../api/schemas/storefront/invoices.js';
import { WindowedRows } from '../../../controllers/windowed-rows.js';
import type { Connection } from '../../connection/connection.js';
import { adoptStyles } from '../../tasks/task-scope.js';
import type { FirstPage, ListedOptions } from '../listed.js';
import { olderStyles } from './older.styles.js';

/** How many rows are fetched again when the first page has changed; those behind them are asked for when they are wanted. */
const KEPT = 1000;

/** The invoices that were asked for so far, the first page with those behind it, and their rows where there are many. */
export class OlderInvoices {
  readonly #host: LitElement;
  readonly #connection: Connection;
  readonly #table: WindowedRows<InvoiceSummary>;
  #first: Invoices | undefined;
  #filter: InvoicesRequest = {};
  #rows: readonly InvoiceSummary[] = [];
  #cursor: string | undefined;
  #status: 'idle' | 'busy' | 'failed' = 'idle';

  constructor(host: LitElement, connection: Connection, { cells, look, onNearEnd }: ListedOptions) {
    this.#host = host;
    this.#connection = connection;
    adoptStyles(host, olderStyles);
    this.#table = new WindowedRows(host, {
      rows: () => this.#rows,
      key: ({ invoiceNumber }) => invoiceNumber,
      cells,
      updateRow: (element, invoice) => {
        element.part.add('row');
        element.className = look(invoice);
      },
      onNearEnd,
    });
  }

  get rows(): readonly InvoiceSummary[] {
    return this.#rows;
  }

  get nextCursor(): string | undefined {
    return this.#cursor;
  }

  get status(): 'idle' | 'busy' | 'failed' {
    return this.#status;
  }

  toTop(): void {
    this.#table.scrollToTop();
  }

  focus(number: string): void {
    this.#table.focus(number, 'button');
  }

  /** The first page is another one now. */
  follow({ first, filter }: FirstPage): void {
    const before = this.#first;
    const same = JSON.stringify(this.#filter) === JSON.stringify(filter);
    this.#first = first;
    this.#filter = filter;
    const rows = first?.invoices ?? [];
    const wanted = Math.min(this.#rows.length, KEPT);
    // The same list, brought up to date: what was seen behind the first page is fetched again and stays until it is there.
    if (first && before && same && wanted > rows.length && first.nextCursor !== undefined) {
      const numbers = new Set(rows.map(({ invoiceNumber }) => invoiceNumber));
      this.#rows = [...rows, ...this.#rows.filter(({ invoiceNumber }) => !numbers.has(invoiceNumber))];
      void this.#again(first, wanted);
      return;
    }
    this.#rows = rows;
    this.#cursor = first?.nextCursor;
    this.#status = 'idle';
  }

  /** Fetches the next page. Resolves to how many rows it brought; undefined if it failed or is no longer wanted. */
  async more(): Promise<number | undefined> {
    const first = this.#first;
    const cursor = this.#cursor;
    if (!first || cursor === undefined || this.#status === 'busy') return undefined;
    this.#become('busy');
    const page = await this.#page(cursor);
    if (this.#first !== first) return undefined;
    if (page) {
      this.#rows = [...this.#rows, ...page.invoices];
      this.#cursor = page.nextCursor;
    }
    this.#become(page ? 'idle' : 'failed');
    // A page may be empty and not the last: what is looked for lies further back.
    if (page?.invoices.length === 0 && page.nextCursor !== undefined) return this.more();
    return page?.invoices.length;
  }

  async #again(first: Invoices, wanted: number): Promise<void> {
    this.#become('busy');
    let rows: readonly InvoiceSummary[] = first.invoices;
    let cursor = first.nextCursor;
    while (cursor !== undefined && rows.length < wanted) {
      const page: Invoices | undefined = await this.#page(cursor);
      if (this.#first !== first) return;
      if (!page) break;
      rows = [...rows, ...page.invoices];
      cursor = page.nextCursor;
    }
    this.#rows = rows;
    this.#cursor = cursor;
    this.#become('idle');
  }

  async #page(cursor: string): Promise<Invoices | undefined> {
    try {
      // A place in a list means nothing without what the list is of.
      return await this.#connection.store?.client.call(listInvoices, { ...this.#filter, cursor });
    } catch {
      // Said where the next page would be.
      return undefined;
    }
  }

  #become(status: 'idle' | 'busy' | 'failed'): void {
    this.#status = status;
    this.#host.requestUpdate();
  }
}
