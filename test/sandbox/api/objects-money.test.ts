import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { eventsOf, linesOf, readSchedule, totalsOf } from '../../support/revenue.js';
import { ACCOUNT } from '../../support/sandbox-changes.js';
import { objectsOf, type Objects } from '../../support/sandbox-objects.js';
import { BUILD_MONTHLY, newMethod, orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const INVOICE = 'INV00000001';
let started: StartedSandbox;
let objects: Objects;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
  objects = objectsOf(started);
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY }) });
});
afterAll(() => started.close());

const get = async (path: string) => (await started.call(path)).body;
const idOf = (type: string) => objects.idOf(type);
const balance = async () => (await objects.rows('select Balance from Invoice'))[0]?.['Balance'];

describe('payments as objects', () => {
  it('pay parts of an invoice, which can be changed and reversed', async () => {
    const [account, invoice] = [await idOf('Account'), await idOf('Invoice')];
    const payment = await objects.create('Payment', { AccountId: account, Amount: 30, Type: 'External', Comment: 'Cash' });
    expect(await get(`/v1/payments/${payment}`)).toMatchObject({ amount: 30, appliedAmount: 0, comment: 'Cash' });
    const part = await objects.create('InvoicePayment', { PaymentId: payment, InvoiceId: invoice, Amount: 10 });
    expect(await balance()).toBe(28);
    await objects.update('InvoicePayment', part, { Amount: 25 });
    expect(await balance()).toBe(13);
    await objects.update('InvoicePayment', part, { Amount: 5 });
    expect(await get(`/v1/payments/${payment}`)).toMatchObject({ appliedAmount: 5, unappliedAmount: 25 });
    expect(await objects.tryUpdate('InvoicePayment', part, { Amount: 31 })).toMatchObject([{ Message: containing("'Amount'") }]);
    await objects.remove('InvoicePayment', part);
    expect([await balance(), await objects.rows('select Id from InvoicePayment')]).toEqual([38, []]);
    await objects.update('Payment', payment, { Comment: 'Cheque', ReferenceId: 'r-1', Desk__c: '4' });
    expect(await objects.rows('select Comment, ReferenceId, Desk__c from Payment')).toEqual([
      { Id: payment, Comment: 'Cheque', ReferenceId: 'r-1', Desk__c: '4' },
    ]);
  });

  it('are applied to a named invoice, up to its balance', async () => {
    const [account, invoice] = [await idOf('Account'), await idOf('Invoice')];
    const payment = await objects.create('Payment', { AccountId: account, Amount: 50, Type: 'External', InvoiceId: invoice });
    expect(await get(`/v1/payments/${payment}`)).toMatchObject({ appliedAmount: 38, unappliedAmount: 12 });
    expect(await balance()).toBe(0);
    expect(await objects.tryUpdate('Payment', payment, { Status: 'Canceled' })).toMatchObject([{ Code: 'INVALID_VALUE' }]);
  });

  it.each<[object, string]>([
    [{ Type: 'Electronic' }, 'Type'],
    [{ Amount: 0 }, 'Amount'],
    [{ InvoiceId: 'none' }, 'InvoiceId'],
    [{ AccountId: 'nobody' }, 'nobody'],
  ])('are refused with %j', async (changes, names) => {
    const fields = { AccountId: await idOf('Account'), Amount: 1, Type: 'External', ...changes };
    expect(await objects.tryCreate('Payment', fields)).toMatchObject([{ Message: containing(`'${names}'`) }]);
    expect(await objects.rows('select Id from Payment')).toEqual([]);
  });
});

