import type { LitElement } from 'lit';
import { isStorefrontError } from '../../../api/errors.js';
import { checkAccount } from '../../../api/operations/storefront/account-checks.js';
import { getProfile } from '../../../api/operations/storefront/profile.js';
import { createQuote } from '../../../api/operations/storefront/quotes.js';
import { getSession } from '../../../api/operations/storefront/sessions.js';
import type { Catalog, CatalogRequest } from '../../../api/schemas/storefront/catalog.js';
import type { Quote, QuoteRequest } from '../../../api/schemas/storefront/quote.js';
import type { SessionRights } from '../../../api/schemas/storefront/session.js';
import type { Online } from '../../controllers/online.js';
import { FullLocalizer, type LocaleSettings } from '../../locales/full-localizer.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';
import { existingFor, type ExistingSubscription } from '../owned-plans/existing-subscription.js';
import { OwnedPlans } from '../owned-plans/owned-plans.js';
import { quoteMessages } from '../../../generated/locales/quote.js';
import { RefusalTexts } from '../quote/refusal-texts.js';
import { toQuoteRequest } from '../quote/quote-request.js';
import { AuthorMistakes } from './author-mistakes.js';
import type { InvoiceChoice } from './invoice-choice.js';
import { findChosenAddOns, findChosenPlan } from './chosen-plans.js';
import { CountryDataLoader } from './countries/country-data.js';
import { taxDetailsOf, fieldValue, type EmailProblem, type FormRules, type TaxDetails } from './details.js';
import { signUpStepsMessages } from '../../../generated/locales/sign-up.steps.js';
import { isSettled, type Purchase } from './purchase.js';
import type { ChosenPlan } from './sign-up-view.js';

/** Milliseconds to wait for the check of an email address. After that, the user can continue without it. */
const EMAIL_CHECK_TIMEOUT = 5000;

/** Settings and state that determine which data is loaded. */
interface DataInputs {
  readonly locale: string | undefined;
  readonly isSignedIn: boolean;
  /** True while the page shows only the plan step. */
  readonly choosing: () => boolean;
  readonly purchase: Purchase;
}

/** Data that is loaded before the later steps. */
export interface DataSources {
  readonly connection: Connection;
  readonly catalog: Resource<CatalogRequest, Catalog>;
  readonly online: Online;
}

/** Bought plans with the quote that was confirmed. */
export interface BoughtPlans {
  readonly plans: readonly ChosenPlan[];
  readonly quote: Quote | undefined;
}

/** Loaded data of a sign-up: messages, catalog, prices, countries and the account of the session. */
export class SignUpData {
  readonly l;
  readonly quoteLocalizer;
  readonly refusalTexts;
  readonly online;
  readonly catalog;
  readonly quote;
  readonly profile;
  readonly #session;
  readonly #countryData;
  readonly #owned;
  readonly #connection: Connection;
  readonly #inputs: () => DataInputs;
  #user: SessionRights['user'];
  #tax: TaxDetails | undefined;
  #invoiceChoice: InvoiceChoice | undefined;
  #invoiceFile: Promise<void> | undefined;
  readonly #loadInvoiceChoice: () => Promise<void>;

  constructor(host: LitElement & { readonly plan: string }, { connection, catalog, online }: DataSources, inputs: () => DataInputs) {
    this.#connection = connection;
    this.catalog = catalog;
    this.online = online;
    this.#inputs = inputs;
    new AuthorMistakes(host, () => catalog.snapshot.data);
    const words = (): LocaleSettings => ({
      locale: inputs().locale || connection.storefront?.locale,
      overrides: connection.storefront?.messages,
    });
    this.l = new FullLocalizer(host, signUpStepsMessages, words);
    this.quoteLocalizer = new FullLocalizer(host, quoteMessages, words);
    this.refusalTexts = new RefusalTexts(host, words);
    this.#countryData = new CountryDataLoader(host, words);
    // Without the file, the user pays with a payment method.
    this.#loadInvoiceChoice = () =>
      import('./invoice-choice.js').then(
        ({ InvoiceChoice }) => {
          this.#invoiceChoice = new InvoiceChoice(host, words);
          host.requestUpdate();
        },
        () => undefined,
      );
    this.profile = new Resource(host, connection, getProfile, () => (inputs().isSignedIn ? {} : undefined));
    this.#session = new Resource(host, connection, getSession, () => (connection.session === 'no-account' ? {} : undefined));
    this.#owned = new OwnedPlans(host, connection, () => inputs().isSignedIn);
    this.quote = new Resource(host, connection, createQuote, () => this.quoteInput(inputs().purchase.coupon));
  }

