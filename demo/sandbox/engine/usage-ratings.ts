import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Engine } from '../context.js';
import { invoiceItems, newId, usageRatings, usages, type invoices } from '../database/schema.js';
import { billingError } from '../errors.js';
import type { Line } from './rating/lines.js';

/** Rows that go to the database at once; it takes so many values in one statement and no more. */
const AT_ONCE = 1_000;

/** A list in pieces. */
export function* inPieces<Value>(values: readonly Value[], size = AT_ONCE): Generator<Value[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size);
}

/**
 * Writes down how the usage of bills and memos was rated, and by that which records are Processed. A document that is taken back changes nothing of it.
 *
 * @param itemIds the invoice items of those lines that an invoice has
 */
export async function keepRatings(engine: Engine, lines: readonly Line[], itemIds: ReadonlyMap<Line, string>): Promise<void> {
  const { tx, moment } = engine;
  const rated = lines.flatMap((line) => {
    const { charge, usage, amount, serviceEndDate } = line.item;
    if (!usage || line.discount || line.takesBack) return [];
    const { number: chargeNumber, segment, model, pricing, uom } = line.item.charge;
    if (chargeNumber === undefined) throw new Error('What is billed has numbers.');
    const row = {
      id: newId(),
      chargeNumber,
      segment,
      model,
      type: charge.type,
      pricing,
      uom,
      partStartDate: usage.from,
      lastDate: serviceEndDate,
      ratingGroup: usage.group,
      earlierUnits: usage.earlier,
      units: usage.quantity,
      amount,
      invoiceItemId: itemIds.get(line) ?? null,
      createdDate: moment.now,
    };
    return { row, ids: usage.ids };
  });
  for (const some of inPieces(rated)) await tx.insert(usageRatings).values(some.map(({ row }) => row));
  const processed = rated.flatMap(({ row, ids }) => ids.map((id) => ({ id, rating: row.id })));
  for (const some of inPieces(processed, 20 * AT_ONCE)) {
    await tx.execute(sql`
      update ${usages} set status = 'Processed', rating_id = rated.rating, updated_date = ${moment.now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as rated (id text, rating text)
      where ${usages}.id = rated.id`);
  }
}

/**
 * Takes back how a draft rated its usage, which is left to rate again.
 *
 * @throws {BillingError} if later bills go on from its units
 */
export async function unrate(engine: Engine, draft: Pick<typeof invoices.$inferSelect, 'id' | 'number'>): Promise<void> {
  const { tx, moment } = engine;
  const ratings = await tx
    .select({ id: usageRatings.id })
    .from(usageRatings)
    .innerJoin(invoiceItems, eq(invoiceItems.id, usageRatings.invoiceItemId))
    .where(eq(invoiceItems.invoiceId, draft.id));
  for (const some of inPieces(ratings.map(({ id }) => id))) {
    const own = alias(usageRatings, 'own');
    const [later] = await tx
      .select({ chargeNumber: usageRatings.chargeNumber })
      .from(usageRatings)
      .innerJoin(
        own,
        and(
          eq(own.chargeNumber, usageRatings.chargeNumber),
          eq(own.partStartDate, usageRatings.partStartDate),
          eq(own.ratingGroup, usageRatings.ratingGroup),
          ne(own.id, usageRatings.id),
          sql`${usageRatings.earlierUnits} >= ${own.earlierUnits} + ${own.units}`,
        ),
      )
      .where(inArray(own.id, some))
      .limit(1);
    if (later) {
      throw billingError('invoices', 'rule', `'${draft.number}' cannot be canceled: usage of ${later.chargeNumber} was billed after it.`);
    }
    await tx.update(usages).set({ status: 'Pending', ratingId: null, updatedDate: moment.now }).where(inArray(usages.ratingId, some));
    await tx.delete(usageRatings).where(inArray(usageRatings.id, some));
  }
}
