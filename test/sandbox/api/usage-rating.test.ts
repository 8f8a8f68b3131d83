import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { meteredPlan, meteredSeed, type MeteredPlan } from '../../support/metered-seed.js';
import { advanceTo, billsOf, readInvoices, readLedger } from '../../support/sandbox-answers.js';
import { orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { usageForm } from './examples/usages.js';

const ACCOUNT = 'A00000001';
const START = '2026-01-01';
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${START}T17:00:00Z`), seed: await meteredSeed() });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
  await started.call('/sandbox/clock', { json: { frozen: true } });
});
afterAll(() => started.close());

const done = z.looseObject({ success: z.literal(true) });
const item = z.object({
  id: z.string(),
  chargeName: z.string(),
  chargeAmount: z.string(),
  quantity: z.string(),
  serviceStartDate: z.string(),
  serviceEndDate: z.string(),
});
const records = z.object({ usage: z.array(z.object({ id: z.string(), quantity: z.string(), status: z.string() })) });
const run = z.object({ success: z.literal(true), billingPreviewRunId: z.string() });

/** Subscribes a new account to plans. */
async function buy(...plans: MeteredPlan[]): Promise<string> {
  const order = orderFor({ orderDate: START, plans: plans.map((name) => ({ plan: meteredPlan(name) })), billCycleDay: 1 });
  const answer = z.looseObject({ subscriptionNumbers: z.array(z.string()), accountNumber: z.string() });
  return answer.parse((await started.call('/v1/orders', { json: order })).body).accountNumber;
}
const order = async (action: object, subscriptionNumber: string, orderDate: string) => {
  const subscriptions = [{ subscriptionNumber, orderActions: [action] }];
  const json = { orderDate, existingAccountNumber: ACCOUNT, subscriptions, processingOptions: { runBilling: true } };
  done.parse((await started.call('/v1/orders', { json })).body);
};
const use = async (UOM: string, Quantity: string, day: string, more: object = {}) => {
  const json = { AccountNumber: ACCOUNT, UOM, Quantity, StartDateTime: `${day}T15:00:00Z`, ...more };
  return z.object({ Success: z.literal(true), Id: z.string() }).parse((await started.call('/v1/object/usage', { json })).body).Id;
};
const upload = async (text: string, name?: string) => done.parse((await started.call('/v1/usage', { body: usageForm(text, name) })).body);
const bill = async (targetDate: string) =>
  done.parse((await started.call(`/v1/accounts/${ACCOUNT}/billing-documents/generate`, { json: { autoPost: true, targetDate } })).body);
const itemsOf = async (number: string) =>
  z.object({ invoiceItems: z.array(item) }).parse((await started.call(`/v1/invoices/${number}/items`)).body).invoiceItems;
const list = async () => records.parse((await started.call(`/v1/usage/accounts/${ACCOUNT}?pageSize=40`)).body).usage;

/** Returns the usage lines of all bills of the account: charge, quantity, amount and days of service. */
async function lines(): Promise<string[]> {
  const all = [];
  for (const { documentNumber } of await readInvoices(started, ACCOUNT)) {
    if (documentNumber.startsWith('INV')) all.push(...(await itemsOf(documentNumber)));
  }
  return all
    .filter(({ chargeName }) => chargeName !== 'Fee')
    .map((line) => `${line.chargeName} ${line.quantity} ${line.chargeAmount} ${line.serviceStartDate}/${line.serviceEndDate}`);
}
const JANUARY = '2026-01-01/2026-01-31';
const FEBRUARY = '2026-02-01/2026-02-28';

describe('usage rated at the end of the period', () => {
  it('is priced with all units together, shows the details, and never changes', async () => {
    await buy('calls');
    const id = await use('Call', '60', '2026-01-10');
    await use('Call', '90.5', '2026-01-31');
    await use('Call', '7', '2026-02-01');
    await advanceTo(started, '2026-02-01');
    expect(await lines()).toEqual([`Calls 150.5 12.53 ${JANUARY}`]);
    expect((await list()).map(({ quantity, status }) => [quantity, status])).toEqual([
      ['7', 'Pending'],
      ['90.5', 'Processed'],
      ['60', 'Processed'],
    ]);
    const [line] = await itemsOf('INV00000001');
    const detail = await started.call(`/v1/invoices/invoice-item/${line?.id ?? ''}/usage-rate-detail`);
    expect(detail.body).toMatchObject({
      success: true,
      data: {
        amountWithoutTax: 12.53,
        chargeNumber: 'C-00000001',
        invoiceItemId: line?.id,
        invoiceNumber: 'INV00000001',
        listPrice: 'Tier / From / To / List Price / Price Format\n1 / 0 / 100 / 0.10 / Per Unit\n2 / 100 /  / 0.05 / Per Unit',
        quantity: 150.5,
        rateDetail: 'Tier 1: 100 x 0.10 = 10\nTier 2: 50.5 x 0.05 = 2.525\nTotal: 12.53',
        servicePeriod: '2026-01-01 - 2026-01-31',
        uom: 'Call',
      },
    });
    expect(reasonsOf((await started.call(`/v1/object/usage/${id}`, { method: 'DELETE' })).body)).toMatchObject([{ category: 30 }]);
    expect(reasonsOf((await started.call(`/v1/object/usage/${id}`, { method: 'PUT', json: { Quantity: '1' } })).body)).toMatchObject([
      { category: 30 },
    ]);
  });

  it('that arrives late is rated with the next period, and stays rated when its bill is reversed', async () => {
    await buy('calls');
    await use('Call', '10', '2026-01-10');
    await advanceTo(started, '2026-02-02');
    await use('Call', '20', '2026-01-15');
    done.parse((await started.call('/v1/invoices/INV00000001/reverse', { method: 'PUT', json: {} })).body);
    await advanceTo(started, '2026-03-02');
    expect(await lines()).toEqual([`Calls 10 1.00 ${JANUARY}`, `Calls 20 2.00 ${FEBRUARY}`]);
  });

  it('within the included units creates no bill but counts as rated; so does no usage at all', async () => {
    await buy('scans');
    await use('Scan', '10', '2026-01-10');
    await advanceTo(started, '2026-03-02');
    expect(await readLedger(started)).toMatchObject({ invoices: 0 });
    expect((await list()).map(({ status }) => status)).toEqual(['Processed']);
  });

  it('is not rated while it is being imported', async () => {
    await buy('calls');
    const id = await use('Call', '10', '2026-01-10');
    const put = (RbeStatus: string) => started.call(`/v1/object/usage/${id}`, { method: 'PUT', json: { RbeStatus } });
    await put('Importing');
    await advanceTo(started, '2026-02-02');
    expect(await lines()).toEqual([]);
    await put('Pending');
    await advanceTo(started, '2026-03-02');
    expect(await lines()).toEqual([`Calls 10 1.00 ${FEBRUARY}`]);
  });

  it.each<[MeteredPlan, string[]]>([
    ['scans', [`Scans 80 70.00 ${JANUARY}`]],
    ['scansByDay', [`Scans by day 45 35.00 ${JANUARY}`, `Scans by day 35 25.00 ${JANUARY}`]],
    [
      'scansByRecord',
      [
        `Scans by record 15 5.00 ${JANUARY}`,
        `Scans by record 30 20.00 ${JANUARY}`,
        `Scans by record 15 5.00 ${JANUARY}`,
        `Scans by record 20 10.00 ${JANUARY}`,
      ],
    ],
    ['scansByUpload', [`Scans by upload 15 5.00 ${JANUARY}`, `Scans by upload 50 40.00 ${JANUARY}`, `Scans by upload 15 5.00 ${JANUARY}`]],
  ])('is grouped by the rating group %s', async (plan, expected) => {
    await buy(plan);
    const file = (day: string, quantity: string) => `ACCOUNT_ID,UOM,QTY,STARTDATE\n${ACCOUNT},Scan,${quantity},${day}\n`;
    await upload(file('2026-01-10', '15'));
    await use('Scan', '30', '2026-01-10');
    // Another file with the same name.
    await upload(file('2026-01-11', '15'));
    await use('Scan', '20', '2026-01-11');
    await advanceTo(started, '2026-02-01');
    expect(await lines()).toEqual(expected);
  });

  it('of an account goes to the first charge of its unit that is active on the day', async () => {
    await buy('calls');
    const again = orderFor({ orderDate: START, plans: [{ plan: meteredPlan('moreCalls') }], billCycleDay: 1 });
    const { newAccount: _, ...rest } = again;
    done.parse((await started.call('/v1/orders', { json: { ...rest, existingAccountNumber: ACCOUNT } })).body);
    await use('Call', '10', '2026-01-09');
    await use('Call', '20', '2026-01-10');
    await use('Call', '40', '2026-01-10', { SubscriptionNumber: 'A-S00000001' });
    await advanceTo(started, '2026-01-10');
    const cancelSubscription = { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: '2026-01-10' };
    await order({ type: 'CancelSubscription', cancelSubscription }, 'A-S00000001', '2026-01-10');
    await advanceTo(started, '2026-02-01');
    expect(await lines()).toEqual(['Calls 10 1.00 2026-01-01/2026-01-09', `More calls 20 10.00 ${JANUARY}`]);
    expect((await list()).find(({ quantity }) => quantity === '40')?.status).toBe('Pending');
  });
});

describe('usage rated on demand', () => {
  it('continues from the units of the period that were rated before', async () => {
    await buy('tiles');
    await use('Tile', '80', '2026-01-05');
    await use('Tile', '1', '2026-01-11');
    await advanceTo(started, '2026-01-10');
    await bill('2026-01-10');
    await use('Tile', '40', '2026-01-09');
    await bill('2026-01-10');
    await bill('2026-01-10');
    const bills = ['Tiles 80 8.00 2026-01-01/2026-01-10', 'Tiles 40 3.00 2026-01-01/2026-01-10'];
    expect(await lines()).toEqual(bills);
    const [second] = await itemsOf('INV00000002');
    expect((await started.call(`/v1/invoices/invoice-item/${second?.id ?? ''}/usage-rate-detail`)).body).toMatchObject({
      data: {
        rateDetail: 'Tier 1: 100 x 0.10 = 10\nTier 2: 20 x 0.05 = 1\nTotal: 11.00\nRated before, 80 units: 8.00\nAmount: 3.00',
        amountWithoutTax: 3,
      },
    });
    await advanceTo(started, '2026-02-01');
    expect(await lines()).toEqual([...bills, `Tiles 1 0.05 ${JANUARY}`]);
    await use('Tile', '30', '2026-02-01');
    await bill('2026-02-01');
    expect((await lines()).at(-1)).toBe('Tiles 30 3.00 2026-02-01/2026-02-01');
  });

  it('credits the difference if more units lower the price', async () => {
    await buy('routes');
    await use('Route', '100', '2026-01-05');
    await bill('2026-01-10');
    await use('Route', '50', '2026-01-06');
    const { creditMemos } = z.object({ creditMemos: z.array(z.object({ id: z.string() })) }).parse(await bill('2026-01-11'));
    expect(await lines()).toEqual(['Routes 100 100.00 2026-01-01/2026-01-10']);
    expect((await started.call(`/v1/credit-memos/${creditMemos[0]?.id ?? ''}`)).body).toMatchObject({ amount: 40, status: 'Posted' });
    await use('Route', '50', '2026-01-07');
    await bill('2026-01-12');
    expect((await lines()).at(-1)).toBe('Routes 50 20.00 2026-01-01/2026-01-12');
  });

  it('is previewed for the days on which bills are created', async () => {
    await buy('fee', 'tiles');
    await use('Tile', '120', '2026-01-20');
    const json = { accountNumber: ACCOUNT, targetDate: '2026-02-01', chargeTypeToExclude: 'Recurring' };
    const { body } = await started.call('/v1/operations/billing-preview', { json });
    expect(body).toMatchObject({ invoiceItems: [{ chargeAmount: '11.00', serviceEndDate: '2026-01-31' }] });
    await advanceTo(started, '2026-02-01');
    expect(await lines()).toEqual([`Tiles 120 11.00 ${JANUARY}`]);
  });
});

describe('usage on a draft', () => {
  const draft = async (targetDate: string) => {
    const json = { autoPost: false, targetDate };
    const { body } = await started.call(`/v1/accounts/${ACCOUNT}/billing-documents/generate`, { json });
    return z.object({ invoices: z.array(z.object({ id: z.string() })) }).parse(body).invoices[0]?.id ?? '';
  };
  const cancel = async (id: string) => {
    const json = { type: 'Invoice', objects: [{ Id: id, Status: 'Canceled' }] };
    return (await started.call('/v1/action/update', { json })).body;
  };

  it('is rated again when the draft is canceled', async () => {
    await buy('tiles');
    await use('Tile', '80', '2026-01-05');
    const id = await draft('2026-01-10');
    expect((await list()).map(({ status }) => status)).toEqual(['Processed']);
    expect(await cancel(id)).toEqual([{ Success: true, Id: id }]);
    expect((await list()).map(({ status }) => status)).toEqual(['Pending']);
    await advanceTo(started, '2026-02-01');
    expect(await lines()).toEqual(['Tiles 80 8.00 2026-01-01/2026-01-10', `Tiles 80 8.00 ${JANUARY}`]);
  });

  it('that later bills build on stays rated', async () => {
    await buy('tiles');
    await use('Tile', '80', '2026-01-05');
    const id = await draft('2026-01-10');
    await use('Tile', '40', '2026-01-06');
    await bill('2026-01-11');
    expect(await cancel(id)).toMatchObject([{ Success: false, Errors: [{ Message: containing('C-00000001') }] }]);
    expect((await list()).map(({ status }) => status)).toEqual(['Processed', 'Processed']);
  });
});

describe('a preview', () => {
  it('includes the usage so far of periods that end by its date, and no other usage', async () => {
    await buy('fee', 'calls');
    await use('Call', '60', '2026-01-10');
    await use('Call', '5', '2026-02-10');
    const preview = async (targetDate: string) => {
      const json = { accountNumber: ACCOUNT, targetDate };
      const answer = z.object({ invoiceItems: z.array(z.object({ chargeName: z.string(), chargeAmount: z.string() })) });
      const { invoiceItems } = answer.parse((await started.call('/v1/operations/billing-preview', { json })).body);
      return invoiceItems.map(({ chargeName, chargeAmount }) => `${chargeName} ${chargeAmount}`).sort();
    };
    expect(await preview('2026-01-31')).toEqual([]);
    expect(await preview('2026-02-01')).toEqual(['Calls 6.00', 'Fee 10.00']);
    expect(await preview('2026-03-01')).toEqual(['Calls 0.50', 'Calls 6.00', 'Fee 10.00', 'Fee 10.00']);
  });

  it('of a cancellation includes the usage that it bills', async () => {
    await buy('calls');
    await use('Call', '60', '2026-01-10');
    const cancelSubscription = { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: '2026-01-15' };
    const orderActions = [{ type: 'CancelSubscription', cancelSubscription }];
    const json = {
      orderDate: '2026-01-15',
      existingAccountNumber: ACCOUNT,
      previewOptions: { previewThruType: 'SpecificDate', specificPreviewThruDate: '2026-02-28', previewTypes: ['BillingDocs'] },
      subscriptions: [{ subscriptionNumber: 'A-S00000001', orderActions }],
    };
    const bills = billsOf((await started.call('/v1/orders/preview', { json })).body);
    expect(bills).toMatchObject([{ amount: 6, invoiceItems: [{ serviceEndDate: '2026-01-14' }] }]);
  });
});

describe('a billing preview run', () => {
  const start = async (json: object) => run.parse((await started.call('/v1/billing-preview-runs', { json })).body).billingPreviewRunId;
  const read = async (id: string) => z.string().parse((await started.call(`/v1/files/${id}`)).body);

  it('is stored as a file with the upcoming bills of all accounts, a batch or one account', async () => {
    await buy('fee', 'calls');
    await buy('fee');
    await use('Call', '60', '2026-01-10');
    await started.call('/v1/accounts/A00000002', { method: 'PUT', json: { name: '=1+1', batch: 'Batch7' } });
    const id = await start({ targetDate: '2026-02-01' });
    const batch = await start({ targetDate: '2026-02-01', batches: 'Batch7', storageOption: 'Csv' });
    const accountId = z.object({ basicInfo: z.object({ id: z.string() }) }).parse((await started.call('/v1/accounts/A00000001')).body)
      .basicInfo.id;
    const one = await start({
      targetDate: '2026-02-01',
      filters: [{ filterType: 'Account', accountId }],
      chargeTypeToExclude: 'Recurring',
    });
    await advanceTo(started, '2026-02-02');
    const [header, ...rows] = (await read(id)).trim().split('\r\n');
    expect(header).toMatch(/^Document Type,Bill Date,Account Number,/);
    expect(rows.map((row) => row.split(',').slice(2, 4).join())).toEqual(['A00000001,Ada Byron', 'A00000001,Ada Byron', "A00000002,'=1+1"]);
    expect(rows[0]).toMatch(/^Invoice,2026-02-01,.*,6\.00,0$|^Invoice,2026-02-01,.*,10\.00,0$/);
    expect((await read(batch)).trim().split('\r\n')).toEqual([header, rows[2]]);
    expect((await read(one)).trim().split('\r\n')[1]).toContain('Calls');
  });

  it.each<[object, string]>([
    [{ storageOption: 'Database' }, 'storageOption'],
    [{ storeDifference: true }, 'storeDifference'],
    [{ comparedBillingPreviewRunId: 'a' }, 'comparedBillingPreviewRunId'],
    [{ organizationLabels: [] }, 'organizationLabels'],
    [{ assumeRenewal: 'Maybe' }, 'assumeRenewal'],
    [{ filters: [{ filterType: 'Account', accountId: 'nobody' }] }, 'filters.0.accountId'],
    [{ targetDate: undefined }, 'targetDate'],
  ])('with %j is refused', async (changes, names) => {
    const { body } = await started.call('/v1/billing-preview-runs', { json: { targetDate: '2026-02-01', ...changes } });
    expect(reasonsOf(body)).toMatchObject([{ message: containing(`'${names}`) }]);
  });
});
