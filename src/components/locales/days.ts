import type { IsoDate } from '../../api/schemas/values.js';

const DAY = 86_400_000;

const timeOf = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);

/** A day so many days away; the same text for what is no date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const time = timeOf(date);
  if (Number.isNaN(time)) return date;
  const then = new Date(time + days * DAY);
  return Number.isNaN(then.getTime()) ? date : then.toISOString().slice(0, 10);
}

/** Whether a text is a day that there is; not all engines refuse February 30. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? timeOf(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Days from the first date up to the second, which is not counted; 0 for what are no dates. */
export function daysBetween(from: IsoDate, until: IsoDate): number {
  const days = Math.round((timeOf(until) - timeOf(from)) / DAY);
  return Number.isFinite(days) ? days : 0;
}

/** The day before a date: ends of terms are exclusive, people are told the last day. */
export function lastDay(date: IsoDate): IsoDate {
  return addDays(date, -1);
}
