import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENARIO_NAMES, type ScenarioName } from '../../../demo/sandbox/scenarios/names.js';
import { containing } from '../../support/matchers.js';
import { advanceTo, readInvoices, readLedger, readLines } from '../../support/sandbox-answers.js';
import { attemptsOf } from '../../support/sandbox-collecting.js';
import { newMethod, orderFor } from '../../support/sandbox-orders.js';
import { readSeed, SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const made = z.strictObject({ accountNumber: z.string(), subscriptionNumber: z.string() });
const metrics = z.object({ metrics: z.object({ balance: z.string(), contractedMrr: z.string() }) });

let started: StartedSandbox;
const scenes = new Map<ScenarioName, z.output<typeof made>>();

const make = async (name: string) => made.parse((await started.call(`/sandbox/scenarios/${name}`, { method: 'POST' })).body);
const get = async (path: string) => (await started.call(path)).body;
const accountOf = (name: ScenarioName) => scenes.get(name)?.accountNumber ?? 'none';
const subscriptionOf = (name: ScenarioName) => get(`/v1/subscriptions/${scenes.get(name)?.subscriptionNumber ?? 'none'}`);
const metricsOf = async (name: ScenarioName) => metrics.parse(await get(`/v1/accounts/${accountOf(name)}`)).metrics;
const billsOf = async (name: ScenarioName) =>
  (await readInvoices(started, accountOf(name))).map(({ documentDate, amount, balance }) => [documentDate, amount, balance]);

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
  for (const name of SCENARIO_NAMES) if (name !== 'invoices-10000') scenes.set(name, await make(name));
});
afterAll(() => started.close());

describe('the account of', () => {
  it('past-due has a declined bill in retry, and an active subscription', async () => {
    expect(await billsOf('past-due')).toEqual([
      ['2026-09-15', 65, 0],
      ['2026-10-15', 65, 0],
      ['2026-11-15', 65, 65],
    ]);
    expect(await attemptsOf(started, accountOf('past-due'))).toEqual([
      ...['2026-09-15', '2026-10-15'].map((day) => [day, 'Processed', 65, 'approved']),
      ...['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-20'].map((day) => [day, 'Error', 65, 'insufficient_funds']),
    ]);
    expect(await metricsOf('past-due')).toMatchObject({ balance: '65.00' });
    expect(await subscriptionOf('past-due')).toMatchObject({ status: 'Active' });
  });

  it('trial-ending has a trial with three days left, a card, and no bill', async () => {
    expect(await billsOf('trial-ending')).toEqual([]);
    expect(await subscriptionOf('trial-ending')).toMatchObject({
      status: 'Active',
      contractEffectiveDate: '2026-11-10',
      serviceActivationDate: '2026-11-24',
      ratePlans: [{ ratePlanCharges: [{ effectiveStartDate: '2026-11-24' }, { effectiveStartDate: '2026-11-24' }] }],
    });
  });

  it('cancelled-access has a cancellation at the end of the paid period', async () => {
    expect(await billsOf('cancelled-access')).toEqual(['2026-09-11', '2026-10-11', '2026-11-11'].map((day) => [day, 65, 0]));
    expect(await subscriptionOf('cancelled-access')).toMatchObject({ status: 'Active', scheduledCancelDate: '2026-12-11' });
  });

  it('card-expiring has a card that expires this month', async () => {
    expect(await get(`/v1/accounts/${accountOf('card-expiring')}/payment-methods`)).toMatchObject({
      creditcard: [{ expirationMonth: 11, expirationYear: 2026, isDefault: true }],
    });
    expect((await billsOf('card-expiring')).at(-1)).toEqual([TODAY, 65, 0]);
  });

  it('heavy-usage has billed and unbilled months of usage', async () => {
    const [first, second, third] = await readInvoices(started, accountOf('heavy-usage'));
    expect([first?.amount, first?.documentDate, third?.documentDate, third?.balance]).toEqual([65, '2026-09-09', '2026-11-09', 0]);
    expect(second?.amount).toBeGreaterThan(500);
    const lines = await readLines(started, third?.documentNumber ?? '');
    expect(lines.filter(({ chargeName }) => chargeName === 'Map tiles')).toMatchObject([
      { serviceStartDate: '2026-10-09', serviceEndDate: '2026-11-08' },
    ]);
    const { records } = z.object({ records: z.array(z.object({ RbeStatus: z.string() })) }).parse(
      (
        await started.call('/v1/action/query', {
          json: {
            queryString: `select RbeStatus from Usage where SubscriptionNumber = '${scenes.get('heavy-usage')?.subscriptionNumber ?? ''}'`,
          },
        })
      ).body,
    );
    expect(records.filter(({ RbeStatus }) => RbeStatus === 'Pending')).toHaveLength(24);
  });

  it('suspended has a subscription that an unpaid bill suspended', async () => {
    expect((await billsOf('suspended')).at(-1)).toEqual(['2026-10-28', 65, 65]);
    expect(await subscriptionOf('suspended')).toMatchObject({ status: 'Suspended', version: 2 });
    expect(await metricsOf('suspended')).toEqual({ balance: '65.00', contractedMrr: '0.00' });
  });

  it('mid-month is ten days into a paid month, and mid-year forty days into a paid year', async () => {
    expect(await billsOf('mid-month')).toEqual(['2026-09-11', '2026-10-11', '2026-11-11'].map((day) => [day, 65, 0]));
    expect(await subscriptionOf('mid-month')).toMatchObject({ status: 'Active', version: 1, termType: 'EVERGREEN' });
    expect((await billsOf('mid-year')).map(([day, , balance]) => [day, balance])).toEqual([['2026-10-12', 0]]);
    expect(await subscriptionOf('mid-year')).toMatchObject({ status: 'Active', version: 1, termEndDate: '2027-10-12', autoRenew: true });
  });

  it('scheduled-downgrade has an expensive plan, and an order for a cheaper one at the end of the month', async () => {
    expect(await subscriptionOf('scheduled-downgrade')).toMatchObject({
      status: 'Active',
      version: 1,
      ratePlans: [{ ratePlanName: 'Scale monthly' }],
    });
    const { orders } = z
      .object({ orders: z.array(z.looseObject({ status: z.string() })) })
      .parse(await get(`/v1/orders/subscription/${scenes.get('scheduled-downgrade')?.subscriptionNumber ?? ''}`));
    expect(orders.map(({ status }) => status).sort()).toEqual(['Completed', 'Scheduled']);
    expect((await billsOf('scheduled-downgrade')).map(([day]) => day)).toEqual(['2026-09-12', '2026-10-12', '2026-11-12']);
  });
});

