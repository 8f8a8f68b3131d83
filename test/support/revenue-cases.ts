import fc from 'fast-check';
import type { RevenueItem, RevenuePeriod, RevenueBasis, RevenueRule, RuleModel } from '../../src/api/revenue/index.js';

const DAY = 86_400_000;
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
/** First possible day of the random periods, shortly before a leap year. */
const FIRST = Date.UTC(2023, 10, 1) / DAY;

export const byPlace: RevenueRule = {
  name: 'by-place',
  version: 3,
  shares: ({ periods }) => [
    ...periods.map(({ name }, index) => ({ accountingPeriodName: name, weight: String(index % 7) })),
    { accountingPeriodName: 'Open-Ended', weight: '2' },
  ],
};

/** Revenue model with its input. */
export interface RevenueCase {
  readonly model: RuleModel;
  readonly basis: RevenueBasis;
}

/** Percentages that add up to 100, with up to nine decimals. */
const percents = fc.array(fc.bigInt({ min: 0n, max: 50n * 10n ** 9n }), { minLength: 0, maxLength: 12 }).map((parts) => {
  const hundred = 100n * 10n ** 9n;
  const cuts = [...parts.map((part) => part * 2n), 0n, hundred].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return cuts.slice(1).map((to, index) => {
    const digits = (to - (cuts[index] ?? 0n)).toString().padStart(10, '0');
    return `${digits.slice(0, -9)}.${digits.slice(-9)}`;
  });
});

const named = fc.record(
  {
    name: fc.stringMatching(/^\S.{0,30}$/u),
    version: fc.integer({ min: 1, max: 99 }),
    closedPeriods: fc.constantFrom('catch-up' as const, 'prospective' as const),
  },
  { requiredKeys: ['name', 'version'] },
);
const quantity = fc.tuple(fc.nat({ max: 5000 }), fc.nat({ max: 999 })).map(([whole, part]) => `${whole}.${part}`);

export const anyModel: fc.Arbitrary<RuleModel> = fc
  .tuple(
    named,
    fc.oneof(
      fc.constantFrom('daily' as const, 'monthly' as const, 'front-load' as const, 'back-load' as const).map((spread) => ({
        kind: 'straightLine' as const,
        spread,
      })),
      fc.constantFrom('start', 'end', '2024-02-29').map((on) => ({ kind: 'onDate' as const, on })),
      fc.constantFrom('e0', 'e1', 'never').map((event) => ({ kind: 'onEvent' as const, event })),
      percents.map((all) => ({
        kind: 'milestones' as const,
        milestones: all.map((percent, index) => ({ event: `e${index}`, percent })),
      })),
      percents.map((all) => ({ kind: 'percentByPeriod' as const, percents: all })),
      fc
        .tuple(quantity, fc.constantFrom('open-ended' as const, 'at-end' as const))
        .map(([units, unused]) => ({ kind: 'byUsage' as const, units: `1${units}`, unused })),
      fc.constant({
        kind: 'custom' as const,
        rule: { name: byPlace.name, version: byPlace.version },
        parameters: { tail: ['2', 1, null] },
      }),
    ),
  )
  .map(([about, kind]) => ({ ...about, ...kind }));

/** Returns positive and negative amounts with `digits` decimals. */
function amountOf(digits: number): fc.Arbitrary<string> {
  return fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((units) => {
    const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
    const amount = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
    return units < 0n ? `-${amount}` : amount;
  });
}

const currency = fc.constantFrom({ code: 'USD', digits: 2 }, { code: 'JPY', digits: 0 }, { code: 'KWD', digits: 3 });

/** Random input: consecutive periods of any length, closed ones first, with any amounts. The service begins in one of the periods. */
const anyFacts: fc.Arbitrary<RevenueBasis> = currency.chain(({ code, digits }) =>
  fc
    .record({
      amount: amountOf(digits),
      lengths: fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 20 }),
      closed: fc.nat({ max: 20 }),
      pending: fc.nat({ max: 1 }),
      kept: fc.array(amountOf(digits), { minLength: 20, maxLength: 20 }),
      offset: fc.nat({ max: 400 }),
      days: fc.integer({ min: 1, max: 800 }),
      events: fc.array(fc.nat({ max: 1000 }), { maxLength: 3 }),
      usage: fc.array(fc.tuple(fc.nat(), quantity), { maxLength: 6 }),
      isKept: fc.boolean(),
    })
    .map(({ amount, lengths, closed, pending, kept, offset, days, events, usage, isKept }) => {
      let day = FIRST;
      const periods = lengths.map((length, index): RevenuePeriod => {
        const startDate = dateOf(day);
        day += length;
        return {
          name: `P${index}`,
          startDate,
          endDate: dateOf(day - 1),
          status: index < closed ? 'Closed' : index < closed + pending ? 'PendingClose' : 'Open',
        };
      });
      const start = FIRST + offset;
      const items = periods.map(({ name }, index): RevenueItem => ({
        accountingPeriodName: name,
        amount: kept[index] ?? '0',
        isAccountingPeriodClosed: index < closed,
      }));
      return {
        amount,
        currency: code,
        start: dateOf(start),
        end: dateOf(start + days - 1),
        periods,
        events: events.map((at, index) => ({ name: `e${index}`, date: dateOf(FIRST + at) })),
        usage: usage.map(([at, used]) => ({ date: dateOf(start + (at % days)), quantity: used })),
        ...(isKept && { items }),
      };
    }),
);

/** Random revenue model with matching input. */
export const anyRevenue: fc.Arbitrary<RevenueCase> = fc.record({ model: anyModel, basis: anyFacts });
