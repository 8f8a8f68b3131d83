import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing, matching } from '../../support/matchers.js';
import { advanceTo, readInvoices, readLedger, readLines } from '../../support/sandbox-answers.js';
import { changeFor } from '../../support/sandbox-changes.js';
import { BUILD_ANNUAL, newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const KEY = 'A00000001';
const CANCEL_NOW = {
  type: 'CancelSubscription',
  cancelSubscription: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: TODAY },
};
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const order = (options: Partial<Parameters<typeof orderFor>[0]> = {}, runBilling = true) => {
  const json = orderFor({ orderDate: TODAY, ...options });
  return started.call('/v1/orders', { json: { ...json, processingOptions: { ...json.processingOptions, runBilling } } });
};
const put = (path: string, json: object = {}) => started.call(path, { method: 'PUT', json });
const invoice = async () => (await started.call('/v1/invoices/INV00000001')).body;
const generate = (json: object) => started.call(`/v1/accounts/${KEY}/billing-documents/generate`, { json: { autoPost: true, ...json } });
const collect = (json: object = {}) => started.call('/v1/operations/invoice-collect', { json: { accountKey: KEY, ...json } });

describe('a reversed invoice', () => {
  it('has a zero balance, through a credit memo for its lines', async () => {
    await order();
    const { body } = await put('/v1/invoices/INV00000001/reverse', { comment: 'wrong plan', memoDate: TODAY });
    expect(body).toMatchObject({ success: true, jobStatus: 'Completed', creditMemo: { id: matching(/^[0-9a-f]{32}$/) } });
    expect(await invoice()).toMatchObject({ balance: 0, paymentAmount: 0, creditMemoAmount: 38, status: 'Posted' });
    expect((await readLines(started, 'INV00000001')).map((line) => line.balance)).toEqual(['0.00', '0.00']);
    expect(await readLedger(started)).toMatchObject({ creditMemos: 1 });
    expect((await started.call(`/v1/accounts/${KEY}`)).body).toMatchObject({ metrics: { balance: '0.00' } });
  });

  it('cannot be reversed twice, or after a payment', async () => {
    await order({ paymentMethodId: await newMethod(started) });
    expect(reasonsOf((await put('/v1/invoices/INV00000001/reverse')).body)).toEqual([
      { category: 30, message: containing("'INV00000001'") },
    ]);
    expect(await readLedger(started)).toMatchObject({ creditMemos: 0 });
  });

  it('is refused if an unapplied memo of a cancellation already credits its days', async () => {
    await order();
    await advanceTo(started, '2026-11-22');
    await started.call('/v1/orders', { json: changeFor('2026-11-22', [CANCEL_NOW]) });
    expect(reasonsOf((await put('/v1/invoices/INV00000001/reverse')).body)).toEqual([{ category: 30, message: containing('CM00000001') }]);
    expect(await readLedger(started)).toMatchObject({ creditMemos: 1 });
  });
});

describe('a cancellation credits only the rest of a bill', () => {
  const creditAfter = async (action: string, json: object) => {
    await order();
    await put(`/v1/invoices/INV00000001/${action}`, json);
    await started.call('/v1/orders', { json: changeFor(TODAY, [CANCEL_NOW]) });
    return (await started.call(`/v1/accounts/${KEY}`)).body;
  };

  it.each<[string, string, object, string]>([
    ['nothing of a reversed bill', 'reverse', {}, '0.00'],
    ['nothing of a bill that was written off', 'write-off', {}, '0.00'],
    // Bills of 29.00 and 9.00. 19.00 of the first bill are written off.
    ['the rest of a bill that was partly written off', 'write-off', { amount: 19 }, '19.00'],
  ])('%s', async (_, action, json, unappliedCreditMemoAmount) => {
    expect(await creditAfter(action, json)).toMatchObject({ metrics: { unappliedCreditMemoAmount } });
  });
});

