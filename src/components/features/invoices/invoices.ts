import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { getInvoice, listInvoices } from '../../../api/operations/storefront/invoices.js';
import type { Invoice, InvoiceItem, Invoices, InvoicesRequest, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import { notice } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import { Resource } from '../connection/resource.js';
import { catalog, type Words } from './messages.js';
import { styles } from './invoices.styles.js';

/** Further pages, fetched on demand behind the first. */
interface Older {
  readonly invoices: readonly InvoiceSummary[];
  readonly nextCursor: string | undefined;
}

/**
 * @summary The invoices of the account, newest first; each opens to what it is for.
 *
 * @csspart table - All invoices.
 * @csspart row - One invoice.
 * @csspart cta - The button for older invoices.
 * @cssstate empty - There are no invoices yet.
 * @event {StorefrontReadyEvent} storefront-ready - The invoices are shown for the first time.
 * @event {StorefrontErrorEvent} storefront-error - They could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 */
export class StorefrontInvoices extends AccountSection<InvoicesRequest, Invoices, Words> {
  static override readonly tag = 'storefront-invoices';
  static override styles = [AccountSection.styles, skeleton, rows, styles];

  /** How many invoices to keep room for while loading. */
  @property({ type: Number, attribute: 'expected-invoices' }) expectedInvoices = 4;
  /** Number of the invoice that is open. */
  @state() private opened: string | undefined;
  @state() private older: Older | undefined;
  @state() private olderState: 'idle' | 'busy' | 'failed' = 'idle';
  @state() private remark = '';
  readonly #lines = new Resource(this, this.connection, getInvoice, () =>
    this.opened === undefined ? undefined : { number: this.opened },
  );
  #first: Invoices | undefined;

  constructor() {
    super(catalog, listInvoices, () => ({}));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // A new first page makes the places behind it meaningless.
    if (this.data === this.#first) return;
    this.#first = this.data;
    this.older = undefined;
    this.olderState = 'idle';
  }

  protected override isEmpty({ invoices }: Invoices): boolean {
    return invoices.length === 0;
  }

  protected override renderContent(first: Invoices): TemplateResult {
    const { l } = this;
    if (first.invoices.length === 0) return html`<p class="empty">${l.t('empty')}</p>`;
    const invoices = [...first.invoices, ...(this.older?.invoices ?? [])];
    const column = (key: 'number' | 'date' | 'status' | 'amount' | 'toPay', figure = false) =>
      html`<th role="columnheader" scope="col" class=${figure ? 'figure' : ''}>${l.t(key)}</th>`;
    return html`<table class="table compact" part="table" role="table">
        <caption class="visually-hidden">
          ${l.t('caption')}
        </caption>
        <thead>
          <tr role="row">
            ${column('number')}${column('date')}${column('status')}${column('amount', true)}${column('toPay', true)}
          </tr>
        </thead>
        <tbody>
          ${invoices.map((invoice) => this.#row(invoice))}
        </tbody>
      </table>
      ${this.#more(this.older ? this.older.nextCursor : first.nextCursor)}`;
  }

  protected override said(): string {
    return this.remark;
  }

  protected override sample(): Invoices {
    const amount = { amount: '100.00', currency: 'USD' };
    const invoice = { invoiceNumber: 'INV00000000', status: 'Posted', invoiceDate: '2026-10-31', amount, balance: amount };
    const settled = { ...invoice, balance: { ...amount, amount: '0.00' } };
    return { invoices: Array.from({ length: Math.max(1, this.expectedInvoices) }, (_, index) => (index === 0 ? invoice : settled)) };
  }

  #row(invoice: InvoiceSummary): TemplateResult {
    const { l } = this;
    const { invoiceNumber: number } = invoice;
    const open = this.opened === number;
    const owed = /[1-9]/.test(invoice.balance.amount);
    return html`<tr role="row" part="row" class=${open ? 'open' : ''}>
        <th role="rowheader" scope="row" class="number-cell">
          <button
            class="button link"
            type="button"
            aria-expanded=${open ? 'true' : 'false'}
            aria-label=${l.t(open ? 'hideLines' : 'showLines', { number })}
            @click=${() => (this.opened = open ? undefined : number)}
          >
            ${number}
          </button>
        </th>
        <td role="cell" class="date-cell" data-label=${l.t('date')}>${l.date(invoice.invoiceDate, 'medium')}</td>
        <td role="cell" data-label=${l.t('status')} class=${owed ? 'status-cell owed' : 'status-cell'}>${this.#status(invoice, owed)}</td>
        <td role="cell" class="amount-cell" data-label=${l.t('amount')}><span class="figure">${l.money(invoice.amount)}</span></td>
        <td role="cell" data-label=${l.t('toPay')} class=${owed ? 'owed' : 'settled'}>
          <span class="figure">${owed ? l.money(invoice.balance) : l.t('nothing')}</span>
        </td>
      </tr>
      ${
        open
          ? html`<tr role="row" class="detail">
              <td role="cell" colspan="5">${this.#detail()}</td>
            </tr>`
          : nothing
      }`;
  }

  #status({ status }: InvoiceSummary, owed: boolean): string {
    if (status === 'Posted') return this.l.t(owed ? 'open' : 'paid');
    if (status === 'Draft') return this.l.t('statusDraft');
    if (status === 'Canceled') return this.l.t('statusCanceled');
    return status;
  }

  #detail(): TemplateResult {
    const { data, error } = this.#lines.snapshot;
    if (data) return this.#items(data);
    if (error) {
      const action = { label: this.l.t('tryAgain'), onClick: () => void this.#lines.refresh() };
      return notice({ kind: 'error', text: this.l.t('linesFailed'), action });
    }
    return html`<div class="bones" aria-hidden="true">
      <p class="bone wide"></p>
      <p class="bone half"></p>
    </div>`;
  }

  #items(invoice: Invoice): TemplateResult {
    const { l } = this;
    const owed = /[1-9]/.test(invoice.balance.amount);
    return html`<dl class="rows">
        ${invoice.items.map(
          (item) =>
            html`<div>
              <dt>${this.#item(item)}</dt>
              <dd class="figure">${l.money(item.amount)}</dd>
            </div>`,
        )}
        ${
          /[1-9]/.test(invoice.tax.amount)
            ? html`<div>
                <dt>${l.t('tax')}</dt>
                <dd class="figure">${l.money(invoice.tax)}</dd>
              </div>`
            : nothing
        }
        <div class="total">
          <dt>${l.t('total')}</dt>
          <dd class="figure">${l.money(invoice.amount)}</dd>
        </div>
      </dl>
      ${owed && invoice.dueDate ? html`<p class="soft">${l.t('due', { date: l.date(invoice.dueDate) })}</p>` : nothing}`;
  }

  #item({ productName, chargeName, quantity, serviceStartDate: from, serviceEndDate: to }: InvoiceItem): TemplateResult {
    const { l } = this;
    const facts = [
      quantity && quantity !== '1' ? l.t('quantity', { quantity: l.number(quantity) }) : '',
      from && to
        ? l.t('served', { from: l.date(from, 'medium'), to: l.date(to, 'medium') })
        : from
          ? l.t('servedOn', { from: l.date(from, 'medium') })
          : '',
    ].filter(Boolean);
    return html`<span class="item"><bdi>${[productName, chargeName].filter(Boolean).join(', ')}</bdi></span
      >${facts.length > 0 ? html`<small>${facts.join(' · ')}</small>` : nothing}`;
  }

  #more(cursor: string | undefined): TemplateResult | typeof nothing {
    if (cursor === undefined) return nothing;
    const { l } = this;
    const load = () => void this.#loadOlder(cursor);
    if (this.olderState === 'failed')
      return notice({ kind: 'error', text: l.t('moreFailed'), action: { label: l.t('tryAgain'), onClick: load } });
    const busy = this.olderState === 'busy';
    return html`<p>
      <button class="button" part="cta" type="button" aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || load()}>
        ${busy ? l.t('loading') : l.t('more')}
      </button>
    </p>`;
  }

  async #loadOlder(cursor: string): Promise<void> {
    const { store } = this.connection;
    const first = this.#first;
    if (!store) return;
    this.olderState = 'busy';
    try {
      const page = await store.client.call(listInvoices, { cursor });
      if (first !== this.#first) return;
      this.older = { invoices: [...(this.older?.invoices ?? []), ...page.invoices], nextCursor: page.nextCursor };
      this.olderState = 'idle';
      this.remark = this.l.t('moreLoaded', { count: page.invoices.length });
    } catch {
      if (first !== this.#first) return;
      this.olderState = 'failed';
      this.remark = this.l.t('moreFailed');
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-invoices': StorefrontInvoices;
  }
}
