import { dayNumber } from '../plain-date/plain-date.js';
import { OPEN_ENDED, type RevenuePeriod } from '../schemas/revenue/basis.js';
import type { IsoDate } from '../schemas/values.js';
import { refuse } from './refuse.js';

/** Number of days that two ranges have in common. Both ends are part of a range. */
export function overlappingDays(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom) + 1);
}

/** True if a period is closed or pending close, so that its amount cannot change. */
export function isFixed({ status }: RevenuePeriod): boolean {
  return status === 'Closed' || status === 'PendingClose';
}

interface Slot {
  readonly name: string;
  readonly period: RevenuePeriod | undefined;
  readonly first: number;
  readonly last: number;
}

/** Accounting periods in the order of their dates, followed by the open-ended period of the undistributed amount. */
export class Timeline {
  readonly slots: readonly Slot[];

  /** @throws {InvalidRequestError} A period occurs twice, ends before it starts, or does not start on the day after the previous period. */
  constructor(periods: readonly RevenuePeriod[]) {
    const known = periods.map((period, index) => ({
      slot: { name: period.name, period, first: dayNumber(period.startDate), last: dayNumber(period.endDate) },
      path: `periods.${index}`,
    }));
    known.sort((a, b) => a.slot.first - b.slot.first);
    const names = new Map<string, string>();
    known.forEach(({ slot, path }, index) => {
      const other = names.get(slot.name);
      if (other !== undefined) throw refuse('basis', `${path}.name`, 'duplicate', `is also the name of ${other}: pass each period once`);
      names.set(slot.name, path);
      if (slot.last < slot.first)
        throw refuse('basis', `${path}.endDate`, 'before-start', `is before ${slot.period.startDate}: swap the two`);
      const before = known[index - 1]?.slot;
      if (!before || slot.first === before.last + 1) return;
      const [code, trouble] = slot.first > before.last ? ['gap', 'leaves a gap after'] : ['overlap', 'lies within'];
      const message = `${trouble} ${before.name}, which ends on ${before.period.endDate}: begin on the day after`;
      throw refuse('basis', `${path}.startDate`, code, message);
    });
    const end = known.at(-1)?.slot.last ?? 0;
    this.slots = [...known.map(({ slot }) => slot), { name: OPEN_ENDED, period: undefined, first: end + 1, last: Infinity }];
  }

  /** Index of the open-ended slot. */
  get openEnded(): number {
    return this.slots.length - 1;
  }

  /**
   * Index of the slot that contains a date.
   * @throws {InvalidRequestError} The date is before the first period.
   */
  at(date: IsoDate, field: string): number {
    const day = dayNumber(date);
    const found = this.slots.findIndex(({ first, last }) => day >= first && day <= last);
    if (found >= 0) return found;
    throw refuse('basis', field, 'no-period', `is ${date}, before the first accounting period: add earlier periods`);
  }

  /** Index of a slot by its name. Undefined if there is none. */
  named(name: string): number | undefined {
    const found = this.slots.findIndex((slot) => slot.name === name);
    return found < 0 ? undefined : found;
  }

  /** Returns a zero for each slot. */
  zeros(): bigint[] {
    return this.slots.map(() => 0n);
  }
}