describe('a write-off', () => {
  it('writes off a part from the first line on, then the rest, then nothing', async () => {
    await order();
    expect((await put('/v1/invoices/INV00000001/write-off', { amount: 30 })).body).toMatchObject({ success: true });
    expect((await readLines(started, 'INV00000001')).map((line) => line.balance)).toEqual(['0.00', '8.00']);
    await put('/v1/invoices/INV00000001/write-off', { reasonCode: 'Bankrupt' });
    expect(await invoice()).toMatchObject({ balance: 0, creditMemoAmount: 38 });
    expect(reasonsOf((await put('/v1/invoices/INV00000001/write-off')).body)[0]?.category).toBe(30);
  });

  it.each<[object, number, string]>([
    [{ amount: 38.01 }, 30, 'amount'],
    [{ amount: 0.001 }, 20, 'amount'],
    [{ amount: -1 }, 20, 'amount'],
    [{ items: [] }, 30, 'items'],
    [{ revenueImpacting: 'No' }, 30, 'revenueImpacting'],
  ])('of %j is refused', async (json, category, names) => {
    await order();
    const { body } = await put('/v1/invoices/INV00000001/write-off', json);
    expect(reasonsOf(body)).toEqual([{ category, message: containing(`'${names}'`) }]);
    expect(await invoice()).toMatchObject({ balance: 38 });
  });
});

describe('an emailed invoice', () => {
  const mail = (json: object = {}) => started.call('/v1/invoices/INV00000001/emails', { json });

  it('records when it was emailed', async () => {
    await order();
    expect(await invoice()).not.toHaveProperty('lastEmailSentDate');
    expect((await mail()).body).toMatchObject({ success: true });
    expect(await invoice()).toMatchObject({ lastEmailSentDate: containing(TODAY) });
  });

  it('is only sent to email addresses', async () => {
    await order();
    expect((await mail({ emailAddresses: 'a@example.com, b@example.com' })).body).toMatchObject({ success: true });
    expect(reasonsOf((await mail({ emailAddresses: 'nobody' })).body)).toEqual([{ category: 20, message: containing("'emailAddresses'") }]);
    expect(reasonsOf((await mail({ useEmailTemplateSetting: true })).body)[0]?.message).toContain("'useEmailTemplateSetting'");
  });
});

describe('generated documents', () => {
  it('bill what is due exactly once', async () => {
    await order({}, false);
    expect(await readInvoices(started, KEY)).toEqual([]);
    expect((await generate({})).body).toMatchObject({ success: true, invoices: [{ id: matching(/./) }] });
    expect((await readInvoices(started, KEY)).map(({ amount }) => amount)).toEqual([38]);
    expect((await generate({})).body).toMatchObject({ success: true, invoices: [] });
  });

  it('bill up to a target date, with another document date', async () => {
    await order({}, false);
    await generate({ targetDate: '2027-01-21', effectiveDate: '2026-11-30' });
    expect(await readInvoices(started, KEY)).toMatchObject([{ amount: 114, documentDate: '2026-11-30' }]);
  });

  it.each<[object, number, string]>([
    [{ chargeTypeToExclude: ['OneTime'] }, 30, 'chargeTypeToExclude'],
    [{ subscriptionIds: ['nobody'] }, 20, 'subscriptionIds.0'],
    [{ targetDate: '2199-12-31' }, 30, 'targetDate'],
  ])('with %j are refused', async (json, category, names) => {
    await order({}, false);
    expect(reasonsOf((await generate(json)).body)).toEqual([{ category, message: containing(`'${names}'`) }]);
    expect(await readInvoices(started, KEY)).toEqual([]);
  });
});

