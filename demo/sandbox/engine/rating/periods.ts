import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { addDays, addTerm, dayOf, daysBetween, later, type TermUnit } from '../calendar.js';
import type { TermLength } from './price.js';
import { WEEKDAYS, type Billable, type BillingPeriod } from './charge-terms.js';

/** A billing period. `end` is the first day of the next. */
export interface Period {
  start: IsoDate;
  end: IsoDate;
}

/** A billing period as far as it counts in its term; a renewal may let others begin with the next. */
export interface PeriodOfTerm extends Period {
  from: IsoDate;
  /** First day that is not in it. */
  until: IsoDate;
}

/** A term of a subscription that another followed. */
export interface EarlierTerm extends TermLength {
  termStartDate: IsoDate;
  termEndDate: IsoDate;
}

/** What of a subscription decides where periods lie. */
export interface Term extends TermLength {
  startDate: IsoDate;
  termStartDate: IsoDate;
  /** First day after the term; null for evergreen. */
  termEndDate: IsoDate | null;
  /** Its earlier terms, the first first: their days are billed by them. */
  earlierTerms: readonly EarlierTerm[];
}

/** The subscription in the term that a day lies in. */
export function termOn<T extends Term>(term: T, day: IsoDate): T {
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

type Timed = Pick<Billable, 'billingPeriod' | 'terms'>;

/** Months of a billing period; undefined for weeks, days and terms. */
export function monthsOf({ billingPeriod, terms }: Timed): number | undefined {
  if (billingPeriod === 'Specific Months') return terms.specificBillingPeriod ?? 1;
  return billingPeriod === null ? undefined : MONTHS[billingPeriod];
}

/** Days of a billing period; undefined for months and terms. */
export function daysOf({ billingPeriod, terms }: Timed): number | undefined {
  if (billingPeriod === 'Week') return 7;
  if (billingPeriod === 'Specific Weeks') return 7 * (terms.specificBillingPeriod ?? 1);
  return billingPeriod === 'Specific Days' ? (terms.specificBillingPeriod ?? 1) : undefined;
}

/** The date so many billing periods later; undefined for terms, which differ. */
function addPeriods(date: IsoDate, count: number, charge: Timed): IsoDate | undefined {
  const months = monthsOf(charge);
  if (months !== undefined) return addTerm(date, months * count, 'Month');
  const days = daysOf(charge);
  return days === undefined ? undefined : addDays(date, days * count);
}

/** Months from the year 0 to that of a date. */
function monthIndex(date: IsoDate): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return 12 * year + month - 1;
}

/** The given day of a month, or the month's last where it lacks that day (docs/billing-rules.md 1.2). */
function anchored(index: number, day: number): IsoDate {
  return Temporal.PlainDate.from({ year: Math.floor(index / 12), month: 1 + (index % 12), day }).toString();
}

/** Where the boundaries of a charge's periods lie: the kth of them, and one that is on or before a day. */
interface Boundaries {
  at: (k: number) => IsoDate;
  before: (date: IsoDate) => number;
}

