import { diagnose } from '../../../base/diagnose.js';
import { checkAttributes } from '../../../base/unknown-attributes.js';
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { addPrices, discountedTotal } from '../../../../api/pricing/plan-totals.js';
import type { PriceTotal } from '../../../../api/pricing/list-price.js';
import type { Catalog, CatalogProduct } from '../../../../api/schemas/storefront/catalog.js';
import type { AddOnChoice } from '../../../events/storefront-plan-select.js';
import { FullLocalizer } from '../../../locales/full-localizer.js';
import type { Localizer } from '../../../locales/localizer.js';
import type { Connection } from '../../connection/connection.js';
import type { PlansMessages } from '../../../../generated/locales/plans.js';
import { listPrice, type ListPrice, type Offer } from '../offer.js';
import { oneTimeTexts, type CardDetails } from '../plan-card.js';
import type { PlansAttributes } from '../plans-attributes.js';
import { filterCatalog, unknownIds } from './catalog-filter.js';
import { AddOnChoices, addOnList, addOnOffers, priceText, type AddOnOffer } from './add-ons.js';
import type { AccountPlans } from './account-plans.js';
import type { Approximations } from './approximations.js';
import type { comparison } from './comparison.js';
import { styles } from './details.styles.js';
import type { Estimator } from './estimator.js';
import { plansDetailsMessages, type PlansDetailsMessages } from '../../../../generated/locales/plans-details.js';
import { IncrementalRender } from './incremental-render.js';
import { chargeLines, discountTexts, trialText } from './plan-terms.js';
import { tierTables } from './tier-table.js';

type Host = LitElement & PlansAttributes;

export interface DetailsEvents {
  /** Chosen quantities by product id. */
  readonly quantities: Map<string, number>;
  readonly onCurrency: (currency: string) => void;
  /** Called when the add-ons of a plan have changed. */
  readonly onChange: (offer: Required<Offer>) => void;
}

/**
 * Features that many catalogs do not need, loaded on demand: trials, discounts, tiers, add-ons, estimates, comparison, currency switch, the account's
 * current plan, and incremental rendering.
 */
export class PlanDetails {
  /** Calculates prices of all charge models, with discounts. */
  readonly pricer: PriceTotal = discountedTotal;
  readonly incremental: IncrementalRender;
  readonly #host: Host;
  readonly #connection: Connection;
  readonly #plans: Localizer<PlansMessages>;
  readonly #events: DetailsEvents;
  readonly #l: FullLocalizer<PlansDetailsMessages>;
  readonly #addOns = new AddOnChoices();
  #catalog: Catalog | undefined;
  #offers: readonly Offer[] = [];
  #account: AccountPlans | undefined;
  #isLoadingAccount = false;
  /** Quantities by product id that this class has set. */
  readonly #presets = new Map<string, number>();
  #estimator: Estimator | undefined;
  #comparison: typeof comparison | undefined;
  #approximations: Approximations | undefined;
  readonly #requestedParts = new Set<string>();

