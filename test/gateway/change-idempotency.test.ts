import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/api/schemas/storefront/changes.js';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import { daysAfter, goTo, subscribe, subscriberOf, today, type Subscriber } from '../support/changes.js';
import { charges, useStack } from '../support/effects.js';
import { storeCard } from '../support/cards.js';
import { createPaymentSession } from '../../src/api/operations/storefront/payment-sessions.js';
import { CARDS, newKey, PLANS } from '../support/purchase.js';
import type { Stack } from '../support/stack.js';

const more = { intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 5 } as const;
const another = { intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 7 } as const;

/** Change that adds an add-on. It causes no credit, so the order itself collects the payment. */
const styles: Change = {
  intent: 'change-add-ons',
  add: [{ productRatePlanId: 'e5af78a87f0e31104725af30ff2d0e5a', quantity: 2 }],
};

/** Gives an account a credit. */
async function credit(stack: Stack, accountNumber: string, amount: number): Promise<void> {
  const charge = { amount, productRatePlanChargeId: 'e32390a56fc059371ae5f2199d5bbbd7' };
  const { body } = await stack.sandbox.call('/v1/credit-memos', { json: { accountNumber, autoPost: true, charges: [charge] } });
  expect(body).toMatchObject({ success: true });
}

/** Stores a new payment method with the payment form, as the signed-in person. */
async function card(stack: Stack, { accountNumber }: Subscriber, intentId: string, number: string): Promise<string> {
  const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
  const session = await stack.client(token).call(createPaymentSession, { intentId, currency: 'USD' }, { idempotencyKey: newKey() });
  return storeCard((request) => stack.sandbox.sandbox.form(request), session.token, number);
}

const orders = async (stack: Stack): Promise<number> => (await stack.recordCounts()).orders;

