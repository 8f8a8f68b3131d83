import type { Catalog } from '../../../../api/schemas/storefront/catalog.js';

/** Filter of the products and plans to show. Ids are separated by spaces or commas, as in attributes. */
export interface CatalogFilter {
  readonly products?: string | undefined;
  readonly plans?: string | undefined;
  readonly category?: string | undefined;
  readonly order?: string | undefined;
}

const ids = (list: string | undefined): string[] | undefined => list?.match(/[^\s,]+/g) ?? undefined;

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
