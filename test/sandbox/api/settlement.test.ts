import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { readInvoices, readLedger } from '../../support/sandbox-answers.js';
import { BUILD_MONTHLY, newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const KEY = 'A00000001';
const made = z.object({ success: z.literal(true), id: z.string(), number: z.string() });
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started), collect: false }) });
});
afterAll(() => started.close());

const post = (path: string, json: object) => started.call(path, { json });
const put = (path: string, json: object = {}) => started.call(path, { method: 'PUT', json });
const read = async (path: string) => (await started.call(path)).body;
const invoice = () => read('/v1/invoices/INV00000001');
const invoices = (amount: number) => ({ invoices: [{ invoiceNumber: 'INV00000001', amount }] });
/** An unapplied external payment of 50.00. */
const payOutside = async () =>
  made.parse((await post('/v1/payments', { type: 'External', amount: 50, currency: 'USD', accountNumber: KEY })).body);
const payByCard = async () => {
  const [open] = await readInvoices(started, KEY);
  const paid = { type: 'Electronic', amount: 38, currency: 'USD', accountNumber: KEY, invoices: [{ invoiceId: open?.id, amount: 38 }] };
  return made.parse((await post('/v1/payments', paid)).body);
};
const memoFor = (json: object = {}) =>
  post('/v1/credit-memos', { accountNumber: KEY, charges: [{ productRatePlanChargeId: BUILD_MONTHLY.flat, amount: 20 }], ...json });

it('a credit memo can be created with the field names of older versions', async () => {
  const [productRatePlanChargeId, amount] = [BUILD_MONTHLY.flat, 7.5];
  for (const charge of [
    { chargeId: productRatePlanChargeId, memoItemAmount: amount },
    { chargeId: productRatePlanChargeId, amount },
  ]) {
    expect((await memoFor({ charges: [charge] })).body).toMatchObject({ success: true, amount });
  }
});

describe('a payment', () => {
  it('is read by id and by number', async () => {
    const { id, number } = await payOutside();
    const expected = { success: true, number: 'P-00000001', amount: 50, appliedAmount: 0, unappliedAmount: 50, refundAmount: 0 };
    expect(await read(`/v1/payments/${id}`)).toMatchObject(expected);
    expect(await read(`/v1/payments/${number}`)).toMatchObject(expected);
  });

  it('is applied, twice to the same invoice, and unapplied, and invoice and account show it', async () => {
    const { id, number } = await payOutside();
    await put(`/v1/payments/${number}/apply`, invoices(30));
    expect((await put(`/v1/payments/${id}/apply`, invoices(8))).body).toMatchObject({ appliedAmount: 38, unappliedAmount: 12 });
    expect(await invoice()).toMatchObject({ balance: 0, paymentAmount: 38 });
    expect(await read(`/v1/accounts/${KEY}`)).toMatchObject({ metrics: { balance: '0.00', unappliedPaymentAmount: '12.00' } });
    expect((await put(`/v1/payments/${id}/unapply`, invoices(5.5))).body).toMatchObject({ appliedAmount: 32.5, unappliedAmount: 17.5 });
    expect(await invoice()).toMatchObject({ balance: 5.5, paymentAmount: 32.5 });
    expect(await read('/v1/payments')).toMatchObject({ payments: [{ appliedAmount: 32.5, unappliedAmount: 17.5 }] });
  });

  it.each<[string, string, object, number, string]>([
    ['more than the invoice owes', 'apply', invoices(38.01), 30, 'invoices.0.amount'],
    ['less than a cent', 'apply', invoices(0.001), 20, 'invoices.0.amount'],
    ['an unknown invoice', 'apply', { invoices: [{ invoiceId: 'nobody', amount: 1 }] }, 20, 'invoices.0.invoiceId'],
    ['a duplicate invoice', 'apply', { invoices: [...invoices(1).invoices, ...invoices(1).invoices] }, 30, 'invoices.1.invoiceNumber'],
    ['nothing', 'apply', {}, 22, 'invoices'],
    ['more than was applied', 'unapply', invoices(1), 30, 'invoices.0.amount'],
    ['debit memos', 'apply', { debitMemos: [{ debitMemoId: 'x', amount: 1 }] }, 30, 'debitMemos'],
  ])('for %s: %s is refused', async (_, action, json, category, names) => {
    const { id } = await payOutside();
    expect(reasonsOf((await put(`/v1/payments/${id}/${action}`, json)).body)).toEqual([{ category, message: containing(`'${names}'`) }]);
    expect(await invoice()).toMatchObject({ balance: 38 });
  });

  it('of another account cannot be applied', async () => {
    await post('/v1/orders', orderFor({ orderDate: TODAY, email: 'other@example.com' }));
    const { id } = await payOutside();
    const { body } = await put(`/v1/payments/${id}/apply`, { invoices: [{ invoiceNumber: 'INV00000002', amount: 1 }] });
    expect(reasonsOf(body)).toEqual([{ category: 20, message: containing("'invoices.0.invoiceNumber'") }]);
  });

  it('that was declined cannot be applied', async () => {
    await post(
      '/v1/orders',
      orderFor({ orderDate: TODAY, email: 'b@example.com', paymentMethodId: await newMethod(started, '4000000000000341') }),
    );
    expect(
      reasonsOf((await put('/v1/payments/P-00000001/apply', { invoices: [{ invoiceNumber: 'INV00000002', amount: 1 }] })).body),
    ).toEqual([{ category: 30, message: containing("'P-00000001' is Error") }]);
  });
});

