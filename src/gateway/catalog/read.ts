import type { Client } from '../../api/client.js';
import { listProductRatePlans, listProducts } from '../../generated/api/operations/catalog.js';
import type { Product, ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import type { IsoDate } from '../../api/schemas/values.js';

/** A product of the billing catalog with its rate plans. */
export interface BillingProduct {
  product: Product;
  ratePlans: readonly ProductRatePlan[];
}

/** Products whose rate plans are read at the same time; well under the platform's limit of 40. */
const CONCURRENT_READS = 4;
/** The largest page the platform answers. */
const PAGE_SIZE = 40;

/** Reads the whole catalog: pages of products, then of each product's rate plans. */
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

/** True on the days from the start date up to the end date, both included. */
export function isEffective({ effectiveStartDate, effectiveEndDate }: Product | ProductRatePlan, today: IsoDate): boolean {
  return (effectiveStartDate ?? today) <= today && today <= (effectiveEndDate ?? today);
}
