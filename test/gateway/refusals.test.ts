import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuote } from '../../src/api/operations/storefront/quotes.js';
import type { Change } from '../../src/api/schemas/storefront/changes.js';
import type { QuoteRequest } from '../../src/api/schemas/storefront/quote.js';
import { daysAfter, goTo, subscribe, today, type Subscriber } from '../support/changes.js';
import { newKey, PLANS, shopper } from '../support/purchase.js';
import { startStack, type Network, type Stack } from '../support/stack.js';

/** Refusals that a customer can reach and that no other test of the gateway expects. */
const forwardAll: Network = (request, send) => send(request);
let stack: Stack;
/** Time that has passed for the gateway, in milliseconds. */
let passed = 0;

beforeAll(async () => {
  stack = await startStack({ gateway: { now: () => Date.now() + passed } });
  await stack.sandbox.call('/sandbox/clock', { json: { to: '2027-01-10', frozen: true } });
  stack.restart();
});
afterAll(() => stack.close());

const refusedAt = (field: string, code: string) => ({ status: 422, code, fields: [{ field, code }] });
const quote = (more: Partial<QuoteRequest> = {}) => {
  const plans = [{ productRatePlanId: PLANS.buildMonthly, quantity: 1 }];
  return stack.client().call(createQuote, { intent: 'subscribe', currency: 'USD', plans, ...more });
};

describe('purchase', () => {
  it.each<[string, Partial<QuoteRequest>, string, string]>([
    ['a currency that the shop does not sell in', { currency: 'CHF' }, 'currency', 'currency-not-sold'],
    ['a country that does not exist', { address: { country: 'ZZ' } }, 'address.country', 'country-unknown'],
  ])('with %s is refused', async (_what, more, field, code) => {
    await expect(quote(more)).rejects.toMatchObject(refusedAt(field, code));
  });

  it('without a session and without a buyer is refused', async () => {
    const visitor = shopper(stack, {});
    const { account: _, ...request } = visitor.request(await visitor.quote(), await visitor.card());
    await expect(visitor.order(request)).rejects.toMatchObject(refusedAt('account', 'account-required'));
  });
});

describe('pause', () => {
  /** Changes by days from now. */
  const cases: [string, (day: string) => Change, string, string][] = [
    ['from a day in the past', (day) => ({ intent: 'pause', from: daysAfter(day, -1), until: daysAfter(day, 9) }), 'from', 'out-of-range'],
    ['that ends on its first day', (day) => ({ intent: 'pause', from: day, until: day }), 'until', 'out-of-range'],
    ['without an end', (day) => ({ intent: 'pause', from: day }), 'until', 'missing'],
    ['longer than allowed', (day) => ({ intent: 'pause', from: day, until: daysAfter(day, 91) }), 'until', 'too-long'],
  ];
  it.each(cases)('%s is refused', async (_what, change, field, code) => {
    const me = await subscribe(stack);
    await expect(me.quote(change(await today(stack)))).rejects.toMatchObject(refusedAt(`change.${field}`, code));
  });

  it('beyond the end of the term is refused', async () => {
    const me = await subscribe(stack, { plans: [{ productRatePlanId: PLANS.buildAnnual, quantity: 1 }] });
    await goTo(stack, daysAfter(await today(stack), 340));
    const from = await today(stack);
    const change: Change = { intent: 'pause', from, until: daysAfter(from, 60) };
    await expect(me.quote(change)).rejects.toMatchObject(refusedAt('change.until', 'out-of-range'));
  });

  it('cannot end on a day in the past', async () => {
    const me = await subscribe(stack);
    const from = await today(stack);
    await me.do({ intent: 'pause', from, until: daysAfter(from, 20) });
    await expect(me.quote({ intent: 'resume', on: daysAfter(from, -1) })).rejects.toMatchObject(refusedAt('change.on', 'out-of-range'));
  });
});

describe('a platform that', () => {
  const more: Change = { intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 5 };
  const previews: [string, (me: Subscriber) => Promise<unknown>][] = [
    ['a quote of a purchase', () => quote()],
    ['a quote of a change', (me) => me.quote(more)],
  ];
  const refusal = () => Response.json({ success: false, reasons: [{ code: 53200020, message: 'A text of the platform.' }] });
  const withoutReason = { message: expect.not.stringContaining('of the platform.') as string };

  /** Expects a refusal while the platform gives `response` to requests of a path, and none afterwards. */
  async function expectWhile(path: string, response: () => Response, work: () => Promise<unknown>, refused: object): Promise<void> {
    stack.network = (request, send) =>
      new URL(request.url).pathname === path && request.method === 'POST' ? Promise.resolve(response()) : send(request);
    try {
      await expect(work()).rejects.toMatchObject(refused);
    } finally {
      stack.network = forwardAll;
    }
    await expect(work()).resolves.toBeDefined();
  }

  it.each(previews)('is busy refuses %s for a moment', async (_what, work) => {
    const me = await subscribe(stack);
    const busy = () => Response.json({ message: 'Too many requests' }, { status: 429, headers: { 'retry-after': '0' } });
    await expectWhile('/v1/orders/preview', busy, () => work(me), { status: 503, code: 'billing-busy', retryable: true });
  });

  it.each(previews)('refuses %s does not show its reason', async (_what, work) => {
    const me = await subscribe(stack);
    await expectWhile('/v1/orders/preview', refusal, () => work(me), { status: 422, code: 'refused-by-billing', ...withoutReason });
  });

  const NOT_APPLIED = { status: 409, code: 'not-applied', ...withoutReason };
  it('refuses an order does not show its reason, and the same purchase can be sent again', async () => {
    const visitor = shopper(stack, {});
    const request = visitor.request(await visitor.quote(), await visitor.card());
    await expectWhile('/v1/orders', refusal, () => visitor.order(request, newKey()), NOT_APPLIED);
  });

  it('refuses a change does not show its reason, and the same change can be sent again', async () => {
    const me = await subscribe(stack);
    const request = await me.request(more, await me.quote(more));
    await expectWhile('/v1/orders', refusal, () => me.send(request, newKey()), NOT_APPLIED);
  });
});

it('a session that has expired is refused, for a quote and for a change', async () => {
  const me = await subscribe(stack);
  const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber });
  const change: Change = { intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 5 };
  const request = await me.request(change, await me.quote(change));
  passed = 11 * 60_000;
  for (const path of ['quotes', 'changes']) {
    const response = await stack.ask(`/storefront/subscriptions/${me.number}/${path}`, {
      credential: token,
      json: path === 'changes' ? { ...request, number: undefined } : { version: request.version, change },
      headers: { 'idempotency-key': newKey() },
    });
    expect([path, response.status, await response.json()]).toMatchObject([path, 401, { error: { code: 'session-expired' } }]);
  }
});
