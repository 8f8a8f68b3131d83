import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLoopback } from '../../../demo/sandbox/index.js';
import { advanceTo, readInvoices, readLedger } from '../../support/sandbox-answers.js';
import { BUILD_ANNUAL, newMethod, orderFor } from '../../support/sandbox-orders.js';
import { fetchToken, readAnswer, SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';

let started: StartedSandbox;
let time: Date;
const clock = z.object({ today: z.string(), now: z.string(), frozen: z.boolean() });
const readClock = async () => clock.parse((await started.call('/sandbox/clock')).body);

beforeAll(async () => {
  time = new Date('2026-11-21T17:00:00Z');
  started = await startSandbox({ now: () => time });
});
beforeEach(async () => {
  time = new Date('2026-11-21T17:00:00Z');
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const subscribe = async (options: Partial<Parameters<typeof orderFor>[0]> = {}, card?: string) =>
  started.call('/v1/orders', {
    json: orderFor({ orderDate: '2026-11-21', billCycleDay: 21, paymentMethodId: await newMethod(started, card), ...options }),
  });

describe('the clock', () => {
  it("shows the date in the tenant's time zone", async () => {
    expect(await readClock()).toEqual({ today: '2026-11-21', now: '2026-11-21T12:00:00.000-05:00', frozen: false });
    time = new Date('2026-11-22T04:59:00Z');
    expect(await started.sandbox.today()).toBe('2026-11-21');
    time = new Date('2026-11-22T05:00:00Z');
    expect(await started.sandbox.today()).toBe('2026-11-22');
  });

  it('continues from where it was moved to, or stays frozen', async () => {
    await advanceTo(started, '2027-01-05');
    time = new Date(time.getTime() + 60_000);
    expect(await readClock()).toEqual({ today: '2027-01-05', now: '2027-01-05T12:01:00.000-05:00', frozen: false });
    await started.call('/sandbox/clock', { json: { frozen: true } });
    time = new Date(time.getTime() + 3600_000);
    expect(await readClock()).toEqual({ today: '2027-01-05', now: '2027-01-05T12:01:00.000-05:00', frozen: true });
  });

  it.each([{ to: '2026-11-20' }, { to: '2026-02-30' }, { to: 'soon' }, { to: '2099-01-01' }, { frozen: 'yes' }, { tomorrow: true }])(
    'refuses %j',
    async (json) => {
      const answer = await started.call('/sandbox/clock', { json });
      expect(answer.status).toBe(400);
      expect((await readClock()).today).toBe('2026-11-21');
    },
  );
});

describe('due work', () => {
  it('is billed and collected on its day', async () => {
    await subscribe();
    await advanceTo(started, '2027-02-21');
    const invoices = await readInvoices(started, 'A00000001');
    expect(invoices.map((invoice) => [invoice.documentDate, invoice.amount, invoice.balance])).toEqual([
      ['2026-11-21', 38, 0],
      ['2026-12-21', 38, 0],
      ['2027-01-21', 38, 0],
      ['2027-02-21', 38, 0],
    ]);
    expect((await started.call('/v1/payments')).body).toMatchObject({
      payments: [{ effectiveDate: '2027-02-21 00:00:00' }, {}, {}, { effectiveDate: '2026-11-21 00:00:00' }],
    });
    expect((await started.call('/v1/subscriptions/A-S00000001')).body).toMatchObject({
      ratePlans: [{ ratePlanCharges: [{ chargedThroughDate: '2027-03-21' }, {}] }],
    });
  });

  it('is the same in one step or in many', async () => {
    await subscribe({ billCycleDay: 31 });
    for (const day of ['2026-11-29', '2026-11-30', '2026-12-31', '2027-02-27', '2027-03-01', '2027-03-31']) await advanceTo(started, day);
    const inSteps = await readInvoices(started, 'A00000001');
    await started.call('/sandbox/reset', { method: 'POST' });
    await subscribe({ billCycleDay: 31 });
    await advanceTo(started, '2027-03-31');
    const shape = (invoices: typeof inSteps) => invoices.map(({ documentDate, amount, balance }) => ({ documentDate, amount, balance }));
    expect(shape(await readInvoices(started, 'A00000001'))).toEqual(shape(inSteps));
    expect(inSteps.map((invoice) => invoice.documentDate)).toEqual([
      '2026-11-21',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
  });

  it('leaves bills open if the card must not be charged, and suspends a declined subscription instead of billing twice', async () => {
    await subscribe({}, '4000000000009995');
    const { newAccount, ...order } = orderFor({ orderDate: '2026-11-21', billCycleDay: 21, paymentMethodId: await newMethod(started) });
    await started.call('/v1/orders', { json: { ...order, newAccount: { ...newAccount, autoPay: false } } });
    await advanceTo(started, '2026-12-21');
    for (const [account, open] of [
      ['A00000001', [38]],
      ['A00000002', [0, 38]],
    ] as const) {
      expect((await readInvoices(started, account)).map((invoice) => invoice.balance)).toEqual(open);
    }
  });

  it('leaves bills open after the card expires', async () => {
    await subscribe({ paymentMethodId: await newMethod(started, undefined, '01 / 27') });
    await advanceTo(started, '2027-02-21');
    expect((await readInvoices(started, 'A00000001')).map((invoice) => invoice.balance)).toEqual([0, 0, 0, 38]);
    expect((await started.call('/v1/payments?status=Error')).body).toMatchObject({ payments: [{ gatewayResponseCode: 'expired_card' }] });
  });

  it('renews a term, and expires a term without renewal', async () => {
    await subscribe({ plans: [{ plan: BUILD_ANNUAL.plan }], term: 12 });
    const order = orderFor({ orderDate: '2026-11-21', term: 2 });
    for (const subscription of order.subscriptions)
      for (const action of subscription.orderActions) action.createSubscription.terms.autoRenew = false;
    await started.call('/v1/orders', { json: order });
    await advanceTo(started, '2027-11-21');
    expect((await started.call('/v1/subscriptions/A-S00000001')).body).toMatchObject({
      status: 'Active',
      version: 2,
      termStartDate: '2027-11-21',
      termEndDate: '2028-11-21',
    });
    expect((await readInvoices(started, 'A00000001')).map((invoice) => invoice.amount)).toEqual([380, 380]);
    expect((await started.call('/v1/subscriptions/A-S00000002')).body).toMatchObject({
      status: 'Expired',
      subscriptionEndDate: '2027-01-21',
    });
    expect(await readInvoices(started, 'A00000002')).toHaveLength(2);
    expect(await readLedger(started)).toMatchObject({ subscriptions: 2 });
  });

  it('runs before the first call of a new day, even if nobody moves the clock', async () => {
    await subscribe();
    time = new Date('2026-12-21T17:00:00Z');
    const authorization = `Bearer ${await fetchToken((request) => started.sandbox.fetch(request))}`;
    const { body } = await started.call('/v1/billing-documents?accountNumber=A00000001', { headers: { authorization } });
    expect(body).toMatchObject({ documents: [{ documentDate: '2026-12-21' }, { documentDate: '2026-11-21' }] });
  });
});

describe('a failing day', () => {
  const price = (pricing: string) => sql`update charges set pricing = ${pricing}::jsonb where name = 'Platform fee'`;

  it('is named and rolled back after the days before it; the clock continues once the cause is fixed', async () => {
    const database = await openTestDatabase();
    const own = await startSandbox({ database, now: () => time });
    const order = orderFor({ orderDate: '2026-11-21', billCycleDay: 21, paymentMethodId: await newMethod(own) });
    await own.call('/v1/orders', { json: order });
    await own.call('/v1/orders', {
      json: { ...order, newAccount: { ...order.newAccount, billCycleDay: 10, hpmCreditCardPaymentMethodId: await newMethod(own) } },
    });
    await advanceTo(own, '2026-12-01');
    await database.db.execute(price('{"price": "much"}'));
    const at10 = await own.call('/sandbox/clock', { json: { to: '2027-01-30', frozen: true } });
    expect(at10.status).toBe(500);
    expect(JSON.stringify(at10.body)).toMatch(/bill of account A00000002 of 2026-12-10 failed.*The clock is at 2026-12-01/);
    expect((await own.call('/sandbox/clock')).body).toMatchObject({ today: '2026-12-01', frozen: false });
    await database.db.execute(sql`update charges set pricing = '{"price": "29.00"}'::jsonb where name = 'Platform fee'
      and rate_plan_id in (select p.id from rate_plans p join subscriptions s on s.id = p.subscription_id where s.number = 'A-S00000002')`);
    const at21 = await own.call('/sandbox/clock', { json: { to: '2027-01-30' } });
    expect(JSON.stringify(at21.body)).toMatch(/bill of account A00000001 of 2026-12-21 failed.*The clock is at 2026-12-10/);
    expect((await readInvoices(own, 'A00000002')).map((invoice) => invoice.documentDate)).toEqual(['2026-11-21', '2026-12-10']);
    expect(await readInvoices(own, 'A00000001')).toHaveLength(1);
    await database.db.execute(price('{"price": "29.00"}'));
    await advanceTo(own, '2027-01-30');
    expect((await readInvoices(own, 'A00000001')).map((invoice) => invoice.documentDate)).toEqual([
      '2026-11-21',
      '2026-12-21',
      '2027-01-21',
    ]);
    expect((await readInvoices(own, 'A00000002')).map((invoice) => invoice.documentDate)).toEqual([
      '2026-11-21',
      '2026-12-10',
      '2027-01-10',
    ]);
    await own.close();
  });

  it('runs once if two calls move the clock at the same time', async () => {
    await subscribe();
    const answers = await Promise.all(['2027-02-21', '2027-04-21'].map((to) => started.call('/sandbox/clock', { json: { to } })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readClock()).today).toBe('2027-04-21');
    expect((await readInvoices(started, 'A00000001')).map((invoice) => invoice.documentDate)).toEqual(
      ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'].map((month) => `${month}-21`),
    );
  });
});

describe('the control', () => {
  it('counts records and restarts numbers at 1', async () => {
    await subscribe();
    await subscribe({ email: 'second@example.com' });
    expect(await readLedger(started)).toEqual({
      accounts: 2,
      subscriptions: 2,
      orders: 2,
      invoices: 2,
      payments: 2,
      creditMemos: 0,
      refunds: 0,
    });
    await advanceTo(started, '2027-01-01');
    await started.call('/sandbox/reset', { method: 'POST' });
    expect(await readLedger(started)).toEqual({
      accounts: 0,
      subscriptions: 0,
      orders: 0,
      invoices: 0,
      payments: 0,
      creditMemos: 0,
      refunds: 0,
    });
    expect(await readClock()).toMatchObject({ today: '2026-11-21' });
    expect((await subscribe()).body).toMatchObject({
      accountNumber: 'A00000001',
      orderNumber: 'O-00000001',
      invoiceNumbers: ['INV00000001'],
    });
  });

  it('sets faults by name', async () => {
    expect((await started.call('/sandbox/faults', { json: { tokenLifetime: 1 } })).body).toMatchObject({ tokenLifetime: 1 });
    const authorization = `Bearer ${await fetchToken((request) => started.sandbox.fetch(request))}`;
    time = new Date(time.getTime() + 1000);
    expect((await started.call('/v1/catalog/products', { headers: { authorization } })).status).toBe(401);
    expect((await started.call('/sandbox/faults', { json: { tokenLifetime: 3600 } })).status).toBe(200);
    expect((await started.call('/sandbox/faults', { json: { collectionFailure: 'perhaps' } })).status).toBe(400);
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost:4600' }, 200],
    [{}, 200],
  ])('responds to a page with %j with status %i', async (headers, status) => {
    const request = new Request(`${SANDBOX_URL}/sandbox/ledger`, { headers: new Headers(headers) });
    expect((await readAnswer(await started.sandbox.fetch(request))).status).toBe(status);
  });

  it('refuses host names that merely resolve to this machine', async () => {
    const reset = new Request('http://evil.example:4602/sandbox/reset', { method: 'POST' });
    expect((await readAnswer(await started.sandbox.fetch(reset))).status).toBe(403);
  });

  it.each(['/sandbox/ledger', '/%73andbox/ledger', '/sandbo%78/ledger'])(
    'refuses connections from other machines, such as %s',
    async (path) => {
      const ask = async (address: string) => started.sandbox.fetch(new Request(`${SANDBOX_URL}${path}`), address);
      expect((await ask('10.0.0.1')).status).toBe(403);
      expect((await ask('unknown')).status).toBe(403);
      expect((await ask('127.0.0.1')).status).toBe(200);
    },
  );

  it('recognizes connections from this machine', () => {
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([true, true, true]);
    expect(['10.0.0.1', '::ffff:10.0.0.1', '127.0.0.1.evil', undefined].map(isLoopback)).toEqual([false, false, false, false]);
  });
});
