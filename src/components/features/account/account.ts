import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { keepRoom } from '../../controllers/keep-room.js';
import { ViewState } from '../../controllers/view-state.js';
import { Localize } from '../../locales/localize.js';
import { notice, noticeStyles } from '../../primitives/notice.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { StorefrontInvoices } from '../invoices/invoices.js';
import { StorefrontProfile } from '../profile/profile.js';
import { StorefrontSubscriptions } from '../subscriptions/subscriptions.js';
import { styles } from './account.styles.js';
import { catalog } from './messages.js';

const SECTIONS = ['subscriptions', 'invoices', 'profile'] as const;
type Section = (typeof SECTIONS)[number];

/** What the account as a whole shows; each of its sections has states of its own. */
export type AccountState = 'setup' | 'signed-out' | 'loading' | 'ready';

const isSection = (name: string): name is Section => SECTIONS.some((section) => section === name);

/**
 * @summary The account of the person who is signed in: subscriptions, invoices and profile, each also an element of its own.
 *
 * @csspart section - One section with its heading.
 * @csspart heading - The heading of a section.
 * @cssstate setup - It cannot work as the page is built; it says what is missing.
 * @cssstate signed-out - Nobody is signed in, or not any more.
 * @cssstate loading - The answer of a section is on its way.
 * @cssstate ready - Each section shows its answer, or that it could not be had.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 */
export class StorefrontAccount extends FeatureElement {
  static override readonly tag = 'storefront-account';
  static override readonly dependencies = [StorefrontSubscriptions, StorefrontInvoices, StorefrontProfile];
  static override styles = [StorefrontElement.hostStyles, tokens, noticeStyles, styles];

  readonly #l = new Localize(this, catalog, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));

  /** Sections whose answer has arrived, or failed to: those behind them cannot be pushed any more. */
  readonly #settled = new Set<string>();

  #state: AccountState = 'loading';
  #complete = false;

  /** Which sections to show, in this order, separated by spaces. */
  @property() sections = SECTIONS.join(' ');
  /** Language of this element; the provider's, else the page's, if left out. */
  @property() locale: string | undefined;
  /** Where people sign in; the event storefront-sign-in-required is fired as well. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;

  constructor() {
    super();
    new ViewState(this, this.attachInternals(), () => this.#state);
  }

  /** Fetches every section again. */
  async refresh(): Promise<void> {
    const parts = this.renderRoot.querySelectorAll<StorefrontSubscriptions | StorefrontInvoices | StorefrontProfile>('[data-part]');
    await Promise.all([...parts].map((part) => part.refresh()));
  }

  protected override render(): TemplateResult {
    const names = [...new Set(this.sections.split(/[\s,]+/).filter(Boolean))];
    const { storefront, problem } = this.connection;
    const signedOut = storefront !== undefined && storefront.session !== 'active';
    // Nobody signed in, or nothing to ask: saying so once is enough, not once for each section.
    const shown = signedOut || problem ? names.filter(isSection).slice(0, 1) : names;
    // All of them load at once but show one after the other, so that none is pushed down by the one above it.
    const waiting = shown.findIndex((name) => isSection(name) && !this.#settled.has(name));
    if (problem || !shown.every(isSection)) this.#state = 'setup';
    else this.#state = signedOut ? 'signed-out' : waiting < 0 ? 'ready' : 'loading';
    if (waiting < 0 && !this.#complete) keepRoom(this.renderRoot.querySelector('.base'));
    this.#complete = waiting < 0;
    return html`<div
      part="base"
      class=${waiting < 0 ? 'base' : 'base loading'}
      @storefront-ready=${this.#settle}
      @storefront-error=${this.#settle}
    >
      ${shown.map((name, index) => this.#section(name, { headed: shown.length > 1, hidden: waiting >= 0 && index > waiting }))}
    </div>`;
  }

  #settle(event: Event): void {
    const name = event.target instanceof HTMLElement ? event.target.dataset['part'] : undefined;
    if (name === undefined || this.#settled.has(name)) return;
    this.#settled.add(name);
    this.requestUpdate();
  }

  #section(name: string, { headed, hidden }: { headed: boolean; hidden: boolean }): TemplateResult {
    if (!isSection(name)) {
      return notice({ kind: 'setup', text: this.#l.t('unknownSection', { section: name, known: SECTIONS.join(', ') }) });
    }
    return html`<section part="section" ?hidden=${hidden} aria-labelledby=${ifDefined(headed ? `heading-${name}` : undefined)}>
      <h2 part="heading" id="heading-${name}" ?hidden=${!headed}>${this.#l.t(name)}</h2>
      ${this.#part(name)}
    </section>`;
  }

  #part(name: Section): TemplateResult {
    const { locale } = this.#l;
    const signIn = ifDefined(this.signInHref);
    if (name === 'subscriptions') {
      return html`<storefront-subscriptions
        data-part="subscriptions"
        .client=${this.client}
        locale=${locale}
        sign-in-href=${signIn}
      ></storefront-subscriptions>`;
    }
    if (name === 'invoices') {
      return html`<storefront-invoices
        data-part="invoices"
        .client=${this.client}
        locale=${locale}
        sign-in-href=${signIn}
      ></storefront-invoices>`;
    }
    return html`<storefront-profile
      data-part="profile"
      .client=${this.client}
      locale=${locale}
      sign-in-href=${signIn}
    ></storefront-profile>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-account': StorefrontAccount;
  }
}
