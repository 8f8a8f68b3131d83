import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { getUsage } from '../../../api/operations/storefront/usage.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { keepRoom } from '../../controllers/keep-room.js';
import { ViewState } from '../../controllers/view-state.js';
import type { StorefrontFlowChangeEvent } from '../../events/storefront-flow-change.js';
import type { StorefrontOpenTaskEvent } from '../../events/storefront-open-task.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { tokens } from '../../theme/tokens.js';
import { StorefrontActivity } from '../activity/activity.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Resource } from '../connection/resource.js';
import { StorefrontInvoices } from '../invoices/invoices.js';
import { StorefrontOverview } from '../overview/overview.js';
import { StorefrontPaymentMethods } from '../payment-methods/payment-methods.js';
import type { PaymentAdapter } from '../payment/adapter.js';
import { StorefrontProfile } from '../profile/profile.js';
import { Rights } from '../rights/rights.js';
import { StorefrontSubscriptions } from '../subscriptions/subscriptions.js';
import { TASK_HEADING } from '../tasks/task-place.js';
import { StorefrontUsage } from '../usage/usage.js';
import { styles } from './account.styles.js';
import { accountMessages } from '../../../generated/locales/account.js';
import { AddressPlace, addressOf, NOWHERE, type Place } from './place.js';
import { isSection, renderSection, SCOPES, SECTIONS, type Section } from './sections.js';

/** What the account as a whole shows; each of its sections has states of its own. */
export type AccountState = 'setup' | 'signed-out' | 'loading' | 'ready';

/** A section, as far as the account knows it. */
interface Part extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  refresh(): Promise<void>;
}

/**
 * @summary The account of the person who is signed in: overview, subscriptions, invoices, payment methods, usage, activity and profile, each also an element of its
 * own. What the session may not see is left out.
 *
 * @csspart navigation - Links to the sections, where there is room beside them.
 * @csspart section - One section with its heading.
 * @csspart heading - The heading of a section.
 * @cssstate setup - It cannot work as the page is built; it says what is missing.
 * @cssstate signed-out - Nobody is signed in, or not any more.
 * @cssstate loading - The answer of a section is on its way.
 * @cssstate ready - Each section shows its answer, or that it could not be had.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A task is opened, or closed.
 */
