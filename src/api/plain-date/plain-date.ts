import type { IsoDate } from '../schemas/values.js';

/** Calculations with plain dates (`YYYY-MM-DD`), which have no time and no time zone. Text that is not a date is returned unchanged. */

const DAY = 86_400_000;

/** Number of days since 1970-01-01; `NaN` for text that is not a date. */
export function dayNumber(date: IsoDate): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) / DAY : NaN;
}

/** Returns the date that is `day` days after 1970-01-01. */
function fromDayNumber(day: number): IsoDate | undefined {
  const date = new Date(day * DAY);
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

/** True for a date that exists. False for `2026-02-30`, which some engines read as March 2. */
export function isPlainDate(text: string): text is IsoDate {
  return fromDayNumber(dayNumber(text)) === text;
}

/** Returns the date `days` days after `date`, or before it if `days` is negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(dayNumber(date) + days) ?? date;
}

/** Returns the date `months` months after `date`. If that month is too short, returns its last day: February 28 for one month after January 31. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  return dateInMonth(date, months, dayOfMonth(date));
}

/**
 * Returns day `day` of the month that is `months` months after the month of `date`. If that month is too short, returns its last day.
 *
 * @param day 1 to 31
 */
export function dateInMonth(date: IsoDate, months: number, day: number): IsoDate {
  const first = new Date(dayNumber(date) * DAY);
  first.setUTCMonth(first.getUTCMonth() + months, 1);
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return fromDayNumber(Math.min(first.getTime() / DAY + day, next.getTime() / DAY) - 1) ?? date;
}

/** Number of days from `from` to `until`, not including `until`. Negative if `until` is earlier, 0 for text that is not a date. */
export function daysBetween(from: IsoDate, until: IsoDate): number {
  const days = dayNumber(until) - dayNumber(from);
  return Number.isNaN(days) ? 0 : days;
}

/** Number of the month of a date, counted from year 0. The difference of two such numbers is the distance in calendar months. */
export function monthNumber(date: IsoDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

/** Day of the month, 1 to 31. */
export function dayOfMonth(date: IsoDate): number {
  return Number(date.slice(8, 10));
}

/** Number of days in the month of a date, 28 to 31. */
export function daysInMonth(date: IsoDate): number {
  return dayOfMonth(dateInMonth(date, 0, 31));
}

/** Last day of service of a subscription or period that ends on `end`. End dates are exclusive on the wire; users see the day before. */
export function lastDayOfService(end: IsoDate): IsoDate {
  return addDays(end, -1);
}
