import { beforeEach, describe, expect, it } from 'vitest';
import { createPayment } from '../../src/api/operations/storefront/payments.js';
import { getProfile, updateProfile } from '../../src/api/operations/storefront/profile.js';
import { createWithdrawal } from '../../src/api/operations/storefront/withdrawals.js';
import { createGateway, createMemoryStore, type GatewayEvent, type Receipt } from '../../src/gateway/index.js';
import { subscribe } from '../support/changes.js';
import { useStack } from '../support/effects.js';
import { openInvoice } from '../support/open-invoice.js';
import { CARDS, newKey, PLANS, shopper } from '../support/purchase.js';
import { declaration } from '../support/withdrawals.js';

const withKey = () => ({ idempotencyKey: newKey() });
const PLACE = { firstName: 'Ada', lastName: 'Lovelace', address1: '2 Byron Street', city: 'Derby', postalCode: 'DE1 1AA', country: 'GB' };

/** Stack that records all events, and a gateway that takes over after another one was killed. */
function useEvents() {
  const events: GatewayEvent[] = [];
  const receipts: Receipt[] = [];
  const group = useStack({ gateway: { onEvent: (event) => void events.push(event) } });
  let store = createMemoryStore();
  beforeEach(() => {
    store = createMemoryStore();
    group.stack.network = (request, send) => send(request);
    group.stack.restart(store);
    events.length = 0;
    receipts.length = 0;
  });
  const kinds = (): string[] => events.map(({ kind }) => kind);
  return {
    group,
    events,
    kinds,
    /** Clears the events so far. */
    forget(): void {
      events.length = 0;
    },
    /**
     * Sends a request while the gateway loses its connection to the platform, `before` or `after` the first call of this kind. The store then
     * contains the same data as after the gateway was killed.
     */
    async killedAt(when: 'before' | 'after', [method, path]: readonly [string, RegExp], send: () => Promise<unknown>): Promise<void> {
      let isDead = false;
      group.stack.network = async (request, pass) => {
        const isMeant = request.method === method && path.test(new URL(request.url).pathname);
        if (!isDead && isMeant && when === 'after') await pass(request);
        isDead ||= isMeant;
        if (isDead) throw new TypeError('connection reset');
        return pass(request);
      };
      await expect(send()).rejects.toThrow();
      expect(isDead).toBe(true);
    },
    /** Starts another gateway with the same store, so many minutes later, and returns the events of the interrupted requests. */
    async recover(minutes: number): Promise<string[]> {
      const { stack } = group;
      events.length = 0;
      const fetch = (request: Request) => stack.sandbox.sandbox.fetch(request);
      const gateway = createGateway({ ...stack.options, store, fetch, now: () => Date.now() + minutes * 60_000 });
      await gateway.deliverEvents();
      await gateway.close();
      return kinds();
    },
    /** Goes on with a gateway that has the store of the killed one. */
    goOn(): void {
      group.stack.network = (request, send) => send(request);
      group.stack.restart(store);
    },
  };
}

const ORDER = ['POST', /^\/v1\/orders$/] as const;

describe('events', () => {
  const { group, events, kinds, forget } = useEvents();

  it('tell about a purchase, a change and a cancellation, with the notice of the receipt', async () => {
    const { stack } = group;
    stack.receipts.length = 0;
    const me = await subscribe(stack);
    const [purchase] = events;
    expect(purchase).toMatchObject({
      id: expect.stringMatching(/^evt_[0-9a-f]{32}$/) as string,
      kind: 'purchase',
      tenant: 'kestrel-maps',
      accountNumber: me.accountNumber,
      data: stack.receipts[0],
    });
    forget();
    const { result } = await me.do({ intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 5 });
    const { orderNumber, effectiveDate, invoiceNumbers, paid, due } = result;
    expect(events.map(({ data }) => data)).toEqual([
      {
        kind: 'change',
        accountNumber: me.accountNumber,
        subscriptionNumber: me.number,
        intent: 'change-quantity',
        status: 'completed',
        ...{ orderNumber, effectiveDate, invoiceNumbers, paid, due },
      },
    ]);
    forget();
    await me.do({ intent: 'cancel', when: 'now' });
    expect(kinds()).toEqual(['cancellation']);
  });

  it('tell about a declined card, and then about the purchase with another one', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    const { result } = await me.order(me.request(quote, await me.card(CARDS.declined)));
    const { accountNumber, orderNumber } = result;
    expect(events.map(({ data }) => data)).toEqual([
      { kind: 'refusal', operation: 'purchase', code: 'payment-required', accountNumber, orderNumber },
    ]);
    await me.order(me.request(quote, await me.card()));
    expect(kinds()).toEqual(['refusal', 'purchase']);
  });

  it('tell about a payment and a declined payment', async () => {
    const { stack } = group;
    const { page, accountNumber, invoiceNumber, amount, card } = await openInvoice(stack);
    forget();
    const pay = async (number: string) => {
      const intentId = newKey();
      const paymentMethodId = await card(intentId, number);
      return page.call(createPayment, { intentId, allocations: [{ invoiceNumber, amount }], paymentMethodId }, withKey());
    };
    await expect(pay(CARDS.declined)).rejects.toMatchObject({ type: 'payment' });
    const result = await pay(CARDS.good);
    expect(events.map(({ data }) => data)).toEqual([
      { kind: 'refusal', operation: 'payment', code: 'payment-declined', accountNumber, invoiceNumbers: [invoiceNumber] },
      { kind: 'payment', accountNumber, ...result },
    ]);
  });

  it('name the changed parts of a profile, without its data', async () => {
    const { stack } = group;
    const { session } = await shopper(stack).buy();
    forget();
    const page = stack.client(session);
    const { version = '' } = await page.call(getProfile, {});
    const email = `${newKey()}@example.com`;
    await page.call(updateProfile, { version, company: 'Engines Ltd', billTo: { ...PLACE, email } }, withKey());
    expect(kinds()).toEqual(['profile-change', 'billing-email']);
    const [profile] = events;
    expect(profile?.data).toMatchObject({ fields: ['billTo', 'company'] });
    expect(JSON.stringify(profile)).not.toMatch(/Engines|Derby|example\.com/);
  });

  it('are not sent for requests that the gateway refuses itself', async () => {
    const me = shopper(group.stack);
    await expect(me.order(me.request(await me.quote()))).rejects.toMatchObject({ code: 'payment-method-required' });
    expect(kinds()).toEqual([]);
  });
});

