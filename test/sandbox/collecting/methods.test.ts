import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { advanceTo, readInvoices, readLedger } from '../../support/sandbox-answers.js';
import { readPayments, readSubscription, attemptsOf } from '../../support/sandbox-collecting.js';
import { BUILD_MONTHLY, newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { readSeed, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const KEY = 'A00000001';
const DECLINED = '4000000000000341';
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const post = async (path: string, json: object) => (await started.call(path, { json })).body;
const put = async (path: string, json: object) => (await started.call(path, { method: 'PUT', json })).body;
const balances = async () => (await readInvoices(started, KEY)).map((invoice) => invoice.balance);

/** Orders two subscriptions on one invoice. The account's default payment method pays for the first, a method of its own for the second. */
async function subscribeTwice(cards: { standard: string | undefined; own: string | undefined }) {
  const paymentMethodId = await newMethod(started, cards.standard);
  const own = await newMethod(started, cards.own);
  const request = orderFor({ orderDate: TODAY, billCycleDay: 21, paymentMethodId });
  const [first] = request.subscriptions;
  const action = first?.orderActions[0];
  if (!first || !action) throw new Error('An order has an action.');
  const createSubscription = { ...action.createSubscription, paymentProfile: { paymentMethodId: own } };
  const answer = await post('/v1/orders', {
    ...request,
    subscriptions: [first, { orderActions: [{ ...action, createSubscription }] }],
  });
  return { answer, paymentMethodId, own };
}

describe('an invoice of subscriptions with different payment methods', () => {
  it('is paid by each method for its own lines, on order and on renewal', async () => {
    const { answer, paymentMethodId, own } = await subscribeTwice({ standard: undefined, own: undefined });
    expect(answer).toMatchObject({ success: true, invoiceNumbers: ['INV00000001'], paidAmount: '76.000000000' });
    await advanceTo(started, '2026-12-21');
    const paid = await readPayments(started, KEY);
    expect(paid.map((row) => [row.paymentMethodId, row.amount])).toEqual([
      [paymentMethodId, 38],
      [own, 38],
      [paymentMethodId, 38],
      [own, 38],
    ]);
    expect(await balances()).toEqual([0, 0]);
  });

  it('keeps the part of a declined method open and retries only that', async () => {
    const { own } = await subscribeTwice({ standard: DECLINED, own: undefined });
    expect(await balances()).toEqual([38]);
    await advanceTo(started, '2026-11-22');
    expect((await readPayments(started, KEY)).map((row) => [row.status, row.amount, row.paymentMethodId === own])).toEqual([
      ['Error', 38, false],
      ['Processed', 38, true],
      ['Error', 38, false],
    ]);
  });

  it('is kept or rolled back with the order, depending on the fault setting', async () => {
    await started.call('/sandbox/faults', { json: { collectionFailure: 'rollback' } });
    try {
      const { answer } = await subscribeTwice({ standard: undefined, own: DECLINED });
      expect(reasonsOf(answer)[0]).toMatchObject({ category: 30 });
      expect(await readLedger(started)).toMatchObject({ accounts: 0, orders: 0, invoices: 0, payments: 0 });
    } finally {
      await started.call('/sandbox/faults', { json: { collectionFailure: 'keep' } });
    }
    const { answer } = await subscribeTwice({ standard: undefined, own: DECLINED });
    expect(answer).toMatchObject({ success: true, paidAmount: '38.000000000' });
    const { accountNumber } = z.object({ accountNumber: z.string() }).parse(answer);
    expect((await readInvoices(started, accountNumber)).map((invoice) => invoice.balance)).toEqual([38]);
  });

  it('suspends all its subscriptions while unpaid, because a payment cannot be assigned to one of them', async () => {
    await subscribeTwice({ standard: DECLINED, own: undefined });
    await advanceTo(started, '2026-12-12');
    for (const number of ['A-S00000001', 'A-S00000002']) expect((await readSubscription(started, number)).status).toBe('Suspended');
  });

  it('uses the default after the own method is deleted', async () => {
    const { own, paymentMethodId } = await subscribeTwice({ standard: undefined, own: undefined });
    await put(`/v1/payment-methods/${own}/scrub`, {});
    await advanceTo(started, '2026-12-21');
    expect((await readPayments(started, KEY)).slice(2).map((row) => [row.paymentMethodId, row.amount])).toEqual([[paymentMethodId, 76]]);
  });

  it('uses the method that the order names', async () => {
    const request = orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started, DECLINED) });
    const paymentMethodId = await newMethod(started);
    const processingOptions = { ...request.processingOptions, electronicPaymentOptions: { paymentMethodId } };
    await post('/v1/orders', { ...request, processingOptions });
    expect((await readPayments(started, KEY)).map((row) => [row.status, row.paymentMethodId])).toEqual([['Processed', paymentMethodId]]);
  });
});

