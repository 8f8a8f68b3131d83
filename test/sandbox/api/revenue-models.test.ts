import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBillingClient, type BillingClient } from '../../../src/api/index.js';
import { compile, preview, type RevenuePeriod, type RevenueBasis, type RevenuePreview } from '../../../src/api/revenue/index.js';
import { closeAll, takeStep } from '../../support/ledger.js';
import { anyModel, byPlace } from '../../support/revenue-cases.js';
import { linesOf, scheduleOfLine } from '../../support/revenue.js';
import { newMethod, orderFor } from '../../support/sandbox-orders.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const DAY = 86_400_000;
const dateAfter = (days: number): string => new Date(Date.UTC(2026, 6, 1) + days * DAY).toISOString().slice(0, 10);
const RUNS = { numRuns: Math.min(300, fc.readConfigureGlobal().numRuns ?? 20) };

let started: StartedSandbox;
let billing: BillingClient;
let number: string;
let periods: readonly RevenuePeriod[];

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  await started.call('/v1/orders', {
    json: orderFor({ orderDate: '2026-11-21', paymentMethodId: await newMethod(started), collect: false }),
  });
  const [line] = await linesOf(started, 'INV00000001');
  ({ number } = await scheduleOfLine(started, line?.id));
  billing = createBillingClient({
    baseUrl: SANDBOX_URL,
    credential: () => started.authorization.slice('Bearer '.length),
    version: '2025-08-12',
    fetch: (request) => started.sandbox.fetch(request),
  });
  // July is closed and August is pending close, so both keep their amounts.
  await closeAll(started, ['Jul 2026']);
  await takeStep(started, 'Aug 2026', 'pending-close');
  periods = (await billing.accountingPeriods.list({})).accountingPeriods;
});
afterAll(() => started.close());

const service = fc
  .tuple(fc.nat({ max: 400 }), fc.nat({ max: 800 }))
  .map(([offset, days]) => ({ start: dateAfter(offset), end: dateAfter(offset + days) }));

/** Any revenue model. A date in it is moved into an accounting period of this tenant. */
const modelHere = anyModel.map((model) => (model.kind === 'onDate' && model.on.startsWith('2') ? { ...model, on: '2026-10-31' } : model));

/** Returns the current amounts of the schedule, combined with other days of service. */
async function factsOf(days: Pick<RevenueBasis, 'start' | 'end'>): Promise<RevenueBasis> {
  const { amount, currency = '', revenueItems: items } = await billing.revenueSchedules.get({ 'rs-number': number });
  return { amount, currency, ...days, periods, items };
}

const nonzero = (parts: readonly { accountingPeriodName: string; amount: string }[]): string[] =>
  parts.filter(({ amount }) => /[1-9]/.test(amount)).map(({ accountingPeriodName, amount }) => `${accountingPeriodName} ${amount}`);

async function expectHeld(shown: RevenuePreview): Promise<void> {
  const after = await billing.revenueSchedules.get({ 'rs-number': number });
  expect(nonzero(after.revenueItems)).toEqual(nonzero(shown.parts));
  expect({
    recognized: after.recognizedRevenue,
    unrecognized: after.unrecognizedRevenue,
    undistributed: after.undistributedUnrecognizedRevenue,
  }).toEqual({ recognized: shown.recognized, unrecognized: shown.unrecognized, undistributed: shown.undistributed });
}

it('a schedule equals the preview of every revenue model', async () => {
  await fc.assert(
    fc.asyncProperty(modelHere, service, async (model, days) => {
      const basis = await factsOf(days);
      await billing.sendRevenue(compile(model, basis, { schedule: number }, { rules: [byPlace] }));
      await expectHeld(preview(model, basis, { rules: [byPlace] }));
    }),
    RUNS,
  );
});

it('the straight-line model equals the daily calculation of the platform', async () => {
  const spread = fc.constantFrom('daily' as const, 'monthly' as const, 'front-load' as const, 'back-load' as const);
  await fc.assert(
    fc.asyncProperty(spread, service, async (how, days) => {
      // The model refuses days before the first open period, whereas the schedule recognizes their revenue in that period.
      fc.pre(days.start >= '2026-09-01');
      const model = { kind: 'straightLine' as const, name: 'Line', version: 1, spread: how, closedPeriods: 'prospective' as const };
      const basis = await factsOf(days);
      await billing.sendRevenue(compile(model, basis, { schedule: number }, { calculation: 'platform' }));
      await expectHeld(preview(model, basis));
    }),
    RUNS,
  );
});
