import { describe, expect, it } from 'vitest';
import { getSession } from '../../src/api/operations/storefront/sessions.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import type { SessionUser } from '../../src/api/schemas/storefront/session.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { NOTHING, ONE, useStack } from '../support/effects.js';
import { newKey, shopper, type ShopperOptions } from '../support/purchase.js';
import { SECRET_KEY } from '../support/stack.js';

describe('session of a user without an account', () => {
  const group = useStack();

  /** New user of the tenant's site. */
  const person = (): SessionUser & { email: string } => {
    const id = newKey();
    return { id, email: `${id}@example.com`, emailVerified: true, name: 'Ada Lovelace' };
  };
  const open = async (user: SessionUser, scopes?: string[]): Promise<string> =>
    (await group.stack.gateway.mintSession({ user, ...(scopes ? { scopes } : {}) })).token;
  const buyer = async (user: SessionUser & { email: string }, options: ShopperOptions = {}) =>
    shopper(group.stack, { userSession: await open(user), email: user.email, ...options });
  const rights = async (token: string) => group.stack.client(token).call(getSession, {});

  it('returns the details of the user, for the sign-up form', async () => {
    const { id: _, ...details } = person();
    expect(await rights(await open({ id: 'u-1', ...details }, ['purchase']))).toEqual({ user: details, scopes: ['purchase'] });
  });

  it('refuses account data with a clear code', async () => {
    const page = group.stack.client(await open(person()));
    await expect(page.call(listSubscriptions, {})).rejects.toMatchObject({ status: 403, code: 'no-account' });
  });

  it('buys, and is then a session of the new account, as are all later sessions of the user', async () => {
    const user = person();
    const { result, session } = await (await buyer(user)).buy();
    expect(result.status).toBe('completed');
    expect(await rights(session)).toMatchObject({ accountNumber: result.accountNumber });
    const later = await open(user);
    expect(await rights(later)).toMatchObject({ accountNumber: result.accountNumber });
    expect((await group.stack.client(later).call(listSubscriptions, {})).subscriptions).toHaveLength(1);
    expect(await group.created()).toEqual(ONE);
    await group.stack.gateway.revokeSession({ userId: user.id });
    await expect(rights(later)).rejects.toMatchObject({ status: 401 });
  });

  it('keeps the scopes that the tenant has chosen', async () => {
    const user = person();
    const me = await buyer(user, { userSession: await open(user, ['purchase']) });
    const { session } = await me.buy();
    await expect(group.stack.client(session).call(listSubscriptions, {})).rejects.toMatchObject({ code: 'scope-missing' });
  });

  it('is outdated once the user has bought in another tab', async () => {
    const user = person();
    const stale = await open(user);
    await (await buyer(user)).buy();
    const page = group.stack.client(stale);
    await expect(page.call(listSubscriptions, {})).rejects.toMatchObject({ status: 401, code: 'session-outdated' });
    const me = shopper(group.stack, { userSession: stale, email: user.email });
    const quote = await me.quote();
    await expect(me.order(me.request(quote, await me.card()))).rejects.toMatchObject({ status: 401, code: 'session-outdated' });
    expect(await group.created()).toEqual(ONE);
  });

  it('gets one account from two tabs at the same time, even of gateways without a shared store', async () => {
    const user = person();
    const tabs = [await buyer(user), await buyer(user)];
    const requests = await Promise.all(tabs.map(async (tab) => tab.request(await tab.quote(), await tab.card())));
    const [one, two] = [group.stack.gateway, (group.stack.restart(createMemoryStore()), group.stack.gateway)];
    expect(one).not.toBe(two);
    const results = await Promise.allSettled(
      requests.map(async (json, index) => {
        const gateway = index === 0 ? one : two;
        const headers = {
          authorization: `Bearer ${await open(user)}`,
          'content-type': 'application/json',
          'idempotency-key': newKey(),
        };
        const request = new Request('http://gateway.test/storefront/orders', { method: 'POST', headers, body: JSON.stringify(json) });
        return (await gateway(request)).status;
      }),
    );
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 0)).sort()).toEqual([200, 401]);
    expect(await group.created()).toEqual(ONE);
  });

  it('returns the first result to a retry, also after the data of the gateway was lost', async () => {
    const user = person();
    const me = await buyer(user);
    const quote = await me.quote();
    const request = me.request(quote, await me.card());
    const key = newKey();
    const { result } = await me.order(request, key);
    expect((await me.order(request, key)).result).toEqual(result);
    group.stack.restart(createMemoryStore());
    const again = await me.order(request, key);
    expect([again.result.orderNumber, again.session === '']).toEqual([result.orderNumber, false]);
    // The page has renewed its session meanwhile.
    const renewed = shopper(group.stack, { userSession: await open(user), email: user.email, intentId: me.intentId });
    expect((await renewed.order(request)).result.orderNumber).toBe(result.orderNumber);
    expect(await group.created()).toEqual(ONE);
  });

  it('finds the order after an unknown outcome', async () => {
    const user = person();
    const me = await buyer(user);
    const request = me.request(await me.quote(), await me.card());
    let lost = 0;
    group.stack.network = async (passed, send) => {
      const response = await send(passed);
      const isOrder = passed.method === 'POST' && new URL(passed.url).pathname === '/v1/orders';
      if (!isOrder || lost > 0) return response;
      lost += 1;
      throw new TypeError('The response was lost.');
    };
    const { result } = await me.order(request);
    group.stack.network = (passed, send) => send(passed);
    expect([result.status, lost]).toEqual(['completed', 1]);
    expect(await group.created()).toEqual(ONE);
  });

  it('does not become an anonymous purchase if the session has ended', async () => {
    const me = shopper(group.stack);
    const request = me.request(await me.quote(), await me.card(), { signedIn: true });
    await expect(me.order(request)).rejects.toMatchObject({ status: 401, code: 'session-required' });
    expect(await group.created()).toEqual(NOTHING);
  });

  it('is needed to repeat its purchase: neither a visitor nor an ended session gets access to the account', async () => {
    const user = person();
    const token = await open(user, ['purchase']);
    const me = await buyer(user, { userSession: token });
    const request = me.request(await me.quote(), await me.card());
    const { result } = await me.order(request);
    const visitor = shopper(group.stack, { intentId: me.intentId });
    const replay = async () => visitor.order(request);
    await expect(replay()).rejects.toMatchObject({ status: 401, code: 'session-required' });
    expect(await rights((await me.order(request)).session)).toMatchObject({ scopes: ['purchase'] });
    await group.stack.gateway.revokeSession({ accountKey: result.accountNumber });
    for (const key of [newKey(), newKey()]) expect((await me.order(request, key)).session).toBe('');
    await group.stack.gateway.revokeSession({ userId: user.id });
    await expect(replay()).rejects.toMatchObject({ status: 401, code: 'session-required' });
    await expect(me.order(request)).rejects.toMatchObject({ status: 401, code: 'credential-invalid' });
    expect(await group.created()).toEqual(ONE);
  });

  it('gets a session of its new account when all its earlier sessions were ended', async () => {
    const user = person();
    await group.stack.gateway.revokeSession({ userId: user.id });
    const { session, result } = await (await buyer(user)).buy();
    expect(await rights(session)).toMatchObject({ accountNumber: result.accountNumber });
  });

  it('cannot buy with another address than the verified one', async () => {
    const user = person();
    const me = await buyer(user, { email: 'someone.else@example.com' });
    const request = me.request(await me.quote(), await me.card());
    await expect(me.order(request)).rejects.toMatchObject({ status: 422, fields: [{ field: 'account.email', code: 'email-of-user' }] });
    expect(await group.created()).toEqual(NOTHING);
    const upper = await buyer(user, { email: user.email.toUpperCase() });
    expect((await upper.buy()).result.status).toBe('completed');
  });

  it('cannot get the account of somebody else with the same address', async () => {
    const owner = shopper(group.stack);
    const { result } = await owner.buy();
    const email = owner.request(await owner.quote()).account?.email ?? '';
    const user = { ...person(), email };
    const token = await open(user);
    expect(await rights(token)).not.toHaveProperty('accountNumber');
    const me = shopper(group.stack, { userSession: token, email });
    const request = me.request(await me.quote(), await me.card());
    await expect(me.order(request)).rejects.toMatchObject({ status: 409, code: 'email-in-use' });
    // Neither can the user continue the other person's purchase.
    const same = shopper(group.stack, { userSession: token, email, intentId: owner.intentId });
    await expect(same.order(same.request(await same.quote()))).rejects.toMatchObject({ code: 'intent-used' });
    expect((await group.stack.recordCounts()).accounts).toBeGreaterThan(0);
    expect(await group.created()).toEqual(ONE);
    expect(result.status).toBe('completed');
  });

  it('keeps users of the same name apart, and refuses a user together with an account number', async () => {
    const [one, two] = [person(), person()];
    const numbers = [(await (await buyer(one)).buy()).result.accountNumber, (await (await buyer(two)).buy()).result.accountNumber];
    expect(new Set(numbers).size).toBe(2);
    const response = await group.stack.ask('/storefront/sessions', {
      json: { accountKey: numbers[0], user: { id: two.id } },
      credential: SECRET_KEY,
      headers: { origin: '' },
    });
    expect(response.status).toBe(400);
  });
});
