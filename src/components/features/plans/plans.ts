import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { getCatalog } from '../../../api/operations/storefront/catalog.js';
import type { Catalog, CatalogPlan, CatalogRequest } from '../../../api/schemas/storefront/catalog.js';
import type { EventMoney } from '../../events/milestone.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { Online } from '../../controllers/online.js';
import { StorefrontPlanSelectEvent, type PlanSelection } from '../../events/storefront-plan-select.js';
import { Words } from '../../locales/words.js';
import { button } from '../../primitives/button.styles.js';
import { liveRegion } from '../../primitives/live-region.js';
import { fadeChanged, priceStyles } from '../../primitives/price.js';
import { withQuery } from '../../primitives/safe-link.js';
import { segmented, segmentedStyles } from '../../primitives/segmented.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { stepperStyles } from '../../primitives/stepper.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { FeatureElement } from '../connection/feature-element.js';
import { Outcome } from '../connection/outcome.js';
import { Resource } from '../connection/resource.js';
import { messages } from './messages.js';
import { listPrice, offerOf, periodsOf, planFor, quantityOf, savingOf, type Offer } from './offer.js';
import { periodName, periodText, planCard, planSkeleton, several, unitsText } from './plan-card.js';
import { styles } from './plans.styles.js';

/** Above this many cards those out of sight are not laid out. With few it would cost more than it saves. */
const MANY = 20;

/**
 * @summary What is on sale, to compare and choose from: a card for each product, by billing period, with the quantity where one is chosen.
 *
 * Content of the tag is shown until the element is there, for example a link to a page with prices.
 *
 * @slot header - Above the plans, beside the choice of the billing period.
 * @csspart plan - A card.
 * @csspart plan-name - Name of the product.
 * @csspart badge - Short remark on a card.
 * @csspart price - The amount.
 * @csspart period - What the amount is for.
 * @csspart quantity - The choice of a quantity.
 * @csspart cta - The button of a card.
 * @csspart features - What one gets.
 * @csspart segmented - The choice of the billing period.
 * @cssstate loading - The plans are on their way.
 * @event {StorefrontPlanSelectEvent} storefront-plan-select - Someone chose a plan.
 * @event {StorefrontReadyEvent} storefront-ready - The plans are shown.
 * @event {StorefrontErrorEvent} storefront-error - The plans could not be loaded.
 */
export class StorefrontPlans extends FeatureElement {
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

