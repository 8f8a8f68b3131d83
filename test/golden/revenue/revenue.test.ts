import { describe, expect, it } from 'vitest';
import { parseModel, preview, type RevenueRule } from '../../../src/api/revenue/index.js';
import { evaluateArithmetic } from '../arithmetic.js';
import { truncateToMinorUnit, readGoldenSchedules, sumAmounts } from './golden-schedules.js';

/** Custom rule: the n periods with service get the weights n, n - 1, ... 1. `heldBack` percent of the amount stay undistributed. */
const sumOfTheDigits: RevenueRule = {
  name: 'sum-of-the-digits',
  version: 1,
  shares: ({ periods, parameters: { heldBack = '0' } }) => {
    const served = periods.filter(({ servedDays }) => servedDays > 0);
    const percent = Number(heldBack);
    const digits = (served.length * (served.length + 1)) / 2;
    return [
      ...served.map(({ name }, index) => ({ accountingPeriodName: name, weight: String((served.length - index) * (100 - percent)) })),
      { accountingPeriodName: 'Open-Ended', weight: String(digits * percent) },
    ];
  },
};

const schedules = readGoldenSchedules();
const rules = [sumOfTheDigits];

it('covers every kind of model in more than thirty cases', () => {
  expect(schedules.length).toBeGreaterThan(30);
  const kinds = ['straightLine', 'onDate', 'onEvent', 'milestones', 'percentByPeriod', 'byUsage', 'custom'];
  expect(new Set(schedules.map(({ model }) => parseModel(model).kind))).toEqual(new Set(kinds));
  expect(new Set(schedules.map(({ title }) => title)).size).toBe(schedules.length);
});

describe('golden tables', () => {
  it.each(schedules)('$title', ({ basis: { amount, currency }, parts }) => {
    for (const part of parts)
      expect(`${part.arithmetic} = ${truncateToMinorUnit(evaluateArithmetic(part.arithmetic), currency)}`).toBe(
        `${part.arithmetic} = ${part.amount}`,
      );
    expect(
      sumAmounts(
        parts.map((part) => part.amount),
        currency,
      ),
    ).toBe(amount);
  });
});

describe('revenue preview', () => {
  it.each(schedules)('$title', ({ model, basis, parts }) => {
    const wanted = parts.map(({ period, amount }) => `${period} ${amount}`);
    for (const periods of [basis.periods, [...basis.periods].reverse()]) {
      const shown = preview(parseModel(model), { ...basis, periods }, { rules });
      expect(shown.parts.map(({ accountingPeriodName, amount }) => `${accountingPeriodName} ${amount}`)).toEqual(wanted);
      expect(sumAmounts([shown.recognized, shown.unrecognized, shown.undistributed], basis.currency)).toBe(basis.amount);
    }
  });
});
