import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../src/api/schemas/values.js';

export type TermUnit = 'Day' | 'Week' | 'Month' | 'Year';

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
  // Midnights of UTC, which has no days of other lengths: the rating of a bill asks this very often.
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
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
