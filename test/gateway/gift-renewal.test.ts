import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOffers } from '../../src/gateway/offers/schema.js';
import { subscriberOf, type Subscriber } from '../support/changes.js';
import { shopper } from '../support/purchase.js';
import { readSeed, startSandbox } from '../support/sandbox.js';
import { startStack, type Stack } from '../support/stack.js';

const DIGITAL_MONTHLY = '1529ee25204d7319827c308850154ded';
const DIGITAL_ANNUAL = '3b29fea2d4cd483490c1b49175007b77';
const PRINT_ANNUAL = '09cf442f5dd4583d75d7f9054691aa35';
const GIFT_YEAR = '5dfb18f115f2c66915606f4b6687d8d3';

/** Tests that a plan with only one-time charges, such as a gift for a year, never runs for longer than it was paid for. */
let stack: Stack;

beforeAll(async () => {
  const file: unknown = JSON.parse(await readFile(new URL('../../demo/offers/harbor-review.json', import.meta.url), 'utf8'));
  // By default, no subscription can change to a gift.
  const offers = parseOffers(file);
  offers.changes = {
    rules: [{ from: [DIGITAL_ANNUAL], to: [PRINT_ANNUAL, GIFT_YEAR].map((productRatePlanId) => ({ productRatePlanId })) }],
  };
  const seed = await readSeed(false, 'harbor-review');
  stack = await startStack({ sandbox: () => startSandbox({ seed }), gateway: { tenant: 'harbor-review', offers } });
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
});
afterAll(() => stack.close());

async function readerOf(productRatePlanId: string): Promise<Subscriber> {
  const me = shopper(stack, { plans: [{ productRatePlanId }], currency: 'EUR', account: { company: undefined, country: 'DE' } });
  const request = me.request(await me.quote(), await me.card(), { consents: [{ id: 'terms', version: '2026-09-01' }] });
  return subscriberOf(stack, (await me.order(request)).result.accountNumber);
}

describe('gift for a year', () => {
  it('cannot be renewed, early or automatically', async () => {
    const me = await readerOf(GIFT_YEAR);
    const { can, endDate } = await me.look();
    expect(endDate).toBe('2028-01-10');
    expect(can).not.toHaveProperty('renew');
    expect(can).not.toHaveProperty('autoRenew');
    await expect(me.quote({ intent: 'renew' })).rejects.toMatchObject({ status: 409, code: 'not-now' });
    await expect(me.quote({ intent: 'set-renewal', autoRenew: true })).rejects.toMatchObject({ status: 409, code: 'not-now' });
  });

  it('ends a year after a change from a trial, and does not renew like the plan before', async () => {
    const me = await readerOf(DIGITAL_ANNUAL);
    expect(await me.look()).toMatchObject({ trial: { chargedFrom: '2027-02-10' }, autoRenew: true });
    const { quote } = await me.do({ intent: 'change-plan', to: { productRatePlanId: GIFT_YEAR }, when: 'now' });
    expect(quote.dueNow.total.amount).toBe('130.00');
    expect(await me.look()).toMatchObject({ termEndDate: '2028-01-10', autoRenew: false, endDate: '2028-01-10' });
  });

  it.each([
    [[DIGITAL_ANNUAL, GIFT_YEAR], 1],
    [[GIFT_YEAR, DIGITAL_MONTHLY], 0],
  ])('is not sold in one subscription with a plan that goes on: %j', async (ids, index) => {
    const plans = ids.map((productRatePlanId) => ({ productRatePlanId }));
    const refused = { status: 422, code: 'sold-alone', fields: [{ field: `plans.${index}.productRatePlanId`, code: 'sold-alone' }] };
    await expect(shopper(stack, { plans, currency: 'EUR' }).quote()).rejects.toMatchObject(refused);
  });
});

it('renews a plan that was taken after a change between plans that renew', async () => {
  const me = await readerOf(DIGITAL_ANNUAL);
  await me.do({ intent: 'change-plan', to: { productRatePlanId: PRINT_ANNUAL }, when: 'now' });
  expect(await me.look()).toMatchObject({ autoRenew: true, trial: { chargedFrom: '2027-02-10' }, can: { autoRenew: true } });
});
