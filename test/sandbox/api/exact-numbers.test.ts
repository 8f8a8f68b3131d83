import * as z from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT, readSubscription } from '../../support/sandbox-changes.js';
import { BUILD_MONTHLY, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
let started: StartedSandbox;
beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY }) });
});
afterAll(() => started.close());

/** Sends a body that contains a number with exactly these digits. */
const send = (path: string, body: string) => started.call(path, { body, headers: { 'content-type': 'application/json' } });
const pay = (amount: string) =>
  send('/v1/payments', `{"type":"External","currency":"USD","accountNumber":"${ACCOUNT}","amount":${amount}}`);

it.each(['0.10000000000000000001', '12.3400000000000000001', '1e-30', '1e400', '99999999999999999999'])(
  'an amount of %s is not confused with another amount',
  async (amount) => {
    expect(reasonsOf((await pay(amount)).body)[0]).toMatchObject({ category: 20 });
  },
);

it.each([
  ['49.00', 49],
  ['1e2', 100],
  ['0.10', 0.1],
  ['999999999999.99', 999999999999.99],
  ['12.340000000000000000000000000000', 12.34],
])('an amount of %s is exact', async (amount, kept) => {
  expect(z.object({ amount: z.number() }).parse((await pay(amount)).body).amount).toBe(kept);
});

it('refuses a count with too many digits by name', async () => {
  const order = JSON.stringify(orderFor({ orderDate: TODAY, term: 12 })).replace('"period":12', '"period":12.00000000000000000001');
  expect(reasonsOf((await send('/v1/orders', order)).body)[0]).toMatchObject({ category: 20 });
});

it('a quantity keeps its digits', async () => {
  const { seats, plan } = BUILD_MONTHLY;
  const order = JSON.stringify(orderFor({ orderDate: TODAY, plans: [{ plan, seats, quantity: 2 }] }));
  const answer = await send('/v1/orders', order.replace('"quantity":"2"', '"quantity":2.25000'));
  const { subscriptions } = z.object({ subscriptions: z.array(z.object({ subscriptionNumber: z.string() })) }).parse(answer.body);
  const { ratePlans } = await readSubscription(started, subscriptions[0]?.subscriptionNumber);
  expect(ratePlans[0]?.ratePlanCharges.find(({ productRatePlanChargeId }) => productRatePlanChargeId === seats)?.quantity).toBe(2.25);
});
