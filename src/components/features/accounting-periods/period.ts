import type { AccountingPeriodWithoutSuccess } from '../../../generated/api/schemas/accounting-periods.js';
import type { IsoDate } from '../../../api/schemas/values.js';

/** An accounting period as its element works with it. */
export interface Period {
  readonly id: string;
  readonly name: string;
  readonly startDate: IsoDate;
  /** Last day, which belongs to it. */
  readonly endDate: IsoDate;
  /** `Open`, `PendingClose` or `Closed`; the platform may add more. */
  readonly status: string;
  readonly fiscalYear: number;
  /** 1 to 4; undefined where a tenant has no quarters. */
  readonly fiscalQuarter: number | undefined;
  /** The file of its last trial balance. */
  readonly fileId: string | undefined;
  readonly balance: {
    /** `Completed` and `Error` are ends; anything else is under way. Undefined if there was none. */
    readonly status: string | undefined;
    /** When the last one began, as the platform writes it: another one has another. */
    readonly began: string | undefined;
    /** Why it failed. */
    readonly problem: string | undefined;
  };
}

export function periodOf(wire: AccountingPeriodWithoutSuccess): Period {
  const { id, name, startDate, endDate, status, fiscalYear, fiscalQuarter, fileIds } = wire;
  return {
    id,
    name,
    startDate,
    endDate,
    status,
    fiscalYear: fiscalYear ?? Number(endDate.slice(0, 4)),
    fiscalQuarter,
    fileId: fileIds?.revenueDetailCsvFileId || undefined,
    balance: { status: wire.runTrialBalanceStatus, began: wire.runTrialBalanceStart, problem: wire.runTrialBalanceErrorMessage },
  };
}

export const isClosed = ({ status }: Pick<Period, 'status'>): boolean => status === 'Closed';

/** What may be done with a period now, or why nothing. The reasons name the period that stands in the way. */
export type Next =
  | { readonly may: 'close' | 'reopen' }
  | { readonly may?: undefined; readonly why: 'earlier-first' | 'later-closed' | 'later-pending' | 'unknown'; readonly other: string };

/**
 * The platform's rules: a period is closed when all before it are; only the last closed one, the one before an open one, is opened again.
 *
 * @param all every period, earliest first
 */
export function nextOf(all: readonly Period[], period: Period): Next {
  const index = all.indexOf(period);
  if (isClosed(period)) {
    const next = all[index + 1];
    if (!next || next.status === 'Open') return { may: 'reopen' };
    return isClosed(next)
      ? { why: 'later-closed', other: all.findLast(isClosed)?.name ?? next.name }
      : { why: 'later-pending', other: next.name };
  }
  if (period.status !== 'Open' && period.status !== 'PendingClose') return { why: 'unknown', other: period.status };
  const first = all.find((one) => !isClosed(one));
  return !first || first === period ? { may: 'close' } : { why: 'earlier-first', other: first.name };
}

export interface Quarter {
  /** Undefined where a tenant has no quarters. */
  readonly number: number | undefined;
  readonly periods: readonly Period[];
}

export interface FiscalYear {
  readonly year: number;
  readonly quarters: readonly Quarter[];
}

/** Periods by fiscal year and quarter, in the order of their days. */
export function byYear(all: readonly Period[]): FiscalYear[] {
  const years = new Map<number, Map<number | undefined, Period[]>>();
  for (const period of all) {
    const quarters = years.get(period.fiscalYear) ?? new Map<number | undefined, Period[]>();
    years.set(period.fiscalYear, quarters);
    const periods = quarters.get(period.fiscalQuarter) ?? [];
    quarters.set(period.fiscalQuarter, periods);
    periods.push(period);
  }
  return [...years].map(([year, quarters]) => ({
    year,
    quarters: [...quarters].map(([number, periods]) => ({ number, periods })),
  }));
}

/** The periods that closing a quarter closes, in order; empty if an earlier one is in the way, or none is left. */
export function toClose(all: readonly Period[], { periods }: Quarter): readonly Period[] {
  const left = periods.filter((period) => !isClosed(period));
  const [first] = left;
  if (!first || nextOf(all, first).may !== 'close') return [];
  // Without a hole: a period of another quarter between them would be in the way.
  const from = all.indexOf(first);
  return left.every((period, index) => all[from + index] === period) ? left : [];
}
