import { describe, expect, it } from 'vitest';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import { parseOffers } from '../../src/gateway/index.js';
import { useStack } from '../support/effects.js';
import { PLANS, shopper } from '../support/purchase.js';
import { readOffers, SECRET_KEY } from '../support/stack.js';

const offers = parseOffers(await readOffers());
const [row] = offers.comparison ?? [];
if (row) row.id = 'first-feature';

const group = useStack({ subscribers: true, gateway: { offers } });

async function accountNumbers(): Promise<string[]> {
  const query = { queryString: "select AccountNumber from Account where Status = 'Active'" };
  const { body } = await group.stack.sandbox.call('/v1/action/query', { json: query });
  return (body as { records: { AccountNumber: string }[] }).records.map(({ AccountNumber }) => AccountNumber);
}

describe('entitlements', () => {
  it('of each subscriber contain the running subscriptions, and no paused or ended one', async () => {
    const seen = new Set<string>();
    for (const accountNumber of await accountNumbers()) {
      const { token } = await group.stack.gateway.mintSession({ accountKey: accountNumber });
      const { subscriptions, today = '' } = await group.stack.client(token).call(listSubscriptions, {});
      for (const { status } of subscriptions) seen.add(status);
      const running = subscriptions.filter(({ status, startDate }) => status === 'Active' && startDate <= today);
      const { plans, asOf } = await group.stack.gateway.entitlements({ accountNumber });
      expect(asOf).toBe(today);
      expect(new Set(plans.map(({ subscriptionNumber }) => subscriptionNumber))).toEqual(
        new Set(running.map(({ subscriptionNumber }) => subscriptionNumber)),
      );
      for (const { subscriptionNumber, trialEnds, endDate } of plans) {
        const shown = running.find((each) => each.subscriptionNumber === subscriptionNumber);
        expect([trialEnds, endDate]).toEqual([shown?.trial?.chargedFrom, shown?.endDate]);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Active', 'Suspended', 'Cancelled']));
  });

  it('name products, quantities, usage limits, and the features of the offers file', async () => {
    const { result } = await shopper(group.stack, { plans: [{ productRatePlanId: PLANS.buildMonthly, quantity: 3 }] }).buy();
    const { plans, features } = await group.stack.gateway.entitlements({ accountNumber: result.accountNumber });
    const [plan] = plans;
    expect([plans.length, plan?.quantity, plan?.subscriptionNumber]).toEqual([1, 3, result.subscriptionNumbers[0]]);
    const [limit] = plan?.limits ?? [];
    expect(Number(limit?.included)).toBeGreaterThan(0);
    const mine = (offers.comparison ?? []).filter(({ values }) => values.some(({ productId }) => productId === plan?.productId));
    expect(features.map(({ productId }) => productId)).toEqual(mine.map(() => plan?.productId));
    expect(features.some(({ id }) => id === 'first-feature')).toBe(mine.includes(row!));
  });

  it('are not for pages, and only for the key that opens sessions of customers', async () => {
    const [accountNumber = ''] = await accountNumbers();
    const read = async (credential: string, headers?: Record<string, string>): Promise<number> =>
      (await group.stack.ask(`/storefront/entitlements?accountNumber=${accountNumber}`, { credential, ...(headers && { headers }) }))
        .status;
    const { token } = await group.stack.gateway.mintSession({ accountKey: accountNumber });
    expect([await read('pk_sandbox'), await read(token), await read(SECRET_KEY), await read(SECRET_KEY, { origin: '' })]).toEqual([
      403, 403, 403, 200,
    ]);
  });
});