  /** Details of a signed-in user who has no account yet. Kept when the session ends, because the same person is still buying. */
  get user(): SessionRights['user'] {
    const { session } = this.#connection;
    if (session !== 'expired') this.#user = session === 'no-account' ? (this.#session.snapshot.data?.user ?? this.#user ?? {}) : undefined;
    return this.#user;
  }

  /** Rules of the form; undefined until the catalog has loaded. */
  get form(): FormRules | undefined {
    const { data } = this.catalog.snapshot;
    if (!data) return undefined;
    return {
      signUp: data.signUp ?? {},
      countries: data.countries,
      locale: this.l.locale,
      countryData: (code) => this.#countryData.of(code),
    };
  }

  get chosen(): ChosenPlan | undefined {
    const { data } = this.catalog.snapshot;
    return data && findChosenPlan(data, this.#inputs().purchase);
  }

  get addOns(): ChosenPlan[] {
    const { data } = this.catalog.snapshot;
    return data ? findChosenAddOns(data, this.chosen, this.#inputs().purchase) : [];
  }

  /** Parts about payment on invoice. They load if the quote mentions it; without them, the user pays with a payment method. */
  get invoiceChoice(): InvoiceChoice | undefined {
    const isNeeded = this.quote.snapshot.data?.invoicing ?? this.#inputs().purchase.result?.invoicing;
    if (isNeeded) this.#invoiceFile ??= this.#loadInvoiceChoice();
    return this.#invoiceChoice?.isLoading ? undefined : this.#invoiceChoice;
  }

  /** Details that determine the tax, as of the last blur, so that not every keystroke requests a quote. */
  get tax(): TaxDetails {
    const { form } = this;
    const { isSignedIn, purchase } = this.#inputs();
    if (isSignedIn || !form) return {};
    return (this.#tax ??= taxDetailsOf(purchase.details, form));
  }

  /** Applies the typed details to the next quote. */
  applyDetailsToQuote(): void {
    this.#tax = undefined;
  }

  /** True while data for the first layout is loading: the fields of a country, or the bill in the review. */
  get isFormLoading(): boolean {
    const { purchase, isSignedIn } = this.#inputs();
    if (this.#connection.session === 'no-account' && this.#session.snapshot.status === 'loading') return true;
    if (!isSignedIn && this.#countryData.of(fieldValue(purchase.details, 'country')).loading) return true;
    return purchase.step === 'review' && purchase.status === 'open' && this.#isQuoteLoading;
  }

  get #isQuoteLoading(): boolean {
    return this.quote.snapshot.status === 'loading' && this.quoteInput(this.#inputs().purchase.coupon) !== undefined;
  }

  /** The account's subscription beside which the chosen plan would be bought, if any. */
  get existing(): ExistingSubscription | undefined {
    const { isSignedIn, choosing, purchase } = this.#inputs();
    const { chosen } = this;
    if (!chosen || !isSignedIn || choosing() || isSettled(purchase)) return undefined;
    return existingFor(this.#owned, chosen.choice.productRatePlanId);
  }

  /** Fetches the account's subscriptions again. */
  refreshOwned(): Promise<void> {
    return this.#owned.refresh();
  }

  /** Returns the request for a quote; undefined while nothing can be quoted. */
  quoteInput(coupon: string | undefined): QuoteRequest | undefined {
    const { data } = this.catalog.snapshot;
    const { chosen } = this;
    const { choosing, purchase } = this.#inputs();
    if (!data || !chosen || choosing() || purchase.step === 'done') return undefined;
    const { address, taxId, company } = this.tax;
    const plans = [chosen.choice, ...this.addOns.map(({ choice }) => choice)];
    return toQuoteRequest(plans, data.currency, address, { coupon, taxId, company, locale: this.l.locale });
  }

  /**
   * Returns the reason why the gateway refuses a sign-up with this email address. Undefined if it accepts the address, or if the check itself
   * fails. Called before card details are entered.
   */
  async checkEmail(email: string): Promise<EmailProblem | undefined> {
    try {
      await this.#connection.store?.client.call(checkAccount, { email }, { signal: AbortSignal.timeout(EMAIL_CHECK_TIMEOUT) });
      return undefined;
    } catch (error) {
      const code = isStorefrontError(error) ? error.code : undefined;
      return code === 'account-exists' ? code : code === 'email-in-use' ? 'in-use' : undefined;
    }
  }

  /** Chosen plans with the current quote. */
  get bought(): BoughtPlans {
    const { chosen } = this;
    return { plans: chosen ? [chosen, ...this.addOns] : [], quote: this.quote.snapshot.data };
  }
}
