import * as z from 'zod';
import { revenueSchedules } from '../../../demo/sandbox/database/schema.js';
import { MAX_CHARGE_SCHEDULES } from '../../../demo/sandbox/engine/revenue/create-schedule.js';
import type { SandboxDatabase } from '../../../demo/sandbox/index.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAll, takeStep } from '../../support/ledger.js';
import { containing } from '../../support/matchers.js';
import { eventsOf, itemsOf, linesOf, readSchedule, scheduleOfLine, totalsOf } from '../../support/revenue.js';
import { BUILD_ANNUAL, newMethod, orderFor, reasonsOf, SCALE_MONTHLY } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';

const TODAY = '2026-11-21';
let started: StartedSandbox;
let database: SandboxDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  started = await startSandbox({ database, now: () => new Date(`${TODAY}T17:00:00Z`) });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

/** Places an order and returns the schedule of the first line of its bill. */
async function orderAndReadSchedule(options: Partial<Parameters<typeof orderFor>[0]> = {}) {
  const paymentMethodId = await newMethod(started);
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, paymentMethodId, collect: false, ...options }) });
  const [line] = await linesOf(started, 'INV00000001');
  return scheduleOfLine(started, line?.id);
}
/** A year for 290.00, from today. */
const year = () => orderAndReadSchedule({ plans: [{ plan: BUILD_ANNUAL.plan }], term: 12 });
const put = async (path: string, json: object) => (await started.call(path, { method: 'PUT', json })).body;
const path = (number: string, how: string) => `/v1/revenue-schedules/${number}/distribute-revenue-${how}`;
const across = (number: string, amounts: Readonly<Record<string, string>>) =>
  put(path(number, 'across-accounting-periods'), {
    revenueDistributions: Object.entries(amounts).map(([accountingPeriodName, newAmount]) => ({ accountingPeriodName, newAmount })),
  });
const range = (number: string, recognitionStart: string, recognitionEnd: string, distributionType?: string) =>
  put(path(number, 'with-date-range'), { recognitionStart, recognitionEnd, distributionType });
const onDate = (number: string, json: object) => put(path(number, 'on-specific-date'), json);
const refusal = (category: number, field: string) => [{ category, message: containing(`'${field}'`) }];
const quarter = ['Jul 2026', 'Aug 2026', 'Sep 2026', 'Oct 2026'];

