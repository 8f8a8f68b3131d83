import { addDays, addMonths, daysBetween, monthNumber } from '../../../api/plain-date/plain-date.js';
import type { IsoDate } from '../../../api/schemas/values.js';
import type { AccountingPeriod } from './period.js';

/** Period that does not exist yet. */
export type NewPeriod = Pick<AccountingPeriod, 'name' | 'startDate' | 'endDate' | 'fiscalYear' | 'fiscalQuarter'>;

/** Maximum number of periods that can be created at once: two years of monthly periods. */
export const MAX_NEW_PERIODS = 24;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Default period names of the platform: English month and year. */
const MONTH_AND_YEAR = new RegExp(`^(?:${MONTHS.join('|')}) \\d{4}$`);

/** Returns the length of a period in months. */
const monthsOf = ({ startDate, endDate }: Pick<AccountingPeriod, 'startDate' | 'endDate'>): number =>
  Math.max(1, Math.round((daysBetween(startDate, endDate) + 1) / 30.44));

const totalMonths = (periods: readonly NewPeriod[]): number => periods.reduce((sum, period) => sum + monthsOf(period), 0);

function newPeriodName(start: IsoDate, lastName: string | undefined, usedNames: ReadonlySet<string>): string {
  const [year = '', month = ''] = start.split('-');
  const name = lastName === undefined || MONTH_AND_YEAR.test(lastName) ? `${MONTHS[Number(month) - 1]} ${year}` : `${year}-${month}`;
  return usedNames.has(name) ? `${name} (${start})` : name;
}

/** Returns the fiscal year and quarter of the period that follows the last one. */
function nextFiscalQuarter(
  existing: readonly NewPeriod[],
  last: NewPeriod,
  monthCount: number,
): Pick<NewPeriod, 'fiscalYear' | 'fiscalQuarter'> {
  const { fiscalYear, fiscalQuarter } = last;
  const year = existing.filter((period) => period.fiscalYear === fiscalYear);
  if (fiscalQuarter === undefined)
    return { fiscalYear: totalMonths(year) + monthCount > 12 ? fiscalYear + 1 : fiscalYear, fiscalQuarter: undefined };
  const quarter = year.filter((period) => period.fiscalQuarter === fiscalQuarter);
  if (totalMonths(quarter) + monthCount <= 3) return { fiscalYear, fiscalQuarter };
  return fiscalQuarter < 4 ? { fiscalYear, fiscalQuarter: fiscalQuarter + 1 } : { fiscalYear: fiscalYear + 1, fiscalQuarter: 1 };
}

/** A tenant's fiscal calendar, as entered in the form. */
export interface FiscalCalendar {
  /** Fiscal year of the period that begins on `from`. */
  readonly year: number;
  readonly from: IsoDate;
  /** Month in which each fiscal year begins, 1 to 12. */
  readonly month: number;
}

/**
 * True if the fiscal calendar cannot be derived from the existing periods, because there are none or they do not fill a quarter (or a year,
 * if the tenant has no fiscal quarters).
 */
export function needsFiscalCalendar(existing: readonly AccountingPeriod[]): boolean {
  const [first, last] = [existing[0], existing.at(-1)];
  if (!first || !last) return true;
  const hasOneGroup = first.fiscalYear === last.fiscalYear && first.fiscalQuarter === last.fiscalQuarter;
  return hasOneGroup && totalMonths(existing) < (last.fiscalQuarter === undefined ? 12 : 3);
}

function fiscalQuarterOn(
  date: IsoDate,
  { year, from, month }: FiscalCalendar,
  hasQuarters: boolean,
): Pick<NewPeriod, 'fiscalYear' | 'fiscalQuarter'> {
  const monthsSinceStart = (day: IsoDate): number => monthNumber(day) - month;
  const fiscalYearsUntil = (day: IsoDate): number => Math.floor(monthsSinceStart(day) / 12);
  return {
    fiscalYear: year + fiscalYearsUntil(date) - fiscalYearsUntil(from),
    fiscalQuarter: hasQuarters ? Math.floor((monthsSinceStart(date) % 12) / 3) + 1 : undefined,
  };
}

/**
 * Returns new periods that directly follow the last existing period and are as long as that period. Empty if a required calendar is missing.
 *
 * @param from first day of the first period if no periods exist
 * @param calendar required if {@link needsFiscalCalendar} is true
 */
export function nextPeriods(existing: readonly AccountingPeriod[], count: number, from: IsoDate, calendar?: FiscalCalendar): NewPeriod[] {
  const created: NewPeriod[] = [];
  const usedNames = new Set(existing.map(({ name }) => name));
  for (let index = 0; index < Math.min(count, MAX_NEW_PERIODS); index += 1) {
    const knownPeriods = [...existing, ...created];
    const last = knownPeriods.at(-1);
    const monthCount = last ? monthsOf(last) : 1;
    const startDate = last ? addDays(last.endDate, 1) : from;
    const fiscal = calendar
      ? fiscalQuarterOn(startDate, calendar, !last || last.fiscalQuarter !== undefined)
      : last && !needsFiscalCalendar(existing) && nextFiscalQuarter(knownPeriods, last, monthCount);
    if (!fiscal) break;
    const name = newPeriodName(startDate, last?.name, usedNames);
    usedNames.add(name);
    created.push({ name, startDate, endDate: addDays(addMonths(startDate, monthCount), -1), ...fiscal });
  }
  return created;
}
