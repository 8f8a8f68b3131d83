import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, creditMemos, invoiceItems } from '../database/schema.js';
import { addDays } from './calendar.js';
import { decimalOf } from './money.js';
import type { GivenUp } from './rating/given-up.js';
import type { SubscriptionState } from './state.js';

const total = (rows: readonly { amount: DecimalString; taxAmount: DecimalString }[]) =>
  rows.reduce((sum, { amount, taxAmount }) => sum.plus(amount).plus(taxAmount), decimalOf('0'));

/** What reversals and write-offs took of lines that subscriptions were billed; a change gives the same days back only as far as they were left. */
export async function givenUpOf(tx: Transaction, states: readonly SubscriptionState[]): Promise<GivenUp[]> {
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
  return lines.flatMap((line): GivenUp[] => {
    // A line stands with its discounts: a write-off takes what they left of it, a reversal takes each.
    const whole = lines.filter(({ id, appliedToItemId }) => id === line.id || appliedToItemId === line.id);
    const net = total(whole);
    const taken = total(memoLines.filter(({ lineId }) => whole.some(({ id }) => id === lineId)));
    if (line.appliedToItemId !== null || taken.isZero() || net.isZero()) return [];
    const { chargeNumber, segment, serviceStartDate: start, serviceEndDate } = line;
    return [{ chargeNumber, segment, start, end: addDays(serviceEndDate, 1), amount: net.toFixed(), taken: taken.toFixed() }];
  });
}
