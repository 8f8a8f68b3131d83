import { listUsageByAccount } from '../../generated/api/operations/usage.js';
import type { OlderUsage } from '../../generated/api/schemas/usage.js';
import type { DecimalString, IsoDate } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { addDays } from '../../api/plain-date/plain-date.js';
import { add } from '../money.js';
import type { MeteredCharge } from './metered-charges.js';
import type { UsagePeriod } from './periods.js';

/** Largest page size that the platform supports. */
const PAGE_SIZE = 40;
const MAX_PAGES = 50;
/** Maximum delay in days between usage and its record. */
const MAX_DELAY_DAYS = 31;

/** Usage records of an account since the requested day. */
export interface UsageHistory {
  records: readonly UsageRecord[];
  /** False if there are too many records, so that some were not read. */
  complete: boolean;
}

interface UsageRecord {
  chargeNumber: string | undefined;
  subscriptionNumber: string | undefined;
  unit: string;
  date: IsoDate;
  quantity: DecimalString;
}

function toUsageRecords({ chargeNumber, subscriptionNumber, unitOfMeasure = '', startDateTime, quantity }: OlderUsage): UsageRecord[] {
  // `startDateTime` is in the tenant's time zone.
  const date = startDateTime?.slice(0, 10);
  if (date === undefined || quantity === undefined) return [];
  const nonEmpty = (number: string | undefined) => (number === '' ? undefined : number);
  return [{ chargeNumber: nonEmpty(chargeNumber), subscriptionNumber: nonEmpty(subscriptionNumber), unit: unitOfMeasure, date, quantity }];
}

/**
 * Reads the usage records of an account since a given day. The platform has no date filter and returns the most recently recorded usage
 * first.
 */
export async function readUsageHistory({ billing }: GatewayContext, account: AccountInfo, since: IsoDate): Promise<UsageHistory> {
  const records: UsageRecord[] = [];
  const readUntil = addDays(since, -MAX_DELAY_DAYS);
  let count = 0;
  for await (const { usage = [] } of billing.pages(listUsageByAccount, { 'account-key': account.number, pageSize: PAGE_SIZE })) {
    const page = usage.filter(({ accountNumber }) => (accountNumber ?? account.number) === account.number).flatMap(toUsageRecords);
    records.push(...page.filter(({ date }) => date >= since));
    count += 1;
    if (page.length > 0 && page.every(({ date }) => date < readUntil)) break;
    if (count === MAX_PAGES) return { records, complete: false };
  }
  return { records, complete: true };
}

/**
 * True if a usage record belongs to a charge. A record without a charge number belongs to the first charge with the same unit: in the
 * record's subscription, or in the whole account if the record names no subscription.
 */
function belongsTo(record: UsageRecord, charge: MeteredCharge, all: readonly MeteredCharge[]): boolean {
  if (record.chargeNumber !== undefined) return record.chargeNumber === charge.charge.number;
  const first = all.find(
    (other) =>
      other.charge.uom === record.unit &&
      (record.subscriptionNumber === undefined || other.subscription.subscriptionNumber === record.subscriptionNumber),
  );
  return first === charge;
}

/** Usage of a charge by day, oldest first. Days without usage are left out. */
export function usageByDay(
  { records }: UsageHistory,
  charge: MeteredCharge,
  all: readonly MeteredCharge[],
  { from, until }: UsagePeriod,
): UsageDay[] {
  const days = new Map<IsoDate, DecimalString>();
  for (const record of records) {
    if (record.date < from || record.date >= until || !belongsTo(record, charge, all)) continue;
    days.set(record.date, add(days.get(record.date) ?? '0', record.quantity));
  }
  return [...days].map(([date, quantity]) => ({ date, quantity })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

interface UsageDay {
  date: IsoDate;
  quantity: DecimalString;
}
