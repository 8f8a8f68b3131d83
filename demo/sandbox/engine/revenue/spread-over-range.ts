import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { addDays, daysBetween, laterDate } from '../calendar.js';
import type { AccountingPeriodRow } from '../ledger/accounting-periods.js';
import { splitByWeights } from './minor-units.js';

/** Methods of distribution, as the platform names them. */
export const DISTRIBUTIONS = [
  'Daily Distribution',
  'Monthly Distribution (Back Load)',
  'Monthly Distribution (Front Load)',
  'Monthly Distribution (Proration by Days)',
] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

/** First and last day of the range. */
export interface DateRange {
  start: IsoDate;
  end: IsoDate;
}

/** Amounts in minor units by accounting period id. The key `null` holds the undistributed amount. */
export type PeriodAmounts = Map<string | null, bigint>;

export type AccountingPeriodDates = Pick<AccountingPeriodRow, 'id' | 'startDate' | 'endDate' | 'status'>;

interface DistributionSlot {
  start: IsoDate;
  end: IsoDate;
  /** Id of the accounting period. Undefined before the first period, null after the last period. */
  id: string | null | undefined;
}

/** Returns the calendar months from one day through another. The first and last may be incomplete. */
function calendarMonths(start: IsoDate, end: IsoDate, id: null | undefined): DistributionSlot[] {
  const found: DistributionSlot[] = [];
  for (let from = start; from <= end;) {
    const day = Temporal.PlainDate.from(from);
    const last = day.with({ day: day.daysInMonth }).toString();
    const month = { start: from, end: last < end ? last : end, id };
    found.push(month);
    from = addDays(month.end, 1);
  }
  return found;
}

/** Returns the accounting periods, with calendar months before the first and after the last one, to cover a range. */
function buildSlots({ start, end }: DateRange, periods: readonly AccountingPeriodDates[]): DistributionSlot[] {
  const monthOf = (date: IsoDate) => Temporal.PlainDate.from(date);
  const first = monthOf(start).with({ day: 1 }).toString();
  const last = monthOf(end)
    .with({ day: monthOf(end).daysInMonth })
    .toString();
  const [earliest] = periods;
  const latest = periods.at(-1);
  if (!earliest || !latest) return calendarMonths(first, last, null);
  return [
    ...calendarMonths(first, addDays(earliest.startDate, -1), undefined),
    ...periods.map((period) => ({ start: period.startDate, end: period.endDate, id: period.id })),
    ...calendarMonths(addDays(latest.endDate, 1), last, null),
  ];
}

function servedDays(slot: DistributionSlot, range: DateRange): bigint {
  const end = slot.end < range.end ? slot.end : range.end;
  return BigInt(Math.max(0, daysBetween(laterDate(slot.start, range.start), end) + 1));
}

const slotLength = ({ start, end }: DistributionSlot): bigint => BigInt(daysBetween(start, end) + 1);

/**
 * Computes the weight of each slot. Daily: its number of days in the range. Proration by days: the share of its days in the range. Front load: 1, but
 * 0 for an incomplete last slot. Back load: 1, but 0 for an incomplete first slot. A single slot in the range always has the
 * weight 1. A slot outside the range always has the weight 0.
 */
function computeWeights(kind: Distribution, range: DateRange, slots: readonly DistributionSlot[]): bigint[] {
  const days = slots.map((slot) => servedDays(slot, range));
  if (kind === 'Daily Distribution') return days;
  if (kind === 'Monthly Distribution (Proration by Days)') {
    const lengths = slots.map(slotLength);
    const all = [...new Set(lengths)].reduce((product, length) => product * length, 1n);
    return days.map((count, index) => (count * all) / (lengths[index] ?? 1n));
  }
  const servedSlots = slots.flatMap((_, index) => ((days[index] ?? 0n) > 0n ? [index] : []));
  const [first, last] = [servedSlots[0], servedSlots.at(-1)];
  const isWhole = (index: number) => {
    const slot = slots[index];
    return slot !== undefined && days[index] === slotLength(slot);
  };
  const skippedIfIncomplete = kind === 'Monthly Distribution (Front Load)' ? last : first;
  return slots.map((_, index) => {
    if (!servedSlots.includes(index)) return 0n;
    return index === skippedIfIncomplete && !isWhole(index) && first !== last ? 0n : 1n;
  });
}

/** Returns the first open period. */
export function findFirstOpen<Period extends AccountingPeriodDates>(periods: readonly Period[]): Period | undefined {
  return periods.find(({ status }) => status === 'Open');
}

/** Adds an amount to a period. */
export function addAmount(parts: PeriodAmounts, id: string | null, amount: bigint): void {
  if (amount !== 0n) parts.set(id, (parts.get(id) ?? 0n) + amount);
}

/** Returns the id of a period if it is open, otherwise of the first open period. Undistributed amounts stay undistributed. */
export function openPeriodFor(id: string | null | undefined, periods: readonly AccountingPeriodDates[]): string | null {
  if (id === null) return null;
  const period = periods.find((each) => each.id === id);
  return period?.status === 'Open' ? period.id : (findFirstOpen(periods)?.id ?? null);
}

/**
 * Spreads an amount over the days of a range. Days after the last period stay undistributed. Amounts of days before the first period or in periods
 * that are not open go to the first open period.
 */
export function spreadOverRange(
  total: bigint,
  kind: Distribution,
  range: DateRange,
  periods: readonly AccountingPeriodDates[],
): PeriodAmounts {
  const slots = buildSlots(range, periods);
  const parts: PeriodAmounts = new Map();
  splitByWeights(total, computeWeights(kind, range, slots)).forEach((amount, index) =>
    addAmount(parts, openPeriodFor(slots[index]?.id, periods), amount),
  );
  return parts;
}
