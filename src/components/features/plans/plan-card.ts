import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogPlan, QuantityRule } from '../../../api/schemas/storefront/catalog.js';
import type { Localizer } from '../../locales/localizer.js';
import { price } from '../../primitives/price.js';
import { safeHref } from '../../primitives/safe-link.js';
import { stepper } from '../../primitives/stepper.js';
import type { PlansMessages } from '../../../generated/locales/plans.js';
import { oneTimeCharges, priceOfUnits, type ListPrice, type Offer } from './offer.js';

type PlansLocalizer = Localizer<PlansMessages>;

/** What `details/` adds to a card. */
export interface CardDetails {
  /** The account has this plan: the words of its badge and of its button. */
  readonly current?: { readonly badge: string; readonly action: string } | undefined;
  /** Below the price: trial, discount, estimate. */
  readonly lead?: TemplateResult | undefined;
  /** Below the button: add-ons, and what charges cost by number. */
  readonly below?: TemplateResult | undefined;
  /** Below the features. */
  readonly more?: TemplateResult | undefined;
}

export interface PlanCard extends Offer {
  readonly words: PlansLocalizer;
  readonly quantity: number | undefined;
  readonly list: ListPrice | undefined;
  readonly details: CardDetails | undefined;
  readonly chosen: boolean;
  /** The plans are choices of one group, for example within a sign-up. */
  readonly selectable: boolean;
  /** The features stand elsewhere. */
  readonly brief: boolean;
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
  return html`<div
    role=${card.selectable ? 'presentation' : 'listitem'}
    class="card ${product.highlighted ? 'highlighted' : ''} ${card.chosen ? 'chosen' : ''}"
    part="plan"
  >
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
    <div class="features">
      ${card.details?.below}
      ${
        card.brief
          ? nothing
          : html`<ul part="features">
              ${product.features.map((feature) => html`<li>${feature}</li>`)}
            </ul>`
      }
      ${card.details?.more}
    </div>
  </div>`;
}

function badge({ words, chosen, product, details }: PlanCard): TemplateResult | typeof nothing {
  const text = details?.current?.badge ?? (chosen ? words.t('chosen') : product.label);
  return text ? html`<span class="badge" part="badge">${text}</span>` : nothing;
}

function priceRows({ words, product, quantity, list, details, onQuantity }: PlanCard, plan: CatalogPlan): TemplateResult {
  return html`<p class="price" part="price">
      ${list ? price(words.moneyParts(list.shown), words.money(list.shown)) : html`<span class="words">${words.t('byUse')}</span>`}
    </p>
    <div class="period" part="period">
      ${list ? html`<p>${periodText(words, list)}</p>` : nothing}
      ${plan.taxIncluded ? html`<p class="detail">${words.t('taxIncluded')}</p>` : nothing} ${details?.lead}
      ${parts(words, plan, quantity).map((line) => html`<p class="detail">${line}</p>`)}
      ${!details && plan.charges.some(({ type }) => type === 'Usage') ? html`<p class="detail">${words.t('plusUse')}</p>` : nothing}
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
export function periodName(words: PlansLocalizer, period: string): string {
  return isKnown(period) ? words.t(PERIODS[period][0]) : period;
}

/** What the price is for, and what is billed when. */
export function periodText(words: PlansLocalizer, { per, billed }: ListPrice): string {
  if (per === 'free' || per === 'once') return words.t(per);
  return isKnown(per) ? words.t(PERIODS[per][1], { amount: billed ? words.money(billed) : '' }) : words.t('perOther', { period: per });
}

/** What makes up the price and what comes on top. */
function parts(words: PlansLocalizer, plan: CatalogPlan, quantity: number | undefined): string[] {
  const each = priceOfUnits(plan).flatMap(({ price: amount, quantityChosen }) =>
    amount ? words.t(quantityChosen ? 'each' : 'base', { amount: words.money(amount) }) : [],
  );
  const sum =
    plan.quantity && quantity !== undefined && each.length > 0
      ? [words.t('parts', { units: unitsText(words, plan.quantity, quantity), parts: each.join(' + ') })]
      : [];
  const once = oneTimeCharges(plan).flatMap(({ price: amount, name }) =>
    amount ? words.t('plusOnce', { amount: words.money(amount), charge: name }) : [],
  );
  return [...sum, ...once];
}

function action(card: PlanCard): TemplateResult | typeof nothing {
  const { words, product, plan, list, details, href, onSelect } = card;
  const look = `button ${card.primary ? 'primary' : ''}`;
  if (plan) {
    // A year is paid at once: nobody shall find out afterwards.
    const label =
      list?.per === 'Annual' && list.billed
        ? words.t('selectYear', { product: product.name, amount: words.money(list.billed) })
        : words.t('select', { product: product.name });
    const { unavailable } = product;
    if (unavailable || details?.current)
      return html`<button class="button" part="cta" type="button" aria-disabled="true">
          ${unavailable ? label : details?.current?.action}
        </button>
        ${unavailable ? html`<p class="detail">${unavailable}</p>` : nothing}`;
    if (card.selectable)
      return html`<label class="button choice" part="cta"
        ><input type="radio" name="plan" .checked=${card.chosen} @change=${onSelect} />${label}</label
      >`;
    return href
      ? html`<a class=${look} part="cta" href=${href} @click=${onSelect}>${label}</a>`
      : html`<button class=${look} part="cta" type="button" @click=${onSelect}>${label}</button>`;
  }
  if (!product.contact) return nothing;
  const address = safeHref(product.contact.href);
  return address ? html`<a class=${look} part="cta" href=${address}>${product.contact.text}</a>` : html`<p>${product.contact.text}</p>`;
}

/** "3 seats", in the catalog's words. */
export function unitsText(words: PlansLocalizer, { unit }: QuantityRule, quantity: number): string {
  return `${words.number(quantity)} ${quantity === 1 ? unit.one : unit.other}`;
}
