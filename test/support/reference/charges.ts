/** Finds the parts of charges that a bill run bills or credits (rules 2, 3, 5, 6 and 7). */
import type { Day } from './days.js';
import type { Account } from './description.js';
import { modeOf, weight, type Period } from './periods.js';
import { isZero, minus, negated, ONE, dividedBy, plus, ratio, rounded, times, ZERO, type Rational } from './rational.js';
import { endOf, oneTimeDay, periodOf, segmentOn, wholePrice, type KnownCharge } from './service.js';

/** Reduction of a part's amount by a discount charge. */
export interface Reduction {
  readonly by: KnownCharge;
  /** Negative. */
  readonly amount: Rational;
}

/** Billed part of a billing period, or a whole period. Becomes one line of the bill. */
export interface Part {
  readonly of: KnownCharge;
  readonly period: Period;
  readonly from: Day;
  /** First day after the part. */
  readonly end: Day;
  readonly segment: number;
  /** Price of the whole period at the time the part was billed. */
  readonly price: Rational;
  readonly amount: Rational;
  readonly reductions: Reduction[];
}

/** Returns the day on which a part is billed (rule 6.1). */
export function dueOn({ of: { charge }, from, end }: Part): Day {
  return charge.arrears || charge.type === 'Usage' ? end : from;
}

/** Credit for some or all days of a part. */
export interface Credit {
  readonly part: Part;
  readonly from: Day;
  readonly end: Day;
  readonly amount: Rational;
  readonly reductions: readonly Reduction[];
}

/** Parts of each charge that were billed and not credited: by day, or by period for charges without proration. */
export interface Billed {
  readonly days: Map<KnownCharge, Map<Day, Part>>;
  readonly whole: Map<KnownCharge, Map<string, Part>>;
}

function within<Key, Value>(map: Map<Key, Map<Value, Part>>, key: Key): Map<Value, Part> {
  let inner = map.get(key);
  if (!inner) map.set(key, (inner = new Map<Value, Part>()));
  return inner;
}

const days = (from: Day, end: Day): Day[] => Array.from({ length: end - from }, (_, index) => from + index);

/** Returns the days from `from` to `end` (exclusive) as a fraction of their period. */
export function weightOf(account: Account, { charge }: KnownCharge, period: Period, from: Day, end: Day): Rational {
  const mode = modeOf(account, charge);
  const counted = (first: Day, last: Day): number => {
    let sum = 0;
    for (let day = first; day < last; day += 1) sum += weight(charge, mode, day);
    return sum;
  };
  return ratio(counted(from, end), counted(period.start, period.end));
}

function creditFor(account: Account, part: Part, from: Day, end: Day): Credit {
  const { of: known, period } = part;
  const whole = from === part.from && end === part.end;
  const share = weightOf(account, known, period, from, end);
  const amount = rounded(whole && modeOf(account, known.charge) === 'none' ? part.amount : times(part.price, share), account.digits);
  // Rule 7.4: the credit is reduced by the shares that the reductions took of the line, rounded so that they add up.
  let taken = ZERO;
  const takenOfCredit = () => (isZero(part.amount) ? ZERO : rounded(times(amount, dividedBy(taken, part.amount)), account.digits));
  const reductions = part.reductions.map(({ by, amount: reduction }) => {
    const before = takenOfCredit();
    taken = minus(taken, reduction);
    return { by, amount: minus(takenOfCredit(), before) };
  });
  return { part, from, end, amount: negated(amount), reductions };
}

/** Rule 7.1: credits billed days that, after a change, are no longer served or are served by another segment. */
function creditDays(account: Account, known: KnownCharge, billed: Billed): Credit[] {
  const end = endOf(known);
  const ofCharge = within(billed.days, known);
  const unserved: [Day, Part][] = [];
  for (const [day, part] of ofCharge) if (segmentOn(known, end, day) !== part.segment) unserved.push([day, part]);
  const credits: Credit[] = [];
  let open: { part: Part; from: Day; end: Day } | undefined;
  const close = () => {
    if (open) credits.push(creditFor(account, open.part, open.from, open.end));
  };
  for (const [day, part] of unserved.sort(([a], [b]) => a - b)) {
    ofCharge.delete(day);
    if (open && open.part === part && open.end === day) open.end = day + 1;
    else {
      close();
      open = { part, from: day, end: day + 1 };
    }
  }
  close();
  return credits;
}

