import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogPlan, QuantityRule } from '../../../api/schemas/storefront/catalog.js';
import type { Words } from '../../locales/words.js';
import { price } from '../../primitives/price.js';
import { safeHref } from '../../primitives/safe-link.js';
import { stepper } from '../../primitives/stepper.js';
import type { English } from './messages.js';
import { listPrice, oneTimeCharges, priceOfUnits, type ListPrice, type Offer } from './offer.js';

type PlanWords = Words<English>;

export interface PlanCard extends Offer {
  readonly words: PlanWords;
  readonly quantity?: number | undefined;
  readonly chosen: boolean;
  /** Whether its button is the main one. */
  readonly primary: boolean;
  /** Where the button leads; without it the button only says what was chosen. */
  readonly href?: string | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly onSelect: () => void;
}

/** One product. The same number of rows in each card, so that names, prices, buttons and features line up. */
export function planCard(card: PlanCard): TemplateResult {
  const { product, plan } = card;
  return html`<div role="listitem" class="card ${product.highlighted ? 'highlighted' : ''} ${card.chosen ? 'chosen' : ''}" part="plan">
    <div class="head">
      <h3 part="plan-name">${product.name}</h3>
      ${badge(card)}
    </div>
    <p class="description">${product.description}</p>
    ${
      plan
        ? priceRows(card, plan)
        : html`<p class="price" part="price"><span class="words">${card.words.t('byAgreement')}</span></p>
            <div></div>
            <div></div>`
    }
    <div class="action">${action(card)}</div>
    <ul class="features" part="features">
      ${product.features.map((feature) => html`<li>${feature}</li>`)}
    </ul>
  </div>`;
}

function badge({ words, chosen, product }: PlanCard): TemplateResult | typeof nothing {
  const text = chosen ? words.t('chosen') : product.label;
  return text ? html`<span class="badge" part="badge">${text}</span>` : nothing;
}

function priceRows({ words, product, quantity, onQuantity }: PlanCard, plan: CatalogPlan): TemplateResult {
  const list = listPrice(plan, quantity);
  return html`<p class="price" part="price">
      ${list ? price(words.moneyParts(list.shown), words.money(list.shown)) : html`<span class="words">${words.t('byUse')}</span>`}
    </p>
    <div class="period" part="period">
      ${list ? html`<p>${periodText(words, list)}</p>` : nothing}
      ${details(words, plan, quantity).map((line) => html`<p class="detail">${line}</p>`)}
    </div>
    <div class="quantity">
      ${
        plan.quantity && quantity !== undefined
          ? stepper({
              id: `quantity-${product.productId}`,
              label: plan.quantity.unit.other,
              value: quantity,
              min: plan.quantity.min,
              max: plan.quantity.max,
              decrease: words.t('fewer', { units: plan.quantity.unit.other }),
              increase: words.t('more', { units: plan.quantity.unit.other }),
              onChange: onQuantity,
            })
          : nothing
      }
    </div>`;
}

const PERIODS = {
  Week: ['week', 'perWeek'],
  Month: ['month', 'perMonth'],
  Quarter: ['quarter', 'perQuarter'],
  'Semi-Annual': ['semiAnnual', 'perSemiAnnual'],
  Annual: ['annual', 'perAnnual'],
} as const;

const isKnown = (period: string): period is keyof typeof PERIODS => Object.hasOwn(PERIODS, period);

/** A billing period as a choice; one that is not known as it comes. */
export function periodName(words: PlanWords, period: string): string {
  return isKnown(period) ? words.t(PERIODS[period][0]) : period;
}

/** What the price is for, and what is billed when. */
export function periodText(words: PlanWords, { per, billed }: ListPrice): string {
  if (per === 'free' || per === 'once') return words.t(per);
  return isKnown(per) ? words.t(PERIODS[per][1], { amount: billed ? words.money(billed) : '' }) : words.t('perOther', { period: per });
}

/** What makes up the price and what comes on top. */
function details(words: PlanWords, plan: CatalogPlan, quantity: number | undefined): string[] {
  const parts = priceOfUnits(plan).flatMap(({ price: amount, quantityChosen }) =>
    amount ? words.t(quantityChosen ? 'each' : 'base', { amount: words.money(amount) }) : [],
  );
  const sum =
    plan.quantity && quantity !== undefined && parts.length > 0
      ? [words.t('parts', { units: unitsText(words, plan.quantity, quantity), parts: parts.join(' + ') })]
      : [];
  const once = oneTimeCharges(plan).flatMap(({ price: amount, name }) =>
    amount ? words.t('plusOnce', { amount: words.money(amount), charge: name }) : [],
  );
  const use = plan.charges.some(({ type }) => type === 'Usage') ? [words.t('plusUse')] : [];
  return [...sum, ...once, ...use];
}

function action({ words, product, plan, primary, href, onSelect }: PlanCard): TemplateResult | typeof nothing {
  const look = `button ${primary ? 'primary' : ''}`;
  if (plan) {
    const label = words.t('select', { product: product.name });
    return href
      ? html`<a class=${look} part="cta" href=${href} @click=${onSelect}>${label}</a>`
      : html`<button class=${look} part="cta" type="button" @click=${onSelect}>${label}</button>`;
  }
  if (!product.contact) return nothing;
  const address = safeHref(product.contact.href);
  return address ? html`<a class=${look} part="cta" href=${address}>${product.contact.text}</a>` : html`<p>${product.contact.text}</p>`;
}

/** "3 seats", in the catalog's words. */
export function unitsText(words: PlanWords, { unit }: QuantityRule, quantity: number): string {
  return `${words.number(quantity)} ${quantity === 1 ? unit.one : unit.other}`;
}

/** As many of a thing as were asked for, within reason: the number comes from an attribute. */
export function several(count: number, make: () => TemplateResult): TemplateResult[] {
  return Array.from({ length: Math.min(count, 20) || 0 }, make);
}

/** A card of the same build while the catalog is on its way. */
export function planSkeleton(features: number): TemplateResult {
  return html`<div class="card">
    <div class="head"><p class="name bone half"></p></div>
    <p class="description"><span class="bone"></span><span class="bone half"></span></p>
    <p class="price"><span class="amount bone half"></span></p>
    <div class="period">
      <p class="bone half"></p>
      <p class="detail bone wide"></p>
    </div>
    <div class="quantity"><p class="bone block"></p></div>
    <div class="action"><p class="bone block"></p></div>
    <ul class="features">
      ${several(features, () => html`<li><span class="bone wide"></span></li>`)}
    </ul>
  </div>`;
}
