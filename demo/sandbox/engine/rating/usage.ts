import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { decimalOf } from '../money.js';
import type { Billable } from './charge-terms.js';

/** A record that is not rated yet. */
export interface UsageRecord {
  id: string;
  /** The charge that counts it. */
  chargeNumber: string;
  /** The day on which it starts, in the tenant's time zone. */
  day: IsoDate;
  quantity: DecimalString;
  /** The file that it came with; null for records by the API. */
  upload: string | null;
}

/** Units of a charge that is rated on demand, which bills had before. */
export interface RatedUnits {
  chargeNumber: string;
  /** First day of the part of the period in which they were rated. */
  from: IsoDate;
  /** As `UsageGroup.group`. */
  group: string;
  quantity: DecimalString;
}

/** Units that are rated together. */
export interface UsageGroup {
  /** First day of the part of the period that they are rated in. */
  from: IsoDate;
  /** What sets the group apart from others of its part: nothing, a day, a record or a file (docs/billing-rules.md 9.3). */
  group: string;
  quantity: DecimalString;
  ids: readonly string[];
  /** Units of the same group that were rated in this part before, whose price these go on from; zero unless on demand. */
  earlier: DecimalString;
}

/** Records that nobody has taken yet, each of which is rated once. */
export interface UsagePool {
  /** The records of a charge from before a day, for a part of a period that begins on `from`. */
  take: (charge: Billable & { number?: string }, from: IsoDate, before: IsoDate) => UsageGroup[];
}

/** Rated by each run, not only at the end of the period. */
export function isOnDemand({ type, terms }: Pick<Billable, 'type' | 'terms'>): boolean {
  return type === 'Usage' && terms.usageRecordRatingOption === 'OnDemand';
}

function groupOf({ terms }: Billable, record: UsageRecord): string {
  if (terms.ratingGroup === 'ByUsageStartDate') return record.day;
  if (terms.ratingGroup === 'ByUsageRecord') return record.id;
  return terms.ratingGroup === 'ByUsageUpload' ? (record.upload ?? '') : '';
}

/** The values under each key, in their order. */
function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

const keyOfRated = ({ chargeNumber, from, group }: Omit<RatedUnits, 'quantity'>): string => `${chargeNumber} ${from} ${group}`;

/**
 * A pool of records.
 *
 * @param rated what bills had before of charges that are rated on demand
 */
export function usagePool(records: readonly UsageRecord[], rated: readonly RatedUnits[] = []): UsagePool {
  const left = grouped(records, (record) => record.chargeNumber);
  const before = new Map(rated.map((units) => [keyOfRated(units), decimalOf(units.quantity)]));
  return {
    take: (charge, from, end) => {
      const { number: chargeNumber } = charge;
      const own = chargeNumber === undefined ? undefined : left.get(chargeNumber);
      if (chargeNumber === undefined || !own) return [];
      left.set(
        chargeNumber,
        own.filter(({ day }) => day >= end),
      );
      const taken = own.filter(({ day }) => day < end);
      return [...grouped(taken, (record) => groupOf(charge, record))].map(([group, members]) => {
        const units = members.reduce((total, { quantity }) => total.plus(quantity), decimalOf('0'));
        const key = keyOfRated({ chargeNumber, from, group });
        const earlier = isOnDemand(charge) ? (before.get(key) ?? decimalOf('0')) : decimalOf('0');
        before.set(key, earlier.plus(units));
        return { from, group, quantity: units.toFixed(), ids: members.map(({ id }) => id), earlier: earlier.toFixed() };
      });
    },
  };
}