describe('a scenario', () => {
  it('changes neither the clock nor other accounts', async () => {
    expect(await get('/sandbox/clock')).toMatchObject({ today: TODAY, frozen: false });
    const before = [await billsOf('past-due'), await billsOf('card-expiring')];
    // An unbilled charge, which the next nightly bill run will bill.
    const order = { ...orderFor({ orderDate: TODAY, billCycleDay: 21 }), processingOptions: { runBilling: false } };
    const { accountNumber } = z.object({ accountNumber: z.string() }).parse((await started.call('/v1/orders', { json: order })).body);
    await make('suspended');
    expect(await readInvoices(started, accountNumber)).toEqual([]);
    expect([await billsOf('past-due'), await billsOf('card-expiring')]).toEqual(before);
  });

  it('is correct even if February makes its bills two days earlier', async () => {
    const spring = await startSandbox({ now: () => new Date('2027-05-06T17:00:00Z') });
    const { accountNumber } = made.parse((await spring.call('/sandbox/scenarios/past-due', { method: 'POST' })).body);
    const bills = (await readInvoices(spring, accountNumber)).map(({ documentDate, balance }) => [documentDate, balance]);
    expect(bills).toEqual([
      ['2027-02-28', 0],
      ['2027-03-28', 0],
      ['2027-04-28', 65],
    ]);
    await spring.close();
  });

  it('is a new account each time', async () => {
    const { accounts } = await readLedger(started);
    expect(await make('past-due')).not.toEqual(await make('past-due'));
    expect((await readLedger(started)).accounts).toBe(accounts + 2);
  });

  it('with an unknown name returns 404 and lists the names', async () => {
    const { status, body } = await started.call('/sandbox/scenarios/overdue', { method: 'POST' });
    expect(status).toBe(404);
    for (const name of SCENARIO_NAMES) expect(JSON.stringify(body)).toContain(name);
    expect((await started.call('/sandbox/scenarios/toString', { method: 'POST' })).status).toBe(404);
  });

  it('is only for this machine, and has no body', async () => {
    const request = () => new Request(`${SANDBOX_URL}/sandbox/scenarios/past-due`, { method: 'POST' });
    expect((await started.sandbox.fetch(request(), '10.0.0.1')).status).toBe(403);
    expect((await started.call('/sandbox/scenarios/past-due', { json: { days: 3 } })).status).toBe(400);
  });

  it('needs a catalog with a fitting plan', async () => {
    const seed = await readSeed(false);
    const [free] = seed.catalog.products;
    const poor = await startSandbox({ seed: { ...seed, catalog: { products: free ? [free] : [] } } });
    for (const name of SCENARIO_NAMES) {
      const { status, body } = await poor.call(`/sandbox/scenarios/${name}`, { method: 'POST' });
      expect([name, status]).toEqual([name, 409]);
      expect(body).toMatchObject({ success: false, reasons: [{ message: containing('catalog has no') }] });
    }
    await poor.close();
  });
});

describe('the days after a scenario', () => {
  it('charge the trial, end access, decline the card, change the plan, and resume after payment', async () => {
    const card = await newMethod(started);
    const account = accountOf('suspended');
    await started.call(`/v1/accounts/${account}`, { method: 'PUT', json: { defaultPaymentMethodId: card } });
    await started.call('/v1/operations/invoice-collect', { json: { accountKey: account } });
    expect(await subscriptionOf('suspended')).toMatchObject({ status: 'Active', version: 3 });
    await advanceTo(started, '2026-12-22');
    expect(await billsOf('trial-ending')).toEqual([['2026-11-24', 225, 0]]);
    expect(await subscriptionOf('cancelled-access')).toMatchObject({ status: 'Cancelled' });
    expect(await billsOf('cancelled-access')).toHaveLength(3);
    expect((await billsOf('card-expiring')).at(-1)).toEqual(['2026-12-21', 65, 65]);
    expect((await billsOf('scheduled-downgrade')).at(-1)).toEqual(['2026-12-12', 38, 0]);
    expect(await subscriptionOf('past-due')).toMatchObject({ status: 'Suspended' });
  });
});
