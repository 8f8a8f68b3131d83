import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '../../src/api/operations/storefront/profile.js';
import { storefrontOperations } from '../../src/api/operations/storefront/index.js';
import type { SessionRequest } from '../../src/api/schemas/storefront/session.js';
import { createGateway, createMemoryStore } from '../../src/gateway/index.js';
import { policies, type OperationKey } from '../../src/gateway/policy.js';
import { NOTHING, ONE, useStack } from '../support/effects.js';
import { createFailingStore } from '../support/failing-store.js';
import { newKey, PLANS, shopper } from '../support/purchase.js';
import { GATEWAY_URL, SITE } from '../support/stack.js';

const store = createFailingStore();
const problems: unknown[] = [];
const group = useStack({ gateway: { store, onProblem: (problem) => problems.push(problem) } });
const unavailable = { type: 'api', code: 'store-unavailable', retryable: true };

/** Number of requests that reached the platform since the last call. */
const reached = (): number => group.stack.upstream.splice(0).length;

let session: string;
beforeAll(async () => {
  ({ session } = await shopper(group.stack, { plans: [{ productRatePlanId: PLANS.free, quantity: 1 }] }).buy());
});
afterEach(() => {
  store.isDown = false;
  problems.length = 0;
});

describe('a gateway without its store', () => {
  it('refuses a purchase before it sends anything, and the same request succeeds later', async () => {
    const { stack, created } = group;
    const me = shopper(stack);
    const request = me.request(await me.quote(), await me.card());
    const key = newKey();
    store.isDown = true;
    reached();
    const response = await stack.ask('/storefront/orders', { json: request, headers: { 'idempotency-key': key } });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({ error: unavailable });
    expect(reached()).toBe(0);
    expect(await created()).toEqual(NOTHING);
    expect(problems).toContainEqual(expect.objectContaining({ message: 'The connection to the store was refused.' }));
    store.isDown = false;
    expect((await me.order(request, key)).result.status).toBe('completed');
    expect(await created()).toEqual(ONE);
  });

  it('still shows the plans', async () => {
    store.isDown = true;
    const response = await group.stack.ask('/storefront/catalog');
    expect(response.status).toBe(200);
  });

  it('refuses what has a rate limit, so that no limit is lost', async () => {
    const { quote } = shopper(group.stack);
    await quote();
    store.isDown = true;
    reached();
    await expect(quote()).rejects.toMatchObject({ type: 'api', code: 'store-unavailable' });
    expect(reached()).toBe(0);
  });

  it('accepts no session, because it cannot tell whether the session was ended', async () => {
    store.isDown = true;
    const response = await group.stack.ask('/storefront/profile', { credential: session });
    expect(response.status).toBe(503);
  });

  it('confirms a purchase that the platform has made, and a retry gets the same result', async () => {
    const { stack, created } = group;
    const me = shopper(stack);
    const request = me.request(await me.quote(), await me.card());
    const key = newKey();
    stack.network = async (sent, send) => {
      const response = await send(sent);
      if (sent.method === 'POST' && new URL(sent.url).pathname === '/v1/orders') store.isDown = true;
      return response;
    };
    const first = await stack.ask('/storefront/orders', { json: request, headers: { 'idempotency-key': key } });
    stack.network = (sent, send) => send(sent);
    // Without its store, the gateway cannot tell whether the receipt was sent, so the outcome stays open.
    expect(await first.json()).toMatchObject({ error: { type: 'outcome-unknown', retryable: true } });
    store.isDown = false;
    // The gateway could not release its locks.
    expect((await stack.ask('/storefront/orders', { json: request, headers: { 'idempotency-key': key } })).status).toBe(409);
    store.pass(30_000);
    expect((await me.order(request, key)).result.status).toBe('completed');
    expect(await created()).toEqual(ONE);
  });
});

describe('the store', () => {
  it('receives no personal data, token or id of a purchase in a key', async () => {
    const { stack } = group;
    store.keys.length = 0;
    const email = 'ada.key@example.com';
    const me = shopper(stack, { email });
    const key = newKey();
    const request = me.request(await me.quote(), await me.card());
    const bought = await me.order(request, key);
    await stack
      .client(bought.session)
      .call(updateProfile, { version: 'x', language: 'de' }, { idempotencyKey: newKey() })
      .catch(() => undefined);
    await stack.gateway.revokeSession(bought.session);
    const all = store.keys.join('\n');
    const secrets = [
      email,
      me.intentId,
      key,
      bought.session,
      bought.result.accountNumber,
      bought.result.orderNumber,
      request.paymentMethodId,
    ];
    expect(store.keys.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => secret !== undefined && all.includes(secret))).toEqual([]);
    expect(store.keys.filter((each) => !/^[a-z-]*\|[0-9a-f]{64}$/.test(each))).toEqual([]);
  });

  it('ends sessions of subscribers and staff in every gateway that uses it', async () => {
    const { stack } = group;
    const { accountNumber } = (await shopper(stack, { plans: [{ productRatePlanId: PLANS.free, quantity: 1 }] }).buy()).result;
    const other = createGateway(stack.options);
    const inputs: [path: string, input: SessionRequest][] = [
      ['/storefront/session', { accountKey: accountNumber }],
      ['/storefront/staff-session', { audience: 'staff', staffId: 'ada', scopes: ['accounts:read'] }],
    ];
    for (const [path, input] of inputs) {
      const { token } = await stack.gateway.mintSession(input);
      const statusOf = async (): Promise<number> => {
        const headers = { origin: SITE, authorization: `Bearer ${token}` };
        return (await other(new Request(GATEWAY_URL + path, { headers }))).status;
      };
      expect([path, await statusOf()]).toEqual([path, 200]);
      await stack.gateway.revokeSession(token);
      expect([path, await statusOf()]).toEqual([path, 401]);
    }
  });

  it('must have all methods', () => {
    const { get, set, add, remove, count } = createMemoryStore();
    const old = { kind: 'own', shared: true, get, set, add, remove, count };
    const options = { ...group.stack.options };
    Object.assign(options, { store: old });
    expect(() => createGateway(options)).toThrow('store lacks acquire, extend, release, setWhileHeld, revoke, isRevoked. Use');
  });

  it('cannot be filled by one customer: every mutation has a limit', () => {
    const isKey = (key: string): key is OperationKey => key in storefrontOperations;
    const unlimited = Object.keys(storefrontOperations)
      .filter(isKey)
      .filter((key) => storefrontOperations[key].retry === 'keyed' && policies[key].limit === undefined);
    expect(unlimited).toEqual([]);
  });
});
