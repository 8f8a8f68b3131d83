import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import type { Invoices, InvoicesRequest, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import { preloadWhenIdle } from '../../controllers/preload-when-idle.js';
import { rows } from '../../primitives/rows.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import { resumePayment } from '../pay-invoices/pending-payment.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { Resource } from '../connection/resource.js';
import { Permissions } from '../permissions/permissions.js';
import { TaskController } from '../tasks/task-controller.js';
import type { FilterForm } from './filter/filter-form.js';
import { isFiltered, NO_FILTER, toInvoicesRequest, type InvoiceFilter } from './invoice-filter.js';
import { PaymentSelection } from './payment-selection.js';
import { renderInvoiceCells, renderInvoiceRow, rowClasses, type InvoiceRowView } from './invoice-row.js';
import { InvoiceList } from './invoice-list.js';
import { invoicesMessages, type InvoicesMessages } from '../../../generated/locales/invoices.js';
import { styles } from './invoices.styles.js';
import { renderFooter, renderTable, renderSummary, type InvoiceListView, type ExportFormat } from './invoice-list-view.js';
import { OpenInvoices } from './open-invoices.js';

/**
 * @summary Invoices of the account, newest first. Customers can search, compare, pay, email and download them.
 *
 * @slot storefront-payment-form - Payment form. The element fills this slot itself.
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
 * @csspart total - Total of a bill.
 * @csspart payment-details - Bank details and purchase order number of an invoice that the customer pays by transfer.
 * @csspart payment-options - Payment method options.
 * @csspart payment-option - One payment method option.
 * @csspart summary - Amounts of a payment.
 * @csspart cta - Main button.
 * @csspart action - Secondary button.
 * @cssstate empty - There are no invoices, or none match the filter.
 * @cssstate updating - The invoices for another filter are loading; the previous ones are shown.
 * @cssstate task - An invoice, a payment or another task is open.
 * @cssstate submitting - A change was sent. Waiting for the response.
 * @cssstate checking - The outcome of a change is unknown and being checked.
 * @cssstate conflict - The data has changed since the task was opened. The user must confirm the new data.
 * @cssstate refused - A change was refused; nothing was changed.
 * @cssstate done - A change was made.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A task was opened, finished or closed.
 * @event {StorefrontBeforePaymentEvent} storefront-before-payment - A payment was confirmed and is about to be sent. Cancelable.
 * @event {StorefrontPaymentCompleteEvent} storefront-payment-complete - Invoices were paid.
 */
export class StorefrontInvoices extends AccountSection<InvoicesRequest, Invoices, InvoicesMessages> implements InvoiceFilter {
  static override readonly tag = 'storefront-invoices';
  static override styles = [AccountSection.styles, rows, styles];

  /** Number of invoices to reserve space for while loading. */
  @property({ type: Number, attribute: 'expected-invoices' }) expectedInvoices = 4;
  /** Status filter: `open`, `overdue` or `paid`. As with every filter, the user's entries change the property, not the attribute. */
  @property() status: 'open' | 'overdue' | 'paid' | undefined;
  /** Filter: earliest invoice date (`YYYY-MM-DD`). */
  @property() from: string | undefined;
  /** Filter: latest invoice date (`YYYY-MM-DD`). */
  @property() to: string | undefined;
  /** Filter: part of the invoice number. */
  @property() number: string | undefined;
  /** Filter: minimum amount, as a decimal such as `12.50`. */
  @property() min: string | undefined;
  /** Filter: maximum amount. */
  @property() max: string | undefined;
  /** Task to open in place of the list. If only `invoice` is set, that invoice is shown. */
  @property() flow: 'pay' | 'upcoming' | 'credits' | 'invoice' | undefined;
  /** Number of the invoice to show. For the task `pay`, the numbers of the invoices to pay, separated by spaces. */
  @property() invoice: string | undefined;
  /** Payment form to use instead of the billing platform's form. Defaults to the provider's `paymentAdapter`. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;

  /** Announcement of the last action. */
  @state() private message = '';
  /** Export in progress. */
  @state() private exporting: ExportFormat | undefined;
  readonly #selection = new PaymentSelection();
  readonly #samples = new WeakSet<Invoices>();
  #filterForm: FilterForm | undefined;
  #hasPreloaded = false;
  #isFilterLoading = false;
  /** Request that returned the visible invoices. These invoices stay visible while the result of another filter is loading. */
  #shownRequest: InvoicesRequest | undefined;
  /** True if the number of matches must be announced once they are loaded. */
  #announcesCount = false;
  readonly #previous = new Resource(this, this.connection, listInvoices, () => this.#shownRequest);
  readonly #permissions = new Permissions(this, this.connection);
  readonly #list: InvoiceList = new InvoiceList(this, this.connection, {
    firstPage: () => ({
      data: this.data ?? this.previousData,
      filter: this.data ? this.request() : (this.#shownRequest ?? this.request()),
    }),
    cells: (invoice) => renderInvoiceCells(invoice, this.#rowView()),
    rowClasses: (invoice) => rowClasses(invoice, this.#selection.has(invoice.invoiceNumber)),
    onNearEnd: () => queueMicrotask(() => this.#list.status === 'idle' && void this.#loadMore(false)),
  });
  readonly #openInvoices = new OpenInvoices(this, this.connection, () => isFiltered(this) || this.#list.hasMore);
  protected override readonly tasks: TaskController<Invoices> = new TaskController<Invoices>(this, async (flow, opening) => {
    const { openTask } = await import('./open-task.js');
    return openTask(flow, opening, this, this.connection, this.#permissions, (number) => void this.tasks.open('pay', number));
  });

  constructor() {
    super(invoicesMessages, listInvoices, () => ({}));
    // This controller is added last, so that it runs after the resources are updated.
    this.addController({ hostUpdate: () => this.#updateFromData() });
  }

  protected override request(): InvoicesRequest {
    return toInvoicesRequest(this);
  }

  protected override get previousData(): Invoices | undefined {
    return this.#previous.snapshot.data;
  }

  protected override get isWaiting(): boolean {
    return this.#permissions.isLoading || this.#openInvoices.isLoading || this.#isFilterLoading || this.#list.isWaiting;
  }

  protected override announcement(): string {
    return this.message;
  }

  protected override isEmpty(): boolean {
    return this.#list.rows.length === 0 && !this.#list.hasMore;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.tasks.follow(this.flow || (this.invoice ? 'invoice' : undefined), this.invoice || undefined);
    if (!this.hasUpdated && isFiltered(this)) void this.#toggleFilter();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { store } = this.connection;
    if (this.data && store && !this.#permissions.isLoading && !this.#hasPreloaded) {
      this.#hasPreloaded = true;
      preloadWhenIdle(() => import('./open-task.js'));
      resumePayment(this, store, this.#permissions.accountNumber, this.tasks);
    }
    this.#list.preload();
  }

  #updateFromData(): void {
    if (!this.data) return;
    this.#shownRequest = this.request();
    this.#selection.update(this.#list.rows);
    if (!this.#announcesCount || this.#list.isSearching) return;
    this.#announcesCount = false;
    const { count, rows: matches, hasMore } = this.#list;
    this.message =
      matches.length === 0
        ? this.l.t('nothingFits')
        : this.l.t(hasMore && count === undefined ? 'foundMore' : 'found', { count: count ?? matches.length });
  }

  protected override renderAbove(): TemplateResult | typeof nothing {
    if (!this.#shownRequest && !isFiltered(this)) return nothing;
    if (this.data && this.#list.rows.length === 0 && !this.#list.hasMore && !isFiltered(this)) return nothing;
    return html`${renderSummary(this.#view())}${this.#filterForm?.render(this) ?? nothing}`;
  }

  protected override renderContent(first: Invoices): TemplateResult {
    const view = this.#view();
    const cells = this.#rowView();
    const renderRows = (invoices: readonly InvoiceSummary[]): TemplateResult =>
      html`${invoices.map((invoice, index) => renderInvoiceRow(invoice, index, cells))}`;
    if (this.#samples.has(first)) {
      const openInvoices = { invoices: first.invoices.slice(0, 1), hasMore: false };
      return html`${renderSummary({ ...view, openInvoices })}${renderTable(view, renderRows(first.invoices))}${renderFooter(view)}`;
    }
    const { rows, hasMore, isWindowed } = this.#list;
    if (rows.length > 0 || hasMore) return html`${renderTable(view, isWindowed ? undefined : renderRows(rows))}${renderFooter(view)}`;
    if (!isFiltered(this)) return html`<p class="empty">${this.l.t('empty')}</p>`;
    return html`<div class="top">
      <p class="empty">${this.l.t('nothingFits')}</p>
      <button class="button" type="button" part="action" @click=${() => this.#clearFilter()}>${this.l.t('showAll')}</button>
    </div>`;
  }

  protected override sample(): Invoices {
    const amount = { amount: '1000.00', currency: 'USD' };
    const date = '2026-10-31';
    const invoice = { invoiceNumber: 'INV00000000', status: 'Posted', invoiceDate: date, dueDate: date, amount, balance: amount };
    const paid = { ...invoice, balance: { ...amount, amount: '0.00' } };
    const invoices = Array.from({ length: Math.max(1, this.expectedInvoices) }, (_, index) => (index === 0 ? invoice : paid));
    const sample = { invoices };
    this.#samples.add(sample);
    return sample;
  }

  #rowView(): InvoiceRowView {
    return {
      l: this.l,
      isSelectable: this.#isSelectable,
      isSelected: (number) => this.#selection.has(number),
      onSelect: (invoice, isSelected) => {
        this.#selection.set(invoice, isSelected);
        this.requestUpdate();
      },
      onOpen: (number) => void this.tasks.open('invoice', number),
    };
  }

  get #isSelectable(): boolean {
    const { invoices, hasMore } = this.#openInvoices.get(this.#list.rows);
    return this.#permissions.can('invoices:pay') && (hasMore || invoices.length > 1);
  }

  #view(): InvoiceListView {
    return {
      l: this.l,
      openInvoices: this.#openInvoices.get(this.#list.rows),
      selected: this.#selection.invoices,
      canPay: this.#permissions.can('invoices:pay'),
      isSelectable: this.#isSelectable,
      isFilterOpen: this.#filterForm !== undefined,
      exporting: this.exporting,
      list: this.#list,
      onToggleFilter: () => void this.#toggleFilter(true),
      onPay: (numbers) => void this.tasks.open('pay', numbers),
      onLoadMore: () => void this.#loadMore(true),
      onExport: (format) => void this.#export(format),
      onOpenTask: (flow) => void this.tasks.open(flow),
    };
  }

  /** Loads the next page. @param byUser true if the user clicked the button; the first new invoice then gets the focus */
  async #loadMore(byUser: boolean): Promise<void> {
    const rowCount = this.#list.rows.length;
    const count = await this.#list.loadMore();
    if (count === undefined) return;
    this.message = this.l.t('moreLoaded', { count });
    if (!byUser) return;
    await this.updateComplete;
    const firstNewRow = this.#list.rows[rowCount];
    if (firstNewRow) this.#list.focus(firstNewRow.invoiceNumber);
  }

  /** Shows the filter form. Hides the form instead if it is visible and the user clicked the filter button. */
  async #toggleFilter(byUser = false): Promise<void> {
    if (this.#filterForm && byUser) {
      this.#filterForm = undefined;
      this.requestUpdate();
      return;
    }
    this.#isFilterLoading = true;
    try {
      const { FilterForm } = await import('./filter/filter-form.js');
      this.#filterForm = await FilterForm.create(this, this.connection, this.l, (change) => this.#applyFilter(change));
    } catch {
      if (byUser) this.message = this.l.t('taskFailed');
    }
    this.#isFilterLoading = false;
    this.requestUpdate();
    await this.updateComplete;
    if (byUser) this.renderRoot.querySelector<HTMLElement>('.filter input')?.focus();
  }

  #applyFilter(change: Partial<InvoiceFilter>): void {
    this.#announcesCount = true;
    Object.assign(this, change);
    this.#list.scrollToTop();
  }

  #clearFilter(): void {
    this.#applyFilter(NO_FILTER);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.find')?.focus());
  }

  async #export(format: ExportFormat): Promise<void> {
    this.exporting = format;
    try {
      const { exportFile } = await import('./files/export-file.js');
      await exportFile(format, this.request(), this.l, this, this.connection, (text) => (this.message = text));
    } catch {
      this.message = this.l.t('taskFailed');
    }
    this.exporting = undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-invoices': StorefrontInvoices;
  }
}
