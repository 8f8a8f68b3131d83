import fc from 'fast-check';
import { propertyRuns } from '../../support/examples.js';
import { expect, it } from 'vitest';
import type { AccountingPeriodRow } from '../../../demo/sandbox/engine/ledger/accounting-periods.js';
import { addDays, addTerm } from '../../../demo/sandbox/engine/calendar.js';
import {
  distributeToPeriods,
  DATE_DISTRIBUTIONS,
  distributeToDate,
  distributeOverRange,
  type DistributableAmount,
} from '../../../demo/sandbox/engine/revenue/distribute.js';
import { sumRecognition } from '../../../demo/sandbox/engine/revenue/sum-recognition.js';
import {
  distributeLineCorrection,
  distributeLastDaysCorrection,
  distributeByRule,
} from '../../../demo/sandbox/engine/revenue/recognition-rules.js';
import { fromMinorUnits, splitByWeights, sumUnits, toMinorUnits } from '../../../demo/sandbox/engine/revenue/minor-units.js';
import type { RevenueSource } from '../../../demo/sandbox/engine/revenue/revenue-sources.js';
import { DISTRIBUTIONS, spreadOverRange, type PeriodAmounts } from '../../../demo/sandbox/engine/revenue/spread-over-range.js';
import { BillingError } from '../../../demo/sandbox/errors.js';

const FIRST = '2027-01-01';
/** Number of random examples: a few hundred in `npm test`, more in `npm run test:ci` and `npm run test:deep`. */
const numRuns = Math.max(300, propertyRuns);
const made = new Date('2026-12-01T00:00:00Z');

const month = (index: number, status: AccountingPeriodRow['status']): AccountingPeriodRow => {
  const startDate = addTerm(FIRST, index, 'Month');
  return {
    id: `p${index}`,
    name: `Month ${index}`,
    startDate,
    endDate: addDays(addTerm(FIRST, index + 1, 'Month'), -1),
    status,
    fiscalYear: 2027,
    fiscalQuarter: null,
    notes: null,
    closesOn: null,
    balancedFrom: null,
    balancedTo: null,
    balance: null,
    balanceFileId: null,
    customFields: {},
    createdDate: made,
    updatedDate: made,
  };
};

const COUNT = 14;
/** Random periods: some closed, then perhaps one that is pending close, then open ones. */
const periods = fc
  .tuple(fc.nat(COUNT), fc.boolean())
  .map(([closed, pending]) =>
    Array.from({ length: COUNT }, (_, index) =>
      month(index, index < closed ? 'Closed' : pending && index === closed ? 'PendingClose' : 'Open'),
    ),
  );
const currency = fc.constantFrom('USD', 'JPY', 'KWD');
const units = fc.bigInt({ min: -10_000_000_000n, max: 10_000_000_000n }).filter((amount) => amount !== 0n);
const day = fc.integer({ min: -40, max: 500 }).map((days) => addDays(FIRST, days));
const range = fc.tuple(day, fc.nat(500)).map(([start, days]) => ({ start, end: addDays(start, days) }));
const kind = fc.constantFrom(...DISTRIBUTIONS);

it('parts add up to the whole, none exceeds it, and a credit mirrors them', () => {
  fc.assert(
    fc.property(units, fc.array(fc.bigInt({ min: 0n, max: 400n }), { minLength: 1, maxLength: 40 }), (whole, weights) => {
      const parts = splitByWeights(whole, weights);
      const all = sumUnits(weights);
      expect(sumUnits(parts)).toBe(all === 0n ? 0n : whole);
      expect(splitByWeights(-whole, weights)).toEqual(parts.map((part) => -part));
      const last = weights.findLastIndex((weight) => weight > 0n);
      parts.forEach((part, index) => {
        const exact = whole * (weights[index] ?? 0n);
        if (index !== last) expect(part).toBe(all === 0n ? 0n : exact / all);
      });
    }),
    { numRuns },
  );
});

it('an amount survives conversion to minor units and back', () => {
  fc.assert(
    fc.property(currency, units, (code, amount) => {
      expect(toMinorUnits(code, fromMinorUnits(code, amount))).toBe(amount);
    }),
    { numRuns },
  );
});

it('an amount spread between two dates adds up and uses only open periods', () => {
  fc.assert(
    fc.property(units, kind, range, periods, (whole, how, between, all) => {
      const parts = spreadOverRange(whole, how, between, all);
      expect(sumUnits(parts.values())).toBe(whole);
      const open = new Set<string | null>([null, ...all.filter(({ status }) => status === 'Open').map(({ id }) => id)]);
      expect([...parts.keys()].filter((id) => !open.has(id))).toEqual([]);
    }),
    { numRuns },
  );
});