describe('refunds as objects', () => {
  it('refund what is left, and can be canceled', async () => {
    const payment = await objects.create('Payment', { AccountId: await idOf('Account'), Amount: 20, Type: 'External' });
    const fields = { PaymentId: payment, Amount: 8, Type: 'External', MethodType: 'Cash' };
    const refund = await objects.create('Refund', { ...fields, ReferenceID: 'r-1' });
    expect(await get(`/v1/refunds/${refund}`)).toMatchObject({ amount: 8, methodType: 'Cash', referenceId: 'r-1', status: 'Processed' });
    await objects.update('Refund', refund, { Comment: 'Wrong size', ReasonCode: 'Other' });
    expect(await get(`/v1/refunds/${refund}`)).toMatchObject({ comment: 'Wrong size', reasonCode: 'Other' });
    expect(await objects.tryCreate('Refund', { ...fields, Amount: 13 })).toMatchObject([{ Message: containing("'Amount'") }]);
    expect(await objects.tryCreate('Refund', { ...fields, PaymentId: undefined })).toMatchObject([{ Code: 'MISSING_REQUIRED_VALUE' }]);
    await objects.update('Refund', refund, { Status: 'Canceled' });
    expect(await get(`/v1/payments/${payment}`)).toMatchObject({ refundAmount: 0, unappliedAmount: 20 });
  });

  it('also refund credit memos', async () => {
    const memo = { AccountId: await idOf('Account'), ProductRatePlanChargeId: BUILD_MONTHLY.flat, Amount: 6, Status: 'Posted' };
    const id = await objects.create('CreditMemo', memo);
    const refund = await objects.create('Refund', { CreditMemoId: id, Amount: 6, Type: 'External', MethodType: 'Cash' });
    expect(await get(`/v1/refunds/${refund}`)).toMatchObject({ creditMemoId: id, amount: 6 });
    expect(await get(`/v1/credit-memos/${id}`)).toMatchObject({ refundAmount: 6, unappliedAmount: 0 });
  });
});

describe('credit memos as objects', () => {
  const make = async (changes: object = {}) =>
    objects.create('CreditMemo', { AccountId: await idOf('Account'), ProductRatePlanChargeId: BUILD_MONTHLY.flat, Amount: 6, ...changes });

  it('are drafts until they are posted', async () => {
    const id = await make({ Comments: 'Sorry', Desk__c: '1' });
    expect(await get(`/v1/credit-memos/${id}`)).toMatchObject({ status: 'Draft', amount: 6, comment: 'Sorry', Desk__c: '1' });
    await objects.update('CreditMemo', id, { Status: 'Posted', Comments: 'Very sorry' });
    expect(await get(`/v1/credit-memos/${id}`)).toMatchObject({ status: 'Posted', comment: 'Very sorry' });
    expect(await objects.tryUpdate('CreditMemo', id, { Status: 'Canceled' })).toMatchObject([{ Message: containing("'Status'") }]);
    expect(await objects.tryRemove('CreditMemo', id)).toMatchObject([{ Code: 'CANNOT_DELETE' }]);
  });

  it('can be canceled and deleted until they are posted', async () => {
    const id = await make();
    await objects.update('CreditMemo', id, { Status: 'Canceled' });
    expect(await get(`/v1/credit-memos/${id}`)).toMatchObject({ status: 'Canceled' });
    await objects.remove('CreditMemo', id);
    expect(await get(`/v1/credit-memos/${id}`)).toMatchObject({ success: false });
    expect(await objects.rows('select Id from CreditMemoItem')).toEqual([]);
  });
});

describe('an adjustment of a line', () => {
  const adjust = async (changes: object = {}) => {
    const [line] = await linesOf(started, INVOICE);
    return objects.create('InvoiceItemAdjustment', { SourceId: line?.id, Type: 'Credit', Amount: 10, ...changes });
  };
  const scheduleOf = async (id: string) => {
    const [row] = await objects.rows(`select Number from RevenueSchedule where LinkedTransactionId = '${id}'`);
    return readSchedule(started, String(row?.['Number']));
  };

  it('is canceled together with its revenue', async () => {
    const id = await adjust({ Comment: 'Typo' });
    expect([await balance(), (await scheduleOf(id)).amount]).toEqual([28, '-10.00']);
    await objects.update('InvoiceItemAdjustment', id, { Status: 'Canceled', Comment: 'No typo' });
    expect(await balance()).toBe(38);
    const schedule = await scheduleOf(id);
    expect([schedule.amount, ...totalsOf(schedule)]).toEqual(['0.00', '0.00', '0.00', '0.00']);
    expect((await eventsOf(started, schedule.number)).map(({ eventType }) => eventType)).toEqual([
      'Invoice Item Adjustment Created',
      'Invoice Item Adjustment Canceled',
    ]);
    expect(await objects.rows('select Status, Comment from InvoiceItemAdjustment')).toEqual([
      { Id: id, Status: 'Canceled', Comment: 'No typo' },
    ]);
    expect(await objects.tryUpdate('InvoiceItemAdjustment', id, { Status: 'Canceled' })).toMatchObject([
      { Message: containing('already') },
    ]);
  });

  it('credits no more than the line, whatever else is on the invoice', async () => {
    const [line] = await linesOf(started, INVOICE);
    const billed = Number(line?.chargeAmount);
    expect(billed).toBeLessThan(38);
    const more = { type: 'InvoiceItemAdjustment', objects: [{ SourceId: line?.id, Type: 'Credit', Amount: billed + 1 }] };
    expect((await started.call('/v1/action/create', { json: more })).body).toMatchObject([
      { Success: false, Errors: [{ Message: containing(`'Amount' exceeds the remaining amount of the item`) }] },
    ]);
    await adjust({ Amount: billed });
    const back = await adjust({ Type: 'Charge', Amount: 5 });
    await adjust({ Amount: 5 });
    expect(await objects.tryUpdate('InvoiceItemAdjustment', back, { Status: 'Canceled' })).toMatchObject([
      { Message: containing('adjusted since') },
    ]);
    expect(await balance()).toBe(38 - billed);
  });

  it('cannot be canceled after its period is closed or its money was used', async () => {
    const early = await adjust({ AdjustmentDate: '2026-06-30' });
    expect(await objects.tryUpdate('InvoiceItemAdjustment', early, { Status: 'Canceled' })).toMatchObject([
      { Message: containing('Jun 2026, which is Closed') },
    ]);
    const back = await adjust({ Type: 'Charge' });
    const account = await idOf('Account');
    await objects.create('Payment', { AccountId: account, Amount: 35, Type: 'External', InvoiceId: await idOf('Invoice') });
    expect(await objects.tryUpdate('InvoiceItemAdjustment', back, { Status: 'Canceled' })).toMatchObject([
      { Message: containing('has been paid') },
    ]);
  });
});

