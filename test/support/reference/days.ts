/** Day, given as the number of days since 1970-01-01. */
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

/** Returns the calendar date of a day, calculated by `Date`. */
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

/** Returns the same day of the month `months` later, or that month's last day (rule 1.2). */
function monthsLater(day: Day, months: number): Day {
  const index = monthIndex(day) + months;
  const first = Date.UTC(Math.floor(index / 12), index % 12, 1) / MILLISECONDS;
  return first + Math.min(civil(day).day, civil(first).daysInMonth) - 1;
}

export type LengthUnit = 'days' | 'weeks' | 'months' | 'years';

/** Returns the day `count` units later (rules 2.2 and 11.1). */
export function unitsLater(day: Day, count: number, unit: LengthUnit): Day {
  if (unit === 'days') return day + count;
  if (unit === 'weeks') return day + 7 * count;
  return monthsLater(day, unit === 'months' ? count : 12 * count);
}

/** Returns the number of a day in a calendar with thirty days in each month (rule 5.3). */
export function thirtyDayIndex(day: Day): number {
  return 30 * monthIndex(day) + Math.min(civil(day).day, 30);
}