  readonly #internals = this.attachInternals();
  readonly #l = new Words(this, messages, () => ({
    locale: this.locale || this.connection.storefront?.locale,
    overrides: this.connection.storefront?.messages,
  }));
  readonly #catalog = new Resource(this, this.connection, getCatalog, () => this.#request());
  readonly #online = new Online(this);
  readonly #quantities = new Map<string, number>();
  #said = '';
  #wasOffline = false;

  @state() private chosenPeriod: string | undefined;

  /** Billing period that is shown first, as the platform calls it: `Month`, `Annual`, ... The shortest one if left out. */
  @property() period: string | undefined;
  /** Rate plan that is chosen already. Follows the person's choice. */
  @property() plan: string | undefined;
  /** Quantity of the plan that is chosen already. */
  @property({ type: Number }) quantity: number | undefined;
  /** ISO 4217 code, instead of the provider's. */
  @property() currency: string | undefined;
  /** ISO 3166-1 alpha-2 code, instead of the provider's. */
  @property() country: string | undefined;
  /** BCP 47 language, instead of the provider's. */
  @property() locale: string | undefined;
  /** Address of the sign-up page. The buttons become links to it with `plan` and `quantity` in the query. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /** How many cards to keep room for while loading. */
  @property({ type: Number, attribute: 'expected-plans' }) expectedPlans = 3;
  /** How many lines of features to keep room for in each card while loading. */
  @property({ type: Number, attribute: 'expected-features' }) expectedFeatures = 5;

  /** The plan that is chosen, with its list price; undefined while none is, or while it is not known. */
  get selected(): PlanSelection | undefined {
    const catalog = this.#catalog.snapshot.data;
    const offer = catalog && offerOf(catalog, this.plan);
    return offer && this.#selection(offer.product.name, offer.plan, this.#quantityOf(offer));
  }

  constructor() {
    super();
    new Outcome(this, () => this.#catalog.snapshot);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('period')) this.chosenPeriod = undefined;
    const { status } = this.#catalog.snapshot;
    if (status === 'loading') {
      this.#internals.states.add('loading');
    } else if (this.#internals.states.delete('loading')) {
      this.#keepRoom();
    }
  }

  protected override updated(): void {
    const { online } = this.#online;
    if (this.#catalog.snapshot.error && this.#wasOffline && online) void this.#catalog.refresh();
    this.#wasOffline = !online;
    fadeChanged(this.renderRoot);
  }

  /** Keeps the height of the skeleton until the width changes, so that plans which need less room move nothing below them. */
  #keepRoom(): void {
    const base = this.renderRoot.querySelector<HTMLElement>('.base');
    if (!base) return;
    const width = base.offsetWidth;
    base.style.minBlockSize = `${base.getBoundingClientRect().height}px`;
    new ResizeObserver((_, observer) => {
      if (base.offsetWidth === width) return;
      base.style.minBlockSize = '';
      observer.disconnect();
    }).observe(base);
  }

  #request(): CatalogRequest {
    const { currency, country } = this.connection.storefront ?? {};
    return { currency: this.currency || currency || undefined, country: this.country || country || undefined, locale: this.#l.locale };
  }

  #period(catalog: Catalog, periods: readonly string[]): string | undefined {
    const ofPlan = offerOf(catalog, this.plan)?.plan.billingPeriod;
    const wanted = (this.chosenPeriod ?? ofPlan ?? this.period)?.toLowerCase();
    return periods.find((period) => period.toLowerCase() === wanted) ?? periods[0];
  }

  #quantityOf({ product, plan }: Offer): number | undefined {
    if (!plan) return undefined;
    const given = plan.productRatePlanId === this.plan ? this.quantity : undefined;
    return quantityOf(plan, this.#quantities.get(product.productId) ?? given);
  }

  #selection(productName: string, plan: CatalogPlan, quantity: number | undefined): PlanSelection {
    const price = listPrice(plan, quantity);
    const amount = price && (price.billed ?? price.shown);
    const money: EventMoney | undefined = amount && { ...amount, formatted: this.#l.money(amount) };
    return { productRatePlanId: plan.productRatePlanId, productName, quantity, price: money };
  }

  #choosePeriod(period: string): void {
    this.chosenPeriod = period;
    this.#said = '';
  }

  #chooseQuantity({ product, plan }: Offer, quantity: number): void {
    this.#quantities.set(product.productId, quantity);
    const price = plan && listPrice(plan, quantity);
    if (price && plan.quantity) {
      const units = unitsText(this.#l, plan.quantity, quantity);
      const shown = this.#l.t('forQuantity', { amount: this.#l.money(price.shown), quantity: units });
      this.#said = this.#l.t('priceNow', { product: product.name, price: shown, period: periodText(this.#l, price) });
    }
    this.requestUpdate();
  }

  #select({ product, plan }: Offer): void {
    const catalog = this.#catalog.snapshot.data;
    if (!plan || !catalog) return;
    // What is shown stays, also when the plan is one of another period.
    this.chosenPeriod ??= this.#period(catalog, periodsOf(catalog));
    this.plan = plan.productRatePlanId;
    this.dispatchEvent(new StorefrontPlanSelectEvent(this.#selection(product.name, plan, this.#quantityOf({ product, plan }))));
  }

  protected override render(): TemplateResult {
    const { status, data } = this.#catalog.snapshot;
    const { problem } = this.connection;
    const said = status === 'loading' && !problem ? this.#l.t('loading') : status === 'error' ? this.#failure() : this.#said;
    return html`<div class="base" aria-busy=${status === 'loading' && !problem ? 'true' : 'false'}>
      <slot name="header"></slot>
      ${problem ? html`<p class="message" part="notice">${problem}</p>` : data ? this.#renderCatalog(data) : status === 'error' ? this.#renderMessage(this.#failure()) : this.#renderSkeleton()}
      ${liveRegion(problem ? '' : said)}
    </div>`;
  }

  #failure(): string {
    return this.#l.t(this.#online.online ? 'error' : 'offline');
  }

  /** In the place of the plans and in a card like theirs; `notice` would be more to load than this. */
  #renderMessage(text: string): TemplateResult {
    return html`<div class="message" part="notice">
      <p>${text}</p>
      <button class="button" type="button" @click=${() => void this.#catalog.refresh()}>${this.#l.t('retry')}</button>
    </div>`;
  }

  #renderSkeleton(): TemplateResult {
    return html`<p class="switch bone block" aria-hidden="true"></p>
      <div class="cards" aria-hidden="true">${several(this.expectedPlans, () => planSkeleton(this.expectedFeatures))}</div>
      <p class="note bone half" aria-hidden="true"></p>`;
  }

  #renderCatalog(catalog: Catalog): TemplateResult {
    const { products } = catalog;
    if (products.length === 0) return this.#renderMessage(this.#l.t('empty'));
    const periods = periodsOf(catalog);
    const period = this.#period(catalog, periods);
    const highlights = products.some(({ highlighted }) => highlighted);
    return html`${periods.length > 1 && period !== undefined ? this.#renderPeriods(catalog, periods, period) : nothing}
      <div class="cards ${products.length > MANY ? 'many' : ''}" role="list">
        ${products.map((product) => this.#renderOffer({ product, plan: planFor(product, period) }, highlights))}
      </div>
      <p class="note">${this.#l.t('listPrices')}</p>`;
  }

  #renderPeriods(catalog: Catalog, periods: readonly string[], value: string): TemplateResult {
    return segmented({
      name: 'period',
      label: this.#l.t('billingPeriod'),
      value,
      options: periods.map((period) => ({
        value: period,
        label: periodName(this.#l, period),
        note: this.#saving(catalog, period, periods[0]),
      })),
      onChange: (chosen) => this.#choosePeriod(chosen),
    });
  }

  #saving(catalog: Catalog, period: string, shortest: string | undefined): string | undefined {
    const saving = shortest === undefined ? undefined : savingOf(catalog, period, shortest);
    return saving && this.#l.t(saving.same ? 'save' : 'saveUpTo', { percent: saving.percent });
  }

  #renderOffer(offer: Offer, highlights: boolean): TemplateResult {
    const { product, plan } = offer;
    const quantity = this.#quantityOf(offer);
    return planCard({
      ...offer,
      words: this.#l,
      quantity,
      chosen: plan !== undefined && plan.productRatePlanId === this.plan,
      primary: highlights ? product.highlighted === true : plan !== undefined,
      href: plan && this.signUpHref ? withQuery(this.signUpHref, { plan: plan.productRatePlanId, quantity }) : undefined,
      onQuantity: (wanted) => this.#chooseQuantity(offer, wanted),
      onSelect: () => this.#select(offer),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-plans': StorefrontPlans;
  }
}
