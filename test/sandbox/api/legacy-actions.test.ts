import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { readLedger } from '../../support/sandbox-answers.js';
import { BUILD_MONTHLY, SCALE_MONTHLY } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const ADA = { FirstName: 'Ada', LastName: 'Byron', Country: 'US', PostalCode: '10001', WorkEmail: 'ada@example.com' };
const plan = (ProductRatePlanId: string) => ({ RatePlan: { ProductRatePlanId } });
const account = { Name: 'Ada Byron', Currency: 'USD', BillCycleDay: 1, Batch: 'Batch1' };
const subscribeInput = (fields: { subscription?: object; plans?: object[] } & Record<string, unknown> = {}) => {
  const { subscription, plans = [plan(BUILD_MONTHLY.plan)], ...rest } = fields;
  const Subscription = { ContractEffectiveDate: TODAY, TermType: 'TERMED', InitialTerm: 12, RenewalTerm: 12, ...subscription };
  return { Account: account, BillToContact: ADA, SubscriptionData: { Subscription, RatePlanData: plans }, ...rest };
};
const result = z.looseObject({
  Success: z.boolean(),
  AccountId: z.string().optional(),
  SubscriptionId: z.string().optional(),
  Errors: z.array(z.object({ Code: z.string(), Message: z.string() })).optional(),
});
const subscribe = async (...subscribes: object[]) =>
  z.array(result).parse((await started.call('/v1/action/subscribe', { json: { subscribes } })).body);
const amend = async (...Amendments: object[]) => {
  const { body } = await started.call('/v1/action/amend', {
    json: { requests: [{ Amendments, AmendOptions: { GenerateInvoice: true } }] },
  });
  return z.object({ results: z.array(result) }).parse(body).results[0];
};
const read = async (path: string) => (await started.call(path)).body;

describe('the action subscribe', () => {
  it('creates an account, subscribes and bills, like an order', async () => {
    const [made] = await subscribe(subscribeInput({ SubscribeOptions: { GenerateInvoice: true, ProcessPayments: false } }));
    expect(made).toMatchObject({
      Success: true,
      AccountNumber: 'A00000001',
      SubscriptionNumber: 'A-S00000001',
      InvoiceNumber: 'INV00000001',
    });
    expect(await read('/v1/subscriptions/A-S00000001')).toMatchObject({ termType: 'TERMED', initialTerm: 12, status: 'Active' });
    expect(await read('/v1/accounts/A00000001')).toMatchObject({ billToContact: { firstName: 'Ada', workEmail: 'ada@example.com' } });
  });

  it('accepts an existing account, and processes each subscription separately', async () => {
    const [first] = await subscribe(subscribeInput());
    const there = subscribeInput({ Account: { ...account, Id: first?.AccountId } });
    const [second, third] = await subscribe(there, subscribeInput({ plans: [plan('none')] }));
    expect(second).toMatchObject({ Success: true, AccountId: first?.AccountId, SubscriptionNumber: 'A-S00000002' });
    expect(third).toMatchObject({ Success: false });
    expect(await readLedger(started)).toMatchObject({ accounts: 1, subscriptions: 2 });
  });

  it.each([
    ['an unknown plan', subscribeInput({ plans: [plan('none')] }), 'SubscriptionData.RatePlanData.0'],
    ['an account without a contact', subscribeInput({ BillToContact: undefined }), 'BillToContact'],
    ['a term without a length', subscribeInput({ subscription: { InitialTerm: undefined } }), 'SubscriptionData.Subscription.InitialTerm'],
    ['a method of payment', subscribeInput({ PaymentMethod: { Type: 'CreditCard' } }), 'PaymentMethod'],
    ['an unsupported currency', subscribeInput({ Account: { ...account, Currency: 'CHF' } }), 'Account.Currency'],
  ])("refuses %s with the action's own field name", async (_, fields, name) => {
    const [refused] = await subscribe(fields);
    expect(refused).toMatchObject({ Success: false, Errors: [{ Message: containing(`'${name}`) }] });
    expect(await readLedger(started)).toMatchObject({ accounts: 0, subscriptions: 0 });
  });

  it('accepts at most fifty subscriptions', async () => {
    const { status, body } = await started.call('/v1/action/subscribe', {
      json: { subscribes: Array.from({ length: 51 }, () => subscribeInput()) },
    });
    expect([status, body]).toMatchObject([400, [{ Success: false, Errors: [{ Code: 'MAX_RECORDS_EXCEEDED' }] }]]);
  });
});

