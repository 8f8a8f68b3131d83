import type { Catalog } from '../../../../api/schemas/storefront/catalog.js';

/** Filter of the products and plans to show. Ids are separated by spaces or commas, as in attributes. */
interface CatalogFilter {
  readonly products?: string | undefined;
  readonly plans?: string | undefined;
  readonly category?: string | undefined;
  readonly order?: string | undefined;
}

const ids = (list: string | undefined): string[] | undefined => list?.match(/[^\s,]+/g) ?? undefined;

/** Returns the ids that the page's developer wrote in attributes, but that are not on sale. */
export function unknownIds(
  { products }: Catalog,
  { products: wanted, plans, order, plan }: CatalogFilter & { plan?: string | undefined },
): string[] {
  const productIds = new Set(products.map(({ productId }) => productId));
  const planIds = new Set(products.flatMap((product) => product.plans.map(({ productRatePlanId }) => productRatePlanId)));
  const wrong = (list: string | undefined, known: ReadonlySet<string>): string[] => ids(list)?.filter((id) => !known.has(id)) ?? [];
  return [...wrong(wanted, productIds), ...wrong(order, productIds), ...wrong(plans, planIds), ...wrong(plan, planIds)];
}

/** Returns the filtered catalog. Products are in the order of `order` if set, otherwise of `products` if set, otherwise of the catalog. */
export function filterCatalog(catalog: Catalog, { products, plans, category, order }: CatalogFilter): Catalog {
  const wanted = ids(products);
  const wantedPlans = ids(plans);
  const first = ids(order) ?? wanted ?? [];
  const rank = (productId: string): number => (first.indexOf(productId) + first.length + 1) % (first.length + 1);
  return {
    ...catalog,
    products: catalog.products
      .filter((product) => (wanted?.includes(product.productId) ?? true) && (!category || product.category === category))
      .map((product) =>
        wantedPlans ? { ...product, plans: product.plans.filter((plan) => wantedPlans.includes(plan.productRatePlanId)) } : product,
      )
      .filter((product) => !wantedPlans || product.plans.length > 0)
      .sort((a, b) => rank(a.productId) - rank(b.productId)),
  };
}
