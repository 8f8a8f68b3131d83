import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import type { Invoices, InvoicesRequest, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import { preloadWhenIdle } from '../../controllers/preload-when-idle.js';
import type { Connection } from '../connection/connection.js';
import type { InvoicePages } from './pages/invoice-pages.js';

/** Maximum number of rows in a fully rendered list. A longer list renders only its visible rows, in a scroll container. */
const MAX_PLAIN_ROWS = 40;

/** Current first page of the list. */
export interface FirstPage {
  readonly data: Invoices | undefined;
  /** Request that returned the page. */
  readonly filter: InvoicesRequest;
}

export interface InvoiceListOptions {
  readonly firstPage: () => FirstPage;
  readonly cells: (invoice: InvoiceSummary) => TemplateResult;
  /** Returns the CSS classes of a row. */
  readonly rowClasses: (invoice: InvoiceSummary) => string;
  /** Called when the visible area is close to the last row. */
  readonly onNearEnd: () => void;
}

/** Invoices of the list. The code that loads further pages is imported on demand. */
export class InvoiceList implements ReactiveController {
  readonly #host: LitElement;
  readonly #connection: Connection;
  readonly #options: InvoiceListOptions;
  #firstPage: FirstPage = { data: undefined, filter: {} };
  #pages: InvoicePages | undefined;
  /** Status of importing the code for further pages. */
  #loadStatus: 'idle' | 'busy' | 'failed' = 'idle';
  #hasPreloaded = false;

  constructor(host: LitElement, connection: Connection, options: InvoiceListOptions) {
    this.#host = host;
    this.#connection = connection;
    this.#options = options;
    host.addController(this);
  }

  hostUpdate(): void {
    const page = this.#options.firstPage();
    if (page.data === this.#firstPage.data) return;
    this.#firstPage = page;
    this.#pages?.setFirstPage(page);
    // With a filter, a page can be empty although later pages have matches.
    if (this.isSearching) queueMicrotask(() => void this.loadMore());
    else if (this.isWaiting) queueMicrotask(() => void this.#loadPages());
  }

  get rows(): readonly InvoiceSummary[] {
    return this.#pages?.rows ?? this.#firstPage.data?.invoices ?? [];
  }

  get hasMore(): boolean {
    return (this.#pages ?? this.#firstPage.data)?.nextCursor !== undefined;
  }

  get status(): 'idle' | 'busy' | 'failed' {
    return this.#pages?.status ?? this.#loadStatus;
  }

  /** True if only the visible rows are rendered. */
  get isWindowed(): boolean {
    return this.#pages !== undefined && this.rows.length > MAX_PLAIN_ROWS;
  }

  /** True while no invoice has been found but later pages may have matches. */
  get isSearching(): boolean {
    return this.rows.length === 0 && this.hasMore && this.status !== 'failed';
  }

  /** True while showing the list would cause a layout shift later. */
  get isWaiting(): boolean {
    return this.isSearching || (this.rows.length > MAX_PLAIN_ROWS && !this.#pages && this.#loadStatus !== 'failed');
  }

  /** Total number of invoices; undefined if unknown. */
  get count(): number | undefined {
    return this.hasMore ? this.#firstPage.data?.count : this.rows.length;
  }

  /** Fetches the next page. Resolves to its number of rows; undefined if the request failed or the list has changed. */
  async loadMore(): Promise<number | undefined> {
    if (this.status === 'busy') return undefined;
    if (!this.#pages) await this.#loadPages();
    return this.#pages?.loadMore();
  }

  /** Loads the code for further pages while the browser is idle. */
  preload(): void {
    if (!this.hasMore || this.#hasPreloaded) return;
    this.#hasPreloaded = true;
    preloadWhenIdle(() => import('./pages/invoice-pages.js'));
  }

  /** Scrolls a windowed list back to the newest invoice. */
  scrollToTop(): void {
    this.#pages?.scrollToTop();
  }

  /** Focuses an invoice. Renders its row first if necessary. */
  focus(number: string): void {
    const rendered = this.#host.renderRoot.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(number)}"] button`);
    if (rendered) rendered.focus();
    else this.#pages?.focus(number);
  }

  async #loadPages(): Promise<void> {
    if (this.#loadStatus === 'busy') return;
    this.#setLoadStatus('busy');
    try {
      const { InvoicePages } = await import('./pages/invoice-pages.js');
      this.#pages = new InvoicePages(this.#host, this.#connection, this.#options);
      this.#pages.setFirstPage(this.#firstPage);
      this.#setLoadStatus('idle');
    } catch {
      this.#setLoadStatus('failed');
    }
  }

  #setLoadStatus(status: 'idle' | 'busy' | 'failed'): void {
    this.#loadStatus = status;
    this.#host.requestUpdate();
  }
}
