import { isPositiveMoney } from '../../../api/money/money.js';
import type { Catalog } from '../../../api/schemas/storefront/catalog.js';
import type { PlanChoice, Quote } from '../../../api/schemas/storefront/quote.js';
import { offerOf, quantityOf } from '../plans/offer.js';
import type { Purchase } from './purchase.js';
import type { ChosenPlan, SignUpStepsLocalizer } from './sign-up-view.js';

/** Returns a chosen plan or add-on with its catalog entry. Undefined if it is not on sale. */
function findChosen(catalog: Catalog, asked: PlanChoice | undefined): ChosenPlan | undefined {
  const offer = offerOf(catalog, asked?.productRatePlanId);
  if (!asked || !offer) return undefined;
  const quantity = quantityOf(offer.plan, asked.quantity);
  const choice = { productRatePlanId: asked.productRatePlanId, ...(quantity === undefined ? {} : { quantity }) };
  return { product: offer.product, plan: offer.plan, choice };
}

/** Returns the chosen plan with its catalog entry. */
export function findChosenPlan(catalog: Catalog, { plan }: Pick<Purchase, 'plan'>): ChosenPlan | undefined {
  return findChosen(catalog, plan);
}

/** Returns the chosen add-ons that may be bought with the plan. */
export function findChosenAddOns(catalog: Catalog, chosen: ChosenPlan | undefined, { addOns }: Pick<Purchase, 'addOns'>): ChosenPlan[] {
  const allowed = chosen?.product.addOns ?? [];
  const products = (catalog.addOns ?? []).filter(({ productId }) => allowed.includes(productId));
  return addOns.flatMap((addOn) => findChosen({ ...catalog, products }, addOn) ?? []);
}

/** True if the plan charges for usage. Quotes do not contain these charges. */
const hasUsagePrice = ({ plan }: ChosenPlan): boolean =>
  plan.charges.some(
    ({ type, price, overagePrice, tiers = [] }) =>
      type === 'Usage' && [price, overagePrice, ...tiers.map((tier) => tier.price)].some((amount) => amount && isPositiveMoney(amount)),
  );

/** True if anything is due, now or later. Based on the quote and usage prices, or on list prices until the quote has loaded. */
export function isPaymentNeeded(
  { unpaidFirstBill }: Pick<Purchase, 'unpaidFirstBill'>,
  quote: Quote | undefined,
  chosen: ChosenPlan | undefined,
  addOns: readonly ChosenPlan[],
): boolean {
  if (unpaidFirstBill || (chosen && [chosen, ...addOns].some(hasUsagePrice))) return true;
  if (quote)
    return (
      isPositiveMoney(quote.dueNow.total) || [quote.next, ...(quote.upcoming ?? [])].some((bill) => bill && isPositiveMoney(bill.total))
    );
  return !chosen || [chosen, ...addOns].some(({ plan }) => plan.charges.some(({ price }) => !price || isPositiveMoney(price)));
}

/** Formats a quantity with its unit. */
export function formatUnits(l: SignUpStepsLocalizer, unit: { one: string; other: string }, count: number): string {
  return l.t('quantityOf', { count, ...unit });
}
