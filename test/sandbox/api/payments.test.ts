import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing, matching } from '../../support/matchers.js';
import { readInvoices, readLedger, readLines } from '../../support/sandbox-answers.js';
import { newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const DECLINED = '4000000000000341';
let started: StartedSandbox;
let invoiceId: string;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started, DECLINED) }) });
  invoiceId = (await readInvoices(started, 'A00000001'))[0]?.id ?? '';
});
afterAll(() => started.close());

const pay = (changes: object = {}) =>
  started.call('/v1/payments', {
    json: {
      type: 'Electronic',
      amount: 38,
      currency: 'USD',
      accountNumber: 'A00000001',
      invoices: [{ invoiceId, amount: 38 }],
      ...changes,
    },
  });

describe('an electronic payment', () => {
  it('pays the open invoice with another card, which becomes the default', async () => {
    const paymentMethodId = await newMethod(started);
    const { body } = await pay({ paymentMethodId });
    expect(body).toMatchObject({
      success: true,
      number: 'P-00000002',
      status: 'Processed',
      amount: 38,
      appliedAmount: 38,
      unappliedAmount: 0,
    });
    expect((await readInvoices(started, 'A00000001'))[0]?.balance).toBe(0);
    expect((await started.call('/v1/accounts/A00000001/payment-methods')).body).toMatchObject({ defaultPaymentMethodId: paymentMethodId });
    expect((await started.call(`/v1/payment-methods/${paymentMethodId}`)).body).toMatchObject({
      isDefault: true,
      creditCardMaskNumber: '************4242',
    });
    expect((await started.call('/v1/accounts/A00000001/summary')).body).toMatchObject({
      basicInfo: { balance: '0.00', lastPaymentAmount: '38.00', defaultPaymentMethod: { id: paymentMethodId } },
      payments: [{ paidInvoices: [{ invoiceNumber: 'INV00000001' }] }, { status: 'Error', paidInvoices: [] }],
    });
  });

  it('pays a part, and the lines show their balances', async () => {
    await pay({ paymentMethodId: await newMethod(started), amount: '30.50', invoices: [{ invoiceId, amount: '30.50' }] });
    expect((await readLines(started, 'INV00000001')).map((line) => line.balance)).toEqual(['0.00', '7.50']);
    expect((await readInvoices(started, 'A00000001'))[0]?.balance).toBe(7.5);
  });

  it('without invoices stays unapplied until it is applied', async () => {
    const { body } = await pay({ paymentMethodId: await newMethod(started), invoices: undefined });
    expect(body).toMatchObject({ success: true, status: 'Processed', appliedAmount: 0, unappliedAmount: 38 });
    expect((await started.call('/v1/accounts/A00000001')).body).toMatchObject({ metrics: { unappliedPaymentAmount: '38.00' } });
    const applied = await started.call('/v1/payments/P-00000002/apply', { method: 'PUT', json: { invoices: [{ invoiceId, amount: 38 }] } });
    expect(applied.body).toMatchObject({ appliedAmount: 38, unappliedAmount: 0 });
    expect((await readInvoices(started, 'A00000001'))[0]?.balance).toBe(0);
  });

  it('above the sum of its invoices keeps the rest unapplied', async () => {
    const { body } = await pay({ paymentMethodId: await newMethod(started), amount: 50 });
    expect(body).toMatchObject({ success: true, amount: 50, appliedAmount: 38, unappliedAmount: 12 });
  });

  it('that is declined is stored with its reason and leaves the invoice open', async () => {
    const { body } = await pay();
    expect(reasonsOf(body)).toEqual([{ category: 30, message: containing('[card_declined]') }]);
    expect((await started.call('/v1/payments?status=Error')).body).toMatchObject({
      payments: [{ number: 'P-00000002' }, { number: 'P-00000001' }],
    });
    expect(await readLedger(started)).toMatchObject({ payments: 0 });
    expect((await readInvoices(started, 'A00000001'))[0]?.balance).toBe(38);
  });

  it('never exceeds the balance, even if sent at once under two keys', async () => {
    const paymentMethodId = await newMethod(started);
    const answers = await Promise.all([pay({ paymentMethodId }), pay({ paymentMethodId })]);
    expect(answers.map(({ body }) => JSON.stringify(body).includes('"success":true')).sort()).toEqual([false, true]);
    expect(await readLedger(started)).toMatchObject({ payments: 1 });
  });

  it.each<[string, object, number, string]>([
    ['more than the balance', { amount: 39, invoices: [{ invoiceId: 'own', amount: 39 }] }, 30, 'invoices.0.amount'],
    ['nothing', { amount: 0, invoices: [] }, 20, 'amount'],
    ['less than a cent', { amount: '0.001', invoices: [] }, 20, 'amount'],
    ['an absurd amount', { type: 'External', amount: '1e60', invoices: [] }, 20, 'amount'],
    ['less than its parts', { amount: 37 }, 30, 'amount'],
    [
      'a duplicate invoice',
      {
        amount: 2,
        invoices: [
          { invoiceId: 'own', amount: 1 },
          { invoiceId: 'own', amount: 1 },
        ],
      },
      30,
      'invoices.1.invoiceId',
    ],
    ['an unknown invoice', { invoices: [{ invoiceId: 'f'.repeat(32), amount: 38 }] }, 20, 'invoices.0.invoiceId'],
    ['another currency', { currency: 'EUR' }, 30, 'currency'],
    ['an unknown payment method', { paymentMethodId: 'f'.repeat(32) }, 20, 'paymentMethodId'],
  ])('for %s is refused', async (_, changes, category, names) => {
    const json = z.looseObject({}).parse(JSON.parse(JSON.stringify(changes).replaceAll('"own"', `"${invoiceId}"`)));
    expect(reasonsOf((await pay(json)).body)).toEqual([{ category, message: containing(`'${names}'`) }]);
    expect(await readLedger(started)).toMatchObject({ payments: 0 });
  });
});

describe('an external payment', () => {
  it('is recorded, and its rest stays unapplied', async () => {
    const { body } = await pay({ type: 'External', amount: 50, comment: 'bank transfer' });
    expect(body).toMatchObject({ success: true, type: 'External', appliedAmount: 38, unappliedAmount: 12 });
  });

  it('has no card and must cover its parts', async () => {
    expect(reasonsOf((await pay({ type: 'External', paymentMethodId: 'x' })).body)[0]?.category).toBe(30);
    expect(reasonsOf((await pay({ type: 'External', amount: 20 })).body)[0]?.category).toBe(30);
  });
});

describe('a payment session', () => {
  it('of an account stores its card there', async () => {
    const { body } = await started.call('/v1/accounts/A00000001');
    const accountId = JSON.stringify(body).match(/"id":"([0-9a-f]{32})"/)?.[1];
    const session = await started.call('/web-payments/sessions', {
      json: { amount: 0, currency: 'USD', processPayment: false, accountId },
    });
    expect(session.status).toBe(200);
    expect(session.body).toEqual({ token: matching(/^[\w-]{40,}$/) });
  });

  it.each<[object, number, string]>([
    [{ currency: 'XTS' }, 20, 'currency'],
    [{ amount: '1.234' }, 20, 'amount'],
    [{ processPayment: true }, 30, 'processPayment'],
    [{ accountId: 'nobody' }, 40, 'nobody'],
  ])('with %j is refused', async (changes, category, names) => {
    const { body } = await started.call('/web-payments/sessions', {
      json: { amount: 0, currency: 'USD', processPayment: false, ...changes },
    });
    expect(reasonsOf(body)).toEqual([{ category, message: containing(names) }]);
  });
});