describe('the schedule of a bill', () => {
  it('is spread over the days of service, truncated to cents, with the rest in the last period', async () => {
    const schedule = await orderAndReadSchedule();
    // 29.00 for 30 days, of which 10 are in November: 29.00 * 10 / 30 = 9.666...
    expect(schedule).toMatchObject({
      number: 'RS-00000001',
      amount: '29.00',
      currency: 'USD',
      linkedTransactionType: 'InvoiceItem',
      linkedTransactionNumber: 'INV00000001',
      recognitionRuleName: 'Recognize daily over time',
      revenueScheduleDate: TODAY,
    });
    expect(itemsOf(schedule)).toEqual({ 'Nov 2026': '9.66', 'Dec 2026': '19.34', 'Open-Ended': '0.00' });
    expect(schedule.revenueItems[0]).toMatchObject({
      deferredRevenueAccountingCode: 'Deferred Revenue',
      recognizedRevenueAccountingCode: 'Subscription Revenue',
      recognizedRevenueAccountingCodeType: 'SalesRevenue',
    });
    expect(await eventsOf(started, schedule.number)).toMatchObject([
      { number: 'RE-00000001', eventType: 'Invoice Posted', revenueItems: [{ amount: '9.66' }, { amount: '19.34' }] },
    ]);
  });

  it('is recognized as periods close, and unrecognized when they reopen', async () => {
    const { number } = await orderAndReadSchedule();
    expect(totalsOf(await readSchedule(started, number))).toEqual(['0.00', '29.00', '0.00']);
    await closeAll(started, [...quarter, 'Nov 2026']);
    expect(totalsOf(await readSchedule(started, number))).toEqual(['9.66', '19.34', '0.00']);
    await takeStep(started, 'Nov 2026', 'reopen');
    expect(totalsOf(await readSchedule(started, number))).toEqual(['0.00', '29.00', '0.00']);
    await started.call('/sandbox/clock', { json: { to: '2027-07-01', frozen: true } });
    expect(totalsOf(await readSchedule(started, number))).toEqual(['0.00', '29.00', '0.00']);
    await closeAll(started, ['Nov 2026']);
    await started.call('/sandbox/clock', { json: { to: '2027-07-02', frozen: true } });
    expect(totalsOf(await readSchedule(started, number))).toEqual(['29.00', '0.00', '0.00']);
  });

  it('moves the revenue of closed periods to the first open one', async () => {
    await closeAll(started, [...quarter, 'Nov 2026']);
    expect(itemsOf(await orderAndReadSchedule())).toEqual({ 'Dec 2026': '29.00', 'Open-Ended': '0.00' });
  });

  it('assigns no period to service after the last one', async () => {
    const later = await orderAndReadSchedule({ plans: [{ plan: BUILD_ANNUAL.plan }], term: 36 });
    await range(later.number, '2027-12-22', '2028-01-10');
    const items = itemsOf(await readSchedule(started, later.number));
    expect(items).toMatchObject({ 'Nov 2027': '0.00', 'Dec 2027': '145.00', 'Open-Ended': '145.00' });
  });

  it('with a custom rule is created by hand, for the line or the charge', async () => {
    await orderAndReadSchedule({ plans: [{ plan: SCALE_MONTHLY.plan }] });
    const line = (await linesOf(started, 'INV00000001')).find(
      ({ productRatePlanChargeId }) => productRatePlanChargeId === SCALE_MONTHLY.fee,
    );
    const at = `/v1/revenue-schedules/invoice-items/${line?.id}`;
    expect(reasonsOf((await started.call(at)).body)).toEqual(refusal(40, line?.id ?? ''));
    const json = { revenueDistributions: [{ accountingPeriodName: 'Dec 2026', newAmount: '100.00' }], notes: 'first workshop' };
    expect((await started.call(at, { json })).body).toMatchObject({ success: true });
    const schedule = await scheduleOfLine(started, line?.id);
    expect(schedule).toMatchObject({ amount: '250.00', recognitionRuleName: 'Custom unlimited', notes: 'first workshop' });
    expect(itemsOf(schedule)).toEqual({ 'Dec 2026': '100.00', 'Open-Ended': '150.00' });
    expect(reasonsOf((await started.call(at, { json })).body)).toEqual(refusal(30, 'invoice-item-id'));
  });
});

