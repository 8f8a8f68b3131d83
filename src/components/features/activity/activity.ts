import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { listActivity } from '../../../api/operations/storefront/activity.js';
import type { Activity, ActivityDocument, ActivityEntry, ActivityRequest } from '../../../api/schemas/storefront/activity.js';
import { notice } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import { styles } from './activity.styles.js';
import { entryText } from './entry-text.js';
import { activityMessages, type ActivityMessages } from '../../../generated/locales/activity.js';

const SAMPLE_ENTRY: ActivityEntry = {
  date: '2026-10-31',
  kind: 'payment',
  number: 'P-00000000',
  status: 'Processed',
  amount: { amount: '100.00', currency: 'USD' },
};

/**
 * @summary Account activity, newest first: orders, payments, refunds, credits, accepted terms, cancellations, withdrawals and
 * sensitive changes of the account.
 *
 * @csspart table - Table of all entries.
 * @csspart row - Entry.
 * @csspart document - Button that saves the document of an entry.
 * @csspart cta - Button that loads earlier entries, or signs in.
 * @cssstate empty - There are no entries yet.
 */
export class StorefrontActivity extends AccountSection<ActivityRequest, Activity, ActivityMessages> {
  static override readonly tag = 'storefront-activity';
  static override styles = [AccountSection.styles, rows, styles];

  /** Entries of further pages, fetched on demand. */
  @state() private older: Activity | undefined;
  @state() private olderState: 'idle' | 'busy' | 'failed' = 'idle';
  /** Announcement of the last action. */
  @state() private message = '';
  /** Sealed id of the document that is being fetched. */
  @state() private fetchingFile: string | undefined;
  /** Number of a document that could not be fetched. */
  @state() private failedDocument: string | undefined;
  #firstPage: Activity | undefined;

  constructor() {
    super(activityMessages, listActivity, () => ({ locale: this.l.locale }));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // Discards the further pages, because a new first page invalidates their cursors.
    if (this.data === this.#firstPage) return;
    this.#firstPage = this.data;
    this.older = undefined;
    this.olderState = 'idle';
    this.message = '';
    this.failedDocument = undefined;
  }

  protected override isEmpty({ entries }: Activity): boolean {
    return entries.length === 0;
  }

  protected override announcement(): string {
    return this.message;
  }

  protected override renderContent(first: Activity): TemplateResult {
    const { l } = this;
    if (first.entries.length === 0) return html`<p class="empty">${l.t('empty')}</p>`;
    const entries = [...first.entries, ...(this.older?.entries ?? [])];
    const column = (key: 'when' | 'what' | 'amount', figure = false) =>
      html`<th role="columnheader" scope="col" class=${figure ? 'figure' : ''}>${l.t(key)}</th>`;
    return html`${this.failedDocument === undefined ? nothing : notice({ kind: 'error', text: l.t('documentLost', { number: this.failedDocument }) })}
      <table class="table compact" part="table" role="table">
        <caption class="visually-hidden">
          ${l.t('caption')}
        </caption>
        <thead>
          <tr role="row">
            ${column('when')}${column('what')}${column('amount', true)}
          </tr>
        </thead>
        <tbody>
          ${entries.map((entry) => this.#renderRow(entry))}
        </tbody>
      </table>
      ${this.#renderMore(this.older ? this.older.nextCursor : first.nextCursor)}`;
  }

  protected override sample(): Activity {
    const order = {
      date: SAMPLE_ENTRY.date,
      kind: 'order',
      number: 'O-00000000',
      actions: ['change-quantity'],
      subscriptionNumbers: ['A-S00000000'],
    };
    const payment = { ...SAMPLE_ENTRY, documents: [{ number: 'INV-00000000', file: '' }] };
    return { entries: [payment, order, SAMPLE_ENTRY, { ...SAMPLE_ENTRY, kind: 'consent', text: 'I accept the terms of this offer.' }] };
  }

  #renderRow(entry: ActivityEntry): TemplateResult {
    const { l } = this;
    const { text, status, failed } = entryText(entry, l);
    const { number, subscriptionNumbers = [], amount, documents = [] } = entry;
    const references = [
      ...(number ? [l.t('number', { number })] : []),
      ...subscriptionNumbers.filter((each) => each !== number).map((each) => l.t('ofSubscription', { number: each })),
    ];
    return html`<tr role="row" part="row">
      <td role="cell" class="when">${l.date(entry.date, 'medium')}</td>
      <td role="cell" class=${failed ? 'what failed' : 'what'}>
        <span><bdi>${text}</bdi>${status ? html` (${status})` : nothing}</span
        >${references.length > 0 ? html`<small><bdi>${references.join(' · ')}</bdi></small>` : nothing}${
          documents.length > 0 ? html`<div class="documents">${documents.map((document) => this.#renderDocument(document))}</div>` : nothing
        }
      </td>
      <td role="cell" class=${amount ? 'figure' : 'none'} data-label=${l.t('amount')}>
        ${amount ? html`<span>${l.money(amount)}</span>` : html`<span class="visually-hidden">${l.t('noAmount')}</span>`}
      </td>
    </tr>`;
  }

  #renderDocument({ number, file }: ActivityDocument): TemplateResult {
    const { l } = this;
    const busy = this.fetchingFile === file;
    return html`<button
      class="button link"
      part="document"
      type="button"
      aria-disabled=${busy ? 'true' : 'false'}
      aria-busy=${busy ? 'true' : 'false'}
      @click=${() => void this.#savePdf(number, file)}
    >
      <bdi>${l.t('document', { number })}</bdi>
    </button>`;
  }

  async #savePdf(number: string, file: string): Promise<void> {
    const { store } = this.connection;
    if (!store || this.fetchingFile !== undefined) return;
    this.fetchingFile = file;
    this.failedDocument = undefined;
    this.message = this.l.t('loading');
    try {
      const { deliverPdf } = await import('../invoices/detail/deliver-pdf.js');
      if ((await deliverPdf(store.client, file, number, 'save')) === 'not-a-pdf') this.failedDocument = number;
    } catch {
      this.failedDocument = number;
    }
    this.fetchingFile = undefined;
    this.message = this.l.t(this.failedDocument === undefined ? 'documentSaved' : 'documentLost', { number });
  }

  #renderMore(cursor: string | undefined): TemplateResult | typeof nothing {
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
    const first = this.#firstPage;
    if (!store || !first) return;
    this.olderState = 'busy';
    this.message = this.l.t('loading');
    try {
      const { entries, nextCursor } = await store.client.call(listActivity, { cursor, locale: this.l.locale });
      if (this.#firstPage !== first) return;
      this.older = { entries: [...(this.older?.entries ?? []), ...entries], ...(nextCursor === undefined ? {} : { nextCursor }) };
      this.olderState = 'idle';
      this.message = this.l.t('moreShown', { count: entries.length });
      if (nextCursor === undefined) this.renderRoot.querySelector<HTMLElement>('.base')?.focus();
    } catch {
      if (this.#firstPage !== first) return;
      this.olderState = 'failed';
      this.message = this.l.t('moreFailed');
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-activity': StorefrontActivity;
  }
}
