import { html, nothing, type TemplateResult } from 'lit';
import { discountedTotal } from '../../../../api/pricing/plan-totals.js';
import type { Catalog, CatalogPlan, CatalogProduct } from '../../../../api/schemas/storefront/catalog.js';
import type { AddOnChoice } from '../../../events/storefront-plan-select.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { Localizer } from '../../../locales/localizer.js';
import { stepper } from '../../../primitives/stepper.js';
import type { PlansMessages } from '../../../../generated/locales/plans.js';
import { listPrice, planFor, quantityOf, type ListPrice, type Offer } from '../offer.js';
import { periodText } from '../period-text.js';
import type { PlansDetailsMessages } from '../../../../generated/locales/plans-details.js';

/** Add-on with its rate plan that matches the billing period of the main plan. */
export interface AddOnOffer {
  readonly product: CatalogProduct;
  readonly plan: CatalogPlan;
}

/** Returns the add-ons that can be bought with a plan. */
export function addOnOffers({ addOns = [] }: Catalog, { product, plan }: Required<Offer>): AddOnOffer[] {
  return (product.addOns ?? []).flatMap((productId) => {
    const addOn = addOns.find((each) => each.productId === productId && !each.unavailable);
    const ofPeriod = addOn && planFor(addOn, plan.billingPeriod);
    return addOn && ofPeriod ? { product: addOn, plan: ofPeriod } : [];
  });
}

/** Chosen add-ons by product. They stay chosen when the billing period changes. */
export class AddOnChoices {
  /** Quantities by product and add-on. Undefined for an add-on without a quantity. */
  readonly #chosen = new Map<string, Map<string, number | undefined>>();
  #preselected: readonly AddOnChoice[] | undefined;

  /** Applies the add-ons that the page preselects for a product. */
  preselect(productId: string, offers: readonly AddOnOffer[], given: readonly AddOnChoice[]): void {
    const same = given === this.#preselected || (given.length === 0 && !this.#preselected);
    this.#preselected = given;
    if (same) return;
    const chosen = new Map<string, number | undefined>();
    for (const { productRatePlanId, quantity } of given) {
      const offer = offers.find(({ product }) => product.plans.some((plan) => plan.productRatePlanId === productRatePlanId));
      if (offer) chosen.set(offer.product.productId, quantity);
    }
    this.#chosen.set(productId, chosen);
  }

  has(productId: string, { product }: AddOnOffer): boolean {
    return this.#chosen.get(productId)?.has(product.productId) ?? false;
  }

  quantity(productId: string, { product, plan }: AddOnOffer): number | undefined {
    return quantityOf(plan, this.#chosen.get(productId)?.get(product.productId));
  }

  set(productId: string, { product }: AddOnOffer, chosen: boolean, quantity?: number): void {
    const choices = this.#chosen.get(productId) ?? new Map<string, number | undefined>();
    if (chosen) choices.set(product.productId, quantity);
    else choices.delete(product.productId);
    this.#chosen.set(productId, choices);
  }

  list(productId: string, offers: readonly AddOnOffer[]): AddOnChoice[] {
    return offers
      .filter((offer) => this.has(productId, offer))
      .map((offer) => {
        const quantity = this.quantity(productId, offer);
        const { productRatePlanId } = offer.plan;
        return quantity === undefined ? { productRatePlanId } : { productRatePlanId, quantity };
      });
  }
}

interface AddOnsView {
  readonly l: FullLocalizer<PlansDetailsMessages>;
  readonly plansLocalizer: Localizer<PlansMessages>;
  readonly offer: Required<Offer>;
  readonly offers: readonly AddOnOffer[];
  readonly choices: AddOnChoices;
  /** Total price of the plan and its add-ons. Undefined without add-ons, or if the prices cannot be added. */
  readonly totalWithAddOns: ListPrice | undefined;
  readonly onChange: () => void;
}

/** Formats a list price and its period. */
export function priceText(plansLocalizer: Localizer<PlansMessages>, list: ListPrice): { price: string; period: string } {
  const { shownAmount: shown, period: per, billedAmount: billed } = list;
  return {
    price: plansLocalizer.money(shown),
    period: periodText(plansLocalizer, { shownAmount: shown, period: per, billedAmount: billed }),
  };
}

/** Renders the add-ons of a card with their prices, and the total with the plan. */
export function addOnList({
  l,
  plansLocalizer,
  offer,
  offers,
  choices,
  totalWithAddOns: together,
  onChange,
}: AddOnsView): TemplateResult | typeof nothing {
  if (offers.length === 0) return nothing;
  const { productId, name } = offer.product;
  return html`<fieldset class="add-ons" part="add-ons">
    <legend>${l.t('addOns', { product: name })}</legend>
    ${offers.map((addOn) => {
      const chosen = choices.has(productId, addOn);
      const quantity = choices.quantity(productId, addOn);
      const list = listPrice(addOn.plan, chosen ? quantity : (addOn.plan.quantity?.min ?? 1), discountedTotal);
      const change = ({ target }: Event): void => {
        if (target instanceof HTMLInputElement) choices.set(productId, addOn, target.checked);
        onChange();
      };
      const { quantity: rule } = addOn.plan;
      return html`<label class="add-on">
          <input type="checkbox" .checked=${chosen} @change=${change} />
          <span>${addOn.product.name}</span>
          <span class="detail">${list ? l.t('addOnPrice', priceText(plansLocalizer, list)) : plansLocalizer.t('byUse')}</span>
        </label>
        ${
          chosen && rule && quantity !== undefined
            ? stepper({
                id: `quantity-${productId}-${addOn.product.productId}`,
                label: rule.unit.other,
                value: quantity,
                min: rule.min,
                max: rule.max,
                decrease: plansLocalizer.t('fewer', { units: rule.unit.other }),
                increase: plansLocalizer.t('more', { units: rule.unit.other }),
                onChange: (wanted) => {
                  choices.set(productId, addOn, true, wanted);
                  onChange();
                },
              })
            : nothing
        }`;
    })}
    ${together ? html`<p class="together">${l.t('together', priceText(plansLocalizer, together))}</p>` : nothing}
  </fieldset>`;
}
