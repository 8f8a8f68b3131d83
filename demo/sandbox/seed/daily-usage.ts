import { and, eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { charges, ratePlans, usages } from '../database/schema.js';
import type { SubscriptionRow } from '../engine/subscriptions.js';
import { parseUsageTime } from '../engine/parse-usage-time.js';

/** Usage on a weekend day, as a fraction of the usage on a working day. */
const WEEKEND = 0.4;
/** Growth of the usage per day. */
const GROWTH = 0.002;

/** Returns the usage of a growing account on a day. The result is deterministic. */
function quantityOn(date: Temporal.PlainDate, index: number, perDay: number): string {
  const weekendFactor = date.dayOfWeek > 5 ? WEEKEND : 1;
  // Varies the usage from day to day.
  const dailyVariation = 1 + 0.15 * Math.sin(index * 1.7);
  return (perDay * weekendFactor * dailyVariation * (1 + index * GROWTH)).toFixed(3);
}

/**
 * Records the usage of a subscription: one record per day and usage charge.
 *
 * @param perDay units of each charge on a working day
 * @param until first day without a record
 */
export async function recordDailyUsage(
  engine: Engine,
  { id, accountId, number }: SubscriptionRow,
  perDay: number,
  from: IsoDate,
  until: IsoDate,
): Promise<void> {
  const counted = await engine.tx
    .select({ chargeId: charges.id, chargeNumber: charges.number, uom: charges.uom })
    .from(charges)
    .innerJoin(ratePlans, eq(ratePlans.id, charges.ratePlanId))
    .where(and(eq(ratePlans.subscriptionId, id), eq(charges.type, 'Usage')));
  const rows: (typeof usages.$inferInsert)[] = [];
  for (const { chargeId, chargeNumber, uom } of counted) {
    let index = 0;
    for (let date = Temporal.PlainDate.from(from); date.toString() < until; date = date.add({ days: 1 })) {
      const startDateTime = parseUsageTime(date.toString(), engine.settings.timeZone);
      if (!startDateTime) throw new Error('The start of the day could not be parsed.');
      const told = new Date(startDateTime.getTime() + 86_400_000);
      rows.push({
        accountId,
        subscriptionId: id,
        subscriptionNumber: number,
        chargeId,
        chargeNumber,
        uom: uom ?? '',
        quantity: quantityOn(date, index, perDay),
        startDateTime,
        sourceType: 'API',
        createdDate: told,
        updatedDate: told,
      });
      index += 1;
    }
  }
  if (rows.length > 0) await engine.tx.insert(usages).values(rows);
}
