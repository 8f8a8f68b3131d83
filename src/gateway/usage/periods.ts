import { addDays, dateInMonth, dayOfMonth } from '../../api/plain-date/plain-date.js';
import type { SubscriptionCharge } from '../../generated/api/schemas/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { periodOf, type PeriodLength } from '../catalog/periods.js';

/** Date range. `from` is the first day, `until` is the first day after the range. */
export interface UsagePeriod {
  from: IsoDate;
  until: IsoDate;
}

/** Maximum number of periods to step through. No charge has this many. */
const MAX_PERIODS = 2000;

/**
 * Start of the next period (1) or of an earlier one (negative), counted from the period that starts on `from`. Periods of months start on the
 * billing day, even if `from` is not a billing day.
 */
function periodStart(from: IsoDate, { unit, count }: PeriodLength, periods: number, billCycleDay: number): IsoDate {
  if (unit === 'day') return addDays(from, periods * count);
  const day = billCycleDay === 0 ? dayOfMonth(from) : billCycleDay;
  const next = dateInMonth(from, 0, day);
  // The first period may be shorter. It ends on the first billing day.
  return periods === 1 && next > from ? next : dateInMonth(from, periods * count, day);
}

/** Billing period of a charge on a given day. Undefined if it cannot be determined. */
export function periodAt(charge: SubscriptionCharge, day: IsoDate, billCycleDay: number): UsagePeriod | undefined {
  const { effectiveStartDate: begin, chargedThroughDate: chargedThrough, effectiveEndDate: end } = charge;
  const length = periodOf(charge);
  if (!length || begin === undefined || begin > day || (end !== undefined && end <= day)) return undefined;
  let from = chargedThrough !== undefined && chargedThrough <= day ? chargedThrough : begin;
  for (let count = 0; count < MAX_PERIODS; count += 1) {
    const next = periodStart(from, length, 1, billCycleDay);
    if (next > day) return { from, until: end !== undefined && end < next ? end : next };
    from = next;
  }
  return undefined;
}

/** Complete billing periods before the given period, oldest first. */
export function periodsBefore(charge: SubscriptionCharge, { from }: UsagePeriod, maxPeriods: number, billCycleDay: number): UsagePeriod[] {
  const length = periodOf(charge);
  if (!length) return [];
  const periods: UsagePeriod[] = [];
  for (let count = 1; count <= maxPeriods; count += 1) {
    const begin = periodStart(from, length, -count, billCycleDay);
    if (charge.effectiveStartDate === undefined || begin < charge.effectiveStartDate) break;
    periods.unshift({ from: begin, until: count === 1 ? from : periodStart(from, length, 1 - count, billCycleDay) });
  }
  return periods;
}
