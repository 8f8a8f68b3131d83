import { asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { prices, productCharges, productRatePlans, products } from '../database/schema.js';
import type { SeedCatalog } from '../seed/load.js';

type CatalogChargeRow = typeof productCharges.$inferSelect;
export type PlanRow = typeof productRatePlans.$inferSelect;
export type ProductRow = typeof products.$inferSelect;

export interface CatalogCharge extends CatalogChargeRow {
  prices: (typeof prices.$inferSelect)[];
}

export interface CatalogPlan extends PlanRow {
  charges: CatalogCharge[];
}

/** A rate plan and the name of its product. */
export type PlanWithProduct = CatalogPlan & { productName: string };

/** Returns the status of a rate plan from its dates, as the platform does. The end date is the last day on sale. */
export function planStatus(
  plan: { effectiveStartDate: IsoDate; effectiveEndDate: IsoDate },
  today: IsoDate,
): 'Active' | 'Expired' | 'NotStarted' {
  if (today < plan.effectiveStartDate) return 'NotStarted';
  return today > plan.effectiveEndDate ? 'Expired' : 'Active';
}

async function withCharges(tx: Transaction, plans: readonly PlanRow[]): Promise<CatalogPlan[]> {
  if (plans.length === 0) return [];
  const planIds = plans.map((plan) => plan.id);
  const charges = await tx
    .select()
    .from(productCharges)
    .where(inArray(productCharges.productRatePlanId, planIds))
    .orderBy(asc(productCharges.position));
  const chargeIds = charges.map((charge) => charge.id);
  const allPrices = await tx.select().from(prices).where(inArray(prices.chargeId, chargeIds)).orderBy(asc(prices.position));
  return plans.map((plan) => ({
    ...plan,
    charges: charges
      .filter((charge) => charge.productRatePlanId === plan.id)
      .map((charge) => ({ ...charge, prices: allPrices.filter((price) => price.chargeId === charge.id) })),
  }));
}

/** Reads the rate plans of products with charges and prices, in catalog order. */
export async function readProductPlans(tx: Transaction, productIds: readonly string[]): Promise<CatalogPlan[]> {
  if (productIds.length === 0) return [];
  const rows = await tx
    .select()
    .from(productRatePlans)
    .where(inArray(productRatePlans.productId, [...productIds]))
    .orderBy(asc(productRatePlans.position));
  return withCharges(tx, rows);
}

/** Returns the product with this id or number; undefined if there is none. */
export async function findProduct(tx: Transaction, key: string): Promise<ProductRow | undefined> {
  const [row] = await tx
    .select()
    .from(products)
    .where(or(eq(products.id, key), eq(products.number, key)));
  return row;
}

/** Returns the rate plans that have this id in another system. */
export async function findPlansByExternalId(tx: Transaction, id: string): Promise<PlanRow[]> {
  return tx
    .select()
    .from(productRatePlans)
    .where(sql`${productRatePlans.externalIds} @> ${JSON.stringify([id])}::jsonb`)
    .orderBy(asc(productRatePlans.position));
}

/** Returns the charge with this id or number; undefined if there is none. */
export async function findCharge(tx: Transaction, key: string): Promise<CatalogCharge | undefined> {
  const [row] = await tx
    .select()
    .from(productCharges)
    .where(or(eq(productCharges.id, key), eq(productCharges.number, key)));
  if (!row) return undefined;
  return { ...row, prices: await tx.select().from(prices).where(eq(prices.chargeId, row.id)).orderBy(asc(prices.position)) };
}

/** Returns the rate plan with this id and its product's name; undefined if there is none. */
export async function findPlan(tx: Transaction, id: string): Promise<PlanWithProduct | undefined> {
  return findPlanBy(tx, eq(productRatePlans.id, id));
}

/** Returns the rate plan with this number and its product's name; undefined if there is none. */
export async function findPlanByNumber(tx: Transaction, number: string): Promise<PlanWithProduct | undefined> {
  return findPlanBy(tx, eq(productRatePlans.number, number));
}

async function findPlanBy(tx: Transaction, where: SQL): Promise<PlanWithProduct | undefined> {
  const [row] = await tx
    .select({ plan: productRatePlans, productName: products.name })
    .from(productRatePlans)
    .innerJoin(products, eq(products.id, productRatePlans.productId))
    .where(where);
  if (!row) return undefined;
  const [plan] = await withCharges(tx, [row.plan]);
  return plan && { ...plan, productName: row.productName };
}

/** Writes a catalog to an empty database. */
export async function writeCatalog(tx: Transaction, catalog: SeedCatalog): Promise<void> {
  await tx.insert(products).values(catalog.products.map((product, position) => ({ ...product, number: product.productNumber, position })));
  const plans = catalog.products.flatMap((product) => product.productRatePlans.map((plan) => ({ ...plan, productId: product.id })));
  await tx.insert(productRatePlans).values(
    plans.map((plan, position) => ({
      id: plan.id,
      productId: plan.productId,
      number: plan.productRatePlanNumber,
      name: plan.name,
      description: plan.description ?? null,
      effectiveStartDate: plan.effectiveStartDate,
      effectiveEndDate: plan.effectiveEndDate,
      customFields: plan.customFields,
      position,
    })),
  );
  const charges = plans.flatMap((plan) => plan.productRatePlanCharges.map((charge) => ({ ...charge, productRatePlanId: plan.id })));
  await tx
    .insert(productCharges)
    .values(charges.map((charge, position) => ({ ...charge, number: charge.productRatePlanChargeNumber, position })));
  await tx
    .insert(prices)
    .values(charges.flatMap((charge) => charge.pricing.map((price, position) => ({ ...price, chargeId: charge.id, position }))));
}
