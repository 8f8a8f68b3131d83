import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { decimalOf } from '../money.js';
import type { Billable } from './charge-terms.js';

/** A record that is not rated yet. */
export interface UsageRecord {
  id: string;
  /** The charge that it is for. */
  chargeNumber: string;
  /** The day on which it starts, in the tenant's time zone. */
  day: IsoDate;
  quantity: DecimalString;
  /** The file that it came with; null for records by the API. */
  upload: string | null;
}

/** Units that are rated together. */
export interface UsageGroup {
  quantity: DecimalString;
  ids: readonly string[];
}

/** Records that nobody has taken yet, each of which is rated once. */
export interface UsagePool {
  /** The records of a charge from before a day, in groups that are rated each by itself (docs/billing-rules.md 9.3). */
  take: (charge: Billable & { number?: string }, before: IsoDate) => UsageGroup[];
}

function groupOf({ terms }: Billable, record: UsageRecord): string {
  if (terms.ratingGroup === 'ByUsageStartDate') return record.day;
  if (terms.ratingGroup === 'ByUsageRecord') return record.id;
  return terms.ratingGroup === 'ByUsageUpload' ? (record.upload ?? '') : '';
}

/** A pool of records. */
export function usagePool(records: readonly UsageRecord[]): UsagePool {
  let left = records;
  return {
    take: (charge, before) => {
      const taken = left.filter((record) => record.chargeNumber === charge.number && record.day < before);
      left = left.filter((record) => !taken.includes(record));
      const groups = new Map<string, UsageRecord[]>();
      for (const record of taken) {
        const key = groupOf(charge, record);
        groups.set(key, [...(groups.get(key) ?? []), record]);
      }
      return [...groups.values()].map((group) => ({
        quantity: group.reduce((total, { quantity }) => total.plus(quantity), decimalOf('0')).toFixed(),
        ids: group.map(({ id }) => id),
      }));
    },
  };
}
