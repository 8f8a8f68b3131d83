import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { advanceTo, billsOf, readInvoices, readLedger, readLines } from '../../support/sandbox-answers.js';
import {
  BUILD_ANNUAL,
  BUILD_MONTHLY,
  FREE,
  newMethod,
  orderFor,
  previewFor,
  reasonsOf,
  SCALE_MONTHLY,
  type OrderOptions,
} from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

let started: StartedSandbox;
beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
beforeEach(() => started.call('/sandbox/reset', { method: 'POST' }));
afterAll(() => started.close());

const preview = (json: unknown) => started.call('/v1/orders/preview', { json });
const seats = (plan: { plan: string; seats: string }, quantity: number) => ({ ...plan, quantity });

/** Carts, each with a title and its order date. */
const carts: [string, string, Omit<OrderOptions, 'orderDate'>][] = [
  ['a month from today', '2026-11-21', { plans: [seats(BUILD_MONTHLY, 3)], billCycleDay: 21 }],
  ['a partial first month', '2026-11-21', { plans: [seats(BUILD_MONTHLY, 7)], billCycleDay: 3 }],
  ['the 31st', '2027-01-31', { plans: [seats(BUILD_MONTHLY, 1)], billCycleDay: 31 }],
  ['a leap day', '2028-02-29', { plans: [seats(BUILD_ANNUAL, 2)], billCycleDay: 29 }],
  ['a partial month in yen', '2026-11-21', { plans: [seats(SCALE_MONTHLY, 3)], currency: 'JPY', billCycleDay: 9 }],
  [
    'a monthly and a yearly plan',
    '2026-11-21',
    { plans: [seats(BUILD_MONTHLY, 1), seats(BUILD_ANNUAL, 5)], currency: 'EUR', billCycleDay: 30 },
  ],
  ['a term that ends within a period', '2026-11-21', { plans: [seats(BUILD_MONTHLY, 2)], term: 2, billCycleDay: 5 }],
  ['no bill cycle day', '2026-11-21', { plans: [seats(BUILD_MONTHLY, 2)], currency: 'GBP' }],
];

describe.each(carts)('%s', (_, today, options) => {
  it('matches the bills that follow', async () => {
    await advanceTo(started, today);
    const order = { ...options, orderDate: today, paymentMethodId: await newMethod(started) };
    const { body } = await preview(previewFor(order, { previewNumberOfPeriods: 3 }));
    const bills = billsOf(body);
    expect(bills.length).toBeGreaterThanOrEqual(2);
    expect(await readLedger(started)).toMatchObject({ accounts: 0, orders: 0, invoices: 0 });

    await started.call('/v1/orders', {
      json: { ...orderFor(order), ...(options.term !== undefined && { subscriptions: withoutRenewal(order) }) },
    });
    await advanceTo(started, bills.at(-1)?.targetDate ?? today);
    const invoices = await readInvoices(started, 'A00000001');
    expect(invoices.map((invoice) => [invoice.documentDate, invoice.amount])).toEqual(bills.map((bill) => [bill.targetDate, bill.amount]));
    for (const [index, invoice] of invoices.entries()) {
      const lines = await readLines(started, invoice.documentNumber);
      expect(
        lines.map((line) => [
          line.chargeName,
          line.serviceStartDate,
          line.serviceEndDate,
          Number(line.chargeAmount),
          line.unitPrice,
          Number(line.quantity),
        ]),
      ).toEqual(
        bills[index]?.invoiceItems.map((item) => [
          item.chargeName,
          item.serviceStartDate,
          item.serviceEndDate,
          item.amountWithoutTax,
          item.unitPrice,
          item.additionalInfo.quantity,
        ]),
      );
    }
  });
});

function withoutRenewal(order: OrderOptions) {
  const { subscriptions } = orderFor(order);
  for (const subscription of subscriptions)
    for (const action of subscription.orderActions) action.createSubscription.terms.autoRenew = false;
  return subscriptions;
}

describe('the end of a preview', () => {
  const today = '2026-11-21';
  const dates = async (options: Omit<OrderOptions, 'orderDate'>, how: Parameters<typeof previewFor>[1]) =>
    billsOf((await preview(previewFor({ ...options, orderDate: today, billCycleDay: 21 }, how))).body).map((bill) => bill.targetDate);

  it('counts the periods of the charge with the shortest period', async () => {
    const plans = [BUILD_ANNUAL, BUILD_MONTHLY];
    expect(await dates({ plans }, { previewNumberOfPeriods: 3 })).toEqual([today, '2026-12-21', '2027-01-21']);
    expect(await dates({ plans: [BUILD_ANNUAL] }, { previewNumberOfPeriods: 2 })).toEqual([today, '2027-11-21']);
    expect(await dates({ plans: [BUILD_ANNUAL], term: 12 }, { previewNumberOfPeriods: 2 })).toEqual([today]);
  });

  it('is the end of the term or a date', async () => {
    expect(await dates({ term: 3 }, { previewThruType: 'TermEnd' })).toEqual([today, '2026-12-21', '2027-01-21']);
    expect(await dates({}, { previewThruType: 'SpecificDate', specificPreviewThruDate: '2026-12-20' })).toEqual([today]);
    expect(await dates({}, { previewThruType: 'SpecificDate', specificPreviewThruDate: '2026-12-21' })).toEqual([today, '2026-12-21']);
  });

  it('shows a free plan with a bill of zero', async () => {
    const bills = billsOf((await preview(previewFor({ orderDate: today, plans: [FREE], billCycleDay: 21 }))).body);
    expect(bills.map((bill) => [bill.targetDate, bill.amount])).toEqual([
      [today, 0],
      ['2026-12-21', 0],
    ]);
  });

  it.each<[string, Parameters<typeof previewFor>[1], number, string]>([
    ['run to the end of an open-ended term', { previewThruType: 'TermEnd' }, 30, 'previewThruType'],
    ['run to a date without the date', { previewThruType: 'SpecificDate' }, 22, 'specificPreviewThruDate'],
    ['run for a hundred years', { previewThruType: 'SpecificDate', specificPreviewThruDate: '2199-12-31' }, 30, 'lines'],
    ['run for a million periods', { previewNumberOfPeriods: 1e6 }, 30, 'previewNumberOfPeriods'],
  ])('cannot be %s', async (_, how, category, names) => {
    const { body } = await preview(previewFor({ orderDate: today }, how));
    expect(reasonsOf(body)).toEqual([{ category, message: containing(names) }]);
  });

  it('refuses a preview without an existing account or address', async () => {
    const { previewAccountInfo: _, ...nobody } = previewFor({ orderDate: today });
    expect(reasonsOf((await preview(nobody)).body)[0]).toMatchObject({ category: 22 });
    expect(reasonsOf((await preview({ ...nobody, existingAccountNumber: 'A1' })).body)[0]).toMatchObject({ category: 40 });
  });

  it('shows the monthly revenue of each charge on request', async () => {
    const { body } = await preview(previewFor({ orderDate: today, plans: [BUILD_ANNUAL] }, { previewTypes: ['ChargeMetrics'] }));
    expect(body).toMatchObject({
      previewResult: { chargeMetrics: [{ charges: [{ cmrr: { regular: 24.17 } }, { cmrr: { regular: 7.5 } }] }] },
    });
    expect(body).not.toHaveProperty('previewResult.invoices');
  });
});
