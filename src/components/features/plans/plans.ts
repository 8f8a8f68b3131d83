import { html, noChange, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { getCatalog } from '../../../api/operations/storefront/catalog.js';
import type { Catalog, CatalogRequest } from '../../../api/schemas/storefront/catalog.js';
import { announce } from '../../base/announce.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { reserveHeight } from '../../controllers/reserve-height.js';
import { Online } from '../../controllers/online.js';
import { ViewState } from '../../controllers/view-state.js';
import { StorefrontPlanSelectEvent, type PlanSelection } from '../../events/storefront-plan-select.js';
import { Localizer } from '../../locales/localizer.js';
import { button } from '../../primitives/button.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { fadeChangedPrices, priceStyles } from '../../primitives/price.js';
import { segmentedStyles } from '../../primitives/segmented.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { stepperStyles } from '../../primitives/stepper.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { LoadEvents } from '../connection/load-events.js';
import { Resource } from '../connection/resource.js';
import { CatalogCodes } from './catalog-codes.js';
import { LazyDetails } from './lazy-details.js';
import { plansMessages } from '../../../generated/locales/plans.js';
import { listPrice, CARDS_PER_BATCH, offerOf, periodsOf, planFor, quantityOf, type ListPrice, type Offer } from './offer.js';
import { periodSwitch } from './period-switch.js';
import { planCard } from './plan-card.js';
import { PlansAttributes } from './plans-attributes.js';
import { heightOfContent, plansMessage, plansPlaceholder } from './plans-placeholder.js';
import { styles } from './plans.styles.js';
import { priceAnnouncement, selectionOf, planSignUpUrl } from './selection.js';

type PlansState = 'loading' | 'updating' | 'ready' | 'empty' | 'error' | 'offline' | 'misconfigured';

/**
 * The element's own content, such as a link or a server-rendered price table, is shown until the element is loaded. Without scripts, it stays
 * visible. The layout does not shift if this content is as tall as the plans.
 *
 * @summary Plans on sale, to compare and choose from. Shows a card for each product, by billing period, with its price, quantity and add-ons.
 * @slot header - Content above the plans, beside the choice of the billing period.
 * @csspart plan - Card.
 * @csspart plan-name - Name of the product.
 * @csspart badge - Short label on a card.
 * @csspart price - Amount.
 * @csspart period - Period of the amount.
 * @csspart quantity - Quantity stepper.
 * @csspart cta - Button of a card.
 * @csspart switch - Link or button of a card that leads to the account.
 * @csspart features - Features of a product.
 * @csspart segmented - Choice of the billing period.
 * @csspart add-ons - Add-ons of a card.
 * @csspart terms - Conditions of a price: trial, discount, tiers.
 * @csspart tiers - Table of tiers.
 * @csspart estimator - Fields of the estimator.
 * @csspart comparison - Feature comparison.
 * @csspart notice - Message in place of the plans.
 * @cssstate loading - The plans are being loaded.
 * @cssstate updating - The plans in another currency are being loaded; the previous ones are shown.
 * @cssstate ready - The plans are shown.
 * @cssstate empty - Nothing is on sale.
 * @cssstate error - The plans could not be loaded.
 * @cssstate offline - The plans could not be loaded because there is no network.
 * @cssstate misconfigured - A required attribute or provider is missing; the text says which.
 * @event {StorefrontPlanSelectEvent} storefront-plan-select - The user chose a plan.
 * @event {StorefrontOpenTaskEvent} storefront-open-task - The user wants to see or change a plan that the account has.
 * @event {StorefrontReadyEvent} storefront-ready - The plans are shown for the first time.
 * @event {StorefrontErrorEvent} storefront-error - The plans could not be loaded.
 */
export class StorefrontPlans extends PlansAttributes {
  static override readonly tag = 'storefront-plans';
  static override styles = [
    StorefrontElement.hostStyles,
    tokens,
    visuallyHidden,
    button,
    segmentedStyles,
    stepperStyles,
    priceStyles,
    skeleton,
    styles,
  ];

  readonly #l = new Localizer(this, plansMessages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #codes = new CatalogCodes();
  readonly #catalog = new Resource(this, this.connection, getCatalog, () => this.#request());
  readonly #online = new Online(this);
  readonly #state = new ViewState<PlansState>(this, this.attachInternals(), () => this.#view());
  readonly #quantities = new Map<string, number>();
  /** Catalog that is shown. After a change of currency, it stays until the new catalog is loaded. */
  #shown: Catalog | undefined;
  readonly #details = new LazyDetails(this, this.connection, this.#l, {
    quantities: this.#quantities,
    onCurrency: (currency) => (this.chosenCurrency = currency),
    onChange: (offer) => this.#choiceChanged(offer),
  });
  #announcement = '';
  #wasOffline = false;
  @state() private chosenPeriod: string | undefined;
  @state() private chosenCurrency: string | undefined;

  /** Chosen plan with its list price. Undefined if no plan is chosen, or while the catalog is being loaded. */
  get selected(): PlanSelection | undefined {
    const offer = this.#shown && offerOf(this.#shown, this.plan);
    return offer && this.#selection(offer);
  }

  constructor() {
    super();
    new LoadEvents(this, () => (this.#waiting ? { status: 'loading', stale: false } : this.#catalog.snapshot));
  }

  override connectedCallback(): void {
    const height = this.shadowRoot ? 0 : heightOfContent(this);
    super.connectedCallback();
    if (height) void this.updateComplete.then(() => this.#reserveHeight(height));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('period')) this.chosenPeriod = undefined;
    const { data } = this.#catalog.snapshot;
    this.#codes.update(this.#catalog);
    if (data) this.#shown = this.#details.loaded?.filter(data) ?? data;
    this.#details.update(this.#shown);
    if (this.#state.current === 'loading' && this.#view() !== 'loading') this.#reserveHeight();
  }

  protected override updated(): void {
    if (this.#catalog.snapshot.error && this.#wasOffline && this.#online.online) void this.#catalog.refresh();
    this.#wasOffline = !this.#online.online;
    fadeChangedPrices(this.renderRoot);
  }

  /** Keeps the height of the skeleton, or of the element's own content, so that the layout does not shift. */
  #reserveHeight(height?: number): void {
    // Reserves no height for many plans, because they are taller than any placeholder and their sizes change while scrolling.
    if ((this.#shown?.products.length ?? 0) <= CARDS_PER_BATCH) reserveHeight(this.renderRoot.querySelector<HTMLElement>('.base'), height);
  }

  /** True if the first render must wait for details or messages. Details that load later do not hide the plans. */
  get #waiting(): boolean | undefined {
    return (
      (this.#l.isLoading || this.#details.isLoading || this.#details.loaded?.isWaiting) && (this.#state.current ?? 'loading') === 'loading'
    );
  }

  #view(): PlansState {
    const { status } = this.#catalog.snapshot;
    if (this.connection.problem) return 'misconfigured';
    if (status === 'error') return this.#online.online ? 'error' : 'offline';
    if (!this.#shown || this.#waiting) return 'loading';
    if (status === 'loading') return 'updating';
    return this.#shown.products.length > 0 ? 'ready' : 'empty';
  }

  #request(): CatalogRequest {
    const { storefront } = this.connection;
    const currency = this.#codes.accepted('currency', this.chosenCurrency, this.currency, storefront?.currency);
    return { currency, country: this.#codes.accepted('country', this.country, storefront?.country), locale: this.#l.locale };
  }

  #period(catalog: Catalog, periods: readonly string[]): string | undefined {
    const wanted = (this.chosenPeriod ?? offerOf(catalog, this.plan)?.plan.billingPeriod ?? this.period)?.toLowerCase();
    return periods.find((period) => period.toLowerCase() === wanted) ?? periods[0];
  }

  #quantityOf({ product, plan }: Offer): number | undefined {
    const given = plan?.productRatePlanId === this.plan ? this.quantity : undefined;
    return plan && quantityOf(plan, this.#quantities.get(product.productId) ?? given);
  }

  #priceOf({ plan }: Offer, quantity: number | undefined): ListPrice | undefined {
    return plan && listPrice(plan, quantity, this.#details.loaded?.pricer);
  }

  #selection(offer: Required<Offer>): PlanSelection {
    const quantity = this.#quantityOf(offer);
    return selectionOf(this.#l, offer, quantity, this.#priceOf(offer, quantity), this.#details.loaded?.addOnsOf(offer) ?? []);
  }

  /** Shows another billing period. In a radio group, the choice moves to the same product's plan for that period. */
  #choosePeriod(catalog: Catalog, period: string): void {
    const product = offerOf(catalog, this.plan)?.product;
    this.chosenPeriod = period;
    this.#announcement = '';
    if (this.selectable && product) this.#select({ product, plan: planFor(product, period) });
  }

  /** Announces the new price after a change of quantity or add-ons. Fires the select event if the plan is chosen. */
  #choiceChanged(offer: Offer): void {
    const { product, plan } = offer;
    const quantity = this.#quantityOf(offer);
    const price = this.#priceOf(offer, quantity);
    this.#announcement =
      (plan && this.#details.loaded?.announcement({ product, plan }, quantity)) ??
      (price ? priceAnnouncement(this.#l, offer, quantity, price) : '');
    if (this.selectable && plan && plan.productRatePlanId === this.plan) this.#select(offer);
    this.requestUpdate();
  }

  #select(offer: Offer): void {
    const { product, plan } = offer;
    const catalog = this.#shown;
    if (!plan || !catalog) return;
    // Keeps the selected period, even if the plan has another period.
    this.chosenPeriod ??= this.#period(catalog, periodsOf(catalog));
    this.plan = plan.productRatePlanId;
    const selection = this.#selection({ product, plan });
    this.addOns = selection.addOns;
    void announce(this, new StorefrontPlanSelectEvent(selection));
  }

  protected override render(): TemplateResult {
    const view = this.#view();
    const failed = view === 'error' || view === 'offline' ? this.#l.t(view) : undefined;
    const busy = view === 'loading' || view === 'updating';
    return html`<div class="base" aria-busy=${busy ? 'true' : 'false'}>
      <slot name="header"></slot>
      ${
        view === 'misconfigured'
          ? html`<p class="message" part="notice">${this.connection.problem}</p>`
          : failed
            ? this.#message(failed)
            : this.#shown && view !== 'loading'
              ? this.#renderCatalog(this.#shown)
              : plansPlaceholder(this.expectedPlans, this.expectedLines, this.expectedFeatures)
      }
      ${liveRegion(busy ? this.#l.t('loading') : (failed ?? this.#announcement))}
    </div>`;
  }

  #message(text: string): TemplateResult {
    return plansMessage(text, this.#l.t('retry'), () => void this.#catalog.refresh());
  }

  #renderCatalog(catalog: Catalog): TemplateResult {
    const { products } = catalog;
    if (products.length === 0) return this.#message(this.#l.t('empty'));
    const periods = periodsOf(catalog);
    const period = this.#period(catalog, periods);
    const offers = products.map((product): Offer => ({ product, plan: planFor(product, period) }));
    const parts = this.#details.loaded?.incremental;
    const highlights = products.some(({ highlighted }) => highlighted);
    return html`<div class="above">
        ${
          parts?.rendered
            ? noChange
            : [
                periodSwitch(this.#l, catalog, periods, period, this.#details.loaded?.pricer, (chosen) =>
                  this.#choosePeriod(catalog, chosen),
                ),
                this.#details.loaded?.above(catalog, offers),
              ]
        }
      </div>
      <div
        class="cards ${products.length > CARDS_PER_BATCH ? 'many' : ''}"
        role=${this.selectable ? 'radiogroup' : 'list'}
        aria-label=${this.#l.t('plans')}
      >
        ${offers.map((offer, index) => (parts?.skips(index, products.length) ? noChange : this.#renderOffer(offer, catalog, highlights)))}
      </div>
      <p class="note">${this.#l.t('listPrices')}</p>
      ${parts?.rendered ? noChange : this.#details.loaded?.below(catalog)}`;
  }

  #renderOffer(offer: Offer, { currency }: Catalog, highlights: boolean): TemplateResult {
    const { product, plan } = offer;
    const quantity = this.#quantityOf(offer);
    const list = this.#priceOf(offer, quantity);
    return planCard({
      ...offer,
      l: this.#l,
      quantity,
      list,
      details: plan && this.#details.loaded?.card({ product, plan }, quantity, list),
      isChosen: plan !== undefined && plan.productRatePlanId === this.plan,
      isSelectable: this.selectable,
      hidesFeatures: this.layout === 'comparison',
      isPrimary: highlights ? product.highlighted === true : plan !== undefined,
      href:
        plan && this.signUpHref
          ? planSignUpUrl(this.signUpHref, this.#selection({ product, plan }), plan.billingPeriod, currency)
          : undefined,
      onQuantity: (wanted) => {
        this.#quantities.set(product.productId, wanted);
        this.#choiceChanged(offer);
      },
      onSelect: () => this.#select(offer),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-plans': StorefrontPlans;
  }
}