describe('a credit', () => {
  const creditSchedules = async () => {
    const record = z.object({ records: z.array(z.object({ Number: z.string() })) });
    const queryString = "select Number from RevenueSchedule where LinkedTransactionType = 'CreditMemoItem'";
    const { records } = record.parse((await started.call('/v1/action/query', { json: { queryString } })).body);
    return Promise.all(records.map(({ Number }) => readSchedule(started, Number)));
  };

  it('of a whole bill mirrors its distribution, even after a manual change', async () => {
    const { number } = await orderAndReadSchedule();
    await across(number, { 'Nov 2026': '1.00', 'Jan 2027': '5.55' });
    await put('/v1/invoices/INV00000001/reverse', {});
    const mirror = (await creditSchedules()).find(({ amount }) => amount === '-29.00');
    expect(itemsOf(await readSchedule(started, number))).toEqual({
      'Nov 2026': '1.00',
      'Dec 2026': '19.34',
      'Jan 2027': '5.55',
      'Open-Ended': '3.11',
    });
    expect(mirror && itemsOf(mirror)).toEqual({ 'Nov 2026': '-1.00', 'Dec 2026': '-19.34', 'Jan 2027': '-5.55', 'Open-Ended': '-3.11' });
    expect(mirror && (await eventsOf(started, mirror.number))).toMatchObject([{ eventType: 'Credit Memo Posted' }]);
  });

  it('for a closed period is assigned to the first open one', async () => {
    await orderAndReadSchedule();
    await closeAll(started, [...quarter, 'Nov 2026']);
    await put('/v1/invoices/INV00000001/reverse', {});
    const mirror = (await creditSchedules()).find(({ amount }) => amount === '-29.00');
    expect(mirror && itemsOf(mirror)).toEqual({ 'Dec 2026': '-29.00', 'Open-Ended': '0.00' });
  });

  it('of a cancellation is assigned to the canceled days, so that the charge earns only its served days', async () => {
    const { subscriptionChargeId } = z.object({ subscriptionChargeId: z.string() }).parse(await year());
    await put('/v1/subscriptions/A-S00000001/cancel', {
      cancellationPolicy: 'SpecificDate',
      cancellationEffectiveDate: '2027-02-01',
      runBilling: true,
    });
    await started.call('/sandbox/clock', { json: { to: '2027-02-02', frozen: true } });
    const { body } = await started.call(`/v1/charge-revenue-summaries/subscription-charges/${subscriptionChargeId}`);
    const items = z.object({ revenueItems: z.array(z.object({ accountingPeriodName: z.string(), amount: z.string() })) }).parse(body);
    const left = items.revenueItems.filter(({ amount }) => amount !== '0.00');
    // The truncated fractions of all months are credited together in the first credited month.
    expect(left.map(({ accountingPeriodName }) => accountingPeriodName)).toEqual(['Nov 2026', 'Dec 2026', 'Jan 2027', 'Feb 2027']);
    expect(Math.abs(Number(left.at(-1)?.amount))).toBeLessThan(0.13);
  });

  it('by an adjustment is distributed like its line, and so is a charge that takes it back', async () => {
    await orderAndReadSchedule();
    const [line] = await linesOf(started, 'INV00000001');
    const create = async (Type: string, Amount: number) => {
      const { body } = await started.call('/v1/action/create', {
        json: { type: 'InvoiceItemAdjustment', objects: [{ SourceId: line?.id, SourceType: 'InvoiceDetail', Type, Amount }] },
      });
      return z.array(z.object({ Success: z.boolean(), Id: z.string().optional(), Errors: z.array(z.unknown()).optional() })).parse(body)[0];
    };
    const credit = await create('Credit', 3);
    const charge = await create('Charge', 3);
    const read = async (id = '') => (await started.call(`/v1/revenue-schedules/invoice-item-adjustments/${id}`)).body;
    const items = (...amounts: string[]) => ({ revenueItems: amounts.map((amount) => ({ amount })) });
    // 3.00 * 9.66 / 29.00 = 0.999...
    expect(await read(credit?.Id)).toMatchObject({ amount: '-3.00', ...items('-0.99', '-2.01', '0.00') });
    expect(await read(charge?.Id)).toMatchObject({ amount: '3.00', ...items('0.99', '2.01', '0.00') });
    expect(await create('Charge', 1)).toMatchObject({ Success: false });
    expect(await create('Credit', 500)).toMatchObject({ Success: false });
  });
});

