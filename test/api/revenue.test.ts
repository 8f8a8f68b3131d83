import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '../../src/api/errors.js';
import * as z from 'zod';
import {
  byUsage,
  custom,
  milestones,
  onDate,
  onEvent,
  parseModel,
  percentByPeriod,
  preview,
  straightLine,
  type RevenueBasis,
  type RevenueRule,
} from '../../src/api/revenue/index.js';

const about = { name: 'A model', version: 2 };
const daily = straightLine({ ...about, spread: 'daily' });
const periods = [
  { name: 'Jan', startDate: '2025-01-01', endDate: '2025-01-31' },
  { name: 'Feb', startDate: '2025-02-01', endDate: '2025-02-28' },
];
const basis: RevenueBasis = { amount: '59.00', currency: 'USD', start: '2025-01-01', end: '2025-02-28', periods };

/** Returns the rejected fields with their messages. */
function refusedFields(act: () => unknown): Record<string, string> {
  try {
    act();
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    return Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
  }
  return {};
}

describe('a model', () => {
  it('is plain data with its kind', () => {
    expect(JSON.parse(JSON.stringify(daily))).toEqual({ name: 'A model', version: 2, kind: 'straightLine', spread: 'daily' });
    const rule: RevenueRule = { name: 'mine', version: 4, shares: () => [] };
    expect(custom({ ...about, rule, parameters: { tail: [1, '2'] } })).toEqual({
      ...about,
      kind: 'custom',
      rule: { name: 'mine', version: 4 },
      parameters: { tail: [1, '2'] },
    });
  });

  it.each<[string, () => unknown, Record<string, string>]>([
    ['without a name', () => onDate({ ...about, name: ' ', on: 'start' }), { name: 'must not be blank: enter a name' }],
    ['without a version', () => onDate({ ...about, version: 0, on: 'start' }), { version: 'must be at least 1, is 0' }],
    [
      'for a day that does not exist',
      () => onDate({ ...about, on: '2025-02-29' }),
      { on: 'must be "start", "end" or a date YYYY-MM-DD that exists' },
    ],
    ['for an event without a name', () => onEvent({ ...about, event: '' }), { event: 'must not be blank: enter a name' }],
    [
      'with less than 100 percent',
      () => percentByPeriod({ ...about, percents: ['50', '49.5'] }),
      { percents: 'must add up to 100 and add up to 99.5; 0.5 are missing: raise one by that' },
    ],
    [
      'with a billionth more than 100 percent',
      () => percentByPeriod({ ...about, percents: ['50', '50.000000001'] }),
      { percents: 'must add up to 100 and add up to 100.000000001; 0.000000001 are too much: lower one by that' },
    ],
    [
      'with an invalid percentage',
      () => percentByPeriod({ ...about, percents: ['50', '50 %'] }),
      { 'percents.1': 'must be a percentage as text, from 0 to 100 with at most 9 decimals, for example "12.5"' },
    ],
    [
      'with a duplicate event',
      () =>
        milestones({
          ...about,
          milestones: [
            { event: 'live', percent: '40' },
            { event: 'live', percent: '60' },
          ],
        }),
      { 'milestones.1.event': 'is the event of milestone 0 too: give each its own, or one of them both percentages' },
    ],
    ['without milestones', () => milestones({ ...about, milestones: [] }), { milestones: 'must have at least 1 entries, has 0' }],
    ['with zero units', () => byUsage({ ...about, units: '0.00', unused: 'at-end' }), { units: 'must be more than nothing' }],
    [
      'without a kind',
      () => parseModel({ ...about }),
      { kind: 'must be one of straightLine, onDate, onEvent, milestones, percentByPeriod, byUsage, custom' },
    ],
    [
      'with a field of another kind',
      () => parseModel({ ...daily, units: '5' }),
      { units: 'is not a field of the model: remove it or correct its spelling' },
    ],
    ['that is not an object', () => parseModel('straightLine'), { '': 'must be an object, is text' }],
  ])('is refused %s', (_, build, wanted) => {
    expect(refusedFields(build)).toEqual(wanted);
  });
});

