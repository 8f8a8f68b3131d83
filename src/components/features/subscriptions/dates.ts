import type { IsoDate } from '../../../api/schemas/values.js';

const DAY = 86_400_000;

/** Another day of the calendar. A date that is none stays as it is. */
export function daysAfter(date: IsoDate, days: number): IsoDate {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : new Date(time + days * DAY).toISOString().slice(0, 10);
}

/** Days from one date to another; below nothing if it is past. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** The day before a date: ends of terms are exclusive, people are told the last day. */
export function lastDay(date: IsoDate): IsoDate {
  return daysAfter(date, -1);
}
