import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { billRuns } from './bills.js';
import { dayOf } from './days.js';
import type { Account, Charge, Step } from './description.js';

const START = dayOf('2027-01-31');
const monthly: Charge = {
  id: 'seats',
  type: 'Recurring',
  pricing: { model: 'PerUnit', price: '10.00' },
  quantity: '3',
  period: { unit: 'months', count: 1 },
  base: { unit: 'period' },
  arrears: false,
  alignment: 'charge',
  cycle: { of: 'account' },
  proration: 'setting',
  begins: START,
  ownEnd: null,
};

const run = (date: string): Step => ({ kind: 'run', day: dayOf(date) });
const account = (charges: readonly Charge[], steps: readonly Step[], change: Partial<Account> = {}): Account => ({
  currency: 'USD',
  digits: 2,
  cycleDay: 31,
  proration: 'actual',
  subscriptions: [{ id: 'S', start: START, term: null, plans: [{ id: 'P', charges }] }],
  steps,
  ...change,
});
const lines = (of: Account) =>
  billRuns(of).map((one) => one.lines.map(({ charge, from, through, amount }) => [charge, from, through, amount]));

// All expected amounts were calculated by hand from docs/billing-rules.md.
describe('the reference calculator', () => {
  it('moves the 31st to the last day of a short month, and back', () => {
    expect(lines(account([monthly], [run('2027-01-31'), run('2027-03-31')]))).toEqual([
      [['seats', '2027-01-31', '2027-02-27', '30.00']],
      [
        ['seats', '2027-02-28', '2027-03-30', '30.00'],
        ['seats', '2027-03-31', '2027-04-29', '30.00'],
      ],
    ]);
  });

  it('credits the days that a change replaces', () => {
    const change: Step = { kind: 'change', day: dayOf('2027-02-10'), charge: 'seats', quantity: '5', pricing: monthly.pricing };
    // 18 of 28 days: 30.00 x 18/28 = 19.2857; 50.00 x 18/28 = 32.1428.
    expect(lines(account([monthly], [run('2027-01-31'), change, run('2027-02-10')]))[1]).toEqual([
      ['seats', '2027-02-10', '2027-02-27', '-19.29'],
      ['seats', '2027-02-10', '2027-02-27', '32.14'],
    ]);
  });

  it('prorates by thirty-day months or not at all, as the setting says', () => {
    const charge: Charge = { ...monthly, begins: dayOf('2027-02-10'), quantity: '1' };
    const steps = [run('2027-02-10')];
    // February 10 to 27: 18 of 28 days, both in thirty-day months (period from January 30) and in actual days (period from January 31).
    expect(lines(account([charge], steps, { proration: 'thirty' }))).toEqual([[['seats', '2027-02-10', '2027-02-27', '6.43']]]);
    const first: Charge = { ...charge, cycle: { of: 'day', day: 1 } };
    // Until March 1: 21 of 30 days, or 19 of 28 actual days.
    expect(lines(account([first], steps, { proration: 'thirty' }))[0]?.[0]?.[3]).toBe('7.00');
    expect(lines(account([first], steps))[0]?.[0]?.[3]).toBe('6.79');
    expect(lines(account([first], steps, { proration: 'none' }))[0]?.[0]?.[3]).toBe('10.00');
  });

  it('bills arrears up to a cancellation on the day of the cancellation', () => {
    const cancel: Step = { kind: 'cancel', day: dayOf('2027-02-10'), subscription: 'S' };
    const late: Charge = { ...monthly, arrears: true };
    // 10 of 28 days: 30.00 x 10/28 = 10.714.
    expect(lines(account([late], [run('2027-01-31'), cancel, run('2027-02-10'), run('2027-04-01')]))).toEqual([
      [],
      [['seats', '2027-01-31', '2027-02-09', '10.71']],
      [],
    ]);
  });

  it('reverses discounts together with the days they reduced', () => {
    const discount: Charge = {
      ...monthly,
      id: 'tenth',
      pricing: { model: 'DiscountPercentage', percentage: '10' },
      discount: { level: 'rateplan', to: ['Recurring'], partially: false },
    };
    const cancel: Step = { kind: 'cancel', day: dayOf('2027-02-10'), subscription: 'S' };
    expect(lines(account([monthly, discount], [run('2027-01-31'), cancel, run('2027-02-10')]))).toEqual([
      [
        ['seats', '2027-01-31', '2027-02-27', '30.00'],
        ['tenth', '2027-01-31', '2027-02-27', '-3.00'],
      ],
      [
        ['seats', '2027-02-10', '2027-02-27', '-19.29'],
        ['tenth', '2027-02-10', '2027-02-27', '1.93'],
      ],
    ]);
  });

  it('rates usage after its period, tier by tier, and late records with the next period', () => {
    const calls: Charge = {
      ...monthly,
      id: 'calls',
      type: 'Usage',
      pricing: { model: 'TieredWithOverage', tiers: [{ until: '10', price: '0.005', flat: false }], overage: '0.02' },
      usage: { group: 'period' },
    };
    const record = (known: string, day: string, quantity: string): Step => ({
      kind: 'usage',
      day: dayOf(known),
      record: { id: `${day} ${known}`, charge: 'calls', day: dayOf(day), quantity, upload: null },
    });
    const steps = [
      record('2027-02-01', '2027-02-01', '12.5'),
      run('2027-02-27'),
      run('2027-02-28'),
      record('2027-03-01', '2027-02-20', '3'),
      record('2027-03-05', '2027-03-05', '1'),
      run('2027-03-31'),
    ];
    // 10 x 0.005 + 2.5 x 0.02 = 0.10; 4 x 0.005 = 0.02.
    expect(lines(account([calls], steps))).toEqual([
      [],
      [['calls', '2027-01-31', '2027-02-27', '0.10']],
      [['calls', '2027-02-28', '2027-03-30', '0.02']],
    ]);
  });
});

it('the reference calculator imports nothing from the engine', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) {
    const imports = [...(await readFile(join(folder, name), 'utf8')).matchAll(/ from '([^']+)'/g)].map(([, from]) => from);
    for (const from of imports) expect(from, name).toMatch(/^\.\/[\w-]+\.js$/);
  }
});
