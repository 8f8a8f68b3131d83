import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import type {
  Subscription,
  SubscriptionCharge,
  Subscriptions,
  SubscriptionsRequest,
} from '../../../api/schemas/storefront/subscriptions.js';
import { rows } from '../../primitives/rows.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import { catalog, type Words } from './messages.js';
import { styles } from './subscriptions.styles.js';
import { lastDay, STATUS_WORDS, termOf } from './terms.js';

/** Words for the price of one billing period. */
const PERIOD_WORDS: ReadonlyMap<string, keyof Words> = new Map([
  ['Week', 'perWeek'],
  ['Month', 'perMonth'],
  ['Quarter', 'perQuarter'],
  ['Semi-Annual', 'perHalfYear'],
  ['Annual', 'perYear'],
]);

const amount = { amount: '100.00', currency: 'USD' };

/** As most subscriptions look: what room is kept for. */
const SAMPLE: Subscription = {
  subscriptionNumber: 'A-S00000000',
  status: 'Active',
  currency: 'USD',
  startDate: '2026-01-31',
  termType: 'TERMED',
  termEndDate: '2027-01-31',
  autoRenew: true,
  chargedThroughDate: '2026-12-31',
  ratePlans: [
    {
      productRatePlanId: '',
      productName: 'Product',
      ratePlanName: '',
      charges: [
        { name: 'Charge', type: 'Recurring', model: 'FlatFee', billingPeriod: 'Month', price: amount },
        { name: 'Charge', type: 'Recurring', model: 'PerUnit', billingPeriod: 'Month', quantity: '10', price: amount },
      ],
    },
  ],
};

/**
 * @summary What the person has subscribed to: plan, status, price, next bill and term.
 *
 * @csspart section - One subscription.
 * @csspart plan-name - Name of its product.
 * @csspart status - Its status, in words.
 * @csspart row - One charge, or one date.
 * @cssstate empty - There is no subscription yet.
 * @event {StorefrontReadyEvent} storefront-ready - The subscriptions are shown for the first time.
 * @event {StorefrontErrorEvent} storefront-error - They could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 */
export class StorefrontSubscriptions extends AccountSection<SubscriptionsRequest, Subscriptions, Words> {
  static override readonly tag = 'storefront-subscriptions';
  static override styles = [AccountSection.styles, rows, styles];

  /** How many subscriptions to keep room for while loading. */
  @property({ type: Number, attribute: 'expected-subscriptions' }) expectedSubscriptions = 1;

  constructor() {
    super(catalog, listSubscriptions, () => ({}));
  }

  protected override isEmpty({ subscriptions }: Subscriptions): boolean {
    return subscriptions.length === 0;
  }

  protected override renderContent({ subscriptions }: Subscriptions): TemplateResult {
    if (subscriptions.length === 0) return html`<p class="empty">${this.l.t('empty')}</p>`;
    return html`<ul class="subscriptions">
      ${subscriptions.map((subscription) => html`<li part="section">${this.#subscription(subscription)}</li>`)}
    </ul>`;
  }

  protected override sample(): Subscriptions {
    return { subscriptions: Array.from({ length: Math.max(1, this.expectedSubscriptions) }, () => SAMPLE) };
  }

  #subscription(subscription: Subscription): TemplateResult {
    const { l } = this;
    const known = STATUS_WORDS.get(subscription.status);
    const names = [...new Set(subscription.ratePlans.map(({ productName }) => productName))].join(' + ');
    return html`<article class="subscription" aria-label=${l.t('number', { number: subscription.subscriptionNumber })}>
      <header>
        <h3 class="plan-name" part="plan-name"><bdi>${names || subscription.subscriptionNumber}</bdi></h3>
        <p class="status ${known?.tone ?? 'neutral'}" part="status">${known ? l.t(known.word) : subscription.status}</p>
        <p class="facts">
          <span class="number">${subscription.subscriptionNumber}</span>
          <span>${l.t('since', { date: l.date(subscription.startDate) })}</span>
        </p>
      </header>
      <dl class="rows">${subscription.ratePlans.flatMap(({ charges }) => charges).map((charge) => this.#charge(charge))}</dl>
      <dl class="rows dates">${this.#dates(subscription)}</dl>
    </article>`;
  }

  #charge(charge: SubscriptionCharge): TemplateResult {
    return html`<div part="row">
      <dt><bdi>${charge.name}</bdi></dt>
      <dd class="figure">${this.#price(charge)}</dd>
    </div>`;
  }

  #price({ price, quantity, model, type, billingPeriod }: SubscriptionCharge): string {
    const { l } = this;
    if (type === 'Usage' || !price) return l.t('perUse');
    const money = l.money(price);
    const counted = model === 'PerUnit' && quantity ? l.t('each', { quantity: l.number(quantity), price: money }) : money;
    const word = type === 'OneTime' ? 'once' : PERIOD_WORDS.get(billingPeriod ?? '');
    return word ? l.t(word, { price: counted }) : counted;
  }

  #dates(subscription: Subscription): TemplateResult {
    const { l } = this;
    const row = (label: string, text: string) =>
      html`<div part="row">
        <dt>${label}</dt>
        <dd class="figure">${text}</dd>
      </div>`;
    const { nextBill, term, date } = termOf(subscription);
    return html`${nextBill ? row(l.t('nextBill'), l.date(nextBill)) : nothing}${
      term === 'open'
        ? row(l.t('term'), l.t('runsOn'))
        : date === undefined
          ? nothing
          : row(l.t(term), l.date(term === 'ends' ? lastDay(date) : date))
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-subscriptions': StorefrontSubscriptions;
  }
}
