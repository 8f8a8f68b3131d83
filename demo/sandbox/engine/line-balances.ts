import { and, eq } from 'drizzle-orm';
import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { creditMemoApplications, creditMemoItems, creditMemos, paymentApplications } from '../database/schema.js';
import type { LineShare } from '../database/tables/columns.js';
import type { InvoiceRow } from './bill-account.js';
import type { InvoiceItemRow } from './invoices.js';
import { decimalOf, roundTo, subtract, sum } from './money.js';

/** Balance of an invoice line: with its tax and discounts, minus credits of the line. */
export interface LineBalance {
  total: DecimalString;
  /** Tax included in `total`. */
  totalTax: DecimalString;
  /** Part of `total` that is not paid. */
  owed: DecimalString;
}

/** An amount without tax, and its tax. */
interface TaxedAmount {
  amount: DecimalString;
  taxAmount: DecimalString;
}

function sumLine(currency: CurrencyCode, billed: readonly TaxedAmount[], credited: readonly TaxedAmount[]): Omit<LineBalance, 'owed'> {
  const taxOf = (items: readonly TaxedAmount[]) =>
    sum(
      currency,
      items.map(({ taxAmount }) => taxAmount),
    );
  const grossOf = (items: readonly TaxedAmount[]) =>
    sum(
      currency,
      items.flatMap(({ amount, taxAmount }) => [amount, taxAmount]),
    );
  return {
    total: subtract(currency, grossOf(billed), grossOf(credited)),
    totalTax: subtract(currency, taxOf(billed), taxOf(credited)),
  };
}

/** Reads the amounts that payments and credit memos pay of chosen lines. */
async function readLineShares(tx: Transaction, { id }: InvoiceRow): Promise<LineShare[]> {
  const paid = await tx.select().from(paymentApplications).where(eq(paymentApplications.invoiceId, id));
  const credited = await tx.select().from(creditMemoApplications).where(eq(creditMemoApplications.invoiceId, id));
  return [...paid, ...credited].flatMap(({ lineShares }) => lineShares);
}

/**
 * Computes the open amount of each invoice line, including tax. Credit memos that name lines reduce those lines. Payments and credits pay the
 * lines that the caller chose for them. What is left of them pays the lines in their order. A discount reduces the line it belongs to and has
 * no open amount itself.
 */
export async function readLineBalances(tx: Transaction, invoice: InvoiceRow, lines: readonly InvoiceItemRow[]): Promise<LineBalance[]> {
  const { currency } = invoice;
  const credited = await tx
    .select({ lineId: creditMemoItems.invoiceItemId, amount: creditMemoItems.amount, taxAmount: creditMemoItems.taxAmount })
    .from(creditMemoItems)
    .innerJoin(creditMemos, eq(creditMemos.id, creditMemoItems.creditMemoId))
    .where(and(eq(creditMemos.referredInvoiceId, invoice.id), eq(creditMemos.sourceType, 'Invoice')));
  const lineTotals = lines.map((line) => {
    const lineWithDiscounts =
      line.appliedToItemId === null ? lines.filter(({ id, appliedToItemId }) => id === line.id || appliedToItemId === line.id) : [];
    const lineCredits = credited.filter(({ lineId }) => lineWithDiscounts.some(({ id }) => id === lineId));
    return sumLine(currency, lineWithDiscounts, lineCredits);
  });
  const total = sum(
    currency,
    lineTotals.map(({ total }) => total),
  );
  const paid = decimalOf(total).minus(invoice.balance);
  const shares = await readLineShares(tx, invoice);
  const chosen = lineTotals.map((line, index) => {
    const own = shares.filter(({ invoiceItemId }) => invoiceItemId === lines[index]?.id).map(({ amount }) => amount);
    const part = decimalOf(sum(currency, own));
    return part.lessThan(line.total) ? part : decimalOf(line.total);
  });
  let unallocated = chosen.reduce((rest, part) => rest.minus(part), paid);
  return lineTotals.map((line, index) => {
    const open = decimalOf(line.total).minus(chosen[index] ?? 0);
    const part = unallocated.lessThan(open) ? unallocated : open;
    unallocated = unallocated.minus(part);
    return { ...line, owed: roundTo(currency, open.minus(part)) };
  });
}

/** Computes the tax in a part of a line's balance. */
export function taxInOwedAmount(currency: CurrencyCode, { total, totalTax }: LineBalance, owed: DecimalString): DecimalString {
  if (decimalOf(total).isZero()) return roundTo(currency, decimalOf('0'));
  return roundTo(currency, decimalOf(totalTax).times(owed).dividedBy(total));
}
