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
import { nameOfType, type CodeType } from './codes.js';
import type { PeriodRow } from './periods.js';

/** What was booked under a code through a period, in one currency. Debits are above zero, credits below. */
export interface BalanceLine {
  code: string;
  type: string;
  currency: CurrencyCode;
  /** Balance at the beginning of the period. */
  opening: DecimalString;
  debit: DecimalString;
  credit: DecimalString;
  /** Balance at its end: opening, plus debits, less credits. */
  closing: DecimalString;
}

/** Sums in one currency, of before a period and of it. */
interface Booked {
  currency: string;
  before: string;
  within: string;
}

/** An entry: so much from one account to another. */
interface Entry extends Booked {
  debit: string;
  credit: string;
}

interface Source {
  table: PgTable;
  currency: PgColumn;
  amount: PgColumn | SQL;
  date: PgColumn;
  where?: SQL | undefined;
}

async function bookedBy(tx: Transaction, { startDate, endDate }: PeriodRow, source: Source): Promise<Booked[]> {
  const { table, currency, amount, date, where } = source;
  const summed = (condition: SQL) => sql<string>`coalesce(sum(${amount}) filter (where ${condition}), 0)::text`;
  return tx
    .select({
      currency: sql<string>`${currency}`,
      before: summed(sql`${date} < ${startDate}`),
      within: summed(sql`${date} >= ${startDate}`),
    })
    .from(table)
    .where(and(lte(date, endDate), where))
    .groupBy(currency);
}

/** What was billed, paid and paid back. */
async function moneyEntries(tx: Transaction, period: PeriodRow): Promise<Entry[]> {
  const [receivable, cash, tax, revenue] = [
    await nameOfType(tx, 'AccountsReceivable'),
    await nameOfType(tx, 'Cash'),
    await nameOfType(tx, 'SalesTaxPayable'),
    await nameOfType(tx, 'SalesRevenue'),
  ];
  const posted = (column: PgColumn) => eq(column, 'Posted');
  const entries: Entry[] = [];
  const book = async (debit: string, credit: string, source: Source): Promise<void> => {
    entries.push(...(await bookedBy(tx, period, source)).map((booked) => ({ ...booked, debit, credit })));
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
  const back = { table: refunds, currency: refunds.currency, amount: refunds.amount, date: refunds.refundDate };
  await book(receivable, cash, { ...back, where: eq(refunds.status, 'Processed') });
  return entries;
}

/** What was put off when it was billed, and what was recognized of it since. */
async function revenueEntries(tx: Transaction, period: PeriodRow): Promise<Entry[]> {
  const revenue = await nameOfType(tx, 'SalesRevenue');
  const deferred = await nameOfType(tx, 'DeferredRevenue');
  const { currency, amount, scheduleDate, deferredCode, recognizedCode } = revenueSchedules;
  const codes = {
    debit: sql<string>`coalesce(${deferredCode}, ${deferred})`,
    credit: sql<string>`coalesce(${recognizedCode}, ${revenue})`,
  };
  const before = (column: PgColumn | SQL, date: PgColumn) =>
    sql<string>`coalesce(sum(${column}) filter (where ${date} < ${period.startDate}), 0)::text`;
  const within = (column: PgColumn | SQL, date: PgColumn) =>
    sql<string>`coalesce(sum(${column}) filter (where ${date} >= ${period.startDate}), 0)::text`;
  const putOff = await tx
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
  return [...putOff, ...recognized];
}

/** One side of each entry. What was booked below zero is on the other side. */
function linesOf(entries: readonly Entry[], currency: CurrencyCode, code: string, type: string): BalanceLine {
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

const isNothing = ({ opening, debit, credit }: BalanceLine): boolean =>
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
 * Adds up what was booked before a period and in it, by accounting code and currency: bills, payments, what is put off and what is recognized, of which the
 * period itself counts as if it were closed. Debits and credits are always the same.
 */
export async function trialBalance({ tx }: Pick<Engine, 'tx'>, period: PeriodRow): Promise<BalanceLine[]> {
  // Whatever is booked is an account's. An empty database closes a year and more of months at once, and need not add each of them up.
  const [account] = await tx.select({ id: accounts.id }).from(accounts).limit(1);
  if (!account) return [];
  const entries = [...(await moneyEntries(tx, period)), ...(await revenueEntries(tx, period))];
  const types = new Map((await tx.select().from(accountingCodes)).map(({ name, type }) => [name, type]));
  const codes = [...new Set(entries.flatMap(({ debit, credit }) => [debit, credit]))].sort();
  const currencies = [...new Set(entries.map(({ currency }) => currency))].sort();
  const known: CodeType = 'OtherLiabilities';
  const lines = currencies
    .flatMap((currency) => codes.map((code) => linesOf(entries, currency, code, types.get(code) ?? known)))
    .filter((line) => !isNothing(line));
  checkBalanced(lines);
  return lines;
}