/** Rule 5.4: credits whole periods in which no day is served at the billed price and quantity. */
function creditWholePeriods(account: Account, known: KnownCharge, billed: Billed): Credit[] {
  const end = endOf(known);
  const ofCharge = within(billed.whole, known);
  const unserved = [...ofCharge].filter(([, { period, segment }]) =>
    days(period.start, period.end).every((day) => segmentOn(known, end, day) !== segment),
  );
  return unserved.map(([key, part]) => {
    ofCharge.delete(key);
    return creditFor(account, part, part.from, part.end);
  });
}

/** True if two periods are equal, even if they were found in different terms. */
export const isSame = (a: Period, b: Period): boolean => a.start === b.start && a.end === b.end;

/** Rule 3.6: returns the consecutive unbilled days, beginning with `from`, that the same segment serves in the same period. */
function partFrom(account: Account, known: KnownCharge, from: Day, segment: number, isBilled: (day: Day) => boolean): Period {
  const period = periodOf(account, known, from);
  const end = endOf(known);
  let day = from + 1;
  while (day < period.end && segmentOn(known, end, day) === segment && !isBilled(day)) {
    if (!isSame(periodOf(account, known, day), period)) break;
    day += 1;
  }
  return { start: from, end: day };
}

const keyOf = ({ start, end }: Period): string => `${start} ${end}`;

/** Rules 6.1 and 6.2: bills all unbilled parts that are due by the day `through`. */
export function billDueParts(account: Account, known: KnownCharge, billed: Billed, through: Day): Part[] {
  const { charge } = known;
  const isWhole = charge.type !== 'Usage' && modeOf(account, charge) === 'none';
  const ofDays = within(billed.days, known);
  const ofPeriods = within(billed.whole, known);
  const end = endOf(known);
  const parts: Part[] = [];
  for (let day = charge.begins; day <= through; day += 1) {
    const segment = segmentOn(known, end, day);
    if (segment === undefined || ofDays.has(day)) continue;
    const period = periodOf(account, known, day);
    if (isWhole && ofPeriods.has(keyOf(period))) continue;
    const part = partFrom(account, known, day, segment, (other) => ofDays.has(other));
    if ((charge.arrears || charge.type === 'Usage') && part.end > through) {
      day = part.end - 1;
      continue;
    }
    const price = charge.type === 'Usage' ? ZERO : wholePrice(known, day);
    const share = isWhole || charge.type === 'Usage' ? ONE : weightOf(account, known, period, part.start, part.end);
    const amount = rounded(times(price, share), account.digits);
    const made: Part = { of: known, period, from: part.start, end: part.end, segment, price, amount, reductions: [] };
    parts.push(made);
    if (isWhole) ofPeriods.set(keyOf(period), made);
    else for (const billedDay of days(part.start, part.end)) ofDays.set(billedDay, made);
    day = part.end - 1;
  }
  return parts;
}

/** Rule 2.3: bills a one-time charge on its day. */
function oneTime(account: Account, known: KnownCharge, billed: Billed, through: Day): Part[] {
  const day = oneTimeDay(known);
  const ofDays = within(billed.days, known);
  if (day === undefined || day > through || ofDays.size > 0) return [];
  const period = { start: day, end: day + 1 };
  const price = wholePrice(known, day);
  const amount = rounded(price, account.digits);
  const part: Part = { of: known, period, from: day, end: day + 1, segment: 0, price, amount, reductions: [] };
  ofDays.set(day, part);
  return [part];
}

/** Returns the credits and billed parts of a bill run for one charge that is neither usage nor a discount. */
export function billCharge(account: Account, known: KnownCharge, billed: Billed, through: Day): { credits: Credit[]; parts: Part[] } {
  if (known.charge.type === 'OneTime') return { credits: [], parts: oneTime(account, known, billed, through) };
  const byDays = modeOf(account, known.charge) !== 'none';
  const credits = byDays ? creditDays(account, known, billed) : creditWholePeriods(account, known, billed);
  return { credits, parts: billDueParts(account, known, billed, through) };
}

/** Returns the amount of a part after its reductions. */
export function remainingAmount(part: Part): Rational {
  return part.reductions.reduce((amount, reduction) => plus(amount, reduction.amount), part.amount);
}
