import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as actions from '../../src/generated/api/operations/actions.js';
import * as codeRows from '../../src/generated/api/operations/accounting-codes.js';
import * as periodRows from '../../src/generated/api/operations/accounting-periods.js';
import * as summaryRows from '../../src/generated/api/operations/charge-revenue-summaries.js';
import * as describeRows from '../../src/generated/api/operations/describe.js';
import * as objectRows from '../../src/generated/api/operations/object-records.js';
import * as objectQueryRows from '../../src/generated/api/operations/object-query.js';
import * as eventRows from '../../src/generated/api/operations/revenue-events.js';
import * as itemRows from '../../src/generated/api/operations/revenue-items.js';
import * as ruleRows from '../../src/generated/api/operations/revenue-rules.js';
import * as scheduleRows from '../../src/generated/api/operations/revenue-schedules.js';
import type { AnyOperation } from '../../src/api/operations/operation.js';
import { startWatchedSandbox, type Program, type WatchedSandbox } from '../support/contract/watched-sandbox.js';

const TODAY = '2026-11-21';
/** Plan with manual revenue distribution, and its charge. */
const WORKSHOP = { plan: '1e1ac8b768d926fc60f25f2c6bb6e118', charge: '885a3e45e1a0075f221696f04e2f6072' };
const BUILD = '7462a38f1b3f8eddb6273ff2713fe46f';
const done = z.looseObject({ success: z.literal(true) });
const refused = z.object({ success: z.literal(false) });
const anything = z.unknown();
let proxy: WatchedSandbox;
let call: Program;

beforeAll(async () => {
  proxy = await startWatchedSandbox(new Date(`${TODAY}T17:00:00Z`));
});
afterAll(() => proxy.close());
beforeEach(async () => {
  await proxy.reset();
  call = proxy.program('', await proxy.bearer());
});

const written = z.array(z.object({ Success: z.literal(true), Id: z.string() }));
const deleted = z.array(z.object({ success: z.literal(true) }));
const found = z.object({ records: z.array(z.record(z.string(), z.unknown())) });

async function create(type: string, ...objects: object[]): Promise<string[]> {
  return (await call('POST', '/v1/action/create', written, { type, objects })).map(({ Id }) => Id);
}
const query = async (queryString: string) => (await call('POST', '/v1/action/query', found, { queryString })).records;
const idsOf = async (from: string) => (await query(`select Id from ${from}`)).map(({ Id }) => String(Id));

/** Creates an account with a subscription to three workshops and a Build plan, and bills it. */
async function sell(): Promise<{ accountId: string; subscriptionId: string }> {
  const contact = { FirstName: 'Ada', LastName: 'Byron', Country: 'US', WorkEmail: 'ada@example.com' };
  const plan = (ProductRatePlanId: string) => ({ RatePlan: { ProductRatePlanId } });
  const SubscriptionData = {
    Subscription: { ContractEffectiveDate: TODAY, TermType: 'TERMED', InitialTerm: 12, RenewalTerm: 12 },
    RatePlanData: [plan(WORKSHOP.plan), plan(WORKSHOP.plan), plan(WORKSHOP.plan), plan(BUILD)],
  };
  const subscribed = z.array(z.object({ Success: z.literal(true), AccountId: z.string(), SubscriptionId: z.string() })).length(1);
  const [one] = await call('POST', '/v1/action/subscribe', subscribed, {
    subscribes: [
      {
        Account: { Name: 'Ada Byron', Currency: 'USD', BillCycleDay: 1, Batch: 'Batch1' },
        BillToContact: contact,
        SubscriptionData,
        SubscribeOptions: { GenerateInvoice: true, ProcessPayments: false },
      },
    ],
  });
  if (!one) throw new Error('The subscription was not created.');
  return { accountId: one.AccountId, subscriptionId: one.SubscriptionId };
}

const event = { eventType: 'Revenue Distributed', eventTypeSystemId: 'RevenueDistributed' };
const between = { recognitionStart: TODAY, recognitionEnd: '2027-03-31', revenueEvent: event };

/** Creates revenue schedules for two records: one distributed by hand, one over a date range. */
async function schedulesOf(kind: string, [first, second]: readonly string[], whole: string): Promise<string> {
  const base = `/v1/revenue-schedules/${kind}`;
  const revenueDistributions = [{ accountingPeriodName: 'Dec 2026', newAmount: whole }];
  await call('POST', `${base}/${first}`, done, { revenueDistributions, revenueEvent: event });
  await call('POST', `${base}/${first}`, refused, { revenueDistributions, revenueEvent: event });
  await call('POST', `${base}/${second}/distribute-revenue-with-date-range`, done, between);
  return (await call('GET', `${base}/${second}`, z.object({ number: z.string() }))).number;
}

