import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
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
import { StorefrontInvoices } from '../invoices/invoices.js';
import { StorefrontOverview } from '../overview/overview.js';
import { StorefrontPaymentMethods } from '../payment-methods/payment-methods.js';
import { StorefrontProfile } from '../profile/profile.js';
import { Rights } from '../permissions/permissions.js';
import { StorefrontSubscriptions } from '../subscriptions/subscriptions.js';
import { TASK_HEADING, type TaskListener } from '../tasks/task-controller.js';
import { StorefrontUsage } from '../usage/usage.js';
import { AccountAttributes } from './account-attributes.js';
import { styles } from './account.styles.js';
import { accountMessages } from '../../../generated/locales/account.js';
import { AccountRouter, toUrl, NO_ROUTE, type AccountRoute } from './account-route.js';
import { isSection, renderSection, SCOPES, SECTIONS, type Section } from './sections.js';

/** View state of the account. Each section has a state of its own. */
export type AccountState = 'misconfigured' | 'signed-out' | 'loading' | 'ready';

/** Element of a section. */
interface SectionElement extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  refresh(): Promise<void>;
}

/**
 * @summary Account of the person who is signed in: overview, subscriptions, invoices, payment methods, usage, activity and profile. Each section is
 * also an element of its own. Sections that the session may not access are left out.
 *
 * @slot storefront-payment-form - Place of the payment form. The element fills it.
 * @csspart base - Wrapper of everything that is shown.
 * @csspart navigation - Links to the sections, where there is room for them.
 * @csspart section - Section with its heading.
 * @csspart heading - Heading of a section.
 * @csspart notice - Message.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @cssstate signed-out - Nobody is signed in, or the session has ended.
 * @cssstate loading - The first response of a section is awaited.
 * @cssstate ready - Each section shows its content, or that it could not be loaded.
 * @event {StorefrontReadyEvent} storefront-ready - A section shows its content for the first time. Fired once for each section.
 * @event {StorefrontErrorEvent} storefront-error - A section could not be loaded or updated.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A task was opened, done or closed.
 * @event {StorefrontOpenTaskEvent} storefront-open-task - The person asked for a task of a section that is not shown here.
 * @event {StorefrontBeforeChangeEvent} storefront-before-change - A change was confirmed and is about to be sent. Cancelable.
 * @event {StorefrontSubscriptionChangeEvent} storefront-subscription-change - A subscription was changed.
 * @event {StorefrontBeforePaymentEvent} storefront-before-payment - A payment of invoices was confirmed and is about to be sent. Cancelable.
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
  readonly #rights = new Rights(this, this.connection);
  readonly #usage = new Resource(this, this.connection, getUsage, () => (this.#mayShow('usage') ? {} : undefined));
  readonly #router: AccountRouter = new AccountRouter(this, {
    isEnabled: () => this.deepLinks,
    addsHistory: () => this.history === 'on',
    onNavigate: (route, isLink) => {
      this.route = route;
      this.#byPerson = !isLink;
      if (isLink && isSection(route.section)) this.#reached = route.section;
    },
  });

  /** Sections that are loaded or have failed. They no longer change their height, so sections below them can be shown. */
  readonly #settled = new Set<string>();
  #state: AccountState = 'loading';
  #complete = false;
  /** Section that the person has opened. Focused once it is shown. */
  #wanted: Section | undefined;
  /** True if the person requested the current route. The sections then fire no event for it. */
  #byPerson = false;
  /** Section that a link leads to. Scrolled into view once it is shown. */
  #reached: Section | undefined;

  @state() private route: AccountRoute = NO_ROUTE;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Fetches every section again. */
  async refresh(): Promise<void> {
    await Promise.all([...this.renderRoot.querySelectorAll<SectionElement>('[data-part]')].map((part) => part.refresh()));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!(['section', 'flow', 'subject'] as const).some((name) => changed.has(name))) return;
    const { section, flow, subject } = this;
    this.#byPerson = false;
    if (section) this.route = { section, flow, subject };
  }

  protected override updated(): void {
    const reached = this.#reached;
    if (reached && !this.#isHidden(reached)) {
      this.#reached = undefined;
      // Does not scroll if the person has already scrolled.
      if (scrollY === 0) this.renderRoot.querySelector(`#heading-${reached}`)?.scrollIntoView();
    }
    const wanted = this.#wanted;
    if (!wanted || this.#isHidden(wanted)) return;
    const part = this.renderRoot.querySelector<SectionElement>(`[data-part="${wanted}"]`);
    // With a task, focuses the task's heading once it is shown.
    if (this.route.flow === undefined) this.#arrive(wanted, this.renderRoot.querySelector<HTMLElement>(`#heading-${wanted}`));
    else if (part) void part.updateComplete.then(() => this.#arrive(wanted, part.shadowRoot?.getElementById(TASK_HEADING)));
  }

  protected override render(): TemplateResult {
    const names = [...new Set(this.sections.split(/[\s,]+/).filter(Boolean))];
    const { storefront, problem } = this.connection;
    const signedOut = storefront !== undefined && storefront.session !== 'active';
    const allowed = names.filter((name) => !isSection(name) || (this.#rights.may(SCOPES[name]) && !this.#isIdle(name)));
    // If nobody is signed in, or on a problem, only the first section says so.
    const shown = signedOut || problem ? allowed.filter(isSection).slice(0, 1) : allowed;
    // All sections load at once but appear from top to bottom, so that none is pushed down by the one above.
    const waiting = shown.findIndex((name) => isSection(name) && !this.#settled.has(name));
    if (problem || !shown.every(isSection)) this.#state = 'misconfigured';
    else this.#state = signedOut ? 'signed-out' : waiting < 0 ? 'ready' : 'loading';
    if (waiting < 0 && !this.#complete) reserveHeight(this.renderRoot.querySelector('.base'));
    this.#complete = waiting < 0;
    const guided = shown.length > 2;
    return html`<div class="frame">
      <div
        part="base"
        class="base ${guided ? 'guided' : ''} ${waiting < 0 ? '' : 'loading'}"
        @storefront-ready=${this.#settle}
        @storefront-error=${this.#settle}
        @storefront-open-task=${this.#open}
      >
        ${guided ? this.#navigation(shown.filter(isSection)) : nothing}
        <div class="sections">
          ${
            shown.length === 0
              ? notice({ kind: 'info', text: this.#l.t('nothing') })
              : // Each section keeps its index in the template, so that none is created again when one above it is left out.
                names.map((name) => {
                  const index = shown.indexOf(name);
                  return index < 0 ? nothing : this.#section(name, { headed: shown.length > 1, hidden: waiting >= 0 && index > waiting });
                })
          }
        </div>
      </div>
    </div>`;
  }

  #navigation(names: readonly Section[]): TemplateResult {
    const current = this.route.section;
    return html`<nav part="navigation" aria-label=${this.#l.t('sections')}>
      <ul ?hidden=${this.#rights.coming || this.#usage.snapshot.status === 'loading'}>
        ${names.map(
          (name) =>
            html`<li>
              <a
                href=${this.deepLinks ? toUrl({ ...NO_ROUTE, section: name }) : `#${name}`}
                aria-current=${name === current ? 'true' : nothing}
                @click=${(event: Event) => this.#go(event, name)}
                >${this.#l.t(name)}</a
              >
            </li>`,
        )}
      </ul>
    </nav>`;
  }

  #section(name: string, { headed, hidden }: { headed: boolean; hidden: boolean }): TemplateResult | typeof nothing {
    if (!isSection(name)) {
      // Hidden while a section above it is loading.
      if (hidden) return nothing;
      return notice({ kind: 'misconfigured', text: this.#l.t('unknownSection', { section: name, known: SECTIONS.join(', ') }) });
    }
    const { section, flow, subject } = this.route;
    const open = section === name ? { flow, subject } : { flow: undefined, subject: undefined };
    const { client, paymentAdapter, signInHref, signUpHref } = this;
    return html`<section part="section" ?hidden=${hidden} aria-labelledby=${ifDefined(headed ? `heading-${name}` : undefined)}>
      <h2 part="heading" id="heading-${name}" tabindex="-1" ?hidden=${!headed}>${this.#l.t(name)}</h2>
      ${renderSection(name, { client, locale: this.#l.locale, paymentAdapter, signInHref, signUpHref, onTask: this.#onTask(name), ...open })}
    </section>`;
  }

  /** True if the attributes name a section and the session may see it. */
  #mayShow(name: Section): boolean {
    const { storefront } = this.connection;
    if (storefront?.session !== 'active' || this.#rights.coming) return false;
    return this.sections.split(/[\s,]+/).includes(name) && this.#rights.may(SCOPES[name]);
  }

  /** True for the usage section if nothing is charged by usage. A route to it still shows it. */
  #isIdle(name: Section): boolean {
    return name === 'usage' && this.route.section !== name && this.#usage.snapshot.data?.meters.length === 0;
  }

  #isHidden(name: Section): boolean {
    return this.renderRoot.querySelector(`#heading-${name}`)?.parentElement?.hidden !== false;
  }

  #arrive(name: Section, heading: HTMLElement | null | undefined): void {
    if (!heading || this.#wanted !== name) return;
    this.#wanted = undefined;
    heading.focus();
  }

  #settle(event: Event): void {
    const name = event.target instanceof HTMLElement ? event.target.dataset['part'] : undefined;
    if (name === undefined || this.#settled.has(name)) return;
    this.#settled.add(name);
    this.requestUpdate();
  }

  #go(event: Event, section: Section): void {
    event.preventDefault();
    this.#show({ ...NO_ROUTE, section });
  }

  /** Opens a task that another section has requested. If the target section is not shown, the event reaches the page. */
  #open(event: StorefrontOpenTaskEvent): void {
    const { section, flow, subject } = event;
    if (!isSection(section) || !this.renderRoot.querySelector(`[data-part="${section}"]`)) return;
    event.stopPropagation();
    this.#show({ section, flow, subject });
  }

  #show(route: AccountRoute): void {
    if (isSection(route.section)) this.#wanted = route.section;
    this.#byPerson = true;
    this.route = route;
    this.#router.write(route);
    this.requestUpdate();
  }

  /** Returns the listener of a section that opens, finishes or closes a task. */
  #onTask(section: Section): TaskListener {
    return (change, byPage) => {
      this.#follow(section, change);
      const { flow, subject } = change;
      if (byPage && this.#byPerson) void announce(this, new StorefrontFlowChangeEvent({ flow, subject }));
      return this.updateComplete;
    };
  }

  #follow(section: Section, { flow, subject, done }: StorefrontFlowChangeEvent): void {
    if ((flow === undefined || done) && this.route.section !== section) return;
    // The result stays until the person moves on. A reload must not open a task that is already done.
    if (done) {
      this.#router.forget();
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