it('a debit memo gets another reason', async () => {
  const fields = { AccountId: await idOf('Account'), ProductRatePlanChargeId: BUILD_MONTHLY.flat, Amount: 4 };
  const id = await objects.create('DebitMemo', fields);
  await objects.update('DebitMemo', id, { Comments: 'Late', ReasonCode: 'Other' });
  expect(await objects.rows('select Comments, ReasonCode, TotalAmount from DebitMemo')).toEqual([
    { Id: id, Comments: 'Late', ReasonCode: 'Other', TotalAmount: 4 },
  ]);
  await objects.update('DebitMemo', id, { fieldsToNull: ['Comments'] });
  expect(await objects.rows('select Comments from DebitMemo')).toEqual([{ Id: id }]);
});

describe('a payment method', () => {
  it('is assigned to an account, gets another expiry month and is deleted', async () => {
    const id = await newMethod(started);
    await objects.update('PaymentMethod', id, { AccountId: await idOf('Account') });
    await objects.update('PaymentMethod', id, { CreditCardExpirationMonth: 3, CreditCardExpirationYear: 2031, Desk__c: '1' });
    expect(await get(`/v1/payment-methods/${id}`)).toMatchObject({ expirationMonth: 3, expirationYear: 2031 });
    expect(await objects.rows('select AccountId, CreditCardExpirationYear, Desk__c from PaymentMethod')).toEqual([
      { Id: id, AccountId: await idOf('Account'), CreditCardExpirationYear: 2031, Desk__c: '1' },
    ]);
    expect(await objects.tryUpdate('PaymentMethod', id, { CreditCardExpirationYear: 2001 })).toMatchObject([
      { Message: containing("'CreditCardExpirationYear'") },
    ]);
    await objects.update('Account', await idOf('Account'), { AutoPay: false });
    await objects.remove('PaymentMethod', id);
    expect(await get(`/v1/accounts/${ACCOUNT}/payment-methods`)).not.toHaveProperty('creditcard');
  });

  it('cannot be created from a card number', async () => {
    const card = { AccountId: await idOf('Account'), Type: 'CreditCard', CreditCardNumber: '4242424242424242' };
    expect(await objects.tryCreate('PaymentMethod', card)).toMatchObject([{ Code: 'INVALID_TYPE' }]);
  });
});

it('a draft of an invoice is posted and deleted', async () => {
  const account = await idOf('Account');
  const { body } = await started.call('/v1/action/generate', {
    json: { type: 'Invoice', objects: [{ AccountId: account, TargetDate: '2026-12-21' }] },
  });
  expect(body).toMatchObject([{ Success: true }]);
  const [draft] = await objects.rows("select Id from Invoice where Status = 'Draft'");
  await objects.update('Invoice', String(draft?.['Id']), { Status: 'Posted' });
  expect(await get(`/v1/invoices/${String(draft?.['Id'])}`)).toMatchObject({ status: 'Posted' });
  expect(await objects.tryCreate('Invoice', { AccountId: account })).toMatchObject([{ Code: 'INVALID_TYPE' }]);
});
