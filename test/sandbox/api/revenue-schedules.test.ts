import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAll, takeStep } from '../../support/ledger.js';
import { containing } from '../../support/matchers.js';
import { eventsOf, itemsOf, linesOf, readSchedule, scheduleOfLine, totalsOf } from '../../support/revenue.js';
import { BUILD_MONTHLY, newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const KEY = 'A00000001';
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const order = async (options: Partial<Parameters<typeof orderFor>[0]> = {}) =>
  started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started), collect: false, ...options }) });
const put = async (path: string, json: object) => (await started.call(path, { method: 'PUT', json })).body;
const distribute = (number: string, revenueDistributions: object[]) =>
  put(`/v1/revenue-schedules/${number}/distribute-revenue-across-accounting-periods`, { revenueDistributions });
const refusal = (category: number, field: string) => [{ category, message: containing(`'${field}'`) }];

describe('the schedule of a bill', () => {
  it('is spread over the days that are served, cut to the cent, the rest in the last period', async () => {
    await order();
    const [line] = await linesOf(started, 'INV00000001');
    const schedule = await scheduleOfLine(started, line?.id);
    expect(schedule).toMatchObject({
      number: 'RS-00000001',
      linkedTransactionType: 'InvoiceItem',
      linkedTransactionNumber: 'INV00000001',
      recognitionRuleName: 'Recognize daily over time',
      deferredRevenueAccountingCode: undefined,
    });
    console.log(JSON.stringify(schedule), JSON.stringify(line));
  });
});
