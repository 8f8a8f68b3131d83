import { dayNumber, dayOfMonth, daysInMonth, monthNumber } from '../../../api/plain-date/plain-date.js';
import type { IsoDate } from '../../../api/schemas/values.js';
import type { Quote } from '../../../api/schemas/storefront/purchase.js';

/** How often the same bill comes: every `count` weeks, months or years. */
export interface BillingInterval {
  readonly unit: 'Weeks' | 'Months' | 'Years';
  readonly count: number;
}

/** The rhythm of the coming bills, if all of them are known to come at equal distances and to the same amount; nothing is guessed. */
export function billingInterval({ next, upcoming = [] }: Quote): BillingInterval | undefined {
  if (!next || upcoming.length < 2 || upcoming.some(({ total }) => total.amount !== next.total.amount)) return undefined;
  const dates = upcoming.map(({ date }) => date);
  return monthlyInterval(dates) ?? weeklyInterval(dates);
}

function monthlyInterval(dates: readonly IsoDate[]): BillingInterval | undefined {
  const days = dates.map(dayOfMonth);
  // The 31st is the last day of a shorter month.
  const anchor = Math.max(...days);
  const fits = dates.every((date, index) => days[index] === Math.min(anchor, daysInMonth(date)));
  const count = equalDistance(dates.map(monthNumber));
  if (!fits || count === undefined) return undefined;
  return count % 12 === 0 ? { unit: 'Years', count: count / 12 } : { unit: 'Months', count };
}

function weeklyInterval(dates: readonly IsoDate[]): BillingInterval | undefined {
  const days = equalDistance(dates.map(dayNumber));
  return days !== undefined && days % 7 === 0 ? { unit: 'Weeks', count: days / 7 } : undefined;
}

/** The distance between all of these numbers and their next ones, if it is the same and above nothing. */
function equalDistance(numbers: readonly number[]): number | undefined {
  const [first = NaN, second = NaN] = numbers;
  const step = second - first;
  const same = numbers.every((number, index) => number === first + index * step);
  return same && step > 0 ? step : undefined;
}
