import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditMemos } from '../../../demo/sandbox/database/schema.js';
import type { SandboxDatabase } from '../../../demo/sandbox/index.js';
import { containing } from '../../support/matchers.js';
import { advanceTo, billsOf, readInvoices, readLedger, readLines } from '../../support/sandbox-answers.js';
import { ACCOUNT, changeFor, readSubscription, SUBSCRIPTION } from '../../support/sandbox-changes.js';
import {
  BUILD_ANNUAL,
  BUILD_MONTHLY,
  newMethod,
  orderFor,
  reasonsOf,
  SCALE_MONTHLY,
  type OrderOptions,
} from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';

const TODAY = '2026-11-21';
/** Ten days after the start of the first month. */
const LATER = '2026-12-01';

let started: StartedSandbox;
let database: SandboxDatabase;
const order = (json: unknown) => started.call('/v1/orders', { json });
const change = (date: string, actions: readonly unknown[], more: object = {}) => order(changeFor(date, actions, more));

beforeAll(async () => {
  database = await openTestDatabase();
  started = await startSandbox({ database, now: () => new Date('2026-11-21T17:00:00Z') });
});
beforeEach(() => started.call('/sandbox/reset', { method: 'POST' }));
afterAll(() => started.close());

/** A subscription with two seats, billed monthly from the 21st. */
async function subscribe(options: Partial<OrderOptions> = {}): Promise<void> {
  const plans = [{ ...BUILD_MONTHLY, quantity: 2 }];
  const { body } = await order(
    orderFor({ orderDate: TODAY, plans, billCycleDay: 21, paymentMethodId: await newMethod(started), ...options }),
  );
  expect(body).toMatchObject({ success: true });
}

/** Amounts of the credit memos, oldest first. */
const memos = async () =>
  (await database.db.select({ amount: creditMemos.amount }).from(creditMemos).orderBy(asc(creditMemos.number))).map(({ amount }) => amount);
const amounts = async () => (await readInvoices(started, ACCOUNT)).map((invoice) => [invoice.documentDate, invoice.amount]);
describe('a quantity change', () => {
  const seats = async (quantity: number, date = LATER) => {
    const { ratePlans } = await readSubscription(started);
    const update = {
      ratePlanId: ratePlans[0]?.id,
      chargeUpdates: [{ productRatePlanChargeId: BUILD_MONTHLY.seats, pricing: { recurringPerUnit: { quantity } } }],
    };
    return change(date, [
      { type: 'UpdateProduct', triggerDates: [{ name: 'ContractEffective', triggerDate: date }], updateProduct: update },
    ]);
  };

  it('bills the new quantity and credits the old one by days', async () => {
    await subscribe();
    await advanceTo(started, LATER);
    const { body } = await seats(5);
    expect(body).toMatchObject({ success: true, invoiceNumbers: ['INV00000002'], creditMemoNumbers: ['CM00000001'] });
    const lines = await readLines(started, 'INV00000002');
    expect(lines.map((line) => [line.chargeAmount, line.quantity, line.serviceStartDate, line.serviceEndDate])).toEqual([
      ['30.00', '5', LATER, '2026-12-20'],
    ]);
    expect(await memos()).toEqual(['12.00']);
    await advanceTo(started, '2026-12-21');
    expect((await amounts()).at(-1)).toEqual(['2026-12-21', 29 + 45]);
  });

  it('creates a new version, and the earlier ones stay unchanged', async () => {
    await subscribe();
    const first = await readSubscription(started);
    await seats(5, TODAY);
    const second = await readSubscription(started);
    expect(second).toMatchObject({ version: 2, isLatestVersion: true });
    expect(second.id).not.toBe(first.id);
    expect(second.ratePlans[0]?.ratePlanCharges.map((charge) => charge.quantity)).toEqual([undefined, 5]);
    expect(second.ratePlans[0]?.ratePlanCharges.map((charge) => charge.number)).toEqual(
      first.ratePlans[0]?.ratePlanCharges.map((charge) => charge.number),
    );
    for (const old of [await readSubscription(started, first.id), await readSubscription(started, SUBSCRIPTION, '/versions/1')]) {
      expect(old).toEqual({ ...first, isLatestVersion: false });
    }
    const { body } = await started.call(`/v1/subscriptions/accounts/${ACCOUNT}`);
    expect(body).toMatchObject({ subscriptions: [{ id: second.id }] });
    expect((await started.call(`/v1/accounts/${ACCOUNT}`)).body).toMatchObject({ metrics: { contractedMrr: '74.00' } });
  });

  it('can name the id that the plan had in an older version', async () => {
    await subscribe();
    const { ratePlans } = await readSubscription(started);
    await seats(5, TODAY);
    const updateProduct = {
      ratePlanId: ratePlans[0]?.id,
      chargeUpdates: [{ chargeNumber: ratePlans[0]?.ratePlanCharges[1]?.number, pricing: { recurringPerUnit: { quantity: 1 } } }],
    };
    expect((await change(TODAY, [{ type: 'UpdateProduct', updateProduct }])).body).toMatchObject({ success: true });
    expect((await readSubscription(started)).ratePlans[0]?.ratePlanCharges[1]?.quantity).toBe(1);
  });
});

