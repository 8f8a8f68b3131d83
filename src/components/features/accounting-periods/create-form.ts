import { addDays, isPlainDate } from '../../../api/plain-date/plain-date.js';
import { isCalendarOpen, MOST, periodsAfter, type FiscalCalendar, type NewPeriod } from './new-periods.js';
import type { Period } from './period.js';

/** What somebody types to make periods. */
export interface Typed {
  /** How many. */
  readonly count: string;
  /** First day of the first one. */
  readonly from: string;
  /** Its fiscal year. */
  readonly year: string;
  /** Month that fiscal years begin with. */
  readonly month: string;
}
export type Field = keyof Typed;

export const NOTHING_TYPED: Typed = { count: '', from: '', year: '', month: '' };

const isBetween = (text: string, least: number, most: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

const IS_RIGHT: Readonly<Record<Field, (text: string) => boolean>> = {
  count: (text) => isBetween(text, 1, MOST),
  from: isPlainDate,
  year: (text) => isBetween(text, 1900, 2999),
  month: (text) => isBetween(text, 1, 12),
};

/** What has to be said: what the periods that there are say is not asked. */
export function fieldsFor(all: readonly Period[]): Field[] {
  return ['count', ...(all.length === 0 ? ['from' as const] : []), ...(isCalendarOpen(all) ? (['year', 'month'] as const) : [])];
}

/** What has to be mended before anything can be made. */
export const wrongFields = (typed: Typed, all: readonly Period[]): Field[] =>
  fieldsFor(all).filter((field) => !IS_RIGHT[field](typed[field]));

/** The periods that are to be made, none as long as something is wrong, and the calendar by which they were reckoned. */
export function typedPeriods(typed: Typed, all: readonly Period[]): { periods: NewPeriod[]; calendar: FiscalCalendar | undefined } {
  if (wrongFields(typed, all).length > 0) return { periods: [], calendar: undefined };
  const last = all.at(-1);
  const from = last ? addDays(last.endDate, 1) : typed.from;
  const calendar = isCalendarOpen(all) ? { year: Number(typed.year), month: Number(typed.month), from } : undefined;
  return { periods: periodsAfter(all, Number(typed.count), from, calendar), calendar };
}
