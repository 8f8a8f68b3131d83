import * as z from 'zod';
import { linesOf, scheduleOfLine } from '../../../support/revenue.js';
import { newMethod, orderFor, SCALE_MONTHLY } from '../../../support/sandbox-orders.js';
import type { ExamplesOf } from './example.js';

const results = z.array(z.object({ Success: z.literal(true), Id: z.string() }));
const records = z.object({ records: z.array(z.object({ Id: z.string() })) });

/** Examples of the revenue operations. The plan has seats with daily recognition, and a fee with manual schedules. */
export const revenueExamples: ExamplesOf = async (started) => {
  const today = await started.sandbox.today();
  const charges = { byDays: SCALE_MONTHLY.seats, byHand: SCALE_MONTHLY.fee };
  const options = { orderDate: today, plans: [{ plan: SCALE_MONTHLY.plan }], paymentMethodId: await newMethod(started), collect: false };
  await started.call('/v1/orders', { json: orderFor(options) });
  const lines = await linesOf(started, 'INV00000001');
  const idOf = (charge: string): string => lines.find((line) => line.productRatePlanChargeId === charge)?.id ?? '';
  const [byDays, byHand] = [idOf(charges.byDays), idOf(charges.byHand)];
  const { number, subscriptionChargeId } = z
    .object({ number: z.string(), subscriptionChargeId: z.string() })
    .parse(await scheduleOfLine(started, byDays));
  const create = async (type: string, json: object) =>
    results.parse((await started.call('/v1/action/create', { json: { type, objects: [json] } })).body)[0]?.Id ?? '';
  const first = async (queryString: string) =>
    records.parse((await started.call('/v1/action/query', { json: { queryString } })).body).records.map(({ Id }) => Id);
  const adjust = (Amount: number) => create('InvoiceItemAdjustment', { SourceId: byHand, Type: 'Credit', Amount });
  const [adjusted, adjustedToo, adjustedByDays] = [
    await adjust(1),
    await adjust(2),
    await create('InvoiceItemAdjustment', { SourceId: byDays, Type: 'Credit', Amount: 3 }),
  ];
  const memo = (charge: string) => ({
    accountNumber: 'A00000001',
    autoPost: true,
    charges: [{ productRatePlanChargeId: charge, amount: 5 }],
  });
  for (const charge of [charges.byHand, charges.byHand, charges.byDays]) await started.call('/v1/credit-memos', { json: memo(charge) });
  const creditMemoItems = async (charge: string) => first(`select Id from CreditMemoItem where ProductRatePlanChargeId = '${charge}'`);
  const [credit, creditToo] = await creditMemoItems(charges.byHand);
  const [creditByDays] = await creditMemoItems(charges.byDays);
  const [account] = await first("select Id from Account where AccountNumber = 'A00000001'");
  for (const charge of [charges.byHand, charges.byHand, charges.byDays]) {
    await create('DebitMemo', { AccountId: account, ProductRatePlanChargeId: charge, Amount: 7 });
  }
  const debitMemoItems = async (charge: string) => first(`select Id from DebitMemoItem where ProductRatePlanChargeId = '${charge}'`);
  const [debit, debitToo] = await debitMemoItems(charges.byHand);
  const [debitByDays] = await debitMemoItems(charges.byDays);
  const own = { amount: '12.00', revenueScheduleDate: today };
  const made = z
    .object({ revenueScheduleNumber: z.string() })
    .parse(
      (await started.call(`/v1/revenue-schedules/subscription-charges/${subscriptionChargeId}`, { json: own })).body,
    ).revenueScheduleNumber;

  const rs = (rest = '') => `/v1/revenue-schedules/${number}${rest}`;
  const missing = { category: 40, names: 'nobody' };
  const range = { recognitionStart: today, recognitionEnd: `${Number(today.slice(0, 4)) + 1}-06-30` };
  const event = { revenueEvent: { eventType: 'Revenue Distributed', eventTypeSystemId: 'ByHand' } };
  const taken = (path: string, key: string | undefined, names: string) => ({
    good: { path: `/v1/revenue-schedules/${path}/${key}`, json: { notes: 'by hand' } },
    bad: { path: `/v1/revenue-schedules/${path}/${key}`, json: {}, category: 30, names },
  });
  const dateRangeExample = (path: string, key: string | undefined, names: string) => {
    const at = `/v1/revenue-schedules/${path}/${key}/distribute-revenue-with-date-range`;
    return { good: { path: at, json: { ...range, ...event } }, bad: { path: at, json: { ...range, ...event }, category: 30, names } };
  };
  const read = (path: string, key: string | undefined) => ({
    good: { path: `/v1/revenue-schedules/${path}/${key}` },
    bad: { path: `/v1/revenue-schedules/${path}/nobody`, ...missing },
  });
  const distribution = (path: string, json: object, bad: object, category: number, names: string) => ({
    good: { path: rs(path), json },
    bad: { path: rs(path), json: bad, category, names },
  });
  const delta = { distributionType: 'specific date (delta percent undistributed)', percentage: '50' };
  return {
    getRevenueRuleOfSubscriptionCharge: {
      good: { path: `/v1/revenue-recognition-rules/subscription-charges/${subscriptionChargeId}` },
      bad: { path: '/v1/revenue-recognition-rules/subscription-charges/nobody', ...missing },
    },
    getRevenueRuleOfProductCharge: {
      good: { path: `/v1/revenue-recognition-rules/product-charges/${charges.byHand}` },
      bad: { path: '/v1/revenue-recognition-rules/product-charges/nobody', ...missing },
    },
    getRevenueAutomationStartDate: {
      good: { path: '/v1/settings/finance/revenue-automation-start-date' },
      bad: { path: '/v1/settings/finance/revenue-automation-start-date?of=EMEA', category: 27, names: 'of' },
    },
    createScheduleForSubscriptionCharge: {
      good: { path: `/v1/revenue-schedules/subscription-charges/${subscriptionChargeId}`, json: own },
      bad: {
        path: `/v1/revenue-schedules/subscription-charges/${subscriptionChargeId}`,
        json: { ...own, amount: '0' },
        category: 20,
        names: 'amount',
      },
    },
    listSchedulesOfSubscriptionCharge: {
      good: { path: `/v1/revenue-schedules/subscription-charges/${subscriptionChargeId}?pageSize=1` },
      bad: { path: '/v1/revenue-schedules/subscription-charges/nobody', ...missing },
    },
    listSchedulesOfProductCharge: {
      good: { path: `/v1/revenue-schedules/product-charges/${charges.byDays}/A00000001` },
      bad: { path: '/v1/revenue-schedules/product-charges/nobody/A00000001', ...missing },
    },
    createScheduleForInvoiceItem: taken('invoice-items', byHand, 'invoice-item-id'),
    getScheduleOfInvoiceItem: read('invoice-items', byDays),
    createScheduleForInvoiceItemByDateRange: {
      good: {
        path: `/v1/revenue-schedules/invoice-items/${await second()}/distribute-revenue-with-date-range`,
        json: { ...range, ...event },
      },
      bad: {
        path: `/v1/revenue-schedules/invoice-items/${byDays}/distribute-revenue-with-date-range`,
        json: { ...range, ...event },
        category: 30,
        names: 'invoice-item-id',
      },
    },
    createScheduleForInvoiceItemAdjustment: taken('invoice-item-adjustments', adjusted, 'invoice-item-adj-key'),
    createScheduleForInvoiceItemAdjustmentByDateRange: dateRangeExample('invoice-item-adjustments', adjustedToo, 'invoice-item-adj-key'),
    getScheduleOfInvoiceItemAdjustment: read('invoice-item-adjustments', adjustedByDays),
    createScheduleForCreditMemoItem: taken('credit-memo-items', credit, 'cmi-id'),
    createScheduleForCreditMemoItemByDateRange: dateRangeExample('credit-memo-items', creditToo, 'cmi-id'),
    getScheduleOfCreditMemoItem: read('credit-memo-items', creditByDays),
    createScheduleForDebitMemoItem: taken('debit-memo-items', debit, 'dmi-id'),
    createScheduleForDebitMemoItemByDateRange: dateRangeExample('debit-memo-items', debitToo, 'dmi-id'),
    getScheduleOfDebitMemoItem: read('debit-memo-items', debitByDays),
    getRevenueSchedule: { good: { path: rs() }, bad: { path: '/v1/revenue-schedules/nobody', ...missing } },
    deleteRevenueSchedule: { good: { path: `/v1/revenue-schedules/${made}` }, bad: { path: rs(), category: 30, names: 'rs-number' } },
    updateRevenueSchedule: {
      good: { path: rs('/basic-information'), json: { notes: 'checked', referenceId: 'R-1', Reviewed__c: 'yes' } },
      bad: { path: rs('/basic-information'), json: { referenceId: 'x'.repeat(101) }, category: 20, names: 'referenceId' },
    },
    distributeAcrossPeriods: distribution(
      '/distribute-revenue-across-accounting-periods',
      { revenueDistributions: [{ accountingPeriodName: await monthOf(today), newAmount: '1.00' }], notes: 'a start' },
      { revenueDistributions: [{ accountingPeriodName: 'Never', newAmount: '1.00' }] },
      20,
      'revenueDistributions.0.accountingPeriodName',
    ),
    distributeOnDate: distribution(
      '/distribute-revenue-on-specific-date',
      { ...delta, distributeOn: today },
      { ...delta, distributeOn: '2001-01-01' },
      20,
      'distributeOn',
    ),
    distributeOverDateRange: distribution(
      '/distribute-revenue-with-date-range',
      { ...range, distributionType: 'Monthly Distribution (Proration by Days)' },
      { ...range, recognitionEnd: '2001-01-01' },
      20,
      'recognitionEnd',
    ),
    getRevenueEvent: { good: { path: '/v1/revenue-events/RE-00000001' }, bad: { path: '/v1/revenue-events/nobody', ...missing } },
    listRevenueEventsOfSchedule: {
      good: { path: `/v1/revenue-events/revenue-schedules/${number}?pageSize=1` },
      bad: { path: '/v1/revenue-events/revenue-schedules/nobody', ...missing },
    },
    listRevenueItemsOfSchedule: {
      good: { path: `/v1/revenue-items/revenue-schedules/${number}?pageSize=1` },
      bad: { path: '/v1/revenue-items/revenue-schedules/nobody', ...missing },
    },
    listRevenueItemsOfEvent: {
      good: { path: '/v1/revenue-items/revenue-events/RE-00000001' },
      bad: { path: '/v1/revenue-items/revenue-events/nobody', ...missing },
    },
    listRevenueItemsOfSummary: {
      good: { path: '/v1/revenue-items/charge-revenue-summaries/CRS-00000001' },
      bad: { path: '/v1/revenue-items/charge-revenue-summaries/nobody', ...missing },
    },
    updateRevenueItemsOfSchedule: {
      good: {
        path: `/v1/revenue-items/revenue-schedules/${number}`,
        json: { revenueItems: [{ accountingPeriodName: 'Open-Ended', Reviewed__c: 'yes' }] },
      },
      bad: {
        path: `/v1/revenue-items/revenue-schedules/${number}`,
        json: { revenueItems: [{ accountingPeriodName: 'Never' }] },
        category: 20,
        names: 'revenueItems.0.accountingPeriodName',
      },
    },
    updateRevenueItemsOfEvent: {
      good: {
        path: '/v1/revenue-items/revenue-events/RE-00000001',
        json: { revenueItems: [{ accountingPeriodName: await monthOf(today), Reviewed__c: 'yes' }] },
      },
      bad: { path: '/v1/revenue-items/revenue-events/RE-00000001', json: { revenueItems: [] }, category: 22, names: 'revenueItems' },
    },
    getChargeRevenueSummary: {
      good: { path: '/v1/charge-revenue-summaries/CRS-00000001' },
      bad: { path: '/v1/charge-revenue-summaries/nobody', ...missing },
    },
    getChargeRevenueSummaryOfCharge: {
      good: { path: `/v1/charge-revenue-summaries/subscription-charges/${subscriptionChargeId}` },
      bad: { path: '/v1/charge-revenue-summaries/subscription-charges/nobody', ...missing },
    },
  };

  /** Creates a second bill and returns the id of its line with a manual schedule. */
  async function second(): Promise<string> {
    await started.call('/v1/orders', {
      json: orderFor({ ...options, email: 'other@example.com', paymentMethodId: await newMethod(started) }),
    });
    return (await linesOf(started, 'INV00000002')).find((line) => line.productRatePlanChargeId === charges.byHand)?.id ?? '';
  }

  /** Returns the name of the accounting period that contains a day. */
  async function monthOf(day: string): Promise<string> {
    const period = z.object({ name: z.string(), startDate: z.string(), endDate: z.string() });
    const { body } = await started.call('/v1/accounting-periods');
    const { accountingPeriods } = z.object({ accountingPeriods: z.array(period) }).parse(body);
    return accountingPeriods.find(({ startDate, endDate }) => startDate <= day && day <= endDate)?.name ?? '';
  }
};
