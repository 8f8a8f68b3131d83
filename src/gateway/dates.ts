import type { FieldError } from '../api/errors.js';
import type { IsoDate } from '../api/schemas/values.js';
import { invalidFields } from './refusal.js';

const DAY = 86_400_000;

const instantOf = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (instant: number): IsoDate => new Date(instant).toISOString().slice(0, 10);

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOf(instantOf(date) + days * DAY);
}

/** A day of the month that lies so many months from a date; one that the month lacks gives way to its last. */
export function boundary(date: IsoDate, months: number, day: number): IsoDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + months, 1);
  const last = Date.UTC(year, month + months, 0);
  return dateOf(Math.min(first + (day - 1) * DAY, last));
}

/** The same day so many months later; a day that the month lacks gives way to its last. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  return boundary(date, months, dayOfMonth(date));
}

/** Days from the first date up to the second, which is not counted. */
export function daysBetween(from: IsoDate, until: IsoDate): number {
  return Math.round((instantOf(until) - instantOf(from)) / DAY);
}

/** Years that the platform has days of. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

/**
 * Checks dates that a page sent: each has the form of one already.
 * @throws {Refusal} 422 naming each that is no day, such as February 30th
 */
export function checkDays(dates: Readonly<Record<string, IsoDate | undefined>>): void {
  const problems = Object.entries(dates).flatMap(([field, date]): FieldError[] => {
    if (date === undefined) return [];
    const instant = instantOf(date);
    const is = date >= FIRST_DAY && date <= LAST_DAY && !Number.isNaN(instant) && dateOf(instant) === date;
    return is ? [] : [{ field, code: 'no-such-day', message: 'is no day of the calendar' }];
  });
  if (problems.length > 0) throw invalidFields(problems);
}

/** Number of the day in its month. */
export function dayOfMonth(date: IsoDate): number {
  return Number(date.slice(8, 10));
}
