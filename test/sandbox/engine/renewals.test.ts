import { describe, expect, it } from 'vitest';
import { engineRuns } from '../../support/billing/engine-runs.js';
import { dayOf } from '../../support/reference/days.js';
import type { Account, Charge, Step } from '../../support/reference/description.js';

const START = dayOf('2027-01-01');
const fee: Charge = {
  id: 'fee',
  type: 'Recurring',
  pricing: { model: 'FlatFee', price: '10.00' },
  quantity: '1',
  period: { unit: 'term', count: 1 },
  base: { unit: 'months', count: 1 },
  arrears: true,
  alignment: 'charge',
  cycle: { of: 'account' },
  proration: 'setting',
  begins: START,
  ownEnd: null,
};
const run = (date: string): Step => ({ kind: 'run', day: dayOf(date) });
const renew = (date: string, months: number): Step => ({
  kind: 'renew',
  day: dayOf(date),
  subscription: 'S',
  term: { count: months, unit: 'months' },
});

const runBills = (charges: readonly Charge[], months: number, steps: readonly Step[], change: Partial<Account> = {}) =>
  engineRuns({
    currency: 'USD',
    digits: 2,
    cycleDay: 1,
    proration: 'actual',
    subscriptions: [{ id: 'S', start: START, term: { count: months, unit: 'months' }, plans: [{ id: 'P', charges }] }],
    steps,
    ...change,
  }).map(({ lines }) => lines.map(({ charge, from, through, amount }) => [charge, from, through, amount]));

describe('a renewal', () => {
  it('does not bill the days of the previous term, even if they are billed afterwards', () => {
    // 10.00 per month: twelve months, then six.
    expect(runBills([fee], 12, [renew('2028-01-01', 6), run('2028-01-01'), run('2028-07-01')])).toEqual([
      [['fee', '2027-01-01', '2027-12-31', '120.00']],
      [['fee', '2028-01-01', '2028-06-30', '60.00']],
    ]);
  });

  it('charges nothing more in a fully billed period', () => {
    const monthly: Charge = { ...fee, period: { unit: 'months', count: 3 }, base: { unit: 'period' }, arrears: false, proration: 'none' };
    const steps = [run('2027-01-01'), renew('2027-02-01', 12), run('2027-02-01'), run('2027-04-01')];
    expect(runBills([monthly], 1, steps)).toEqual([
      [['fee', '2027-01-01', '2027-01-31', '10.00']],
      [],
      [['fee', '2027-04-01', '2027-06-30', '10.00']],
    ]);
  });

  it('does not bill a one-time charge dated after the term', () => {
    const setup: Charge = { ...fee, type: 'OneTime', base: { unit: 'period' }, begins: dayOf('2027-02-01') };
    expect(runBills([setup], 1, [run('2027-03-01')])).toEqual([[]]);
  });
});

describe('a discount of the account', () => {
  const discount: Charge = {
    ...fee,
    id: 'half',
    pricing: { model: 'DiscountPercentage', percentage: '50' },
    base: { unit: 'period' },
    discount: { level: 'account', to: ['Recurring'], partially: false },
  };
  const monthly: Charge = { ...fee, period: { unit: 'months', count: 1 }, base: { unit: 'period' }, arrears: false };

  it('does not apply while its own subscription is paused', () => {
    const subscriptions = [
      { id: 'S', start: START, term: null, plans: [{ id: 'P', charges: [monthly] }] },
      { id: 'T', start: START, term: null, plans: [{ id: 'Q', charges: [{ ...discount, period: monthly.period }] }] },
    ];
    const pause: Step = { kind: 'pause', day: dayOf('2027-01-20'), subscription: 'T' };
    expect(runBills([], 1, [run('2027-01-01'), pause, run('2027-02-01')], { subscriptions })).toEqual([
      [
        ['fee', '2027-01-01', '2027-01-31', '10.00'],
        ['half', '2027-01-01', '2027-01-31', '-5.00'],
      ],
      [['fee', '2027-02-01', '2027-02-28', '10.00']],
    ]);
  });
});
