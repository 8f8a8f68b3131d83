import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSubscription, attemptsOf } from '../../support/sandbox-collecting.js';
import { containing } from '../../support/matchers.js';
import { advanceTo, readInvoices } from '../../support/sandbox-answers.js';
import { newMethod, orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const KEY = 'A00000001';
const NUMBER = 'A-S00000001';
const DECLINED = '4000000000000341';
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const subscribe = async (card = DECLINED, options: Partial<Parameters<typeof orderFor>[0]> = {}) =>
  started.call('/v1/orders', {
    json: orderFor({ orderDate: TODAY, billCycleDay: 21, paymentMethodId: await newMethod(started, card), ...options }),
  });
const post = async (path: string, json: object) => (await started.call(path, { json })).body;
const put = async (path: string, json: object = {}) => (await started.call(path, { method: 'PUT', json })).body;
const balances = async () => (await readInvoices(started, KEY)).map((invoice) => invoice.balance);
const statusOf = async (number = NUMBER) => (await readSubscription(started, number)).status;
const invoiceId = async (index = 0) => (await readInvoices(started, KEY))[index]?.id;
const order = (orderActions: object[]) =>
  post('/v1/orders', {
    orderDate: TODAY,
    existingAccountNumber: KEY,
    subscriptions: [{ subscriptionNumber: NUMBER, orderActions }],
  });
const pay = async (changes: object = {}, index = 0) =>
  post('/v1/payments', {
    type: 'Electronic',
    amount: 38,
    currency: 'USD',
    accountNumber: KEY,
    invoices: [{ invoiceId: await invoiceId(index), amount: 38 }],
    ...changes,
  });

describe('a declined payment', () => {
  it('is retried 1, 3, 5 and 7 days later, each time as a separate payment with the response of the network', async () => {
    await subscribe();
    await advanceTo(started, '2026-12-10');
    expect(await attemptsOf(started, KEY)).toEqual(
      ['2026-11-21', '2026-11-22', '2026-11-24', '2026-11-26', '2026-11-28'].map((day) => [day, 'Error', 38, 'card_declined']),
    );
    expect(await balances()).toEqual([38]);
    expect(await statusOf()).toBe('Active');
  });

  it('is the same when the clock moves day by day', async () => {
    await subscribe();
    for (const day of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-30', '2026-12-13']) await advanceTo(started, day);
    expect(await attemptsOf(started, KEY)).toHaveLength(5);
    expect(await statusOf()).toBe('Suspended');
  });

  it('of a renewal is retried from that day', async () => {
    await subscribe(undefined, { paymentMethodId: await newMethod(started, undefined, '11 / 26') });
    await advanceTo(started, '2026-12-25');
    expect(await attemptsOf(started, KEY)).toEqual([
      ['2026-11-21', 'Processed', 38, 'approved'],
      ...['2026-12-21', '2026-12-22', '2026-12-24'].map((day) => [day, 'Error', 38, 'expired_card']),
    ]);
  });

  it('is not retried if the account has no automatic payment', async () => {
    const json = orderFor({ orderDate: TODAY, billCycleDay: 21, paymentMethodId: await newMethod(started, DECLINED) });
    await post('/v1/orders', { ...json, newAccount: { ...json.newAccount, autoPay: false } });
    await advanceTo(started, '2026-12-20');
    expect(await attemptsOf(started, KEY)).toHaveLength(1);
    expect(await statusOf()).toBe('Active');
  });

  it('that was made manually starts no retries', async () => {
    await subscribe(undefined, { paymentMethodId: await newMethod(started), collect: false });
    await pay({ paymentMethodId: await newMethod(started, DECLINED) });
    await advanceTo(started, '2026-12-20');
    expect(await attemptsOf(started, KEY)).toEqual([['2026-11-21', 'Error', 38, 'card_declined']]);
  });

  it('uses the new default with the next retry, not immediately', async () => {
    await subscribe();
    await advanceTo(started, '2026-11-23');
    await put(`/v1/accounts/${KEY}`, { defaultPaymentMethodId: await newMethod(started) });
    expect(await balances()).toEqual([38]);
    await advanceTo(started, '2026-11-24');
    expect(await balances()).toEqual([0]);
    await advanceTo(started, '2026-12-20');
    expect(await attemptsOf(started, KEY)).toHaveLength(3);
    expect(await statusOf()).toBe('Active');
  });

  it("follows the payment method's own retry rule", async () => {
    const paymentMethodId = await newMethod(started, DECLINED);
    await subscribe(undefined, { paymentMethodId });
    await put(`/v1/payment-methods/${paymentMethodId}`, {
      useDefaultRetryRule: false,
      maxConsecutivePaymentFailures: 3,
      paymentRetryWindow: 72,
    });
    await advanceTo(started, '2026-12-11');
    expect((await attemptsOf(started, KEY)).map(([day]) => day)).toEqual(['2026-11-21', '2026-11-24', '2026-11-28']);
    expect((await started.call(`/v1/payment-methods/${paymentMethodId}`)).body).toMatchObject({
      numConsecutiveFailures: 3,
      totalNumberOfErrorPayments: 3,
      totalNumberOfProcessedPayments: 0,
    });
  });
});

describe('a bill that stays unpaid', () => {
  it('suspends its subscription 21 days after the due date, by an order with the reason, and billing stops', async () => {
    await subscribe();
    await advanceTo(started, '2026-12-11');
    expect(await statusOf()).toBe('Active');
    await advanceTo(started, '2027-02-01');
    expect(await readSubscription(started, NUMBER)).toMatchObject({ status: 'Suspended', version: 2 });
    expect((await started.call(`/v1/orders?pageSize=1`)).body).toMatchObject({
      orders: [
        {
          orderDate: '2026-12-12',
          reasonCode: 'Dunning',
          subscriptions: [{ subscriptionNumber: NUMBER, orderActions: [{ type: 'Suspend' }] }],
        },
      ],
    });
    expect(await balances()).toEqual([38]);
    expect((await started.call('/v1/credit-memos')).body).toMatchObject({ creditmemos: [{ creditMemoDate: '2026-12-12' }] });
    expect((await started.call(`/v1/accounts/${KEY}`)).body).toMatchObject({ metrics: { balance: '38.00', totalInvoiceBalance: '38.00' } });
  });

  it('never suspends before the last retry', async () => {
    await subscribe(undefined, { paymentMethodId: await newMethod(started), collect: false });
    await advanceTo(started, '2026-12-10');
    await put(`/v1/accounts/${KEY}`, { defaultPaymentMethodId: await newMethod(started, DECLINED) });
    await post('/v1/operations/invoice-collect', { accountKey: KEY });
    await advanceTo(started, '2026-12-16');
    expect(await statusOf()).toBe('Active');
    await advanceTo(started, '2026-12-17');
    expect(await attemptsOf(started, KEY)).toHaveLength(5);
    expect(await statusOf()).toBe('Suspended');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['another card', async () => pay({ paymentMethodId: await newMethod(started) })],
    ['an external payment', () => pay({ type: 'External' })],
    ['a write-off', async () => put('/v1/invoices/INV00000001/write-off')],
  ])('resumes the subscription on the day on which %s settles the bill', async (_, settle) => {
    await subscribe();
    await advanceTo(started, '2026-12-15');
    expect(await statusOf()).toBe('Suspended');
    expect(await settle()).toMatchObject({ success: true });
    expect(await readSubscription(started, NUMBER)).toMatchObject({ status: 'Active', version: 3 });
    expect((await started.call(`/v1/orders?pageSize=1`)).body).toMatchObject({
      orders: [{ orderDate: '2026-12-15', reasonCode: 'Dunning', subscriptions: [{ orderActions: [{ type: 'Resume' }] }] }],
    });
    await advanceTo(started, '2026-12-16');
    const [, back] = await readInvoices(started, KEY);
    const lines = (await started.call(`/v1/invoices/${back?.id}/items`)).body;
    expect(lines).toMatchObject({ invoiceItems: [{ serviceStartDate: '2026-12-15', serviceEndDate: '2026-12-20' }, {}] });
  });

  it('resumes nothing while a part is unpaid', async () => {
    await subscribe();
    await advanceTo(started, '2026-12-15');
    await pay({ type: 'External', amount: 30, invoices: [{ invoiceId: await invoiceId(), amount: 30 }] });
    expect(await statusOf()).toBe('Suspended');
  });

  it('does not resume a pause by the subscriber', async () => {
    await subscribe();
    await advanceTo(started, '2026-12-01');
    await order([{ type: 'Suspend', suspend: { suspendPolicy: 'Today' } }]);
    await advanceTo(started, '2026-12-20');
    await pay({ type: 'External' });
    expect(await readSubscription(started, NUMBER)).toMatchObject({ status: 'Suspended', version: 2 });
  });

  const pause = (from: string, until?: string) =>
    order([
      { type: 'Suspend', suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: from } },
      ...(until === undefined ? [] : [{ type: 'Resume', resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: until } }]),
    ]);

  it.each([
    ['a day', '2026-12-12', '2026-12-13'],
    ['a week before it', '2026-12-08', '2026-12-15'],
  ])('suspends its subscription after a pause of %s on the day of the suspension', async (_, from, until) => {
    await subscribe();
    expect(await pause(from, until)).toMatchObject({ success: true });
    await advanceTo(started, '2026-12-12');
    expect(await readSubscription(started, NUMBER)).toMatchObject({ status: 'Suspended' });
    await advanceTo(started, '2027-02-01');
    expect(await readSubscription(started, NUMBER)).toMatchObject({ status: 'Suspended' });
    expect((await started.call(`/v1/orders?pageSize=1`)).body).toMatchObject({
      orders: [{ orderDate: until, reasonCode: 'Dunning', subscriptions: [{ orderActions: [{ type: 'Suspend' }] }] }],
    });
    // Nothing was served or billed in between.
    expect(await balances()).toEqual([38]);
    await pay({ type: 'External' });
    expect(await statusOf()).toBe('Active');
  });

  it('suspends its subscription on the day after a pause is ended by hand', async () => {
    await subscribe();
    await pause('2026-12-12');
    await advanceTo(started, '2027-01-10');
    await order([{ type: 'Resume', resume: { resumePolicy: 'Today' } }]);
    expect(await statusOf()).toBe('Active');
    await advanceTo(started, '2027-01-11');
    expect(await statusOf()).toBe('Suspended');
  });

  it('leaves its subscription active after a pause if it was paid during the pause', async () => {
    await subscribe();
    await pause('2026-12-12', '2026-12-20');
    await advanceTo(started, '2026-12-14');
    await pay({ type: 'External' });
    await advanceTo(started, '2026-12-20');
    expect(await statusOf()).toBe('Active');
  });

  it('is retried on each day, whether its subscription is paused or not', async () => {
    await subscribe();
    await pause('2026-11-24', '2026-11-25');
    await advanceTo(started, '2026-12-10');
    expect((await attemptsOf(started, KEY)).map(([day]) => day)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-24',
      '2026-11-26',
      '2026-11-28',
    ]);
  });

  it('suspends a subscription until all its bills are paid', async () => {
    await subscribe(undefined, { billCycleDay: 22 });
    await advanceTo(started, '2026-12-14');
    const [first, second] = await readInvoices(started, KEY);
    expect(second?.balance).toBe(38);
    const amount = first?.amount ?? 0;
    await pay({ type: 'External', amount, invoices: [{ invoiceId: first?.id, amount }] });
    expect(await statusOf()).toBe('Suspended');
    await pay({ type: 'External' }, 1);
    expect(await statusOf()).toBe('Active');
  });

  it('is settled together with others by one payment', async () => {
    await subscribe(undefined, { billCycleDay: 22 });
    await advanceTo(started, '2026-12-14');
    const open = await readInvoices(started, KEY);
    const amount = open.reduce((total, invoice) => total + Math.round(invoice.balance * 100), 0) / 100;
    const parts = open.map(({ id, balance }) => ({ invoiceId: id, amount: balance }));
    const paid = await pay({ paymentMethodId: await newMethod(started), amount, invoices: parts });
    expect(paid).toMatchObject({ success: true, amount, appliedAmount: amount, unappliedAmount: 0 });
    expect(await balances()).toEqual([0, 0]);
    expect(await statusOf()).toBe('Active');
  });

  it('returns the reason when a manual retry is declined', async () => {
    await subscribe();
    expect(await pay()).toMatchObject({ success: false, reasons: [{ message: containing('[card_declined]') }] });
  });
});
