import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { daysBetween } from '../calendar.js';
import type { BillableCharge, Proration } from './charge-terms.js';
import { periodDays, type PeriodDates } from './billing-periods.js';

/** Returns the proration method of a charge (docs/billing-rules.md 5.1). */
export function effectiveProration({ terms }: Pick<BillableCharge, 'terms'>, setting: Proration): Proration {
  const { prorationOption = 'DefaultFromTenantSetting' } = terms;
  if (prorationOption === 'NoProration' || prorationOption === 'ChargeFullPeriod') return 'none';
  return prorationOption === 'TimeBasedProration' && setting === 'none' ? 'actual-days' : setting;
}

/** Counts days since year 0 with thirty days per month. */
function thirtyDayCount(date: IsoDate): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return 360 * year + 30 * month + Math.min(day, 30);
}

/** Counts the days from one date to another by the proration method. */
export function countProrationDays(
  charge: Pick<BillableCharge, 'billingPeriod' | 'terms'>,
  proration: Proration,
  from: IsoDate,
  to: IsoDate,
): number {
  if (proration !== 'thirty-day-month' || periodDays(charge) !== undefined) return daysBetween(from, to);
  return thirtyDayCount(to) - thirtyDayCount(from);
}

/** Returns the days of a part of a period and of the full period, by the proration method. */
export function prorationShare(
  charge: Pick<BillableCharge, 'billingPeriod' | 'terms'>,
  proration: Proration,
  from: IsoDate,
  to: IsoDate,
  period: PeriodDates,
): { part: number; whole: number } {
  return { part: countProrationDays(charge, proration, from, to), whole: countProrationDays(charge, proration, period.start, period.end) };
}
