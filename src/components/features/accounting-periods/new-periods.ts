import { addDays, addMonths, daysBetween, monthNumber } from '../../../api/plain-date/plain-date.js';
import type { IsoDate } from '../../../api/schemas/values.js';
import type { Period } from './period.js';

/** A period that is to be made. */
export type NewPeriod = Pick<Period, 'name' | 'startDate' | 'endDate' | 'fiscalYear' | 'fiscalQuarter'>;

/** How many can be made at once: the months of two years. */
export const MOST = 24;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** How periods are mostly called: by their month in English, on every tenant of the platform. */
const MONTH_AND_YEAR = new RegExp(`^(?:${MONTHS.join('|')}) \\d{4}$`);

/** How many months a period has: 1, 3 and 12 are usual. */
const lengthOf = ({ startDate, endDate }: Pick<Period, 'startDate' | 'endDate'>): number =>
  Math.max(1, Math.round((daysBetween(startDate, endDate) + 1) / 30.44));

const monthsIn = (some: readonly NewPeriod[]): number => some.reduce((sum, one) => sum + lengthOf(one), 0);

function nameOf(start: IsoDate, like: string | undefined, taken: ReadonlySet<string>): string {
  const [year = '', month = ''] = start.split('-');
  const name = like === undefined || MONTH_AND_YEAR.test(like) ? `${MONTHS[Number(month) - 1]} ${year}` : `${year}-${month}`;
  return taken.has(name) ? `${name} (${start})` : name;
}

/** Fiscal year and quarter of the period after some, as theirs go on. */
function fiscalAfter(all: readonly NewPeriod[], last: NewPeriod, months: number): Pick<NewPeriod, 'fiscalYear' | 'fiscalQuarter'> {
  const { fiscalYear, fiscalQuarter } = last;
  const year = all.filter((one) => one.fiscalYear === fiscalYear);
  if (fiscalQuarter === undefined)
    return { fiscalYear: monthsIn(year) + months > 12 ? fiscalYear + 1 : fiscalYear, fiscalQuarter: undefined };
  const quarter = year.filter((one) => one.fiscalQuarter === fiscalQuarter);
  if (monthsIn(quarter) + months <= 3) return { fiscalYear, fiscalQuarter };
  return fiscalQuarter < 4 ? { fiscalYear, fiscalQuarter: fiscalQuarter + 1 } : { fiscalYear: fiscalYear + 1, fiscalQuarter: 1 };
}

/** How a tenant's fiscal years lie, as somebody says it. */
export interface FiscalCalendar {
  /** Fiscal year of the period that begins on `from`. */
  readonly year: number;
  readonly from: IsoDate;
  /** Month that each fiscal year begins with, 1 to 12. */
  readonly month: number;
}

/**
 * Whether the periods do not say how fiscal years go on: there are none, or nobody knows when their only quarter, or year where there are no
 * quarters, has begun.
 */
export function isCalendarOpen(all: readonly Period[]): boolean {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return true;
  const isOne = first.fiscalYear === last.fiscalYear && first.fiscalQuarter === last.fiscalQuarter;
  return isOne && monthsIn(all) < (last.fiscalQuarter === undefined ? 12 : 3);
}

function fiscalOn(
  date: IsoDate,
  { year, from, month }: FiscalCalendar,
  hasQuarters: boolean,
): Pick<NewPeriod, 'fiscalYear' | 'fiscalQuarter'> {
  const months = (day: IsoDate): number => monthNumber(day) - month;
  const yearsTo = (day: IsoDate): number => Math.floor(months(day) / 12);
  return {
    fiscalYear: year + yearsTo(date) - yearsTo(from),
    fiscalQuarter: hasQuarters ? Math.floor((months(date) % 12) / 3) + 1 : undefined,
  };
}

/**
 * The periods that follow the last one without a gap, as long as that one is; none where a calendar is needed and missing.
 *
 * @param from first day of the first one where there is none yet
 * @param calendar where somebody had to say it, see {@link isCalendarOpen}
 */
export function periodsAfter(all: readonly Period[], count: number, from: IsoDate, calendar?: FiscalCalendar): NewPeriod[] {
  const made: NewPeriod[] = [];
  const taken = new Set(all.map(({ name }) => name));
  for (let index = 0; index < Math.min(count, MOST); index += 1) {
    const known = [...all, ...made];
    const last = known.at(-1);
    const months = last ? lengthOf(last) : 1;
    const startDate = last ? addDays(last.endDate, 1) : from;
    const fiscal = calendar
      ? fiscalOn(startDate, calendar, !last || last.fiscalQuarter !== undefined)
      : last && !isCalendarOpen(all) && fiscalAfter(known, last, months);
    if (!fiscal) break;
    const name = nameOf(startDate, last?.name, taken);
    taken.add(name);
    made.push({ name, startDate, endDate: addDays(addMonths(startDate, months), -1), ...fiscal });
  }
  return made;
}
