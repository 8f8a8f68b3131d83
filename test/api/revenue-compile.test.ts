import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '../../src/api/errors.js';
import { compile, onDate, percentByPeriod, straightLine, type RevenueBasis, type RevenueTarget } from '../../src/api/revenue/index.js';

const about = { name: 'A model', version: 2 };
const daily = straightLine({ ...about, spread: 'daily' });
const basis: RevenueBasis = {
  amount: '59.00',
  currency: 'USD',
  start: '2025-01-01',
  end: '2025-02-28',
  periods: [
    { name: 'Jan', startDate: '2025-01-01', endDate: '2025-01-31' },
    { name: 'Feb', startDate: '2025-02-01', endDate: '2025-02-28' },
  ],
};

describe('a compiled model', () => {
  const event = { eventType: 'Revenue Distributed', eventTypeSystemId: 'RevenueDistributed' };
  const notes = 'A model, version 2';
  const revenueDistributions = [
    { accountingPeriodName: 'Jan', newAmount: '31.00' },
    { accountingPeriodName: 'Feb', newAmount: '28.00' },
  ];
  const made = { revenueEvent: { ...event, notes }, revenueDistributions };

  it.each<[string, RevenueTarget, unknown]>([
    ['distributeAcrossPeriods', { schedule: 'RS-1' }, { 'rs-number': 'RS-1', ...event, notes, revenueDistributions }],
    [
      'createScheduleForSubscriptionCharge',
      { subscriptionCharge: 'C-1' },
      { 'charge-key': 'C-1', amount: '59.00', revenueScheduleDate: '2025-01-01', ...made },
    ],
    ['createScheduleForInvoiceItem', { invoiceItem: 'i1' }, { 'invoice-item-id': 'i1', ...made }],
    ['createScheduleForInvoiceItemAdjustment', { invoiceItemAdjustment: 'a1' }, { 'invoice-item-adj-key': 'a1', ...made }],
    ['createScheduleForCreditMemoItem', { creditMemoItem: 'c1' }, { 'cmi-id': 'c1', ...made }],
    ['createScheduleForDebitMemoItem', { debitMemoItem: 'd1' }, { 'dmi-id': 'd1', ...made }],
  ])('sends the amounts, by %s', (row, target, input) => {
    expect(compile(daily, basis, target)).toEqual({ row, input });
  });

  const range = { recognitionStart: '2025-01-01', recognitionEnd: '2025-02-28', distributionType: 'Daily Distribution' };
  const dated = { ...range, revenueEvent: { ...event, notes } };
  it.each<[string, RevenueTarget, unknown]>([
    ['distributeOverDateRange', { schedule: 'RS-1' }, { 'rs-number': 'RS-1', ...range, ...event, notes }],
    ['createScheduleForInvoiceItemByDateRange', { invoiceItem: 'i1' }, { 'invoice-item-id': 'i1', ...dated }],
    ['createScheduleForInvoiceItemAdjustmentByDateRange', { invoiceItemAdjustment: 'a1' }, { 'invoice-item-adj-key': 'a1', ...dated }],
    ['createScheduleForCreditMemoItemByDateRange', { creditMemoItem: 'c1' }, { 'cmi-id': 'c1', ...dated }],
    ['createScheduleForDebitMemoItemByDateRange', { debitMemoItem: 'd1' }, { 'dmi-id': 'd1', ...dated }],
  ])('lets the platform calculate, by %s', (row, target, input) => {
    expect(compile(daily, basis, target, { calculation: 'platform' })).toEqual({ row, input });
  });

  it('lets the platform assign the whole amount to a date', () => {
    const atEnd = onDate({ ...about, on: 'end' });
    expect(compile(atEnd, basis, { schedule: 'RS-1' }, { calculation: 'platform', notes: 'Q1' })).toEqual({
      row: 'distributeOnDate',
      input: {
        'rs-number': 'RS-1',
        distributeOn: '2025-02-28',
        distributionType: 'specific date (delta percent undistributed)',
        percentage: '100',
        ...event,
        notes: 'Q1',
      },
    });
  });

  it.each<[string, () => unknown]>([
    [
      'percentages',
      () => compile(percentByPeriod({ ...about, percents: ['100'] }), basis, { schedule: 'RS-1' }, { calculation: 'platform' }),
    ],
    ['a charge', () => compile(daily, basis, { subscriptionCharge: 'C-1' }, { calculation: 'platform' })],
    ['a date for an item', () => compile(onDate({ ...about, on: 'start' }), basis, { invoiceItem: 'i1' }, { calculation: 'platform' })],
  ])('is refused if the platform cannot express it: %s', (_, act) => {
    expect(act).toThrow(InvalidRequestError);
    expect(act).toThrow('kind cannot be calculated by the platform');
  });

  it('sends event and version as the tenant sets them', () => {
    const own = { eventType: 'Credit Memo Posted' as const, eventTypeSystemId: 'OwnId' };
    const { input } = compile(daily, basis, { creditMemoItem: 'c1' }, { event: own, notes: 'because' });
    expect(input).toMatchObject({ revenueEvent: { ...own, notes: 'because' } });
  });
});