  private constructor(host: Host, connection: Connection, plans: Localizer<PlansMessages>, events: DetailsEvents) {
    this.#host = host;
    this.incremental = new IncrementalRender(host);
    this.#connection = connection;
    this.#plans = plans;
    this.#events = events;
    this.#l = new FullLocalizer(host, plansDetailsMessages, () => ({
      locale: plans.locale,
      overrides: connection.storefront?.messages,
    }));
  }

  /** Resolves once all files that the attributes need are loaded, so that the layout does not shift later. */
  static async create(host: Host, connection: Connection, plans: Localizer<PlansMessages>, events: DetailsEvents): Promise<PlanDetails> {
    const details = new PlanDetails(host, connection, plans, events);
    checkAttributes(host);
    const root = host.renderRoot;
    const sheet = styles.styleSheet;
    if (root instanceof ShadowRoot && sheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    const language = plans.locale.split('-')[0] ?? '';
    await Promise.allSettled([plansDetailsMessages.translations[language]?.(), ...details.#loadMissingParts()]);
    return details;
  }

  /** Loads each additional file once. Skips files that cannot be loaded. */
  #loadMissingParts(): Promise<void>[] {
    const host = this.#host;
    const once = (name: string, wanted: boolean, load: () => Promise<void>): Promise<void>[] => {
      if (!wanted || this.#requestedParts.has(name)) return [];
      this.#requestedParts.add(name);
      return [load()];
    };
    return [
      ...once('estimator', host.estimator, async () => {
        const { Estimator } = await import('./estimator.js');
        this.#estimator = new Estimator(() => host.requestUpdate());
      }),
      ...once('comparison', host.layout === 'comparison' || host.comparison === 'open', () => this.#loadComparison()),
      ...once('approximations', !!host.approximateIn && this.#connection.store !== undefined, async () => {
        const { Approximations } = await import('./approximations.js');
        const client = this.#connection.store?.client;
        if (client) this.#approximations = new Approximations(client, () => host.requestUpdate());
      }),
      // Whether somebody is signed in is certain only when the catalog has arrived, because its request waits for the session.
      ...once('account', this.#catalog !== undefined && this.#connection.session === 'active', () => this.#loadAccount()),
    ];
  }

  async #loadAccount(): Promise<void> {
    this.#isLoadingAccount = true;
    try {
      const { AccountPlans } = await import('./account-plans.js');
      this.#account = await AccountPlans.create(this.#host, this.#connection, this.#plans);
    } finally {
      this.#isLoadingAccount = false;
    }
  }

  async #loadComparison(): Promise<void> {
    this.#comparison = (await import('./comparison.js')).comparison;
  }

  /** Returns the catalog, filtered by the attributes. */
  filter(catalog: Catalog): Catalog {
    const unknown = unknownIds(catalog, this.#host);
    if (unknown.length > 0) diagnose((file) => file.reportUnknownIds(this.#host, unknown));
    return filterCatalog(catalog, this.#host);
  }

  /** True while it is unknown which plan the account has. The first render waits for it, so that the layout does not shift later. */
  get isWaiting(): boolean {
    return this.#account ? this.#account.isLoading : this.#isLoadingAccount;
  }

  /** Called before each render. */
  update(catalog: Catalog | undefined): void {
    this.#catalog = catalog;
    this.#presetQuantities(catalog?.products ?? []);
    for (const part of this.#loadMissingParts()) {
      void part.then(
        () => this.#host.requestUpdate(),
        () => undefined,
      );
    }
  }

  #offersOf(offer: Required<Offer>): AddOnOffer[] {
    const offers = this.#catalog ? addOnOffers(this.#catalog, offer) : [];
    if (offer.product.plans.some(({ productRatePlanId }) => productRatePlanId === this.#host.plan))
      this.#addOns.preselect(offer.product.productId, offers, this.#host.addOns);
    return offers;
  }

  /** Returns the chosen add-ons of a plan. */
  addOnsOf(offer: Required<Offer>): AddOnChoice[] {
    return this.#addOns.list(offer.product.productId, this.#offersOf(offer));
  }

  /** Returns the total price of the plan and the chosen add-ons. Undefined without add-ons, or if the prices cannot be added. */
  #totalWithAddOns(offer: Required<Offer>, quantity: number | undefined): ListPrice | undefined {
    const { productId } = offer.product;
    const chosen = this.#offersOf(offer).filter((addOn) => this.#addOns.has(productId, addOn));
    const prices = [
      listPrice(offer.plan, quantity, this.pricer),
      ...chosen.map((addOn) => listPrice(addOn.plan, this.#addOns.quantity(productId, addOn), this.pricer)),
    ];
    const known = prices.flatMap((price) => price ?? []);
    const pers = new Set(known.map(({ period: per }) => per).filter((per) => per !== 'free'));
    const [per = 'free'] = pers;
    if (chosen.length === 0 || known.length < prices.length || pers.size > 1) return undefined;
    const shown = addPrices(known.map((price) => price.shownAmount));
    const bills = known.map((price) => price.billedAmount ?? price.shownAmount);
    return (
      shown && {
        shownAmount: shown,
        period: per,
        billedAmount: known.some(({ billedAmount: billed }) => billed) ? addPrices(bills) : undefined,
      }
    );
  }

  /** Returns the announcement of a changed total. Undefined if there is no total; only the plan's price is then announced. */
  announcement(offer: Required<Offer>, quantity: number | undefined): string | undefined {
    const together = this.#totalWithAddOns(offer, quantity);
    return together && this.#l.t('togetherNow', { product: offer.product.name, ...priceText(this.#plans, together) });
  }

  /** Starts each plan that the account can keep or switch to with the quantity that it has, unless the customer chose another. */
  #presetQuantities(products: readonly CatalogProduct[]): void {
    const { quantities } = this.#events;
    for (const { productId, plans } of products) {
      const [quantity] = plans.flatMap((plan) => this.#account?.quantityOf(plan) ?? []);
      if (quantity === undefined || quantities.get(productId) !== this.#presets.get(productId)) continue;
      quantities.set(productId, quantity);
      this.#presets.set(productId, quantity);
    }
  }

  card(offer: Required<Offer>, quantity: number | undefined, list: ListPrice | undefined): CardDetails {
    const { plan, product } = offer;
    const l = this.#l;
    const account = this.#account?.card({ ...offer, quantity, addOns: () => this.addOnsOf(offer) });
    // A change of plan does not start a trial.
    const isCurrent = account?.currentPlan !== undefined;
    // The account asks about add-ons itself.
    const isChangedInAccount = isCurrent || (account?.action !== undefined && !this.#host.onSecond);
    const once = isCurrent ? [] : oneTimeTexts(this.#plans, plan);
    const trial = isCurrent || account?.action ? undefined : trialText(l, plan, list, once);
    const lines = chargeLines(l, plan, this.#plans.t('plusUse'));
    const estimate = this.#host.estimator ? this.#estimator?.estimateText(l, this.#plans, offer, quantity, this.#offers) : undefined;
    const addOns = addOnList({
      l,
      plansLocalizer: this.#plans,
      offer,
      offers: this.#offersOf(offer),
      choices: this.#addOns,
      totalWithAddOns: this.#totalWithAddOns(offer, quantity),
      onChange: () => this.#events.onChange(offer),
    });
    return {
      ...account,
      belowPrice: html`${this.#approximate(list)} ${trial === undefined ? nothing : html`<p class="trial">${trial}</p>`}
      ${discountTexts(l, plan, quantity).map((line) => html`<p class="trial">${line}</p>`)}
      ${estimate === undefined ? nothing : html`<p class="estimate">${estimate}</p>`}
      ${trial === undefined ? once.map((line) => html`<p class="detail">${line}</p>`) : nothing}`,
      belowAction: html`${product.unavailable || isChangedInAccount ? nothing : addOns}
      ${
        lines.length > 0 ? html`<div class="terms" part="terms">${lines.map((line) => html`<p class="detail">${line}</p>`)}</div>` : nothing
      }`,
      belowFeatures: html`${tierTables(l, { plan, quantity, usage: this.#host.estimator ? (this.#estimator?.usage(this.#offers) ?? {}) : {} })}`,
    };
  }

  /** Renders the approximate amount. Reserves its space, so that the layout does not shift when it arrives. */
  #approximate(list: ListPrice | undefined): TemplateResult | typeof nothing {
    const asset = this.#host.approximateIn?.toUpperCase();
    if (!asset || !this.#approximations || !list || list.period === 'free') return nothing;
    const amount = this.#approximations.approximate(list.shownAmount, asset);
    return html`<p class="detail approximate">
      ${amount === undefined ? nothing : this.#l.t('approximately', { amount: this.#l.number(amount), asset })}
    </p>`;
  }

  /** Renders the content above the cards: currency switch and estimator. */
  above(catalog: Catalog, offers: readonly Offer[]): TemplateResult {
    this.#offers = offers;
    return html`${this.#host.currencySwitch && catalog.currencies.length > 1 ? this.#currencies(catalog) : nothing}
    ${this.#host.estimator ? this.#estimator?.render(this.#l, offers) : nothing}`;
  }

  #currencies({ currency, currencies }: Catalog): TemplateResult {
    const choose = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement) this.#events.onCurrency(target.value);
    };
    return html`<label class="currency"
      ><span>${this.#l.t('currency')}</span>
      <select @change=${choose}>
        ${currencies.map((code) => html`<option value=${code} ?selected=${code === currency}>${code}</option>`)}
      </select></label
    >`;
  }

  /** Renders the content below the cards: the comparison, which is loaded when it is opened. */
  below({ comparison: features = [], products }: Catalog): TemplateResult | typeof nothing {
    const { layout, comparison: wanted } = this.#host;
    if (features.length === 0 || (layout !== 'comparison' && wanted === undefined)) return nothing;
    const open = ({ target }: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || this.#requestedParts.has('comparison')) return;
      this.#requestedParts.add('comparison');
      void this.#loadComparison().then(
        () => this.#host.requestUpdate(),
        () => this.#requestedParts.delete('comparison'),
      );
    };
    return html`<details class="comparison" part="comparison" ?open=${layout === 'comparison' || wanted === 'open'} @toggle=${open}>
      <summary>${this.#l.t('compare')}</summary>
      ${this.#comparison?.(this.#l, features, products)}
    </details>`;
  }
}
