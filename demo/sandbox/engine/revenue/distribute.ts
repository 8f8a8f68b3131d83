import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import { isDate } from '../calendar.js';
import { OPEN_ENDED, periodOn, type PeriodRow } from '../ledger/periods.js';
import { compare, decimalOf, fitsCurrency, roundTo } from '../money.js';
import { sumOf, toMinor, fromMinor } from './shares.js';
import { add, firstOpen, spread, type Distribution, type Parts, type Range } from './spread.js';

/** What a period shall have. */
export interface Wanted {
  accountingPeriodName: string;
  newAmount: DecimalString;
}

/** What is to be distributed: so much, of which parts may be in periods already. */
export interface Distributed {
  currency: CurrencyCode;
  amount: DecimalString;
  parts: Parts;
  periods: readonly PeriodRow[];
}

const rule = (field: string, why: string) => billingError('revenue', 'rule', `'${field}': ${why}.`);

/** More than any schedule has. */
const MOST = decimalOf('1000000000000');

/** @throws {BillingError} if an amount has more digits than its currency, or is absurd */
export function checkPart(currency: CurrencyCode, amount: DecimalString, field: string): void {
  if (fitsCurrency(currency, amount) && decimalOf(amount).abs().lessThanOrEqualTo(MOST)) return;
  throw invalidValue('revenue', field, `must be an amount in ${currency}`);
}

function placeOf(name: string, periods: readonly PeriodRow[], field: string): PeriodRow | null {
  if (name === OPEN_ENDED) return null;
  const period = periods.find((each) => each.name === name);
  if (!period) throw invalidValue('revenue', field, `there is no accounting period '${name}'`);
  return period;
}

/**
 * Gives periods the amounts that are named. The others keep theirs, and what is left is not distributed, unless that is named too.
 *
 * @throws {BillingError} if a period is unknown, named twice or not open, or the parts are not the whole
 */
export function acrossPeriods({ currency, amount, parts, periods }: Distributed, wanted: readonly Wanted[]): Parts {
  const field = 'revenueDistributions';
  if (wanted.length === 0) throw missingField('revenue', field);
  const after: Parts = new Map(parts);
  const named = new Set<string | null>();
  wanted.forEach(({ accountingPeriodName: name, newAmount }, index) => {
    const at = `${field}.${index}`;
    const period = placeOf(name, periods, `${at}.accountingPeriodName`);
    const id = period?.id ?? null;
    if (named.has(id)) throw rule(`${at}.accountingPeriodName`, `${name} is named twice`);
    named.add(id);
    checkPart(currency, newAmount, `${at}.newAmount`);
    const next = toMinor(currency, newAmount);
    if (period && period.status !== 'Open' && next !== (parts.get(id) ?? 0n)) {
      const kept = fromMinor(currency, parts.get(id) ?? 0n);
      throw rule(`${at}.newAmount`, `${name} is ${period.status}, so its ${kept} ${currency} stay`);
    }
    after.set(id, next);
  });
  const whole = toMinor(currency, amount);
  if (named.has(null)) {
    const given = sumOf(after.values());
    if (given !== whole) throw rule(field, `the parts sum to ${fromMinor(currency, given)}, not to ${amount} ${currency}`);
    return after;
  }
  after.set(null, 0n);
  const left = whole - sumOf(after.values());
  after.set(null, left);
  if (whole >= 0n ? left < 0n : left > 0n) {
    throw rule(field, `the parts sum to ${fromMinor(currency, whole - left)}, which is beyond ${amount} ${currency}`);
  }
  return after;
}

/** @throws {BillingError} for days that are too far from any that is billed */
export function checkDay(day: IsoDate, field: string): void {
  if (!isDate(day)) throw invalidValue('revenue', field, 'must be a day from 1970 through 2199');
}

/** The open period that revenue may be moved into on a day. */
function openOn(periods: readonly PeriodRow[], day: IsoDate, field: string): PeriodRow {
  const period = periodOn(periods, day);
  if (!period) throw invalidValue('revenue', field, 'no accounting period has this day');
  if (period.status === 'Open') return period;
  const next = firstOpen(periods);
  throw rule(field, `${period.name} is ${period.status}${next ? `; the first open period begins on ${next.startDate}` : ''}`);
}

export const ON_DATE = [
  'specific date (delta fixed amount)',
  'specific date (delta percent total)',
  'specific date (delta percent undistributed)',
] as const;

export interface OnDate {
  distributeOn: IsoDate;
  distributionType: (typeof ON_DATE)[number];
  amount?: DecimalString | undefined;
  percentage?: DecimalString | undefined;
}

/** What is to be moved on a day, and the field that says so. */
function deltaOf({ currency, amount, parts }: Distributed, input: OnDate): { delta: bigint; field: 'amount' | 'percentage' } {
  const isFixed = input.distributionType === 'specific date (delta fixed amount)';
  const [field, other] = isFixed ? (['amount', 'percentage'] as const) : (['percentage', 'amount'] as const);
  const value = input[field];
  if (value === undefined) throw missingField('revenue', field, `it belongs to '${input.distributionType}'`);
  if (input[other] !== undefined) throw rule(other, `it does not belong to '${input.distributionType}'`);
  if (isFixed) {
    checkPart(currency, value, field);
    return { delta: toMinor(currency, value), field };
  }
  if (compare(value, '0') < 0 || compare(value, '100') > 0) throw invalidValue('revenue', field, 'must be from 0 through 100');
  const base = input.distributionType === 'specific date (delta percent total)' ? amount : fromMinor(currency, parts.get(null) ?? 0n);
  const exact = decimalOf(base).times(value).div('100');
  return { delta: toMinor(currency, roundTo(currency, exact)), field };
}

/**
 * Moves something that is not distributed into the period of a day.
 *
 * @throws {BillingError} if the period is not open, or less is left
 */
export function onDate(held: Distributed, input: OnDate): Parts {
  const { currency, parts, periods } = held;
  const { delta, field } = deltaOf(held, input);
  checkDay(input.distributeOn, 'distributeOn');
  const period = openOn(periods, input.distributeOn, 'distributeOn');
  const left = parts.get(null) ?? 0n;
  if (delta !== 0n && (left >= 0n ? delta < 0n || delta > left : delta > 0n || delta < left)) {
    throw rule(field, `it moves ${fromMinor(currency, delta)} ${currency}, and ${fromMinor(currency, left)} are not distributed`);
  }
  const after: Parts = new Map(parts).set(null, left - delta);
  add(after, period.id, delta);
  return after;
}

/**
 * Spreads what is not recognized yet between two dates; what periods have that are not open any more stays there.
 *
 * @throws {BillingError} if the dates are the wrong way round, or begin where no period is open
 */
export function overRange({ parts, periods }: Distributed, range: Range, kind: Distribution): Parts {
  checkDay(range.start, 'recognitionStart');
  checkDay(range.end, 'recognitionEnd');
  if (range.end < range.start) throw invalidValue('revenue', 'recognitionEnd', `must not be before 'recognitionStart', ${range.start}`);
  const last = periods.at(-1);
  // Days after the last period have none yet, and what is spread over them waits for one.
  if (last && range.start <= last.endDate) openOn(periods, range.start, 'recognitionStart');
  const stays = new Set(periods.flatMap(({ id, status }) => (status === 'Open' ? [] : [id])));
  const kept: Parts = new Map([...parts].filter(([id]) => id !== null && stays.has(id)));
  const rest = sumOf(parts.values()) - sumOf(kept.values());
  for (const [id, amount] of spread(rest, kind, range, periods)) add(kept, id, amount);
  return kept;
}
