import { compareDecimals } from '../../api/decimal/decimal.js';
import { isPositive } from '../../gateway/money.js';
import { longestPeriodDays, yearlyPrice } from '../../gateway/catalog/yearly-price.js';
import type { Offers } from '../../gateway/offers/schema.js';
import type { TenantCatalog } from '../catalog/billing-access.js';
import { currenciesOf, plansForSale, quantityCharges, type CatalogPlan, type PlanEntry } from '../catalog/catalog-plans.js';
import { groupByProduct } from '../offers/catalog-comparison.js';

/** Category of the platform for products that are sold together with others. */
const ADD_ON_CATEGORY = /^add[\s-]?on/i;
const MAX_QUANTITY = 1000;

type ProductOffer = Offers['products'][number];
type PlanOffer = ProductOffer['plans'][number];

/**
 * Creates an offers file that sells every plan of {@link plansForSale}. Products and plans are in the order of their price; products for sale by your
 * sales team and texts in other languages are left to the tenant.
 */
export function createOffers(catalog: TenantCatalog, all = false): Offers {
  const { plans } = plansForSale(catalog, all);
  const currencies = rankCurrencies(plans);
  const products = [...groupByProduct(plans).values()].map((entries) => sortPlans(entries, currencies[0] ?? ''));
  products.sort((left, right) => comparePrices(left[0]?.plan, right[0]?.plan, currencies[0] ?? ''));
  const isAddOn = ([first]: readonly PlanEntry[]): boolean => ADD_ON_CATEGORY.test(first?.product.category ?? '');
  const main = products.filter((entries) => !isAddOn(entries));
  const addOns = main.length > 0 ? products.filter(isAddOn) : [];
  const addOnIds = addOns.flatMap(([first]) => (first ? [first.product.id] : []));
  return {
    currencies,
    countries: [],
    products: [
      ...(main.length > 0 ? main : products).flatMap((entries) =>
        toProduct(entries, addOnIds.length > 0 && entries.some(hasPrice(currencies)) ? { addOns: addOnIds } : {}),
      ),
      ...addOns.flatMap((entries) => toProduct(entries, { addOn: true })),
    ],
    consents: [],
  };
}

/** Currencies, those of the most plans first. */
function rankCurrencies(plans: readonly PlanEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const { plan } of plans) for (const currency of currenciesOf(plan)) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left).map(([currency]) => currency);
}

const priceOf = (plan: CatalogPlan, currency: string): string | undefined => yearlyPrice(plan, currency, () => '1');

const hasPrice =
  (currencies: readonly string[]) =>
  ({ plan }: PlanEntry): boolean =>
    currencies.some((currency) => isPositive(priceOf(plan, currency) ?? '0'));

/** Cheapest first. Plans without a recurring price are last. */
function comparePrices(left: CatalogPlan | undefined, right: CatalogPlan | undefined, currency: string): number {
  const [one, other] = [left && priceOf(left, currency), right && priceOf(right, currency)];
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return compareDecimals(one, other);
}

/** Short billing periods first, then the cheapest. */
function sortPlans(entries: readonly PlanEntry[], currency: string): PlanEntry[] {
  return entries.toSorted(
    (left, right) => longestPeriodDays(left.plan) - longestPeriodDays(right.plan) || comparePrices(left.plan, right.plan, currency),
  );
}

function toProduct(entries: readonly PlanEntry[], changes: Partial<ProductOffer>): ProductOffer[] {
  const [first] = entries;
  if (!first) return [];
  const { id, name } = first.product;
  return [
    {
      productId: id,
      // The platform lists products without their descriptions.
      texts: { en: { description: name, features: [] } },
      ...changes,
      plans: entries.map(({ plan }) => toPlan(plan)),
    },
  ];
}

function toPlan(plan: CatalogPlan): PlanOffer {
  const charges = quantityCharges(plan);
  const [first] = charges;
  if (!first) return { productRatePlanId: plan.id };
  const min = Math.max(1, wholeNumber(first.minQuantity) ?? 1);
  const max = Math.max(min, wholeNumber(first.maxQuantity) ?? MAX_QUANTITY);
  const initial = Math.min(max, Math.max(min, wholeNumber(first.defaultQuantity) ?? min));
  const one = (first.uom ?? 'unit').toLowerCase();
  return {
    productRatePlanId: plan.id,
    quantity: {
      // One quantity for charges with the same unit: a buyer who adds a seat pays every price per seat.
      chargeIds: charges.filter(({ uom }) => uom === first.uom).map(({ id }) => id),
      min,
      max,
      initial,
      unit: { en: { one, other: one.endsWith('s') ? one : `${one}s` } },
    },
  };
}

/** Catalog quantities are decimals such as `1` or `1.00`. */
function wholeNumber(text: string | null | undefined): number | undefined {
  return text == null || !/^\d{1,6}(?:\.0+)?$/.test(text) ? undefined : Number.parseInt(text, 10);
}
