import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import {
  charges,
  creditMemoItems,
  debitMemoItems,
  invoiceItems,
  prices,
  productCharges,
  productRatePlans,
  products,
  ratePlans,
  revenueSchedules,
} from '../database/schema.js';
import { billingError, invalidValue, notFound } from '../errors.js';
import { findCharge, findPlan, findProduct, type CatalogCharge, type PlanWithProduct, type ProductRow } from './catalog.js';
import { checkDates } from './catalog-creation.js';
import { chargeProblems, priceProblems } from './rating/charge-problems.js';
import type { Pricing } from './rating/charge-terms.js';

type ProductChanges = Partial<typeof products.$inferInsert>;
type PlanChanges = Partial<typeof productRatePlans.$inferInsert>;
type ChargeChanges = Partial<typeof productCharges.$inferInsert>;

/** True if there is nothing to update. Drizzle skips undefined values, but rejects an empty update. */
const isEmpty = (values: object): boolean => Object.values(values).every((value) => value === undefined);

async function requireId<Row extends { id: string }>(found: Promise<Row | undefined>, what: string, id: string): Promise<Row> {
  const row = await found;
  // The find functions also accept numbers, but changes must name the object by its id.
  if (row?.id !== id) throw notFound(what, id);
  return row;
}

export const getProductRow = (tx: Transaction, id: string): Promise<ProductRow> => requireId(findProduct(tx, id), 'product', id);
export const getPlanRow = (tx: Transaction, id: string): Promise<PlanWithProduct> => requireId(findPlan(tx, id), 'rate plan', id);
export const getChargeRow = (tx: Transaction, id: string): Promise<CatalogCharge> => requireId(findCharge(tx, id), 'charge', id);

interface EffectiveDates {
  effectiveStartDate: IsoDate;
  effectiveEndDate: IsoDate;
}

function checkChangedDates(before: EffectiveDates, after: Partial<EffectiveDates>): void {
  checkDates(after.effectiveStartDate ?? before.effectiveStartDate, after.effectiveEndDate ?? before.effectiveEndDate);
}

/** Changes a product. Existing bills keep the old names. */
export async function changeProduct(engine: Engine, id: string, values: ProductChanges): Promise<void> {
  checkChangedDates(await getProductRow(engine.tx, id), values);
  if (!isEmpty(values)) await engine.tx.update(products).set(values).where(eq(products.id, id));
}

/** Changes a rate plan. Existing subscriptions keep the old plan. */
export async function changePlan(engine: Engine, id: string, values: PlanChanges): Promise<void> {
  checkChangedDates(await getPlanRow(engine.tx, id), values);
  if (!isEmpty(values)) await engine.tx.update(productRatePlans).set(values).where(eq(productRatePlans.id, id));
}

/** Changes the names and accounting of a charge. Later bills use them; posted bills do not change. */
export async function changeCharge(engine: Engine, id: string, values: ChargeChanges): Promise<void> {
  const before = await getChargeRow(engine.tx, id);
  const { defaultQuantity } = values;
  const [problem] = defaultQuantity === undefined ? [] : chargeProblems({ ...before, defaultQuantity });
  if (problem) throw invalidValue('catalog', 'DefaultQuantity', problem.message);
  if (!isEmpty(values)) await engine.tx.update(productCharges).set(values).where(eq(productCharges.id, id));
}

/**
 * Changes the price of a charge in a currency, for new orders.
 *
 * @throws {BillingError} naming the field that cannot be billed
 */
export async function changePrice(engine: Engine, charge: CatalogCharge, currency: string, pricing: Pricing): Promise<void> {
  const [problem] = priceProblems(charge.model, pricing);
  if (problem) {
    const { field } = problem;
    throw invalidValue('catalog', typeof field === 'string' ? 'Price' : field.field === 'price' ? 'Price' : 'EndingUnit', problem.message);
  }
  await engine.tx
    .update(prices)
    .set({ pricing })
    .where(sql`${prices.chargeId} = ${charge.id} and ${prices.currency} = ${currency}`);
}

async function hasRow(tx: Transaction, table: PgTable, where: SQL): Promise<boolean> {
  return (
    (
      await tx
        .select({ one: sql`1` })
        .from(table)
        .where(where)
        .limit(1)
    ).length > 0
  );
}

/** True if at least one of the charges was sold, billed or credited. */
async function areChargesUsed(tx: Transaction, chargeIds: readonly string[]): Promise<boolean> {
  const columns: readonly [PgTable, PgColumn][] = [
    [charges, charges.productRatePlanChargeId],
    [invoiceItems, invoiceItems.productRatePlanChargeId],
    [creditMemoItems, creditMemoItems.productRatePlanChargeId],
    [debitMemoItems, debitMemoItems.productRatePlanChargeId],
    [revenueSchedules, revenueSchedules.productChargeId],
  ];
  for (const [table, column] of columns) {
    if (await hasRow(tx, table, inArray(column, [...chargeIds]))) return true;
  }
  return false;
}

const soldError = (what: string) =>
  billingError('catalog', 'rule', `The ${what} has been sold, so it cannot be deleted: set an end date instead.`);

async function deleteCharges(tx: Transaction, chargeIds: readonly string[], what: string): Promise<void> {
  if (chargeIds.length === 0) return;
  if (await areChargesUsed(tx, chargeIds)) throw soldError(what);
  await tx.delete(prices).where(inArray(prices.chargeId, [...chargeIds]));
  await tx.delete(productCharges).where(inArray(productCharges.id, [...chargeIds]));
}

async function deletePlans(tx: Transaction, planIds: readonly string[], what: string): Promise<void> {
  if (planIds.length === 0) return;
  if (await hasRow(tx, ratePlans, inArray(ratePlans.productRatePlanId, [...planIds]))) throw soldError(what);
  const own = await tx
    .select({ id: productCharges.id })
    .from(productCharges)
    .where(inArray(productCharges.productRatePlanId, [...planIds]));
  await deleteCharges(
    tx,
    own.map(({ id }) => id),
    what,
  );
  await tx.delete(productRatePlans).where(inArray(productRatePlans.id, [...planIds]));
}

/** Deletes a charge that was never sold, with its prices. */
export async function deleteCharge({ tx }: Engine, id: string): Promise<void> {
  await getChargeRow(tx, id);
  await deleteCharges(tx, [id], 'charge');
}

/** Deletes a rate plan that was never sold, with its charges. */
export async function deletePlan({ tx }: Engine, id: string): Promise<void> {
  await getPlanRow(tx, id);
  await deletePlans(tx, [id], 'rate plan');
}

/** Deletes a product that was never sold, with its rate plans. */
export async function deleteProduct({ tx }: Engine, id: string): Promise<void> {
  await getProductRow(tx, id);
  const own = await tx.select({ id: productRatePlans.id }).from(productRatePlans).where(eq(productRatePlans.productId, id));
  await deletePlans(
    tx,
    own.map((plan) => plan.id),
    'product',
  );
  await tx.delete(products).where(eq(products.id, id));
}