describe('products', () => {
  it('are added and removed, prorated by days', async () => {
    await subscribe();
    await advanceTo(started, LATER);
    await change(LATER, [{ type: 'AddProduct', addProduct: { productRatePlanId: SCALE_MONTHLY.plan } }]);
    const added = await readSubscription(started);
    expect(added.ratePlans.map((plan) => plan.lastChangeType)).toEqual([undefined, 'Add']);
    const lines = await readLines(started, 'INV00000002');
    expect(lines.map((line) => line.serviceEndDate)).toContain('2026-12-20');
    const ratePlanId = added.ratePlans[0]?.id;
    const { body } = await change(LATER, [{ type: 'RemoveProduct', removeProduct: { ratePlanId } }]);
    expect(body).toMatchObject({ success: true, creditMemoNumbers: ['CM00000001'] });
    expect(await memos()).toEqual(['31.33']);
    expect((await readSubscription(started)).ratePlans.map((plan) => plan.productRatePlanId)).toEqual([SCALE_MONTHLY.plan]);
  });

  it.each([
    ['EffectiveImmediately', LATER, ['CM00000001']],
    ['EffectiveEndOfBillingPeriod', '2026-12-21', undefined],
  ])('change %s', async (effectivePolicy, from, creditMemoNumbers) => {
    await subscribe();
    await advanceTo(started, LATER);
    const { ratePlans } = await readSubscription(started);
    const changePlan = { ratePlanId: ratePlans[0]?.id, effectivePolicy, newProductRatePlan: { productRatePlanId: BUILD_ANNUAL.plan } };
    const { body } = await change(LATER, [{ type: 'ChangePlan', changePlan }]);
    expect(body).toMatchObject({ success: true, ...(creditMemoNumbers && { creditMemoNumbers }) });
    const changed = await readSubscription(started, SUBSCRIPTION, '?charge-detail=all-segments');
    expect(
      changed.ratePlans.map((plan) => plan.ratePlanCharges[0]?.[plan.lastChangeType === 'Add' ? 'effectiveStartDate' : 'effectiveEndDate']),
    ).toEqual([from, from]);
    await advanceTo(started, '2027-01-22');
    const billed = await readInvoices(started, ACCOUNT);
    expect(billed.filter((invoice) => invoice.documentDate > '2026-12-21')).toEqual([]);
  });
});