describe('credit', () => {
  const credit = () =>
    post('/v1/credit-memos', {
      accountNumber: KEY,
      autoPost: true,
      charges: [{ productRatePlanChargeId: BUILD_MONTHLY.flat, amount: 20 }],
    });

  it('is used first, or waits until it is applied if the tenant does not apply credit', async () => {
    const seed = await readSeed(false);
    const other = await startSandbox({
      now: () => new Date(`${TODAY}T17:00:00Z`),
      seed: { ...seed, settings: { ...seed.settings, collection: { ...seed.settings.collection, applyCreditsFirst: false } } },
    });
    const before = started;
    try {
      for (const sandbox of [before, other]) {
        started = sandbox;
        await post('/v1/orders', orderFor({ orderDate: TODAY, billCycleDay: 21, paymentMethodId: await newMethod(started) }));
        await credit();
        await credit();
        await advanceTo(started, '2026-12-21');
        expect(await balances()).toEqual([0, 0]);
      }
      expect(await attemptsOf(other, KEY)).toHaveLength(2);
      expect(await attemptsOf(before, KEY)).toEqual([['2026-11-21', 'Processed', 38, 'approved']]);
      expect((await before.call(`/v1/accounts/${KEY}`)).body).toMatchObject({ metrics: { unappliedCreditMemoAmount: '2.00' } });
    } finally {
      started = before;
      await other.close();
    }
  });
});

describe('a payment term', () => {
  const subscribe = async (paymentTerm: string) => {
    const request = orderFor({ orderDate: TODAY, billCycleDay: 21, paymentMethodId: await newMethod(started, DECLINED) });
    return post('/v1/orders', { ...request, newAccount: { ...request.newAccount, paymentTerm } });
  };
  const dueDate = async (number: string) => (await started.call(`/v1/invoices/${number}`)).body;

  it('sets the due date, and suspension counts from there', async () => {
    await subscribe('Net 30');
    expect(await dueDate('INV00000001')).toMatchObject({ invoiceDate: TODAY, dueDate: '2026-12-21' });
    await advanceTo(started, '2027-01-10');
    expect((await readSubscription(started, 'A-S00000001')).status).toBe('Active');
    await advanceTo(started, '2027-01-11');
    expect((await readSubscription(started, 'A-S00000001')).status).toBe('Suspended');
  });

  it('applies to bills after its change', async () => {
    await subscribe('Due Upon Receipt');
    await put(`/v1/accounts/${KEY}`, { paymentTerm: 'Net 15', defaultPaymentMethodId: await newMethod(started) });
    await advanceTo(started, '2026-12-21');
    expect(await dueDate('INV00000001')).toMatchObject({ dueDate: TODAY });
    expect(await dueDate('INV00000002')).toMatchObject({ dueDate: '2027-01-05' });
    expect((await started.call(`/v1/accounts/${KEY}`)).body).toMatchObject({ billingAndPayment: { paymentTerm: 'Net 15' } });
  });

  it.each(['Net 0', 'Net 1000', 'net 30', 'Net', '30'])('refuses "%s"', async (term) => {
    expect(reasonsOf(await subscribe(term))).toEqual([{ category: 20, message: containing("'newAccount.paymentTerm'") }]);
  });
});
