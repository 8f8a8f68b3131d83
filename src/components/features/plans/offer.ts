import { isZero } from '../../../api/decimal/decimal.js';
import { perMonth, planSaving, singlePriceTotal, type PriceTotal } from '../../../api/pricing/list-price.js';
import type { Catalog, CatalogCharge, CatalogPlan, CatalogProduct } from '../../../api/schemas/storefront/catalog.js';
import type { Money } from '../../../api/schemas/values.js';

/** Number of cards to render at a time. If there are more cards, the browser skips the layout of the cards that are out of view. */
export const CARDS_PER_BATCH = 20;
const ORDER = ['Week', 'Month', 'Quarter', 'Semi-Annual', 'Annual'];

/** Product with its plan for the selected billing period. */
export interface Offer {
  readonly product: CatalogProduct;
  /** Absent for products that are sold by the sales team. */
  readonly plan?: CatalogPlan | undefined;
}

/** List price of a plan for display. */
export interface ListPrice {
  /** Amount that is shown prominently. */
  readonly shownAmount: Money;
  /** Period of the amount: a billing period of the platform, `once`, or `free`. */
  readonly period: string;
  /** Amount billed each period, if `shownAmount` is only the monthly share. */
  readonly billedAmount?: Money | undefined;
}

/** Returns the billing periods on sale, shortest first. Unknown periods come last. */
export function periodsOf({ products }: Catalog): string[] {
  const periods = new Set(products.flatMap(({ plans }) => plans.flatMap(({ billingPeriod }) => billingPeriod ?? [])));
  const rank = (period: string): number => (ORDER.indexOf(period) + ORDER.length + 1) % (ORDER.length + 1);
  return [...periods].sort((a, b) => rank(a) - rank(b));
}

/** Returns the plan of a product to show for a period: a plan with that period, otherwise a one-time plan, otherwise the first plan. */
export function planFor({ plans }: CatalogProduct, period: string | undefined): CatalogPlan | undefined {
  return plans.find(({ billingPeriod }) => billingPeriod === period) ?? plans.find(({ billingPeriod }) => !billingPeriod) ?? plans[0];
}

/** Returns the product and plan of a rate plan id. Undefined if the plan is not on sale. */
export function offerOf({ products }: Catalog, productRatePlanId: string | undefined): Required<Offer> | undefined {
  for (const product of products) {
    for (const plan of product.plans) if (plan.productRatePlanId === productRatePlanId) return { product, plan };
  }
  return undefined;
}

/** Clamps a quantity to the plan's limits. A quantity that is not a whole number is ignored. Undefined if the plan has no quantity. */
export function quantityOf({ quantity }: CatalogPlan, wanted: number | undefined): number | undefined {
  const whole = Number.isInteger(wanted) ? wanted : undefined;
  return quantity && Math.min(quantity.max, Math.max(quantity.min, whole ?? quantity.initial));
}

/** Returns the list price of a plan. Undefined if the price depends on usage or tiers. */
export function listPrice(plan: CatalogPlan, quantity = 1, total: PriceTotal = singlePriceTotal): ListPrice | undefined {
  const recurs = plan.charges.some(({ type }) => type === 'Recurring');
  const price = total(plan, recurs ? 'Recurring' : 'OneTime', quantity);
  if (!price) return undefined;
  if (isZero(price.amount) && !plan.charges.some(({ type }) => type === 'Usage')) return { shownAmount: price, period: 'free' };
  if (!recurs) return { shownAmount: price, period: 'once' };
  const period = plan.billingPeriod ?? '';
  const share = period === 'Month' ? undefined : perMonth(price, period);
  return { shownAmount: share ?? price, period, billedAmount: share && price };
}

/** Returns the recurring charges of a plan with a quantity: base fees and unit prices. Empty if one of them has tiers. */
export function unitPriceCharges(plan: CatalogPlan): readonly CatalogCharge[] {
  const charges = plan.charges.filter(({ type }) => type === 'Recurring');
  return plan.quantity && !charges.some(({ tiers }) => tiers) ? charges.filter(({ price }) => price && !isZero(price.amount)) : [];
}

/** Returns the one-time charges of a recurring plan. */
export function oneTimeCharges({ charges }: CatalogPlan): readonly CatalogCharge[] {
  return charges.some(({ type }) => type === 'Recurring')
    ? charges.filter(({ type, price }) => type === 'OneTime' && price && !isZero(price.amount))
    : [];
}

/** True if the catalog needs `details/`: for prices, trials or add-ons, or because it has very many products. */
export function needsDetails({ products }: Catalog): boolean {
  return (
    products.length > CARDS_PER_BATCH ||
    products.some(
      ({ addOns, plans }) =>
        addOns || plans.some(({ trial, charges }) => trial || charges.some(({ model }) => model !== 'FlatFee' && model !== 'PerUnit')),
    )
  );
}

/**
 * Returns the highest saving of a billing period compared to the shortest period, in whole percent. `same` is true if the saving is the same
 * for every product that has both periods.
 */
export function savingOf(
  { products }: Catalog,
  period: string,
  shortest: string,
  total: PriceTotal = singlePriceTotal,
): { percent: number; same: boolean } | undefined {
  const percents = products.flatMap((product) => {
    const longer = product.plans.find(({ billingPeriod }) => billingPeriod === period);
    const shorter = product.plans.find(({ billingPeriod }) => billingPeriod === shortest);
    if (!longer || !shorter) return [];
    const price = total(shorter, 'Recurring', 1);
    return price && isZero(price.amount) ? [] : (planSaving(longer, shorter, quantityOf(longer, undefined), total)?.percent ?? 0);
  });
  const percent = Math.max(0, ...percents);
  return percent > 0 ? { percent, same: percents.every((each) => each === percent) } : undefined;
}
