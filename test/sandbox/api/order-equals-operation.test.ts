import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceTo } from '../../support/sandbox-answers.js';
import { BUILD_ANNUAL, BUILD_MONTHLY, SCALE_MONTHLY } from '../../support/sandbox-orders.js';
import { resultOf, newTwin, sandboxOn, type Twin } from '../../support/sandbox-twins.js';
import type { StartedSandbox } from '../../support/sandbox.js';

const START = '2027-01-31';
/** Day of the change. */
const TODAY = '2027-02-10';
const LATER = '2027-02-20';
const END = '2027-04-02';

const billed = { runBilling: true };
const at = { contractEffectiveDate: TODAY };
const dates = { triggerDates: [{ name: 'ContractEffective', triggerDate: TODAY }] };
const seats = (quantity: string) => ({ recurringPerUnit: { quantity } });

/** The same change in two forms: order actions, and a subscription operation given by its last path segment and body. */
interface Pair {
  name: string;
  order: (twin: Twin) => readonly object[];
  call: (twin: Twin) => readonly [path: string, body: object];
  /** Earlier changes, made to both subscriptions. */
  before?: readonly object[];
}

const suspendToday = { type: 'Suspend', suspend: { suspendPolicy: 'Today' } };
const cancelOn = (cancellationPolicy: string, cancellationEffectiveDate?: string) => {
  const input = { cancellationPolicy, ...(cancellationEffectiveDate !== undefined && { cancellationEffectiveDate }) };
  return {
    order: () => [{ type: 'CancelSubscription', cancelSubscription: input }],
    call: () => ['/cancel', { ...input, ...billed }] as const,
  };
};

const PAIRS: readonly Pair[] = [
  { name: 'a pause without end', order: () => [suspendToday], call: () => ['/suspend', { suspendPolicy: 'Today', ...billed }] },
  {
    name: 'a pause to come, with its end, that extends the term',
    order: () => [
      { type: 'Suspend', suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: LATER } },
      { type: 'Resume', resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: '2027-03-09', extendsTerm: true } },
    ],
    call: () => [
      '/suspend',
      {
        suspendPolicy: 'SpecificDate',
        suspendSpecificDate: LATER,
        resume: true,
        resumePolicy: 'SpecificDate',
        resumeSpecificDate: '2027-03-09',
        extendsTerm: true,
        ...billed,
      },
    ],
  },
  {
    name: 'a return from a pause',
    before: [suspendToday],
    order: () => [{ type: 'Resume', resume: { resumePolicy: 'Today' } }],
    call: () => ['/resume', { resumePolicy: 'Today', ...billed }],
  },
  {
    name: 'a return on a day to come',
    before: [suspendToday],
    order: () => [{ type: 'Resume', resume: { resumePolicy: 'FixedPeriodsFromToday', resumePeriods: 2, resumePeriodsType: 'Week' } }],
    call: () => ['/resume', { resumePolicy: 'FixedPeriodsFromToday', resumePeriods: '2', resumePeriodsType: 'Week', ...billed }],
  },
  { name: 'a renewal', order: () => [{ type: 'RenewSubscription', renewSubscription: {} }], call: () => ['/renew', billed] },
  { name: 'a cancellation today', ...cancelOn('SpecificDate', TODAY) },
  { name: 'a cancellation to come', ...cancelOn('SpecificDate', LATER) },
  { name: 'a cancellation with the end of the term', ...cancelOn('EndOfCurrentTerm') },
  { name: 'a cancellation with the end of what is billed', ...cancelOn('EndOfLastInvoicePeriod') },
  {
    name: 'a plan more',
    order: () => [{ type: 'AddProduct', ...dates, addProduct: { productRatePlanId: SCALE_MONTHLY.plan } }],
    call: () => ['', { add: [{ ...at, productRatePlanId: SCALE_MONTHLY.plan }], ...billed }],
  },
  {
    name: 'more seats',
    order: ({ planId, seatsNumber }) => [
      {
        type: 'UpdateProduct',
        ...dates,
        updateProduct: { ratePlanId: planId, chargeUpdates: [{ chargeNumber: seatsNumber, pricing: seats('8') }] },
      },
    ],
    call: ({ planId, seatsId }) => [
      '',
      { update: [{ ...at, ratePlanId: planId, chargeUpdateDetails: [{ ratePlanChargeId: seatsId, quantity: 8 }] }], ...billed },
    ],
  },
  {
    name: 'a plan less',
    order: ({ planId }) => [{ type: 'RemoveProduct', ...dates, removeProduct: { ratePlanId: planId } }],
    call: ({ planId }) => ['', { remove: [{ ...at, ratePlanId: planId }], ...billed }],
  },
  ...(['EffectiveImmediately', 'EffectiveEndOfBillingPeriod'] as const).map((effectivePolicy): Pair => ({
    name: `another plan, ${effectivePolicy}`,
    order: ({ planId }) => [
      {
        type: 'ChangePlan',
        ...dates,
        changePlan: { ratePlanId: planId, effectivePolicy, newProductRatePlan: { productRatePlanId: BUILD_ANNUAL.plan } },
      },
    ],
    call: ({ planId }) => [
      '',
      { change: [{ ...at, ratePlanId: planId, effectivePolicy, newProductRatePlanId: BUILD_ANNUAL.plan }], ...billed },
    ],
  })),
  {
    name: 'other terms',
    order: () => [
      {
        type: 'TermsAndConditions',
        termsAndConditions: { autoRenew: false, lastTerm: { termType: 'TERMED', period: 2, periodType: 'Month' } },
      },
    ],
    call: () => ['', { autoRenew: false, currentTerm: 2, currentTermPeriodType: 'Month', ...billed }],
  },
];

