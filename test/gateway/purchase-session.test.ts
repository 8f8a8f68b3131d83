import { afterEach, describe, expect, it } from 'vitest';
import { getProfile } from '../../src/api/operations/storefront/profile.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { useStack } from '../support/effects.js';
import { CARDS, newKey, PLANS, shopper } from '../support/purchase.js';

const MINUTE = 60_000;

describe('session of a purchase', () => {
  let passed = 0;
  const now = (): number => Date.now() + passed;
  const store = createMemoryStore({ now });
  const group = useStack({ gateway: { store, now } });
  afterEach(() => {
    passed = 0;
  });

  it('is not opened by the intent id without the buyer', async () => {
    const me = shopper(group.stack);
    const { quote } = await me.buy();
    const { account: _, ...anonymous } = me.request(quote);
    const response = await group.stack.ask('/storefront/orders', { json: anonymous, headers: { 'idempotency-key': newKey() } });
    expect([response.status, response.headers.get('storefront-session')]).toEqual([409, null]);
    expect(await response.json()).toMatchObject({ error: { code: 'intent-used' } });
  });

  it('is opened again for a lost response and for a reload, with the same key and another', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    const request = me.request(quote, await me.card());
    const key = newKey();
    await me.order(request, key);
    for (const again of [key, newKey()]) {
      const { session, result } = await me.order(request, again);
      expect((await group.stack.client(session).call(getProfile, {})).accountNumber).toBe(result.accountNumber);
    }
  });

  it('is opened once a second card has paid', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    const declined = await me.order(me.request(quote, await me.card(CARDS.declined)));
    expect(declined.result.status).toBe('payment-required');
    const { result, session } = await me.order(me.request(quote, await me.card()));
    expect([result.status, session === '']).toEqual(['completed', false]);
  });

  it('is no longer opened half an hour after the purchase, but the outcome is still returned', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    const request = me.request(quote, await me.card());
    const key = newKey();
    const { result } = await me.order(request, key);
    passed = 29 * MINUTE;
    expect((await me.order(request, newKey())).session).not.toBe('');
    passed = 31 * MINUTE;
    for (const again of [key, newKey()]) {
      const { session, result: repeated } = await me.order(request, again);
      expect(session).toBe('');
      expect(repeated).toMatchObject({ status: 'completed', orderNumber: result.orderNumber });
      expect(repeated).not.toHaveProperty('sessionExpiresAt');
    }
  });

  it('is no longer opened once all sessions of the account were ended, but the outcome is still returned', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    const request = me.request(quote, await me.card());
    const key = newKey();
    const { result } = await me.order(request, key);
    await group.stack.gateway.revokeSession({ accountKey: result.accountNumber });
    // The tokens from before have expired after ten minutes. The purchase must stay closed.
    for (passed of [0, 20 * MINUTE]) {
      for (const again of [key, newKey()]) {
        const { session, result: repeated } = await me.order(request, again);
        expect(session).toBe('');
        expect(repeated).toMatchObject({ status: 'completed', orderNumber: result.orderNumber });
        expect(repeated).not.toHaveProperty('sessionExpiresAt');
      }
    }
    passed = 0;
    // Whoever is signed in again keeps the session while buying.
    const { token } = await group.stack.gateway.mintSession({ accountKey: result.accountNumber });
    expect(
      (await shopper(group.stack, { session: token, plans: [{ productRatePlanId: PLANS.scaleMonthly }], again: true }).buy()).session,
    ).not.toBe('');
  });

  it.each([
    ['the session of the purchase was ended', 0, (_: string, session: string) => Promise.resolve(session)],
    ['the session of the purchase was ended after it expired', 11 * MINUTE, (_: string, session: string) => Promise.resolve(session)],
    [
      'another session of the account was ended',
      0,
      async (accountKey: string) => (await group.stack.gateway.mintSession({ accountKey })).token,
    ],
  ])('is no longer opened once %s, but the outcome is still returned', async (_what, wait, sessionToEnd) => {
    const me = shopper(group.stack);
    const request = me.request(await me.quote(), await me.card());
    const key = newKey();
    const { result, session } = await me.order(request, key);
    passed = wait;
    await group.stack.gateway.revokeSession(await sessionToEnd(result.accountNumber, session));
    for (const again of [key, newKey()]) {
      const repeated = await me.order(request, again);
      expect([repeated.session, repeated.result.status, repeated.result.orderNumber]).toEqual(['', 'completed', result.orderNumber]);
    }
  });

  it('is not opened by a payment after a session of the account was ended', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    const { session } = await me.order(me.request(quote, await me.card(CARDS.declined)));
    expect(session).not.toBe('');
    await group.stack.gateway.revokeSession(session);
    const paid = await me.order(me.request(quote, await me.card()));
    expect([paid.result.status, paid.session]).toEqual(['completed', '']);
  });

  it('is opened even if the session of another customer has just been ended', async () => {
    const other = await shopper(group.stack).buy();
    const me = shopper(group.stack);
    const request = me.request(await me.quote(), await me.card());
    await me.order(request);
    await group.stack.gateway.revokeSession(other.session);
    await group.stack.gateway.revokeSession('no token');
    expect((await me.order(request, newKey())).session).not.toBe('');
  });

  it('is not opened if the session of the buyer ends while the order is made', async () => {
    const { result, session } = await shopper(group.stack).buy();
    const me = shopper(group.stack, { session, plans: [{ productRatePlanId: PLANS.scaleMonthly }], again: true });
    const request = me.request(await me.quote(), await me.card());
    group.stack.network = async (passed, send) => {
      const isOrder = passed.method === 'POST' && new URL(passed.url).pathname === '/v1/orders';
      if (isOrder) await group.stack.gateway.revokeSession({ accountKey: result.accountNumber });
      return send(passed);
    };
    try {
      const bought = await me.order(request);
      expect([bought.result.status, bought.session]).toEqual(['completed', '']);
    } finally {
      group.stack.network = (passed, send) => send(passed);
    }
  });

  it('is not opened by a payment after all sessions of the account were ended', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    const { result } = await me.order(me.request(quote, await me.card(CARDS.declined)));
    await group.stack.gateway.revokeSession({ accountKey: result.accountNumber });
    const paid = await me.order(me.request(quote, await me.card()));
    expect([paid.result.status, paid.session]).toEqual(['completed', '']);
  });
});
