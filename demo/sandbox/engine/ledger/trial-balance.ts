import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import {
  accountingCodes,
  accountingPeriods,
  accounts,
  creditMemos,
  debitMemos,
  invoiceItemAdjustments,
  invoices,
  payments,
  refunds,
  revenueParts,
  revenueSchedules,
} from '../../database/schema.js';
import { decimalOf, roundTo, subtract, sum } from '../money.js';
import { readDefaultCodeName, type AccountingCodeType } from './accounting-codes.js';
import type { AccountingPeriodRow } from './accounting-periods.js';

/** Bookings of an accounting code in one currency, through the end of a period. Debits are positive, credits negative. */
export interface BalanceLine {
  code: string;
  type: string;
  currency: CurrencyCode;
  /** Balance at the start of the period. */
  opening: DecimalString;
  debit: DecimalString;
  credit: DecimalString;
  /** Balance at the end of the period: opening plus debits minus credits. */
  closing: DecimalString;
}

/** Sums in one currency: before a period and within it. */
interface BookedSums {
  currency: string;
  before: string;
  within: string;
}

/** A ledger entry: an amount debited to one code and credited to another. */
interface LedgerEntry extends BookedSums {
  debit: string;
  credit: string;
}

interface BookingSource {
  table: PgTable;
  currency: PgColumn;
  amount: PgColumn | SQL;
  date: PgColumn;
  where?: SQL | undefined;
}

async function readBookedSums(tx: Transaction, { startDate, endDate }: AccountingPeriodRow, source: BookingSource): Promise<BookedSums[]> {
  const { table, currency, amount, date, where } = source;
  const sumWhere = (condition: SQL) => sql<string>`coalesce(sum(${amount}) filter (where ${condition}), 0)::text`;
  return tx
    .select({
      currency: sql<string>`${currency}`,
      before: sumWhere(sql`${date} < ${startDate}`),
      within: sumWhere(sql`${date} >= ${startDate}`),
    })
    .from(table)
    .where(and(lte(date, endDate), where))
    .groupBy(currency);
}

/** Reads the entries for invoices, memos, adjustments, payments and refunds. */
async function readDocumentEntries(tx: Transaction, period: AccountingPeriodRow): Promise<LedgerEntry[]> {
  const [receivable, cash, tax, revenue] = [
    await readDefaultCodeName(tx, 'AccountsReceivable'),
    await readDefaultCodeName(tx, 'Cash'),
    await readDefaultCodeName(tx, 'SalesTaxPayable'),
    await readDefaultCodeName(tx, 'SalesRevenue'),
  ];
  const posted = (column: PgColumn) => eq(column, 'Posted');
  const entries: LedgerEntry[] = [];
  const book = async (debit: string, credit: string, source: BookingSource): Promise<void> => {
    entries.push(...(await readBookedSums(tx, period, source)).map((booked) => ({ ...booked, debit, credit })));
  };
  const net = ({ amount, taxAmount }: { amount: PgColumn; taxAmount: PgColumn }) => sql`${amount} - ${taxAmount}`;
  const billed = { table: invoices, currency: invoices.currency, date: invoices.invoiceDate, where: posted(invoices.status) };
  await book(receivable, revenue, { ...billed, amount: net(invoices) });
  await book(receivable, tax, { ...billed, amount: invoices.taxAmount });
  const credited = { table: creditMemos, currency: creditMemos.currency, date: creditMemos.memoDate, where: posted(creditMemos.status) };
  await book(revenue, receivable, { ...credited, amount: net(creditMemos) });
  await book(tax, receivable, { ...credited, amount: creditMemos.taxAmount });
  const { currency, amount, memoDate: date } = debitMemos;
  await book(receivable, revenue, { table: debitMemos, currency, amount, date });
  const { type, adjustmentDate } = invoiceItemAdjustments;
  const signed = sql`case when ${type} = 'Credit' then -${invoiceItemAdjustments.amount} else ${invoiceItemAdjustments.amount} end`;
  const processed = eq(invoiceItemAdjustments.status, 'Processed');
  const adjusted = { table: invoiceItemAdjustments, currency: invoiceItemAdjustments.currency, date: adjustmentDate, where: processed };
  await book(receivable, revenue, { ...adjusted, amount: signed });
  const paid = { table: payments, currency: payments.currency, amount: payments.amount, date: payments.effectiveDate };
  await book(cash, receivable, { ...paid, where: inArray(payments.status, ['Processed', 'Processing']) });
  const refunded = { table: refunds, currency: refunds.currency, amount: refunds.amount, date: refunds.refundDate };
  await book(receivable, cash, { ...refunded, where: eq(refunds.status, 'Processed') });
  return entries;
}

