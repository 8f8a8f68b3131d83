import { readCsv } from '../csv/read-csv.js';
import { compareDecimals, isDecimal, isZero, sumDecimals } from '../decimal/decimal.js';
import type { CurrencyCode, DecimalString } from '../schemas/values.js';

/** Amount columns in the order of the file. */
export const BALANCE_COLUMNS = ['opening', 'debit', 'credit', 'closing'] as const;

export type BalanceAmounts = Readonly<Record<(typeof BALANCE_COLUMNS)[number], DecimalString>>;

/** Amounts of one accounting code. In balances, debits are positive and credits negative. */
export interface BalanceLine extends BalanceAmounts {
  readonly code: string;
  readonly type: string;
}

/** Trial balance in one currency. */
export interface CurrencyBalance {
  readonly currency: CurrencyCode;
  readonly lines: readonly BalanceLine[];
  /** Sums of the lines. */
  readonly total: BalanceAmounts;
  /**
   * True if total debits equal total credits, opening and closing balances add up to zero, and the file's total row (if present) equals
   * `total`.
   */
  readonly balanced: boolean;
  /** True if the file contains a total row for this currency. */
  readonly hasTotal: boolean;
}

const HEAD = ['Accounting Period', 'Currency', 'Accounting Code', 'Type', 'Opening Balance', 'Debit', 'Credit', 'Closing Balance'];
const TOTAL = 'Total';

interface CsvRow extends BalanceLine {
  readonly currency: CurrencyCode;
}

/** Parses a row of the file. Undefined if the row is malformed. */
function rowOf(cells: readonly string[]): CsvRow | undefined {
  const [, currency = '', code = '', type = '', opening = '', debit = '', credit = '', closing = ''] = cells;
  const amounts = { opening, debit, credit, closing };
  if (cells.length !== HEAD.length || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return BALANCE_COLUMNS.every((name) => isDecimal(amounts[name])) ? { currency, code, type, ...amounts } : undefined;
}

function totalOf(lines: readonly BalanceAmounts[]): BalanceAmounts {
  const sum = (name: keyof BalanceAmounts): DecimalString => sumDecimals(lines.map((line) => line[name]));
  return { opening: sum('opening'), debit: sum('debit'), credit: sum('credit'), closing: sum('closing') };
}

function inCurrency(currency: CurrencyCode, rows: readonly CsvRow[]): CurrencyBalance {
  const isTotal = ({ code, type }: CsvRow): boolean => code === TOTAL && type === '';
  const lines = rows.filter((row) => !isTotal(row));
  const total = totalOf(lines);
  const stated = rows.filter(isTotal);
  const balanced =
    compareDecimals(total.debit, total.credit) === 0 &&
    isZero(total.opening) &&
    isZero(total.closing) &&
    stated.every((row) => BALANCE_COLUMNS.every((name) => compareDecimals(row[name], total[name]) === 0));
  return { currency, lines, total, balanced, hasTotal: stated.length > 0 };
}

/** Parses the platform's trial balance CSV into one balance per currency. Undefined if the columns differ or a row is malformed. */
export function readTrialBalance(text: string): CurrencyBalance[] | undefined {
  const [head, ...body] = readCsv(text) ?? [];
  if (!head || HEAD.some((name, index) => head[index]?.trim() !== name)) return undefined;
  const rows: CsvRow[] = [];
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

/** Returns trial balances as rows of a CSV file, with a total row for each currency. */
export function trialBalanceRows(periodName: string, balances: readonly CurrencyBalance[]): string[][] {
  const cells = (line: BalanceAmounts): string[] => BALANCE_COLUMNS.map((name) => line[name]);
  return [
    HEAD,
    ...balances.flatMap(({ currency, lines, total }) => [
      ...lines.map((line) => [periodName, currency, line.code, line.type, ...cells(line)]),
      [periodName, currency, TOTAL, '', ...cells(total)],
    ]),
  ];
}
