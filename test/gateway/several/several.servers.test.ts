import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listInvoices } from '../../../src/api/operations/storefront/invoices.js';
import type { OrderRequest } from '../../../src/api/schemas/storefront/purchase.js';
import { newKey, PLANS, shopper } from '../../support/purchase.js';
import type { Ledger } from '../../support/stack.js';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.js';
import { STORE_SERVERS, type StoreServer } from '../stores/servers.js';
import { startPlatform, type Answer, type GatewayProcess, type Platform } from './gateways.js';

const HOUR = 3_600_000;
const ORDERS = '/storefront/orders';
const PAYMENTS = '/storefront/payments';

const counts = z.object({
  accounts: z.number(),
  subscriptions: z.number(),
  orders: z.number(),
  invoices: z.number(),
  payments: z.number(),
});
const paymentList = z.object({ payments: z.array(z.object({ number: z.string() })) });
const invoice = z.object({ id: z.string(), amount: z.number() });
const ONE_PURCHASE = { accounts: 1, subscriptions: 1, orders: 1, invoices: 1, payments: 1 };
const ONE_PAYMENT = { accounts: 0, subscriptions: 0, orders: 0, invoices: 0, payments: 1 };

const isOrder = ({ method, url }: Request): boolean => method === 'POST' && new URL(url).pathname === '/v1/orders';
const succeeded = (answers: readonly (Answer | undefined)[]): number => answers.filter((answer) => answer?.status === 200).length;

