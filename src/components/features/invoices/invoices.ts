import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import type { Invoices, InvoicesRequest, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import { preloadWhenIdle } from '../../controllers/preload-when-idle.js';
import { rows } from '../../primitives/rows.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { Resource } from '../connection/resource.js';
import { Rights } from '../permissions/permissions.js';
import { TaskController } from '../tasks/task-controller.js';
import type { FilterForm } from './filter/filter-form.js';
import { isFiltered, NO_FILTER, requestOf, type InvoiceFilter } from './filter.js';
import { Chosen } from './chosen.js';
import { invoiceCells, invoiceRow, rowLook, type InvoiceCells } from './invoice-cells.js';
import { Listed } from './listed.js';
import { invoicesMessages, type InvoicesMessages } from '../../../generated/locales/invoices.js';
import { styles } from './invoices.styles.js';
import { renderFoot, renderTable, renderTop, type ListView, type Saving } from './list-view.js';
import { OpenInvoices } from './open-invoices.js';

/**
 * @summary Invoices of the account, newest first: search, read, compare, pay, email and download.
 *
 * @slot storefront-payment-form - Place of the payment form. The element fills it.
 * @csspart table - Table of all invoices.
 * @csspart row - Invoice.
 * @csspart segmented - Filter by status.
 * @csspart task - Task that is shown in place of the content.
 * @csspart back - Button that leaves a task.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart comparison - Differences from the previous invoice.
 * @csspart line - Line of an invoice, a credit or a bill.
 * @csspart product - Product name above the lines of a bill.
 * @csspart why - Explanation of an amount.
 * @csspart total - Sum of a bill.
 * @csspart ways - Choice of a payment method.
 * @csspart way - Payment method in that choice.
 * @csspart summary - Amounts of a payment.
 * @csspart cta - Main button.
 * @csspart action - Secondary button.
 * @cssstate empty - There are no invoices, or none match the filter.
 * @cssstate updating - The invoices for another filter are on their way; the previous ones are shown.
 * @cssstate task - An invoice, a payment or another task is open.
 * @cssstate submitting - A change was sent; the response is awaited.
 * @cssstate checking - The outcome of a change is unknown and being checked.
 * @cssstate conflict - The data has changed since the task was opened; it is shown again for confirmation.
 * @cssstate refused - A change was refused; nothing was changed.
 * @cssstate done - A change was made.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A task was opened, done or closed.
 * @event {StorefrontBeforePaymentEvent} storefront-before-payment - A payment of invoices was confirmed and is about to be sent. Cancelable.
 * @event {StorefrontPaymentCompleteEvent} storefront-payment-complete - Invoices were paid.
 */
export class StorefrontInvoices extends AccountSection<InvoicesRequest, Invoices, InvoicesMessages> implements InvoiceFilter {
  static override readonly tag = 'storefront-invoices';
  static override styles = [AccountSection.styles, rows, styles];

  /** Number of invoices to reserve space for while loading. */
  @property({ type: Number, attribute: 'expected-invoices' }) expectedInvoices = 4;
  /**
   * Filter: `open`, `overdue` or `paid`. Like each part of the filter, the attribute sets the first value and the property follows what the person
   * looks for; nothing that was typed is written to an attribute.
   */
  @property() status: 'open' | 'overdue' | 'paid' | undefined;
  /** Filter: first invoice date (`YYYY-MM-DD`). */
  @property() from: string | undefined;
  /** Filter: last invoice date (`YYYY-MM-DD`). */
  @property() to: string | undefined;
  /** Filter: part of the invoice number. */
  @property() number: string | undefined;
  /** Filter: smallest amount, as a decimal such as `12.50`. */
  @property() min: string | undefined;
  /** Filter: largest amount. */
  @property() max: string | undefined;
  /** Task to open in place of the list. With `invoice` alone, that invoice is shown. */
  @property() flow: 'pay' | 'upcoming' | 'credits' | 'invoice' | undefined;
  /** Number of the invoice to show, or numbers of the invoices to pay, separated by spaces. */
  @property() invoice: string | undefined;
  /** Payment form to use instead of the billing platform's; the provider's if left out. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;

  /** What is said about what somebody did here. */
  @state() private words = '';
  /** What is being saved, so that it is not asked for twice. */
  @state() private saving: Saving | undefined;
  readonly #chosen = new Chosen();
  readonly #sampled = new WeakSet<Invoices>();
  #filterForm: FilterForm | undefined;
  #prepared = false;
  #filterComing = false;
  /** The filter whose answer was shown last; it stays in sight while that to another one is on its way. */
  #shown: InvoicesRequest | undefined;
  /** Whether somebody waits to hear how many fit. */
  #looking = false;
  readonly #before = new Resource(this, this.connection, listInvoices, () => this.#shown);
  readonly #rights = new Rights(this, this.connection);
  readonly #listed: Listed = new Listed(this, this.connection, {
    page: () => ({
      first: this.data ?? this.earlier,
      filter: this.data ? this.request() : (this.#shown ?? this.request()),
    }),
    cells: (invoice) => invoiceCells(invoice, this.#cells()),
    look: (invoice) => rowLook(invoice, this.#chosen.has(invoice.invoiceNumber)),
    onNearEnd: () => queueMicrotask(() => this.#listed.status === 'idle' && void this.#more(false)),
  });
  readonly #open = new OpenInvoices(this, this.connection, () => isFiltered(this) || this.#listed.hasMore);
  protected override readonly tasks: TaskController<Invoices> = new TaskController<Invoices>(this, async (flow, opening) => {
    const { openTask } = await import('./open-task.js');
    return openTask(flow, opening, this, this.connection, this.#rights, (number) => void this.tasks.open('pay', number));
  });

  constructor() {
    super(invoicesMessages, listInvoices, () => ({}));
    // After the answers that it looks at have been brought up to date.
    this.addController({ hostUpdate: () => this.#follow() });
  }

  protected override request(): InvoicesRequest {
    return requestOf(this);
  }

  protected override get earlier(): Invoices | undefined {
    return this.#before.snapshot.data;
  }

  protected override get isWaiting(): boolean {
    return this.#rights.coming || this.#open.coming || this.#filterComing || this.#listed.isWaiting;
  }

  protected override announcement(): string {
    return this.words;
  }

  protected override isEmpty(): boolean {
    return this.#listed.rows.length === 0 && !this.#listed.hasMore;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.tasks.follow(this.flow || (this.invoice ? 'invoice' : undefined), this.invoice || undefined);
    if (!this.hasUpdated && isFiltered(this)) void this.#search();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.data && !this.#prepared) {
      this.#prepared = true;
      preloadWhenIdle(() => import('./open-task.js'));
    }
    this.#listed.prepare();
  }

  #follow(): void {
    const { data } = this;
    const request = this.request();
    if (!data) return;
    this.#shown = request;
    this.#chosen.follow(this.#listed.rows);
    if (!this.#looking || this.#listed.isSearching) return;
    this.#looking = false;
    const { count, rows: found, hasMore } = this.#listed;
    this.words =
      found.length === 0
        ? this.l.t('nothingFits')
        : this.l.t(hasMore && count === undefined ? 'foundMore' : 'found', { count: count ?? found.length });
  }

  protected override renderAbove(): TemplateResult | typeof nothing {
    if (!this.#shown && !isFiltered(this)) return nothing;
    if (this.data && this.#listed.rows.length === 0 && !this.#listed.hasMore && !isFiltered(this)) return nothing;
    return html`${renderTop(this.#view())}${this.#filterForm?.render(this) ?? nothing}`;
  }

  protected override renderContent(first: Invoices): TemplateResult {
    const { l } = this;
    const view = this.#view();
    const cells = this.#cells();
    const draw = (invoices: readonly InvoiceSummary[]): TemplateResult =>
      html`${invoices.map((invoice, index) => invoiceRow(invoice, index, cells))}`;
    if (this.#sampled.has(first)) {
      const open = { invoices: first.invoices.slice(0, 1), more: false };
      return html`${renderTop({ ...view, open })}${renderTable(view, draw(first.invoices))}${renderFoot(view)}`;
    }
    const { rows, hasMore, isLong } = this.#listed;
    if (rows.length > 0 || hasMore) return html`${renderTable(view, isLong ? undefined : draw(rows))}${renderFoot(view)}`;
    if (!isFiltered(this)) return html`<p class="empty">${l.t('empty')}</p>`;
    return html`<div class="top">
      <p class="empty">${l.t('nothingFits')}</p>
      <button class="button" type="button" part="action" @click=${() => this.#showAll()}>${l.t('showAll')}</button>
    </div>`;
  }

  protected override sample(): Invoices {
    const amount = { amount: '1000.00', currency: 'USD' };
    const date = '2026-10-31';
    const invoice = { invoiceNumber: 'INV00000000', status: 'Posted', invoiceDate: date, dueDate: date, amount, balance: amount };
    const settled = { ...invoice, balance: { ...amount, amount: '0.00' } };
    const invoices = Array.from({ length: Math.max(1, this.expectedInvoices) }, (_, index) => (index === 0 ? invoice : settled));
    const sampled = { invoices };
    this.#sampled.add(sampled);
    return sampled;
  }

  #cells(): InvoiceCells {
    return {
      l: this.l,
      choosing: this.#choosing,
      isChosen: (number) => this.#chosen.has(number),
      choose: (invoice, chosen) => {
        this.#chosen.choose(invoice, chosen);
        this.requestUpdate();
      },
      open: (number) => void this.tasks.open('invoice', number),
    };
  }

  get #choosing(): boolean {
    const { invoices, more } = this.#open.among(this.#listed.rows);
    return this.#rights.may('invoices:pay') && (more || invoices.length > 1);
  }

  #view(): ListView {
    return {
      l: this.l,
      open: this.#open.among(this.#listed.rows),
      chosen: this.#chosen.invoices,
      mayPay: this.#rights.may('invoices:pay'),
      choosing: this.#choosing,
      searching: this.#filterForm !== undefined,
      saving: this.saving,
      listed: this.#listed,
      search: () => void this.#search(true),
      pay: (numbers) => void this.tasks.open('pay', numbers),
      more: () => void this.#more(true),
      save: (what) => void this.#save(what),
      show: (flow) => void this.tasks.open(flow),
    };
  }

  /** @param byPerson whether somebody waits for it, so that the focus goes on with what it brought */
  async #more(byPerson: boolean): Promise<void> {
    const before = this.#listed.rows.length;
    const count = await this.#listed.more();
    if (count === undefined) return;
    this.words = this.l.t('moreLoaded', { count });
    if (!byPerson) return;
    await this.updateComplete;
    const next = this.#listed.rows[before];
    if (next) this.#listed.focus(next.invoiceNumber);
  }

  async #search(byPerson = false): Promise<void> {
    if (this.#filterForm && byPerson) {
      this.#filterForm = undefined;
      this.requestUpdate();
      return;
    }
    this.#filterComing = true;
    try {
      const { FilterForm } = await import('./filter/filter-form.js');
      this.#filterForm = await FilterForm.create(this, this.connection, this.l, (change) => this.#look(change));
    } catch {
      if (byPerson) this.words = this.l.t('taskFailed');
    }
    this.#filterComing = false;
    this.requestUpdate();
    await this.updateComplete;
    if (byPerson) this.renderRoot.querySelector<HTMLElement>('.filter input')?.focus();
  }

  /** Applies a change of the filter. */
  #look(change: Partial<InvoiceFilter>): void {
    this.#looking = true;
    Object.assign(this, change);
    this.#listed.toTop();
  }

  #showAll(): void {
    this.#look(NO_FILTER);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.find')?.focus());
  }

  async #save(what: Saving): Promise<void> {
    this.saving = what;
    try {
      const { save } = await import('./files/save.js');
      await save(what, this.request(), this.l, this, this.connection, (words) => (this.words = words));
    } catch {
      this.words = this.l.t('taskFailed');
    }
    this.saving = undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-invoices': StorefrontInvoices;
  }
}
