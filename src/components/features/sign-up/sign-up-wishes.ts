import { property } from 'lit/decorators.js';
import { FeatureElement } from '../connection/feature-element.js';
import type { PaymentAdapter } from '../payment/adapter.js';
import { parseSteps, type Page } from './pages.js';
import type { SignUpPrefill } from './wishes.js';

/** What the page asks of a sign-up: attributes and properties. */
export class SignUpWishes extends FeatureElement {
  #linked: string | undefined;
  #unsold: string | undefined;
  #steps: { text: string | undefined; pages: readonly Page[] } | undefined;

  /** Id of the rate plan to begin with; without it the plans are shown first. */
  @property() plan = '';
  /** How many of it, where the plan has a quantity. */
  @property({ type: Number }) quantity: number | undefined;
  /** Billing period that the plans are first shown in, for example `Annual`. */
  @property() period: string | undefined;
  /** ISO 4217 code; the provider's unless given. */
  @property() currency: string | undefined;
  /** ISO 3166-1 alpha-2 code of the country that is chosen at first; the provider's unless given. */
  @property() country: string | undefined;
  /** BCP 47 language; the provider's unless given. */
  @property() locale: string | undefined;
  /** A code that is tried at once. */
  @property() coupon = '';
  /** E-mail address to begin with. */
  @property() email = '';
  /**
   * Steps in the order in which they are shown: `plan details payment review`; `+` shows steps together, for example
   * `plan details+payment+review`. A step that is left out is shown only if something in it is missing.
   */
  @property() steps: string | undefined;
  /** Whether `plan`, `quantity`, `add-on`, `period`, `currency`, `coupon`, `email` and `step` are read from the page's address. */
  @property({ type: Boolean, attribute: 'deep-links' }) deepLinks = false;
  /** Whether steps become entries of the browser's history: `on`, `off`, or, unless given, on if the element has the page to itself. */
  @property() history: string | undefined;
  /** The purchase is for the account of the session, where the element has a client of its own; with a provider it follows its session. */
  @property({ type: Boolean, attribute: 'signed-in' }) signedIn = false;
  /** Where the account is, for links to it. */
  @property({ attribute: 'account-href' }) accountHref: string | undefined;
  /** Where people with an account sign in. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;
  /** What the page knows already; it never replaces what was typed. */
  @property({ attribute: false }) prefill: SignUpPrefill | undefined;
  /** Another payment form than the billing platform's. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapter | undefined;
  /** The tenant's own bot check: resolves to a proof that the gateway's `verifyVisitor` reads. Called once for each order that is confirmed. */
  @property({ attribute: false }) verifyVisitor: (() => Promise<string>) | undefined;

  /** The currency that the page or its address asks for, unless nothing is sold in it. Known before the rest of the address is read. */
  get wantedCurrency(): string | undefined {
    const wanted = this.currency || this.#linkedCurrency;
    return wanted === this.#unsold ? undefined : wanted;
  }

  get #linkedCurrency(): string | undefined {
    if (!this.deepLinks) return undefined;
    this.#linked ??= new URLSearchParams(location.search).get('currency') ?? '';
    return /^[A-Z]{3}$/.test(this.#linked) ? this.#linked : undefined;
  }

  /** Nothing is sold in the currency that is wanted: the shop's own is a better beginning than none. */
  protected dropCurrency(): void {
    const { wantedCurrency } = this;
    if (!wantedCurrency) return;
    this.#unsold = wantedCurrency;
    this.warn(`Nothing is sold in "${wantedCurrency}"; prices are shown in the currency of the shop.`);
  }

  /** The steps that the page wants, by page. */
  protected get wantedPages(): readonly Page[] {
    if (!this.#steps || this.#steps.text !== this.steps) {
      const { pages, unknown } = parseSteps(this.steps);
      for (const name of unknown) this.warn(`"${name}" in steps="${this.steps ?? ''}" is not a step and is left out.`);
      this.#steps = { text: this.steps, pages };
    }
    return this.#steps.pages;
  }

  /** Says to the person who builds the page what cannot be right. */
  protected warn(message: string): void {
    console.warn(`storefront-elements: <${this.localName}> ${message}`);
  }
}
