import { findMismatches } from '../../gateway/offers/mismatches.js';
import type { Offers } from '../../gateway/offers/schema.js';
import type { TenantCatalog } from '../catalog/billing-access.js';
import { currenciesOf, plansForSale, quantityCharges, whyNotSold, type PlanEntry } from '../catalog/catalog-plans.js';

/** Differences between an offers file and the catalog. */
interface CatalogComparison {
  /** What does not work for customers. */
  readonly problems: readonly string[];
  /** What works and may be intended. */
  readonly notes: readonly string[];
}

const nameOf = ({ product, plan }: PlanEntry): string => `plan ${plan.id} ("${plan.name}" of "${product.name}")`;

/** Compares an offers file with the catalog of the tenant. */
export function compareWithCatalog(offers: Offers, catalog: TenantCatalog): CatalogComparison {
  const offered = findOffered(offers, catalog);
  return {
    problems: [
      ...findMismatches(catalog.products, offers),
      ...offered.flatMap((entry) => {
        const reason = whyNotSold(entry, catalog.today);
        return reason === undefined ? [] : [`${nameOf(entry)} is not sold today: ${reason}`];
      }),
      ...findCurrencyProblems(offers, offered),
    ],
    notes: [...findCurrencyNotes(offers, offered), ...findQuantityNotes(offers, offered), ...findUnsold(offers, catalog)],
  };
}

/** Plans of the file that the catalog has. */
function findOffered({ products }: Offers, catalog: TenantCatalog): PlanEntry[] {
  return products.flatMap(({ productId, plans }) => {
    const found = catalog.products.find(({ product }) => product.id === productId);
    if (!found) return [];
    const ids = new Set(plans.map(({ productRatePlanId }) => productRatePlanId));
    return found.ratePlans.filter(({ id }) => ids.has(id)).map((plan) => ({ product: found.product, plan }));
  });
}

function findCurrencyProblems({ currencies }: Offers, offered: readonly PlanEntry[]): string[] {
  const priced = new Set(offered.flatMap(({ plan }) => currenciesOf(plan)));
  const known = [...priced].join(', ') || 'none';
  return [
    ...currencies
      .filter((currency) => offered.length > 0 && !priced.has(currency))
      .map(
        (currency) => `currencies: no plan of the file has prices in ${currency}, so pages in ${currency} show nothing. Priced: ${known}`,
      ),
    ...offered
      .filter(({ plan }) => !currenciesOf(plan).some((currency) => currencies.includes(currency)))
      .map(
        (entry) =>
          `${nameOf(entry)} has no prices in ${currencies.join(', ')}, so nobody can buy it. It has: ${currenciesOf(entry.plan).join(', ') || 'none'}`,
      ),
  ];
}

function findCurrencyNotes({ currencies }: Offers, offered: readonly PlanEntry[]): string[] {
  const left = [...new Set(offered.flatMap(({ plan }) => currenciesOf(plan)))].filter((currency) => !currencies.includes(currency));
  const sold = currencies.filter((currency) => offered.some(({ plan }) => currenciesOf(plan).includes(currency)));
  return [
    ...left.map((currency) => `currencies: the catalog has prices in ${currency}, which the file leaves out`),
    ...offered.flatMap((entry) => {
      const has = currenciesOf(entry.plan);
      const missing = sold.filter((currency) => !has.includes(currency));
      return missing.length === 0 || missing.length === sold.length
        ? []
        : [`${nameOf(entry)} has no prices in ${missing.join(', ')} and is not shown there`];
    }),
  ];
}

function findQuantityNotes({ products }: Offers, offered: readonly PlanEntry[]): string[] {
  const chosen = new Set(
    products.flatMap(({ plans }) => plans.flatMap(({ productRatePlanId, quantity }) => (quantity ? [productRatePlanId] : []))),
  );
  return offered
    .filter(({ plan }) => !chosen.has(plan.id) && quantityCharges(plan).length > 0)
    .map((entry) => {
      const names = quantityCharges(entry.plan).map(({ id, name }) => `${id} ("${name}")`);
      return `${nameOf(entry)} is priced per unit, but has no quantity, so customers get the default of the catalog. Charges: ${names.join(', ')}`;
    });
}

function findUnsold({ products }: Offers, catalog: TenantCatalog): string[] {
  const plans = new Set(products.flatMap((product) => product.plans.map(({ productRatePlanId }) => productRatePlanId)));
  const offeredProducts = new Set(products.map(({ productId }) => productId));
  return [...groupByProduct(plansForSale(catalog).plans)].flatMap(([id, entries]) => {
    const [first] = entries;
    if (!first) return [];
    if (!offeredProducts.has(id)) return [`product ${id} ("${first.product.name}") can be sold, but is not in the file`];
    return entries.filter(({ plan }) => !plans.has(plan.id)).map((entry) => `${nameOf(entry)} can be sold, but is not in the file`);
  });
}

/** Plans by product id, in the order of the catalog. */
export function groupByProduct(plans: readonly PlanEntry[]): Map<string, PlanEntry[]> {
  const groups = new Map<string, PlanEntry[]>();
  for (const entry of plans) groups.set(entry.product.id, [...(groups.get(entry.product.id) ?? []), entry]);
  return groups;
}
