import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { usageRatings, usages } from '../database/schema.js';
import { dateInZone } from './clock.js';
import type { BillingContext } from './rating/bill-lines.js';
import { isOnDemand, type RatedUnits, type UnratedRecord } from './rating/usage-pool.js';
import { billingStopDate, stopCharge, type ChargeState, type SubscriptionState } from './subscription-state.js';

/** Segment of a usage charge. A pause or cancellation ends it early. */
interface UsageCharge {
  subscriptionNumber: string | undefined;
  charge: ChargeState & { number: string };
}

function collectUsageCharges(subscriptions: readonly SubscriptionState[]): UsageCharge[] {
  const usageCharges = subscriptions.flatMap((subscription) => {
    const stop = billingStopDate(subscription);
    return subscription.ratePlans.flatMap(({ charges }) =>
      charges.flatMap((charge): UsageCharge[] => {
        const { number } = charge;
        if (charge.type !== 'Usage' || number === undefined) return [];
        return [
          { subscriptionNumber: subscription.number, charge: { ...(stop === undefined ? charge : stopCharge(charge, stop)), number } },
        ];
      }),
    );
  });
  // Sorted by number, so that the oldest charge comes first.
  return usageCharges.sort((a, b) => (a.charge.number < b.charge.number ? -1 : a.charge.number > b.charge.number ? 1 : 0));
}

const isServed = ({ effectiveStartDate: start, effectiveEndDate: end }: ChargeState, day: IsoDate): boolean =>
  start <= day && (end === null || day < end);

type UnratedRow = Pick<typeof usages.$inferSelect, 'chargeNumber' | 'subscriptionNumber' | 'uom'>;

/**
 * Returns a function that finds the charge of a usage record: the charge that the record names, or the first charge with the same unit that
 * is in service on the record's day.
 */
function createChargeFinder(usageCharges: readonly UsageCharge[]): (row: UnratedRow, day: IsoDate) => string | undefined {
  const numbers = new Set(usageCharges.map(({ charge }) => charge.number));
  const byUnit = new Map<string, UsageCharge[]>();
  return (row, day) => {
    if (row.chargeNumber !== null) return numbers.has(row.chargeNumber) ? row.chargeNumber : undefined;
    const key = JSON.stringify([row.subscriptionNumber, row.uom]);
    let candidates = byUnit.get(key);
    if (!candidates) {
      const { subscriptionNumber, uom } = row;
      candidates = usageCharges.filter(
        (usageCharge) =>
          usageCharge.charge.uom === uom && (subscriptionNumber === null || subscriptionNumber === usageCharge.subscriptionNumber),
      );
      byUnit.set(key, candidates);
    }
    return candidates.find(({ charge }) => isServed(charge, day))?.charge.number;
  };
}

/** Time zone changes happen at quarter hours, so all instants of a quarter hour are on the same day. */
const QUARTER = 15 * 60 * 1000;

function createDayFinder(timeZone: string): (instant: Date) => IsoDate {
  const days = new Map<number, IsoDate>();
  return (instant) => {
    const quarter = Math.floor(instant.getTime() / QUARTER);
    const day = days.get(quarter) ?? dateInZone(timeZone, instant);
    days.set(quarter, day);
    return day;
  };
}

async function readUnratedUsage(engine: Engine, accountId: string, usageCharges: readonly UsageCharge[]): Promise<UnratedRecord[]> {
  const numbers = [...new Set(usageCharges.flatMap(({ subscriptionNumber }) => subscriptionNumber ?? []))];
  // If a subscription moves to another account, the usage records that name it move with it.
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
  const chargeOf = createChargeFinder(usageCharges);
  const dayOf = createDayFinder(engine.settings.timeZone);
  return rows.flatMap((row) => {
    const day = dayOf(row.startDateTime);
    const chargeNumber = chargeOf(row, day);
    if (chargeNumber === undefined) return [];
    const { id, quantity, upload } = row;
    return { id, chargeNumber, quantity, upload, day };
  });
}

/** Reads the units of on-demand charges that were already rated in periods that have not ended. */
async function readRatedUnits(tx: Transaction, usageCharges: readonly UsageCharge[]): Promise<RatedUnits[]> {
  const open = usageCharges.filter(({ charge }) => isOnDemand(charge));
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
 * Reads the unrated usage of an account.
 *
 * @param subscriptions all subscriptions of the account, in their current or simulated state
 */
export async function readUsageContext(
  engine: Engine,
  accountId: string,
  subscriptions: readonly SubscriptionState[],
): Promise<Pick<BillingContext, 'usage' | 'ratedUnits'>> {
  const usageCharges = collectUsageCharges(subscriptions);
  if (usageCharges.length === 0) return {};
  return { usage: await readUnratedUsage(engine, accountId, usageCharges), ratedUnits: await readRatedUnits(engine.tx, usageCharges) };
}
