import * as z from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writtenDocuments } from '../../support/preview/documents.js';
import { advanceTo } from '../../support/sandbox-answers.js';
import { BUILD_ANNUAL, BUILD_MONTHLY } from '../../support/sandbox-orders.js';
import { resultOf, newTwin, sandboxOn, type Twin } from '../../support/sandbox-twins.js';
import type { StartedSandbox } from '../../support/sandbox.js';

const START = '2027-01-31';
const TODAY = '2027-02-10';
const END = '2027-04-02';
let started: StartedSandbox;

beforeAll(async () => {
  started = await sandboxOn(START);
});
afterAll(() => started.close());

const dates = (day: string) => ({ triggerDates: [{ name: 'ContractEffective', triggerDate: day }] });
const placed = z.object({ success: z.literal(true), orderNumber: z.string() });

async function order(
  { account, subscription }: Twin,
  orderDate: string,
  orderActions: readonly object[],
  more: object = { processingOptions: { runBilling: true } },
): Promise<string> {
  const json = { orderDate, existingAccountNumber: account, subscriptions: [{ subscriptionNumber: subscription, orderActions }], ...more };
  return placed.parse((await started.call('/v1/orders', { json })).body).orderNumber;
}

const seats = ({ planId, seatsNumber }: Twin, quantity: string, day: string) => ({
  type: 'UpdateProduct',
  ...dates(day),
  updateProduct: { ratePlanId: planId, chargeUpdates: [{ chargeNumber: seatsNumber, pricing: { recurringPerUnit: { quantity } } }] },
});
const changePlan = (ratePlanId: object, to: string, day: string) => ({
  type: 'ChangePlan',
  ...dates(day),
  changePlan: { ...ratePlanId, newProductRatePlan: { productRatePlanId: to } },
});

/** Returns billed minus credited amounts of an account in cents. */
async function owes({ account }: Twin): Promise<number> {
  const own = (await writtenDocuments(started)).filter((document) => document.account === account);
  return own.reduce((total, { kind, amount }) => total + Math.round(amount * 100) * (kind === 'bill' ? 1 : -1), 0);
}

it('bills nothing for a change reversed on the same day, and leaves no trace of a canceled scheduled change', async () => {
  const quiet = await newTwin(started, START);
  const [restless, changeable, cleared, scheduled, moved] = [
    await newTwin(started, START),
    await newTwin(started, START),
    await newTwin(started, START),
    await newTwin(started, START),
    await newTwin(started, START),
  ];
  await advanceTo(started, TODAY);
  const before = await owes(quiet);

  // Adds and removes seats, with a bill for each change.
  await order(restless, TODAY, [seats(restless, '11', TODAY)]);
  expect(await owes(restless)).toBeGreaterThan(before);
  await order(restless, TODAY, [seats(restless, '1', TODAY)]);
  await order(restless, TODAY, [seats(restless, '3', TODAY)]);
  expect(await owes(restless)).toBe(before);

  // Changes the plan and changes back.
  await order(changeable, TODAY, [seats(changeable, '1', TODAY)]);
  const single = await owes(changeable);
  await order(changeable, TODAY, [changePlan({ ratePlanId: changeable.planId }, BUILD_ANNUAL.plan, TODAY)]);
  expect(await owes(changeable)).not.toBe(single);
  await order(changeable, TODAY, [changePlan({ productRatePlanId: BUILD_ANNUAL.plan }, BUILD_MONTHLY.plan, TODAY)]);
  expect(await owes(changeable)).toBe(single);

  // Schedules a pause and a cancellation, then reverts both.
  await order(cleared, TODAY, [
    { type: 'Suspend', suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: '2027-02-20' } },
    { type: 'Resume', resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: '2027-03-20' } },
    {
      type: 'CancelSubscription',
      cancelSubscription: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: '2027-03-25' },
    },
  ]);
  expect((await resultOf(started, cleared)).subscriptions).toMatchObject([
    { scheduledSuspendDate: '2027-02-20', scheduledResumeDate: '2027-03-20', scheduledCancelDate: '2027-03-25' },
  ]);
  await advanceTo(started, '2027-02-15');
  await order(cleared, '2027-02-15', [
    { type: 'TermsAndConditions', termsAndConditions: { clearingScheduledSuspendDate: true, clearingScheduledCancelDate: true } },
  ]);

  // Schedules two orders. One is canceled; the other is postponed and then canceled.
  const wait = (scheduledDate: string) => ({
    status: 'Scheduled',
    schedulingOptions: { scheduledDate },
    processingOptions: { runBilling: true },
  });
  const taken = await order(scheduled, '2027-02-15', [seats(scheduled, '20', '2027-02-25')], wait('2027-02-25'));
  const put = await order(
    moved,
    '2027-02-15',
    [changePlan({ ratePlanId: moved.planId }, BUILD_ANNUAL.plan, '2027-02-20')],
    wait('2027-02-20'),
  );
  const later = { orderDate: '2027-02-15', schedulingOptions: { scheduledDate: '2027-03-05' } };
  expect((await started.call(`/v1/orders/${put}`, { method: 'PUT', json: later })).body).toMatchObject({ success: true });
  await advanceTo(started, '2027-02-24');
  for (const number of [taken, put]) {
    const { body } = await started.call(`/v1/orders/${number}/cancel`, { method: 'PUT', json: {} });
    expect(body).toMatchObject({ success: true, status: 'Cancelled' });
  }
  await advanceTo(started, END);

  const expected = await resultOf(started, quiet);
  expect(expected.documents).toHaveLength(3);
  expect(await resultOf(started, scheduled)).toEqual(expected);
  expect(await resultOf(started, moved)).toEqual(expected);
  const after = await resultOf(started, cleared);
  expect(after.documents).toEqual(expected.documents);
  expect(after.subscriptions).toMatchObject([{ status: 'Active', version: 3, ratePlans: [{ ratePlanCharges: [{}, {}] }] }]);
  expect(JSON.stringify(after.subscriptions)).not.toContain('scheduled');
  expect(await owes(restless)).toBe(await owes(quiet));
});