export class StorefrontAccount extends FeatureElement {
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
  readonly #address: AddressPlace = new AddressPlace(this, {
    linked: () => this.deepLinks,
    entries: () => this.history === 'on',
    onTravel: (place, came) => {
      this.place = place;
      if (came && isSection(place.section)) this.#reached = place.section;
    },
  });

  /** Sections whose answer has arrived, or failed to: those behind them cannot be pushed any more. */
  readonly #settled = new Set<string>();
  #state: AccountState = 'loading';
  #complete = false;
  /** Somebody asked for it here: the focus goes there once it is shown. */
  #wanted: Section | undefined;
  /** A link led to it: it comes into sight once it is shown. */
  #reached: Section | undefined;

  /** Which sections to show, in this order, separated by spaces. */
  @property() sections = SECTIONS.join(' ');
  /** The section that the page begins with. */
  @property() section: string | undefined;
  /** A task to open in that section, for example `cancel`. */
  @property() flow: string | undefined;
  /** What the task is about: a subscription's, an invoice's number. */
  @property() subject: string | undefined;
  /** Whether the page's address says which task is open: `?section=subscriptions&flow=cancel&subject=A-S00000007`. */
  @property({ type: Boolean, attribute: 'deep-links' }) deepLinks = false;
  /** `on`: with `deep-links`, each task becomes an entry of the browser's history. */
  @property() history: 'on' | 'off' = 'off';
  /** Language of this element; the provider's, else the page's, if left out. */
  @property() locale: string | undefined;
  /** Where people sign in; the event storefront-sign-in-required is fired as well. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;
  /** Where people sign up; what has ended can be bought again there. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /** Another payment form than the billing platform's, for new payment methods. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapter | undefined;
  @state() private place: Place = NOWHERE;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Fetches every section again. */
  async refresh(): Promise<void> {
    await Promise.all([...this.renderRoot.querySelectorAll<Part>('[data-part]')].map((part) => part.refresh()));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!(['section', 'flow', 'subject'] as const).some((name) => changed.has(name))) return;
    const { section, flow, subject } = this;
    if (section) this.place = { section, flow, subject };
  }

  protected override updated(): void {
    const reached = this.#reached;
    if (reached && !this.#isHidden(reached)) {
      this.#reached = undefined;
      // Who is on the way somewhere already stays there.
      if (scrollY === 0) this.renderRoot.querySelector(`#heading-${reached}`)?.scrollIntoView();
    }
    const wanted = this.#wanted;
    if (!wanted || this.#isHidden(wanted)) return;
    const part = this.renderRoot.querySelector<Part>(`[data-part="${wanted}"]`);
    // With a task, its heading takes the focus once it is there.
    if (this.place.flow === undefined) this.#arrive(wanted, this.renderRoot.querySelector<HTMLElement>(`#heading-${wanted}`));
    else if (part) void part.updateComplete.then(() => this.#arrive(wanted, part.shadowRoot?.getElementById(TASK_HEADING)));
  }

  protected override render(): TemplateResult {
    const names = [...new Set(this.sections.split(/[\s,]+/).filter(Boolean))];
    const { storefront, problem } = this.connection;
    const signedOut = storefront !== undefined && storefront.session !== 'active';
    const allowed = names.filter((name) => !isSection(name) || (this.#rights.may(SCOPES[name]) && !this.#isIdle(name)));
    // Nobody signed in, or nothing to ask: saying so once is enough, not once for each section.
    const shown = signedOut || problem ? allowed.filter(isSection).slice(0, 1) : allowed;
    // All of them load at once but show one after the other, so that none is pushed down by the one above it.
    const waiting = shown.findIndex((name) => isSection(name) && !this.#settled.has(name));
    if (problem || !shown.every(isSection)) this.#state = 'setup';
    else this.#state = signedOut ? 'signed-out' : waiting < 0 ? 'ready' : 'loading';
    if (waiting < 0 && !this.#complete) keepRoom(this.renderRoot.querySelector('.base'));
    this.#complete = waiting < 0;
    const guided = shown.length > 2;
    return html`<div class="frame">
      <div
        part="base"
        class="base ${guided ? 'guided' : ''} ${waiting < 0 ? '' : 'loading'}"
        @storefront-ready=${this.#settle}
        @storefront-error=${this.#settle}
        @storefront-open-task=${this.#open}
        @storefront-flow-change=${this.#follow}
      >
        ${guided ? this.#navigation(shown.filter(isSection)) : nothing}
        <div class="sections">
          ${
            shown.length === 0
              ? notice({ kind: 'info', text: this.#l.t('nothing') })
              : // Each keeps its place in what is drawn, so that none is made anew when one before it is left out.
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
    const current = this.place.section;
    return html`<nav part="navigation" aria-label=${this.#l.t('sections')}>
      <ul ?hidden=${this.#rights.coming || this.#usage.snapshot.status === 'loading'}>
        ${names.map(
          (name) =>
            html`<li>
              <a
                href=${this.deepLinks ? addressOf({ ...NOWHERE, section: name }) : `#${name}`}
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
      // What is behind a section that is still loading would be pushed by it.
      if (hidden) return nothing;
      return notice({ kind: 'setup', text: this.#l.t('unknownSection', { section: name, known: SECTIONS.join(', ') }) });
    }
    const { section, flow, subject } = this.place;
    const open = section === name ? { flow, subject } : { flow: undefined, subject: undefined };
    const { client, paymentAdapter, signInHref, signUpHref } = this;
    return html`<section part="section" ?hidden=${hidden} aria-labelledby=${ifDefined(headed ? `heading-${name}` : undefined)}>
      <h2 part="heading" id="heading-${name}" tabindex="-1" ?hidden=${!headed}>${this.#l.t(name)}</h2>
      ${renderSection(name, { client, locale: this.#l.locale, paymentAdapter, signInHref, signUpHref, ...open })}
    </section>`;
  }

  /** Whether a section is asked for by somebody who may see it. */
  #mayShow(name: Section): boolean {
    const { storefront } = this.connection;
    if (storefront?.session !== 'active' || this.#rights.coming) return false;
    return this.sections.split(/[\s,]+/).includes(name) && this.#rights.may(SCOPES[name]);
  }

  /** Use is only of interest where something is charged by it; who asks for it by name is told so. */
  #isIdle(name: Section): boolean {
    return name === 'usage' && this.place.section !== name && this.#usage.snapshot.data?.meters.length === 0;
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
    this.#show({ ...NOWHERE, section });
  }

  /** A part wants a task of another one. Where that is not shown, the page may know better. */
  #open(event: StorefrontOpenTaskEvent): void {
    const { section, flow, subject } = event;
    if (!isSection(section) || !this.renderRoot.querySelector(`[data-part="${section}"]`)) return;
    event.stopPropagation();
    this.#show({ section, flow, subject });
  }

  #show(place: Place): void {
    if (isSection(place.section)) this.#wanted = place.section;
    this.place = place;
    this.#address.write(place);
    this.requestUpdate();
  }

  /** A part shows a task, has done it, or shows its content again. */
  #follow({ target, flow, subject, done }: StorefrontFlowChangeEvent): void {
    const section = target instanceof HTMLElement ? target.dataset['part'] : undefined;
    if (section === undefined) return;
    if ((flow === undefined || done) && this.place.section !== section) return;
    // What it says now stays until the person goes on; whoever loads the page again is not led to what cannot be done twice.
    if (done) {
      this.#address.forget();
      return;
    }
    const place = { section, flow, subject: flow === undefined ? undefined : (subject ?? this.place.subject) };
    this.place = place;
    this.#address.write(flow === undefined ? NOWHERE : place);
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-account': StorefrontAccount;
  }
}