function monthly(first: number, day: number, months: number): Boundaries {
  const at = (k: number): IsoDate => anchored(first + months * k, day);
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

function daily(first: IsoDate, days: number): Boundaries {
  return { at: (k) => addDays(first, days * k), before: (date) => Math.floor(daysBetween(first, date) / days) };
}

/** First day from which periods count (docs/billing-rules.md 3.2). */
function alignmentOf(charge: Billable, term: Term): IsoDate {
  const { billingPeriodAlignment = 'AlignToCharge' } = charge.terms;
  if (billingPeriodAlignment === 'AlignToSubscriptionStart') return term.startDate;
  if (billingPeriodAlignment === 'AlignToTermStart') return term.termStartDate;
  return charge.alignDate ?? charge.effectiveStartDate;
}

/** Day of month on which a charge is billed (docs/billing-rules.md 3.3). */
function cycleDay(charge: Billable, term: Term, billCycleDay: number): number {
  const { billCycleType = 'DefaultFromCustomer' } = charge.terms;
  if (billCycleType === 'SpecificDayofMonth') return charge.terms.billCycleDay ?? billCycleDay;
  if (billCycleType === 'SubscriptionStartDay') return dayOf(term.startDate);
  if (billCycleType === 'ChargeTriggerDay') return dayOf(charge.alignDate ?? charge.effectiveStartDate);
  if (billCycleType === 'TermStartDay') return dayOf(term.termStartDate);
  if (billCycleType === 'TermEndDay' && term.termEndDate !== null) return dayOf(term.termEndDate);
  return billCycleDay;
}

function monthlyBoundaries(charge: Billable, term: Term, billCycleDay: number, months: number): Boundaries {
  if (charge.terms.billingPeriodAlignment === 'AlignToTermEnd' && term.termEndDate !== null) {
    return monthly(monthIndex(term.termEndDate), dayOf(term.termEndDate), months);
  }
  const from = alignmentOf(charge, term);
  const day = cycleDay(charge, term, billCycleDay);
  const month = monthIndex(from);
  return monthly(anchored(month, day) < from ? month + 1 : month, day, months);
}

function dailyBoundaries(charge: Billable, term: Term, days: number): Boundaries {
  if (charge.terms.billingPeriodAlignment === 'AlignToTermEnd' && term.termEndDate !== null) return daily(term.termEndDate, days);
  const from = alignmentOf(charge, term);
  const { billCycleType, weeklyBillCycleDay } = charge.terms;
  if (billCycleType !== 'SpecificDayofWeek' || weeklyBillCycleDay === undefined) return daily(from, days);
  const wanted = WEEKDAYS.indexOf(weeklyBillCycleDay) + 1;
  return daily(addDays(from, (wanted - Temporal.PlainDate.from(from).dayOfWeek + 7) % 7), days);
}

function* periodsIn(charge: Billable, term: Term, billCycleDay: number, from: IsoDate): Generator<Period> {
  if (charge.billingPeriod === 'Subscription Term') {
    // A charge that outlives an open term has no period there; planning refuses it.
    if (term.termEndDate === null) return;
    const start = from < term.termStartDate ? from : term.termStartDate;
    if (start < term.termStartDate) yield { start, end: term.termStartDate };
    yield { start: term.termStartDate, end: term.termEndDate };
    return;
  }
  const months = monthsOf(charge);
  const boundaries =
    months === undefined ? dailyBoundaries(charge, term, daysOf(charge) ?? 1) : monthlyBoundaries(charge, term, billCycleDay, months);
  for (let k = boundaries.before(from); ; k += 1) yield { start: boundaries.at(k), end: boundaries.at(k + 1) };
}

/** True if a period goes on over the day on which one term follows another: both have it. */
function spans(charge: Billable, term: Term, billCycleDay: number, { start, end }: Period, renewal: IsoDate): boolean {
  return [addDays(renewal, -1), renewal].every((day) => {
    const [period] = periodsIn(charge, termOn(term, day), billCycleDay, day);
    return period?.start === start && period.end === end;
  });
}

/**
 * The billing periods of a charge from the one that a day lies in, without end unless the term is the period.
 *
 * @param billCycleDay the account's
 */
export function* periodsFrom(charge: Billable, term: Term, billCycleDay: number, day: IsoDate): Generator<PeriodOfTerm> {
  const cut = (period: Period, renewal: IsoDate): boolean =>
    period.start < renewal && renewal < period.end && !spans(charge, term, billCycleDay, period, renewal);
  const renewals = term.earlierTerms.map(({ termEndDate }) => termEndDate);
  for (let reached = day; ;) {
    const own = termOn(term, reached);
    const renewal = own.termStartDate < term.termStartDate ? own.termEndDate : null;
    for (const period of periodsIn(charge, own, billCycleDay, reached)) {
      if (renewal !== null && period.start >= renewal) break;
      const from = renewals.findLast((date) => date <= own.termStartDate && cut(period, date)) ?? period.start;
      reached = renewals.find((date) => date > own.termStartDate && cut(period, date)) ?? period.end;
      yield { ...period, from, until: reached };
    }
    if (renewal === null || reached < renewal) return;
  }
}

/** First day after the own end of a charge that has one (docs/billing-rules.md 2.2); null for one that goes on with its subscription. */
export function ownEnd(charge: Timed, start: IsoDate): IsoDate | null {
  const { endDateCondition, upToPeriods = 1, upToPeriodsType = 'Billing_Periods', specificEndDate } = charge.terms;
  if (endDateCondition === 'Specific_End_Date' && specificEndDate !== undefined) return later(start, specificEndDate);
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
