import { and, eq } from 'drizzle-orm';
import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, creditMemos } from '../database/schema.js';
import type { InvoiceRow } from './invoice.js';
import type { InvoiceItemRow } from './invoices.js';
import { decimalOf, roundTo, subtract, sum } from './money.js';

/** A line of an invoice, its discounts and what was credited of it taken off, tax included. */
export interface LineBalance {
  whole: DecimalString;
  /** Part of the whole. */
  wholeTax: DecimalString;
  /** What of the whole is not paid. */
  owed: DecimalString;
}

/** An amount of a line, with the tax beside it. */
interface Taxed {
  amount: DecimalString;
  taxAmount: DecimalString;
}

function wholeOf(currency: CurrencyCode, billed: readonly Taxed[], credited: readonly Taxed[]): Omit<LineBalance, 'owed'> {
  const taxOf = (items: readonly Taxed[]) =>
    sum(
      currency,
      items.map(({ taxAmount }) => taxAmount),
    );
  const grossOf = (items: readonly Taxed[]) =>
    sum(
      currency,
      items.flatMap(({ amount, taxAmount }) => [amount, taxAmount]),
    );
  return {
    whole: subtract(currency, grossOf(billed), grossOf(credited)),
    wholeTax: subtract(currency, taxOf(billed), taxOf(credited)),
  };
}

/**
 * What each line of an invoice still owes with its tax. Memos that correct single lines take off those; everything else that was paid fills lines
 * from the first on. A discount is part of the line that it reduces and owes nothing by itself.
 */
export async function lineBalances(tx: Transaction, invoice: InvoiceRow, lines: readonly InvoiceItemRow[]): Promise<LineBalance[]> {
  const { currency } = invoice;
  const credited = await tx
    .select({ lineId: creditMemoItems.invoiceItemId, amount: creditMemoItems.amount, taxAmount: creditMemoItems.taxAmount })
    .from(creditMemoItems)
    .innerJoin(creditMemos, eq(creditMemos.id, creditMemoItems.creditMemoId))
    .where(and(eq(creditMemos.referredInvoiceId, invoice.id), eq(creditMemos.sourceType, 'Invoice')));
  const wholes = lines.map((line) => {
    const own =
      line.appliedToItemId === null ? lines.filter(({ id, appliedToItemId }) => id === line.id || appliedToItemId === line.id) : [];
    const taken = credited.filter(({ lineId }) => own.some(({ id }) => id === lineId));
    return wholeOf(currency, own, taken);
  });
  const total = sum(
    currency,
    wholes.map(({ whole }) => whole),
  );
  let paid = decimalOf(total).minus(invoice.balance);
  return wholes.map((line) => {
    const part = paid.lessThan(line.whole) ? paid : decimalOf(line.whole);
    paid = paid.minus(part);
    return { ...line, owed: roundTo(currency, decimalOf(line.whole).minus(part)) };
  });
}

/** The tax in a part of what a line owes: its share of the line's. */
export function taxOwedOf(currency: CurrencyCode, { whole, wholeTax }: LineBalance, owed: DecimalString): DecimalString {
  if (decimalOf(whole).isZero()) return roundTo(currency, decimalOf('0'));
  return roundTo(currency, decimalOf(wholeTax).times(owed).dividedBy(whole));
}
