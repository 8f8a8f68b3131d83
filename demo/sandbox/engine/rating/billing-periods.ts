import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { addDays, addTerm, dayOfMonth, daysBetween, laterDate, type TermUnit } from '../calendar.js';
import type { TermLength } from './price.js';
import { WEEKDAYS, type BillableCharge, type BillingPeriod } from './charge-terms.js';

/** A billing period. `end` is the first day after it. */
export interface PeriodDates {
  start: IsoDate;
  end: IsoDate;
}

/** A billing period and the part of it that belongs to one term. They differ if a renewal ends the period early. */
export interface TermPeriod extends PeriodDates {
  from: IsoDate;
  /** First day after the part. */
  until: IsoDate;
}

/** A term before the current one. */
export interface EarlierTerm extends TermLength {
  termStartDate: IsoDate;
  termEndDate: IsoDate;
}

/** Term data that determine the dates of billing periods. */
export interface TermDates extends TermLength {
  startDate: IsoDate;
  termStartDate: IsoDate;
  /** First day after the term; null for evergreen. */
  termEndDate: IsoDate | null;
  /** Earlier terms, oldest first. They apply to days before the current term. */
  earlierTerms: readonly EarlierTerm[];
}

/** Returns the term data that apply on a day. */
export function termOnDay<T extends TermDates>(term: T, day: IsoDate): T {
  const earlier = day < term.termStartDate ? term.earlierTerms.find(({ termEndDate }) => day < termEndDate) : undefined;
  return earlier ? { ...term, ...earlier } : term;
}

const MONTHS: Readonly<Partial<Record<BillingPeriod, number>>> = {
  Month: 1,
  Quarter: 3,
  'Semi-Annual': 6,
  Annual: 12,
  'Eighteen Months': 18,
  'Two Years': 24,
  'Three Years': 36,
  'Five Years': 60,
};

type PeriodicCharge = Pick<BillableCharge, 'billingPeriod' | 'terms'>;

/** Returns the months of a billing period; undefined for weeks, days and terms. */
export function periodMonths({ billingPeriod, terms }: PeriodicCharge): number | undefined {
  if (billingPeriod === 'Specific Months') return terms.specificBillingPeriod ?? 1;
  return billingPeriod === null ? undefined : MONTHS[billingPeriod];
}

/** Returns the days of a billing period; undefined for months and terms. */
export function periodDays({ billingPeriod, terms }: PeriodicCharge): number | undefined {
  if (billingPeriod === 'Week') return 7;
  if (billingPeriod === 'Specific Weeks') return 7 * (terms.specificBillingPeriod ?? 1);
  return billingPeriod === 'Specific Days' ? (terms.specificBillingPeriod ?? 1) : undefined;
}

/** Adds billing periods to a date; undefined for terms, whose lengths differ. */
function addPeriods(date: IsoDate, count: number, charge: PeriodicCharge): IsoDate | undefined {
  const months = periodMonths(charge);
  if (months !== undefined) return addTerm(date, months * count, 'Month');
  const days = periodDays(charge);
  return days === undefined ? undefined : addDays(date, days * count);
}

/** Returns the number of months from year 0 to a date. */
function monthIndex(date: IsoDate): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return 12 * year + month - 1;
}

