import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { addDays, daysBetween, later } from '../calendar.js';
import type { PeriodRow } from '../ledger/periods.js';
import { shares } from './shares.js';

/** How revenue is spread between two dates, in the words of the platform. */
export const DISTRIBUTIONS = [
  'Daily Distribution',
  'Monthly Distribution (Back Load)',
  'Monthly Distribution (Front Load)',
  'Monthly Distribution (Proration by Days)',
] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

/** First and last day. */
export interface Range {
  start: IsoDate;
  end: IsoDate;
}

/** Amounts in smallest units by the id of their period; under `null` what no period has. */
export type Parts = Map<string | null, bigint>;

export type Place = Pick<PeriodRow, 'id' | 'startDate' | 'endDate' | 'status'>;

interface Slot {
  start: IsoDate;
  end: IsoDate;
  /** Nothing for days before the first period, `null` for those after the last. */
  id: string | null | undefined;
}

/** Calendar months of the days from one through another, the first and last of which may be parts of months. */
function months(start: IsoDate, end: IsoDate, id: null | undefined): Slot[] {
  const found: Slot[] = [];
  for (let from = start; from <= end;) {
    const day = Temporal.PlainDate.from(from);
    const last = day.with({ day: day.daysInMonth }).toString();
    const own = { start: from, end: last < end ? last : end, id };
    found.push(own);
    from = addDays(own.end, 1);
  }
  return found;
}

/** The periods, with calendar months before the first and after the last, as far as a range reaches. */
function slotsOf({ start, end }: Range, periods: readonly Place[]): Slot[] {
  const monthOf = (date: IsoDate) => Temporal.PlainDate.from(date);
  const first = monthOf(start).with({ day: 1 }).toString();
  const last = monthOf(end)
    .with({ day: monthOf(end).daysInMonth })
    .toString();
  const [earliest] = periods;
  const latest = periods.at(-1);
  if (!earliest || !latest) return months(first, last, null);
  return [
    ...months(first, addDays(earliest.startDate, -1), undefined),
    ...periods.map((period) => ({ start: period.startDate, end: period.endDate, id: period.id })),
    ...months(addDays(latest.endDate, 1), last, null),
  ];
}

function served(slot: Slot, range: Range): bigint {
  const end = slot.end < range.end ? slot.end : range.end;
  return BigInt(Math.max(0, daysBetween(later(slot.start, range.start), end) + 1));
}

const lengthOf = ({ start, end }: Slot): bigint => BigInt(daysBetween(start, end) + 1);

/**
 * What each of the touched periods weighs. By days: the days served, both ends with them. By months: every whole period 1; a part of one its days by all of
 * them, or with all the weight at the front (a part at the end weighs nothing) or at the back (a part at the beginning weighs nothing).
 */
function weightsOf(kind: Distribution, range: Range, slots: readonly Slot[]): bigint[] {
  const days = slots.map((slot) => served(slot, range));
  if (kind === 'Daily Distribution') return days;
  if (kind === 'Monthly Distribution (Proration by Days)') {
    const lengths = slots.map(lengthOf);
    const all = [...new Set(lengths)].reduce((product, length) => product * length, 1n);
    return days.map((count, index) => (count * all) / (lengths[index] ?? 1n));
  }
  const touched = slots.flatMap((_, index) => ((days[index] ?? 0n) > 0n ? [index] : []));
  const [first, last] = [touched[0], touched.at(-1)];
  const isWhole = (index: number) => {
    const slot = slots[index];
    return slot !== undefined && days[index] === lengthOf(slot);
  };
  const without = kind === 'Monthly Distribution (Front Load)' ? last : first;
  return slots.map((_, index) => {
    if (!touched.includes(index)) return 0n;
    return index === without && !isWhole(index) && first !== last ? 0n : 1n;
  });
}

/** The first period that revenue can be moved into. */
export function firstOpen<Period extends Place>(periods: readonly Period[]): Period | undefined {
  return periods.find(({ status }) => status === 'Open');
}

/** Adds to a part. */
export function add(parts: Parts, id: string | null, amount: bigint): void {
  if (amount !== 0n) parts.set(id, (parts.get(id) ?? 0n) + amount);
}

/** The place of something that a period should have: that of a period which is not open any more has the first that is. */
export function openPlace(id: string | null | undefined, periods: readonly Place[]): string | null {
  if (id === null) return null;
  const period = periods.find((each) => each.id === id);
  return period?.status === 'Open' ? period.id : (firstOpen(periods)?.id ?? null);
}

/**
 * Spreads an amount over the days of a range. What belongs to days after the last period stays without one; what belongs to a period that is not open any more,
 * or to days before the first, is caught up in the first open one.
 */
export function spread(whole: bigint, kind: Distribution, range: Range, periods: readonly Place[]): Parts {
  const slots = slotsOf(range, periods);
  const parts: Parts = new Map();
  shares(whole, weightsOf(kind, range, slots)).forEach((amount, index) => add(parts, openPlace(slots[index]?.id, periods), amount));
  return parts;
}
