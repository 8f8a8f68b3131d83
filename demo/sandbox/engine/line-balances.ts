import { and, eq } from 'drizzle-orm';
import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, creditMemos } from '../database/schema.js';
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

/**
 * Computes the open amount of each invoice line, including tax. Credit memos that name lines reduce those lines. All other payments and credits pay
 * the lines in their order. A discount reduces the line it belongs to and has no open amount itself.
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
  let unallocated = decimalOf(total).minus(invoice.balance);
  return lineTotals.map((line) => {
    const part = unallocated.lessThan(line.total) ? unallocated : decimalOf(line.total);
    unallocated = unallocated.minus(part);
    return { ...line, owed: roundTo(currency, decimalOf(line.total).minus(part)) };
  });
}

/** Computes the tax in a part of a line's balance. */
export function taxInOwedAmount(currency: CurrencyCode, { total, totalTax }: LineBalance, owed: DecimalString): DecimalString {
  if (decimalOf(total).isZero()) return roundTo(currency, decimalOf('0'));
  return roundTo(currency, decimalOf(totalTax).times(owed).dividedBy(total));
}
