import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { keyed } from 'lit/directives/keyed.js';
import { getUsage } from '../../../api/operations/storefront/usage.js';
import { announce } from '../../base/announce.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontFlowChangeEvent } from '../../events/storefront-flow-change.js';
import type { StorefrontOpenTaskEvent } from '../../events/storefront-open-task.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { tokens } from '../../theme/tokens.js';
import { StorefrontActivity } from '../activity/activity.js';
import { Resource } from '../connection/resource.js';
import { FirstView } from '../first-view/first-view.js';
import { StorefrontInvoices } from '../invoices/invoices.js';
import { StorefrontOverview } from '../overview/overview.js';
import { StorefrontPaymentMethods } from '../payment-methods/payment-methods.js';
import { StorefrontProfile } from '../profile/profile.js';
import { Permissions } from '../permissions/permissions.js';
import { StorefrontSubscriptions } from '../subscriptions/subscriptions.js';
import { TASK_HEADING, type TaskListener } from '../tasks/task-controller.js';
import { TaskRequests } from '../tasks/task-requests.js';
import { StorefrontUsage } from '../usage/usage.js';
import { AccountAttributes, type AccountState } from './account-attributes.js';
import { styles } from './account.styles.js';
import { accountMessages } from '../../../generated/locales/account.js';
import { AccountRouter, toUrl, NO_ROUTE, type AccountRoute } from './account-route.js';
import { isSection, renderSection, SECTION_SCOPES, SECTIONS, type SectionElement, type SectionName } from './sections.js';

/**
 * @summary Account of the signed-in customer: overview, subscriptions, invoices, payment methods, usage, activity and profile. Each section
 * is also an element of its own. Sections that the session may not access are hidden.
 *
 * @slot storefront-payment-form - Payment form. The element fills this slot itself.
 * @csspart base - Wrapper of all content.
 * @csspart navigation - Links to the sections, if there is enough space.
 * @csspart section - Section with its heading.
 * @csspart heading - Heading of a section.
 * @csspart notice - Message.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate signed-out - Nobody is signed in, or the session has ended.
 * @cssstate no-account - Somebody is signed in who has no billing account yet.
 * @cssstate loading - The first response of a section is awaited.
 * @cssstate ready - Each section shows its content or a load error.
 * @event {StorefrontReadyEvent} storefront-ready - A section shows its content for the first time. Fired once for each section.
 * @event {StorefrontErrorEvent} storefront-error - A section could not be loaded or updated.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The user clicked the sign-in button.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A task was opened, finished or closed.
 * @event {StorefrontOpenTaskEvent} storefront-open-task - The user opened a task of a section that this element does not show.
 * @event {StorefrontBeforeChangeEvent} storefront-before-change - The user confirmed a change; it is not sent yet. Cancelable.
 * @event {StorefrontSubscriptionChangeEvent} storefront-subscription-change - Fired when a subscription was changed.
 * @event {StorefrontBeforePaymentEvent} storefront-before-payment - A payment of invoices was confirmed and is about to be sent.
 * Cancelable.
 * @event {StorefrontPaymentCompleteEvent} storefront-payment-complete - Invoices were paid.
 */
export class StorefrontAccount extends AccountAttributes {
  static override readonly tag = 'storefront-account';
  static override readonly dependencies = [
    StorefrontOverview,
    StorefrontSubscriptions,
    StorefrontInvoices,
    StorefrontPaymentMethods,
    StorefrontUsage,
    StorefrontActivity,
    StorefrontProfile,
  ];
  static override styles = [StorefrontElement.hostStyles, tokens, noticeStyles, styles];

