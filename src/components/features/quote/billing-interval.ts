import { dayNumber, dayOfMonth, daysInMonth, monthNumber } from '../../../api/plain-date/plain-date.js';
import type { IsoDate } from '../../../api/schemas/values.js';
import type { Quote } from '../../../api/schemas/storefront/quote.js';

/** Interval between bills of the same amount: every `count` weeks, months or years. */
interface BillingInterval {
  readonly unit: 'Weeks' | 'Months' | 'Years';
  readonly count: number;
}

/** Returns the interval of the upcoming bills. Undefined unless all have the same amount and come at equal intervals. */
export function billingInterval({ next, upcoming = [] }: Quote): BillingInterval | undefined {
  if (!next || upcoming.length < 2 || upcoming.some(({ total }) => total.amount !== next.total.amount)) return undefined;
  const dates = upcoming.map(({ date }) => date);
  return monthlyInterval(dates) ?? weeklyInterval(dates);
}

function monthlyInterval(dates: readonly IsoDate[]): BillingInterval | undefined {
  const days = dates.map(dayOfMonth);
  // A bill on the 31st moves to the last day in shorter months.
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

/** Returns the difference between consecutive numbers. Undefined unless it is positive and always the same. */
function equalDistance(numbers: readonly number[]): number | undefined {
  const [first = NaN, second = NaN] = numbers;
  const step = second - first;
  const same = numbers.every((number, index) => number === first + index * step);
  return same && step > 0 ? step : undefined;
}
