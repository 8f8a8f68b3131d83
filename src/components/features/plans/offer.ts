import { isZero } from '../../../api/decimal/decimal.js';
import { perMonth, saving, singlePriceTotal, type PriceTotal } from '../../../api/pricing/list-price.js';
import type { Catalog, CatalogCharge, CatalogPlan, CatalogProduct } from '../../../api/schemas/storefront/catalog.js';
import type { Money } from '../../../api/schemas/values.js';

/** Above this many cards those out of sight are not laid out, and so many are drawn at a time. With few it would cost more than it saves. */
export const MANY_CARDS = 20;
const ORDER = ['Week', 'Month', 'Quarter', 'Semi-Annual', 'Annual'];

/** A product in the billing period that is shown. */
export interface Offer {
  readonly product: CatalogProduct;
  /** Absent for products that are sold by talking to someone. */
  readonly plan?: CatalogPlan | undefined;
}

/** The list price of a plan, in the form in which it is compared with others. */
export interface ListPrice {
  /** The amount that stands out. */
  readonly shown: Money;
  /** What it is shown for: a billing period of the platform, `once`, or `free`. */
  readonly per: string;
  /** What is billed each period, where `shown` is its share of a month. */
  readonly billed?: Money | undefined;
}

/** The billing periods on sale, shortest first; ones that are not known come last. */
export function periodsOf({ products }: Catalog): string[] {
  const periods = new Set(products.flatMap(({ plans }) => plans.flatMap(({ billingPeriod }) => billingPeriod ?? [])));
  const rank = (period: string): number => (ORDER.indexOf(period) + ORDER.length + 1) % (ORDER.length + 1);
  return [...periods].sort((a, b) => rank(a) - rank(b));
}

/** The plan of a product that is shown for a period: that of the period, else one paid once, else its first one with the period it has. */
export function planFor({ plans }: CatalogProduct, period: string | undefined): CatalogPlan | undefined {
  return plans.find(({ billingPeriod }) => billingPeriod === period) ?? plans.find(({ billingPeriod }) => !billingPeriod) ?? plans[0];
}

/** Product and plan of a rate plan id; undefined if it is not on sale. */
export function offerOf({ products }: Catalog, productRatePlanId: string | undefined): Required<Offer> | undefined {
  for (const product of products) {
    for (const plan of product.plans) if (plan.productRatePlanId === productRatePlanId) return { product, plan };
  }
  return undefined;
}

/** A wanted quantity within the plan's rule; undefined where there is nothing to choose. */
export function quantityOf({ quantity }: CatalogPlan, wanted: number | undefined): number | undefined {
  return quantity && Math.min(quantity.max, Math.max(quantity.min, wanted ?? quantity.initial));
}

/** Undefined where a list price cannot say it, because it depends on use or tiers. */
export function listPrice(plan: CatalogPlan, quantity = 1, total: PriceTotal = singlePriceTotal): ListPrice | undefined {
  const recurs = plan.charges.some(({ type }) => type === 'Recurring');
  const price = total(plan, recurs ? 'Recurring' : 'OneTime', quantity);
  if (!price) return undefined;
  if (isZero(price.amount) && !plan.charges.some(({ type }) => type === 'Usage')) return { shown: price, per: 'free' };
  if (!recurs) return { shown: price, per: 'once' };
  const period = plan.billingPeriod ?? '';
  const share = period === 'Month' ? undefined : perMonth(price, period);
  return { shown: share ?? price, per: period, billed: share && price };
}

/** The charges that make up a price with a quantity: what is paid in any case, and for each unit. None where tiers are among them. */
export function unitPriceCharges(plan: CatalogPlan): readonly CatalogCharge[] {
  const charges = plan.charges.filter(({ type }) => type === 'Recurring');
  return plan.quantity && !charges.some(({ tiers }) => tiers) ? charges.filter(({ price }) => price && !isZero(price.amount)) : [];
}

/** What is paid once beside a recurring price. */
export function oneTimeCharges({ charges }: CatalogPlan): readonly CatalogCharge[] {
  return charges.some(({ type }) => type === 'Recurring')
    ? charges.filter(({ type, price }) => type === 'OneTime' && price && !isZero(price.amount))
    : [];
}

/** Whether `details/` is needed to say what the plans cost and what comes with them, or to draw very many. */
export function needsDetails({ products }: Catalog): boolean {
  return (
    products.length > MANY_CARDS ||
    products.some(
      ({ addOns, plans }) =>
        addOns || plans.some(({ trial, charges }) => trial || charges.some(({ model }) => model !== 'FlatFee' && model !== 'PerUnit')),
    )
  );
}

/** Whole percent that a period saves over the shortest one: the most that any product saves, and whether every product with both saves as much. */
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
    return price && isZero(price.amount) ? [] : (saving(longer, shorter, quantityOf(longer, undefined), total)?.percent ?? 0);
  });
  const percent = Math.max(0, ...percents);
  return percent > 0 ? { percent, same: percents.every((each) => each === percent) } : undefined;
}
