import { digitsOf, parse, write } from '../../../api/pricing.js';
import type { CurrencyCode, DecimalString } from '../../../api/schemas/values.js';
import { readCsv } from './read-csv.js';

/** Columns that are amounts, in the order of the file. */
export const AMOUNTS = ['opening', 'debit', 'credit', 'closing'] as const;

export type Amounts = Readonly<Record<(typeof AMOUNTS)[number], DecimalString>>;

/** What was booked under one accounting code. Debits are above zero in the balances, credits below. */
export interface BalanceLine extends Amounts {
  readonly code: string;
  readonly type: string;
}

/** The books in one currency. */
export interface CurrencyBalance {
  readonly currency: CurrencyCode;
  readonly lines: readonly BalanceLine[];
  /** Added up here, line by line. */
  readonly total: Amounts;
  /** Debits are credits, all balances together are nothing, and the file's own total, where it has one, says the same. */
  readonly balanced: boolean;
  /** Whether the file has a total of its own. */
  readonly hasTotal: boolean;
}

const HEAD = ['Accounting Period', 'Currency', 'Accounting Code', 'Type', 'Opening Balance', 'Debit', 'Credit', 'Closing Balance'];
const TOTAL = 'Total';

interface Row extends BalanceLine {
  readonly currency: CurrencyCode;
}

/** A row of the file; undefined if it is of another form. */
function rowOf(cells: readonly string[]): Row | undefined {
  const [, currency = '', code = '', type = '', opening = '', debit = '', credit = '', closing = ''] = cells;
  const amounts = { opening, debit, credit, closing };
  if (cells.length !== HEAD.length || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return AMOUNTS.every((name) => parse(amounts[name]) !== undefined) ? { currency, code, type, ...amounts } : undefined;
}

/** Exact sum of amounts that are decimals. */
function added(amounts: readonly DecimalString[]): DecimalString {
  return write(
    amounts.reduce((sum, amount) => sum + (parse(amount) ?? 0n), 0n),
    Math.max(0, ...amounts.map(digitsOf)),
  );
}

const isSame = (one: DecimalString, other: DecimalString): boolean => parse(one) === parse(other);

function totalOf(lines: readonly Amounts[]): Amounts {
  const sum = (name: keyof Amounts): DecimalString => added(lines.map((line) => line[name]));
  return { opening: sum('opening'), debit: sum('debit'), credit: sum('credit'), closing: sum('closing') };
}

function inCurrency(currency: CurrencyCode, rows: readonly Row[]): CurrencyBalance {
  const isTotal = ({ code, type }: Row): boolean => code === TOTAL && type === '';
  const lines = rows.filter((row) => !isTotal(row));
  const total = totalOf(lines);
  const said = rows.filter(isTotal);
  const balanced =
    isSame(total.debit, total.credit) &&
    isSame(total.opening, '0') &&
    isSame(total.closing, '0') &&
    said.every((row) => AMOUNTS.every((name) => isSame(row[name], total[name])));
  return { currency, lines, total, balanced, hasTotal: said.length > 0 };
}

/** A trial balance from the platform's file, by currency; undefined if the file is of another form. */
export function readTrialBalance(text: string): CurrencyBalance[] | undefined {
  const [head, ...body] = readCsv(text) ?? [];
  if (!head || HEAD.some((name, index) => head[index]?.trim() !== name)) return undefined;
  const rows: Row[] = [];
  for (const cells of body) {
    const row = rowOf(cells);
    if (!row) return undefined;
    rows.push(row);
  }
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) =>
    inCurrency(
      currency,
      rows.filter((row) => row.currency === currency),
    ),
  );
}

/** The same as rows for a file, with the totals of each currency. */
export function asRows(periodName: string, balances: readonly CurrencyBalance[]): string[][] {
  const cells = (line: Amounts): string[] => AMOUNTS.map((name) => line[name]);
  return [
    HEAD,
    ...balances.flatMap(({ currency, lines, total }) => [
      ...lines.map((line) => [periodName, currency, line.code, line.type, ...cells(line)]),
      [periodName, currency, TOTAL, '', ...cells(total)],
    ]),
  ];
}
