import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import { isDate } from '../calendar.js';
import { OPEN_ENDED, findPeriodOn, type AccountingPeriodRow } from '../ledger/accounting-periods.js';
import { compare, decimalOf, fitsCurrency } from '../money.js';
import { sumUnits, toMinorUnits, truncateToMinorUnits, fromMinorUnits } from './minor-units.js';
import { addAmount, findFirstOpen, spreadOverRange, type Distribution, type PeriodAmounts, type DateRange } from './spread-over-range.js';

/** New amount of an accounting period. */
export interface PeriodAmountInput {
  accountingPeriodName: string;
  newAmount: DecimalString;
}

/** Amount to distribute, and its current distribution. */
export interface DistributableAmount {
  currency: CurrencyCode;
  amount: DecimalString;
  parts: PeriodAmounts;
  periods: readonly AccountingPeriodRow[];
}

const ruleError = (field: string, why: string) => billingError('revenue', 'rule', `'${field}': ${why}.`);

/** Largest amount of a schedule. */
const MAX_AMOUNT = decimalOf('1000000000000');

/**
 * Checks a revenue amount.
 *
 * @throws {BillingError} if the amount has more decimal digits than its currency, or is too large
 */
export function checkRevenueAmount(currency: CurrencyCode, amount: DecimalString, field: string): void {
  if (fitsCurrency(currency, amount) && decimalOf(amount).abs().lessThanOrEqualTo(MAX_AMOUNT)) return;
  throw invalidValue('revenue', field, `must be an amount in ${currency}`);
}

function findPeriod(name: string, periods: readonly AccountingPeriodRow[], field: string): AccountingPeriodRow | null {
  if (name === OPEN_ENDED) return null;
  const period = periods.find((each) => each.name === name);
  if (!period) throw invalidValue('revenue', field, `there is no accounting period '${name}'`);
  return period;
}

/**
 * Sets the amounts of the named periods. Other periods keep their amounts. The remainder is undistributed, unless its amount is also given.
 *
 * @throws {BillingError} if a period is unknown, named twice or not open, or the amounts do not add up
 */
export function distributeToPeriods(
  { currency, amount, parts, periods }: DistributableAmount,
  inputs: readonly PeriodAmountInput[],
): PeriodAmounts {
  const field = 'revenueDistributions';
  if (inputs.length === 0) throw missingField('revenue', field);
  const after: PeriodAmounts = new Map(parts);
  const named = new Set<string | null>();
  inputs.forEach(({ accountingPeriodName: name, newAmount }, index) => {
    const at = `${field}.${index}`;
    const period = findPeriod(name, periods, `${at}.accountingPeriodName`);
    const id = period?.id ?? null;
    if (named.has(id)) throw ruleError(`${at}.accountingPeriodName`, `${name} is named twice`);
    named.add(id);
    checkRevenueAmount(currency, newAmount, `${at}.newAmount`);
    const next = toMinorUnits(currency, newAmount);
    if (period && period.status !== 'Open' && next !== (parts.get(id) ?? 0n)) {
      const kept = fromMinorUnits(currency, parts.get(id) ?? 0n);
      throw ruleError(`${at}.newAmount`, `${name} is ${period.status}, so its ${kept} ${currency} cannot change`);
    }
    after.set(id, next);
  });
  const total = toMinorUnits(currency, amount);
  if (named.has(null)) {
    const distributed = sumUnits(after.values());
    if (distributed !== total)
      throw ruleError(field, `the parts add up to ${fromMinorUnits(currency, distributed)}, not ${amount} ${currency}`);
    return after;
  }
  after.set(null, 0n);
  const left = total - sumUnits(after.values());
  after.set(null, left);
  if (total >= 0n ? left < 0n : left > 0n) {
    throw ruleError(field, `the parts add up to ${fromMinorUnits(currency, total - left)}, which exceeds ${amount} ${currency}`);
  }
  return after;
}

/**
 * Checks that a day is in the supported range.
 *
 * @throws {BillingError} if it is not
 */
export function checkDay(day: IsoDate, field: string): void {
  if (!isDate(day)) throw invalidValue('revenue', field, 'must be a day from 1970 through 2199');
}