describe('subscription change', () => {
  const group = useStack();

  it('is applied once, however often it is sent', async () => {
    const me = await subscribe(group.stack);
    const quote = await me.quote(more);
    const request = await me.request(more, quote);
    const before = await orders(group.stack);
    const key = newKey();
    const results = [await me.send(request, key), await me.send(request, key), await me.send(request)];
    await expect(me.send({ ...request, change: another })).rejects.toMatchObject({ status: 409, code: 'intent-used' });
    group.stack.restart();
    results.push(await me.send(request));
    expect(new Set(results.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(results.map(({ paid }) => paid)).toEqual(results.map(() => quote.dueNow.total));
    expect(await orders(group.stack)).toBe(before + 1);
  });

  it('is found again and paid once if its response is lost', async () => {
    const me = await subscribe(group.stack);
    const request = await me.request(more, await me.quote(more));
    const before = await orders(group.stack);
    const paid = (await charges(group.stack, me.accountNumber)).length;
    group.stack.network = async (upstream, send) => {
      const answer = await send(upstream);
      if (upstream.method !== 'POST' || new URL(upstream.url).pathname !== '/v1/orders') return answer;
      throw new TypeError('fetch failed');
    };
    const key = newKey();
    try {
      // The page sends the same key again. The gateway finds the order by its number, without any stored data.
      expect(await me.send(request, key)).toMatchObject({ status: 'completed', paid: { amount: '18.00' }, due: { amount: '0.00' } });
    } finally {
      group.stack.network = (upstream, send) => send(upstream);
    }
    group.stack.restart();
    expect(await me.send(request)).toMatchObject({ status: 'completed', paid: { amount: '18.00' } });
    expect(await orders(group.stack)).toBe(before + 1);
    expect(await charges(group.stack, me.accountNumber)).toHaveLength(paid + 1);
  });

  it('is applied once from two tabs; the other tab is told that the subscription changed', async () => {
    const me = await subscribe(group.stack);
    const quote = await me.quote(another);
    const request = await me.request(another, quote);
    await me.do(more);
    await expect(me.send(request)).rejects.toMatchObject({
      status: 409,
      code: 'subscription-changed',
      data: { version: 2, ratePlans: [{ quantity: 5 }] },
    });
    await expect(me.quote(another, 1)).rejects.toMatchObject({ code: 'subscription-changed' });
    expect((await me.look()).ratePlans[0]?.quantity).toBe(5);
  });

  it('asks for confirmation again if the amount differs from the quote', async () => {
    const me = await subscribe(group.stack);
    const quote = await me.quote(more);
    const request = await me.request(more, quote);
    await credit(group.stack, me.accountNumber, 3);
    await expect(me.send(request)).rejects.toMatchObject({
      status: 409,
      code: 'quote-changed',
      data: { old: quote.fingerprint, new: { dueNow: { credit: { amount: '3.00' } } } },
    });
    await expect(me.send({ ...request, quote: 'made-up' })).rejects.toMatchObject({ code: 'quote-changed' });
  });

  it('uses the account’s credit first', async () => {
    const me = await subscribe(group.stack);
    await credit(group.stack, me.accountNumber, 5);
    const { quote, result } = await me.do(more);
    expect(quote.dueNow).toMatchObject({ subtotal: { amount: '18.00' }, credit: { amount: '5.00' }, total: { amount: '13.00' } });
    expect(result).toMatchObject({ status: 'completed', paid: { amount: '13.00' } });
    expect(await charges(group.stack, me.accountNumber)).toContain('13');
  });

  it('is not found for another account, and is refused without the scope', async () => {
    const me = await subscribe(group.stack);
    const other = await subscribe(group.stack);
    const client = group.stack.client((await group.stack.gateway.mintSession({ accountKey: other.accountNumber })).token);
    const { token } = await group.stack.gateway.mintSession({ accountKey: me.accountNumber, scopes: ['subscriptions:read'] });
    const asked = { version: 1, change: more };
    const answer = async (number: string, credential: string) =>
      (await group.stack.ask(`/storefront/subscriptions/${number}/quotes`, { credential, json: asked })).status;
    const theirs = (await group.stack.gateway.mintSession({ accountKey: other.accountNumber })).token;
    expect(await answer(me.number, theirs)).toBe(404);
    expect(await answer('A-S99999999', theirs)).toBe(404);
    expect(await answer(me.number, token)).toBe(403);
    expect(client).toBeDefined();
    const request = { ...(await me.request(more, await me.quote(more))) };
    const stolen = await group.stack.ask(`/storefront/subscriptions/${me.number}/changes`, {
      credential: theirs,
      json: { ...request, number: undefined },
      headers: { 'idempotency-key': newKey() },
    });
    expect(stolen.status).toBe(404);
    expect((await me.look()).version).toBe(1);
  });

  it('is paid with the requested payment method, or with that of the subscription', async () => {
    const me = await subscribe(group.stack);
    const intentId = newKey();
    const stored = await card(group.stack, me, intentId, CARDS.otherGood);
    const { result } = await me.do({ intent: 'set-payment-method', paymentMethodId: stored }, { intentId });
    expect(result).toMatchObject({ status: 'completed', subscription: { paymentMethod: { lastDigits: '4444' } } });
    await me.do(more);
    const { token } = await group.stack.gateway.mintSession({ accountKey: me.accountNumber });
    const { paymentMethods } = await group.stack.client(token).call(listPaymentMethods, {});
    expect(paymentMethods.map(({ lastDigits, isDefault }) => [lastDigits, isDefault])).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
    const named = await me.do(another, { paymentMethodId: paymentMethods[0]!.id });
    expect(named.result).toMatchObject({ status: 'completed' });
    const stranger = await subscribe(group.stack);
    await expect(stranger.do(more, { paymentMethodId: paymentMethods[0]!.id })).rejects.toMatchObject({ code: 'payment-method-refused' });
  });

  it('asks for a payment method if there is none and an amount is due', async () => {
    const me = await subscribe(group.stack, { plans: [{ productRatePlanId: PLANS.free }] });
    const change = { intent: 'change-plan', to: { productRatePlanId: PLANS.buildMonthly, quantity: 1 }, when: 'now' } as const;
    const { body } = await group.stack.sandbox.call(`/v1/accounts/${me.accountNumber}/payment-methods`);
    const { creditcard = [] } = body as { creditcard?: { id: string }[] };
    for (const { id } of creditcard) {
      await group.stack.sandbox.call(`/v1/accounts/${me.accountNumber}`, { method: 'PUT', json: { autoPay: false } });
      await group.stack.sandbox.call(`/v1/payment-methods/${id}`, { method: 'DELETE' });
    }
    const quote = await me.quote(change);
    const request = await me.request(change, quote);
    await expect(me.send(request)).rejects.toMatchObject({ status: 422, code: 'payment-method-required' });
    const stored = await card(group.stack, me, request.intentId, CARDS.good);
    expect(await me.send({ ...request, paymentMethodId: stored })).toMatchObject({ status: 'completed', paid: quote.dueNow.total });
  });

  it('is scheduled once, and undone once', async () => {
    const me = await subscribe(group.stack);
    const later = { intent: 'change-plan', to: { productRatePlanId: PLANS.free }, when: 'period-end' } as const;
    const request = await me.request(later, await me.quote(later));
    const first = await me.send(request);
    group.stack.restart();
    expect(await me.send(request)).toMatchObject({
      orderNumber: first.orderNumber,
      status: 'scheduled',
      effectiveDate: first.effectiveDate,
    });
    const undo = { intent: 'undo', what: 'order', orderNumber: first.orderNumber } as const;
    const back = await me.request(undo, await me.quote(undo));
    const key = newKey();
    expect((await me.send(back, key)).orderNumber).toBe(first.orderNumber);
    expect((await me.send(back)).orderNumber).toBe(first.orderNumber);
    await expect(me.send({ ...back, intentId: newKey() })).rejects.toMatchObject({ code: 'not-now' });
    // Sending the undone change again must not report a success.
    await expect(me.send(request)).rejects.toMatchObject({ code: 'intent-used' });
    expect((await me.look()).scheduled).toBeUndefined();
  });

  it('that undoes another one is found again if its response is lost', async () => {
    const me = await subscribe(group.stack);
    const { result } = await me.do({ intent: 'change-plan', to: { productRatePlanId: PLANS.free }, when: 'period-end' });
    const undo = { intent: 'undo', what: 'order', orderNumber: result.orderNumber } as const;
    const request = await me.request(undo, await me.quote(undo));
    group.stack.network = async (upstream, send) => {
      const answer = await send(upstream);
      if (upstream.url.endsWith('/cancel')) throw new TypeError('fetch failed');
      return answer;
    };
    try {
      expect(await me.send(request)).toMatchObject({ status: 'completed', orderNumber: result.orderNumber });
    } finally {
      group.stack.network = (upstream, send) => send(upstream);
    }
    expect(await me.send(request)).toMatchObject({ status: 'completed', orderNumber: result.orderNumber });
  });

  it('still returns the cancellation receipt if the stored record is lost', async () => {
    const me = await subscribe(group.stack);
    const change = { intent: 'cancel', when: 'period-end' } as const;
    const request = await me.request(change, await me.quote(change));
    const first = await me.send(request);
    group.stack.restart();
    const again = await me.send(request);
    expect(again).toMatchObject({ orderNumber: first.orderNumber, status: 'scheduled' });
    expect(again.receipt).toMatchObject({ endDate: first.receipt?.endDate, orderNumber: first.orderNumber });
  });
});

describe.each(['keep', 'rollback'] as const)('a declined card, if the platform does a %s', (collectionFailure) => {
  const group = useStack({ collectionFailure });

  it('leaves an open invoice or nothing, and another card resumes the same intent', async () => {
    const me = await subscribe(group.stack);
    await goTo(group.stack, daysAfter(await today(group.stack), 3));
    const quote = await me.quote(styles);
    const request = await me.request(styles, quote);
    const bad = await card(group.stack, me, request.intentId, CARDS.insufficientFunds);
    const good = await card(group.stack, me, request.intentId, CARDS.otherGood);
    const before = await orders(group.stack);
    const first = await me.send({ ...request, paymentMethodId: bad }).catch((error: unknown) => error);
    if (collectionFailure === 'rollback') {
      expect(first).toMatchObject({ status: 402, type: 'payment' });
      expect((await me.look()).version).toBe(1);
    } else {
      expect(first).toMatchObject({ status: 'payment-required', due: quote.dueNow.total, paid: { amount: '0.00' } });
      expect((await me.look()).ratePlans).toHaveLength(2);
    }
    const second = await me.send({ ...request, paymentMethodId: good });
    expect(second).toMatchObject({ status: 'completed', paid: quote.dueNow.total, due: { amount: '0.00' } });
    expect(await orders(group.stack)).toBe(before + 1);
  });

  it('leaves the rest as an open invoice if credit was used', async () => {
    const me = await subscribe(group.stack);
    await credit(group.stack, me.accountNumber, 5);
    const quote = await me.quote(more);
    const request = await me.request(more, quote);
    const bad = await card(group.stack, me, request.intentId, CARDS.insufficientFunds);
    const result = await me.send({ ...request, paymentMethodId: bad });
    expect(result).toMatchObject({ status: 'payment-required', due: { amount: '13.00' } });
    expect((await subscriberOf(group.stack, me.accountNumber)).number).toBe(me.number);
  });
});