describe('a cancellation', () => {
  const cancel = (cancelSubscription: object, date = LATER) => change(date, [{ type: 'CancelSubscription', cancelSubscription }]);

  it('of today credits the remaining days', async () => {
    await subscribe();
    await advanceTo(started, LATER);
    const { body } = await cancel({ cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: LATER });
    expect(body).toMatchObject({ success: true, subscriptions: [{ status: 'Cancelled' }], creditMemoNumbers: ['CM00000001'] });
    expect(await memos()).toEqual(['31.33']);
    await advanceTo(started, '2027-03-01');
    expect(await amounts()).toHaveLength(1);
    expect(await readLedger(started)).toMatchObject({ creditMemos: 1 });
  });

  it('at the end of the billed period runs by itself, and can be taken back until then', async () => {
    await subscribe();
    await advanceTo(started, LATER);
    await cancel({ cancellationPolicy: 'EndOfLastInvoicePeriod' });
    expect(await readSubscription(started)).toMatchObject({ status: 'Active', scheduledCancelDate: '2026-12-21' });
    await change(LATER, [{ type: 'TermsAndConditions', termsAndConditions: { clearingScheduledCancelDate: true } }]);
    expect(await readSubscription(started)).not.toHaveProperty('scheduledCancelDate');
    await advanceTo(started, '2026-12-21');
    expect((await readSubscription(started)).status).toBe('Active');
    await cancel({ cancellationPolicy: 'EndOfLastInvoicePeriod' }, '2026-12-21');
    await advanceTo(started, '2027-02-01');
    expect(await readSubscription(started)).toMatchObject({ status: 'Cancelled', subscriptionEndDate: '2027-01-21' });
    expect(await amounts()).toEqual([
      [TODAY, 47],
      ['2026-12-21', 47],
    ]);
    expect(await readLedger(started)).toMatchObject({ creditMemos: 0 });
  });

  it('within a future period bills only its first days', async () => {
    await subscribe();
    await cancel({ cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: '2026-12-31' }, TODAY);
    await advanceTo(started, '2027-02-01');
    expect((await amounts()).map(([, amount]) => amount)).toEqual([47, 15.16]);
    expect(await readSubscription(started)).toMatchObject({ status: 'Cancelled', subscriptionEndDate: '2026-12-31' });
  });

  it('at the end of the term prevents the renewal', async () => {
    await subscribe({ term: 3 });
    await cancel({ cancellationPolicy: 'EndOfCurrentTerm' }, TODAY);
    await advanceTo(started, '2027-06-01');
    expect(await readSubscription(started)).toMatchObject({ status: 'Cancelled', subscriptionEndDate: '2027-02-21' });
    expect(await amounts()).toHaveLength(3);
  });
});

describe('a pause', () => {
  it('stops bills immediately, credits the rest, and ends as ordered', async () => {
    await subscribe();
    await advanceTo(started, LATER);
    const { body } = await change(LATER, [{ type: 'Suspend', suspend: { suspendPolicy: 'Today' } }]);
    expect(body).toMatchObject({ subscriptions: [{ status: 'Suspended' }], creditMemoNumbers: ['CM00000001'] });
    await advanceTo(started, '2027-01-05');
    expect(await amounts()).toHaveLength(1);
    await change('2027-01-05', [{ type: 'Resume', resume: { resumePolicy: 'Today' } }]);
    expect((await amounts()).at(-1)).toEqual(['2027-01-05', 24.26]);
    await advanceTo(started, '2027-01-21');
    expect((await amounts()).at(-1)).toEqual(['2027-01-21', 47]);
    expect((await readSubscription(started)).status).toBe('Active');
  });

  it('in the future is saved, ends by itself and extends the term', async () => {
    await subscribe({ term: 12 });
    await change(TODAY, [
      { type: 'Suspend', suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: '2026-12-21' } },
      {
        type: 'Resume',
        resume: { resumePolicy: 'FixedPeriodsFromSuspendDate', resumePeriods: 1, resumePeriodsType: 'Month', extendsTerm: true },
      },
    ]);
    expect(await readSubscription(started)).toMatchObject({ scheduledSuspendDate: '2026-12-21', scheduledResumeDate: '2027-01-21' });
    await advanceTo(started, '2026-12-21');
    expect((await readSubscription(started)).status).toBe('Suspended');
    await advanceTo(started, '2027-01-21');
    expect(await readSubscription(started)).toMatchObject({ status: 'Active', termEndDate: '2027-12-22' });
    expect(await amounts()).toEqual([
      [TODAY, 47],
      ['2027-01-21', 47],
    ]);
  });
});

