import { afterEach, describe, expect, it } from 'vitest';
import { newKey, shopper } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;
let now = Date.now();
afterEach(() => stack.close());

const paymentSession = (headers: Record<string, string> = {}, key = newKey()) =>
  stack.ask('/storefront/payment-sessions', {
    json: { intentId: 'intent-0123456789abcdef', currency: 'USD' },
    headers: { 'idempotency-key': key, ...headers },
  });

describe('rate limits', () => {
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
    stack = await startStack({ gateway: { limits: {} } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const forged = { 'x-forwarded-for': `192.0.2.${attempt}`, forwarded: `for=192.0.2.${attempt}`, 'x-real-ip': `192.0.2.${attempt}` };
      statuses.push((await paymentSession(forged)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
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
    stack = await startStack({ gateway: { limits: {}, now: () => now } });
    const { quote } = shopper(stack);
    for (let count = 0; count < 5; count += 1) await quote();
    const json = { intent: 'subscribe', plans: [{ productRatePlanId: 'x' }], currency: 'USD' };
    expect((await stack.ask('/storefront/quotes', { json })).status).toBe(429);
    now = 1000;
    await quote();
  });
});