/** Reads the entries for deferred revenue and for its recognition. */
async function readRevenueEntries(tx: Transaction, period: AccountingPeriodRow): Promise<LedgerEntry[]> {
  const revenue = await readDefaultCodeName(tx, 'SalesRevenue');
  const deferred = await readDefaultCodeName(tx, 'DeferredRevenue');
  const { currency, amount, scheduleDate, deferredCode, recognizedCode } = revenueSchedules;
  const codes = {
    debit: sql<string>`coalesce(${deferredCode}, ${deferred})`,
    credit: sql<string>`coalesce(${recognizedCode}, ${revenue})`,
  };
  const before = (column: PgColumn | SQL, date: PgColumn) =>
    sql<string>`coalesce(sum(${column}) filter (where ${date} < ${period.startDate}), 0)::text`;
  const within = (column: PgColumn | SQL, date: PgColumn) =>
    sql<string>`coalesce(sum(${column}) filter (where ${date} >= ${period.startDate}), 0)::text`;
  const deferredEntries = await tx
    .select({
      currency,
      debit: sql<string>`${revenue}`,
      credit: codes.debit,
      before: before(amount, scheduleDate),
      within: within(amount, scheduleDate),
    })
    .from(revenueSchedules)
    .where(lte(scheduleDate, period.endDate))
    .groupBy(currency, deferredCode);
  const part = revenueParts.amount;
  const { startDate } = accountingPeriods;
  const recognized = await tx
    .select({ currency, ...codes, before: before(part, startDate), within: within(part, startDate) })
    .from(revenueParts)
    .innerJoin(revenueSchedules, eq(revenueSchedules.id, revenueParts.scheduleId))
    .innerJoin(accountingPeriods, eq(accountingPeriods.id, revenueParts.periodId))
    .where(lte(startDate, period.startDate))
    .groupBy(currency, deferredCode, recognizedCode);
  return [...deferredEntries, ...recognized];
}

/** Sums the debits and credits of one code. Negative amounts are added to the opposite side. */
function toBalanceLine(entries: readonly LedgerEntry[], currency: CurrencyCode, code: string, type: string): BalanceLine {
  let [opening, debit, credit] = [decimalOf('0'), decimalOf('0'), decimalOf('0')];
  for (const entry of entries.filter((one) => one.currency === currency)) {
    for (const sign of [...(entry.debit === code ? [1] : []), ...(entry.credit === code ? [-1] : [])]) {
      const within = decimalOf(entry.within).times(sign);
      opening = opening.plus(decimalOf(entry.before).times(sign));
      if (within.isPositive()) debit = debit.plus(within);
      else credit = credit.minus(within);
    }
  }
  const closing = roundTo(currency, opening.plus(debit).minus(credit));
  return {
    code,
    type,
    currency,
    opening: roundTo(currency, opening),
    debit: roundTo(currency, debit),
    credit: roundTo(currency, credit),
    closing,
  };
}

const isEmptyLine = ({ opening, debit, credit }: BalanceLine): boolean =>
  [opening, debit, credit].every((amount) => decimalOf(amount).isZero());

function checkBalanced(lines: readonly BalanceLine[]): void {
  for (const currency of new Set(lines.map((line) => line.currency))) {
    const own = lines.filter((line) => line.currency === currency);
    const side = (field: 'debit' | 'credit') =>
      sum(
        currency,
        own.map((line) => line[field]),
      );
    if (!decimalOf(subtract(currency, side('debit'), side('credit'))).isZero()) throw new Error(`The books do not balance in ${currency}.`);
  }
}

/**
 * Computes the bookings before and within a period, by accounting code and currency: documents, payments, deferred revenue and recognized revenue.
 * The period itself is treated as closed. Debits always equal credits.
 */
export async function computeTrialBalance({ tx }: Pick<Engine, 'tx'>, period: AccountingPeriodRow): Promise<BalanceLine[]> {
  // Without accounts there are no bookings. Skipping the sums saves time in a new database, which closes more than a year of months at once.
  const [account] = await tx.select({ id: accounts.id }).from(accounts).limit(1);
  if (!account) return [];
  const entries = [...(await readDocumentEntries(tx, period)), ...(await readRevenueEntries(tx, period))];
  const types = new Map((await tx.select().from(accountingCodes)).map(({ name, type }) => [name, type]));
  const codes = [...new Set(entries.flatMap(({ debit, credit }) => [debit, credit]))].sort();
  const currencies = [...new Set(entries.map(({ currency }) => currency))].sort();
  const known: AccountingCodeType = 'OtherLiabilities';
  const lines = currencies
    .flatMap((currency) => codes.map((code) => toBalanceLine(entries, currency, code, types.get(code) ?? known)))
    .filter((line) => !isEmptyLine(line));
  checkBalanced(lines);
  return lines;
}