async function callRevenueRows(accountId: string): Promise<void> {
  const items = await query(`select Id, ChargeAmount from InvoiceItem where ProductRatePlanChargeId = '${WORKSHOP.charge}'`);
  const price = String(items[0]?.['ChargeAmount']);
  const lines = items.map(({ Id }) => String(Id));
  const number = await schedulesOf('invoice-items', lines, price);
  const adjusted = await create(
    'InvoiceItemAdjustment',
    ...lines.slice(0, 2).map((SourceId) => ({ SourceId, Type: 'Credit', Amount: 10 })),
  );
  await schedulesOf('invoice-item-adjustments', adjusted, '-10.00');
  const owed = { AccountId: accountId, ProductRatePlanChargeId: WORKSHOP.charge, Amount: 20 };
  await create('CreditMemo', { ...owed, Status: 'Posted' }, { ...owed, Status: 'Posted' });
  await schedulesOf('credit-memo-items', await idsOf('CreditMemoItem'), '-20.00');
  await create('DebitMemo', owed, owed);
  await schedulesOf('debit-memo-items', await idsOf('DebitMemoItem'), '20.00');

  const rs = `/v1/revenue-schedules/${number}`;
  const { subscriptionChargeId } = await call('GET', rs, z.object({ subscriptionChargeId: z.string() }));
  const charge = `subscription-charges/${subscriptionChargeId}`;
  const made = z.object({ revenueScheduleNumber: z.string() });
  const own = await call('POST', `/v1/revenue-schedules/${charge}`, made, { amount: '12.00', revenueScheduleDate: TODAY });
  await call('GET', `/v1/revenue-schedules/${charge}?pageSize=1`, done);
  await call('GET', `/v1/revenue-schedules/product-charges/${WORKSHOP.charge}/${accountId}?pageSize=2`, done);
  await call('PUT', `/v1/revenue-schedules/${own.revenueScheduleNumber}/basic-information`, done, { notes: 'checked', referenceId: 'r' });
  await call('DELETE', `/v1/revenue-schedules/${own.revenueScheduleNumber}`, done);
  await call('DELETE', rs, refused);
  await call('PUT', `${rs}/distribute-revenue-with-date-range`, done, { recognitionStart: TODAY, recognitionEnd: '2027-01-31' });
  await call('PUT', `${rs}/distribute-revenue-with-date-range`, refused, { recognitionStart: TODAY, recognitionEnd: '2020-01-01' });
  const revenueDistributions = [{ accountingPeriodName: 'Dec 2026', newAmount: '0.00' }];
  await call('PUT', `${rs}/distribute-revenue-across-accounting-periods`, done, { revenueDistributions });
  const delta = { distributionType: 'specific date (delta percent undistributed)', percentage: '50', distributeOn: TODAY };
  const changed = z.object({ revenueEventNumber: z.string() });
  const { revenueEventNumber } = await call('PUT', `${rs}/distribute-revenue-on-specific-date`, changed, delta);
  const eventPath = `/v1/revenue-items/revenue-events/${revenueEventNumber}`;
  const revenueItems = [{ accountingPeriodName: 'Nov 2026', Checked__c: 'yes' }];
  await call('PUT', eventPath, done, { revenueItems });
  await call('GET', eventPath, done);
  await call('PUT', `/v1/revenue-items/revenue-schedules/${number}`, done, { revenueItems });
  await call('GET', `/v1/revenue-items/revenue-schedules/${number}`, done);
  await call('GET', `/v1/revenue-events/${revenueEventNumber}`, done);
  await call('GET', `/v1/revenue-events/revenue-schedules/${number}`, done);
  const summary = await call('GET', `/v1/charge-revenue-summaries/${charge}`, z.object({ number: z.string() }));
  await call('GET', `/v1/charge-revenue-summaries/${summary.number}`, done);
  await call('GET', `/v1/revenue-items/charge-revenue-summaries/${summary.number}`, done);
  await call('GET', `/v1/revenue-recognition-rules/${charge}`, done);
  await call('GET', `/v1/revenue-recognition-rules/product-charges/${WORKSHOP.charge}`, done);
  await call('GET', '/v1/settings/finance/revenue-automation-start-date', done);
}

async function callPeriodRows(): Promise<void> {
  const periods = z.object({ accountingPeriods: z.array(z.object({ id: z.string(), status: z.string() })) });
  const { accountingPeriods } = await call('GET', '/v1/accounting-periods', periods);
  const open = accountingPeriods.find(({ status }) => status === 'Open')?.id ?? '';
  for (const step of ['run-trial-balance', 'pending-close', 'close', 'reopen']) {
    await call('PUT', `/v1/accounting-periods/${open}/${step}`, done, {});
  }
  await call('PUT', `/v1/accounting-periods/${open}/close`, refused, {});
  await call('GET', `/v1/accounting-periods/${open}`, done);
  const next = { name: 'Jan 2028', startDate: '2028-01-01', endDate: '2028-01-31', fiscalYear: 2028 };
  const { id: last } = await call('POST', '/v1/accounting-periods', z.object({ id: z.string() }), next);
  await call('PUT', `/v1/accounting-periods/${last}`, done, { notes: 'early' });
  await call('DELETE', `/v1/accounting-periods/${last}`, done);
  await call('DELETE', `/v1/accounting-periods/${open}`, refused);

  const { id } = await call('POST', '/v1/accounting-codes', z.object({ id: z.string() }), { name: 'Fees', type: 'OtherRevenue' });
  await call('PUT', `/v1/accounting-codes/${id}`, done, { notes: 'rare' });
  for (const step of ['deactivate', 'activate', 'deactivate']) await call('PUT', `/v1/accounting-codes/${id}/${step}`, done, {});
  await call('GET', `/v1/accounting-codes/${id}`, done);
  await call('DELETE', `/v1/accounting-codes/${id}`, done);
  await call('GET', '/v1/accounting-codes', done);
}