describe('a pause across the ends of terms', () => {
  const pause = () => change(LATER, [{ type: 'Suspend', suspend: { suspendPolicy: 'Today' } }]);

  it('renews on the usual days, and the preview, the order and the bill of the resumption agree', async () => {
    await subscribe({ term: 1 });
    await advanceTo(started, LATER);
    await pause();
    await advanceTo(started, '2027-02-05');
    expect(await readSubscription(started)).toMatchObject({ status: 'Suspended', termStartDate: '2027-01-21', termEndDate: '2027-02-21' });
    expect(await amounts()).toEqual([[TODAY, 47]]);
    const resume = [{ type: 'Resume', resume: { resumePolicy: 'Today' } }];
    const { orderDate, existingAccountNumber, subscriptions } = changeFor('2027-02-05', resume);
    const previewOptions = { previewThruType: 'SpecificDate', specificPreviewThruDate: '2027-02-05', previewTypes: ['BillingDocs'] };
    const preview = await started.call('/v1/orders/preview', { json: { orderDate, existingAccountNumber, subscriptions, previewOptions } });
    // 16 of 31 days of 29.00 and 18.00: 14.97 and 9.29.
    expect(billsOf(preview.body).map(({ amount }) => amount)).toEqual([24.26]);
    expect((await change('2027-02-05', resume)).body).toMatchObject({ invoiceNumbers: ['INV00000002'] });
    await advanceTo(started, '2027-02-21');
    expect(await amounts()).toEqual([
      [TODAY, 47],
      ['2027-02-05', 24.26],
      ['2027-02-21', 47],
    ]);
  });

  it('expires a subscription that does not renew', async () => {
    await subscribe({ term: 1 });
    await change(TODAY, [{ type: 'TermsAndConditions', termsAndConditions: { autoRenew: false } }]);
    await advanceTo(started, LATER);
    await pause();
    await change(LATER, [{ type: 'Resume', resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: '2027-01-05' } }]);
    await advanceTo(started, '2027-01-21');
    const expired = await readSubscription(started);
    expect(expired).toMatchObject({ status: 'Expired', subscriptionEndDate: '2026-12-21' });
    expect(expired.scheduledResumeDate).toBeUndefined();
    expect(await amounts()).toEqual([[TODAY, 47]]);
    const late = await change('2027-01-21', [{ type: 'Resume', resume: { resumePolicy: 'Today' } }]);
    expect(reasonsOf(late.body)[0]).toMatchObject({ category: 30, message: containing('Expired') });
  });
});

describe('terms', () => {
  it('are changed, and apply when the term ends', async () => {
    await subscribe({ term: 1 });
    const termsAndConditions = { renewalTerms: [{ period: 2, periodType: 'Month' }], autoRenew: true };
    await change(TODAY, [{ type: 'TermsAndConditions', termsAndConditions }]);
    await advanceTo(started, '2026-12-21');
    expect(await readSubscription(started)).toMatchObject({ termStartDate: '2026-12-21', termEndDate: '2027-02-21' });
    await change('2026-12-21', [{ type: 'TermsAndConditions', termsAndConditions: { autoRenew: false } }]);
    await advanceTo(started, '2027-02-21');
    expect((await readSubscription(started)).status).toBe('Expired');
  });

  it('are renewed early', async () => {
    await subscribe({ term: 6 });
    await change(TODAY, [{ type: 'RenewSubscription', renewSubscription: {} }]);
    expect(await readSubscription(started)).toMatchObject({ termStartDate: '2027-05-21', termEndDate: '2027-11-21' });
  });

  it('keep a removed plan removed when they renew', async () => {
    await subscribe({ term: 1, plans: [{ ...BUILD_MONTHLY, quantity: 2 }, { plan: SCALE_MONTHLY.plan }] });
    const { ratePlans } = await readSubscription(started);
    const triggerDates = [{ name: 'ContractEffective', triggerDate: '2026-12-21' }];
    await change(TODAY, [{ type: 'RemoveProduct', triggerDates, removeProduct: { ratePlanId: ratePlans[1]?.id } }]);
    await advanceTo(started, '2026-12-22');
    expect((await amounts()).at(-1)).toEqual(['2026-12-21', 47]);
  });

  it('set the payment method', async () => {
    await subscribe();
    const paymentMethodId = await newMethod(started);
    await change(TODAY, [{ type: 'TermsAndConditions', termsAndConditions: { paymentProfile: { paymentMethodId } } }]);
    expect((await started.call(`/v1/subscriptions/${SUBSCRIPTION}`)).body).toMatchObject({ paymentMethodId });
    expect((await started.call(`/v1/accounts/${ACCOUNT}/payment-methods`)).body).toMatchObject({ success: true });
  });
});

it('a subscription moves to another account, which receives all later bills', async () => {
  await subscribe();
  await order(orderFor({ orderDate: TODAY, billCycleDay: 21, email: 'new@example.com', paymentMethodId: await newMethod(started) }));
  const { body } = await change(TODAY, [{ type: 'OwnerTransfer', ownerTransfer: { destinationAccountNumber: 'A00000002' } }]);
  expect(body).toMatchObject({ success: true });
  expect((await readSubscription(started)).accountNumber).toBe('A00000002');
  expect((await readSubscription(started, SUBSCRIPTION, '/versions/1')).accountNumber).toBe(ACCOUNT);
  await advanceTo(started, '2026-12-21');
  expect(await amounts()).toHaveLength(1);
  expect(await readInvoices(started, 'A00000002')).toHaveLength(2);
});

