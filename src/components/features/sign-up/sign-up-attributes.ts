import { property } from 'lit/decorators.js';
import { FeatureElement } from '../connection/feature-element.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { CatalogCodes } from '../plans/catalog-codes.js';
import { parseSteps, type Page } from './pages.js';
import type { SignUpPrefill } from './prefill.js';

/** Attributes and properties of `<storefront-sign-up>`. */
export class SignUpAttributes extends FeatureElement {
  #linked: string | undefined;
  protected readonly codes = new CatalogCodes();
  #steps: { text: string | undefined; pages: readonly Page[] } | undefined;

  /** Id of the rate plan to start with. Without it, the sign-up starts with the choice of a plan. */
  @property() plan = '';
  /** Quantity, if the plan has one. */
  @property({ type: Number }) quantity: number | undefined;
  /** Billing period in which the plans are shown first, such as `Annual`. */
  @property() period: string | undefined;
  /** ISO 4217 code. Default: the provider's currency. */
  @property() currency: string | undefined;
  /** ISO 3166-1 alpha-2 code of the country to preselect. Default: the provider's `country`. */
  @property() country: string | undefined;
  /** BCP 47 language. Default: the language of the provider, else of the page. */
  @property() locale: string | undefined;
  /** Coupon to apply immediately. */
  @property() coupon = '';
  /** Initial email address. */
  @property() email = '';
  /**
   * Steps in the order in which they are shown: `plan details payment review`; `+` shows steps together, for example
   * `plan details+payment+review`. A step that is not in the list is shown only if its data is incomplete.
   */
  @property() steps: string | undefined;
  /** Reads `plan`, `quantity`, `add-on`, `period`, `currency`, `coupon`, `email` and `step` from the page's URL. */
  @property({ type: Boolean, attribute: 'deep-links' }) deepLinks = false;
  /** `on`: each step is an entry in the browser's history. Default: on, unless the page has several sign-ups or the element is in a dialog. */
  @property() history: 'on' | 'off' | undefined;
  /** True if the signed-in account is the buyer. Needed only if the element has its own `client`; otherwise the provider's session decides. */
  @property({ type: Boolean, attribute: 'signed-in' }) signedIn = false;
  /** Address of the account page, for links to it. */
  @property({ attribute: 'account-href' }) accountHref: string | undefined;
  /** Address of the sign-in page. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;
  /** Details that the page already knows. They never replace user input. */
  @property({ attribute: false }) prefill: SignUpPrefill | undefined;
  /** Payment form to use instead of the billing platform's. Default: the provider's `paymentAdapter`. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;
  /** Bot check of the page. Resolves to a proof for the gateway's `verifyVisitor`. Called once for each confirmed order. */
  @property({ attribute: false }) verifyVisitor: (() => Promise<string>) | undefined;

  /** Currency that the attributes or the URL request, unless it was refused. */
  get wantedCurrency(): string | undefined {
    return this.codes.accepted('currency', this.currency || this.#linkedCurrency);
  }

  /** Country that the attribute requests, unless it was refused. */
  get wantedCountry(): string | undefined {
    return this.codes.accepted('country', this.country);
  }

  get #linkedCurrency(): string | undefined {
    if (!this.deepLinks) return undefined;
    this.#linked ??= new URLSearchParams(location.search).get('currency') ?? '';
    return /^[A-Z]{3}$/.test(this.#linked) ? this.#linked : undefined;
  }

  /** Pages from the attribute `steps`. */
  protected get wantedPages(): readonly Page[] {
    if (!this.#steps || this.#steps.text !== this.steps) {
      const { pages, unknown } = parseSteps(this.steps);
      for (const name of unknown) this.warn(`"${name}" in steps="${this.steps ?? ''}" is not a step and is left out.`);
      this.#steps = { text: this.steps, pages };
    }
    return this.#steps.pages;
  }

  /** Logs a warning for the page author. */
  protected warn(message: string): void {
    console.warn(`storefront-elements: <${this.localName}> ${message}`);
  }
}
