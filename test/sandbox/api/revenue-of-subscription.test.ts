import { afterAll, beforeAll, expect, it } from 'vitest';
import { sumAmounts } from '../../../src/api/revenue/amounts.js';
import { createBillingClient, type BillingClient } from '../../../src/api/index.js';
import { RevenueSource, type ChargeRevenue } from '../../../src/components/features/revenue-schedule/source.js';
import { sumOf, schedulesOf } from '../../e2e/support/books.js';
import { advanceTo, readInvoices } from '../../support/sandbox-answers.js';
import { ACCOUNT, changeFor, readSubscription, SUBSCRIPTION } from '../../support/sandbox-changes.js';
import { BUILD_ANNUAL, BUILD_MONTHLY, newMethod, orderFor } from '../../support/sandbox-orders.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

/** Schedules that `<storefront-revenue-schedule>` lists for a changed subscription. */

const TODAY = '2026-11-21';
const LATER = '2026-12-01';

let started: StartedSandbox;
let billing: BillingClient;
/** Revenue before and after one plan was removed and the quantity of the other plan was changed. */
let before: readonly ChargeRevenue[];
let after: readonly ChargeRevenue[];

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
  billing = createBillingClient({
    baseUrl: SANDBOX_URL,
    credential: () => started.authorization.slice('Bearer '.length),
    version: '2025-08-12',
    fetch: (request) => started.sandbox.fetch(request),
  });
  const plans = [{ ...BUILD_MONTHLY, quantity: 2 }, { plan: BUILD_ANNUAL.plan }];
  await started.call('/v1/orders', {
    json: orderFor({ orderDate: TODAY, plans, billCycleDay: 21, term: 12, paymentMethodId: await newMethod(started) }),
  });
  before = await charges();
  await advanceTo(started, LATER);
  const { ratePlans } = await readSubscription(started);
  const [monthly, annual] = ratePlans;
  const triggerDates = [{ name: 'ContractEffective', triggerDate: LATER }];
  const updateProduct = {
    ratePlanId: annual?.id,
    chargeUpdates: [{ productRatePlanChargeId: BUILD_ANNUAL.seats, pricing: { recurringPerUnit: { quantity: 7 } } }],
  };
  const actions = [
    { type: 'UpdateProduct', triggerDates, updateProduct },
    { type: 'RemoveProduct', triggerDates, removeProduct: { ratePlanId: monthly?.id } },
  ];
  expect((await started.call('/v1/orders', { json: changeFor(LATER, actions) })).body).toMatchObject({ success: true });
  after = await charges();
});
afterAll(() => started.close());

const charges = () => new RevenueSource(billing).charges(SUBSCRIPTION, new AbortController().signal);
const totalOf = (listed: readonly ChargeRevenue[]) =>
  sumAmounts(
    listed.flatMap(({ revenue }) => revenue?.amount ?? []),
    'USD',
  );
const billedTotal = async () => {
  const amounts = (await readInvoices(started, ACCOUNT)).map(({ amount }) => String(amount));
  const { creditmemos = [] } = await billing.creditMemos.list({ accountNumber: ACCOUNT });
  return sumAmounts([...amounts, ...creditmemos.map(({ amount }) => `-${amount}`)], 'USD');
};

it('includes removed charges, each once, and equals what was billed and credited', async () => {
  expect(before.length).toBeGreaterThan(2);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(totalOf(after)).not.toBe(totalOf(before));
  expect(totalOf(after)).toBe(await billedTotal());
  const booked = await schedulesOf(billing, SUBSCRIPTION);
  expect(`${sumOf(booked.map(({ amount }) => amount))}`).toBe(totalOf(after)?.replace('.', ''));
});

it('names the charge of a schedule by each of its segments, including removed ones', async () => {
  const { signal } = new AbortController();
  for (const { key, name } of before) {
    const schedules = await new RevenueSource(billing).schedules(key, signal);
    expect(schedules).not.toEqual([]);
    for (const schedule of schedules) expect(await new RevenueSource(billing).chargeName(schedule, signal)).toBe(name);
  }
});
