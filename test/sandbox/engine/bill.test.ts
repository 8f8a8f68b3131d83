import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addTerm, daysBetween, isDate } from '../../../demo/sandbox/engine/calendar.js';
import type { BillableCharge } from '../../../demo/sandbox/engine/rating/charge-terms.js';
import { monthlyRevenue } from '../../../demo/sandbox/engine/rating/bill-items.js';
import { billedItems, openTerm, partsOf } from '../../support/rated-charge.js';
import '../../support/property-runs.js';

const monthly: BillableCharge = {
  type: 'Recurring',
  model: 'PerUnit',
  billingPeriod: 'Month',
  listPriceBase: 'Per Billing Period',
  pricing: { price: '10.00' },
  terms: {},
  quantity: '3',
  effectiveStartDate: '2027-01-31',
  effectiveEndDate: null,
  chargedThroughDate: null,
};

const periods = (charge: BillableCharge, billCycleDay: number, through: string, currency = 'USD') =>
  billedItems(charge, billCycleDay, through, currency).map((item) => [item.serviceStartDate, item.serviceEndDate, item.amount]);

describe('billing periods', () => {
  it('move the 31st to the last day of a short month, and back', () => {
    expect(periods(monthly, 31, '2027-05-01')).toEqual([
      ['2027-01-31', '2027-02-27', '30.00'],
      ['2027-02-28', '2027-03-30', '30.00'],
      ['2027-03-31', '2027-04-29', '30.00'],
      ['2027-04-30', '2027-05-30', '30.00'],
    ]);
  });

  it('begin with a prorated period up to the bill cycle day', () => {
    const charge = { ...monthly, effectiveStartDate: '2027-03-10', quantity: '1' };
    expect(periods(charge, 1, '2027-04-01')).toEqual([
      ['2027-03-10', '2027-03-31', '7.10'],
      ['2027-04-01', '2027-04-30', '10.00'],
    ]);
  });

  it('end with the term, prorated by days', () => {
    expect(periods({ ...monthly, effectiveEndDate: '2027-03-10' }, 31, '2027-12-31')).toEqual([
      ['2027-01-31', '2027-02-27', '30.00'],
      ['2027-02-28', '2027-03-09', '9.68'],
    ]);
  });

  it.each([
    ['Week', '2027-02-06', '2027-02-07'],
    ['Quarter', '2027-04-29', '2027-04-30'],
    ['Semi-Annual', '2027-07-30', '2027-07-31'],
    ['Annual', '2028-01-30', '2028-01-31'],
  ] as const)('of a %s run from boundary to boundary', (billingPeriod, lastDay, next) => {
    const items = [...periods({ ...monthly, billingPeriod }, 31, next)];
    expect(items[0]).toEqual(['2027-01-31', lastDay, '30.00']);
    expect(items[1]?.[0]).toBe(next);
  });

  it('of a year start with a part, prorated against a whole year', () => {
    const charge = {
      ...monthly,
      billingPeriod: 'Annual',
      effectiveStartDate: '2027-03-10',
      quantity: '1',
      pricing: { price: '365' },
    } as const;
    expect(periods(charge, 15, '2027-03-15')).toEqual([
      ['2027-03-10', '2027-03-14', '5.00'],
      ['2027-03-15', '2028-03-14', '365.00'],
    ]);
  });

  it('exclude billed parts', () => {
    expect(periods({ ...monthly, chargedThroughDate: '2027-03-31' }, 31, '2027-04-01')).toEqual([['2027-03-31', '2027-04-29', '30.00']]);
    const oneTime = { ...monthly, type: 'OneTime', billingPeriod: null } as const;
    expect(periods(oneTime, 31, '2027-01-30')).toEqual([]);
    expect(periods(oneTime, 31, '2027-12-31')).toEqual([['2027-01-31', '2027-01-31', '30.00']]);
    expect(periods({ ...oneTime, chargedThroughDate: '2027-02-01' }, 31, '2027-12-31')).toEqual([]);
  });
});

describe('amounts', () => {
  const half = { ...monthly, effectiveStartDate: '2027-04-16', quantity: '1' };

  it('round half up to the minor unit of the currency, once for each line', () => {
    expect(periods({ ...half, pricing: { price: '0.01' } }, 1, '2027-04-16')[0]?.[2]).toBe('0.01');
    expect(periods({ ...half, pricing: { price: '101' } }, 1, '2027-04-16', 'JPY')[0]?.[2]).toBe('51');
    expect(periods({ ...half, pricing: { price: '1.001' } }, 1, '2027-04-16', 'KWD')[0]?.[2]).toBe('0.501');
  });

  it('never round a unit price', () => {
    const [item] = billedItems({ ...monthly, pricing: { price: '0.00125' }, quantity: '1000' }, 31, '2027-01-31');
    expect(item).toMatchObject({ unitPrice: '0.00125', amount: '1.25' });
  });

  it('follow the base of the list price', () => {
    const annual = { ...monthly, billingPeriod: 'Annual', quantity: '1', pricing: { price: '9.99' } } as const;
    expect(periods({ ...annual, listPriceBase: 'Per Month' }, 31, '2027-01-31')[0]?.[2]).toBe('119.88');
    expect(periods({ ...monthly, quantity: '1', pricing: { price: '100' }, listPriceBase: 'Per Year' }, 31, '2027-01-31')[0]?.[2]).toBe(
      '8.33',
    );
    expect(monthlyRevenue({ ...annual, listPriceBase: 'Per Billing Period', pricing: { price: '100' } }, 'USD', openTerm(annual))).toBe(
      '8.33',
    );
  });

  it('of any charge cover each day once, and a whole period costs the price', () => {
    const date = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: 1, max: 31 }),
        fc.constantFrom('Week', 'Month', 'Quarter', 'Semi-Annual', 'Annual'),
        (start, day, billingPeriod) => {
          const charge: BillableCharge = {
            ...monthly,
            billingPeriod,
            effectiveStartDate: start,
            effectiveEndDate: addTerm(start, 30, 'Month'),
          };
          const parts = [...partsOf(charge, day)];
          let next = start;
          for (const part of parts) {
            expect(part.from).toBe(next);
            next = part.to;
          }
          expect(next).toBe(charge.effectiveEndDate);
          const items = billedItems(charge, day, '2199-12-31');
          expect(items.map((item) => item.serviceStartDate)).toEqual(parts.map((part) => part.from));
          for (const item of items.slice(1, -1)) expect(item.amount).toBe('30.00');
          for (const item of items) expect(Number(item.amount)).toBeLessThanOrEqual(30);
        },
      ),
    );
  });
});

describe('dates', () => {
  it('in results exist in the calendar', () => {
    expect(['2028-02-29', '2027-12-31'].map(isDate)).toEqual([true, true]);
    expect(['2027-02-29', '2027-13-01', '0000-01-01', '9999-12-31', '2027-1-1', 'soon'].some(isDate)).toBe(false);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });
});
