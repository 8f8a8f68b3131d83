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
import { closedTo } from '../staff/closed.js';
import { News } from '../staff/news.js';
import { Desk } from './desk.js';
import { chargeLines, renderList, scheduleLines } from './list.js';
import { form } from './form.styles.js';
import { revenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { renderForm } from './model-form.js';
import { styles } from './revenue-schedule.styles.js';
import { SAMPLE_CHARGES, SAMPLE_DETAIL } from './sample.js';
import { picture } from './picture.styles.js';
import { renderPlan } from './plan-view.js';
import { renderSchedule, type ScheduleViewOptions } from './schedule-view.js';
import { tables } from './tables.styles.js';
import type { RevenueScheduleState } from './views.js';

interface Shown {
  readonly state: RevenueScheduleState;
  readonly body: TemplateResult;
}

/**
 * @summary Revenue schedules for a tenant's own staff, by accounting period, as a chart and a table: all of a subscription, of one charge, or a
 * single one. Redistributes revenue by a rule whose effect is shown first, and keeps a history whose last distribution can be undone. Needs a staff
 * session with the scope `revenue:read`, for changes `revenue:write` and `periods:read`, and for a subscription `subscriptions:read`.
 *
 * @csspart base - Wrapper of everything that is shown.
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
 * @cssstate submitting - A change was sent; the response is awaited.
 * @cssstate checking - The outcome of a change is unknown and being checked.
 * @cssstate conflict - The schedule has changed since; the new effect is shown, and nothing was sent.
 * @cssstate refused - A change was refused, or could not be sent.
 * @cssstate done - The schedule is shown after a change.
 * @event {StorefrontReadyEvent} storefront-ready - Content is shown for the first time.
 * @event {StorefrontErrorEvent} storefront-error - The data could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
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
    picture,
    tables,
    form,
    ghost,
  ];

  /** BCP 47 language; the provider's or the page's if left out. */
  @property() locale: string | undefined;
  /** Number of the subscription whose charges are listed. */
  @property() subscription: string | undefined;
  /** Number or id of the charge whose schedules are listed. Takes precedence over `subscription`. */
  @property() charge: string | undefined;
  /** Number of one schedule, such as `RS-00000001`. Takes precedence over `charge`. */
  @property() schedule: string | undefined;
  /** Years that somebody opened or closed. */
  @state() private years: ReadonlyMap<string, boolean> = new Map();

  readonly #l = new FullLocalizer(this, revenueScheduleMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #desk = new Desk(this, this.#l);
  readonly #rights = new Resource(this, this.connection, getStaffSession, () => ({}));
  #state: RevenueScheduleState = 'loading';
  readonly #news = new News(this);
  #focused = 0;
  #hadFocus = false;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Fetches again what is shown. A change that somebody is making stays, and is held against what is there before it is sent. */
  refresh(): Promise<void> {
    return this.#desk.refresh();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = Boolean(this.shadowRoot?.activeElement);
    const { store } = this.connection;
    const another = changed.has('subscription') || changed.has('charge') || changed.has('schedule');
    if (!this.#desk.use(store?.client) && !another) return;
    this.years = new Map();
    if (store) void this.#desk.open(this);
  }

  protected override updated(): void {
    const { error, focus } = this.#desk;
    this.#news.tell(error, ['list', 'empty', 'schedule'].includes(this.#state));
    const root = this.renderRoot;
    // What had the focus is gone, and what is to have it is still to come: until then it stays in the element.
    if (this.#hadFocus && !this.shadowRoot?.activeElement) root.querySelector<HTMLElement>('.base')?.focus();
    if (focus.count === this.#focused) return;
    this.#focused = focus.count;
    // What somebody asked for may be shorter than what it came in place of.
    root.querySelector<HTMLElement>('.base')?.style.removeProperty('min-block-size');
    (root.querySelector<HTMLElement>(focus.selector) ?? root.querySelector<HTMLElement>('[data-heading]'))?.focus();
  }

  protected override render(): TemplateResult {
    const { body, state: next } = this.#view();
    if (this.hasUpdated && this.#state === 'loading' && next !== 'loading') reserveHeight(this.renderRoot.querySelector('.base'));
    this.#state = next;
    return html`<div part="base" class="base" tabindex="-1">${body}${liveRegion(this.#desk.said)}</div>`;
  }

  /** While it is not known what the session may do, it may: whoever tries is told. */
  get #canWrite(): boolean {
    return this.#rights.snapshot.data?.scopes.includes('revenue:write') ?? true;
  }

  #view(): Shown {
    const { problem } = this.connection;
    const l = this.#l;
    const desk = this.#desk;
    const { error, change } = desk;
    const asked = this.schedule || this.charge || this.subscription;
    if (problem || !asked) return { state: 'misconfigured', body: notice({ kind: 'misconfigured', text: problem ?? l.t('setup') }) };
    if (l.isLoading && this.#state === 'loading') return this.#loading();
    const notAllowed = l.t('notAllowed', { scope: desk.scope });
    const closed = closedTo(this, error, { signedOut: l.t('signedOut'), signIn: l.t('signIn'), notAllowed });
    if (closed) return closed.state === 'not-allowed' ? this.#below(closed.state, closed.body) : closed;
    if (error) {
      const action = error.retryable ? { label: l.t('tryAgain'), onClick: () => void desk.refresh() } : undefined;
      return this.#below('error', notice({ kind: 'error', text: desk.said || l.t('loadFailed'), action }));
    }
    if (change) {
      const body =
        change.status === 'editing'
          ? renderForm(l, change, { onPreview: () => change.preview(), onLeave: () => desk.leave() })
          : renderPlan(l, change, {
              onConfirm: () => void change.confirm(),
              onEdit: () => change.edit(),
              onLeave: () => desk.leave(),
              onCheck: () => change.check(),
              onCopy: (text) => void this.#copy(text),
            });
      return { state: change.status, body: html`<div class="view">${body}</div>` };
    }
    return this.#shown();
  }

  #shown(): Shown {
    const l = this.#l;
    const { place, charges, schedules, detail, outcome } = this.#desk;
    if (place === 'schedule') {
      if (!detail) return this.#loading();
      return this.#below(outcome ? 'done' : 'schedule', renderSchedule(l, detail, this.#options));
    }
    if (place === 'schedules') {
      if (!schedules) return this.#loading();
      if (schedules.length === 0) return this.#below('empty', html`<p class="soft">${l.t('noSchedules')}</p>`);
      const options = { title: this.#title, head: l.t('schedule'), onOpen: (number: string) => void this.#desk.openSchedule(number) };
      return this.#below('list', renderList(l, scheduleLines(l, schedules), options));
    }
    if (!charges) return this.#loading();
    if (charges.length === 0) return this.#below('empty', html`<p class="soft">${l.t('noCharges')}</p>`);
    const onOpen = (key: string): void => {
      const charge = charges.find((known) => known.key === key);
      if (charge) void this.#desk.openCharge(charge);
    };
    return this.#below('list', renderList(l, chargeLines(charges), { title: this.#title, head: l.t('charge'), onOpen }));
  }

  get #title(): string {
    const l = this.#l;
    const { place, charge, detail, name } = this.#desk;
    const number = detail?.schedule.number ?? this.schedule ?? '';
    if (place === 'schedule') return name ? l.t('scheduleTitle', { name, number }) : number;
    if (place === 'schedules') return l.t('ofCharge', { charge: charge?.name || charge?.key || '' });
    return l.t('ofSubscription', { subscription: this.subscription ?? '' });
  }

  /** Something under the heading of where it is, with the way back. */
  #below(next: RevenueScheduleState, body: TemplateResult): Shown {
    const desk = this.#desk;
    const { behind } = desk;
    return {
      state: next,
      body: html`<div class="view">
        <div class="head">
          <h3 tabindex="-1" data-heading><bdi>${this.#title}</bdi></h3>
          ${
            behind
              ? html`<button class="button" type="button" data-back @click=${() => desk.back()}>${this.#l.t(`back_${behind}`)}</button>`
              : nothing
          }
        </div>
        ${body}
      </div>`,
    };
  }

  #loading(): Shown {
    const l = this.#l;
    const { place } = this.#desk;
    const nothingYet = { title: l.t('title'), head: l.t('charge'), onOpen: () => undefined };
    const body =
      place === 'schedule' || this.schedule
        ? renderSchedule(l, SAMPLE_DETAIL, { ...this.#options, outcome: '' })
        : renderList(l, chargeLines(SAMPLE_CHARGES), nothingYet);
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
    const desk = this.#desk;
    return {
      name: desk.name,
      canWrite: this.#canWrite,
      outcome: desk.outcome,
      years: this.years,
      onYear: (year, open) => (this.years = new Map(this.years).set(year, open)),
      onRedistribute: () => desk.redistribute(),
      onUndo: () => desk.undo(),
    };
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#desk.said = this.#l.t('copied');
    } catch {
      this.#desk.said = this.#l.t('notCopied');
    }
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-revenue-schedule': StorefrontRevenueSchedule;
  }
}
