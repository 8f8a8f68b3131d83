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

const ENTRY: ActivityEntry = {
  date: '2026-10-31',
  kind: 'payment',
  number: 'P-00000000',
  status: 'Processed',
  amount: { amount: '100.00', currency: 'USD' },
};

/**
 * @summary Events of the account, newest first: orders, payments, refunds, credits, and what the customer accepted and declared.
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
  @state() private remark = '';
  /** Sealed id of the document that is being fetched. */
  @state() private fetched: string | undefined;
  /** Number of a document that could not be fetched. */
  @state() private lost: string | undefined;
  #first: Activity | undefined;

  constructor() {
    super(activityMessages, listActivity, () => ({ locale: this.l.locale }));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // A new first page invalidates the cursors of the further pages.
    if (this.data === this.#first) return;
    this.#first = this.data;
    this.older = undefined;
    this.olderState = 'idle';
    this.remark = '';
    this.lost = undefined;
  }

  protected override isEmpty({ entries }: Activity): boolean {
    return entries.length === 0;
  }

  protected override announcement(): string {
    return this.remark;
  }

  protected override renderContent(first: Activity): TemplateResult {
    const { l } = this;
    if (first.entries.length === 0) return html`<p class="empty">${l.t('empty')}</p>`;
    const entries = [...first.entries, ...(this.older?.entries ?? [])];
    const column = (key: 'when' | 'what' | 'amount', figure = false) =>
      html`<th role="columnheader" scope="col" class=${figure ? 'figure' : ''}>${l.t(key)}</th>`;
    return html`${this.lost === undefined ? nothing : notice({ kind: 'error', text: l.t('documentLost', { number: this.lost }) })}
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
          ${entries.map((entry) => this.#row(entry))}
        </tbody>
      </table>
      ${this.#more(this.older ? this.older.nextCursor : first.nextCursor)}`;
  }

  protected override sample(): Activity {
    const ordered = {
      date: ENTRY.date,
      kind: 'order',
      number: 'O-00000000',
      actions: ['change-quantity'],
      subscriptionNumbers: ['A-S00000000'],
    };
    const paid = { ...ENTRY, documents: [{ number: 'INV-00000000', file: '' }] };
    return { entries: [paid, ordered, ENTRY, { ...ENTRY, kind: 'consent', text: 'What was agreed to is a sentence.' }] };
  }

  #row(entry: ActivityEntry): TemplateResult {
    const { l } = this;
    const { text, remark, failed } = entryText(entry, l);
    const { number, subscriptionNumbers = [], amount, documents = [] } = entry;
    const facts = [
      ...(number ? [l.t('number', { number })] : []),
      ...subscriptionNumbers.filter((each) => each !== number).map((each) => l.t('ofSubscription', { number: each })),
    ];
    return html`<tr role="row" part="row">
      <td role="cell" class="when">${l.date(entry.date, 'medium')}</td>
      <td role="cell" class=${failed ? 'what failed' : 'what'}>
        <span><bdi>${text}</bdi>${remark ? html` (${remark})` : nothing}</span
        >${facts.length > 0 ? html`<small><bdi>${facts.join(' · ')}</bdi></small>` : nothing}${
          documents.length > 0 ? html`<div class="documents">${documents.map((document) => this.#document(document))}</div>` : nothing
        }
      </td>
      <td role="cell" class=${amount ? 'figure' : 'none'} data-label=${l.t('amount')}>
        ${amount ? html`<span>${l.money(amount)}</span>` : html`<span class="visually-hidden">${l.t('noAmount')}</span>`}
      </td>
    </tr>`;
  }

  #document({ number, file }: ActivityDocument): TemplateResult {
    const { l } = this;
    const busy = this.fetched === file;
    return html`<button
      class="button link"
      part="document"
      type="button"
      aria-disabled=${busy ? 'true' : 'false'}
      aria-busy=${busy ? 'true' : 'false'}
      @click=${() => void this.#save(number, file)}
    >
      <bdi>${l.t('document', { number })}</bdi>
    </button>`;
  }

  async #save(number: string, file: string): Promise<void> {
    const { store } = this.connection;
    if (!store || this.fetched !== undefined) return;
    this.fetched = file;
    this.lost = undefined;
    this.remark = this.l.t('loading');
    try {
      const { handOver } = await import('../invoices/one/pdf.js');
      if ((await handOver(store.client, file, number, 'save')) === 'wrong') this.lost = number;
    } catch {
      this.lost = number;
    }
    this.fetched = undefined;
    this.remark = this.l.t(this.lost === undefined ? 'documentSaved' : 'documentLost', { number });
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
    if (!store || !first) return;
    this.olderState = 'busy';
    this.remark = this.l.t('loading');
    try {
      const { entries, nextCursor } = await store.client.call(listActivity, { cursor, locale: this.l.locale });
      if (this.#first !== first) return;
      this.older = { entries: [...(this.older?.entries ?? []), ...entries], ...(nextCursor === undefined ? {} : { nextCursor }) };
      this.olderState = 'idle';
      this.remark = this.l.t('moreShown', { count: entries.length });
      if (nextCursor === undefined) this.renderRoot.querySelector<HTMLElement>('.base')?.focus();
    } catch {
      if (this.#first !== first) return;
      this.olderState = 'failed';
      this.remark = this.l.t('moreFailed');
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-activity': StorefrontActivity;
  }
}