type Step =
  | { is: 'close' }
  | { is: 'reopen' }
  | { is: 'pending' }
  | { is: 'range'; range: { start: string; end: string }; kind: (typeof DISTRIBUTIONS)[number] }
  | { is: 'date'; day: string; type: (typeof DATE_DISTRIBUTIONS)[number]; amount: bigint; percentage: number }
  | { is: 'periods'; amounts: [number, bigint][] };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>({ is: 'close' }, { is: 'reopen' }, { is: 'pending' }),
  fc.record({ is: fc.constant('range' as const), range, kind }),
  fc.record({
    is: fc.constant('date' as const),
    day,
    type: fc.constantFrom(...DATE_DISTRIBUTIONS),
    amount: units,
    percentage: fc.nat(100),
  }),
  fc.record({ is: fc.constant('periods' as const), amounts: fc.array(fc.tuple(fc.nat(COUNT), units), { maxLength: 4 }) }),
);

/** Returns the state after a step. A refused step changes nothing and must name a field and a reason. */
function after(held: DistributableAmount, one: Step): DistributableAmount {
  const { currency: code } = held;
  const set = (index: number, status: AccountingPeriodRow['status']): DistributableAmount => ({
    ...held,
    periods: held.periods.map((period, at) => (at === index ? { ...period, status } : period)),
  });
  const unclosed = held.periods.findIndex(({ status }) => status !== 'Closed');
  if (one.is === 'pending') return held.periods[unclosed]?.status === 'Open' ? set(unclosed, 'PendingClose') : held;
  if (one.is === 'close') return held.periods[unclosed]?.status === 'PendingClose' ? set(unclosed, 'Closed') : held;
  if (one.is === 'reopen') {
    const next = unclosed === -1 ? undefined : held.periods[unclosed];
    return next && next.status !== 'Open' ? held : set((unclosed === -1 ? COUNT : unclosed) - 1, 'Open');
  }
  const partsOf = (): PeriodAmounts => {
    if (one.is === 'range') return distributeOverRange(held, one.range, one.kind);
    if (one.is === 'periods') {
      const named = one.amounts.map(([index, amount]) => ({
        accountingPeriodName: held.periods[index]?.name ?? 'Open-Ended',
        newAmount: fromMinorUnits(code, amount),
      }));
      return distributeToPeriods(held, named);
    }
    const fixed = one.type === 'specific date (delta fixed amount)';
    const how = fixed ? { amount: fromMinorUnits(code, one.amount) } : { percentage: String(one.percentage) };
    return distributeToDate(held, { distributeOn: one.day, distributionType: one.type, ...how });
  };
  try {
    return { ...held, parts: partsOf() };
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    expect(error.message).toMatch(/'[\w.]+'/);
    return held;
  }
}

it('distributing, closing and reopening in any order keeps the total, and never changes periods that are not open', () => {
  fc.assert(
    fc.property(currency, units, fc.array(step, { maxLength: 20 }), (code, whole, steps) => {
      const all = Array.from({ length: COUNT }, (_, index) => month(index, 'Open'));
      const amount = fromMinorUnits(code, whole);
      let held: DistributableAmount = { currency: code, amount, periods: all, parts: new Map([[null, whole]]) };
      for (const one of steps) {
        const before = held;
        held = after(before, one);
        const split = sumRecognition(
          code,
          [...held.parts].map(([periodId, part]) => ({ periodId, amount: fromMinorUnits(code, part) })),
          held.periods,
        );
        expect(sumUnits(Object.values(split).map((part: string) => toMinorUnits(code, part)))).toBe(whole);
        for (const { id, status } of before.periods) {
          if (status !== 'Open') expect(held.parts.get(id) ?? 0n).toBe(before.parts.get(id) ?? 0n);
        }
      }
    }),
    { numRuns },
  );
});

const source = (code: string, whole: bigint, between: { start: string; end: string }): RevenueSource => ({
  type: 'InvoiceItem',
  id: 'item',
  number: 'INV1',
  posted: true,
  accountId: 'account',
  subscriptionId: null,
  chargeNumber: 'C-1',
  productChargeId: null,
  currency: code,
  amount: fromMinorUnits(code, whole),
  date: between.start,
  serviceStart: between.start,
  serviceEnd: between.end,
  corrects: null,
  coversLine: false,
});
const DAILY = { type: 'Recurring', details: {} } as const;

it('a reversal leaves nothing in any period, and a reversal of the last days leaves nothing in later periods', () => {
  fc.assert(
    fc.property(currency, units, range, periods, fc.nat(500), (code, whole, between, all, skipped) => {
      const bill = distributeByRule(source(code, whole, between), DAILY, undefined, all);
      expect(sumUnits(bill.values())).toBe(whole);
      const back = distributeLineCorrection(source(code, -whole, between), bill, all);
      for (const id of [null, ...all.map((period) => period.id)]) expect((bill.get(id) ?? 0n) + (back?.get(id) ?? 0n)).toBe(0n);
      const start = addDays(between.start, skipped);
      const part = whole / 2n;
      if (start > between.end || part === 0n) return;
      const tail = distributeLastDaysCorrection(source(code, -part, { start, end: between.end }), bill, all);
      if (tail) expect(sumUnits(tail.values())).toBe(-part);
    }),
    { numRuns },
  );
});
