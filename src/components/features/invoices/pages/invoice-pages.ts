import type { LitElement } from 'lit';
import { listInvoices } from '../../../../api/operations/storefront/invoices.js';
import type { Invoices, InvoicesRequest, InvoiceSummary } from '../../../../api/schemas/storefront/invoices.js';
import { WindowedRows } from '../../../controllers/windowed-rows.js';
import type { Connection } from '../../connection/connection.js';
import { adoptStyles } from '../../tasks/task-scope.js';
import type { FirstPage, InvoiceListOptions } from '../invoice-list.js';
import { invoicePagesStyles } from './invoice-pages.styles.js';

/** Maximum number of rows to fetch again after the first page has changed. */
const MAX_REFETCHED_ROWS = 1000;

/** Loaded pages of invoices. A long list renders only its visible rows. */
export class InvoicePages {
  readonly #host: LitElement;
  readonly #connection: Connection;
  readonly #windowedRows: WindowedRows<InvoiceSummary>;
  #firstPage: Invoices | undefined;
  #filter: InvoicesRequest = {};
  #rows: readonly InvoiceSummary[] = [];
  #cursor: string | undefined;
  #status: 'idle' | 'busy' | 'failed' = 'idle';

  constructor(host: LitElement, connection: Connection, { cells, rowClasses, onNearEnd }: InvoiceListOptions) {
    this.#host = host;
    this.#connection = connection;
    adoptStyles(host, invoicePagesStyles);
    this.#windowedRows = new WindowedRows(host, {
      rows: () => this.#rows,
      key: ({ invoiceNumber }) => invoiceNumber,
      cells,
      updateRow: (element, invoice) => {
        element.part.add('row');
        element.className = rowClasses(invoice);
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

  scrollToTop(): void {
    this.#windowedRows.scrollToTop();
  }

  focus(number: string): void {
    this.#windowedRows.focus(number, 'button');
  }

  /** Replaces the first page. If the filter is the same, fetches the further pages again. */
  setFirstPage({ data: first, filter }: FirstPage): void {
    const previous = this.#firstPage;
    const isSameFilter = JSON.stringify(this.#filter) === JSON.stringify(filter);
    this.#firstPage = first;
    this.#filter = filter;
    const rows = first?.invoices ?? [];
    const refetchCount = Math.min(this.#rows.length, MAX_REFETCHED_ROWS);
    // The same list was updated. Older rows stay until they are fetched again.
    if (first && previous && isSameFilter && refetchCount > rows.length && first.nextCursor !== undefined) {
      const numbers = new Set(rows.map(({ invoiceNumber }) => invoiceNumber));
      this.#rows = [...rows, ...this.#rows.filter(({ invoiceNumber }) => !numbers.has(invoiceNumber))];
      void this.#refetch(first, refetchCount);
      return;
    }
    this.#rows = rows;
    this.#cursor = first?.nextCursor;
    this.#status = 'idle';
  }

  /** Fetches the next page. Resolves to its number of rows; undefined if the request failed or the list has changed. */
  async loadMore(): Promise<number | undefined> {
    const first = this.#firstPage;
    const cursor = this.#cursor;
    if (!first || cursor === undefined || this.#status === 'busy') return undefined;
    this.#setStatus('busy');
    const page = await this.#fetchPage(cursor);
    if (this.#firstPage !== first) return undefined;
    if (page) {
      this.#rows = [...this.#rows, ...page.invoices];
      this.#cursor = page.nextCursor;
    }
    this.#setStatus(page ? 'idle' : 'failed');
    // With a filter, a page can be empty although later pages have matches.
    if (page?.invoices.length === 0 && page.nextCursor !== undefined) return this.loadMore();
    return page?.invoices.length;
  }

  async #refetch(first: Invoices, count: number): Promise<void> {
    this.#setStatus('busy');
    let rows: readonly InvoiceSummary[] = first.invoices;
    let cursor = first.nextCursor;
    while (cursor !== undefined && rows.length < count) {
      const page: Invoices | undefined = await this.#fetchPage(cursor);
      if (this.#firstPage !== first) return;
      if (!page) break;
      rows = [...rows, ...page.invoices];
      cursor = page.nextCursor;
    }
    this.#rows = rows;
    this.#cursor = cursor;
    this.#setStatus('idle');
  }

  async #fetchPage(cursor: string): Promise<Invoices | undefined> {
    try {
      // Sends the filter again, because a cursor is valid only with the filter that it was created for.
      return await this.#connection.store?.client.call(listInvoices, { ...this.#filter, cursor });
    } catch {
      // The list shows the error in place of the next page.
      return undefined;
    }
  }

  #setStatus(status: 'idle' | 'busy' | 'failed'): void {
    this.#status = status;
    this.#host.requestUpdate();
  }
}