describe('events of a killed gateway', () => {
  const { group, kinds, forget, killedAt, recover, goOn } = useEvents();

  it('tell about a purchase once, and a retry of the customer does not repeat it', async () => {
    const me = shopper(group.stack);
    const request = me.request(await me.quote(), await me.card());
    await killedAt('after', ORDER, () => me.order(request));
    expect(await recover(2)).toEqual([]);
    group.stack.receipts.length = 0;
    expect(await recover(3)).toEqual(['purchase']);
    expect(group.stack.receipts).toMatchObject([{ kind: 'purchase', receipt: { quote: { currency: 'USD' } } }]);
    goOn();
    forget();
    expect((await me.order(request)).result.status).toBe('completed');
    expect(kinds()).toEqual([]);
  });

  it('say nothing about a purchase that never reached the platform', async () => {
    const me = shopper(group.stack);
    const request = me.request(await me.quote(), await me.card());
    await killedAt('before', ORDER, () => me.order(request));
    expect(await recover(3)).toEqual([]);
    expect(await recover(26 * 60)).toEqual([]);
  });

  it('wait for the payment of a purchase, and report it as unpaid after a day', async () => {
    const me = shopper(group.stack);
    const request = me.request(await me.quote(), await me.card(CARDS.declined));
    await killedAt('after', ORDER, () => me.order(request));
    expect(await recover(3)).toEqual([]);
    expect(await recover(60)).toEqual([]);
    expect(await recover(24 * 60 + 3)).toEqual(['refusal']);
    expect(await recover(26 * 60)).toEqual([]);
  });

  it('tell about a change and a cancellation', async () => {
    const me = await subscribe(group.stack);
    await killedAt('after', ORDER, () => me.do({ intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 5 }));
    expect(await recover(3)).toEqual(['change']);

    const other = await (goOn(), subscribe(group.stack));
    await killedAt('after', ORDER, () => other.do({ intent: 'cancel', when: 'now' }));
    group.stack.problems.length = 0;
    expect([await recover(3), group.stack.problems]).toEqual([['cancellation'], []]);
  });

  it('tell about a payment', async () => {
    const { page, invoiceNumber, amount } = await openInvoice(group.stack);
    const request = { intentId: newKey(), allocations: [{ invoiceNumber, amount }] };
    await killedAt('after', ['POST', /^\/v1\/payments$/], () => page.call(createPayment, request, withKey()));
    expect(await recover(3)).toEqual(['payment']);
  });

  it('tell about a declaration of withdrawal', async () => {
    const { stack } = group;
    const declare = (contract: string) => () => stack.client().call(createWithdrawal, declaration({ contract }), withKey());
    // The platform learns of the object with the first declaration.
    await declare('SF-1')();
    forget();
    await killedAt('after', ['POST', /storefront_withdrawal/], declare('SF-2'));
    expect(await recover(3)).toEqual(['withdrawal']);
  });

  it('tell about a profile change with a new billing email', async () => {
    const { stack } = group;
    const { session } = await shopper(stack).buy();
    const page = stack.client(session);
    const { version = '' } = await page.call(getProfile, {});
    const change = { version, company: 'Engines Ltd', billTo: { ...PLACE, email: `${newKey()}@example.com` } };
    await killedAt('after', ['PUT', /^\/v1\/accounts\//], () => page.call(updateProfile, change, withKey()));
    expect(await recover(3)).toEqual(['profile-change', 'billing-email']);
  });
});