describe('distributing across periods', () => {
  it('sets the named periods, keeps the others, and leaves the rest undistributed', async () => {
    const { number } = await orderAndReadSchedule();
    expect(await across(number, { 'Nov 2026': '0.00', 'Jan 2027': '4.00' })).toMatchObject({
      success: true,
      revenueEventNumber: 'RE-00000003',
    });
    const schedule = await readSchedule(started, number);
    expect(itemsOf(schedule)).toEqual({ 'Nov 2026': '0.00', 'Dec 2026': '19.34', 'Jan 2027': '4.00', 'Open-Ended': '5.66' });
    expect(totalsOf(schedule)).toEqual(['0.00', '23.34', '5.66']);
    const [, last] = await eventsOf(started, number);
    expect(last).toMatchObject({
      eventType: 'Revenue Distributed',
      revenueItems: [{ amount: '-9.66' }, { amount: '4.00' }, { amount: '5.66' }],
    });
  });

  it('accepts a closed period with its current amount', async () => {
    const { number } = await orderAndReadSchedule();
    await closeAll(started, [...quarter, 'Nov 2026']);
    expect(await across(number, { 'Nov 2026': '9.66', 'Dec 2026': '0', 'Open-Ended': '19.34' })).toMatchObject({ success: true });
    expect(totalsOf(await readSchedule(started, number))).toEqual(['9.66', '0.00', '19.34']);
  });

  it.each([
    ['an unknown period', { Never: '1.00' }, 20, 'revenueDistributions.0.accountingPeriodName'],
    ['more than the amount', { 'Nov 2026': '29.01' }, 30, 'revenueDistributions'],
    ['a negative rest', { 'Nov 2026': '-1.00', 'Jan 2027': '11.00', 'Dec 2026': '19.34' }, 30, 'revenueDistributions'],
    [
      'parts that do not add up to the amount',
      { 'Nov 2026': '1.00', 'Dec 2026': '1.00', 'Open-Ended': '1.00' },
      30,
      'revenueDistributions',
    ],
    ['fractions of a cent', { 'Nov 2026': '1.001' }, 20, 'revenueDistributions.0.newAmount'],
    ['a closed period', { 'Jun 2026': '1.00' }, 30, 'revenueDistributions.0.newAmount'],
    ['nothing', {}, 22, 'revenueDistributions'],
  ])('refuses %s', async (_, amounts, category, field) => {
    const { number } = await orderAndReadSchedule();
    const before = await readSchedule(started, number);
    expect(reasonsOf(await across(number, amounts))).toEqual(refusal(category, field));
    expect(await readSchedule(started, number)).toEqual(before);
  });

  it('refuses a period that is pending close, or named twice', async () => {
    const { number } = await orderAndReadSchedule();
    await closeAll(started, quarter);
    await takeStep(started, 'Nov 2026', 'pending-close');
    expect(reasonsOf(await across(number, { 'Nov 2026': '1.00' }))).toEqual(refusal(30, 'revenueDistributions.0.newAmount'));
    const twice = { accountingPeriodName: 'Dec 2026', newAmount: '1.00' };
    const json = { revenueDistributions: [twice, twice] };
    expect(reasonsOf(await put(path(number, 'across-accounting-periods'), json))).toEqual(
      refusal(30, 'revenueDistributions.1.accountingPeriodName'),
    );
  });
});

describe('distributing between two dates', () => {
  it.each([
    ['by days by default', undefined, ['9.66', '19.34']],
    ['by months, with partial months by days', 'Monthly Distribution (Proration by Days)', ['9.87', '19.13']],
    ['by months, at the front', 'Monthly Distribution (Front Load)', ['29.00']],
    ['by months, at the back', 'Monthly Distribution (Back Load)', [undefined, '29.00']],
  ])('spreads %s', async (_, type, [november, december]) => {
    const { number } = await orderAndReadSchedule();
    await across(number, { 'Nov 2026': '0.00', 'Dec 2026': '0.00' });
    expect(await range(number, TODAY, '2026-12-20', type)).toMatchObject({ success: true });
    const items = itemsOf(await readSchedule(started, number));
    const kept = (amount: string | undefined) => amount ?? '0.00';
    expect([kept(items['Nov 2026']), kept(items['Dec 2026']), items['Open-Ended']]).toEqual([kept(november), kept(december), '0.00']);
  });

  it('keeps recognized revenue and spreads the rest', async () => {
    const { number } = await orderAndReadSchedule();
    await closeAll(started, [...quarter, 'Nov 2026']);
    await range(number, '2027-01-01', '2027-02-28', 'Monthly Distribution (Front Load)');
    expect(itemsOf(await readSchedule(started, number))).toEqual({
      'Nov 2026': '9.66',
      'Dec 2026': '0.00',
      'Jan 2027': '9.67',
      'Feb 2027': '9.67',
      'Open-Ended': '0.00',
    });
    const [, event] = await eventsOf(started, number);
    expect((await started.call(`/v1/revenue-events/${event?.number}`)).body).toMatchObject({
      recognitionStart: '2027-01-01',
      recognitionEnd: '2027-02-28',
    });
  });

  it.each([
    ['that end before they begin', '2026-12-02', '2026-12-01', 20, 'recognitionEnd'],
    ['that begin in a closed period', '2026-06-30', '2026-12-31', 30, 'recognitionStart'],
    ['that begin before all periods', '2024-12-31', '2026-12-31', 20, 'recognitionStart'],
    ['too far away', '2026-12-01', '9999-12-31', 20, 'recognitionEnd'],
    ['that do not exist', '2026-02-30', '2026-12-31', 20, 'recognitionStart'],
  ])('refuses dates %s', async (_, from, to, category, field) => {
    const { number } = await orderAndReadSchedule();
    expect(reasonsOf(await range(number, from, to))).toEqual(refusal(category, field));
  });
});

