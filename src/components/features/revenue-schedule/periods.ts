import { isZero } from '../../../api/decimal/decimal.js';
import { sumAmounts } from '../../../api/revenue/amounts.js';
import { OPEN_ENDED, type FactPeriod } from '../../../api/revenue/index.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../api/schemas/values.js';
import type { Item, Period } from './source.js';

/** What is known of the state of an accounting period; `OpenEnded` holds what is in no period yet. */
export type PeriodState = 'Open' | 'PendingClose' | 'Closed' | 'OpenEnded';

/** An amount by what has become of it. The platform says so too, but not everywhere of what is in no period: the items are what counts. */
export interface Split {
  /** In closed periods. */
  readonly recognized: DecimalString;
  /** In the other periods. */
  readonly deferred: DecimalString;
  /** In no period yet. */
  readonly undistributed: DecimalString;
}

/** A line of a schedule. */
export interface PeriodRow extends Split {
  /** Its name on the wire. */
  readonly name: string;
  readonly state: PeriodState;
  readonly startDate: IsoDate | undefined;
  readonly endDate: IsoDate | undefined;
  /** Fiscal year, or that of its first day; undefined for what is in no period. */
  readonly year: string | undefined;
  /** Everything up to and with this line. */
  readonly running: DecimalString;
}

/** Lines that stand together, with what they come to. */
export interface PeriodGroup extends Split {
  /** Year of the lines; undefined where they are not grouped, and for what is in no period. */
  readonly year: string | undefined;
  readonly rows: readonly PeriodRow[];
  readonly running: DecimalString;
}

/** Lines beyond which years are put together. */
const GROUPED = 15;

/** Whether a period keeps what it has: it is closed, or about to be. */
export function isFixed({ status }: Pick<FactPeriod, 'status'>): boolean {
  return status === 'Closed' || status === 'PendingClose';
}

export function stateOf(
  { accountingPeriodName: name, isAccountingPeriodClosed: closed }: Pick<Item, 'accountingPeriodName' | 'isAccountingPeriodClosed'>,
  periods: readonly Period[],
): PeriodState {
  if (name === OPEN_ENDED) return 'OpenEnded';
  if (closed) return 'Closed';
  const status = periods.find((period) => period.name === name)?.status;
  return status === 'Closed' ? 'Closed' : status === 'PendingClose' ? 'PendingClose' : 'Open';
}

/** Items in the order of their days, what is in no period last. */
export function inOrder(items: readonly Item[]): Item[] {
  const dayOf = ({ accountingPeriodName: name, accountingPeriodStartDate: start = '' }: Item): string =>
    name === OPEN_ENDED ? '~' : start;
  return [...items].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
}

function splitOf(amount: DecimalString, state: PeriodState, nothing: DecimalString): Split {
  return {
    recognized: state === 'Closed' ? amount : nothing,
    deferred: state === 'Open' || state === 'PendingClose' ? amount : nothing,
    undistributed: state === 'OpenEnded' ? amount : nothing,
  };
}

/** What several amounts come to, by what has become of them. */
export function total(splits: readonly Split[], currency: CurrencyCode): Split {
  const of = (part: keyof Split): DecimalString =>
    sumAmounts(
      splits.map((split) => split[part]),
      currency,
    ) ?? '';
  return { recognized: of('recognized'), deferred: of('deferred'), undistributed: of('undistributed') };
}

/** What the items of a schedule, or of a charge, come to. */
export function splitItems(
  items: readonly Pick<Item, 'accountingPeriodName' | 'isAccountingPeriodClosed' | 'amount'>[],
  currency: CurrencyCode,
): Split {
  return total(
    items.map((item) => splitOf(item.amount, stateOf(item, []), '0')),
    currency,
  );
}

/** The lines of a schedule. Nothing in no period is left out. */
export function rowsOf(items: readonly Item[], periods: readonly Period[], currency: CurrencyCode): PeriodRow[] {
  const nothing = sumAmounts([], currency) ?? '0';
  const amounts: DecimalString[] = [];
  return inOrder(items).flatMap((item): PeriodRow[] => {
    const { accountingPeriodName: name, accountingPeriodStartDate: startDate, accountingPeriodEndDate: endDate, amount } = item;
    const state = stateOf(item, periods);
    if (state === 'OpenEnded' && isZero(amount)) return [];
    amounts.push(amount);
    const fiscalYear = periods.find((period) => period.name === name)?.fiscalYear;
    const year = state === 'OpenEnded' ? undefined : fiscalYear === undefined ? startDate?.slice(0, 4) : String(fiscalYear);
    return [{ name, state, startDate, endDate, year, ...splitOf(amount, state, nothing), running: sumAmounts(amounts, currency) ?? '' }];
  });
}

/** Lines by year if there are many. */
export function grouped(rows: readonly PeriodRow[], currency: CurrencyCode): PeriodGroup[] {
  const of = (year: string | undefined, some: readonly PeriodRow[]): PeriodGroup => ({
    year,
    rows: some,
    ...total(some, currency),
    running: some.at(-1)?.running ?? '',
  });
  if (rows.length <= GROUPED) return [of(undefined, rows)];
  const years = [...new Set(rows.map(({ year }) => year))];
  return years.map((year) =>
    of(
      year,
      rows.filter((row) => row.year === year),
    ),
  );
}