/** Returns a day of a month, or the last day of a month that lacks it (docs/billing-rules.md 1.2). */
function dayInMonth(index: number, day: number): IsoDate {
  const [year, month] = [Math.floor(index / 12), index % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Boundaries of billing periods: `at` returns the kth boundary, `before` the index of the last boundary on or before a date. */
interface PeriodBoundaries {
  at: (k: number) => IsoDate;
  before: (date: IsoDate) => number;
}

function everyMonths(first: number, day: number, months: number): PeriodBoundaries {
  const at = (k: number): IsoDate => dayInMonth(first + months * k, day);
  return {
    at,
    before: (date) => {
      let k = Math.floor((monthIndex(date) - first) / months);
      while (at(k) > date) k -= 1;
      while (at(k + 1) <= date) k += 1;
      return k;
    },
  };
}

function everyDays(first: IsoDate, days: number): PeriodBoundaries {
  return { at: (k) => addDays(first, days * k), before: (date) => Math.floor(daysBetween(first, date) / days) };
}

/** Returns the alignment date of a charge's periods (docs/billing-rules.md 3.2). */
function alignmentDate(charge: BillableCharge, term: TermDates): IsoDate {
  const { billingPeriodAlignment = 'AlignToCharge' } = charge.terms;
  if (billingPeriodAlignment === 'AlignToSubscriptionStart') return term.startDate;
  if (billingPeriodAlignment === 'AlignToTermStart') return term.termStartDate;
  return charge.alignDate ?? charge.effectiveStartDate;
}

/** Returns the bill cycle day of a charge (docs/billing-rules.md 3.3). */
function cycleDay(charge: BillableCharge, term: TermDates, billCycleDay: number): number {
  const { billCycleType = 'DefaultFromCustomer' } = charge.terms;
  if (billCycleType === 'SpecificDayofMonth') return charge.terms.billCycleDay ?? billCycleDay;
  if (billCycleType === 'SubscriptionStartDay') return dayOfMonth(term.startDate);
  if (billCycleType === 'ChargeTriggerDay') return dayOfMonth(charge.alignDate ?? charge.effectiveStartDate);
  if (billCycleType === 'TermStartDay') return dayOfMonth(term.termStartDate);
  if (billCycleType === 'TermEndDay' && term.termEndDate !== null) return dayOfMonth(term.termEndDate);
  return billCycleDay;
}

function monthlyBoundaries(charge: BillableCharge, term: TermDates, billCycleDay: number, months: number): PeriodBoundaries {
  if (charge.terms.billingPeriodAlignment === 'AlignToTermEnd' && term.termEndDate !== null) {
    return everyMonths(monthIndex(term.termEndDate), dayOfMonth(term.termEndDate), months);
  }
  const from = alignmentDate(charge, term);
  const day = cycleDay(charge, term, billCycleDay);
  const month = monthIndex(from);
  return everyMonths(dayInMonth(month, day) < from ? month + 1 : month, day, months);
}

function dailyBoundaries(charge: BillableCharge, term: TermDates, days: number): PeriodBoundaries {
  if (charge.terms.billingPeriodAlignment === 'AlignToTermEnd' && term.termEndDate !== null) return everyDays(term.termEndDate, days);
  const from = alignmentDate(charge, term);
  const { billCycleType, weeklyBillCycleDay } = charge.terms;
  if (billCycleType !== 'SpecificDayofWeek' || weeklyBillCycleDay === undefined) return everyDays(from, days);
  const weekday = WEEKDAYS.indexOf(weeklyBillCycleDay) + 1;
  return everyDays(addDays(from, (weekday - Temporal.PlainDate.from(from).dayOfWeek + 7) % 7), days);
}

function* termPeriodsFrom(charge: BillableCharge, term: TermDates, billCycleDay: number, from: IsoDate): Generator<PeriodDates> {
  if (charge.billingPeriod === 'Subscription Term') {
    // Cannot happen: orders with such charges are refused for evergreen subscriptions.
    if (term.termEndDate === null) return;
    const start = from < term.termStartDate ? from : term.termStartDate;
    if (start < term.termStartDate) yield { start, end: term.termStartDate };
    yield { start: term.termStartDate, end: term.termEndDate };
    return;
  }
  const months = periodMonths(charge);
  const boundaries =
    months === undefined ? dailyBoundaries(charge, term, periodDays(charge) ?? 1) : monthlyBoundaries(charge, term, billCycleDay, months);
  for (let k = boundaries.before(from); ; k += 1) yield { start: boundaries.at(k), end: boundaries.at(k + 1) };
}

/** True if a period continues across a renewal, because the terms before and after the renewal both have this period. */
function spansRenewal(
  charge: BillableCharge,
  term: TermDates,
  billCycleDay: number,
  { start, end }: PeriodDates,
  renewal: IsoDate,
): boolean {
  return [addDays(renewal, -1), renewal].every((day) => {
    const [period] = termPeriodsFrom(charge, termOnDay(term, day), billCycleDay, day);
    return period?.start === start && period.end === end;
  });
}

/**
 * Yields the billing periods of a charge, starting with the period that contains a day. Infinite, unless the billing period is the term.
 *
 * @param billCycleDay bill cycle day of the account
 */
export function* billingPeriodsFrom(charge: BillableCharge, term: TermDates, billCycleDay: number, day: IsoDate): Generator<TermPeriod> {
  const cutsPeriod = (period: PeriodDates, renewal: IsoDate): boolean =>
    period.start < renewal && renewal < period.end && !spansRenewal(charge, term, billCycleDay, period, renewal);
  const renewals = term.earlierTerms.map(({ termEndDate }) => termEndDate);
  for (let nextDay = day; ;) {
    const own = termOnDay(term, nextDay);
    const renewal = own.termStartDate < term.termStartDate ? own.termEndDate : null;
    for (const period of termPeriodsFrom(charge, own, billCycleDay, nextDay)) {
      if (renewal !== null && period.start >= renewal) break;
      const from = renewals.findLast((date) => date <= own.termStartDate && cutsPeriod(period, date)) ?? period.start;
      nextDay = renewals.find((date) => date > own.termStartDate && cutsPeriod(period, date)) ?? period.end;
      yield { ...period, from, until: nextDay };
    }
    if (renewal === null || nextDay < renewal) return;
  }
}

/** Returns a charge's own end date (docs/billing-rules.md 2.2); null if it ends with its subscription. */
export function ownEndDate(charge: PeriodicCharge, start: IsoDate): IsoDate | null {
  const { endDateCondition, upToPeriods = 1, upToPeriodsType = 'Billing_Periods', specificEndDate } = charge.terms;
  if (endDateCondition === 'Specific_End_Date' && specificEndDate !== undefined) return laterDate(start, specificEndDate);
  if (endDateCondition !== 'Fixed_Period') return null;
  if (upToPeriodsType === 'Billing_Periods') return addPeriods(start, upToPeriods, charge) ?? null;
  const units: Record<Exclude<typeof upToPeriodsType, 'Billing_Periods'>, TermUnit> = {
    Days: 'Day',
    Weeks: 'Week',
    Months: 'Month',
    Years: 'Year',
  };
  return addTerm(start, upToPeriods, units[upToPeriodsType]);
}
