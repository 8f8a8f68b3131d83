import { afterEach, describe, expect, it } from 'vitest';
import { newKey, shopper } from '../support/purchase.js';
import { GATEWAY_URL, PUBLISHABLE_KEY, SITE, startStack, type Stack } from '../support/stack.js';

let stack: Stack;
afterEach(() => stack.close());

/** Counts the calls of the platform that run at the same time, and lets a test hold them back. */
function watchNetwork() {
  const seen = { running: 0, most: 0 };
  let open: () => void = () => undefined;
  let gate: Promise<void> = Promise.resolve();
  stack.network = async (request, send) => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    try {
      await gate;
      return await send(request);
    } finally {
      seen.running -= 1;
    }
  };
  return {
    seen,
    /** Holds all calls back until `release`. */
    hold(): void {
      gate = new Promise((resolve) => (open = resolve));
    },
    release: (): void => open(),
  };
}

const read = (credential: string, path = '/storefront/subscriptions') => stack.ask(path, { credential });

describe('load', () => {
  it('of one customer uses few calls at a time, so that others are served', async () => {
    stack = await startStack();
    const [flooder, other] = [await shopper(stack).buy(), await shopper(stack).buy()];
    const network = watchNetwork();
    network.hold();
    const flood = Array.from({ length: 10 }, () => read(flooder.session));
    await expect.poll(() => network.seen.running).toBe(8);
    const served = read(other.session);
    await expect.poll(() => network.seen.running).toBeGreaterThan(8);
    network.release();
    expect((await served).status).toBe(200);
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(network.seen.most).toBeLessThanOrEqual(16);
  });

  it('above the limits is refused with 503 and Retry-After, and others still buy', async () => {
    stack = await startStack({ gateway: { load: { upstream: { calls: 6, callsPerCaller: 2, waiting: 30, waitingPerCaller: 10 } } } });
    const [{ session: flood }, me] = [await shopper(stack).buy(), shopper(stack)];
    const quote = await me.quote();
    const card = await me.card();
    const network = watchNetwork();
    network.hold();
    const reads = Array.from({ length: 40 }, () => read(flood));
    const order = me.order(me.request(quote, card));
    const busy = await Promise.race(reads.slice(-1));
    expect(busy?.status).toBe(503);
    expect(busy?.headers.get('retry-after')).toBe('2');
    expect(await busy?.json()).toMatchObject({ error: { code: 'gateway-busy', type: 'rate-limit', retryable: true } });
    network.release();
    expect((await order).result.status).toBe('completed');
    const statuses = (await Promise.all(reads)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1);
    expect(network.seen.most).toBeLessThanOrEqual(6);
  });

  it('lets a customer repeat a refused order with the same key', async () => {
    stack = await startStack({
      gateway: { load: { upstream: { calls: 1, callsPerCaller: 1, waiting: 1, waitingPerCaller: 1, maxWait: 1 } } },
    });
    const me = shopper(stack);
    const order = me.request(await me.quote(), await me.card());
    const { session } = await shopper(stack).buy();
    const network = watchNetwork();
    network.hold();
    const slow = read(session);
    const key = newKey();
    const headers = { 'idempotency-key': key };
    expect((await stack.ask('/storefront/orders', { json: order, headers })).status).toBe(503);
    network.release();
    expect((await slow).status).toBe(200);
    expect((await me.order(order, key)).result.status).toBe('completed');
    expect(await stack.recordCounts()).toMatchObject({ orders: 2, payments: 2 });
  });

  it('of bodies that do not arrive ends with 408', async () => {
    stack = await startStack({ gateway: { load: { bodyTimeout: 50 } } });
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"email":"')) });
    const headers = { origin: SITE, authorization: `Bearer ${PUBLISHABLE_KEY}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    const response = await stack.gateway(new Request(`${GATEWAY_URL}/storefront/account-checks`, init));
    expect(response.status).toBe(408);
    expect(await response.json()).toMatchObject({ error: { code: 'body-too-slow', retryable: true } });
  });

  it.each<[object, string]>([
    [{ upstream: { calls: 0 } }, 'load.upstream.calls'],
    [{ upstream: { call: 5 } }, 'load.upstream'],
    [{ bodyTimeout: 0.5 }, 'load.bodyTimeout'],
  ])('settings %j are refused', async (load, field) => {
    stack = await startStack();
    stack.options.load = load;
    expect(() => stack.restart()).toThrow(field);
  });
});

describe('a redirect of the platform', () => {
  it('is an error that names it, and is not followed', async () => {
    stack = await startStack();
    const targets: string[] = [];
    stack.network = (request) => {
      targets.push(new URL(request.url).host);
      return Promise.resolve(new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } }));
    };
    expect((await stack.ask('/storefront/catalog')).status).toBe(502);
    expect(targets.some((host) => host === 'elsewhere.test')).toBe(false);
    const [problem] = stack.problems;
    expect(problem).toMatchObject({ message: expect.stringContaining('answered with a redirect') as unknown });
  });
});
