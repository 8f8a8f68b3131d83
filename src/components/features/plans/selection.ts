import type { AddOnChoice, PlanSelection } from '../../events/storefront-plan-select.js';
import type { Localizer } from '../../locales/localizer.js';
import { withQuery } from '../../primitives/safe-link.js';
import type { PlansMessages } from '../../../generated/locales/plans.js';
import type { ListPrice, Offer } from './offer.js';
import { periodText } from './period-text.js';
import { unitsText } from './plan-card.js';

/** Returns the payload of the select event. */
export function selectionOf(
  l: Localizer<PlansMessages>,
  { product, plan }: Required<Offer>,
  quantity: number | undefined,
  price: ListPrice | undefined,
  addOns: readonly AddOnChoice[],
): PlanSelection {
  const amount = price && (price.billedAmount ?? price.shownAmount);
  return {
    productRatePlanId: plan.productRatePlanId,
    productName: product.name,
    quantity,
    addOns,
    price: amount && { ...amount, formatted: l.money(amount) },
  };
}

/** Returns a link to the sign-up page with the selection in its query. */
export function planSignUpUrl(
  href: string,
  { productRatePlanId, quantity, addOns }: PlanSelection,
  period: string | undefined,
  currency: string,
): string | undefined {
  const taken = addOns.map((addOn) => `${addOn.productRatePlanId}:${addOn.quantity ?? 1}`);
  return withQuery(href, { plan: productRatePlanId, quantity, 'add-on': taken, period, currency });
}

/** Returns the announcement of a changed price, for example "Build: 40.00 for 4 seats per month". */
export function priceAnnouncement(
  l: Localizer<PlansMessages>,
  { product, plan }: Offer,
  quantity: number | undefined,
  price: ListPrice,
): string {
  const amount = l.money(price.shownAmount);
  const shown = plan?.quantity && quantity ? l.t('forQuantity', { amount, quantity: unitsText(l, plan.quantity, quantity) }) : amount;
  return l.t('priceNow', { product: product.name, price: shown, period: periodText(l, price) });
}
