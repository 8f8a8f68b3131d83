import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Engine } from '../context.js';
import { invoiceItems, newId, usageRatings, usages, type invoices } from '../database/schema.js';
import { billingError } from '../errors.js';
import type { BillLine } from './rating/bill-lines.js';

/** Rows per SQL statement. The number of values in one statement is limited. */
const CHUNK_SIZE = 1_000;

/** Splits a list into chunks. */
export function* splitIntoChunks<Value>(values: readonly Value[], size = CHUNK_SIZE): Generator<Value[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size);
}

/**
 * Saves the usage ratings of invoices and credit memos, and marks the usage records as Processed. Canceling or reversing a posted document
 * does not change its ratings.
 *
 * @param itemIds id of the invoice item, for each line that is on an invoice
 */
export async function saveRatings(engine: Engine, lines: readonly BillLine[], itemIds: ReadonlyMap<BillLine, string>): Promise<void> {
  const { tx, moment } = engine;
  const rated = lines.flatMap((line) => {
    const { charge, usage, amount, serviceEndDate } = line.item;
    if (!usage || line.discount || line.creditedDiscount) return [];
    const { number: chargeNumber, segment, model, pricing, uom } = line.item.charge;
    if (chargeNumber === undefined) throw new Error('A billed charge has no number.');
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
      earlierUnits: usage.earlierUnits,
      units: usage.quantity,
      amount,
      invoiceItemId: itemIds.get(line) ?? null,
      createdDate: moment.now,
    };
    return { row, ids: usage.ids };
  });
  for (const chunk of splitIntoChunks(rated)) await tx.insert(usageRatings).values(chunk.map(({ row }) => row));
  const processed = rated.flatMap(({ row, ids }) => ids.map((id) => ({ id, rating: row.id })));
  for (const chunk of splitIntoChunks(processed, 20 * CHUNK_SIZE)) {
    await tx.execute(sql`
      update ${usages} set status = 'Processed', rating_id = rated.rating, updated_date = ${moment.now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as rated (id text, rating text)
      where ${usages}.id = rated.id`);
  }
}

/**
 * Deletes the usage ratings of a draft invoice, so that the next bill run rates the usage again.
 *
 * @throws {BillingError} if a later bill has rated further usage of the same rating groups
 */
export async function releaseRatings(engine: Engine, draft: Pick<typeof invoices.$inferSelect, 'id' | 'number'>): Promise<void> {
  const { tx, moment } = engine;
  const ratings = await tx
    .select({ id: usageRatings.id })
    .from(usageRatings)
    .innerJoin(invoiceItems, eq(invoiceItems.id, usageRatings.invoiceItemId))
    .where(eq(invoiceItems.invoiceId, draft.id));
  for (const chunk of splitIntoChunks(ratings.map(({ id }) => id))) {
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
      .where(inArray(own.id, chunk))
      .limit(1);
    if (later) {
      throw billingError('invoices', 'rule', `'${draft.number}' cannot be canceled: usage of ${later.chargeNumber} was billed after it.`);
    }
    await tx.update(usages).set({ status: 'Pending', ratingId: null, updatedDate: moment.now }).where(inArray(usages.ratingId, chunk));
    await tx.delete(usageRatings).where(inArray(usageRatings.id, chunk));
  }
}
