import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { usageRatings, usages } from '../database/schema.js';
import { dateIn } from './clock.js';
import type { BillFacts } from './rating/lines.js';
import { isOnDemand, type RatedUnits, type UsageRecord } from './rating/usage.js';
import { billingStop, stopped, type ChargeState, type SubscriptionState } from './state.js';

/** A segment of a usage charge, with the days on which it is served. */
interface Counter {
  subscriptionNumber: string | undefined;
  charge: ChargeState & { number: string };
}

function countersOf(subscriptions: readonly SubscriptionState[]): Counter[] {
  const counters = subscriptions.flatMap((subscription) => {
    const stop = billingStop(subscription);
    return subscription.ratePlans.flatMap(({ charges }) =>
      charges.flatMap((charge): Counter[] => {
        const { number } = charge;
        if (charge.type !== 'Usage' || number === undefined) return [];
        return [{ subscriptionNumber: subscription.number, charge: { ...(stop === undefined ? charge : stopped(charge, stop)), number } }];
      }),
    );
  });
  // Charges are numbered in the order in which they were bought.
  return counters.sort((a, b) => (a.charge.number < b.charge.number ? -1 : a.charge.number > b.charge.number ? 1 : 0));
}

const isServed = ({ effectiveStartDate: start, effectiveEndDate: end }: ChargeState, day: IsoDate): boolean =>
  start <= day && (end === null || day < end);

type Unrated = Pick<typeof usages.$inferSelect, 'chargeNumber' | 'subscriptionNumber' | 'uom'>;

/** Finds the charge that counts a record: the one it names, else the first that counts its unit and is served on its day. */
function counterFinder(counters: readonly Counter[]): (row: Unrated, day: IsoDate) => string | undefined {
  const numbers = new Set(counters.map(({ charge }) => charge.number));
  const byUnit = new Map<string, Counter[]>();
  return (row, day) => {
    if (row.chargeNumber !== null) return numbers.has(row.chargeNumber) ? row.chargeNumber : undefined;
    const key = JSON.stringify([row.subscriptionNumber, row.uom]);
    let fitting = byUnit.get(key);
    if (!fitting) {
      const { subscriptionNumber, uom } = row;
      fitting = counters.filter(
        (counter) => counter.charge.uom === uom && (subscriptionNumber === null || subscriptionNumber === counter.subscriptionNumber),
      );
      byUnit.set(key, fitting);
    }
    return fitting.find(({ charge }) => isServed(charge, day))?.charge.number;
  };
}

/** Zones change their clocks at quarters of an hour, so all of one are on the same day. */
const QUARTER = 15 * 60 * 1000;

function dayFinder(timeZone: string): (instant: Date) => IsoDate {
  const days = new Map<number, IsoDate>();
  return (instant) => {
    const quarter = Math.floor(instant.getTime() / QUARTER);
    const day = days.get(quarter) ?? dateIn(timeZone, instant);
    days.set(quarter, day);
    return day;
  };
}

async function unratedUsage(engine: Engine, accountId: string, counters: readonly Counter[]): Promise<UsageRecord[]> {
  const numbers = [...new Set(counters.flatMap(({ subscriptionNumber }) => subscriptionNumber ?? []))];
  // What names a subscription goes with it to another owner.
  const own = or(
    and(eq(usages.accountId, accountId), isNull(usages.subscriptionNumber)),
    numbers.length > 0 ? inArray(usages.subscriptionNumber, numbers) : undefined,
  );
  const rows = await engine.tx
    .select({
      id: usages.id,
      chargeNumber: usages.chargeNumber,
      subscriptionNumber: usages.subscriptionNumber,
      uom: usages.uom,
      quantity: usages.quantity,
      startDateTime: usages.startDateTime,
      upload: usages.uploadId,
    })
    .from(usages)
    .where(and(own, eq(usages.status, 'Pending')))
    .orderBy(asc(usages.startDateTime), asc(usages.position));
  const chargeOf = counterFinder(counters);
  const dayOf = dayFinder(engine.settings.timeZone);
  return rows.flatMap((row) => {
    const day = dayOf(row.startDateTime);
    const chargeNumber = chargeOf(row, day);
    if (chargeNumber === undefined) return [];
    const { id, quantity, upload } = row;
    return { id, chargeNumber, quantity, upload, day };
  });
}

/** What bills had of charges that are rated on demand, in periods that are not over. */
async function ratedUnits(tx: Transaction, counters: readonly Counter[]): Promise<RatedUnits[]> {
  const open = counters.filter(({ charge }) => isOnDemand(charge));
  if (open.length === 0) return [];
  const since = open.map(({ charge }) => charge.chargedThroughDate ?? charge.effectiveStartDate).sort()[0] ?? '';
  const numbers = [...new Set(open.map(({ charge }) => charge.number))];
  return tx
    .select({
      chargeNumber: usageRatings.chargeNumber,
      from: usageRatings.partStartDate,
      group: usageRatings.ratingGroup,
      quantity: sql<string>`sum(${usageRatings.units})::text`,
    })
    .from(usageRatings)
    .where(and(inArray(usageRatings.chargeNumber, numbers), sql`${usageRatings.partStartDate} >= ${since}`))
    .groupBy(usageRatings.chargeNumber, usageRatings.partStartDate, usageRatings.ratingGroup);
}

/**
 * The usage of an account that is left to rate.
 *
 * @param subscriptions all of the account, as they are or as they would be
 */
export async function usageFacts(
  engine: Engine,
  accountId: string,
  subscriptions: readonly SubscriptionState[],
): Promise<Pick<BillFacts, 'usage' | 'ratedUnits'>> {
  const counters = countersOf(subscriptions);
  if (counters.length === 0) return {};
  return { usage: await unratedUsage(engine, accountId, counters), ratedUnits: await ratedUnits(engine.tx, counters) };
}
