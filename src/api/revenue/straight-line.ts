import { dateInMonth, dayNumber, daysInMonth } from '../plain-date/plain-date.js';
import type { RevenueBasis } from '../schemas/revenue/basis.js';
import type { StraightLine } from '../schemas/revenue/model.js';
import type { IsoDate } from '../schemas/values.js';
import { overlappingDays, type Timeline } from './timeline.js';

/** Least common multiple of 1 to 31: it can be divided by any number of days in a month or part of a month. */
const WHOLE = Array.from({ length: 31 }, (_, index) => BigInt(index + 1)).reduce(
  (multiple, days) => (multiple * days) / gcd(multiple, days),
);

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** Weights of a straight line, in the order of the slots. */
export function straightLineWeights({ spread }: StraightLine, { start, end }: RevenueBasis, timeline: Timeline): bigint[] {
  const [from, to] = [dayNumber(start), dayNumber(end)];
  if (spread === 'daily') return timeline.slots.map(({ first, last }) => BigInt(overlappingDays(from, to, first, last)));
  const weights = timeline.zeros();
  const months = servedMonths(start, end);
  for (const month of months) {
    const weight = monthWeight(spread, month, months.length);
    timeline.slots.forEach(({ first, last }, index) => {
      const days = overlappingDays(month.from, month.to, first, last);
      // A month that lies in two periods is divided between the periods by days.
      if (days > 0) weights[index] = (weights[index] ?? 0n) + (weight * BigInt(days)) / BigInt(month.to - month.from + 1);
    });
  }
  return weights;
}

/** Days of service in one calendar month. */
interface ServedMonth {
  readonly from: number;
  readonly to: number;
  /** Number of days of the whole month. */
  readonly days: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function servedMonths(start: IsoDate, end: IsoDate): ServedMonth[] {
  const months: ServedMonth[] = [];
  const to = dayNumber(end);
  for (let from = start, next = ''; dayNumber(from) <= to; from = next) {
    next = dateInMonth(from, 1, 1);
    const isLast = dayNumber(next) > to || next === from;
    const last = isLast ? to : dayNumber(next) - 1;
    months.push({ from: dayNumber(from), to: last, days: daysInMonth(from), isFirst: from === start, isLast });
    if (isLast) break;
  }
  return months;
}

/** Weight of a month as a multiple of `1 / (WHOLE * WHOLE)`, so that part months and months in two periods are exact. */
function monthWeight(
  spread: Exclude<StraightLine['spread'], 'daily'>,
  { from, to, days, isFirst, isLast }: ServedMonth,
  count: number,
): bigint {
  const served = to - from + 1;
  if (spread === 'monthly') return (WHOLE * WHOLE * BigInt(served)) / BigInt(days);
  const isIncomplete = served < days && count > 1;
  const dropped = spread === 'front-load' ? isLast : isFirst;
  return isIncomplete && dropped ? 0n : WHOLE * WHOLE;
}