describe('a preview', () => {
  it('shows each period, with recognized, unrecognized and undistributed amounts', () => {
    const closed = [{ ...periods[0]!, status: 'Closed' as const }];
    const items = [{ accountingPeriodName: 'Jan', amount: '30.00', isAccountingPeriodClosed: true }];
    expect(preview(daily, { ...basis, periods: closed, items })).toEqual({
      model: about,
      amount: '59.00',
      currency: 'USD',
      parts: [
        { accountingPeriodName: 'Jan', startDate: '2025-01-01', endDate: '2025-01-31', isAccountingPeriodClosed: true, amount: '30.00' },
        { accountingPeriodName: 'Open-Ended', startDate: undefined, endDate: undefined, isAccountingPeriodClosed: false, amount: '29.00' },
      ],
      recognized: '30.00',
      unrecognized: '0.00',
      undistributed: '29.00',
    });
  });

  it('keeps a period that is pending close, and counts it as unrecognized', () => {
    const pending = [{ ...periods[0]!, status: 'PendingClose' as const }, periods[1]!];
    const items = [{ accountingPeriodName: 'Jan', amount: '30.00' }];
    const shown = preview(daily, { ...basis, periods: pending, items });
    expect(shown.parts.map((part) => part.amount)).toEqual(['30.00', '29.00']);
    expect(shown).toMatchObject({ recognized: '0.00', unrecognized: '59.00', undistributed: '0.00' });
  });

  it('lists a period whose amount becomes zero', () => {
    const items = [{ accountingPeriodName: 'Feb', amount: '59.00' }];
    const { parts } = preview(onDate({ ...about, on: 'start' }), { ...basis, items });
    expect(parts.map(({ accountingPeriodName, amount }) => `${accountingPeriodName} ${amount}`)).toEqual(['Jan 59.00', 'Feb 0.00']);
  });

  it('keeps every digit of amounts that a float cannot hold', () => {
    const amount = '90071992547409930000000001.23';
    const { parts } = preview(percentByPeriod({ ...about, percents: ['50', '50'] }), { ...basis, amount });
    expect(parts.map((part) => part.amount)).toEqual(['45035996273704965000000000.61', '45035996273704965000000000.62']);
  });

  const [january, february] = periods;
  it.each<[string, Partial<RevenueBasis>, Record<string, string>]>([
    [
      'for more digits than the currency has',
      { amount: '59.5', currency: 'JPY' },
      { amount: 'is 59.5, with more digits than JPY: round it first' },
    ],
    ['for an invalid amount', { amount: '5e3' }, { amount: 'must be an amount as text, for example "12.50" or "-12.50"' }],
    ['for an invalid currency', { currency: 'usd' }, { currency: 'must be a currency such as USD' }],
    ['for service that ends before it begins', { end: '2024-12-31' }, { end: 'is before 2025-01-01: swap the two' }],
    [
      'for service before the first period',
      { start: '2024-12-31' },
      { start: 'is 2024-12-31, before the first accounting period: add earlier periods' },
    ],
    ['without periods', { periods: [] }, { periods: 'must have at least 1 entries, has 0' }],
    [
      'for days without a period',
      { periods: [january!, { ...february!, startDate: '2025-02-02' }] },
      { 'periods.1.startDate': 'leaves a gap after Jan, which ends on 2025-01-31: begin on the day after' },
    ],
    [
      'for days with two periods',
      { periods: [{ ...february!, startDate: '2025-01-31' }, january!] },
      { 'periods.0.startDate': 'lies within Jan, which ends on 2025-01-31: begin on the day after' },
    ],
    [
      'for a duplicate period',
      { periods: [january!, { ...february!, name: 'Jan' }] },
      { 'periods.1.name': 'is also the name of periods.0: pass each period once' },
    ],
    [
      'for a period that ends before it starts',
      { periods: [{ ...january!, endDate: '2024-12-31' }] },
      { 'periods.0.endDate': 'is before 2025-01-01: swap the two' },
    ],
    [
      'for an open-ended period',
      { periods: [{ ...january!, name: 'Open-Ended' }] },
      { 'periods.0.name': 'is not given: Open-Ended is always there' },
    ],
    [
      'for an item of an unknown period',
      { items: [{ accountingPeriodName: 'Mar', amount: '1.00' }] },
      { 'items.0.accountingPeriodName': 'is "Mar", which is not one of the periods: add the period' },
    ],
    [
      'for two items of a period',
      {
        items: [
          { accountingPeriodName: 'Jan', amount: '1.00' },
          { accountingPeriodName: 'Jan', amount: '2.00' },
        ],
      },
      { 'items.1.accountingPeriodName': 'is "Jan" again: pass the items of one schedule only' },
    ],
    [
      'for a duplicate event',
      {
        events: [
          { name: 'live', date: '2025-01-01' },
          { name: 'live', date: '2025-01-02' },
        ],
      },
      { 'events.1.name': 'is "live" again: pass each event once' },
    ],
    [
      'for an unknown field',
      z.custom<Partial<RevenueBasis>>().parse({ begin: '2025-01-01' }),
      { begin: 'is not a field of the basis: remove it or correct its spelling' },
    ],
  ])('is refused %s', (_, wrong, wanted) => {
    expect(refusedFields(() => preview(daily, { ...basis, ...wrong }))).toEqual(wanted);
  });

  it.each([
    ['an event', { events: [{ name: 'live', date: '2024-12-31' }] }, onEvent({ ...about, event: 'live' }), 'events.0.date'],
    ['a date', {}, onDate({ ...about, on: '2024-12-31' }), 'model.on'],
    [
      'usage outside the service',
      { usage: [{ date: '2025-03-01', quantity: '1' }] },
      byUsage({ ...about, units: '1', unused: 'at-end' }),
      'usage.0.date',
    ],
    [
      'negative usage',
      { usage: [{ date: '2025-02-01', quantity: '-1' }] },
      byUsage({ ...about, units: '1', unused: 'at-end' }),
      'usage.0.quantity',
    ],
  ])('is refused for %s that no period can contain', (_, more, model, field) => {
    expect(Object.keys(refusedFields(() => preview(model, { ...basis, ...more })))).toEqual([field]);
  });
});

