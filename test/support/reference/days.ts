/** A day, counted from 1970-01-01. Days of the reference are numbers: it walks them one by one. */
export type Day = number;

interface Civil {
  readonly year: number;
  /** 0 through 11. */
  readonly month: number;
  readonly day: number;
  readonly daysInMonth: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

const MILLISECONDS = 86_400_000;
const known = new Map<Day, Civil>();

/** Year, month and day of a day, by the calendar of the Date object. */
export function civil(day: Day): Civil {
  const found = known.get(day);
  if (found) return found;
  const date = new Date(day * MILLISECONDS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const made = { year, month, day: date.getUTCDate(), daysInMonth, weekday: date.getUTCDay() };
  known.set(day, made);
  return made;
}

export const dayOf = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / MILLISECONDS;
export const dateText = (day: Day): string => new Date(day * MILLISECONDS).toISOString().slice(0, 10);

/** Months since the year 0. */
export const monthIndex = (day: Day): number => civil(day).year * 12 + civil(day).month;

/** The same day of month so many months later, or the month's last (rule 1.2). */
function monthsLater(day: Day, months: number): Day {
  const index = monthIndex(day) + months;
  const first = Date.UTC(Math.floor(index / 12), index % 12, 1) / MILLISECONDS;
  return first + Math.min(civil(day).day, civil(first).daysInMonth) - 1;
}

export type LengthUnit = 'days' | 'weeks' | 'months' | 'years';

/** The day so many units later (rules 2.2 and 11.1). */
export function unitsLater(day: Day, count: number, unit: LengthUnit): Day {
  if (unit === 'days') return day + count;
  if (unit === 'weeks') return day + 7 * count;
  return monthsLater(day, unit === 'months' ? count : 12 * count);
}

/** How far along a calendar whose months all have thirty days a day begins (rule 5.3). */
export function thirtyDayIndex(day: Day): number {
  return 30 * monthIndex(day) + Math.min(civil(day).day, 30);
}