describe('distributing on a date', () => {
  const FIXED = 'specific date (delta fixed amount)';
  const OF_TOTAL = 'specific date (delta percent total)';
  const OF_REST = 'specific date (delta percent undistributed)';

  it('moves an amount, a share of the total, or a share of the rest', async () => {
    const { number } = await orderAndReadSchedule();
    await across(number, { 'Nov 2026': '0.00', 'Dec 2026': '0.00' });
    await onDate(number, { distributionType: FIXED, amount: '10.00', distributeOn: '2026-11-30' });
    await onDate(number, { distributionType: OF_TOTAL, percentage: '10', distributeOn: '2026-12-01' });
    await onDate(number, { distributionType: OF_REST, percentage: '50', distributeOn: '2026-12-31' });
    expect(itemsOf(await readSchedule(started, number))).toEqual({ 'Nov 2026': '10.00', 'Dec 2026': '10.95', 'Open-Ended': '8.05' });
  });

  it('truncates a share', async () => {
    const { number } = await orderAndReadSchedule();
    await across(number, { 'Nov 2026': '14.00', 'Dec 2026': '0.00' });
    // 33.33 % of 15.00 is 4.9995, and 66.67 % of the remaining 10.01 is 6.673667.
    await onDate(number, { distributionType: OF_REST, percentage: '33.33', distributeOn: '2026-12-31' });
    expect(itemsOf(await readSchedule(started, number))).toEqual({ 'Nov 2026': '14.00', 'Dec 2026': '4.99', 'Open-Ended': '10.01' });
    await onDate(number, { distributionType: OF_REST, percentage: '66.67', distributeOn: '2026-12-31' });
    expect(itemsOf(await readSchedule(started, number))).toEqual({ 'Nov 2026': '14.00', 'Dec 2026': '11.66', 'Open-Ended': '3.34' });
  });

  it.each([
    ['an amount above the rest', { distributionType: FIXED, amount: '0.01', distributeOn: '2026-11-30' }, 30, 'amount'],
    ['a share of the total above the rest', { distributionType: OF_TOTAL, percentage: '1', distributeOn: '2026-11-30' }, 30, 'percentage'],
    ['a share above 100%', { distributionType: OF_REST, percentage: '101', distributeOn: '2026-11-30' }, 20, 'percentage'],
    ['no amount', { distributionType: FIXED, distributeOn: '2026-11-30' }, 22, 'amount'],
    ['both an amount and a share', { distributionType: OF_REST, percentage: '1', amount: '1', distributeOn: '2026-11-30' }, 30, 'amount'],
    ['a day of a closed period', { distributionType: FIXED, amount: '0', distributeOn: '2026-06-30' }, 30, 'distributeOn'],
    ['a day after the last period', { distributionType: FIXED, amount: '0', distributeOn: '2028-01-01' }, 20, 'distributeOn'],
  ])('refuses %s', async (_, json, category, field) => {
    const { number } = await orderAndReadSchedule();
    expect(reasonsOf(await onDate(number, json))).toEqual(refusal(category, field));
  });
});

