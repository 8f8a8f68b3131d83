import type { LitElement } from 'lit';
import { isStorefrontError } from '../../../api/errors.js';
import { checkAccount } from '../../../api/operations/storefront/account-checks.js';
import { getProfile } from '../../../api/operations/storefront/profile.js';
import { createQuote } from '../../../api/operations/storefront/quotes.js';
import type { Catalog, CatalogRequest } from '../../../api/schemas/storefront/catalog.js';
import type { Quote, QuoteRequest } from '../../../api/schemas/storefront/purchase.js';
import type { Online } from '../../controllers/online.js';
import { FullLocalizer, type LocaleSettings } from '../../locales/full-localizer.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';
import { OwnedPlans, type OwnedPlan } from '../owned-plans/owned-plans.js';
import { quoteMessages } from '../../../generated/locales/quote.js';
import { quoteInput } from '../quote/quote.js';
import { chosenAddOns, chosenPlan } from './chosen.js';
import { CountryFacts } from './countries/country-facts.js';
import { taxFactsOf, typed, type FormRules, type TaxFacts } from './details.js';
import { signUpStepsMessages } from '../../../generated/locales/sign-up.steps.js';
import type { Purchase } from './purchase.js';
import type { Chosen } from './view.js';

/** How long an address is looked up before the person may go on all the same, in milliseconds. */
const LOOKING = 5000;

/** What the element is asked for. */
export interface Wanted {
  readonly locale: string | undefined;
  readonly signedIn: boolean;
  /** Nothing but a plan is being chosen. */
  readonly choosing: () => boolean;
  readonly purchase: Purchase;
}

/** What the beginning of a sign-up knows already. */
export interface Surroundings {
  readonly connection: Connection;
  readonly catalog: Resource<CatalogRequest, Catalog>;
  readonly online: Online;
}

/** What was bought, as it was when it was confirmed. */
export interface Bought {
  readonly plans: readonly Chosen[];
  readonly quote: Quote | undefined;
}

/** Everything a sign-up knows from elsewhere: words, catalog, prices, countries, and the account of the session. */
export class Knowledge {
  readonly l;
  readonly quoteWords;
  readonly online;
  readonly catalog;
  readonly quote;
  readonly profile;
  readonly #facts;
  readonly #owned;
  readonly #connection: Connection;
  readonly #wanted: () => Wanted;
  #tax: TaxFacts | undefined;

  constructor(host: LitElement, { connection, catalog, online }: Surroundings, wanted: () => Wanted) {
    this.#connection = connection;
    this.catalog = catalog;
    this.online = online;
    this.#wanted = wanted;
    const words = (): LocaleSettings => ({
      locale: wanted().locale || connection.storefront?.locale,
      overrides: connection.storefront?.messages,
    });
    this.l = new FullLocalizer(host, signUpStepsMessages, words);
    this.quoteWords = new FullLocalizer(host, quoteMessages, words);
    this.#facts = new CountryFacts(host, words);
    this.profile = new Resource(host, connection, getProfile, () => (wanted().signedIn ? {} : undefined));
    this.#owned = new OwnedPlans(host, connection, () => wanted().signedIn);
    this.quote = new Resource(host, connection, createQuote, () => this.quoteInput(wanted().purchase.coupon));
  }

  /** Rules of the form; undefined until the catalog is there. */
  get form(): FormRules | undefined {
    const { data } = this.catalog.snapshot;
    if (!data) return undefined;
    return { signUp: data.signUp ?? {}, countries: data.countries, locale: this.l.locale, facts: (code) => this.#facts.of(code) };
  }

  get chosen(): Chosen | undefined {
    const { data } = this.catalog.snapshot;
    return data && chosenPlan(data, this.#wanted().purchase);
  }

  get addOns(): Chosen[] {
    const { data } = this.catalog.snapshot;
    return data ? chosenAddOns(data, this.chosen, this.#wanted().purchase) : [];
  }

  /** What decides about tax, as it was when its last field was left: a quote is not asked for with every key. */
  get tax(): TaxFacts {
    const { form } = this;
    const { signedIn, purchase } = this.#wanted();
    if (signedIn || !form) return {};
    return (this.#tax ??= taxFactsOf(purchase.details, form));
  }

  /** What was typed is complete as far as it goes. */
  settle(): void {
    this.#tax = undefined;
  }

  /** Whether something is on its way that decides how what is shown first looks: fields of a country, and at the review the bill, however long. */
  get isFormLoading(): boolean {
    const { purchase, signedIn } = this.#wanted();
    if (!signedIn && this.#facts.of(typed(purchase.details, 'country')).loading) return true;
    return purchase.step === 'review' && purchase.status === 'open' && this.#isQuoteLoading;
  }

  get #isQuoteLoading(): boolean {
    return this.quote.snapshot.status === 'loading' && this.quoteInput(this.#wanted().purchase.coupon) !== undefined;
  }

  /** The plan, if the account has it already. */
  duplicateOf(chosen: Chosen | undefined): OwnedPlan | undefined {
    const { signedIn, choosing, purchase } = this.#wanted();
    if (!chosen || !signedIn || purchase.again || choosing() || purchase.step === 'done') return undefined;
    return this.#owned.owned([chosen.choice.productRatePlanId])[0];
  }

  /** What is quoted, with a code or without. */
  quoteInput(coupon: string | undefined): QuoteRequest | undefined {
    const { data } = this.catalog.snapshot;
    const { chosen } = this;
    const { choosing, purchase } = this.#wanted();
    if (!data || !chosen || choosing() || purchase.step === 'done') return undefined;
    const { address, taxId } = this.tax;
    const plans = [chosen.choice, ...this.addOns.map(({ choice }) => choice)];
    return quoteInput(plans, data.currency, address, { coupon, taxId, locale: this.l.locale });
  }

  /** Whether somebody may sign up with an address: asked before a card is taken out. Anything but a clear no is a yes. */
  async isAddressFree(email: string): Promise<boolean> {
    try {
      await this.#connection.store?.client.call(checkAccount, { email }, { signal: AbortSignal.timeout(LOOKING) });
      return true;
    } catch (error) {
      return !(isStorefrontError(error) && error.code === 'account-exists');
    }
  }

  /** What is being bought right now. */
  get bought(): Bought {
    const { chosen } = this;
    return { plans: chosen ? [chosen, ...this.addOns] : [], quote: this.quote.snapshot.data };
  }
}
