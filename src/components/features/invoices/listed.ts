import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import type { Invoices, InvoicesRequest, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import { preloadWhenIdle } from '../../controllers/preload-when-idle.js';
import type { Connection } from '../connection/connection.js';
import type { OlderInvoices } from './older/older-invoices.js';

/** Up to so many rows are all drawn, without a scroll box of their own. */
const FEW = 40;

/** The first page as it is now, and the filter that it answers. */
export interface FirstPage {
  readonly first: Invoices | undefined;
  readonly filter: InvoicesRequest;
}

export interface ListedOptions {
  readonly page: () => FirstPage;
  readonly cells: (invoice: InvoiceSummary) => TemplateResult;
  /** Classes of a row. */
  readonly look: (invoice: InvoiceSummary) => string;
  /** Called when the visible area is close to the last row. */
  readonly onNearEnd: () => void;
}

/** The invoices that are listed: the first page, and those behind it, whose code comes when somebody wants them. */
export class Listed implements ReactiveController {
  readonly #host: LitElement;
  readonly #connection: Connection;
  readonly #options: ListedOptions;
  #page: FirstPage = { first: undefined, filter: {} };
  #older: OlderInvoices | undefined;
  #code: 'idle' | 'busy' | 'failed' = 'idle';
  #prepared = false;

  constructor(host: LitElement, connection: Connection, options: ListedOptions) {
    this.#host = host;
    this.#connection = connection;
    this.#options = options;
    host.addController(this);
  }

  hostUpdate(): void {
    const page = this.#options.page();
    if (page.first === this.#page.first) return;
    this.#page = page;
    this.#older?.follow(page);
    // A page may be empty and not the last: what is looked for lies further back.
    if (this.isSearching) queueMicrotask(() => void this.more());
    else if (this.isWaiting) queueMicrotask(() => void this.#load());
  }

  get rows(): readonly InvoiceSummary[] {
    return this.#older?.rows ?? this.#page.first?.invoices ?? [];
  }

  get hasMore(): boolean {
    return (this.#older ?? this.#page.first)?.nextCursor !== undefined;
  }

  get status(): 'idle' | 'busy' | 'failed' {
    return this.#older?.status ?? this.#code;
  }

  /** Whether there are so many that they are drawn only where they are seen. */
  get isLong(): boolean {
    return this.#older !== undefined && this.rows.length > FEW;
  }

  /** Nothing was found yet, and there may be some further back. */
  get isSearching(): boolean {
    return this.rows.length === 0 && this.hasMore && this.status !== 'failed';
  }

  /** Nothing is to be shown before it can be shown as it stays. */
  get isWaiting(): boolean {
    return this.isSearching || (this.rows.length > FEW && !this.#older && this.#code !== 'failed');
  }

  /** Rows in all, where that is known. */
  get count(): number | undefined {
    return this.hasMore ? this.#page.first?.count : this.rows.length;
  }

  /** Fetches the next page. Resolves to how many rows it brought; undefined if it failed or is no longer wanted. */
  async more(): Promise<number | undefined> {
    if (this.status === 'busy') return undefined;
    if (!this.#older) await this.#load();
    return this.#older?.more();
  }

  /** Fetches the code for what lies behind the first page once the browser has nothing else to do. */
  prepare(): void {
    if (!this.hasMore || this.#prepared) return;
    this.#prepared = true;
    preloadWhenIdle(() => import('./older/older-invoices.js'));
  }

  /** Shows the newest again, for other invoices. */
  toTop(): void {
    this.#older?.toTop();
  }

  /** Gives the focus to an invoice, drawing it if it is not. */
  focus(number: string): void {
    const drawn = this.#host.renderRoot.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(number)}"] button`);
    if (drawn) drawn.focus();
    else this.#older?.focus(number);
  }

  async #load(): Promise<void> {
    if (this.#code === 'busy') return;
    this.#become('busy');
    try {
      const { OlderInvoices } = await import('./older/older-invoices.js');
      this.#older = new OlderInvoices(this.#host, this.#connection, this.#options);
      this.#older.follow(this.#page);
      this.#become('idle');
    } catch {
      this.#become('failed');
    }
  }

  #become(code: 'idle' | 'busy' | 'failed'): void {
    this.#code = code;
    this.#host.requestUpdate();
  }
}