/** Returns the open period that contains a day. */
function requireOpenPeriod(periods: readonly AccountingPeriodRow[], day: IsoDate, field: string): AccountingPeriodRow {
  const period = findPeriodOn(periods, day);
  if (!period) throw invalidValue('revenue', field, 'no accounting period contains this day');
  if (period.status === 'Open') return period;
  const next = findFirstOpen(periods);
  throw ruleError(field, `${period.name} is ${period.status}${next ? `; the first open period begins on ${next.startDate}` : ''}`);
}

export const DATE_DISTRIBUTIONS = [
  'specific date (delta fixed amount)',
  'specific date (delta percent total)',
  'specific date (delta percent undistributed)',
] as const;

interface DateDistributionInput {
  distributeOn: IsoDate;
  distributionType: (typeof DATE_DISTRIBUTIONS)[number];
  amount?: DecimalString | undefined;
  percentage?: DecimalString | undefined;
}

/** Returns the amount to move, and the name of its request field. */
function computeDelta(
  { currency, amount, parts }: DistributableAmount,
  input: DateDistributionInput,
): { delta: bigint; field: 'amount' | 'percentage' } {
  const isFixed = input.distributionType === 'specific date (delta fixed amount)';
  const [field, other] = isFixed ? (['amount', 'percentage'] as const) : (['percentage', 'amount'] as const);
  const value = input[field];
  if (value === undefined) throw missingField('revenue', field, `required for '${input.distributionType}'`);
  if (input[other] !== undefined) throw ruleError(other, `not allowed for '${input.distributionType}'`);
  if (isFixed) {
    checkRevenueAmount(currency, value, field);
    return { delta: toMinorUnits(currency, value), field };
  }
  if (compare(value, '0') < 0 || compare(value, '100') > 0) throw invalidValue('revenue', field, 'must be from 0 through 100');
  const base = input.distributionType === 'specific date (delta percent total)' ? amount : fromMinorUnits(currency, parts.get(null) ?? 0n);
  return { delta: truncateToMinorUnits(currency, decimalOf(base).times(value).div('100')), field };
}

/**
 * Moves an undistributed amount into the period of a date.
 *
 * @throws {BillingError} if the period is not open, or the undistributed amount is too small
 */
export function distributeToDate(distributable: DistributableAmount, input: DateDistributionInput): PeriodAmounts {
  const { currency, parts, periods } = distributable;
  const { delta, field } = computeDelta(distributable, input);
  checkDay(input.distributeOn, 'distributeOn');
  const period = requireOpenPeriod(periods, input.distributeOn, 'distributeOn');
  const left = parts.get(null) ?? 0n;
  if (delta !== 0n && (left >= 0n ? delta < 0n || delta > left : delta > 0n || delta < left)) {
    throw ruleError(
      field,
      `it moves ${fromMinorUnits(currency, delta)} ${currency}, and ${fromMinorUnits(currency, left)} are not distributed`,
    );
  }
  const after: PeriodAmounts = new Map(parts).set(null, left - delta);
  addAmount(after, period.id, delta);
  return after;
}

/**
 * Distributes all unrecognized revenue over a date range. Amounts in periods that are not open do not change.
 *
 * @throws {BillingError} if the end is before the start, or the start is in a period that is not open
 */
export function distributeOverRange({ parts, periods }: DistributableAmount, range: DateRange, kind: Distribution): PeriodAmounts {
  checkDay(range.start, 'recognitionStart');
  checkDay(range.end, 'recognitionEnd');
  if (range.end < range.start) throw invalidValue('revenue', 'recognitionEnd', `must not be before 'recognitionStart', ${range.start}`);
  const last = periods.at(-1);
  // Days after the last period have no period yet. Their revenue stays undistributed.
  if (last && range.start <= last.endDate) requireOpenPeriod(periods, range.start, 'recognitionStart');
  const fixedPeriods = new Set(periods.flatMap(({ id, status }) => (status === 'Open' ? [] : [id])));
  const kept: PeriodAmounts = new Map([...parts].filter(([id]) => id !== null && fixedPeriods.has(id)));
  const remainder = sumUnits(parts.values()) - sumUnits(kept.values());
  for (const [id, amount] of spreadOverRange(remainder, kind, range, periods)) addAmount(kept, id, amount);
  return kept;
}
