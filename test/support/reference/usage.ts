/** Rule 9: how usage is rated. */
import type { Day } from './days.js';
import type { Account, UsageRecord } from './description.js';
import type { Part } from './charges.js';
import type { Period } from './periods.js';
import { listPrice } from './prices.js';
import { exact, minus, rounded, total, ZERO, type Rational } from './rational.js';
import { endOf, periodOf, type KnownCharge } from './service.js';

/** What was rated of a usage charge. */
export interface Rated {
  /** Starts of the periods that were rated at their end. */
  readonly periods: Set<Day>;
  /** Records that were rated, by the start of the period with which they were. */
  readonly records: Map<string, Day>;
}

export const nothingRated = (): Rated => ({ periods: new Set(), records: new Map() });

function groupOf(known: KnownCharge, record: UsageRecord): string {
  switch (known.charge.usage?.group) {
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

/** Rule 9.3: the price of records, each group by itself. */
function priceOf(known: KnownCharge, records: readonly UsageRecord[]): Rational {
  const groups = new Map<string, Rational[]>();
  for (const record of records) {
    const key = groupOf(known, record);
    groups.set(key, [...(groups.get(key) ?? []), exact(record.quantity)]);
  }
  return total([...groups.values()].map((units) => listPrice(known.charge.pricing, total(units))));
}

function served(known: KnownCharge, { start, end }: Period): Period {
  const ends = endOf(known);
  return { start: Math.max(start, known.charge.begins), end: ends === null ? end : Math.min(end, ends) };
}

/** Periods of the charge that have begun by a day, the first first. */
function* begun(account: Account, known: KnownCharge, through: Day): Generator<{ whole: Period; part: Period }> {
  const ends = endOf(known);
  for (let day = known.charge.begins; day <= through && (ends === null || day < ends);) {
    const whole = periodOf(account, known, day);
    yield { whole, part: served(known, whole) };
    day = whole.end;
  }
}

/** What a run rates of the records that came so far. */
export function rate(account: Account, known: KnownCharge, records: readonly UsageRecord[], rated: Rated, through: Day): Part[] {
  const onDemand = known.charge.usage?.onDemand === true;
  const parts: Part[] = [];
  for (const { whole, part } of begun(account, known, through)) {
    const isOver = part.end <= through;
    if (rated.periods.has(whole.start) || !(isOver || onDemand)) continue;
    const before = records.filter(({ id }) => rated.records.get(id) === whole.start);
    const now = records.filter(({ id, day }) => !rated.records.has(id) && day < part.end && (isOver || day <= through));
    for (const { id } of now) rated.records.set(id, whole.start);
    if (isOver) rated.periods.add(whole.start);
    if (now.length === 0) continue;
    const price = minus(priceOf(known, [...before, ...now]), before.length === 0 ? ZERO : priceOf(known, before));
    const amount = rounded(price, account.digits);
    parts.push({ of: known, period: whole, from: part.start, end: part.end, segment: 0, price, amount, reductions: [] });
  }
  return parts;
}
