import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { newId, prices, productCharges, productRatePlans, products } from '../database/schema.js';
import { billingError } from '../errors.js';
import { checkCurrency } from './accounts.js';
import type { Pricing } from './rating/charge-terms.js';

type ProductValues = typeof products.$inferInsert;
type PlanValues = typeof productRatePlans.$inferInsert;
type ChargeValues = typeof productCharges.$inferInsert;

/** Advisory lock for additions to the catalog, so that each position and number is used once. */
const CATALOG_LOCK = 4602_0003;

/** Returns the next position in the catalog and the next number, such as `PC-00000007`. */
async function nextCatalogPosition(
  tx: Transaction,
  table: PgTable,
  columns: { number: PgColumn; position: PgColumn },
  prefix: string,
): Promise<{ number: string; position: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOG_LOCK})`);
  // Numbers may have more than eight digits. The next number is always higher than all of them.
  const digits = sql<string>`coalesce(max(substring(${columns.number} from ${`^${prefix}(\\d{8,})$`})::numeric), 0)`;
  const [row] = await tx.select({ last: digits, position: sql<string>`coalesce(max(${columns.position}), -1)` }).from(table);
  return {
    number: `${prefix}${String(BigInt(row?.last ?? 0) + 1n).padStart(8, '0')}`,
    position: Number(row?.position ?? -1) + 1,
  };
}

/**
 * Checks the effective dates of a product or rate plan.
 *
 * @throws {BillingError} if the end is before the start
 */
export function checkDates(start: string, end: string): void {
  if (start <= end) return;
  throw billingError('catalog', 'rule', "'EffectiveEndDate' must not be before 'EffectiveStartDate'.");
}

const takenError = (field: string, number: string) => billingError('catalog', 'rule', `'${field}' is taken: ${number}.`);

/** Adds a product at the end of the catalog and returns its id. A number is assigned unless `values` has one. */
export async function addProduct(
  engine: Engine,
  values: Omit<ProductValues, 'id' | 'number' | 'position'> & { number?: string | undefined },
): Promise<string> {
  checkDates(values.effectiveStartDate, values.effectiveEndDate);
  const next = await nextCatalogPosition(engine.tx, products, products, 'PC-');
  const id = newId();
  const row = { ...values, id, position: next.position, number: values.number ?? next.number };
  const written = await engine.tx.insert(products).values(row).onConflictDoNothing().returning();
  if (written.length === 0) throw takenError('ProductNumber', row.number);
  return id;
}

/** Adds a rate plan at the end of its product and returns its id. A number is assigned unless `values` has one. */
export async function addRatePlan(
  engine: Engine,
  values: Omit<PlanValues, 'id' | 'number' | 'position'> & { number?: string | undefined },
): Promise<string> {
  checkDates(values.effectiveStartDate, values.effectiveEndDate);
  const next = await nextCatalogPosition(engine.tx, productRatePlans, productRatePlans, 'PRP-');
  const id = newId();
  const row = { ...values, id, position: next.position, number: values.number ?? next.number };
  const written = await engine.tx.insert(productRatePlans).values(row).onConflictDoNothing().returning();
  if (written.length === 0) throw takenError('ProductRatePlanNumber', row.number);
  return id;
}

/** Price of a charge in one currency. */
interface NewPrice {
  currency: string;
  pricing: Pricing;
  /** Path of the price in the request, for error messages. */
  at: string;
}

/**
 * Adds a charge at the end of its rate plan and returns its id. New orders of the plan include it; existing subscriptions do not change.
 */
export async function addCharge(
  engine: Engine,
  values: Omit<ChargeValues, 'id' | 'number' | 'position'> & { number?: string | undefined },
  pricing: readonly NewPrice[],
): Promise<string> {
  for (const { currency, at } of pricing) checkCurrency(engine, currency, `${at}.Currency`, 'catalog');
  const next = await nextCatalogPosition(engine.tx, productCharges, productCharges, 'C-');
  const id = newId();
  const row = { ...values, id, position: next.position, number: values.number ?? next.number };
  const written = await engine.tx.insert(productCharges).values(row).onConflictDoNothing().returning();
  if (written.length === 0) throw takenError('ProductRatePlanChargeNumber', row.number);
  await engine.tx
    .insert(prices)
    .values(pricing.map(({ currency, pricing: own }, position) => ({ currency, pricing: own, chargeId: id, position })));
  return id;
}
