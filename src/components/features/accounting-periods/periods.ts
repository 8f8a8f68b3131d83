import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { getStaffSession } from '../../../api/operations/storefront/sessions.js';
import { announce } from '../../base/announce.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontPeriodsChangeEvent } from '../../events/storefront-periods-change.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { writeCsv } from '../../../api/csv/write-csv.js';
import { button } from '../../primitives/button.styles.js';
import { field } from '../../primitives/field.styles.js';
import { ghost } from '../../primitives/ghost.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { safeFileName, saveBlob } from '../../primitives/save-file.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import { closedTo } from '../staff/closed.js';
import { News } from '../staff/news.js';
import { periodStateStyles } from './period-state.js';
import { renderBalance } from './balance-view.js';
import { Books } from './books.js';
import { fieldsFor } from './create-form.js';
import { renderList } from './list.js';
import { accountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import { isClosed } from './period.js';
import { styles } from './periods.styles.js';
import { printBalance } from './print-balance.js';
import { SAMPLE } from './sample.js';
import { trialBalanceRows } from '../../../api/accounting/trial-balance.js';
import type { AccountingPeriodsState, BalanceView, View } from './views.js';
import type { Work } from './work.js';
import { renderWork } from './work-view.js';

interface Shown {
  readonly state: AccountingPeriodsState;
  readonly body: TemplateResult;
}

/** The state of something that is asked for, done, or over. */
const WORK_STATES = { sending: 'submitting', checking: 'checking', unsure: 'checking', stopped: 'refused', done: 'done' } as const;
const RUN_STATES = { no: 'balance', sending: 'submitting', checking: 'checking', unsure: 'checking', refused: 'refused' } as const;

/**
 * @summary Accounting periods for a tenant's own staff, by fiscal year and quarter. Closes a period or a quarter step by step, reopens the last
 * closed period, creates the next ones, and shows, prints and saves trial balances. Needs a staff session with the scope `periods:read`, for
 * changes `periods:write`, and for trial balances `billing:read`.
 *
 * @csspart base - Wrapper of everything that is shown.
 * @csspart table - Periods of a fiscal year, or trial balance in a currency.
 * @csspart row - Period, or account.
 * @csspart step - Step of an operation.
 * @csspart cta - Button that sends a change, or prints.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart notice - Message.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate signed-out - Nobody is signed in, or the session has ended.
 * @cssstate not-allowed - The session lacks the scope for accounting periods.
 * @cssstate loading - Periods, or a trial balance, are being loaded.
 * @cssstate ready - The periods are listed.
 * @cssstate empty - There are no periods yet.
 * @cssstate error - The periods, or a trial balance, could not be loaded.
 * @cssstate editing - The form for new periods is shown.
 * @cssstate confirming - An operation is shown for confirmation.
 * @cssstate submitting - A step was sent; the response is awaited.
 * @cssstate checking - The outcome of a step is unknown and being checked.
 * @cssstate refused - A step was refused, or could not be sent; earlier steps are done.
 * @cssstate done - All steps are done.
 * @cssstate balance - A trial balance is shown, or that there is none.
 * @event {StorefrontReadyEvent} storefront-ready - The periods are listed for the first time.
 * @event {StorefrontPeriodsChangeEvent} storefront-periods-change - Periods were closed, reopened or created.
 * @event {StorefrontErrorEvent} storefront-error - The periods could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 */
export class StorefrontAccountingPeriods extends FeatureElement {
  static override readonly tag = 'storefront-accounting-periods';
  static override styles = [
    StorefrontElement.hostStyles,
    tokens,
    button,
    field,
    noticeStyles,
    rows,
    visuallyHidden,
    periodStateStyles,
    styles,
    ghost,
  ];

  /** BCP 47 language; the provider's or the page's if left out. */
  @property() locale: string | undefined;

  /** `trial-balance`: starts with the trial balance of the last closed period, or of `period`. */
  @property() flow: 'trial-balance' | undefined;
  /** Name of the period whose trial balance is shown first, with `flow="trial-balance"`. */
  @property() period: string | undefined;

  readonly #l = new FullLocalizer(this, accountingPeriodsMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #rights = new Resource(this, this.connection, getStaffSession, () => ({}));
  readonly #books = new Books({
    host: this,
    l: this.#l,
    begins: (all) =>
      this.flow === 'trial-balance' ? all.findLast((one) => (this.period ? one.name === this.period : isClosed(one))) : undefined,
    readsFiles: () => this.#may('billing:read'),
    onChange: (work) => this.#tell(work),
  });
  #state: AccountingPeriodsState = 'loading';
  #kind: View['kind'] = 'list';
  readonly #news = new News(this);
  #focused = 0;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Fetches the periods again. */
  refresh(): Promise<void> {
    return this.#books.list();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { store } = this.connection;
    const isOther = this.#books.use(store?.client) || (this.hasUpdated && (changed.has('flow') || changed.has('period')));
    if (isOther && store) void this.#books.list();
  }

  protected override updated(): void {
    const { error, periods, focus } = this.#books;
    this.#news.tell(error, periods !== undefined);
    if (focus.count === this.#focused) return;
    this.#focused = focus.count;
    const found = focus.selector ? this.renderRoot.querySelector<HTMLElement>(focus.selector) : null;
    (found?.checkVisibility() ? found : this.renderRoot.querySelector<HTMLElement>('[data-heading]'))?.focus();
  }

  protected override render(): TemplateResult {
    const { body, state: next } = this.#view();
    const { kind } = this.#books.view;
    const base = this.renderRoot.querySelector<HTMLElement>('.base');
    // Somebody has gone elsewhere: what is there now has a height of its own.
    if (kind !== this.#kind && base) base.style.minBlockSize = '';
    this.#kind = kind;
    if (this.hasUpdated && this.#state === 'loading' && next !== 'loading') reserveHeight(base);
    this.#state = next;
    return html`<div part="base" class="base">${body}${liveRegion(this.#books.said)}</div>`;
  }

  /** Whether the session has a right; as long as that is not known, the platform decides. */
  #may(scope: string): boolean {
    const { data, status } = this.#rights.snapshot;
    return data ? data.scopes.includes(scope) : status === 'error';
  }

  #tell({ what, parts }: Work): void {
    const done = parts.filter(({ steps }) => steps.every(({ status }) => status === 'done'));
    void announce(
      this,
      new StorefrontPeriodsChangeEvent(
        what,
        done.map(({ period }) => period.name),
      ),
    );
  }

  #view(): Shown {
    const { problem } = this.connection;
    const l = this.#l;
    const { view, error } = this.#books;
    if (problem) return { state: 'misconfigured', body: notice({ kind: 'misconfigured', text: problem }) };
    if (l.isLoading && this.#state === 'loading') return this.#list('loading');
    const notAllowed = l.t('notAllowed', { scope: 'periods:read' });
    const closed = closedTo(this, error, { signedOut: l.t('signedOut'), signIn: l.t('signIn'), notAllowed });
    if (closed) return closed;
    if (view.kind === 'work') return this.#work(view);
    if (view.kind === 'balance') return this.#balance(view.balance);
    const { periods } = this.#books;
    return this.#list(error ? 'error' : periods === undefined ? 'loading' : periods.length === 0 ? 'empty' : 'ready');
  }

  #work({ work, typed }: Extract<View, { kind: 'work' }>): Shown {
    const books = this.#books;
    const asking = work.what === 'create' ? 'editing' : 'confirming';
    const body = renderWork(this.#l, {
      work,
      typed,
      fields: fieldsFor(books.periods ?? []),
      wrong: books.wrong,
      onType: (change) => books.type(change),
      onConfirm: () => void books.confirm(),
      onLook: () => void books.lookAgain(),
      onBack: () => books.back(),
      onBalance: (period) => void books.showBalance(period, ''),
    });
    return { state: work.status === 'asking' ? asking : WORK_STATES[work.status], body };
  }

  #balance(balance: BalanceView): Shown {
    const books = this.#books;
    const l = this.#l;
    const reading = balance.status === 'loading' ? 'loading' : balance.status === 'failed' ? 'error' : 'balance';
    const body = renderBalance(l, {
      balance,
      canWrite: this.#may('periods:write'),
      onRun: () => void books.runBalance(),
      onRetry: () => void books.reloadBalance(),
      onPrint: () => printBalance(l, balance),
      onCsv: () => this.#download(balance),
      onBack: () => books.back(),
    });
    return { state: balance.running === 'no' ? reading : RUN_STATES[balance.running], body };
  }

  #list(next: AccountingPeriodsState): Shown {
    const l = this.#l;
    const books = this.#books;
    const { error, periods = [] } = books;
    const canWrite = this.#may('periods:write');
    if (next === 'error') {
      const action = error?.retryable ? { label: l.t('tryAgain'), onClick: () => void books.list() } : undefined;
      return {
        state: next,
        body: html`${this.#head('', false)}${notice({ kind: 'error', text: books.said || l.t('loadFailed'), action })}`,
      };
    }
    if (next === 'loading') {
      const nothingYet = { onClose: () => undefined, onReopen: () => undefined, onBalance: () => undefined };
      const list = renderList(l, { all: SAMPLE, canWrite: true, ...nothingYet });
      const head = this.#head(l.t('nextUp', { name: 'Jan 2026' }), true);
      return { state: next, body: html`<div class="view ghost" aria-hidden="true" inert>${head}${list}</div>` };
    }
    const first = periods.find((period) => !isClosed(period));
    const summary = next === 'empty' ? l.t('empty') : first ? l.t('nextUp', { name: first.name }) : l.t('allClosed');
    const list = renderList(l, {
      all: periods,
      canWrite,
      onClose: (some, name, opener) => books.askClose(some, name, opener),
      onReopen: (period, opener) => books.askReopen(period, opener),
      onBalance: (period, opener) => void books.showBalance(period, opener),
    });
    const isReadOnly = this.#rights.snapshot.data && !canWrite;
    const readOnly = isReadOnly ? html`<p class="soft">${l.t('readOnly', { scope: 'periods:write' })}</p>` : nothing;
    return {
      state: next,
      body: html`<div class="view">${this.#head(summary, canWrite)}${readOnly}${periods.length > 0 ? list : nothing}</div>`,
    };
  }

  #head(summary: string, canWrite: boolean): TemplateResult {
    const l = this.#l;
    return html`<h2 class="visually-hidden" tabindex="-1" data-heading>${l.t('title')}</h2>
      <div class="head">
        <p>${summary}</p>
        <button
          class=${canWrite ? 'button' : 'button unseen'}
          type="button"
          data-create
          @click=${() => this.#books.askCreate('[data-create]')}
        >
          ${l.t('create')}
        </button>
      </div>`;
  }

  /** Hands over the trial balance as a file that no spreadsheet carries out. */
  #download({ period, status, balances, rows: lines }: BalanceView): void {
    const text = writeCsv(status === 'strange' ? lines : trialBalanceRows(period.name, balances));
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${safeFileName(`trial-balance-${period.endDate}`)}.csv`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-accounting-periods': StorefrontAccountingPeriods;
  }
}
