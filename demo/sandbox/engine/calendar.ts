import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../src/api/schemas/values.js';

export type TermUnit = 'Day' | 'Week' | 'Month' | 'Year';

/** First and last supported year. Within this range, dates can be compared as text. */
const FIRST_YEAR = '1970';
const LAST_YEAR = '2199';

/**
 * Length of a day. UTC has no daylight saving time, so every day is equally long. Rating computes with days so often that Temporal would be too slow.
 */
const MILLISECONDS_PER_DAY = 86_400_000;

/** True for a valid date from 1970 through 2199. February 30 is invalid. */
export function isDate(text: string): boolean {
  const year = text.slice(0, 4);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || year < FIRST_YEAR || year > LAST_YEAR) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** Returns the number of days from one date to another. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** Longest term, about 100 years. */
export const MAX_TERM: Readonly<Record<TermUnit, number>> = { Day: 36_500, Week: 5_200, Month: 1_200, Year: 100 };

/** Adds days, weeks, months or years. If the month is too short, returns its last day. */
export function addTerm(date: IsoDate, count: number, unit: TermUnit): IsoDate {
  const from = Temporal.PlainDate.from(date);
  if (unit === 'Day') return from.add({ days: count }).toString();
  if (unit === 'Week') return from.add({ weeks: count }).toString();
  return from.add(unit === 'Month' ? { months: count } : { years: count }).toString();
}

/** Returns the day of the month of a date. */
export function dayOfMonth(date: IsoDate): number {
  return Number(date.slice(8, 10));
}

/** Returns the later of two dates. */
export function laterDate(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}
