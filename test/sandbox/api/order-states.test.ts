import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { advanceTo, readInvoices, readLedger } from '../../support/sandbox-answers.js';
import { ACCOUNT, changeFor, readSubscription, SUBSCRIPTION } from '../../support/sandbox-changes.js';
import { actions, BUILD_MONTHLY, newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const now = () => new Date('2026-11-21T17:00:00Z');
const suspend = [{ type: 'Suspend', suspend: { suspendPolicy: 'Today' } }];

let started: StartedSandbox;
const order = (json: unknown) => started.call('/v1/orders', { json });
const put = (path: string, json: unknown = {}) => started.call(path, { method: 'PUT', json });
const readOrder = async (number: string) => (await started.call(`/v1/orders/${number}`)).body;
const subscribe = async () =>
  order(
    orderFor({ orderDate: TODAY, plans: [{ ...BUILD_MONTHLY, quantity: 2 }], billCycleDay: 21, paymentMethodId: await newMethod(started) }),
  );

beforeAll(async () => {
  started = await startSandbox({ now });
});
beforeEach(() => started.call('/sandbox/reset', { method: 'POST' }));
afterAll(() => started.close());

describe('a draft', () => {
  it('has no effect until it is activated', async () => {
    await subscribe();
    await order(changeFor(TODAY, suspend, { status: 'Draft', orderNumber: 'O-d' }));
    expect((await readSubscription(started)).status).toBe('Active');
    expect(await readOrder('O-d')).toMatchObject({ order: { status: 'Draft', subscriptions: [{ orderActions: suspend }] } });
    await put('/v1/orders/O-d', { orderDate: TODAY, reasonCode: 'Holiday' });
    expect((await put('/v1/orders/O-d/activate')).body).toMatchObject({ success: true, status: 'Completed' });
    expect((await readSubscription(started)).status).toBe('Suspended');
    expect(await readOrder('O-d')).toMatchObject({
      order: { status: 'Completed', reasonCode: 'Holiday', subscriptions: [{ baseVersion: 1, newVersion: 2, orderActions: suspend }] },
    });
    expect(reasonsOf((await put('/v1/orders/O-d/cancel')).body)[0]).toMatchObject({ category: 30 });
  });

  it('can be deleted', async () => {
    await subscribe();
    await order(changeFor(TODAY, suspend, { status: 'Draft', orderNumber: 'O-d' }));
    await started.call('/v1/orders/O-d', { method: 'DELETE' });
    expect(reasonsOf(await readOrder('O-d'))[0]).toMatchObject({ category: 40 });
  });
});

describe('a scheduled order', () => {
  const schedule = (scheduledDate: string) =>
    order(changeFor(TODAY, suspend, { status: 'Scheduled', orderNumber: 'O-s', schedulingOptions: { scheduledDate } }));

  it('runs on its day', async () => {
    await subscribe();
    expect((await schedule('2026-12-21')).body).toMatchObject({ status: 'Scheduled' });
    expect((await started.call(`/v1/orders/subscription/${SUBSCRIPTION}?status=scheduled`)).body).toMatchObject({
      orders: [{ orderNumber: 'O-s' }],
    });
    await advanceTo(started, '2026-12-20');
    expect((await readSubscription(started)).status).toBe('Active');
    await advanceTo(started, '2027-01-22');
    expect((await readSubscription(started)).status).toBe('Suspended');
    expect(await readOrder('O-s')).toMatchObject({ order: { status: 'Completed' } });
    expect(await readInvoices(started, ACCOUNT)).toHaveLength(1);
  });

  it('can be canceled', async () => {
    await subscribe();
    await schedule('2026-12-21');
    expect((await put('/v1/orders/O-s/cancel', { cancelReason: 'No' })).body).toMatchObject({ status: 'Cancelled', cancelReason: 'No' });
    await advanceTo(started, '2026-12-22');
    expect((await readSubscription(started)).status).toBe('Active');
  });

  it('that has become impossible fails without stopping the day', async () => {
    await subscribe();
    await schedule('2026-12-21');
    await order(changeFor(TODAY, suspend));
    await advanceTo(started, '2026-12-22');
    expect(await readOrder('O-s')).toMatchObject({
      order: { status: 'Failed', scheduledOrderActivationResponse: { success: false, reasons: [{ message: containing('Suspended') }] } },
    });
  });

  it('in the past is refused', async () => {
    await subscribe();
    expect(reasonsOf((await schedule(TODAY)).body)[0]).toEqual({ category: 30, message: containing('schedulingOptions.scheduledDate') });
  });
});

it('bills a subscription that waits for its activation only from then on', async () => {
  const [subscription] = actions({});
  const [action] = subscription?.orderActions ?? [];
  const { body } = await order({
    ...orderFor({ orderDate: TODAY, billCycleDay: 21, orderNumber: 'O-p' }),
    subscriptions: [{ orderActions: [{ ...action, triggerDates: [{ name: 'ServiceActivation' }] }] }],
  });
  expect(body).toMatchObject({ status: 'Pending', subscriptions: [{ status: 'Pending Activation' }], invoiceNumbers: [] });
  await advanceTo(started, '2026-12-21');
  expect(await readInvoices(started, ACCOUNT)).toEqual([]);
  const triggerDates = [{ name: 'ServiceActivation', triggerDate: '2026-12-21' }];
  const given = { subscriptions: [{ subscriptionNumber: SUBSCRIPTION, orderActions: [{ sequence: 0, triggerDates }] }] };
  expect((await put('/v1/orders/O-p/triggerDates', given)).body).toMatchObject({
    status: 'Completed',
    subscriptions: [{ status: 'Active' }],
  });
  await advanceTo(started, '2026-12-22');
  expect(await readLedger(started)).toMatchObject({ subscriptions: 1 });
});

describe('a scheduled change through a subscription operation', () => {
  /** Returns everything that a change affects, without ids. */
  const outcome = async () => {
    const { id: _, ratePlans, ...rest } = await readSubscription(started, SUBSCRIPTION, '?charge-detail=all-segments');
    const plans = ratePlans.map(({ id: _id, ratePlanCharges, ...plan }) => [
      plan,
      ratePlanCharges.map(({ id: _charge, ...charge }) => charge),
    ]);
    const invoices = (await readInvoices(started, ACCOUNT)).map(({ documentDate, amount, balance }) => [documentDate, amount, balance]);
    return { rest, plans, invoices, ledger: await readLedger(started) };
  };
  const expectSameResult = async (byOrder: () => Promise<unknown>, byCall: () => Promise<{ body: unknown }>) => {
    await subscribe();
    await advanceTo(started, '2026-12-01');
    await byOrder();
    const expected = await outcome();
    await started.call('/sandbox/reset', { method: 'POST' });
    await subscribe();
    await advanceTo(started, '2026-12-01');
    expect((await byCall()).body).toMatchObject({ success: true });
    expect(await outcome()).toEqual(expected);
    expect(expected.ledger.creditMemos).toBe(1);
  };
  const date = '2026-12-01';

  it('cancels', () =>
    expectSameResult(
      () =>
        order(
          changeFor(date, [
            { type: 'CancelSubscription', cancelSubscription: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: date } },
          ]),
        ),
      () =>
        put(`/v1/subscriptions/${SUBSCRIPTION}/cancel`, {
          cancellationPolicy: 'SpecificDate',
          cancellationEffectiveDate: date,
          runBilling: true,
        }),
    ));

  it('changes the quantity', () =>
    expectSameResult(
      async () => {
        const ratePlanId = (await readSubscription(started)).ratePlans[0]?.id;
        const chargeUpdates = [{ productRatePlanChargeId: BUILD_MONTHLY.seats, pricing: { recurringPerUnit: { quantity: 5 } } }];
        return order(changeFor(date, [{ type: 'UpdateProduct', updateProduct: { ratePlanId, chargeUpdates } }]));
      },
      async () => {
        const [plan] = (await readSubscription(started)).ratePlans;
        const chargeUpdateDetails = [{ ratePlanChargeId: plan?.ratePlanCharges[1]?.id, quantity: 5 }];
        const update = [{ ratePlanId: plan?.id, contractEffectiveDate: date, chargeUpdateDetails }];
        const preview = await put(`/v1/subscriptions/${SUBSCRIPTION}`, { update, preview: true, targetDate: date });
        expect(preview.body).toMatchObject({ success: true, invoice: { amount: 30 }, creditMemo: { amount: 12 } });
        return put(`/v1/subscriptions/${SUBSCRIPTION}`, { update, runBilling: true });
      },
    ));

  it('refuses ten changes at once', async () => {
    await subscribe();
    const add = Array.from({ length: 10 }, () => ({ productRatePlanId: BUILD_MONTHLY.plan, contractEffectiveDate: TODAY }));
    expect(reasonsOf((await put(`/v1/subscriptions/${SUBSCRIPTION}`, { add })).body)[0]).toEqual({
      category: 30,
      message: containing("'add'"),
    });
  });
});
