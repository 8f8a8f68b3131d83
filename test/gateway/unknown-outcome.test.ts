import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isStorefrontError } from '../../src/api/errors.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { CARDS, newKey, shopper, type Shopper } from '../support/purchase.js';
import { startStack, type Ledger, type Network, type Stack } from '../support/stack.js';

let stack: Stack;
let before: Ledger;

beforeAll(async () => {
  stack = await startStack({ collectionFailure: 'keep' });
});
beforeEach(async () => {
  stack.network = passes;
  stack.receipts.length = 0;
  before = await stack.recordCounts();
});
afterAll(() => stack.close());

async function expectOneOfEach(): Promise<void> {
  const now = await stack.recordCounts();
  expect({
    accounts: now.accounts - before.accounts,
    orders: now.orders - before.orders,
    payments: now.payments - before.payments,
  }).toEqual({
    accounts: 1,
    orders: 1,
    payments: 1,
  });
}

const isOrder = (request: Request): boolean => request.method === 'POST' && new URL(request.url).pathname === '/v1/orders';
const isPayment = (request: Request): boolean => request.method === 'POST' && new URL(request.url).pathname === '/v1/payments';

/** The platform carries out the request, but its response is lost, and from then on the platform is unreachable. */
function loses(which: (request: Request) => boolean): Network {
  let away = false;
  return async (request, send) => {
    if (away) throw new TypeError('connection refused');
    const response = await send(request);
    away = which(request);
    if (away) throw new TypeError('connection reset');
    return response;
  };
}

/** The platform carries out the request, but its response is lost. */
function losesOnly(which: (request: Request) => boolean): Network {
  return async (request, send) => {
    const response = await send(request);
    if (which(request)) throw new TypeError('connection reset');
    return response;
  };
}
const passes: Network = (request, send) => send(request);

async function unknown(attempt: Promise<unknown>): Promise<void> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(isStorefrontError(error) && error.type).toBe('outcome-unknown');
}

async function ready(): Promise<{ me: Shopper; request: ReturnType<Shopper['request']> }> {
  const me = shopper(stack);
  const quote = await me.quote();
  return { me, request: me.request(quote, await me.card()) };
}

describe('order with a dropped response', () => {
  it('has an unknown outcome, and a retry with the same key finds it completed', async () => {
    const { me, request } = await ready();
    const key = newKey();
    stack.network = loses(isOrder);
    await unknown(me.order(request, key));
    stack.network = passes;
    expect((await me.order(request, key)).result).toMatchObject({ status: 'completed', paid: { amount: '56.00' } });
    await expectOneOfEach();
    expect(stack.receipts).toHaveLength(1);
  });

  it('is found by a gateway that has lost its store, with the same key and with another', async () => {
    const { me, request } = await ready();
    const key = newKey();
    stack.network = loses(isOrder);
    await unknown(me.order(request, key));
    stack.network = passes;
    stack.restart(createMemoryStore());
    const first = (await me.order(request, key)).result;
    stack.restart(createMemoryStore());
    const second = (await me.order(request, newKey())).result;
    expect([first.status, second.status, second.orderNumber]).toEqual(['completed', 'completed', first.orderNumber]);
    await expectOneOfEach();
  });

  it('is found without the person noticing while the platform answers other requests', async () => {
    const { me, request } = await ready();
    stack.network = losesOnly(isOrder);
    expect((await me.order(request)).result).toMatchObject({ status: 'completed', paid: { amount: '56.00' } });
    await expectOneOfEach();
  });

  it('is placed by the retry if it never reached the platform', async () => {
    const { me, request } = await ready();
    const key = newKey();
    stack.network = (asked, send) => (isOrder(asked) ? Promise.reject(new TypeError('refused')) : send(asked));
    await unknown(me.order(request, key));
    stack.network = passes;
    expect((await me.order(request, key)).result.status).toBe('completed');
    await expectOneOfEach();
  });

  it('does not look failed if only a later step fails', async () => {
    const { me, request } = await ready();
    const key = newKey();
    stack.network = (asked, send) => (asked.url.includes('/v1/invoices/') ? Promise.reject(new TypeError('reset')) : send(asked));
    await unknown(me.order(request, key));
    stack.network = passes;
    expect((await me.order(request, key)).result.status).toBe('completed');
    await expectOneOfEach();
  });
});

describe('payment with a dropped response', () => {
  it('is made once, even by a gateway that has lost its store', async () => {
    const me = shopper(stack);
    const quote = await me.quote();
    await me.order(me.request(quote, await me.card(CARDS.declined)));
    before = { ...before, payments: (await stack.recordCounts()).payments };
    const request = me.request(quote, await me.card());
    const key = newKey();
    stack.network = loses(isPayment);
    await unknown(me.order(request, key));
    stack.network = passes;
    stack.restart(createMemoryStore());
    expect((await me.order(request, key)).result).toMatchObject({ status: 'completed', due: { amount: '0.00' } });
    await expectOneOfEach();
  });
});

describe('the same purchase many times at once', () => {
  it('is made once for twenty clicks', async () => {
    const { me, request } = await ready();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        stack.ask('/storefront/orders', { json: request, headers: { 'idempotency-key': key } }).then(({ status }) => status),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([200, 409]));
    expect((await me.order(request, key)).result.status).toBe('completed');
    await expectOneOfEach();
    expect(stack.receipts).toHaveLength(1);
  });

  it('is made once for two tabs with different keys, and for two gateways without a shared store', async () => {
    const { me, request } = await ready();
    const tabs = await Promise.allSettled([me.order(request, newKey()), me.order(request, newKey())]);
    expect(tabs.some(({ status }) => status === 'fulfilled')).toBe(true);
    await expectOneOfEach();

    const other = await ready();
    before = await stack.recordCounts();
    const first = stack.gateway;
    stack.restart(createMemoryStore());
    const second = stack.gateway;
    const ask = (gateway: typeof first) =>
      gateway(
        new Request('http://gateway.test/storefront/orders', {
          method: 'POST',
          headers: { authorization: 'Bearer pk_sandbox', 'content-type': 'application/json', 'idempotency-key': newKey() },
          body: JSON.stringify(other.request),
        }),
      );
    const answers = await Promise.all([ask(first), ask(second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await expectOneOfEach();
  });
});
