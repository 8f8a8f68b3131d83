import { isZero } from '../../../api/decimal/decimal.js';
import { sumAmounts } from '../../../api/revenue/amounts.js';
import { OPEN_ENDED, type RevenuePeriod } from '../../../api/revenue/index.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../api/schemas/values.js';
import type { RevenueItem, SchedulePeriod } from './source.js';

/** Status of an accounting period. `OpenEnded` is the row for revenue that is not assigned to a period yet. */
export type PeriodState = 'Open' | 'PendingClose' | 'Closed' | 'OpenEnded';

/** Amount split by state. Calculated from the items, because the platform does not always report the undistributed part. */
export interface RevenueSplit {
  /** Amount in closed periods. */
  readonly recognized: DecimalString;
  /** Amount in periods that are not closed. */
  readonly deferred: DecimalString;
  /** Amount that is not assigned to a period yet. */
  readonly undistributed: DecimalString;
}

/** Row of a schedule. */
export interface PeriodRow extends RevenueSplit {
  /** Name in the API. */
  readonly name: string;
  readonly state: PeriodState;
  readonly startDate: IsoDate | undefined;
  readonly endDate: IsoDate | undefined;
  /** Fiscal year, or year of the first day. Undefined for revenue without a period. */
  readonly year: string | undefined;
  /** Running total including this row. */
  readonly running: DecimalString;
}

/** Rows of a year, with their sums. */
export interface PeriodGroup extends RevenueSplit {
  /** Undefined if the rows are not grouped, and for revenue without a period. */
  readonly year: string | undefined;
  readonly rows: readonly PeriodRow[];
  readonly running: DecimalString;
}

/** Number of rows above which rows are grouped by year. */
const MAX_UNGROUPED_ROWS = 15;

/** True if the amount of a period cannot change: the period is closed or pending close. */
export function isFixed({ status }: Pick<RevenuePeriod, 'status'>): boolean {
  return status === 'Closed' || status === 'PendingClose';
}

export function periodStateOf(
  {
    accountingPeriodName: name,
    isAccountingPeriodClosed: isClosed,
  }: Pick<RevenueItem, 'accountingPeriodName' | 'isAccountingPeriodClosed'>,
  periods: readonly SchedulePeriod[],
): PeriodState {
  if (name === OPEN_ENDED) return 'OpenEnded';
  if (isClosed) return 'Closed';
  const status = periods.find((period) => period.name === name)?.status;
  return status === 'Closed' ? 'Closed' : status === 'PendingClose' ? 'PendingClose' : 'Open';
}

/** Sorts items by date. Revenue without a period comes last. */
export function sortItems(items: readonly RevenueItem[]): RevenueItem[] {
  const dayOf = ({ accountingPeriodName: name, accountingPeriodStartDate: start = '' }: RevenueItem): string =>
    name === OPEN_ENDED ? '~' : start;
  return [...items].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
}

function splitOf(amount: DecimalString, state: PeriodState, zero: DecimalString): RevenueSplit {
  return {
    recognized: state === 'Closed' ? amount : zero,
    deferred: state === 'Open' || state === 'PendingClose' ? amount : zero,
    undistributed: state === 'OpenEnded' ? amount : zero,
  };
}

/** Adds up several split amounts, each state separately. */
export function sumSplits(splits: readonly RevenueSplit[], currency: CurrencyCode): RevenueSplit {
  const sumOf = (part: keyof RevenueSplit): DecimalString =>
    sumAmounts(
      splits.map((split) => split[part]),
      currency,
    ) ?? '';
  return { recognized: sumOf('recognized'), deferred: sumOf('deferred'), undistributed: sumOf('undistributed') };
}

/** Adds up the items of a schedule or charge, each state separately. */
export function splitItems(
  items: readonly Pick<RevenueItem, 'accountingPeriodName' | 'isAccountingPeriodClosed' | 'amount'>[],
  currency: CurrencyCode,
): RevenueSplit {
  return sumSplits(
    items.map((item) => splitOf(item.amount, periodStateOf(item, []), '0')),
    currency,
  );
}

/** Converts the items of a schedule to rows. Omits an empty open-ended item. */
export function toPeriodRows(items: readonly RevenueItem[], periods: readonly SchedulePeriod[], currency: CurrencyCode): PeriodRow[] {
  const zero = sumAmounts([], currency) ?? '0';
  const amounts: DecimalString[] = [];
  return sortItems(items).flatMap((item): PeriodRow[] => {
    const { accountingPeriodName: name, accountingPeriodStartDate: startDate, accountingPeriodEndDate: endDate, amount } = item;
    const state = periodStateOf(item, periods);
    if (state === 'OpenEnded' && isZero(amount)) return [];
    amounts.push(amount);
    const fiscalYear = periods.find((period) => period.name === name)?.fiscalYear;
    const year = state === 'OpenEnded' ? undefined : fiscalYear === undefined ? startDate?.slice(0, 4) : String(fiscalYear);
    return [{ name, state, startDate, endDate, year, ...splitOf(amount, state, zero), running: sumAmounts(amounts, currency) ?? '' }];
  });
}

/** Groups rows by year if there are many. */
export function groupRows(rows: readonly PeriodRow[], currency: CurrencyCode): PeriodGroup[] {
  const toGroup = (year: string | undefined, rowsOfYear: readonly PeriodRow[]): PeriodGroup => ({
    year,
    rows: rowsOfYear,
    ...sumSplits(rowsOfYear, currency),
    running: rowsOfYear.at(-1)?.running ?? '',
  });
  if (rows.length <= MAX_UNGROUPED_ROWS) return [toGroup(undefined, rows)];
  const years = [...new Set(rows.map(({ year }) => year))];
  return years.map((year) =>
    toGroup(
      year,
      rows.filter((row) => row.year === year),
    ),
  );
}
