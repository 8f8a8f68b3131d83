import { expect, it } from 'vitest';
import { createBillingClient } from '../../src/api/index.js';
import { compile, onDate, straightLine, type RevenueBasis, type RevenueTarget } from '../../src/api/revenue/index.js';

const daily = straightLine({ name: 'Daily', version: 1, spread: 'daily' });
const atOnce = onDate({ name: 'At once', version: 1, on: 'start' });
const basis: RevenueBasis = {
  amount: '31.00',
  currency: 'USD',
  start: '2025-01-01',
  end: '2025-01-31',
  periods: [{ name: 'Jan', startDate: '2025-01-01', endDate: '2025-01-31' }],
};

const sent: Request[] = [];
const billing = createBillingClient({
  baseUrl: 'https://billing.test',
  credential: () => 'token',
  version: '2025-08-12',
  fetch: (request) => {
    sent.push(request.clone());
    return Promise.resolve(Response.json({ success: true, revenueScheduleNumber: 'RS-1', revenueEventNumber: 'RE-1' }));
  },
});

const SCHEDULES = '/v1/revenue-schedules';
const RANGE = 'distribute-revenue-with-date-range';

it.each<[string, RevenueTarget]>([
  [`PUT ${SCHEDULES}/RS-7/distribute-revenue-across-accounting-periods`, { schedule: 'RS-7' }],
  [`POST ${SCHEDULES}/subscription-charges/C-1`, { subscriptionCharge: 'C-1' }],
  [`POST ${SCHEDULES}/invoice-items/i1`, { invoiceItem: 'i1' }],
  [`POST ${SCHEDULES}/invoice-item-adjustments/a1`, { invoiceItemAdjustment: 'a1' }],
  [`POST ${SCHEDULES}/credit-memo-items/c1`, { creditMemoItem: 'c1' }],
  [`POST ${SCHEDULES}/debit-memo-items/d1`, { debitMemoItem: 'd1' }],
])('sends amounts with %s', async (operation, target) => {
  const made = await billing.sendRevenue(compile(daily, basis, target));
  const request = sent.at(-1);
  expect(`${request?.method} ${new URL(request?.url ?? '').pathname}`).toBe(operation);
  expect(await request?.json()).toMatchObject({ revenueDistributions: [{ accountingPeriodName: 'Jan', newAmount: '31.00' }] });
  expect('schedule' in target ? made.revenueEventNumber : made.revenueScheduleNumber).toMatch(/^R[ES]-1$/);
});

it.each<[string, RevenueTarget]>([
  [`PUT ${SCHEDULES}/RS-7/${RANGE}`, { schedule: 'RS-7' }],
  [`POST ${SCHEDULES}/invoice-items/i1/${RANGE}`, { invoiceItem: 'i1' }],
  [`POST ${SCHEDULES}/invoice-item-adjustments/a1/${RANGE}`, { invoiceItemAdjustment: 'a1' }],
  [`POST ${SCHEDULES}/credit-memo-items/c1/${RANGE}`, { creditMemoItem: 'c1' }],
  [`POST ${SCHEDULES}/debit-memo-items/d1/${RANGE}`, { debitMemoItem: 'd1' }],
])('sends days with %s', async (operation, target) => {
  await billing.sendRevenue(compile(daily, basis, target, { calculation: 'platform' }));
  const request = sent.at(-1);
  expect(`${request?.method} ${new URL(request?.url ?? '').pathname}`).toBe(operation);
  expect(await request?.json()).toMatchObject({ recognitionStart: '2025-01-01', recognitionEnd: '2025-01-31' });
});

it('sends a single day with its own operation', async () => {
  await billing.sendRevenue(compile(atOnce, basis, { schedule: 'RS-7' }, { calculation: 'platform' }));
  expect(sent.at(-1)?.url).toContain(`${SCHEDULES}/RS-7/distribute-revenue-on-specific-date`);
});

it('sends a new schedule with the key of its intent', async () => {
  await billing.sendRevenue(compile(daily, basis, { invoiceItem: 'i1' }), { idempotencyKey: 'once' });
  expect(sent.at(-1)?.headers.get('idempotency-key')).toBe('once');
});
