import { addDays, dateInMonth, dayOfMonth } from '../../api/plain-date/plain-date.js';
import type { SubscriptionCharge } from '../../generated/api/schemas/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { periodOf, type PeriodLength } from '../catalog/periods.js';

/** Days in which use is counted together: the first, and the first after them. */
export interface Period {
  from: IsoDate;
  until: IsoDate;
}

/** Periods that are counted off to find that of today; more than any charge has. */
const MOST_PERIODS = 2000;

/** Begin of the period so many periods away. What begins between two bill days begins at the bill day from then on. */
function away(from: IsoDate, { unit, count }: PeriodLength, periods: number, billCycleDay: number): IsoDate {
  if (unit === 'day') return addDays(from, periods * count);
  const day = billCycleDay === 0 ? dayOfMonth(from) : billCycleDay;
  const next = dateInMonth(from, 0, day);
  // A part of a period, up to the first bill day.
  return periods === 1 && next > from ? next : dateInMonth(from, periods * count, day);
}

/** The billing period of a charge in which a day lies, as the platform will bill it; undefined where that cannot be told. */
export function periodAt(charge: SubscriptionCharge, day: IsoDate, billCycleDay: number): Period | undefined {
  const { effectiveStartDate: begin, chargedThroughDate: billed, effectiveEndDate: end } = charge;
  const length = periodOf(charge);
  if (!length || begin === undefined || begin > day || (end !== undefined && end <= day)) return undefined;
  let from = billed !== undefined && billed <= day ? billed : begin;
  for (let count = 0; count < MOST_PERIODS; count += 1) {
    const next = away(from, length, 1, billCycleDay);
    if (next > day) return { from, until: end !== undefined && end < next ? end : next };
    from = next;
  }
  return undefined;
}

/** Whole billing periods before one, the newest last. */
export function periodsBefore(charge: SubscriptionCharge, { from }: Period, most: number, billCycleDay: number): Period[] {
  const length = periodOf(charge);
  if (!length) return [];
  const periods: Period[] = [];
  for (let count = 1; count <= most; count += 1) {
    const begin = away(from, length, -count, billCycleDay);
    if (charge.effectiveStartDate === undefined || begin < charge.effectiveStartDate) break;
    periods.unshift({ from: begin, until: count === 1 ? from : away(from, length, 1 - count, billCycleDay) });
  }
  return periods;
}
