import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { advanceTo, readInvoices, readLedger } from '../../support/sandbox-answers.js';
import { newBankAccount, readSubscription, attemptsOf } from '../../support/sandbox-collecting.js';
import { orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

/** This day is a Friday. */
const TODAY = '2026-11-20';
const KEY = 'A00000001';
const NUMBER = 'A-S00000001';
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const subscribe = async (kind: Parameters<typeof newBankAccount>[1]) =>
  (
    await started.call('/v1/orders', {
      json: orderFor({ orderDate: TODAY, billCycleDay: 20, paymentMethodId: await newBankAccount(started, kind) }),
    })
  ).body;
const put = async (path: string, json: object = {}) => (await started.call(path, { method: 'PUT', json })).body;
const payment = async (number = 'P-00000001') => (await started.call(`/v1/payments/${number}`)).body;
const balances = async () => (await readInvoices(started, KEY)).map((invoice) => invoice.balance);
const statusOf = async () => (await readSubscription(started, NUMBER)).status;

describe('a debit of a bank account', () => {
  it('is processing for two business days, while its invoice counts as paid', async () => {
    expect(await subscribe('pays')).toMatchObject({ success: true, paymentNumber: 'P-00000001', paidAmount: '38.000000000' });
    expect(await payment()).toMatchObject({ status: 'Processing', gatewayState: 'Submitted', appliedAmount: 38, unappliedAmount: 0 });
    expect(await balances()).toEqual([0]);
    expect(await readLedger(started)).toMatchObject({ payments: 0 });
    await advanceTo(started, '2026-11-23');
    expect(await payment()).toMatchObject({ status: 'Processing' });
    await advanceTo(started, '2026-11-24');
    expect(await payment()).toMatchObject({
      status: 'Processed',
      gatewayState: 'Settled',
      effectiveDate: '2026-11-20 00:00:00',
      settledOn: containing('2026-11-24'),
    });
    expect(await balances()).toEqual([0]);
    expect(await readLedger(started)).toMatchObject({ payments: 1 });
  });

  it('cannot be applied, unapplied or refunded before it settles', async () => {
    await subscribe('pays');
    const invoices = [{ invoiceNumber: 'INV00000001', amount: 1 }];
    for (const answer of [
      await put('/v1/payments/P-00000001/unapply', { invoices }),
      await put('/v1/payments/P-00000001/apply', { invoices }),
      (await started.call('/v1/payments/P-00000001/refunds', { json: { type: 'Electronic', totalAmount: 1 } })).body,
    ]) {
      expect(reasonsOf(answer)).toEqual([{ category: 30, message: containing("'P-00000001' is Processing") }]);
    }
  });

  it('that is returned leaves the invoice open, and is retried on schedule', async () => {
    await subscribe('comes-back');
    expect(await balances()).toEqual([0]);
    await advanceTo(started, '2026-11-24');
    expect(await payment()).toMatchObject({
      status: 'Error',
      gatewayState: 'FailedToSettle',
      gatewayResponseCode: 'debit_returned',
      appliedAmount: 0,
    });
    expect(await balances()).toEqual([38]);
    await advanceTo(started, '2026-11-25');
    expect(await balances()).toEqual([0]);
    await advanceTo(started, '2026-12-10');
    expect(await attemptsOf(started, KEY)).toEqual(
      ['2026-11-20', '2026-11-25', '2026-11-27', '2026-12-01'].map((day) => [day, 'Error', 38, 'debit_returned']),
    );
    await advanceTo(started, '2026-12-12');
    expect(await statusOf()).toBe('Suspended');
  });

  it('resumes a suspended subscription until it is returned', async () => {
    await subscribe('comes-back');
    await advanceTo(started, '2026-12-12');
    const pay = async (kind: Parameters<typeof newBankAccount>[1]) =>
      started.call('/v1/payments', {
        json: {
          type: 'Electronic',
          amount: 38,
          currency: 'USD',
          accountNumber: KEY,
          paymentMethodId: await newBankAccount(started, kind, { accountKey: KEY }),
          invoices: [{ invoiceId: (await readInvoices(started, KEY))[0]?.id, amount: 38 }],
        },
      });
    await pay('comes-back');
    expect(await statusOf()).toBe('Active');
    await advanceTo(started, '2026-12-15');
    expect(await statusOf()).toBe('Suspended');
    await pay('pays');
    await advanceTo(started, '2026-12-18');
    expect(await statusOf()).toBe('Active');
  });

  it('can be canceled only while processing, which reopens the invoice', async () => {
    await subscribe('pays');
    expect(await put('/v1/payments/P-00000001/cancel')).toMatchObject({
      status: 'Canceled',
      cancelledOn: containing(TODAY),
      appliedAmount: 0,
    });
    expect(await balances()).toEqual([38]);
    await advanceTo(started, '2026-11-30');
    expect(await payment()).toMatchObject({ status: 'Canceled' });
    expect(reasonsOf(await put('/v1/payments/P-00000001/cancel'))).toEqual([
      { category: 30, message: containing("'P-00000001' is Canceled") },
    ]);
  });

  it('pays renewals automatically', async () => {
    await subscribe('pays');
    await advanceTo(started, '2026-12-21');
    expect(await attemptsOf(started, KEY)).toEqual([
      ['2026-11-20', 'Processed', 38, 'approved'],
      ['2026-12-20', 'Processing', 38, 'submitted'],
    ]);
    expect(await balances()).toEqual([0, 0]);
  });
});
