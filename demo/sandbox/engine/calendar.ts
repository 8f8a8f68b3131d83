import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../src/api/schemas/values.js';

export type BillingPeriod = 'Week' | 'Month' | 'Quarter' | 'Semi-Annual' | 'Annual';
export type TermUnit = 'Day' | 'Week' | 'Month' | 'Year';

const MONTHS: Readonly<Record<Exclude<BillingPeriod, 'Week'>, number>> = { Month: 1, Quarter: 3, 'Semi-Annual': 6, Annual: 12 };

/** Months of a billing period; undefined for weeks. */
export function monthsOf(period: BillingPeriod): number | undefined {
  return period === 'Week' ? undefined : MONTHS[period];
}

/** A stretch of service. `end` is the first day no longer served. */
export interface Period {
  start: IsoDate;
  end: IsoDate;
  /** Days of the whole period that this one is, or is a part of. */
  fullDays: number;
}

/** Years that dates may lie in: far enough either way, and near enough that text compares as dates do. */
const FIRST_YEAR = '1970';
const LAST_YEAR = '2199';

/** True for a date that exists, from 1970 through 2199: the 30th of February does not. */
export function isDate(text: string): boolean {
  const year = text.slice(0, 4);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || year < FIRST_YEAR || year > LAST_YEAR) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** Days from one date to another. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Longest term, about a hundred years. */
export const LONGEST_TERM: Readonly<Record<TermUnit, number>> = { Day: 36_500, Week: 5_200, Month: 1_200, Year: 100 };

/** The date so many units later; a day that the month lacks becomes its last. */
export function addTerm(date: IsoDate, count: number, unit: TermUnit): IsoDate {
  const from = Temporal.PlainDate.from(date);
  if (unit === 'Day') return from.add({ days: count }).toString();
  if (unit === 'Week') return from.add({ weeks: count }).toString();
  return from.add(unit === 'Month' ? { months: count } : { years: count }).toString();
}

/** Day of month of a date. */
export function dayOf(date: IsoDate): number {
  return Temporal.PlainDate.from(date).day;
}

/** The later of two dates. */
export function later(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}

/** The given day of a month, or the month's last where it lacks that day: the day is remembered, so March 31 follows February 28. */
function anchored(month: Temporal.PlainYearMonth, day: number): IsoDate {
  return month.toPlainDate({ day: Math.min(day, month.daysInMonth) }).toString();
}

function* weeks(start: IsoDate): Generator<Period> {
  for (let from = start; ; from = addDays(from, 7)) yield { start: from, end: addDays(from, 7), fullDays: 7 };
}

function* monthly(start: IsoDate, months: number, billCycleDay: number): Generator<Period> {
  let month = Temporal.PlainDate.from(start).toPlainYearMonth();
  let boundary = anchored(month, billCycleDay);
  if (boundary !== start) {
    if (boundary < start) month = month.add({ months: 1 });
    boundary = anchored(month, billCycleDay);
    yield { start, end: boundary, fullDays: daysBetween(anchored(month.subtract({ months }), billCycleDay), boundary) };
  }
  for (;;) {
    month = month.add({ months });
    const end = anchored(month, billCycleDay);
    yield { start: boundary, end, fullDays: daysBetween(boundary, end) };
    boundary = end;
  }
}

/**
 * The billing periods of a charge that starts on a date, without end. Periods of months are anchored on the bill cycle day: a charge that
 * starts on another day begins with a part of a period. Weeks count from the start.
 */
export function periodsFrom(start: IsoDate, period: BillingPeriod, billCycleDay: number): Generator<Period> {
  const months = monthsOf(period);
  return months === undefined ? weeks(start) : monthly(start, months, billCycleDay);
}