describe('a refund', () => {
  it('returns a part to the card, once it is unapplied', async () => {
    const { id } = await payByCard();
    const refund = { type: 'Electronic', totalAmount: 10, comment: 'goodwill', Reason__c: 'late' };
    expect(reasonsOf((await post(`/v1/payments/${id}/refunds`, refund)).body)).toEqual([
      { category: 30, message: containing("'totalAmount'") },
    ]);
    await put(`/v1/payments/${id}/unapply`, invoices(10));
    const { body } = await post(`/v1/payments/${id}/refunds`, refund);
    expect(body).toMatchObject({
      success: true,
      number: 'R-00000001',
      methodType: 'CreditCard',
      status: 'Processed',
      amount: 10,
      Reason__c: 'late',
    });
    expect(await read(`/v1/payments/${id}`)).toMatchObject({ appliedAmount: 28, unappliedAmount: 0, refundAmount: 10 });
    expect(await invoice()).toMatchObject({ balance: 10 });
    expect(await readLedger(started)).toMatchObject({ refunds: 1 });
    expect(await read('/v1/refunds/R-00000001')).toMatchObject({ paymentId: id, comment: 'goodwill' });
    expect(reasonsOf((await put('/v1/refunds/R-00000001/cancel')).body)).toEqual([{ category: 30, message: containing('Electronic') }]);
  });

  it('outside the platform is recorded, listed, and can be canceled once', async () => {
    const { id } = await payOutside();
    const refund = { type: 'External', methodType: 'WireTransfer', totalAmount: 50, refundDate: '2026-11-20' };
    await post(`/v1/payments/${id}/refunds`, refund);
    expect(await read(`/v1/payments/${id}`)).toMatchObject({ unappliedAmount: 0, refundAmount: 50 });
    expect(await read(`/v1/refunds?paymentId=${id}&type=External&status=Processed`)).toMatchObject({
      refunds: [{ refundDate: '2026-11-20' }],
    });
    expect((await put('/v1/refunds/R-00000001/cancel')).body).toMatchObject({
      success: true,
      status: 'Canceled',
      cancelledOn: containing(TODAY),
    });
    expect(await read(`/v1/payments/${id}`)).toMatchObject({ unappliedAmount: 50, refundAmount: 0 });
    expect(await read('/v1/refunds?status=Processed')).toMatchObject({ refunds: [] });
    expect(reasonsOf((await put('/v1/refunds/R-00000001/cancel')).body)[0]?.category).toBe(30);
  });

  it.each<[object, number, string]>([
    [{ type: 'External', methodType: 'Cash', totalAmount: 50.01 }, 30, 'totalAmount'],
    [{ type: 'External', methodType: 'Cash', totalAmount: 0 }, 20, 'totalAmount'],
    [{ type: 'External', totalAmount: 1 }, 22, 'methodType'],
    [{ type: 'Electronic', totalAmount: 1 }, 30, 'type'],
    [{ type: 'External', methodType: 'Cash', totalAmount: 1, refundTransactionType: 'Chargeback' }, 30, 'refundTransactionType'],
  ])('of %j is refused', async (json, category, names) => {
    const { id } = await payOutside();
    expect(reasonsOf((await post(`/v1/payments/${id}/refunds`, json)).body)).toEqual([{ category, message: containing(`'${names}'`) }]);
    expect(await readLedger(started)).toMatchObject({ refunds: 0 });
  });
});

