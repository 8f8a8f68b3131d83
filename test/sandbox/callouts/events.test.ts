import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { eventNames, listenTo, readCallout, startReceiver, type Receiver } from '../../support/callouts.js';
import { newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';

let receiver: Receiver;
let started: StartedSandbox;
beforeEach(async () => {
  receiver = startReceiver();
  started = await startSandbox({ now: () => new Date(`${TODAY}T12:00:00Z`), calloutFetch: receiver.fetch });
});
afterEach(() => started.close());

/** Returns the names of the events since the last call. */
async function takeEventNames(): Promise<string[]> {
  await started.sandbox.deliverCallouts();
  const names = eventNames(receiver);
  receiver.received.splice(0);
  return names.sort();
}

/** Delivers callouts and returns the parameter `said` of each one since the last call. */
async function takeParameters(): Promise<unknown[]> {
  await started.sandbox.deliverCallouts();
  return receiver.received.splice(0).map((callout) => readCallout(callout)['said']);
}

async function succeed(path: string, json: unknown, method = 'POST'): Promise<void> {
  expect((await started.call(path, { method, json })).body).toMatchObject({ success: true });
}

const signUp = async (options: { paymentMethodId?: string; term?: number } = {}): Promise<void> =>
  succeed('/v1/orders', orderFor({ orderDate: TODAY, orderNumber: 'O-sign-up', ...options }));

describe('standard events', () => {
  it('report orders, subscriptions and amendments, by type of action', async () => {
    for (const event of ['OrderProcessed', 'NewSubscriptionCreated']) await listenTo(started, event);
    await listenTo(started, 'OrderActionProcessed', { calloutParams: { said: '<OrderAction.Type> <Subscription.Status>' } });
    await listenTo(started, 'AmendmentProcessed', { calloutParams: { said: '<Amendment.Type> of <Subscription.Name>' } });
    await signUp({ term: 12 });
    expect(await takeEventNames()).toEqual(['NewSubscriptionCreated', 'OrderActionProcessed', 'OrderProcessed']);

    await succeed('/v1/subscriptions/A-S00000001/suspend', { suspendPolicy: 'Today' }, 'PUT');
    expect((await takeParameters()).filter(Boolean).sort()).toEqual(['Suspend Suspended', 'SuspendSubscription of A-S00000001']);
    await succeed('/v1/subscriptions/A-S00000001/resume', { resumePolicy: 'Today' }, 'PUT');
    expect((await takeParameters()).filter(Boolean).sort()).toEqual(['Resume Active', 'ResumeSubscription of A-S00000001']);
    await succeed('/v1/subscriptions/A-S00000001/cancel', { cancellationPolicy: 'EndOfCurrentTerm' }, 'PUT');
    expect((await takeParameters()).filter(Boolean).sort()).toEqual(['CancelSubscription Active', 'Cancellation of A-S00000001']);
  });

  it('report the day on which a scheduled change takes effect', async () => {
    await listenTo(started, 'KeyDates', { calloutParams: { said: '<Subscription.Status>' } });
    await listenTo(started, 'AmendmentProcessed', { calloutParams: { said: '<Amendment.Type> <Amendment.EffectiveDate>' } });
    await signUp({ term: 1 });
    await started.call('/sandbox/clock', { json: { to: '2026-12-21' } });
    expect(await takeParameters()).toEqual(['Renewal 2026-12-21']);
    await succeed('/v1/subscriptions/A-S00000001/cancel', { cancellationPolicy: 'EndOfCurrentTerm' }, 'PUT');
    expect(await takeParameters()).toEqual([expect.stringMatching(/^Cancellation /)]);
    await started.call('/sandbox/clock', { json: { to: '2027-01-21' } });
    expect(await takeParameters()).toEqual(['Cancelled']);
  });

  it('report invoices, payments, refunds and memos', async () => {
    const events = [
      'InvoicePosted',
      'PaymentProcessed',
      'PaymentDeclined',
      'PaymentRefundProcessed',
      'CreditMemoCreated',
      'CreditMemoPosted',
    ];
    for (const event of events) await listenTo(started, event);
    await signUp({ paymentMethodId: await newMethod(started) });
    expect(await takeEventNames()).toEqual(['InvoicePosted', 'PaymentProcessed']);

    const memo = { accountNumber: 'A00000001', charges: [{ amount: 5, productRatePlanChargeId: 'e32390a56fc059371ae5f2199d5bbbd7' }] };
    await succeed('/v1/credit-memos', memo);
    expect(await takeEventNames()).toEqual(['CreditMemoCreated']);
    await succeed('/v1/credit-memos/CM00000001/post', {}, 'PUT');
    expect(await takeEventNames()).toEqual(['CreditMemoPosted']);
    await succeed('/v1/credit-memos', { ...memo, autoPost: true });
    expect(await takeEventNames()).toEqual(['CreditMemoCreated', 'CreditMemoPosted']);

    await succeed('/v1/payments', { accountNumber: 'A00000001', type: 'External', amount: 7, currency: 'USD', effectiveDate: TODAY });
    expect(await takeEventNames()).toEqual([]);
    await succeed('/v1/payments/P-00000002/refunds', { totalAmount: 7, type: 'External', methodType: 'Cash' });
    expect(await takeEventNames()).toEqual(['PaymentRefundProcessed']);
  });

  it('report updated and closed payment methods', async () => {
    await listenTo(started, 'PaymentMethodUpdated', { calloutParams: { said: '<PaymentMethod.CreditCardExpirationYear>' } });
    await listenTo(started, 'PaymentMethodClosed', { calloutParams: { said: '<PaymentMethod.PaymentMethodStatus>' } });
    const id = await newMethod(started);
    await succeed(`/v1/payment-methods/${id}`, { expirationMonth: 1, expirationYear: 2040 }, 'PUT');
    expect(await takeParameters()).toEqual(['2040']);
    expect((await started.call(`/v1/payment-methods/${id}`, { method: 'DELETE' })).body).toMatchObject({ success: true });
    expect(await takeParameters()).toEqual(['Closed']);
  });
});

describe('a notification definition', () => {
  it('sends nothing while inactive', async () => {
    await listenTo(started, 'InvoicePosted', {}, { name: 'first', active: false });
    await listenTo(started, 'InvoicePosted', {}, { name: 'second', calloutActive: undefined });
    await listenTo(started, 'InvoicePosted', { active: false }, { name: 'third' });
    await signUp();
    expect(await takeEventNames()).toEqual([]);
  });

  it('with a filter sends matching events only', async () => {
    const filterRule = {
      condition: "Invoice.Amount >= _LEAST && (Account.Currency == _CURRENCY || Account.Currency == 'JPY')",
      parameters: { _LEAST: { valueType: 'BIG_DECIMAL' }, _CURRENCY: { options: ['USD', 'EUR'] } },
    };
    await listenTo(started, 'InvoicePosted', {}, { name: 'small', filterRule, filterRuleParams: { _LEAST: '9.5', _CURRENCY: 'USD' } });
    await listenTo(started, 'InvoicePosted', {}, { name: 'large', filterRule, filterRuleParams: { _LEAST: '100', _CURRENCY: 'USD' } });
    await listenTo(started, 'InvoicePosted', {}, { name: 'euro', filterRule, filterRuleParams: { _LEAST: '0', _CURRENCY: 'EUR' } });
    await signUp();
    expect(await takeEventNames()).toEqual(['InvoicePosted']);
  });

  it('names templates for its event, and all of them are sent', async () => {
    const ids: string[] = [];
    for (const [name, eventCategory] of [
      ['of invoices', 1100],
      ['of invoices posted', 1110],
      ['of payments', 2100],
    ] as const) {
      const json = { name, eventCategory, calloutBaseurl: `https://receiver.test/${eventCategory}`, httpMethod: 'POST' };
      const { body } = await started.call('/notifications/callout-templates', { json });
      ids.push(z.object({ id: z.string() }).parse(body).id);
    }
    const define = (calloutTemplateIds: string[]) =>
      started.call('/notifications/notification-definitions', {
        json: { name: 'posted', eventCategory: 1110, calloutActive: true, calloutTemplateIds },
      });
    const [refused] = reasonsOf((await define(ids)).body);
    expect(refused?.category).toBe(30);
    expect(refused?.message).toContain("'calloutTemplateIds.2'");
    expect((await define(ids.slice(0, 2))).body).toMatchObject({ eventTypeName: 'InvoicePosted', calloutTemplateIds: ids.slice(0, 2) });
    await signUp();
    await started.sandbox.deliverCallouts();
    expect(receiver.received.map(({ url }) => url).sort()).toEqual(['https://receiver.test/1100', 'https://receiver.test/1110']);
  });

  it('is listed as created, by name and in pages', async () => {
    for (const name of ['b', 'a', 'c']) await listenTo(started, 'InvoicePosted', { calloutParams: { said: 'x' } }, { name });
    await listenTo(started, 'PaymentProcessed', {}, { name: 'd' });
    const first = await started.call('/notifications/notification-definitions?limit=2&eventCategory=1110');
    expect(first.body).toMatchObject({
      data: [{ name: 'a', calloutActive: true, callout: { calloutParams: { said: 'x' }, calloutRetry: true } }, { name: 'b' }],
    });
    const { next } = z.object({ next: z.string() }).parse(first.body);
    expect((await started.call(next)).body).toEqual({ data: [expect.objectContaining({ name: 'c' })] });
    expect((await started.call('/notifications/notification-definitions?eventTypeName=PaymentProcessed')).body).toMatchObject({
      data: [{ name: 'd', eventCategory: 2120 }],
    });
  });
});

describe('an event trigger', () => {
  const trigger = (name: string, baseObject: string, condition: string, active = true) =>
    started.call('/events/event-triggers', { json: { active, baseObject, condition, eventType: { name, displayName: name } } });

  it('raises an event for a change that meets its condition', async () => {
    await trigger('AccountCreated', 'Account', "changeType == 'INSERT'");
    await trigger('Renamed', 'Account', "changeType == 'UPDATE' && Account.Name != Account.Name_old");
    await trigger('Resting', 'Account', "changeType == 'UPDATE'", false);
    await trigger('Suspended', 'Subscription', "Subscription.Status == 'Suspended' && Subscription.Status_old == 'Active'");
    for (const event of ['AccountCreated', 'Renamed', 'Resting', 'Suspended']) {
      await listenTo(started, event, { calloutParams: { said: '<Account.Name>' } });
    }
    await signUp();
    expect(await takeEventNames()).toEqual(['AccountCreated']);
    await succeed('/v1/accounts/A00000001', { notes: 'Likes maps' }, 'PUT');
    expect(await takeEventNames()).toEqual([]);
    await succeed('/v1/accounts/A00000001', { name: 'Ada Lovelace' }, 'PUT');
    expect(await takeParameters()).toEqual(['Ada Lovelace']);
    await succeed('/v1/subscriptions/A-S00000001/suspend', { suspendPolicy: 'Today' }, 'PUT');
    expect(await takeEventNames()).toEqual(['Suspended']);
  });

  it('is listed by object, event and status', async () => {
    await trigger('B', 'Account', "changeType == 'INSERT'");
    await trigger('A', 'Invoice', 'Invoice.Balance > 0', false);
    const list = async (query: string) => (await started.call(`/events/event-triggers${query}`)).body;
    expect(await list('')).toMatchObject({
      data: [{ eventType: { name: 'A', displayName: 'A' }, active: false }, { eventType: { name: 'B' } }],
    });
    expect(await list('?active=true')).toMatchObject({ data: [{ baseObject: 'Account', condition: "changeType == 'INSERT'" }] });
    expect(await list('?baseObject=Invoice&limit=1')).toEqual({ data: [expect.objectContaining({ baseObject: 'Invoice' })] });
    expect(z.object({ next: z.string() }).parse(await list('?limit=1')).next).toContain('start=1');
  });
});