describe('a custom rule', () => {
  const rule = (shares: RevenueRule['shares']): RevenueRule => ({ name: 'mine', version: 1, shares });
  const model = custom({ ...about, rule: { name: 'mine', version: 1 }, parameters: { factor: '3' } });
  const refusalWith = (shares: RevenueRule['shares']) => refusedFields(() => preview(model, basis, { rules: [rule(shares)] }));

  it('gets the periods in order, their days of service and its parameters', () => {
    let told: unknown;
    preview(
      model,
      { ...basis, start: '2025-01-30', periods: [periods[1]!, periods[0]!] },
      {
        rules: [
          rule((given) => {
            told = { periods: given.periods, parameters: given.parameters, amount: given.amount };
            return [{ accountingPeriodName: 'Jan', weight: '1' }];
          }),
        ],
      },
    );
    expect(told).toEqual({
      periods: [
        { ...periods[0], isClosed: false, servedDays: 2 },
        { ...periods[1], isClosed: false, servedDays: 28 },
      ],
      parameters: { factor: '3' },
      amount: '59.00',
    });
  });

  it('is unknown under another version', () => {
    const other = { ...rule(() => []), version: 2 };
    expect(refusedFields(() => preview(model, basis, { rules: [other] }))).toEqual({
      rule: 'is "mine", version 1, which is not one of the rules ("mine", version 2): pass it in { rules }',
    });
  });

  it.each<[string, RevenueRule['shares'], string]>([
    ['shares for an unknown period', () => [{ accountingPeriodName: 'May', weight: '1' }], 'returns a share for "May"'],
    ['a negative weight', () => [{ accountingPeriodName: 'Jan', weight: '-1' }], 'gives Jan the weight -1'],
    ['a float', () => [{ accountingPeriodName: 'Jan', weight: z.custom<string>().parse(0.1) }], 'gives Jan the weight 0.1'],
    ['nothing', () => [], 'returns no shares'],
    ['only zero weights', () => [{ accountingPeriodName: 'Jan', weight: '0' }], 'returns no shares'],
  ])('is refused with %s', (_, shares, message) => {
    expect(refusalWith(shares)['rule']).toContain(message);
  });
});
