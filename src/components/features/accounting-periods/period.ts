import type { AccountingPeriodWithoutSuccess } from '../../../generated/api/schemas/accounting-periods.js';
import type { IsoDate } from '../../../api/schemas/values.js';

/** Accounting period, as the elements use it. */
export interface AccountingPeriod {
  readonly id: string;
  readonly name: string;
  readonly startDate: IsoDate;
  /** Last day, inclusive. */
  readonly endDate: IsoDate;
  /** `Open`, `PendingClose` or `Closed`; the platform may add more. */
  readonly status: string;
  readonly fiscalYear: number;
  /** Number of the quarter, 1 to 4. Undefined if the tenant has no fiscal quarters. */
  readonly fiscalQuarter: number | undefined;
  /** File id of the last trial balance. */
  readonly fileId: string | undefined;
  readonly trialBalance: {
    /**
     * Status of the last run. `Completed` and `Error` are final; other values mean that the run is in progress. Undefined if there was no
     * run.
     */
    readonly status: string | undefined;
    /** Start time of the last run, as sent by the platform. Identifies the run. */
    readonly startedAt: string | undefined;
    /** Reason why the last run failed. */
    readonly error: string | undefined;
  };
}

export function toAccountingPeriod(wire: AccountingPeriodWithoutSuccess): AccountingPeriod {
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
    trialBalance: { status: wire.runTrialBalanceStatus, startedAt: wire.runTrialBalanceStart, error: wire.runTrialBalanceErrorMessage },
  };
}

export const isClosed = ({ status }: Pick<AccountingPeriod, 'status'>): boolean => status === 'Closed';

/** Action available for a period, or the reason why no action is available. */
export type AvailableAction =
  | { readonly action: 'close' | 'reopen' }
  | {
      readonly action?: undefined;
      readonly reason: 'earlier-first' | 'later-closed' | 'later-pending' | 'unknown';
      /** Name of the period that blocks the action. If the reason is `unknown`, the unknown status. */
      readonly blockedBy: string;
    };

/**
 * Returns the action available for a period. A period can be closed once all earlier ones are closed. Only the last closed period can be
 * reopened, and only if the next one is open or missing.
 *
 * @param allPeriods all periods, earliest first
 */
export function availableAction(allPeriods: readonly AccountingPeriod[], period: AccountingPeriod): AvailableAction {
  const index = allPeriods.indexOf(period);
  if (isClosed(period)) {
    const next = allPeriods[index + 1];
    if (!next || next.status === 'Open') return { action: 'reopen' };
    return isClosed(next)
      ? { reason: 'later-closed', blockedBy: allPeriods.findLast(isClosed)?.name ?? next.name }
      : { reason: 'later-pending', blockedBy: next.name };
  }
  if (period.status !== 'Open' && period.status !== 'PendingClose') return { reason: 'unknown', blockedBy: period.status };
  const first = allPeriods.find((candidate) => !isClosed(candidate));
  return !first || first === period ? { action: 'close' } : { reason: 'earlier-first', blockedBy: first.name };
}

export interface FiscalQuarter {
  /** Undefined if the tenant has no fiscal quarters. */
  readonly number: number | undefined;
  readonly periods: readonly AccountingPeriod[];
}

export interface FiscalYear {
  readonly year: number;
  readonly quarters: readonly FiscalQuarter[];
}

/** Groups periods by fiscal year and quarter. Keeps their order. */
export function groupByYear(allPeriods: readonly AccountingPeriod[]): FiscalYear[] {
  const years = new Map<number, Map<number | undefined, AccountingPeriod[]>>();
  for (const period of allPeriods) {
    const quarters = years.get(period.fiscalYear) ?? new Map<number | undefined, AccountingPeriod[]>();
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

/** Returns the periods of a quarter that can be closed together, in order. Empty if a period of another quarter must be closed first. */
export function closablePeriods(allPeriods: readonly AccountingPeriod[], { periods }: FiscalQuarter): readonly AccountingPeriod[] {
  const remaining = periods.filter((period) => !isClosed(period));
  const [first] = remaining;
  if (!first || availableAction(allPeriods, first).action !== 'close') return [];
  // If a period of another quarter lies between these periods, that period must be closed first.
  const start = allPeriods.indexOf(first);
  return remaining.every((period, index) => allPeriods[start + index] === period) ? remaining : [];
}
