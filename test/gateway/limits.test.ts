import { afterEach, describe, expect, it } from 'vitest';
import { isStorefrontError } from '../../src/api/errors.js';
import { storefrontOperations } from '../../src/api/operations/storefront/index.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { DEFAULT_LIMITS } from '../../src/gateway/limits.js';
import { identifyCaller } from '../../src/gateway/load/caller.js';
import { createRateLimiter } from '../../src/gateway/load/rate-limiter.js';
import { policies, type OperationKey } from '../../src/gateway/policy.js';
import type { PrincipalKind } from '../../src/gateway/principals.js';
import { newKey, shopper } from '../support/purchase.js';
import { PUBLISHABLE_KEY, SECRET_KEY, startStack, type Stack } from '../support/stack.js';

let stack: Stack;
let now = Date.now();

const paymentSession = (headers: Record<string, string> = {}, key = newKey()) =>
  stack.ask('/storefront/payment-sessions', {
    json: { intentId: 'intent-0123456789abcdef', currency: 'USD' },
    headers: { 'idempotency-key': key, ...headers },
  });

describe('rate limits', () => {
  afterEach(() => stack.close());

  it('allow three payment sessions a minute, then return how long to wait', async () => {
    stack = await startStack({
      gateway: { limits: {}, now: () => now, clientAddress: (request) => request.headers.get('x-real-address') ?? undefined },
    });
    const from = { 'x-real-address': '192.0.2.1' };
    const key = newKey();
    expect((await paymentSession(from, key)).status).toBe(200);
    for (let repeat = 0; repeat < 5; repeat += 1) expect((await paymentSession(from, key)).status).toBe(200);
    expect((await paymentSession(from)).status).toBe(200);
    expect((await paymentSession(from)).status).toBe(200);
    const stopped = await paymentSession(from);
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get('retry-after')).toBe('60');
    expect(await stopped.json()).toMatchObject({ error: { type: 'rate-limit', retryable: true } });
    expect((await paymentSession({ ...from, 'x-forwarded-for': '198.51.100.7' })).status).toBe(429);
    expect((await paymentSession({ 'x-real-address': '192.0.2.2' })).status).toBe(200);
    now += 60_000;
    expect((await paymentSession(from)).status).toBe(200);
  });

  it('ignore headers that anyone can send', async () => {
    stack = await startStack({ gateway: { limits: {}, clientAddress: () => '192.0.2.1' } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const forged = { 'x-forwarded-for': `192.0.2.${attempt}`, forwarded: `for=192.0.2.${attempt}`, 'x-real-ip': `192.0.2.${attempt}` };
      statuses.push((await paymentSession(forged)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('do not let one visitor stop the others, even if no address is known', async () => {
    stack = await startStack({ gateway: { limits: {} } });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await paymentSession()).status).toBe(200);
    const junk = shopper(stack);
    const order = junk.request(await junk.quote(), 'no-such-method');
    for (let attempt = 0; attempt < 10; attempt += 1) await expect(junk.order(order)).rejects.toMatchObject({ status: 422 });
    expect((await shopper(stack).buy()).result.status).toBe('completed');
  });

  it('report once that visitors without a known address have used up a limit together', async () => {
    stack = await startStack({ gateway: { limits: { accountChecks: [{ max: 1, seconds: 60 }] } } });
    const ask = (count: number) => stack.ask('/storefront/account-checks', { json: { email: `guess.${count}@example.com` } });
    for (let count = 0; count < 100; count += 1) expect((await ask(count)).status).toBe(200);
    expect([(await ask(101)).status, (await ask(102)).status]).toEqual([429, 429]);
    expect(stack.problems.map(String)).toEqual([expect.stringContaining('"accountChecks"')]);
    expect(String(stack.problems[0])).toContain('clientAddress');
  });

  it('count orders that reach the platform, not those that the gateway refuses', async () => {
    stack = await startStack({ collectionFailure: 'rollback', gateway: { limits: {}, clientAddress: () => '192.0.2.1' } });
    const me = shopper(stack);
    const quote = await me.quote();
    const paymentMethodId = await me.card();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(me.order(me.request(quote, paymentMethodId, { consents: [] }))).rejects.toMatchObject({ status: 422 });
    }
    expect((await me.order(me.request(quote, paymentMethodId))).result.status).toBe('completed');
    const thief = shopper(stack);
    const declined = thief.request(await thief.quote(), await thief.card('4000000000000341'));
    const statuses: unknown[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      statuses.push(await thief.order(declined).catch((error: unknown) => (isStorefrontError(error) ? error.status : error)));
    }
    expect(statuses).toEqual([402, 402, 429]);
  });

  it('count by account for customers, wherever they are', async () => {
    let address = 0;
    const clientAddress = () => `192.0.2.${(address += 1)}`;
    stack = await startStack({ gateway: { limits: { reads: [{ max: 1, seconds: 60 }] }, clientAddress } });
    const [one, other] = [(await shopper(stack).buy()).session, (await shopper(stack).buy()).session];
    const read = (credential: string) => stack.ask('/storefront/payment-methods', { credential }).then(({ status }) => status);
    expect([await read(one), await read(one), await read(other)]).toEqual([200, 429, 200]);
  });

  it('do not stop a visitor who finishes one purchase with a second card', async () => {
    stack = await startStack({ collectionFailure: 'rollback', gateway: { limits: {} } });
    const me = shopper(stack);
    const quote = await me.quote();
    await me.order(me.request(quote, await me.card('4000000000000341'))).catch(() => undefined);
    expect((await me.order(me.request(quote, await me.card()))).result.status).toBe('completed');
  });

  it('allow five quotes a second', async () => {
    now = 0;
    stack = await startStack({ gateway: { limits: {}, now: () => now, clientAddress: () => '192.0.2.1' } });
    const { quote } = shopper(stack);
    for (let count = 0; count < 5; count += 1) await quote();
    const json = { intent: 'subscribe', plans: [{ productRatePlanId: 'x' }], currency: 'USD' };
    expect((await stack.ask('/storefront/quotes', { json })).status).toBe(429);
    now = 1000;
    await quote();
  });

  it('apply to every operation, and to mutations before their input is validated', async () => {
    stack = await startStack();
    const { session } = await shopper(stack).buy();
    const staff = (await stack.gateway.mintSession({ audience: 'staff', staffId: 'ada', scopes: [] })).token;
    const credentials: Partial<Record<PrincipalKind, string>> = { publishable: PUBLISHABLE_KEY, session, secret: SECRET_KEY, staff };
    const none = [{ max: 0, seconds: 60 }];
    stack.options.limits = Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, none]));
    stack.restart();
    const answers: [string, number][] = [];
    for (const row of Object.values(storefrontOperations)) {
      const { principals } = Object.entries(policies).find(([key]) => storefrontOperations[key as OperationKey] === row)![1];
      const headers = { 'idempotency-key': newKey(), ...(principals.includes('secret') && { origin: '' }) };
      const json = row.method === 'GET' || row.method === 'DELETE' ? undefined : {};
      const path = row.path.replaceAll(/\{[^}]+\}/g, 'x');
      const response = await stack.ask(path, { method: row.method, credential: credentials[principals[0]!], headers, json });
      answers.push([row.name, response.status]);
    }
    expect(answers.filter(([, status]) => status !== 429)).toEqual([]);
    expect(answers).toHaveLength(Object.keys(policies).length);
  });
});

describe('the limiter', () => {
  it('also counts by address for customers, ten times as high, where stolen cards could be tested', async () => {
    const once = [{ max: 1, seconds: 60 }];
    const limiter = createRateLimiter(createMemoryStore(), { ...DEFAULT_LIMITS, reads: once, payments: once }, () => undefined);
    const isAdmitted = async (name: 'reads' | 'payments', account: number, address?: string): Promise<boolean> => {
      const principal = { kind: 'session', subject: `account:${account}`, accountNumber: String(account), scopes: [] } as const;
      return limiter.consume(name, identifyCaller('shop', principal, address)).then(
        () => true,
        () => false,
      );
    };
    for (let account = 0; account < 10; account += 1) expect(await isAdmitted('payments', account, '192.0.2.1')).toBe(true);
    expect(await isAdmitted('payments', 10, '192.0.2.1')).toBe(false);
    expect(await isAdmitted('payments', 11, '192.0.2.2')).toBe(true);
    expect(await isAdmitted('payments', 11)).toBe(false);
    for (let account = 0; account < 12; account += 1) expect(await isAdmitted('reads', account, '192.0.2.1')).toBe(true);
  });
});