describe('billing and collecting', () => {
  it('bills what is due and collects all open invoices in one payment', async () => {
    await order({ paymentMethodId: await newMethod(started), collect: false }, false);
    const { body } = await collect();
    expect(body).toMatchObject({
      success: true,
      amountCollected: 38,
      invoices: [{ invoiceNumber: 'INV00000001', invoiceAmount: '38.00' }],
    });
    expect(await invoice()).toMatchObject({ balance: 0, paymentAmount: 38 });
    expect((await collect()).body).toMatchObject({ success: true, amountCollected: 0, invoices: [] });
    expect(await readLedger(started)).toMatchObject({ payments: 1, invoices: 1 });
  });

  it('collects only a named invoice', async () => {
    await order({ paymentMethodId: await newMethod(started), collect: false });
    const [open] = await readInvoices(started, KEY);
    expect((await collect({ invoiceId: open?.id })).body).toMatchObject({ amountCollected: 38 });
    expect(reasonsOf((await collect({ invoiceId: open?.id })).body)).toEqual([{ category: 20, message: containing("'invoiceId'") }]);
  });

  it('leaves the bill open and reports it if the card is declined', async () => {
    await order({ paymentMethodId: await newMethod(started, '4000000000000341'), collect: false }, false);
    expect(reasonsOf((await collect()).body)).toEqual([{ category: 30, message: containing('[card_declined]') }]);
    expect(await invoice()).toMatchObject({ balance: 38 });
  });

  it('bills nothing without a payment method', async () => {
    await order({}, false);
    expect(reasonsOf((await collect()).body)).toEqual([{ category: 30, message: containing(`'${KEY}'`) }]);
    expect(await readInvoices(started, KEY)).toEqual([]);
  });
});

describe('a preview of bills', () => {
  const items = z.object({
    invoiceItems: z.array(z.looseObject({ chargeAmount: z.string(), serviceStartDate: z.string(), serviceEndDate: z.string() })),
  });
  const preview = (json: object) => started.call('/v1/operations/billing-preview', { json: { accountNumber: KEY, ...json } });
  const amounts = async (json: object) => items.parse((await preview(json)).body).invoiceItems.map((item) => item.chargeAmount);

  it('matches the next daily bill run, and writes nothing', async () => {
    await order({ billCycleDay: 1 });
    const before = await readLedger(started);
    const coming = items.parse((await preview({ targetDate: '2027-02-15' })).body).invoiceItems;
    expect(await readLedger(started)).toEqual(before);
    await started.call('/sandbox/clock', { json: { to: '2027-02-15', frozen: true } });
    const written = (await readInvoices(started, KEY)).slice(1);
    const lines = [];
    for (const { documentNumber } of written) lines.push(...(await readLines(started, documentNumber)));
    expect(coming.length).toBeGreaterThan(4);
    expect(coming.map((item) => [item.chargeName, item.chargeAmount, item.serviceStartDate, item.serviceEndDate])).toEqual(
      lines.map((line) => [line.chargeName, line.chargeAmount, line.serviceStartDate, line.serviceEndDate]),
    );
  });

  it('ends with the term unless renewal is assumed', async () => {
    await order({ plans: [{ plan: BUILD_ANNUAL.plan }], term: 12 });
    const targetDate = '2028-12-01';
    expect(await amounts({ targetDate })).toEqual([]);
    expect(await amounts({ targetDate, assumeRenewal: 'None' })).toEqual([]);
    const renewed = await amounts({ targetDate, assumeRenewal: 'Autorenew' });
    await started.call('/sandbox/clock', { json: { to: targetDate, frozen: true } });
    const written = (await readInvoices(started, KEY)).slice(1);
    expect(written.length).toBe(2);
    const lines = await readLines(started, written[0]?.documentNumber ?? '');
    expect(renewed).toEqual([...lines, ...lines].map((line) => line.chargeAmount));
  });

  it('excludes charges on request', async () => {
    await order();
    const targetDate = '2026-12-21';
    expect(await amounts({ targetDate })).toHaveLength(2);
    expect(await amounts({ targetDate, chargeTypeToExclude: 'OneTime, Recurring' })).toEqual([]);
    expect(await amounts({ targetDate, includingEvergreenSubscription: false })).toEqual([]);
  });

  it.each<[object, number, string]>([
    [{ targetDate: '2199-12-31' }, 30, 'targetDate'],
    [{ targetDate: TODAY, assumeRenewal: 'Perhaps' }, 30, 'assumeRenewal'],
    [{ targetDate: TODAY, accountNumber: undefined }, 22, 'accountId'],
  ])('for %j is refused', async (json, category, names) => {
    await order();
    expect(reasonsOf((await preview(json)).body)).toEqual([{ category, message: containing(`'${names}'`) }]);
  });
});
