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
import { accessNotice } from '../staff/access-notice.js';
import { StatusEvents } from '../staff/status-events.js';
import { periodStateStyles } from './period-state.js';
import { renderBalance } from './balance-view.js';
import { PeriodsController } from './periods-controller.js';
import { requiredFields } from './new-periods-form.js';
import { renderPeriodList } from './period-list.js';
import { accountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import { isClosed } from './period.js';
import { styles } from './accounting-periods.styles.js';
import { printBalance } from './print-balance.js';
import { SAMPLE } from './sample.js';
import { trialBalanceRows } from '../../../api/accounting/trial-balance.js';
import type { AccountingPeriodsState, BalanceView, PeriodsView } from './views.js';
import type { PeriodOperation } from './operation.js';
import { renderOperation } from './operation-view.js';

interface Content {
  readonly state: AccountingPeriodsState;
  readonly body: TemplateResult;
}

/** View state for each operation status. */
const OPERATION_STATES = { sending: 'submitting', checking: 'checking', unsure: 'checking', stopped: 'refused', done: 'done' } as const;
const RUN_STATES = { idle: 'balance', sending: 'submitting', checking: 'checking', unsure: 'checking', refused: 'refused' } as const;

/**
 * @summary Accounting periods for a tenant's own staff, by fiscal year and quarter. Closes a period or a quarter step by step, reopens the
 * last closed period, creates new periods, and shows, prints and saves trial balances. Needs a staff session with the scope `periods:read`.
 * Changes also need `periods:write`, and trial balances need `billing:read`.
 *
 * @csspart base - Wrapper of all content.
 * @csspart table - Periods of a fiscal year, or trial balance in a currency.
 * @csspart row - Row of a period, or of an accounting code in a trial balance.
 * @csspart step - Step of an operation.
 * @csspart cta - Button that sends a change, or prints.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart notice - Message.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate signed-out - Nobody is signed in, or the session has ended.
 * @cssstate not-allowed - The session lacks the scope for accounting periods.
 * @cssstate loading - Periods or a trial balance are being loaded.
 * @cssstate ready - The periods are listed.
 * @cssstate empty - There are no periods yet.
 * @cssstate error - The periods or a trial balance could not be loaded.
 * @cssstate editing - The form for new periods is shown.
 * @cssstate confirming - An operation is shown for confirmation.
 * @cssstate submitting - A step was sent. Waiting for the response.
 * @cssstate checking - The outcome of a step is unknown and being checked.
 * @cssstate refused - A step was refused, or could not be sent; earlier steps are done.
 * @cssstate done - All steps are done.
 * @cssstate balance - A trial balance is shown, or a message that there is none.
 * @event {StorefrontReadyEvent} storefront-ready - The periods are listed for the first time.
 * @event {StorefrontPeriodsChangeEvent} storefront-periods-change - Periods were closed, reopened or created.
 * @event {StorefrontErrorEvent} storefront-error - The periods could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The user clicked the sign-in button.
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

  /** BCP 47 language tag. Defaults to the provider's language, then to the page's. */
  @property() locale: string | undefined;

  /** `trial-balance`: first shows the trial balance of `period` or, if `period` is not set, of the last closed period. */
  @property() flow: 'trial-balance' | undefined;
  /** Name of the period whose trial balance is shown first. Used with `flow="trial-balance"`. */
  @property() period: string | undefined;

  readonly #l = new FullLocalizer(this, accountingPeriodsMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #staffSession = new Resource(this, this.connection, getStaffSession, () => ({}));
  readonly #controller = new PeriodsController({
    host: this,
    l: this.#l,
    initialBalance: (periods) =>
      this.flow === 'trial-balance'
        ? periods.findLast((candidate) => (this.period ? candidate.name === this.period : isClosed(candidate)))
        : undefined,
    canReadFiles: () => this.#can('billing:read'),
    onChange: (operation) => this.#announceChange(operation),
  });
  #state: AccountingPeriodsState = 'loading';
  #viewKind: PeriodsView['kind'] = 'list';
  readonly #statusEvents = new StatusEvents(this);
  #handledFocus = 0;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Fetches the periods again. */
  refresh(): Promise<void> {
    return this.#controller.load();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A removed element has no store. It keeps its view, because it may be added again.
    if (!this.isConnected) return;
    const { store } = this.connection;
    const isStale = this.#controller.setClient(store?.client) || (this.hasUpdated && (changed.has('flow') || changed.has('period')));
    if (isStale && store) void this.#controller.load();
  }

  protected override updated(): void {
    const { error, periods, focusRequest } = this.#controller;
    this.#statusEvents.update(error, periods !== undefined);
    if (focusRequest.count === this.#handledFocus) return;
    this.#handledFocus = focusRequest.count;
    const target = focusRequest.selector ? this.renderRoot.querySelector<HTMLElement>(focusRequest.selector) : null;
    (target?.checkVisibility() ? target : this.renderRoot.querySelector<HTMLElement>('[data-heading]'))?.focus();
  }

  protected override render(): TemplateResult {
    const { body, state: nextState } = this.#content();
    const { kind } = this.#controller.view;
    const base = this.renderRoot.querySelector<HTMLElement>('.base');
    // Removes the reserved height, because it belongs to the previous view.
    if (kind !== this.#viewKind && base) base.style.minBlockSize = '';
    this.#viewKind = kind;
    if (this.hasUpdated && this.#state === 'loading' && nextState !== 'loading') reserveHeight(base);
    this.#state = nextState;
    return html`<div part="base" class="base">${body}${liveRegion(this.#controller.announcement)}</div>`;
  }

  /** True if the session has a scope. Also true if the scopes could not be loaded, because then the platform decides. */
  #can(scope: string): boolean {
    const { data, status } = this.#staffSession.snapshot;
    return data ? data.scopes.includes(scope) : status === 'error';
  }

  #announceChange({ action, parts }: PeriodOperation): void {
    const completed = parts.filter(({ steps }) => steps.every(({ status }) => status === 'done'));
    void announce(
      this,
      new StorefrontPeriodsChangeEvent(
        action,
        completed.map(({ period }) => period.name),
      ),
    );
  }

  #content(): Content {
    const { problem } = this.connection;
    const l = this.#l;
    const { view, error } = this.#controller;
    if (problem) return { state: 'misconfigured', body: notice({ kind: 'misconfigured', text: problem }) };
    if (l.isLoading && this.#state === 'loading') return this.#renderList('loading');
    const notAllowed = l.t('notAllowed', { scope: 'periods:read' });
    const accessDenied = accessNotice(this, error, { signedOut: l.t('signedOut'), signIn: l.t('signIn'), notAllowed });
    if (accessDenied) return accessDenied;
    if (view.kind === 'operation') return this.#renderOperation(view);
    if (view.kind === 'balance') return this.#renderBalance(view.balance);
    const { periods } = this.#controller;
    return this.#renderList(error ? 'error' : periods === undefined ? 'loading' : periods.length === 0 ? 'empty' : 'ready');
  }

  #renderOperation({ operation, inputs }: Extract<PeriodsView, { kind: 'operation' }>): Content {
    const controller = this.#controller;
    const initialState = operation.action === 'create' ? 'editing' : 'confirming';
    const body = renderOperation(this.#l, {
      operation,
      inputs,
      fields: requiredFields(controller.periods ?? []),
      invalidFields: controller.invalidFields,
      onInput: (change) => controller.setInputs(change),
      onConfirm: () => void controller.confirm(),
      onCheckAgain: () => void controller.checkAgain(),
      onBack: () => controller.back(),
      onBalance: (period) => void controller.showBalance(period, ''),
    });
    return { state: operation.status === 'asking' ? initialState : OPERATION_STATES[operation.status], body };
  }

  #renderBalance(balance: BalanceView): Content {
    const controller = this.#controller;
    const l = this.#l;
    const loadState = balance.status === 'loading' ? 'loading' : balance.status === 'failed' ? 'error' : 'balance';
    const body = renderBalance(l, {
      balance,
      canWrite: this.#can('periods:write'),
      onRun: () => void controller.runBalance(),
      onRetry: () => void controller.reloadBalance(),
      onPrint: () => printBalance(l, balance),
      onCsv: () => this.#exportBalance(balance),
      onBack: () => controller.back(),
    });
    return { state: balance.running === 'idle' ? loadState : RUN_STATES[balance.running], body };
  }

  #renderList(nextState: AccountingPeriodsState): Content {
    const l = this.#l;
    const controller = this.#controller;
    const { error, periods = [] } = controller;
    const canWrite = this.#can('periods:write');
    if (nextState === 'error') {
      const action = error?.retryable ? { label: l.t('tryAgain'), onClick: () => void controller.load() } : undefined;
      return {
        state: nextState,
        body: html`${this.#renderHead('', false)}${notice({ kind: 'error', text: controller.announcement || l.t('loadFailed'), action })}`,
      };
    }
    if (nextState === 'loading') {
      const noActions = { onClose: () => undefined, onReopen: () => undefined, onBalance: () => undefined };
      const list = renderPeriodList(l, { periods: SAMPLE, canWrite: true, ...noActions });
      const head = this.#renderHead(l.t('nextUp', { name: 'Jan 2026' }), true);
      return { state: nextState, body: html`<div class="view ghost" aria-hidden="true" inert>${head}${list}</div>` };
    }
    const first = periods.find((period) => !isClosed(period));
    const summary = nextState === 'empty' ? l.t('empty') : first ? l.t('nextUp', { name: first.name }) : l.t('allClosed');
    const list = renderPeriodList(l, {
      periods,
      canWrite,
      onClose: (selected, name, opener) => controller.startClose(selected, name, opener),
      onReopen: (period, opener) => controller.startReopen(period, opener),
      onBalance: (period, opener) => void controller.showBalance(period, opener),
    });
    const isReadOnly = this.#staffSession.snapshot.data && !canWrite;
    const readOnly = isReadOnly ? html`<p class="soft">${l.t('readOnly', { scope: 'periods:write' })}</p>` : nothing;
    return {
      state: nextState,
      body: html`<div class="view">${this.#renderHead(summary, canWrite)}${readOnly}${periods.length > 0 ? list : nothing}</div>`,
    };
  }

  #renderHead(summary: string, canWrite: boolean): TemplateResult {
    const l = this.#l;
    return html`<h2 class="visually-hidden" tabindex="-1" data-heading>${l.t('title')}</h2>
      <div class="head">
        <p>${summary}</p>
        <button
          class=${canWrite ? 'button' : 'button unseen'}
          type="button"
          data-create
          @click=${() => this.#controller.startCreate('[data-create]')}
        >
          ${l.t('create')}
        </button>
      </div>`;
  }

  /** Saves the trial balance as CSV, with spreadsheet formulas escaped. */
  #exportBalance({ period, status, balances, rows: csvRows }: BalanceView): void {
    const text = writeCsv(status === 'unknown-format' ? csvRows : trialBalanceRows(period.name, balances));
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${safeFileName(`trial-balance-${period.endDate}`)}.csv`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-accounting-periods': StorefrontAccountingPeriods;
  }
}
