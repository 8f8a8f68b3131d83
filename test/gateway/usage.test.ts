import { describe, expect, it } from 'vitest';
import { getUsage, getUsageAdvice, setUsageGuard } from '../../src/api/operations/storefront/usage.js';
import { useStack } from '../support/effects.js';
import { newKey, PLANS, shopper } from '../support/purchase.js';
import type { Stack } from '../support/stack.js';

interface Person {
  accountNumber: string;
  subscriptionNumber: string;
  token: string;
}

const DAY = 86_400_000;
const addDays = (date: string, days: number): string => new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

async function heavyUser(stack: Stack, scopes?: string[]): Promise<Person> {
  const { body } = await stack.sandbox.call('/sandbox/scenarios/heavy-usage', { method: 'POST', json: {} });
  const made = body as { accountNumber: string; subscriptionNumber: string };
  const { token } = await stack.gateway.mintSession({ accountKey: made.accountNumber, ...(scopes ? { scopes } : {}) });
  return { ...made, token };
}

/** Creates a subscriber of the plan that includes 500 thousand requests a month. */
async function buildSubscriber(stack: Stack): Promise<Person> {
  const { result, session } = await shopper(stack, { plans: [{ productRatePlanId: PLANS.buildMonthly, quantity: 3 }] }).buy();
  return { accountNumber: result.accountNumber, subscriptionNumber: result.subscriptionNumbers[0] ?? '', token: session };
}

async function recordUsage(stack: Stack, { accountNumber, subscriptionNumber }: Person, date: string, quantity: number): Promise<void> {
  const { body } = await stack.sandbox.call('/v1/object/usage', {
    json: {
      AccountNumber: accountNumber,
      SubscriptionNumber: subscriptionNumber,
      UOM: 'thousand requests',
      Quantity: quantity,
      StartDateTime: `${date}T12:00:00`,
    },
  });
  expect(body).toMatchObject({ Success: true });
}

const today = (stack: Stack): Promise<string> => stack.sandbox.sandbox.today();
const goTo = (stack: Stack, to: string) => stack.sandbox.call('/sandbox/clock', { json: { to } });