describe('the action amend', () => {
  const key = 'A-S00000001';
  const amendment = (Type: string, fields: object = {}) => ({
    Name: Type,
    Type,
    ContractEffectiveDate: TODAY,
    SubscriptionId: key,
    ...fields,
  });
  beforeEach(async () => void (await subscribe(subscribeInput({ SubscribeOptions: { GenerateInvoice: true, ProcessPayments: false } }))));

  it('adds and removes a product', async () => {
    const added = await amend(amendment('NewProduct', { RatePlanData: plan(SCALE_MONTHLY.plan) }));
    expect(added).toMatchObject({ Success: true, AmendmentIds: [containing('')], InvoiceId: containing('') });
    const plans = z.object({ ratePlans: z.array(z.object({ id: z.string(), productRatePlanId: z.string() })) });
    const { ratePlans } = plans.parse(await read(`/v1/subscriptions/${key}`));
    const id = ratePlans.find(({ productRatePlanId }) => productRatePlanId === SCALE_MONTHLY.plan)?.id;
    const RatePlan = { ...plan(SCALE_MONTHLY.plan).RatePlan, AmendmentSubscriptionRatePlanId: id };
    expect(await amend(amendment('RemoveProduct', { RatePlanData: { RatePlan } }))).toMatchObject({ Success: true });
    const left = plans.parse(await read(`/v1/subscriptions/${key}`)).ratePlans;
    expect(left.map(({ productRatePlanId }) => productRatePlanId)).toEqual([BUILD_MONTHLY.plan]);
  });

  it('renews, changes the terms, pauses, resumes and cancels', async () => {
    expect(await amend(amendment('TermsAndConditions', { AutoRenew: true, RenewalTerm: 6 }))).toMatchObject({ Success: true });
    expect(await amend(amendment('Renewal'))).toMatchObject({ Success: true });
    expect(await read(`/v1/subscriptions/${key}`)).toMatchObject({ autoRenew: true, currentTerm: 6 });
    expect(await amend(amendment('SuspendSubscription', { SuspendDate: TODAY }))).toMatchObject({ Success: true });
    expect(await read(`/v1/subscriptions/${key}`)).toMatchObject({ status: 'Suspended' });
    expect(await amend(amendment('ResumeSubscription', { ResumeDate: TODAY }))).toMatchObject({ Success: true });
    const cancelled = await amend(amendment('Cancellation', { EffectiveDate: TODAY }));
    expect(cancelled).toMatchObject({ Success: true, CreditMemoId: containing('') });
    expect(await read(`/v1/subscriptions/${key}`)).toMatchObject({ status: 'Cancelled' });
  });

  it.each([
    ['a pause without a day', [amendment('SuspendSubscription')], 'Amendments.0.SuspendDate'],
    ['an unknown product', [amendment('NewProduct', { RatePlanData: plan('none') })], 'Amendments.0'],
    ['two subscriptions at once', [amendment('Renewal'), amendment('Renewal', { SubscriptionId: 'A-S9' })], 'Amendments.1.SubscriptionId'],
    ['an unknown owner', [amendment('OwnerTransfer', { DestinationAccountId: 'x' })], 'Amendments.0.DestinationAccountId'],
    ['a composite change', [amendment('Composite')], 'Amendments.0.Type'],
    ['nothing', [], 'Amendments'],
  ])("refuses %s with the action's own field name", async (_, amendments, name) => {
    const before = await read(`/v1/subscriptions/${key}`);
    expect(await amend(...amendments)).toMatchObject({ Success: false, Errors: [{ Message: containing(`'${name}`) }] });
    expect(await read(`/v1/subscriptions/${key}`)).toEqual(before);
  });
});