interface Done extends Pair {
  twins: [Twin, Twin];
}
const done: Done[] = [];
let started: StartedSandbox;

async function order({ account, subscription }: Twin, orderActions: readonly object[], orderDate: string): Promise<unknown> {
  const json = {
    orderDate,
    existingAccountNumber: account,
    subscriptions: [{ subscriptionNumber: subscription, orderActions }],
    processingOptions: billed,
  };
  return (await started.call('/v1/orders', { json })).body;
}

beforeAll(async () => {
  started = await sandboxOn(START);
  for (const pair of PAIRS) done.push({ ...pair, twins: [await newTwin(started, START), await newTwin(started, START)] });
  const before = '2027-02-05';
  await advanceTo(started, before);
  for (const pair of done) {
    for (const twin of pair.twins) if (pair.before) expect(await order(twin, pair.before, before)).toMatchObject({ success: true });
  }
  await advanceTo(started, TODAY);
  for (const { twins, order: actions, call, name } of done) {
    const [byOrder, byCall] = twins;
    expect(await order(byOrder, actions(byOrder), TODAY), name).toMatchObject({ success: true });
    const [path, json] = call(byCall);
    const { body } = await started.call(`/v1/subscriptions/${byCall.subscription}${path}`, { method: 'PUT', json });
    expect(body, name).toMatchObject({ success: true });
  }
  await advanceTo(started, END);
}, 120_000);
afterAll(() => started.close());

it.each(PAIRS.map(({ name }) => name))('%s: an order and an operation result in the same subscription, bills and memos', async (name) => {
  const pair = done.find((each) => each.name === name);
  if (!pair) throw new Error(`${name} was not done.`);
  const [byOrder, byCall] = await Promise.all(pair.twins.map((twin) => resultOf(started, twin)));
  expect(byOrder?.documents.length).toBeGreaterThan(0);
  expect(byCall).toEqual(byOrder);
});

it('finds differences between accounts with different changes', async () => {
  const [cancelled, kept] = [done.find(({ name }) => name === 'a cancellation today'), done.find(({ name }) => name === 'more seats')];
  if (!cancelled || !kept) throw new Error('Nothing was done.');
  const [one, other] = [await resultOf(started, cancelled.twins[0]), await resultOf(started, kept.twins[0])];
  expect(one.documents).not.toEqual(other.documents);
  expect(one.subscriptions).not.toEqual(other.subscriptions);
});

it('sells the same through a subscription operation and through an order', async () => {
  const [one, other] = [await newTwin(started, END), await newTwin(started, END)];
  const plans = [{ productRatePlanId: SCALE_MONTHLY.plan }, { productRatePlanId: BUILD_MONTHLY.plan }];
  const terms = { initialTerm: { termType: 'TERMED', period: 6, periodType: 'Month' }, autoRenew: true };
  const renewalTerms = [{ period: 3, periodType: 'Month' }];
  const createSubscription = { terms: { ...terms, renewalTerms }, subscribeToRatePlans: plans };
  const json = {
    orderDate: END,
    existingAccountNumber: one.account,
    subscriptions: [{ orderActions: [{ type: 'CreateSubscription', createSubscription }] }],
    processingOptions: billed,
  };
  expect((await started.call('/v1/orders', { json })).body).toMatchObject({ success: true });
  const created = {
    accountKey: other.account,
    termType: 'TERMED',
    initialTerm: 6,
    initialTermPeriodType: 'Month',
    renewalTerm: 3,
    renewalTermPeriodType: 'Month',
    autoRenew: true,
    contractEffectiveDate: END,
    collect: false,
    subscribeToRatePlans: plans,
    ...billed,
  };
  const answer = await started.call('/v1/subscriptions', { json: created });
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ success: true });
  expect(await resultOf(started, other)).toEqual(await resultOf(started, one));
});
