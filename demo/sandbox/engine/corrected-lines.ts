import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, creditMemos, invoiceItems } from '../database/schema.js';
import { addDays } from './calendar.js';
import { decimalOf } from './money.js';
import type { CorrectedLine } from './rating/creditable-share.js';
import type { SubscriptionState } from './subscription-state.js';

const sumGross = (rows: readonly { amount: DecimalString; taxAmount: DecimalString }[]) =>
  rows.reduce((sum, { amount, taxAmount }) => sum.plus(amount).plus(taxAmount), decimalOf('0'));

/**
 * Reads the invoice lines of subscriptions that were reversed or written off, completely or in part. Later credits for their days are reduced
 * accordingly.
 */
export async function readCorrectedLines(tx: Transaction, states: readonly SubscriptionState[]): Promise<CorrectedLine[]> {
  const numbers = states.flatMap(({ ratePlans }) => ratePlans.flatMap(({ charges }) => charges.flatMap(({ number }) => number ?? [])));
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
    return [{ chargeNumber, segment, start, end: addDays(serviceEndDate, 1), amount: netAmount.toFixed(), corrected: corrected.toFixed() }];
  });
}
