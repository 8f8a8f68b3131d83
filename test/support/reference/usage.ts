/** Rates usage (rule 9). */
import { billDueParts, type Billed, type Part } from './charges.js';
import type { Day } from './days.js';
import type { Account, UsageRecord } from './description.js';
import { listPrice } from './prices.js';
import { parseDecimal, rounded, total, type Rational } from './rational.js';
import { pricingOn, type KnownCharge } from './service.js';

function groupOf({ charge }: KnownCharge, record: UsageRecord): string {
  switch (charge.usage?.group) {
    case 'day':
      return String(record.day);
    case 'record':
      return record.id;
    case 'upload':
      return record.upload ?? '';
    default:
      return '';
  }
}

/** Rule 9.3: returns the total units of each group of records that are rated together. */
function unitsByGroup(known: KnownCharge, records: readonly UsageRecord[]): Rational[] {
  const groups = new Map<string, Rational[]>();
  for (const record of records) {
    const key = groupOf(known, record);
    groups.set(key, [...(groups.get(key) ?? []), parseDecimal(record.quantity)]);
  }
  return [...groups.values()].map(total);
}

/**
 * Rates the records that have arrived and are due.
 *
 * @param rated ids of records already rated. The function adds the records it rates.
 */
export function rate(
  account: Account,
  known: KnownCharge,
  records: readonly UsageRecord[],
  billed: Billed,
  rated: Set<string>,
  through: Day,
): Part[] {
  return billDueParts(account, known, billed, through).flatMap((part) => {
    const now = records.filter(({ id, day }) => !rated.has(id) && day < part.end);
    for (const { id } of now) rated.add(id);
    return unitsByGroup(known, now).map((units): Part => {
      const price = listPrice(pricingOn(known, part.from), units);
      return { ...part, price, amount: rounded(price, account.digits), reductions: [] };
    });
  });
}
