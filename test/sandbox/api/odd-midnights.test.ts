import { expect, it } from 'vitest';
import * as z from 'zod';
import { clockChanges, isOdd, localTime, wallDate } from '../../support/zones.js';
import { BUILD_MONTHLY, orderFor } from '../../support/sandbox-orders.js';
import { fetchToken, readSeed, startSandbox } from '../../support/sandbox.js';
import { addDays } from '../../../demo/sandbox/engine/calendar.js';

const HOUR = 3_600_000;

/** Returns the demo's tenant in another time zone, with a charge that is billed daily. */
async function dailyTenant(timeZone: string) {
  const seed = await readSeed(false);
  const long = { effectiveStartDate: '2000-01-01' };
  const products = seed.catalog.products.map((product) => ({
    ...product,
    ...long,
    productRatePlans: product.productRatePlans.map((plan) => ({
      ...plan,
      ...long,
      productRatePlanCharges: plan.productRatePlanCharges.map((charge) =>
        charge.id === BUILD_MONTHLY.flat ? { ...charge, billingPeriod: 'Specific Days' as const, specificBillingPeriod: 1 } : charge,
      ),
    })),
  }));
  return { ...seed, catalog: { ...seed.catalog, products }, settings: { ...seed.settings, timeZone } };
}

const rows = z.object({ records: z.array(z.object({ ServiceStartDate: z.string(), ServiceEndDate: z.string(), ChargeName: z.string() })) });

/** Time zones with an unusual midnight: skipped, repeated, reached again from the next day, or (in Samoa) a whole day skipped. */
const ODD = [
  ['America/Sao_Paulo', 2017, (by: number) => by > 0],
  ['America/Havana', 2019, (by: number) => by < 0],
  ['America/St_Johns', 2010, (by: number) => by < 0],
  ['Pacific/Apia', 2011, (by: number) => by === 24 * HOUR],
] as const;

it.each(ODD)('bills no day twice and skips no day while the clock of %s moves in %s', async (timeZone, year, isMeant) => {
  const change = clockChanges(timeZone, year, year).find((one) => isMeant(one.by) && isOdd(one));
  if (!change) throw new Error(`${timeZone} has no such change in ${year}.`);
  let now = change.at - 40 * HOUR;
  const started = await startSandbox({ now: () => new Date(now), seed: await dailyTenant(timeZone), background: false });
  // Tokens are valid for an hour of this clock.
  const call = async (path: string, json?: unknown) =>
    started.call(path, { json, headers: { authorization: `Bearer ${await fetchToken((request) => started.sandbox.fetch(request))}` } });
  try {
    const first = wallDate(localTime(timeZone, now));
    const order = await call('/v1/orders', orderFor({ orderDate: first }));
    expect(order.body).toMatchObject({ success: true });
    // Calls the sandbox every seven hours, and every quarter of an hour around the clock change.
    while (now < change.at + 80 * HOUR) {
      now += Math.abs(now - change.at) < 2 * HOUR ? HOUR / 4 : 7 * HOUR - ((now - change.at) % HOUR);
      await call('/v1/accounts/A00000001');
    }
    const last = wallDate(localTime(timeZone, now));
    const json = { queryString: 'select ServiceStartDate, ServiceEndDate, ChargeName from InvoiceItem' };
    const { records } = rows.parse((await call('/v1/action/query', json)).body);
    const daily = records.filter((row) => row.ServiceStartDate === row.ServiceEndDate).map((row) => row.ServiceStartDate);
    const expected: string[] = [];
    for (let day = first; day <= last; day = addDays(day, 1)) expected.push(day);
    expect(expected.length).toBeGreaterThanOrEqual(5);
    expect(daily.sort()).toEqual(expected);
  } finally {
    await started.close();
  }
});
