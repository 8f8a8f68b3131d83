import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { decimalOf } from '../money.js';
import type { BillableCharge } from './charge-terms.js';

/** A usage record that is not rated yet. */
export interface UnratedRecord {
  id: string;
  /** Charge that the record counts for. */
  chargeNumber: string;
  /** Start date of the record in the tenant's time zone. */
  day: IsoDate;
  quantity: DecimalString;
  /** Id of the uploaded file; null for records sent through the API. */
  upload: string | null;
}

/** Units of an on-demand charge that were already rated. */
export interface RatedUnits {
  chargeNumber: string;
  /** Start of the full or partial period in which they were rated. */
  from: IsoDate;
  /** Same as `RatingGroup.group`. */
  group: string;
  quantity: DecimalString;
}

/** Units that are rated together. */
export interface RatingGroup {
  /** Start of the full or partial period in which they are rated. */
  from: IsoDate;
  /** Key within the period. Depends on `ratingGroup`: empty, a date, a record id or a file id (docs/billing-rules.md 9.3). */
  group: string;
  quantity: DecimalString;
  ids: readonly string[];
  /** Units of the group that were rated before in this period. Zero unless rated on demand. */
  earlierUnits: DecimalString;
}

/** Pool of unrated usage records. Each record is taken only once. */
export interface UsagePool {
  /** Takes the records of a charge that are earlier than `before`, grouped for rating. The rated period starts on `from`. */
  take: (charge: BillableCharge & { number?: string }, from: IsoDate, before: IsoDate) => RatingGroup[];
}

/** True if every run rates the usage, not only the run at the end of the period. */
export function isOnDemand({ type, terms }: Pick<BillableCharge, 'type' | 'terms'>): boolean {
  return type === 'Usage' && terms.usageRecordRatingOption === 'OnDemand';
}

function ratingGroupKey({ terms }: BillableCharge, record: UnratedRecord): string {
  if (terms.ratingGroup === 'ByUsageStartDate') return record.day;
  if (terms.ratingGroup === 'ByUsageRecord') return record.id;
  return terms.ratingGroup === 'ByUsageUpload' ? (record.upload ?? '') : '';
}

/** Groups values by a key, keeping their order. */
function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Returns the key under which units of a rating group are counted. */
export const ratedUnitsKey = ({ chargeNumber, from, group }: Omit<RatedUnits, 'quantity'>): string => `${chargeNumber} ${from} ${group}`;

/**
 * Creates a pool of unrated records.
 *
 * @param rated units of on-demand charges that were already rated
 */
export function createUsagePool(records: readonly UnratedRecord[], rated: readonly RatedUnits[] = []): UsagePool {
  const remaining = groupBy(records, (record) => record.chargeNumber);
  const ratedBefore = new Map(rated.map((units) => [ratedUnitsKey(units), decimalOf(units.quantity)]));
  return {
    take: (charge, from, end) => {
      const { number: chargeNumber } = charge;
      const own = chargeNumber === undefined ? undefined : remaining.get(chargeNumber);
      if (chargeNumber === undefined || !own) return [];
      remaining.set(
        chargeNumber,
        own.filter(({ day }) => day >= end),
      );
      const taken = own.filter(({ day }) => day < end);
      return [...groupBy(taken, (record) => ratingGroupKey(charge, record))].map(([group, members]) => {
        const units = members.reduce((total, { quantity }) => total.plus(quantity), decimalOf('0'));
        const key = ratedUnitsKey({ chargeNumber, from, group });
        const earlierUnits = isOnDemand(charge) ? (ratedBefore.get(key) ?? decimalOf('0')) : decimalOf('0');
        ratedBefore.set(key, earlierUnits.plus(units));
        return { from, group, quantity: units.toFixed(), ids: members.map(({ id }) => id), earlierUnits: earlierUnits.toFixed() };
      });
    },
  };
}
