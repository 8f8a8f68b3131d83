import { describe, expect, it } from 'vitest';
import { getSession } from '../../src/api/operations/storefront/sessions.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { createStorefrontServer, StorefrontError, type StorefrontServer } from '../../src/server/index.js';
import { useStack } from '../support/effects.js';
import { newKey, PLANS, shopper } from '../support/purchase.js';
import { GATEWAY_URL, SECRET_KEY } from '../support/stack.js';

const group = useStack({ gateway: { staffSecretKey: 'sk_staff_key_of_more_than_32_characters', store: createMemoryStore() } });

const remote = (changes: object = {}): StorefrontServer =>
  createStorefrontServer({
    gatewayUrl: `${GATEWAY_URL}/`,
    secretKey: SECRET_KEY,
    staffSecretKey: 'sk_staff_key_of_more_than_32_characters',
    fetch: (request) => group.stack.gateway(request),
    ...changes,
  });
const local = (changes: object = {}): StorefrontServer => createStorefrontServer({ gateway: group.stack.gateway, ...changes });

describe.each([
  ['a gateway elsewhere', remote],
  ['a gateway in the same process', local],
] as const)('createStorefrontServer with %s', (_what, create) => {
  it('opens and ends sessions', async () => {
    const server = create();
    const { result } = await shopper(group.stack).buy();
    const rights = (token: string) => group.stack.client(token).call(getSession, {});
    const { token } = await server.mintSession({ accountKey: result.accountNumber, scopes: ['invoices:read'] });
    expect(await rights(token)).toMatchObject({ accountNumber: result.accountNumber, scopes: ['invoices:read'] });
    await server.revokeSession(token);
    await server.revokeSession(token);
    await expect(rights(token)).rejects.toMatchObject({ status: 401 });
    const other = await server.mintSession({ accountKey: result.accountNumber });
    await server.revokeSession({ accountKey: result.accountNumber });
    await expect(rights(other.token)).rejects.toMatchObject({ status: 401 });
  });

  it('opens and ends sessions of staff', async () => {
    const server = create();
    const { token } = await server.mintSession({ audience: 'staff', staffId: 'ada', scopes: ['accounts:read'] });
    const status = async () => (await group.stack.ask('/storefront/staff-session', { credential: token })).status;
    expect(await status()).toBe(200);
    await server.revokeSession({ staffId: 'ada' });
    expect(await status()).toBe(401);
  });

  it('returns what an account may use', async () => {
    const { result } = await shopper(group.stack, { plans: [{ productRatePlanId: PLANS.buildMonthly, quantity: 3 }] }).buy();
    const entitlements = await create().entitlements({ accountNumber: result.accountNumber });
    expect(entitlements).toMatchObject({
      accountNumber: result.accountNumber,
      plans: [{ productRatePlanId: PLANS.buildMonthly, productName: 'Build', status: 'Active', quantity: 3 }],
    });
    expect(entitlements.features.length).toBeGreaterThan(0);
  });

  it('finds the account of a user, and returns nothing before the first purchase', async () => {
    const server = create();
    const id = newKey();
    const empty = await server.entitlements({ userId: id });
    expect([empty.accountNumber, empty.plans, empty.features]).toEqual([undefined, [], []]);
    const userSession = (await server.mintSession({ user: { id } })).token;
    const { result } = await shopper(group.stack, { plans: [{ productRatePlanId: PLANS.free }], userSession }).buy();
    expect(await server.entitlements({ userId: id })).toMatchObject({
      accountNumber: result.accountNumber,
      plans: [{ productRatePlanId: PLANS.free }],
    });
  });

  it('stores entitlements until they are outdated or an event reports a change', async () => {
    let now = Date.now();
    const server = create({ now: () => now, entitlementsMaxAge: 30 });
    const { result, session } = await shopper(group.stack, { plans: [{ productRatePlanId: PLANS.free }] }).buy();
    const { accountNumber } = result;
    const plans = async (): Promise<number> => (await server.entitlements({ accountNumber })).plans.length;
    expect(await plans()).toBe(1);
    await shopper(group.stack, { session, again: true }).buy();
    const before = group.stack.upstream.length;
    expect([await plans(), group.stack.upstream.length - before]).toEqual([1, 0]);
    server.invalidate('A-other');
    expect(await plans()).toBe(1);
    server.invalidate(accountNumber);
    expect(await plans()).toBe(2);
    await shopper(group.stack, { session, again: true }).buy();
    now += 29_000;
    expect(await plans()).toBe(2);
    now += 2_000;
    expect(await plans()).toBe(3);
  });

  it('asks once for requests at the same time, and does not store a result that a change has overtaken', async () => {
    const server = create();
    const { accountNumber } = (await shopper(group.stack, { plans: [{ productRatePlanId: PLANS.free }] }).buy()).result;
    const before = group.stack.upstream.length;
    const [one, two] = [server.entitlements({ accountNumber }), server.entitlements({ accountNumber })];
    server.invalidate(accountNumber);
    expect(await one).toBe(await two);
    const read = group.stack.upstream.length - before;
    expect(read).toBeGreaterThan(0);
    await server.entitlements({ accountNumber });
    expect(group.stack.upstream.length - before).toBeGreaterThan(read);
  });

  it('throws errors with a code', async () => {
    const server = create();
    const unknown = server.entitlements({ accountNumber: 'A-none' });
    await expect(unknown).rejects.toBeInstanceOf(StorefrontError);
    await expect(unknown).rejects.toMatchObject({ code: 'not-found', status: 404 });
    await expect(server.mintSession({ accountKey: 'A-none' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(server.mintSession({ user: { id: 'u-1' }, scopes: ['everything'] })).rejects.toMatchObject({ code: 'unknown-scope' });
  });
});

describe('createStorefrontServer', () => {
  it('refuses invalid options, by name and not by value', () => {
    const create = (): unknown => createStorefrontServer({ gatewayUrl: 'shop', secretKey: 'pk_canary', entitlementsMaxAge: -1 });
    expect(create).toThrow(/gatewayUrl.*secretKey.*entitlementsMaxAge/);
    expect(create).not.toThrow(/canary/);
  });

  it('reports a wrong secret key', async () => {
    await expect(remote({ secretKey: `sk_${'other'.repeat(8)}` }).entitlements({ accountNumber: 'A1' })).rejects.toMatchObject({
      code: 'credential-invalid',
      status: 401,
    });
  });
});