describe('usage', () => {
  const group = useStack();

  it('is shown by charge and day for the current period, with the platform’s cost preview', async () => {
    const { stack } = group;
    const me = await heavyUser(stack);
    const { meters, today: date, guards } = await stack.client(me.token).call(getUsage, {});
    expect(guards).toEqual([]);
    expect(date).toBe(await today(stack));
    expect(meters.map(({ chargeName, unitOfMeasure, included, limit }) => ({ chargeName, unitOfMeasure, included, limit }))).toEqual([
      { chargeName: 'Map tiles', unitOfMeasure: 'Thousand requests', included: '50', limit: undefined },
      { chargeName: 'Geocoding above the included requests', unitOfMeasure: 'Thousand geocodes', included: '100', limit: undefined },
    ]);
    // Preview of the platform, requested without the gateway.
    const { body } = await stack.sandbox.call('/v1/operations/billing-preview', {
      json: { accountNumber: me.accountNumber, targetDate: addDays(date, 40), includingEvergreenSubscription: true },
    });
    const lines = (body as { invoiceItems: { chargeName: string; chargeAmount: string; quantity: string; serviceEndDate: string }[] })
      .invoiceItems;
    for (const meter of meters) {
      const line = lines.find(({ chargeName }) => chargeName === meter.chargeName);
      expect(meter.cost).toEqual({ amount: { amount: line?.chargeAmount, currency: 'USD' }, source: 'preview' });
      expect(meter.used).toBe(line?.quantity);
      expect(meter.until).toBe(addDays(line?.serviceEndDate ?? '', 1));
      expect(meter.from <= date && date < meter.until).toBe(true);
      expect(meter.days.map(({ date: day }) => day)).toEqual([...meter.days.map(({ date: day }) => day)].sort());
      expect(meter.days.length).toBe(12);
    }
  });

  it('is projected to the end of the period, as an estimate at contract prices', async () => {
    const { stack } = group;
    const me = await buildSubscriber(stack);
    const start = await today(stack);
    await goTo(stack, addDays(start, 10));
    for (let day = 0; day < 10; day += 1) await recordUsage(stack, me, addDays(start, day), 40);
    const [meter] = (await stack.client(me.token).call(getUsage, {})).meters;
    const whole = (Date.parse(meter?.until ?? '') - Date.parse(meter?.from ?? '')) / DAY;
    // 500 are included, then 0.50 each.
    expect(meter).toMatchObject({
      used: '400',
      included: '500',
      cost: { amount: { amount: '0.00', currency: 'USD' }, source: 'preview' },
      projection: {
        quantity: String(40 * whole),
        amount: { amount: ((40 * whole - 500) * 0.5).toFixed(2), currency: 'USD' },
        source: 'estimate',
      },
    });
  });

  it('is shown for requested days, without a cost', async () => {
    const { stack } = group;
    const me = await heavyUser(stack);
    const date = await today(stack);
    const { meters } = await stack.client(me.token).call(getUsage, { from: addDays(date, -30), to: addDays(date, -1) });
    expect(meters).toHaveLength(2);
    for (const { days, cost, projection, from, until } of meters) {
      expect({ from, until, days: days.length, cost, projection }).toEqual({
        from: addDays(date, -30),
        until: date,
        days: 30,
        cost: undefined,
        projection: undefined,
      });
    }
  });

  it.each([
    [{ from: '2026-01-01', to: '2025-12-31' }, 'days-reversed'],
    [{ from: '2024-01-01', to: '2026-01-01' }, 'too-many-days'],
    [{ to: '2026-01-01' }, 'from-missing'],
  ])('is refused for the days %o', async (days, code) => {
    const { stack } = group;
    const me = await buildSubscriber(stack);
    await expect(stack.client(me.token).call(getUsage, days)).rejects.toMatchObject({ status: 422, code });
  });

  it('is priced at contract prices and labeled as an estimate if the platform has no preview', async () => {
    const { stack } = group;
    const me = await heavyUser(stack);
    const before = stack.network;
    stack.network = (request, send) =>
      request.url.endsWith('/billing-preview') ? Promise.resolve(new Response('busy', { status: 500 })) : send(request);
    try {
      const { meters } = await stack.client(me.token).call(getUsage, {});
      const sources = meters.map(({ cost }) => cost?.source);
      expect(sources).toEqual(['estimate', 'estimate']);
      stack.network = before;
      const { meters: previewed } = await stack.client(me.token).call(getUsage, {});
      expect(meters.map(({ cost }) => cost?.amount)).toEqual(previewed.map(({ cost }) => cost?.amount));
    } finally {
      stack.network = before;
    }
  });

  it.each([
    ['from=2026-02-30', 'from'],
    ['from=2026-11-01&to=9999-12-31', 'to'],
    ['from=0000-01-01', 'from'],
  ])('is refused for dates that do not exist: %s', async (days, field) => {
    const { token } = await buildSubscriber(group.stack);
    const response = await group.stack.ask(`/storefront/usage?${days}`, { credential: token });
    expect([response.status, await response.json()]).toMatchObject([422, { error: { code: 'no-such-day', fields: [{ field }] } }]);
  });

  it('of another account, or without the scope, is not shown', async () => {
    const { stack } = group;
    const [me, other] = [await buildSubscriber(stack), await heavyUser(stack)];
    await expect(stack.client(me.token).call(getUsage, { subscription: other.subscriptionNumber })).rejects.toMatchObject({ status: 404 });
    await expect(stack.client(me.token).call(getUsageAdvice, { subscription: other.subscriptionNumber })).rejects.toMatchObject({
      status: 404,
    });
    await expect(stack.client().call(getUsage, {})).rejects.toMatchObject({ status: 401, code: 'session-required' });
    const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber, scopes: ['profile:read'] });
    await expect(stack.client(token).call(getUsage, {})).rejects.toMatchObject({ status: 403, code: 'scope-missing' });
  });
});

