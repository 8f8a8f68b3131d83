import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, creditMemos, invoiceItems } from '../database/schema.js';
import { linesAfter, type BilledLine } from './billed-lines.js';
import { addDays } from './calendar.js';
import { decimalOf } from './money.js';
import { afterLaterLines } from './rating/billed-again.js';
import type { CorrectedLine } from './rating/creditable-share.js';

const sumGross = (rows: readonly { amount: DecimalString; taxAmount: DecimalString }[]) =>
  rows.reduce((sum, { amount, taxAmount }) => sum.plus(amount).plus(taxAmount), decimalOf('0'));

/**
 * Reads which invoice lines were reversed or written off, completely or in part. Later credits for their days are reduced accordingly.
 *
 * @param billedLines invoice lines of the account's subscriptions, oldest first
 */
export async function readCorrectedLines(tx: Transaction, billedLines: readonly BilledLine[]): Promise<CorrectedLine[]> {
  const numbers = [...new Set(billedLines.map(({ chargeNumber }) => chargeNumber))];
  if (numbers.length === 0) return [];
  const credited = await tx
    .selectDistinct({ invoiceId: invoiceItems.invoiceId })
    .from(creditMemoItems)
    .innerJoin(creditMemos, eq(creditMemos.id, creditMemoItems.creditMemoId))
    .innerJoin(invoiceItems, eq(invoiceItems.id, creditMemoItems.invoiceItemId))
    .where(and(eq(creditMemos.sourceType, 'Invoice'), inArray(invoiceItems.chargeNumber, numbers), isNull(invoiceItems.appliedToItemId)));
  if (credited.length === 0) return [];
  const ids = credited.map(({ invoiceId }) => invoiceId);
  const lines = await tx.select().from(invoiceItems).where(inArray(invoiceItems.invoiceId, ids));
  const memoLines = await tx
    .select({ lineId: creditMemoItems.invoiceItemId, amount: creditMemoItems.amount, taxAmount: creditMemoItems.taxAmount })
    .from(creditMemoItems)
    .innerJoin(creditMemos, eq(creditMemos.id, creditMemoItems.creditMemoId))
    .where(and(eq(creditMemos.sourceType, 'Invoice'), inArray(creditMemos.referredInvoiceId, ids)));
  return lines.flatMap((line): CorrectedLine[] => {
    // A discount belongs to the line that it reduces. A write-off covers the line after its discounts; a reversal also reverses each discount.
    const lineWithDiscounts = lines.filter(({ id, appliedToItemId }) => id === line.id || appliedToItemId === line.id);
    const netAmount = sumGross(lineWithDiscounts);
    const corrected = sumGross(memoLines.filter(({ lineId }) => lineWithDiscounts.some(({ id }) => id === lineId)));
    if (line.appliedToItemId !== null || corrected.isZero() || netAmount.isZero()) return [];
    const { chargeNumber, segment, serviceStartDate: start, serviceEndDate } = line;
    const creditableUntil = addDays(serviceEndDate, 1);
    const found = { chargeNumber, segment, start, creditableUntil, amount: netAmount.toFixed(), corrected: corrected.toFixed() };
    return [afterLaterLines(found, linesAfter(billedLines, line.id))];
  });
}
