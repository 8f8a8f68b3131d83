import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { getStaffSession } from '../../../api/operations/storefront/sessions.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { ViewState } from '../../controllers/view-state.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { button } from '../../primitives/button.styles.js';
import { field } from '../../primitives/field.styles.js';
import { ghost } from '../../primitives/ghost.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import { periodStateStyles } from '../accounting-periods/period-state.js';
import { accessNotice } from '../staff/access-notice.js';
import { StatusEvents } from '../staff/status-events.js';
import { RevenueScheduleController } from './revenue-schedule-controller.js';
import { chargeLines, renderRevenueList, scheduleLines } from './revenue-list.js';
import { form } from './form.styles.js';
import { revenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { renderRuleForm } from './rule-form.js';
import { styles } from './revenue-schedule.styles.js';
import { SAMPLE_CHARGES, SAMPLE_DETAIL } from './sample.js';
import { chartStyles } from './chart.styles.js';
import { renderRevenuePlan } from './revenue-plan-view.js';
import { renderSchedule, type ScheduleViewOptions } from './schedule-view.js';
import { tables } from './tables.styles.js';
import type { RevenueScheduleState } from './views.js';

interface Content {
  readonly state: RevenueScheduleState;
  readonly body: TemplateResult;
}

/**
 * @summary Revenue schedules for the tenant's staff, by accounting period, as a chart and a table. Shows all schedules of a subscription or charge,
 * or a single schedule. Redistributes revenue by a rule, after showing the effect, and can undo the last distribution. Needs a staff session with the
 * scope `revenue:read`. Changes also need `revenue:write` and `periods:read`. Listing the charges of a subscription also needs `subscriptions:read`.
 *
 * @csspart base - Wrapper of all content.
 * @csspart table - Table of charges, schedules, periods, or the effect of a change.
 * @csspart row - Row of a table, or of the history.
 * @csspart cta - Main button: redistribute, show the effect, send.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart notice - Message.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate signed-out - Nobody is signed in, or the session has ended.
 * @cssstate not-allowed - The session lacks a scope.
 * @cssstate loading - Charges, schedules or one schedule are being loaded.
 * @cssstate list - Charges or schedules are listed.
 * @cssstate empty - There are no charges or schedules.
 * @cssstate error - The data could not be loaded.
 * @cssstate schedule - One schedule is shown.
 * @cssstate editing - A rule is being edited.
 * @cssstate previewing - The effect of a change is shown; nothing was sent.
 * @cssstate submitting - A change was sent; waiting for the response.
 * @cssstate checking - The outcome of a change is unknown and being checked.
 * @cssstate conflict - The schedule was changed elsewhere. The new effect is shown, and nothing was sent.
 * @cssstate refused - A change was refused, or could not be sent.
 * @cssstate done - The schedule is shown after a change.
 * @event {StorefrontReadyEvent} storefront-ready - Content is shown for the first time.
 * @event {StorefrontErrorEvent} storefront-error - The data could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The user wants to sign in.
 */
export class StorefrontRevenueSchedule extends FeatureElement {
  static override readonly tag = 'storefront-revenue-schedule';
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
    chartStyles,
    tables,
    form,
    ghost,
  ];

  /** BCP 47 language. Default: the language of the provider, else of the page. */
  @property() locale: string | undefined;
  /** Number of the subscription whose charges are listed. */
  @property() subscription: string | undefined;
  /** Number or id of the charge whose schedules are listed. Takes precedence over `subscription`. */
  @property() charge: string | undefined;
  /** Number of one schedule, such as `RS-00000001`. Takes precedence over `charge`. */
  @property() schedule: string | undefined;
  /** Years that the user has expanded or collapsed. */
  @state() private openYears: ReadonlyMap<string, boolean> = new Map();

  readonly #l = new FullLocalizer(this, revenueScheduleMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #controller = new RevenueScheduleController(this, this.#l);
  readonly #staffSession = new Resource(this, this.connection, getStaffSession, () => ({}));
  #state: RevenueScheduleState = 'loading';
  readonly #statusEvents = new StatusEvents(this);
  #handledFocus = 0;
  #hadFocus = false;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Reloads the current page. Keeps a change in progress, because the schedule is read again before the change is sent. */
  refresh(): Promise<void> {
    return this.#controller.refresh();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = Boolean(this.shadowRoot?.activeElement);
    // A removed element has no store. It keeps its view, because it may be added again.
    if (!this.isConnected) return;
    const { store } = this.connection;
    const hasNewSubject = changed.has('subscription') || changed.has('charge') || changed.has('schedule');
    if (!this.#controller.setClient(store?.client) && !hasNewSubject) return;
    this.openYears = new Map();
    if (store) void this.#controller.open(this);
  }

  protected override updated(): void {
    const { error, focusRequest: focus } = this.#controller;
    this.#statusEvents.update(error, ['list', 'empty', 'schedule'].includes(this.#state));
    const root = this.renderRoot;
    // The focused control was removed. Keeps the focus in the element until its new target is rendered.
    if (this.#hadFocus && !this.shadowRoot?.activeElement) root.querySelector<HTMLElement>('.base')?.focus();
    if (focus.count === this.#handledFocus) return;
    this.#handledFocus = focus.count;
    // The new page may be shorter than the reserved height.
    root.querySelector<HTMLElement>('.base')?.style.removeProperty('min-block-size');
    (root.querySelector<HTMLElement>(focus.selector) ?? root.querySelector<HTMLElement>('[data-heading]'))?.focus();
  }

  protected override render(): TemplateResult {
    const { body, state: nextState } = this.#content();
    if (this.hasUpdated && this.#state === 'loading' && nextState !== 'loading') reserveHeight(this.renderRoot.querySelector('.base'));
    this.#state = nextState;
    return html`<div part="base" class="base" tabindex="-1">${body}${liveRegion(this.#controller.announcement)}</div>`;
  }

  /** True if the session may change revenue. Also true while the scopes are loading, because the gateway checks them anyway. */
  get #canWrite(): boolean {
    return this.#staffSession.snapshot.data?.scopes.includes('revenue:write') ?? true;
  }

  #content(): Content {
    const { problem } = this.connection;
    const l = this.#l;
    const controller = this.#controller;
    const { error, change } = controller;
    const subject = this.schedule || this.charge || this.subscription;
    if (problem || !subject) return { state: 'misconfigured', body: notice({ kind: 'misconfigured', text: problem ?? l.t('setup') }) };
    if (l.isLoading && this.#state === 'loading') return this.#renderLoading();
    const notAllowed = l.t('notAllowed', { scope: controller.scope });
    const accessDenied = accessNotice(this, error, { signedOut: l.t('signedOut'), signIn: l.t('signIn'), notAllowed });
    if (accessDenied)
      return accessDenied.state === 'not-allowed' ? this.#renderUnderTitle(accessDenied.state, accessDenied.body) : accessDenied;
    if (error) {
      const action = error.retryable ? { label: l.t('tryAgain'), onClick: () => void controller.refresh() } : undefined;
      return this.#renderUnderTitle('error', notice({ kind: 'error', text: controller.announcement || l.t('loadFailed'), action }));
    }
    if (change) {
      const body =
        change.status === 'editing'
          ? renderRuleForm(l, change, { onPreview: () => change.preview(), onCancel: () => controller.cancelChange() })
          : renderRevenuePlan(l, change, {
              onConfirm: () => void change.confirm(),
              onEdit: () => change.edit(),
              onCancel: () => controller.cancelChange(),
              onCheck: () => change.check(),
              onCopy: (text) => void this.#copy(text),
            });
      return { state: change.status, body: html`<div class="view">${body}</div>` };
    }
    return this.#renderPage();
  }

  #renderPage(): Content {
    const l = this.#l;
    const { page, charges, schedules, detail, outcome } = this.#controller;
    if (page === 'schedule') {
      if (!detail) return this.#renderLoading();
      return this.#renderUnderTitle(outcome ? 'done' : 'schedule', renderSchedule(l, detail, this.#options));
    }
    if (page === 'schedules') {
      if (!schedules) return this.#renderLoading();
      if (schedules.length === 0) return this.#renderUnderTitle('empty', html`<p class="soft">${l.t('noSchedules')}</p>`);
      const options = { title: this.#title, head: l.t('schedule'), onOpen: (number: string) => void this.#controller.openSchedule(number) };
      return this.#renderUnderTitle('list', renderRevenueList(l, scheduleLines(l, schedules), options));
    }
    if (!charges) return this.#renderLoading();
    if (charges.length === 0) return this.#renderUnderTitle('empty', html`<p class="soft">${l.t('noCharges')}</p>`);
    const onOpen = (key: string): void => {
      const charge = charges.find((candidate) => candidate.key === key);
      if (charge) void this.#controller.openCharge(charge);
    };
    return this.#renderUnderTitle('list', renderRevenueList(l, chargeLines(charges), { title: this.#title, head: l.t('charge'), onOpen }));
  }

  get #title(): string {
    const l = this.#l;
    const { page, charge, detail, chargeName: name } = this.#controller;
    const number = detail?.schedule.number ?? this.schedule ?? '';
    if (page === 'schedule') return name ? l.t('scheduleTitle', { name, number }) : number;
    if (page === 'schedules') return l.t('ofCharge', { charge: charge?.name || charge?.key || '' });
    return l.t('ofSubscription', { subscription: this.subscription ?? '' });
  }

  /** Renders content under the page title, with a back button. */
  #renderUnderTitle(nextState: RevenueScheduleState, body: TemplateResult): Content {
    const controller = this.#controller;
    const { parentPage } = controller;
    return {
      state: nextState,
      body: html`<div class="view">
        <div class="head">
          <h3 tabindex="-1" data-heading><bdi>${this.#title}</bdi></h3>
          ${
            parentPage
              ? html`<button class="button" type="button" data-back @click=${() => controller.back()}>
                  ${this.#l.t(`back_${parentPage}`)}
                </button>`
              : nothing
          }
        </div>
        ${body}
      </div>`,
    };
  }

  #renderLoading(): Content {
    const l = this.#l;
    const { page } = this.#controller;
    const listOptions = { title: l.t('title'), head: l.t('charge'), onOpen: () => undefined };
    const body =
      page === 'schedule' || this.schedule
        ? renderSchedule(l, SAMPLE_DETAIL, { ...this.#options, outcome: '' })
        : renderRevenueList(l, chargeLines(SAMPLE_CHARGES), listOptions);
    return {
      state: 'loading',
      body: html`<h3 class="visually-hidden" tabindex="-1" data-heading>${l.t('title')}</h3>
        <div class="view ghost" aria-hidden="true" inert>
          <div class="head"><h3>${this.#title || l.t('title')}</h3></div>
          ${body}
        </div>`,
    };
  }

  get #options(): ScheduleViewOptions {
    const controller = this.#controller;
    return {
      chargeName: controller.chargeName,
      canWrite: this.#canWrite,
      outcome: controller.outcome,
      openYears: this.openYears,
      onYear: (year, open) => (this.openYears = new Map(this.openYears).set(year, open)),
      onRedistribute: () => controller.startRedistribution(),
      onUndo: () => controller.startUndo(),
    };
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#controller.announcement = this.#l.t('copied');
    } catch {
      this.#controller.announcement = this.#l.t('notCopied');
    }
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-revenue-schedule': StorefrontRevenueSchedule;
  }
}
