import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { daysBetween } from '../calendar.js';
import type { Billable, Proration } from './charge-terms.js';
import { daysOf, type Period } from './periods.js';

/** How a charge counts parts of its periods (docs/billing-rules.md 5.1). */
export function prorationOf({ terms }: Pick<Billable, 'terms'>, setting: Proration): Proration {
  const { prorationOption = 'DefaultFromTenantSetting' } = terms;
  if (prorationOption === 'NoProration' || prorationOption === 'ChargeFullPeriod') return 'none';
  return prorationOption === 'TimeBasedProration' && setting === 'none' ? 'actual-days' : setting;
}

/** Days since an early day, each month counted as thirty. */
function thirtyDayCount(date: IsoDate): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return 360 * year + 30 * month + Math.min(day, 30);
}

/** Weight of the days from one date to another. */
export function weightOf(charge: Pick<Billable, 'billingPeriod' | 'terms'>, proration: Proration, from: IsoDate, to: IsoDate): number {
  if (proration !== 'thirty-day-month' || daysOf(charge) !== undefined) return daysBetween(from, to);
  return thirtyDayCount(to) - thirtyDayCount(from);
}

/** The share of a period that lies between two of its days. */
export function shareOf(
  charge: Pick<Billable, 'billingPeriod' | 'terms'>,
  proration: Proration,
  from: IsoDate,
  to: IsoDate,
  period: Period,
): { part: number; whole: number } {
  return { part: weightOf(charge, proration, from, to), whole: weightOf(charge, proration, period.start, period.end) };
}
