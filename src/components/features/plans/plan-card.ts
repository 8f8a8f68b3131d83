import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogPlan, QuantityRule } from '../../../api/schemas/storefront/catalog.js';
import type { Localizer } from '../../locales/localizer.js';
import { price } from '../../primitives/price.js';
import { safeHref } from '../../primitives/safe-link.js';
import { stepper } from '../../primitives/stepper.js';
import type { PlansMessages } from '../../../generated/locales/plans.js';
import { oneTimeCharges, unitPriceCharges, type ListPrice, type Offer } from './offer.js';
import { periodText } from './period-text.js';

type PlansLocalizer = Localizer<PlansMessages>;

/** Content that `details/` adds to a card. */
export interface CardDetails {
  /** Text of the badge. Default: the product's label. */
  readonly badge?: string | undefined;
  /** Content in place of the quantity stepper: what the account has. */
  readonly currentPlan?: TemplateResult | undefined;
  /** Renders the action of an account that has this plan or can switch to it. */
  readonly action?: ((card: PlanCardOptions) => TemplateResult) | undefined;
  /** Content below the price: trial, discount, estimate, one-time charges. */
  readonly belowPrice?: TemplateResult | undefined;
  /** Content below the button: add-ons and charge prices. */
  readonly belowAction?: TemplateResult | undefined;
  /** Content below the features. */
  readonly belowFeatures?: TemplateResult | undefined;
}

interface PlanCardOptions extends Offer {
  readonly l: PlansLocalizer;
  readonly quantity: number | undefined;
  readonly list: ListPrice | undefined;
  readonly details: CardDetails | undefined;
  readonly isChosen: boolean;
  /** True if the plans are options of a radio group, for example within a sign-up. */
  readonly isSelectable: boolean;
  /** True if the features are shown elsewhere. */
  readonly hidesFeatures: boolean;
  /** True if the card's button is the primary button. */
  readonly isPrimary: boolean;
  /** Link target of the button. Without it, the button only fires the select event. */
  readonly href?: string | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly onSelect: () => void;
}

/** Renders the card of a product. Every card has the same number of rows, so that names, prices, buttons and features line up. */
export function planCard(card: PlanCardOptions): TemplateResult {
  const { product, plan } = card;
  return html`<div
    role=${card.isSelectable ? 'presentation' : 'listitem'}
    class="card ${product.highlighted ? 'highlighted' : ''} ${card.isChosen ? 'chosen' : ''}"
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
        : html`<p class="price" part="price"><span class="words">${card.l.t('byAgreement')}</span></p>
            <div></div>
            <div></div>`
    }
    <div class="action">${(card.details?.action ?? action)(card)}</div>
    <div class="features">
      ${card.details?.belowAction}
      ${
        card.hidesFeatures
          ? nothing
          : html`<ul part="features">
              ${product.features.map((feature) => html`<li>${feature}</li>`)}
            </ul>`
      }
      ${card.details?.belowFeatures}
    </div>
  </div>`;
}

function badge({ l, isChosen, product, details }: PlanCardOptions): TemplateResult | typeof nothing {
  const text = details?.badge ?? (isChosen ? l.t('chosen') : product.label);
  return text ? html`<span class="badge" part="badge">${text}</span>` : nothing;
}

function priceRows({ l, product, quantity, list, details, onQuantity }: PlanCardOptions, plan: CatalogPlan): TemplateResult {
  return html`<p class="price" part="price">
      ${list ? price(l.moneyParts(list.shownAmount), l.money(list.shownAmount)) : html`<span class="words">${l.t('byUse')}</span>`}
    </p>
    <div class="period" part="period">
      ${list ? html`<p>${periodText(l, list)}</p>` : nothing} ${details?.belowPrice}
      ${[
        plan.taxIncluded ? l.t('taxIncluded') : plan.taxIncluded === false ? l.t('plusTax') : [],
        priceParts(l, plan, quantity),
        ...(details ? [] : [oneTimeTexts(l, plan), plan.charges.some(({ type }) => type === 'Usage') ? l.t('plusUse') : []]),
      ]
        .flat()
        .map((line) => html`<p class="detail">${line}</p>`)}
    </div>
    <div class="quantity">
      ${
        details?.currentPlan ||
        (plan.quantity && quantity !== undefined
          ? stepper({
              ...plan.quantity,
              id: `quantity-${product.productId}`,
              label: plan.quantity.unit.other,
              value: quantity,
              decrease: l.t('fewer', { units: plan.quantity.unit.other }),
              increase: l.t('more', { units: plan.quantity.unit.other }),
              onChange: onQuantity,
            })
          : nothing)
      }
    </div>`;
}

/** Returns texts about the one-time charges of a recurring plan. */
export function oneTimeTexts(l: PlansLocalizer, plan: CatalogPlan): string[] {
  return oneTimeCharges(plan).flatMap(({ price: amount, name }) =>
    amount ? l.t('plusOnce', { amount: l.money(amount), charge: name }) : [],
  );
}

/** Returns texts that describe the parts of the price. */
function priceParts(l: PlansLocalizer, plan: CatalogPlan, quantity: number | undefined): string[] {
  const each = unitPriceCharges(plan).flatMap(({ price: amount, quantityChosen }) =>
    amount ? l.t(quantityChosen ? 'each' : 'base', { amount: l.money(amount) }) : [],
  );
  return plan.quantity && quantity !== undefined && each.length > 0
    ? [l.t('parts', { units: unitsText(l, plan.quantity, quantity), parts: each.join(' + ') })]
    : [];
}

function action(card: PlanCardOptions): TemplateResult | typeof nothing {
  const { l, product, plan, list, href, onSelect } = card;
  const buttonClass = `button ${card.isPrimary ? 'primary' : ''}`;
  if (plan) {
    // The label includes the yearly amount, because the visible price is per month.
    const label =
      list?.period === 'Annual' && list.billedAmount
        ? l.t('selectYear', { product: product.name, amount: l.money(list.billedAmount) })
        : l.t('select', { product: product.name });
    const { unavailable } = product;
    if (unavailable)
      return html`<button class="button" part="cta" type="button" aria-disabled="true">${label}</button>
        <p class="detail">${unavailable}</p>`;
    if (card.isSelectable)
      return html`<label class="button choice" part="cta"
        ><input type="radio" name="plan" .checked=${card.isChosen} @change=${onSelect} />${label}</label
      >`;
    return href
      ? html`<a class=${buttonClass} part="cta" href=${href} @click=${onSelect}>${label}</a>`
      : html`<button class=${buttonClass} part="cta" type="button" @click=${onSelect}>${label}</button>`;
  }
  if (!product.contact) return nothing;
  const address = safeHref(product.contact.href);
  return address
    ? html`<a class=${buttonClass} part="cta" href=${address}>${product.contact.text}</a>`
    : html`<p>${product.contact.text}</p>`;
}

/** Returns a quantity with its unit as named in the catalog, for example "3 seats". */
export function unitsText(l: PlansLocalizer, { unit }: QuantityRule, quantity: number): string {
  return `${l.number(quantity)} ${quantity === 1 ? unit.one : unit.other}`;
}
