import { civil, monthIndex, thirtyDayIndex, unitsLater, type Day } from './days.js';
import type { Account, Charge, Mode, Subscription, TermLength } from './description.js';

export interface Term {
  readonly start: Day;
  /** First day after the term; null for an open end. */
  readonly end: Day | null;
  readonly length: TermLength;
}

/** Returns the term with a given length (rule 11.1). */
export const termFrom = (start: Day, length: TermLength): Term => ({
  start,
  end: length === null ? null : unitsLater(start, length.count, length.unit),
  length,
});

export interface Period {
  readonly start: Day;
  readonly end: Day;
}

const remainder = (a: number, by: number): number => ((a % by) + by) % by;

/** Rule 1.2: true on the wanted day of the month, or on the last day of a shorter month. */
function isDayOfMonth(day: Day, wanted: number): boolean {
  const { day: own, daysInMonth } = civil(day);
  return own === Math.min(wanted, daysInMonth);
}

function endOf(term: Term): Day {
  if (term.end === null) throw new RangeError('The term has no end to align with.');
  return term.end;
}

/** Returns the bill cycle day (rule 3.3). */
function cycleDay(account: Account, subscription: Subscription, charge: Charge, term: Term): number {
  switch (charge.cycle.of) {
    case 'account':
    case 'weekday':
      return account.cycleDay;
    case 'day':
      return charge.cycle.day;
    case 'subscription':
      return civil(subscription.start).day;
    case 'charge':
      return civil(charge.begins).day;
    case 'term start':
      return civil(term.start).day;
    case 'term end':
      return civil(endOf(term)).day;
  }
}

/** Returns the alignment date (rule 3.2). */
function alignmentDate(subscription: Subscription, charge: Charge, term: Term): Day {
  const dates = { charge: charge.begins, subscription: subscription.start, 'term start': term.start };
  return charge.alignment === 'term end' ? endOf(term) : dates[charge.alignment];
}

/** True for days on which a billing period begins. */
type Boundary = (day: Day) => boolean;

function boundaries(account: Account, subscription: Subscription, charge: Charge, term: Term): Boundary {
  const { unit, count } = charge.period;
  if (unit === 'term') return (day) => day === term.start || day === term.end;
  const aligned = alignmentDate(subscription, charge, term);
  let first = aligned;
  if (unit === 'days') {
    const { cycle } = charge;
    if (charge.alignment !== 'term end' && cycle.of === 'weekday') while (civil(first).weekday !== cycle.weekday) first += 1;
    return (day) => remainder(day - first, count) === 0;
  }
  const wanted = charge.alignment === 'term end' ? civil(aligned).day : cycleDay(account, subscription, charge, term);
  while (!isDayOfMonth(first, wanted)) first += 1;
  return (day) => isDayOfMonth(day, wanted) && remainder(monthIndex(day) - monthIndex(first), count) === 0;
}

/** Returns a function that finds the whole billing period of a day. It searches day by day in both directions (rule 3.1). */
export function periodFinder(account: Account, subscription: Subscription, charge: Charge, term: Term): (day: Day) => Period {
  const isBoundary = boundaries(account, subscription, charge, term);
  let last: Period | undefined;
  return (day) => {
    if (last && last.start <= day && day < last.end) return last;
    let [start, end] = [day, day + 1];
    while (!isBoundary(start)) start -= 1;
    while (!isBoundary(end)) end += 1;
    return (last = { start, end });
  };
}

/** Returns the proration method (rule 5.1). */
export function modeOf(account: Account, { proration }: Charge): Mode {
  if (proration === 'none') return 'none';
  return proration === 'time' && account.proration === 'none' ? 'actual' : account.proration;
}

/** Rules 5.2 and 5.3: returns the weight of a day within its period. */
export function weight(charge: Charge, mode: Mode, day: Day): number {
  const byMonths = mode === 'thirty' && charge.period.unit !== 'days';
  return byMonths ? thirtyDayIndex(day + 1) - thirtyDayIndex(day) : 1;
}

/** Rule 2.2: returns the end that the charge itself defines. */
export function ownEnd(charge: Charge, term: Term): Day | null {
  const { ownEnd: own, period, begins } = charge;
  if (own === null) return null;
  if ('day' in own) return own.day;
  if (own.unit !== 'periods') return unitsLater(begins, own.count, own.unit);
  if (period.unit === 'term') return term.end;
  return unitsLater(begins, own.count * period.count, period.unit);
}