  readonly #l = new FullLocalizer(this, accountMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #permissions = new Permissions(this, this.connection);
  readonly #usage = new Resource(this, this.connection, getUsage, () => (this.#mayShow('usage') ? {} : undefined));
  readonly #router: AccountRouter = new AccountRouter(this, {
    isEnabled: () => this.deepLinks,
    addsHistory: () => this.history === 'on',
    onNavigate: (route, isLink) => {
      this.route = route;
      this.#isUserNavigation = !isLink;
      if (isLink && isSection(route.section)) this.#sectionToScrollTo = route.section;
    },
  });

  /** Sections that are loaded or have failed. Their height no longer changes, so sections below them can be shown. */
  readonly #settledSections = new Set<string>();
  #state: AccountState = 'loading';
  #isComplete = false;
  /** Section that the user has opened. It gets the focus once it is shown. */
  #sectionToFocus: SectionName | undefined;
  /**
   * True if the user navigated to the current route inside the account. The section then fires no flow change event, so the account fires
   * this event.
   */
  #isUserNavigation = false;
  /** Section that a link leads to. It is scrolled into view once it is shown. */
  #sectionToScrollTo: SectionName | undefined;

  @state() private route: AccountRoute = NO_ROUTE;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
    new FirstView(this, this.connection, () => this.#l.locale);
    new TaskRequests(this, (event) => this.#openTask(event));
  }

  /** Fetches the data of every section again. */
  async refresh(): Promise<void> {
    await Promise.all([...this.renderRoot.querySelectorAll<SectionElement>('[data-part]')].map((element) => element.refresh()));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!(['section', 'flow', 'subject'] as const).some((name) => changed.has(name))) return;
    const { section, flow, subject } = this;
    this.#isUserNavigation = false;
    if (section) this.route = { section, flow, subject };
  }

  protected override updated(): void {
    const scrollTarget = this.#sectionToScrollTo;
    if (scrollTarget && !this.#isHidden(scrollTarget)) {
      this.#sectionToScrollTo = undefined;
      // Does not scroll if the user has already scrolled.
      if (scrollY === 0) this.renderRoot.querySelector(`#heading-${scrollTarget}`)?.scrollIntoView();
    }
    const focusTarget = this.#sectionToFocus;
    if (!focusTarget || this.#isHidden(focusTarget)) return;
    const element = this.renderRoot.querySelector<SectionElement>(`[data-part="${focusTarget}"]`);
    // If the route contains a task, focuses the task's heading once it is shown.
    if (this.route.flow === undefined)
      this.#focusHeading(focusTarget, this.renderRoot.querySelector<HTMLElement>(`#heading-${focusTarget}`));
    else if (element)
      void element.updateComplete.then(() => this.#focusHeading(focusTarget, element.shadowRoot?.getElementById(TASK_HEADING)));
  }

  protected override render(): TemplateResult {
    const names = [...new Set(this.sections.split(/[\s,]+/).filter(Boolean))];
    const { storefront, problem } = this.connection;
    const isSignedOut = storefront !== undefined && storefront.session !== 'active';
    const { hasNoAccount } = this.#permissions;
    const mayShow = (name: SectionName) => this.#permissions.can(SECTION_SCOPES[name]) && !this.#isUnusedUsage(name);
    // Without an account, the first section says so.
    const allowed = names.filter((name) => !isSection(name) || hasNoAccount || mayShow(name));
    // Keeps an open task when the session ends, because it keeps what the user entered.
    const task = storefront?.session === 'expired' && this.route.flow !== undefined ? this.route.section : undefined;
    // Shows only one section if there is no account or the setup is wrong, so that the message appears once.
    const single = allowed.find((name) => name === task) ?? allowed.find(isSection);
    const visible = isSignedOut || hasNoAccount || problem ? allowed.filter((name) => name === single) : allowed;
    // All sections load at the same time. Each section appears after the sections above it, so that no section is pushed down.
    const loadingIndex = visible.findIndex((name) => isSection(name) && !this.#settledSections.has(name));
    if (problem || !visible.every(isSection)) this.#state = 'misconfigured';
    else this.#state = hasNoAccount ? 'no-account' : isSignedOut ? 'signed-out' : loadingIndex < 0 ? 'ready' : 'loading';
    if (loadingIndex < 0 && !this.#isComplete) reserveHeight(this.renderRoot.querySelector('.base'));
    this.#isComplete = loadingIndex < 0;
    const hasNavigation = visible.length > 2;
    return html`<div class="frame">
      <div
        part="base"
        class="base ${hasNavigation ? 'with-navigation' : ''} ${loadingIndex < 0 ? '' : 'loading'}"
        @storefront-ready=${this.#markSettled}
        @storefront-error=${this.#markSettled}
        @storefront-open-task=${this.#openTask}
      >
        ${hasNavigation ? this.#renderNavigation(visible.filter(isSection)) : nothing}
        <div class="sections">
          ${
            visible.length === 0
              ? notice({ kind: 'info', text: this.#l.t('nothing') })
              : // Each section keeps its index, so that Lit does not recreate its element when a section above is hidden.
                names.map((name) => {
                  const index = visible.indexOf(name);
                  const hidden = loadingIndex >= 0 && index > loadingIndex;
                  // Replaces the section once it is known that there is no account. Moving it would be a layout shift.
                  return index < 0 ? nothing : keyed(hasNoAccount, this.#renderSection(name, { hasHeading: visible.length > 1, hidden }));
                })
          }
        </div>
      </div>
    </div>`;
  }

  #renderNavigation(names: readonly SectionName[]): TemplateResult {
    const current = this.route.section;
    return html`<nav part="navigation" aria-label=${this.#l.t('sections')}>
      <ul ?hidden=${this.#permissions.isLoading || this.#usage.snapshot.status === 'loading'}>
        ${names.map(
          (name) =>
            html`<li>
              <a
                href=${this.deepLinks ? toUrl({ ...NO_ROUTE, section: name }) : `#${name}`}
                aria-current=${name === current ? 'true' : nothing}
                @click=${(event: Event) => this.#followLink(event, name)}
                >${this.#l.t(name)}</a
              >
            </li>`,
        )}
      </ul>
    </nav>`;
  }

  #renderSection(name: string, { hasHeading, hidden }: { hasHeading: boolean; hidden: boolean }): TemplateResult | typeof nothing {
    if (!isSection(name)) {
      // Hidden while a section above it is loading.
      if (hidden) return nothing;
      return notice({ kind: 'misconfigured', text: this.#l.t('unknownSection', { section: name, known: SECTIONS.join(', ') }) });
    }
    const { section, flow, subject } = this.route;
    const open = section === name ? { flow, subject } : { flow: undefined, subject: undefined };
    const { client, paymentAdapter, signInHref, signUpHref } = this;
    return html`<section part="section" ?hidden=${hidden} aria-labelledby=${ifDefined(hasHeading ? `heading-${name}` : undefined)}>
      <h2 part="heading" id="heading-${name}" tabindex="-1" ?hidden=${!hasHeading}>${this.#l.t(name)}</h2>
      ${renderSection(name, { client, locale: this.#l.locale, paymentAdapter, signInHref, signUpHref, onTask: this.#taskListener(name), ...open })}
    </section>`;
  }

  /** True if the `sections` attribute contains the section and the session may see it. */
  #mayShow(name: SectionName): boolean {
    const { storefront } = this.connection;
    if (storefront?.session !== 'active' || this.#permissions.isLoading) return false;
    return this.sections.split(/[\s,]+/).includes(name) && this.#permissions.can(SECTION_SCOPES[name]);
  }

  /** True for the usage section of an account without usage charges, unless the current route opens that section. */
  #isUnusedUsage(name: SectionName): boolean {
    return name === 'usage' && this.route.section !== name && this.#usage.snapshot.data?.meters.length === 0;
  }

  #isHidden(name: SectionName): boolean {
    return this.renderRoot.querySelector(`#heading-${name}`)?.parentElement?.hidden !== false;
  }

  #focusHeading(name: SectionName, heading: HTMLElement | null | undefined): void {
    if (!heading || this.#sectionToFocus !== name) return;
    this.#sectionToFocus = undefined;
    heading.focus();
  }

  #markSettled(event: Event): void {
    const name = event.target instanceof HTMLElement ? event.target.dataset['part'] : undefined;
    if (name === undefined || this.#settledSections.has(name)) return;
    this.#settledSections.add(name);
    this.requestUpdate();
  }

  #followLink(event: Event, section: SectionName): void {
    event.preventDefault();
    this.#navigate({ ...NO_ROUTE, section });
  }

  /** Opens a task that a section or another element of the page requested. Otherwise the event bubbles to the page. */
  #openTask(event: StorefrontOpenTaskEvent): void {
    const { section, flow, subject } = event;
    if (!isSection(section) || !this.renderRoot.querySelector(`[data-part="${section}"]`)) return;
    event.stopPropagation();
    this.#navigate({ section, flow, subject });
  }

  #navigate(route: AccountRoute): void {
    if (isSection(route.section)) this.#sectionToFocus = route.section;
    this.#isUserNavigation = true;
    this.route = route;
    this.#router.write(route);
    this.requestUpdate();
  }

  /** Returns the listener for tasks that a section opens, finishes or closes. */
  #taskListener(section: SectionName): TaskListener {
    return (change, byPage) => {
      this.#updateRoute(section, change);
      const { flow, subject } = change;
      if (byPage && this.#isUserNavigation) void announce(this, new StorefrontFlowChangeEvent({ flow, subject }));
      return this.updateComplete;
    };
  }

  #updateRoute(section: SectionName, { flow, subject, done }: StorefrontFlowChangeEvent): void {
    if ((flow === undefined || done) && this.route.section !== section) return;
    // The result of the task stays visible, but a reload must not open the finished task again.
    if (done) {
      this.#router.clear();
      return;
    }
    const route = { section, flow, subject: flow === undefined ? undefined : (subject ?? this.route.subject) };
    this.route = route;
    this.#router.write(flow === undefined ? NO_ROUTE : route);
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-account': StorefrontAccount;
  }
}