describe('a credit memo', () => {
  it('is a draft, is posted, pays an invoice, and its rest is refunded', async () => {
    const { id, number } = made.parse((await memoFor({ comment: 'sorry', effectiveDate: '2026-11-20', Reason__c: 'late' })).body);
    expect(await read(`/v1/credit-memos/${id}`)).toMatchObject({
      number: 'CM00000001',
      status: 'Draft',
      amount: 20,
      creditMemoDate: '2026-11-20',
    });
    const [open] = await readInvoices(started, KEY);
    const parts = { invoices: [{ invoiceId: open?.id, amount: 15 }] };
    expect(reasonsOf((await put(`/v1/credit-memos/${id}/apply`, parts)).body)).toEqual([{ category: 30, message: containing('Draft') }]);
    expect((await put(`/v1/credit-memos/${number}/post`)).body).toMatchObject({ success: true, status: 'Posted', Reason__c: 'late' });
    expect((await put(`/v1/credit-memos/${id}/apply`, parts)).body).toMatchObject({ appliedAmount: 15, unappliedAmount: 5 });
    expect(await invoice()).toMatchObject({ balance: 23, creditMemoAmount: 15, paymentAmount: 0 });
    expect(await read(`/v1/accounts/${KEY}`)).toMatchObject({ metrics: { balance: '23.00', unappliedCreditMemoAmount: '5.00' } });
    const { body } = await post(`/v1/credit-memos/${id}/refund`, { type: 'Electronic', totalAmount: 5 });
    expect(body).toMatchObject({ success: true, creditMemoId: id, methodType: 'CreditCard' });
    expect(await read(`/v1/credit-memos?accountNumber=${KEY}&status=Posted`)).toMatchObject({
      creditmemos: [{ appliedAmount: 15, refundAmount: 5, unappliedAmount: 0 }],
    });
  });

  it('of a reversed invoice names it', async () => {
    const [open] = await readInvoices(started, KEY);
    await put('/v1/invoices/INV00000001/reverse');
    expect(await read(`/v1/credit-memos?referredInvoiceId=${open?.id ?? ''}`)).toMatchObject({
      creditmemos: [{ amount: 38, appliedAmount: 38, reversed: true, sourceType: 'Invoice' }],
    });
  });

  it.each<[object, number, string]>([
    [{ charges: [] }, 22, 'charges'],
    [{ charges: [{ productRatePlanChargeId: 'nobody', amount: 1 }] }, 20, 'charges.0.productRatePlanChargeId'],
    [{ charges: [{ productRatePlanChargeId: BUILD_MONTHLY.flat }] }, 22, 'charges.0.amount'],
    [{ charges: [{ productRatePlanChargeId: BUILD_MONTHLY.flat, amount: -1 }] }, 20, 'charges.0.amount'],
    [{ currency: 'EUR' }, 30, 'currency'],
  ])('of %j is refused', async (json, category, names) => {
    expect(reasonsOf((await memoFor(json)).body)).toEqual([{ category, message: containing(`'${names}'`) }]);
    expect(await readLedger(started)).toMatchObject({ creditMemos: 0 });
  });

  it('accepts an unused number', async () => {
    expect((await memoFor({ number: 'CM-own' })).body).toMatchObject({ success: true, number: 'CM-own' });
    expect(reasonsOf((await memoFor({ number: 'CM-own' })).body)).toEqual([{ category: 30, message: containing("'number'") }]);
  });
});