describe('a preview of a change matches the bill', () => {
  it.each<[string, () => Promise<object>]>([
    [
      'another plan',
      async () => ({
        type: 'ChangePlan',
        changePlan: {
          ratePlanId: (await readSubscription(started)).ratePlans[0]?.id,
          newProductRatePlan: { productRatePlanId: BUILD_ANNUAL.plan },
        },
      }),
    ],
    ['a pause', () => Promise.resolve({ type: 'Suspend', suspend: { suspendPolicy: 'Today' } })],
    [
      'a cancellation',
      () =>
        Promise.resolve({
          type: 'CancelSubscription',
          cancelSubscription: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: LATER },
        }),
    ],
  ])('%s', async (_, action) => {
    await subscribe();
    await advanceTo(started, LATER);
    const actions = [await action()];
    const { processingOptions: _options, ...request } = changeFor(LATER, actions);
    const previewOptions = {
      previewThruType: 'SpecificDate',
      specificPreviewThruDate: LATER,
      previewTypes: ['BillingDocs', 'ChargeMetrics'],
    };
    const before = await readLedger(started);
    const { body } = await started.call('/v1/orders/preview', { json: { ...request, previewOptions } });
    expect(await readLedger(started)).toEqual(before);
    const done = await order(changeFor(LATER, actions));
    expect(done.body).toMatchObject({ success: true });
    const billed = (await readInvoices(started, ACCOUNT)).slice(1).map(({ amount }) => ({ amount }));
    expect(body).toMatchObject({ success: true, previewResult: { invoices: billed } });
    const given = (await memos()).map((amount) => ({ amount: Number(amount) }));
    expect(given).toHaveLength(1);
    expect(body).toMatchObject({ previewResult: { creditMemos: given } });
  });
});

describe('is refused without any effect', () => {
  it.each<[string, object, number, string]>([
    [
      'a cancellation without a date',
      { type: 'CancelSubscription', cancelSubscription: { cancellationPolicy: 'SpecificDate' } },
      22,
      'cancelSubscription.cancellationEffectiveDate',
    ],
    [
      'a cancellation at the end of an open-ended term',
      { type: 'CancelSubscription', cancelSubscription: { cancellationPolicy: 'EndOfCurrentTerm' } },
      30,
      'cancellationPolicy',
    ],
    ['a renewal of an open-ended term', { type: 'RenewSubscription', renewSubscription: {} }, 30, 'renewSubscription'],
    ['a resumption without a pause', { type: 'Resume', resume: { resumePolicy: 'Today' } }, 30, 'resume'],
    ['an unknown plan', { type: 'RemoveProduct', removeProduct: { ratePlanId: 'f'.repeat(32) } }, 20, 'removeProduct.ratePlanId'],
    ['the object of another action', { type: 'Resume', suspend: { suspendPolicy: 'Today' } }, 30, 'suspend'],
    [
      'a price for an unsupported model',
      {
        type: 'AddProduct',
        addProduct: {
          productRatePlanId: BUILD_ANNUAL.plan,
          chargeOverrides: [{ productRatePlanChargeId: BUILD_ANNUAL.seats, pricing: { recurringDeliveryBased: { listPrice: 1 } } }],
        },
      },
      30,
      'pricing.recurringDeliveryBased',
    ],
    [
      'clearing a cancellation that is not scheduled',
      { type: 'TermsAndConditions', termsAndConditions: { clearingScheduledCancelDate: true } },
      30,
      'clearingScheduledCancelDate',
    ],
    ['a transfer to an unknown account', { type: 'OwnerTransfer', ownerTransfer: { destinationAccountNumber: 'A9' } }, 40, "'A9'"],
  ])('%s', async (_, action, category, names) => {
    await subscribe();
    const before = [await readLedger(started), await readSubscription(started)];
    expect(reasonsOf((await change(TODAY, [action])).body)[0]).toEqual({ category, message: containing(names) });
    expect([await readLedger(started), await readSubscription(started)]).toEqual(before);
  });

  it('hides the subscription of another account', async () => {
    await subscribe();
    await order(orderFor({ orderDate: TODAY, email: 'mallory@example.com' }));
    const action = { type: 'Suspend', suspend: { suspendPolicy: 'Today' } };
    const { body } = await change(TODAY, [action], { existingAccountNumber: 'A00000002' });
    expect(reasonsOf(body)[0]).toMatchObject({ category: 40 });
  });
});
