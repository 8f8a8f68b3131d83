import { addDays } from '../../api/plain-date/plain-date.js';
import { listUsageByAccount } from '../../generated/api/operations/usage.js';
import type { OlderUsage } from '../../generated/api/schemas/usage.js';
import type { DecimalString, IsoDate } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { add } from '../money.js';
import type { Metered } from './metered.js';
import type { Period } from './periods.js';

/** The largest page the platform answers, and how many are read for one answer. */
const PAGE_SIZE = 40;
const MOST_PAGES = 50;
/** Days by which a record may be told later than another that is older. */
const LATE = 31;

/** What was used, as far back as it was read. */
export interface Used {
  records: readonly UsageRecord[];
  /** False if there are more records than are read. */
  complete: boolean;
}

interface UsageRecord {
  chargeNumber: string | undefined;
  subscriptionNumber: string | undefined;
  unit: string;
  date: IsoDate;
  quantity: DecimalString;
}

function recordOf({ chargeNumber, subscriptionNumber, unitOfMeasure = '', startDateTime, quantity }: OlderUsage): UsageRecord[] {
  // The platform writes the instant in the tenant's own time, so its day is the tenant's.
  const date = startDateTime?.slice(0, 10);
  if (date === undefined || quantity === undefined) return [];
  const named = (number: string | undefined) => (number === '' ? undefined : number);
  return [{ chargeNumber: named(chargeNumber), subscriptionNumber: named(subscriptionNumber), unit: unitOfMeasure, date, quantity }];
}

/** Records of an account from a day on. The platform has no filter by date, and answers what it was told last first. */
export async function readUsed({ billing }: GatewayContext, account: AccountInfo, since: IsoDate): Promise<Used> {
  const records: UsageRecord[] = [];
  const longAgo = addDays(since, -LATE);
  let count = 0;
  for await (const { usage = [] } of billing.pages(listUsageByAccount, { 'account-key': account.number, pageSize: PAGE_SIZE })) {
    const page = usage.filter(({ accountNumber }) => (accountNumber ?? account.number) === account.number).flatMap(recordOf);
    records.push(...page.filter(({ date }) => date >= since));
    count += 1;
    if (page.length > 0 && page.every(({ date }) => date < longAgo)) break;
    if (count === MOST_PAGES) return { records, complete: false };
  }
  return { records, complete: true };
}

/** Whether a record counts for a charge: it names it, or it is the first charge of its subscription, or of the account, that counts its unit. */
function counts(record: UsageRecord, charge: Metered, all: readonly Metered[]): boolean {
  if (record.chargeNumber !== undefined) return record.chargeNumber === charge.charge.number;
  const first = all.find(
    (other) =>
      other.charge.uom === record.unit &&
      (record.subscriptionNumber === undefined || other.subscription.subscriptionNumber === record.subscriptionNumber),
  );
  return first === charge;
}

/** What was used of a charge on each day of a period that has any, the oldest first. */
export function daysOf({ records }: Used, charge: Metered, all: readonly Metered[], { from, until }: Period): UsedDay[] {
  const days = new Map<IsoDate, DecimalString>();
  for (const record of records) {
    if (record.date < from || record.date >= until || !counts(record, charge, all)) continue;
    days.set(record.date, add(days.get(record.date) ?? '0', record.quantity));
  }
  return [...days].map(([date, quantity]) => ({ date, quantity })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

export interface UsedDay {
  date: IsoDate;
  quantity: DecimalString;
}