describe('a manual schedule of a charge', () => {
  const make = async (json: object = {}) => {
    const { subscriptionChargeId } = z.object({ subscriptionChargeId: z.string() }).parse(await orderAndReadSchedule());
    return started.call(`/v1/revenue-schedules/subscription-charges/${subscriptionChargeId}`, {
      json: { amount: '100.00', revenueScheduleDate: TODAY, ...json },
    });
  };

  it("is one of the charge's schedules, counts in the summary, and can be deleted", async () => {
    const { body } = await make({ referenceId: 'PO-7', Owner__c: 'AR' });
    const { revenueScheduleNumber: number } = z.object({ revenueScheduleNumber: z.string() }).parse(body);
    expect(await readSchedule(started, number)).toMatchObject({ amount: '100.00', referenceId: 'PO-7', Owner__c: 'AR' });
    const { body: summary } = await started.call('/v1/charge-revenue-summaries/CRS-00000001');
    expect(summary).toMatchObject({ amount: '129.00', unrecognizedRevenue: '29.00', undistributedUnrecognizedRevenue: '100.00' });
    expect((await started.call(`/v1/revenue-schedules/${number}`, { method: 'DELETE' })).body).toMatchObject({ success: true });
    expect(reasonsOf((await started.call(`/v1/revenue-schedules/${number}`)).body)).toEqual(refusal(40, number));
  });

  it('cannot be deleted once a part is recognized or pending', async () => {
    const json = { revenueDistributions: [{ accountingPeriodName: 'Jul 2026', newAmount: '1.00' }] };
    const { revenueScheduleNumber: number } = z.object({ revenueScheduleNumber: z.string() }).parse((await make(json)).body);
    for (const step of ['pending-close', 'close'] as const) {
      await takeStep(started, 'Jul 2026', step);
      const { body } = await started.call(`/v1/revenue-schedules/${number}`, { method: 'DELETE' });
      expect(reasonsOf(body)).toEqual(refusal(30, 'rs-number'));
    }
    await takeStep(started, 'Jul 2026', 'reopen');
    expect((await started.call(`/v1/revenue-schedules/${number}`, { method: 'DELETE' })).body).toMatchObject({ success: true });
  });

  it.each([
    ['nothing', { amount: '0.00' }, 20, 'amount'],
    ['fractions of a cent', { amount: '0.001' }, 20, 'amount'],
    ['accounting codes without the override', { deferredRevenueAccountingCode: 'Deferred Revenue' }, 30, 'deferredRevenueAccountingCode'],
    [
      'an unknown accounting code',
      { overrideChargeAccountingCodes: true, recognizedRevenueAccountingCode: 'Gold' },
      20,
      'recognizedRevenueAccountingCode',
    ],
    ['an impossible year', { revenueScheduleDate: '0001-01-01' }, 20, 'revenueScheduleDate'],
  ])('of %s is refused', async (_, json, category, field) => {
    expect(reasonsOf((await make(json)).body)).toEqual(refusal(category, field));
  });

  it('is limited to three thousand', async () => {
    const { subscriptionChargeId } = z.object({ subscriptionChargeId: z.string() }).parse(await orderAndReadSchedule());
    const [one] = await database.db.select().from(revenueSchedules);
    if (!one) throw new Error('There is no schedule.');
    const copies = Array.from({ length: MAX_CHARGE_SCHEDULES - 1 }, (_, index) => ({
      ...one,
      id: `copy-${index}`,
      number: `RS-C${index}`,
      linkedType: null,
      linkedId: null,
    }));
    for (let at = 0; at < copies.length; at += 1_000) await database.db.insert(revenueSchedules).values(copies.slice(at, at + 1_000));
    const { body } = await started.call(`/v1/revenue-schedules/subscription-charges/${subscriptionChargeId}`, {
      json: { amount: '1.00', revenueScheduleDate: TODAY },
    });
    expect(reasonsOf(body)).toEqual(refusal(30, 'charge-key'));
  });
});
