import type { Client } from '../../api/client.js';
import { listProductRatePlans, listProducts } from '../../generated/api/operations/catalog.js';
import type { Product, ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import type { IsoDate } from '../../api/schemas/values.js';

/** Product of the product catalog with its rate plans. */
export interface BillingProduct {
  product: Product;
  ratePlans: readonly ProductRatePlan[];
}

/** Number of products whose rate plans are read concurrently. Well below the platform's limit of 40 concurrent requests. */
const CONCURRENT_READS = 4;
/** Largest page size that the platform supports. */
const PAGE_SIZE = 40;

/** Reads the whole product catalog: all products, then the rate plans of each product. */
export async function readCatalog(billing: Client): Promise<BillingProduct[]> {
  const products: Product[] = [];
  for await (const page of billing.pages(listProducts, { pageSize: PAGE_SIZE })) products.push(...page.products);
  const billingProducts: BillingProduct[] = products.map((product) => ({ product, ratePlans: [] }));
  const queue = billingProducts.values();
  const worker = async (): Promise<void> => {
    for (const entry of queue) {
      const ratePlans: ProductRatePlan[] = [];
      for await (const page of billing.pages(listProductRatePlans, { 'product-key': entry.product.id, pageSize: PAGE_SIZE })) {
        ratePlans.push(...page.productRatePlans);
      }
      entry.ratePlans = ratePlans;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_READS }, worker));
  return billingProducts;
}

/** True if the day is between the start date and the end date, both included. */
export function isEffective({ effectiveStartDate, effectiveEndDate }: Product | ProductRatePlan, today: IsoDate): boolean {
  return (effectiveStartDate ?? today) <= today && today <= (effectiveEndDate ?? today);
}