/** Resolves from outside. */
function signal(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

describe.each(STORE_SERVERS)('three gateways with one store on %s', (_title, openServer) => {
  let server: StoreServer;
  let platform: Platform;
  let toStore: TcpProxy;
  /** `c` reaches the store through a network that tests interrupt. */
  let a: GatewayProcess;
  let b: GatewayProcess;
  let c: GatewayProcess;
  let before: Ledger;

  const gatewayAt = (index: number): GatewayProcess => (index % 3 === 0 ? a : index % 3 === 1 ? b : c);
  const ledger = async (): Promise<Ledger> => counts.parse((await platform.sandbox.call('/sandbox/ledger')).body);
  async function effects(): Promise<Ledger> {
    const now = await ledger();
    const since = (name: keyof Ledger): number => now[name] - before[name];
    return {
      accounts: since('accounts'),
      subscriptions: since('subscriptions'),
      orders: since('orders'),
      invoices: since('invoices'),
      payments: since('payments'),
    };
  }
  const buyer = (options: Parameters<typeof shopper>[1] = {}, from = a) =>
    shopper({ client: from.client, sandbox: platform.sandbox }, options);
  async function purchase(options: Parameters<typeof shopper>[1] = {}): Promise<OrderRequest> {
    const me = buyer(options);
    return me.request(await me.quote(), await me.card());
  }

  beforeAll(async () => {
    [server, platform] = await Promise.all([openServer(), startPlatform()]);
    toStore = await startTcpProxy(server.url);
    [a, b, c] = await Promise.all([
      platform.startGateway(server.url),
      platform.startGateway(server.url),
      platform.startGateway(toStore.url, 700),
    ]);
  });
  beforeEach(async () => {
    before = await ledger();
  });
  afterEach(async () => {
    for (const gateway of [a, b, c]) gateway.network = (request, send) => send(request);
    await toStore.restore();
  });
  afterAll(async () => {
    await platform.close();
    await toStore.close();
    await server.close();
  });

  it('sell once to one email address, however many purchases it starts at the same time', async () => {
    const email = `${newKey()}@example.com`;
    const requests = await Promise.all([a, b, c, a, b, c].map(() => purchase({ email })));
    const answers = await Promise.all(requests.map((request, index) => gatewayAt(index).send(ORDERS, request)));
    expect(succeeded(answers)).toBe(1);
    // A page tries again while the answer is 409.
    const retries = await Promise.all(requests.map((request, index) => gatewayAt(index + 1).send(ORDERS, request)));
    expect(retries.filter((answer) => answer === undefined || answer.status >= 500)).toEqual([]);
    expect(await effects()).toEqual(ONE_PURCHASE);
  });

  it('sell once for one key, and each returns the same result', async () => {
    const request = await purchase();
    const key = newKey();
    const first = await Promise.all([a, b, c].map((gateway) => gateway.send(ORDERS, request, { key })));
    expect(succeeded(first)).toBeGreaterThan(0);
    const again = await Promise.all([a, b, c].map((gateway) => gateway.send(ORDERS, request, { key })));
    expect(succeeded(again)).toBe(3);
    const numbers = again.map((answer) => z.object({ orderNumber: z.string() }).parse(answer?.body).orderNumber);
    expect(new Set(numbers).size).toBe(1);
    expect(await effects()).toEqual(ONE_PURCHASE);
  });

  it('take one payment for one intent, whatever keys it is sent with', async () => {
    const { pay } = await debtor();
    const answers = await Promise.all([a, b, c, a, b, c].map((gateway) => pay(gateway)));
    expect(succeeded(answers)).toBeGreaterThan(0);
    await Promise.all([c, a, b].map((gateway) => pay(gateway)));
    expect(await effects()).toEqual(ONE_PAYMENT);
  });

  it('with clocks two hours apart keep to one effect, and to the lifetimes of the store', async () => {
    await a.setClock(HOUR);
    await b.setClock(-HOUR);
    try {
      // A free plan needs no payment method, whose age depends on the clock.
      const plans = [{ productRatePlanId: PLANS.free, quantity: 1 }];
      const me = buyer({ plans }, c);
      const request = me.request(await me.quote());
      const key = newKey();
      const first = await Promise.all([a, b, c].map((gateway) => gateway.send(ORDERS, request, { key })));
      expect(succeeded(first)).toBeGreaterThan(0);
      expect(succeeded(await Promise.all([b, a].map((gateway) => gateway.send(ORDERS, request, { key }))))).toBe(2);
      expect(await effects()).toMatchObject({ accounts: 1, subscriptions: 1, orders: 1 });
      const { pay } = await debtor();
      await Promise.all([a, b, c, a, b].map((gateway) => pay(gateway)));
      expect(succeeded([await pay(b), await pay(a)])).toBe(2);
      expect(await effects()).toEqual(ONE_PAYMENT);
    } finally {
      await a.setClock(0);
      await b.setClock(0);
    }
  });

  it('end a session everywhere', async () => {
    const { accountNumber } = await debtor();
    const session = await a.openSession(accountNumber);
    const onB = () => b.client(session).call(listInvoices, {});
    expect((await onB()).invoices.length).toBeGreaterThan(0);
    await c.revoke(session);
    await expect(onB()).rejects.toMatchObject({ status: 401, code: 'credential-invalid' });
    const keys = await server.keys();
    expect(keys.filter((key) => key.includes(accountNumber) || key.includes(session))).toEqual([]);
  });

  it('make one order if the gateway that makes it is paused, and another one takes over', async () => {
    const email = `${newKey()}@example.com`;
    const [first, second] = [await purchase({ email }), await purchase({ email })];
    const [reached, goOn] = [signal(), signal()];
    a.network = async (request, send) => {
      const response = await send(request);
      // The last answer that the gateway waits for before it sends the order.
      if (new URL(request.url).pathname === '/v1/orders/preview') {
        reached.resolve();
        await goOn.promise;
      }
      return response;
    };
    const paused = a.send(ORDERS, first);
    await reached.promise;
    // What a pause of a minute does to a process: its clock goes on, and the store forgets its locks.
    await a.setClock(60_000);
    await server.expireLocks();
    expect((await b.send(ORDERS, second))?.status).toBe(200);
    goOn.resolve();
    expect(await paused).toMatchObject({ status: 409, code: 'in-progress' });
    await a.setClock(0);
    expect((await a.send(ORDERS, first))?.status).toBeGreaterThanOrEqual(400);
    expect(await effects()).toEqual(ONE_PURCHASE);
  });

  it('make one order if the gateway that makes it loses the store, and another one takes over', async () => {
    const request = await purchase();
    const key = newKey();
    c.network = async (sent, send) => {
      const response = await send(sent);
      if (isOrder(sent)) toStore.freeze();
      return response;
    };
    const first = await c.send(ORDERS, request, { key });
    expect([200, 502, 503]).toContain(first?.status);
    // Nobody else works on the order until the lock has expired.
    expect(await a.send(ORDERS, request, { key })).toMatchObject({ status: 409, code: 'in-progress' });
    await server.expireLocks();
    const [retry] = await Promise.all([a.send(ORDERS, request, { key }), c.send(ORDERS, request, { key })]);
    expect(retry?.status).toBe(200);
    await toStore.restore();
    await expect.poll(async () => (await c.send(ORDERS, request, { key }))?.status).toBe(200);
    expect(await effects()).toEqual(ONE_PURCHASE);
  });

  it.each([
    ['before', false],
    ['after', true],
  ])('make one order if a gateway is killed just %s the platform has made it', async (_when, isMade) => {
    const doomed = await platform.startGateway(server.url);
    const request = await purchase();
    const key = newKey();
    doomed.network = async (sent, send) => {
      if (!isOrder(sent)) return send(sent);
      const response = isMade ? await send(sent) : new Response(null, { status: 502 });
      await doomed.kill();
      return response;
    };
    expect(await doomed.send(ORDERS, request, { key })).toBeUndefined();
    expect(await a.send(ORDERS, request, { key })).toMatchObject({ status: 409, code: 'in-progress' });
    await server.expireLocks();
    const retries = await Promise.all([a, b, c].map((gateway) => gateway.send(ORDERS, request, { key })));
    expect(succeeded(retries)).toBeGreaterThan(0);
    expect(await effects()).toEqual(ONE_PURCHASE);
  });

  /** Account with an open invoice, and a way to pay it, always with the same intent. */
  async function debtor() {
    const { accountNumber, invoiceNumbers } = (await buyer({}, c).buy()).result;
    const { call } = platform.sandbox;
    const { payments } = paymentList.parse((await call(`/v1/payments?accountId=${accountNumber}`)).body);
    const [invoiceNumber = ''] = invoiceNumbers;
    const { id, amount } = invoice.parse((await call(`/v1/invoices/${invoiceNumber}`)).body);
    // Unapplies the payment of the purchase, so that its invoice is open again.
    await call(`/v1/payments/${payments[0]?.number}/unapply`, { method: 'PUT', json: { invoices: [{ invoiceId: id, amount }] } });
    const intentId = newKey();
    const allocations = [{ invoiceNumber, amount: amount.toFixed(2) }];
    before = await ledger();
    return {
      accountNumber,
      pay: async (gateway: GatewayProcess): Promise<Answer | undefined> =>
        gateway.send(PAYMENTS, { intentId, allocations }, { credential: await gateway.openSession(accountNumber) }),
    };
  }
});