async function callObjectRows(accountId: string, subscriptionId: string): Promise<void> {
  const draft = { Name: 'Grace', Currency: 'USD', BillCycleDay: 1, Status: 'Draft' };
  const single = z.object({ Success: z.literal(true), Id: z.string() });
  const { Id } = await call('POST', '/v1/object/account', single, draft);
  await call('PUT', `/v1/object/account/${Id}`, single, { Notes: 'by hand' });
  await call('GET', `/v1/object/account/${Id}`, z.looseObject({ Notes: z.literal('by hand') }));
  await call('DELETE', `/v1/object/account/${Id}`, z.object({ success: z.literal(true) }));
  await call('GET', `/v1/object/account/${Id}`, anything);

  const days = { EffectiveStartDate: '2026-01-01', EffectiveEndDate: '2030-01-01' };
  const [product] = await create('Product', { Name: 'Atlas', ...days });
  await call('POST', '/v1/action/update', written, { type: 'Product', objects: [{ Id: product, Name: 'Globe' }] });
  await call('POST', '/v1/action/delete', deleted, { type: 'Product', ids: [product] });
  const wrong = z.array(z.object({ Success: z.literal(false) }));
  await call('POST', '/v1/action/create', wrong, { type: 'Product', objects: [{ Name: '' }] });
  await call('POST', '/v1/action/update', wrong, { type: 'InvoiceItem', objects: [{ Id: 'x' }] });
  await call('POST', '/v1/action/delete', z.array(z.object({ success: z.literal(false) })), {
    type: 'Subscription',
    ids: [subscriptionId],
  });
  const part = { queryString: 'select Id from AccountingPeriod', conf: { batchSize: 5 } };
  const more = await call('POST', '/v1/action/query', z.object({ queryLocator: z.string() }), part);
  await call('POST', '/v1/action/queryMore', z.object({ done: z.boolean() }), { queryLocator: more.queryLocator });
  await call('POST', '/v1/action/query', anything, { queryString: 'select' });
  await call('POST', '/v1/action/generate', written, { type: 'Invoice', objects: [{ AccountId: accountId, TargetDate: '2026-12-21' }] });
  await call('POST', '/v1/action/execute', anything, { type: 'InvoiceSplit', ids: ['x'], synchronous: true });
  const amendment = { Name: 'x', SubscriptionId: subscriptionId, ContractEffectiveDate: TODAY };
  const Amendments = [{ ...amendment, Type: 'TermsAndConditions', AutoRenew: true }];
  await call('POST', '/v1/action/amend', z.object({ results: z.array(z.object({ Success: z.literal(true) })) }), {
    requests: [{ Amendments }],
  });
  for (const type of ['Account', 'ProductRatePlanCharge', 'RevenueSchedule']) await call('GET', `/v1/describe/${type}`, z.string());
  await call('GET', '/object-query/accounts?expand[]=subscriptions', z.object({ data: z.array(z.looseObject({})) }));
  await call('GET', `/object-query/accounts/${accountId}`, z.looseObject({ id: z.literal(accountId) }));
  await call('GET', '/object-query/products?pageSize=2', z.object({ data: z.array(z.looseObject({})) }));
  await call('GET', '/object-query/subscriptions', z.object({ data: z.array(z.looseObject({})) }));
}

it('all finance and object rows only get responses that the definition allows', async () => {
  const { accountId, subscriptionId } = await sell();
  await callRevenueRows(accountId);
  await callPeriodRows();
  await callObjectRows(accountId, subscriptionId);
  expect(proxy.violations()).toEqual([]);
  const revenueRows = [ruleRows, scheduleRows, eventRows, itemRows, summaryRows];
  const groups: readonly Readonly<Record<string, AnyOperation>>[] = [
    ...revenueRows,
    periodRows,
    codeRows,
    objectRows,
    actions,
    describeRows,
    objectQueryRows,
  ];
  const rows = groups.flatMap((group) => Object.values(group));
  const uncalled = rows.filter(({ method, path }) => {
    const id = proxy.operationOf(method, path.replaceAll(/\{[^}]+\}/g, 'x'));
    return id === undefined || !proxy.walked().has(id);
  });
  expect(uncalled.map(({ name }) => name)).toEqual([]);
});
