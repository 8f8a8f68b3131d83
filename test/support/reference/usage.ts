/** Rule 9: how usage is rated. */
import { due, type Billed, type Part } from './charges.js';
import type { Day } from './days.js';
import type { Account, UsageRecord } from './description.js';
import { listPrice } from './prices.js';
import { exact, rounded, total, type Rational } from './rational.js';
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

/** Rule 9.3: units that are rated together. */
function grouped(known: KnownCharge, records: readonly UsageRecord[]): Rational[] {
  const groups = new Map<string, Rational[]>();
  for (const record of records) {
    const key = groupOf(known, record);
    groups.set(key, [...(groups.get(key) ?? []), exact(record.quantity)]);
  }
  return [...groups.values()].map(total);
}

/**
 * What a run rates of the records that came so far.
 *
 * @param rated ids of records that were rated; those that are rated now are added
 */
export function rate(
  account: Account,
  known: KnownCharge,
  records: readonly UsageRecord[],
  billed: Billed,
  rated: Set<string>,
  through: Day,
): Part[] {
  return due(account, known, billed, through).flatMap((part) => {
    const now = records.filter(({ id, day }) => !rated.has(id) && day < part.end);
    for (const { id } of now) rated.add(id);
    return grouped(known, now).map((units): Part => {
      const price = listPrice(pricingOn(known, part.from), units);
      return { ...part, price, amount: rounded(price, account.digits), reductions: [] };
    });
  });
}