describe('usage guard', () => {
  const group = useStack();

  const set = (token: string, input: { subscription: string; amount?: string; warnAt?: number }) =>
    group.stack.client(token).call(setUsageGuard, input, { idempotencyKey: newKey() });

  it('is the last one set for each subscription, and can be removed', async () => {
    const { stack } = group;
    const me = await buildSubscriber(stack);
    const { subscriptionNumber: subscription } = me;
    expect(await set(me.token, { subscription, amount: '50' })).toEqual({
      guards: [{ subscriptionNumber: subscription, amount: { amount: '50.00', currency: 'USD' }, warnAt: 80 }],
    });
    await set(me.token, { subscription, amount: '75.5', warnAt: 90 });
    const guards = [{ subscriptionNumber: subscription, amount: { amount: '75.50', currency: 'USD' }, warnAt: 90 }];
    expect((await stack.client(me.token).call(getUsage, {})).guards).toEqual(guards);
    // The guard is stored on the platform, so every gateway process sees it.
    stack.restart();
    expect((await stack.client(me.token).call(getUsage, {})).guards).toEqual(guards);
    expect(await set(me.token, { subscription })).toEqual({ guards: [] });
    expect((await stack.client(me.token).call(getUsage, {})).guards).toEqual([]);
  });

  it('is visible to its own account only', async () => {
    const { stack } = group;
    const [me, other] = [await buildSubscriber(stack), await buildSubscriber(stack)];
    await set(me.token, { subscription: me.subscriptionNumber, amount: '20' });
    expect((await stack.client(other.token).call(getUsage, {})).guards).toEqual([]);
    await expect(set(other.token, { subscription: me.subscriptionNumber, amount: '1' })).rejects.toMatchObject({ status: 404 });
    expect((await stack.client(me.token).call(getUsage, {})).guards).toHaveLength(1);
  });

  it.each(['0', '1.005', '0.00'])('refuses %s', async (amount) => {
    const me = await buildSubscriber(group.stack);
    await expect(set(me.token, { subscription: me.subscriptionNumber, amount })).rejects.toMatchObject({ code: 'amount-refused' });
  });

  it('needs its scope', async () => {
    const { stack } = group;
    const me = await buildSubscriber(stack);
    const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber, scopes: ['usage:read'] });
    await expect(set(token, { subscription: me.subscriptionNumber, amount: '20' })).rejects.toMatchObject({ status: 403 });
  });
});

describe('plan advice', () => {
  const group = useStack();

  const advice = (me: Person) => group.stack.client(me.token).call(getUsageAdvice, { subscription: me.subscriptionNumber });

  /** Records the same usage in two months, and moves the clock to the third month. */
  async function passTwoMonths(perMonth: number): Promise<Person> {
    const { stack } = group;
    const me = await buildSubscriber(stack);
    const start = await today(stack);
    await recordUsage(stack, me, addDays(start, 3), perMonth);
    await recordUsage(stack, me, addDays(start, 33), perMonth);
    await goTo(stack, addDays(start, 63));
    return me;
  }

  it('is to stay if no other plan would have cost less', async () => {
    const { periods, options } = await advice(await passTwoMonths(450));
    expect(periods).toHaveLength(2);
    const best = options.filter((option) => option.best);
    expect(best).toHaveLength(1);
    // 29.00 and three seats at 9.00; nothing above the included units.
    expect(best[0]).toMatchObject({ current: true, monthly: { amount: '56.00', currency: 'USD' }, source: 'estimate' });
    expect(options.map(({ productName }) => productName)).toContain('Scale');
    // A plan without a charge for requests cannot be compared.
    expect(options.map(({ productName }) => productName)).not.toContain('Free');
  });

  it('is the plan that would have cost less, with its cost', async () => {
    const { options } = await advice(await passTwoMonths(4000));
    const [held, best] = [options.find(({ current }) => current), options.find((option) => option.best)];
    // 3,500 thousand above the included units, at 0.50 each.
    expect(held?.monthly).toEqual({ amount: '1806.00', currency: 'USD' });
    expect(best).toMatchObject({ current: false, productName: 'Scale', productRatePlanId: PLANS.scaleMonthly });
    expect(Number(best?.monthly.amount)).toBeLessThan(1806);
  });

  it('is empty before a whole period has passed', async () => {
    expect(await advice(await buildSubscriber(group.stack))).toEqual({ periods: [], options: [] });
  });
});
