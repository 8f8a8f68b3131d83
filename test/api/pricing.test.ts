import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneTimePrice, perMonth, recurringPrice, planSaving } from '../../src/api/pricing/list-price.js';
import type { CatalogCharge, CatalogPlan } from '../../src/api/schemas/storefront/catalog.js';

const charge = (amount: string | undefined, more: Partial<CatalogCharge> = {}): CatalogCharge => ({
  productRatePlanChargeId: 'c',
  name: 'Charge',
  type: 'Recurring',
  model: 'FlatFee',
  ...(amount === undefined ? {} : { price: { amount, currency: 'USD' } }),
  ...more,
});
const perUnit = (amount: string): CatalogCharge => charge(amount, { model: 'PerUnit', quantityChosen: true });
const plan = (billingPeriod: string, ...charges: CatalogCharge[]): CatalogPlan => ({
  productRatePlanId: 'p',
  name: 'Plan',
  billingPeriod,
  charges,
});
const usd = (amount: string): object => ({ amount, currency: 'USD' });

describe('the recurring price', () => {
  it('adds flat fees and units, exactly', () => {
    const build = plan('Month', charge('49.00'), perUnit('0.10'), charge('2.50', { model: 'PerUnit', defaultQuantity: '3' }));
    expect(recurringPrice(build)).toEqual(usd('56.60'));
    expect(recurringPrice(build, 3)).toEqual(usd('56.80'));
  });

  it('is free if the list price is zero', () => {
    expect(recurringPrice(plan('Month', charge('0.00')))).toEqual(usd('0.00'));
  });

  it('has the decimals of its currency, and more if necessary', () => {
    const yen = charge('4900', { price: { amount: '4900', currency: 'JPY' } });
    expect(recurringPrice(plan('Month', yen))).toEqual({ amount: '4900', currency: 'JPY' });
    expect(recurringPrice(plan('Month', perUnit('0.0049')), 3)).toEqual(usd('0.0147'));
  });

  it('excludes one-time charges', () => {
    const build = plan('Month', charge('49.00'), charge('10.00', { type: 'OneTime' }));
    expect(recurringPrice(build)).toEqual(usd('49.00'));
    expect(oneTimePrice(build)).toEqual(usd('10.00'));
  });

  it.each([
    ['tiers', plan('Month', charge(undefined, { model: 'Tiered' }))],
    ['a discount', plan('Month', charge('49.00'), charge('10.00', { model: 'DiscountFixedAmount' }))],
    ['an unknown model', plan('Month', charge('49.00', { model: 'Quantum' }))],
    ['charges of several currencies', plan('Month', charge('1.00'), charge('1.00', { price: { amount: '1.00', currency: 'EUR' } }))],
    ['charges of several periods', plan('Month', charge('1.00', { billingPeriod: 'Month' }), charge('9.00', { billingPeriod: 'Annual' }))],
    ['usage alone', plan('Month', charge('0.02', { type: 'Usage', model: 'PerUnit' }))],
    ['nothing', plan('Month')],
  ])('does not exist for %s', (_, odd) => {
    expect(recurringPrice(odd)).toBeUndefined();
  });

  it.each([-1, NaN, Infinity, 1e21])('does not exist for the quantity %d', (quantity) => {
    expect(recurringPrice(plan('Month', perUnit('1.00')), quantity)).toBeUndefined();
  });

  it('is the base price of a plan with additional usage', () => {
    expect(recurringPrice(plan('Month', charge('49.00'), charge('0.02', { type: 'Usage', model: 'PerUnit' })))).toEqual(usd('49.00'));
  });
});

it('the one-time price does not exist without a one-time charge', () => {
  expect(oneTimePrice(plan('Month', charge('49.00')))).toBeUndefined();
});

const cents = fc.bigInt({ min: 0n, max: 10n ** 13n }).map((value) => new Decimal(value.toString()).div(100).toFixed(2));

describe('against exact decimals', () => {
  it('prices agree for any amounts and quantities', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 1_000_000 }), (amounts, quantity) => {
        const sum = amounts.reduce((total, amount) => total.plus(new Decimal(amount).times(quantity)), new Decimal(0));
        expect(recurringPrice(plan('Month', ...amounts.map(perUnit)), quantity)?.amount).toBe(sum.toFixed(2));
      }),
    );
  });

  it('the saving is exact and its percentage is rounded down', () => {
    fc.assert(
      fc.property(cents, cents, (month, year) => {
        const found = planSaving(plan('Annual', charge(year)), plan('Month', charge(month)));
        const full = new Decimal(month).times(12);
        const less = full.minus(year);
        if (less.lte(0)) {
          expect(found).toBeUndefined();
          return;
        }
        expect(found?.amount.amount).toBe(less.toFixed(2));
        expect(found?.percent).toBe(less.times(100).div(full).floor().toNumber());
      }),
    );
  });

  it('the share of a month is rounded half up to the cent', () => {
    fc.assert(
      fc.property(cents, (year) => {
        const price = { amount: year, currency: 'USD' };
        expect(perMonth(price, 'Annual')?.amount).toBe(new Decimal(year).div(12).toFixed(2, Decimal.ROUND_HALF_UP));
        expect(perMonth(price, 'Month')).toEqual(price);
      }),
    );
  });
});

describe('the saving', () => {
  it('is the additional cost of twelve months', () => {
    expect(planSaving(plan('Annual', charge('490.00')), plan('Month', charge('49.00')))).toEqual({ amount: usd('98.00'), percent: 16 });
  });

  it.each([
    ['an unknown period', plan('Fortnight', charge('1.00')), plan('Month', charge('49.00'))],
    ['weeks, which do not divide a year', plan('Annual', charge('1.00')), plan('Week', charge('49.00'))],
    ['free plans', plan('Annual', charge('0.00')), plan('Month', charge('0.00'))],
    ['tiers', plan('Annual', charge(undefined, { model: 'Tiered' })), plan('Month', charge('49.00'))],
  ])('does not exist for %s', (_, longer, shorter) => {
    expect(planSaving(longer, shorter)).toBeUndefined();
  });
});

it('the share of a month does not exist for an unknown period', () => {
  expect(perMonth({ amount: '1.00', currency: 'USD' }, 'Fortnight')).toBeUndefined();
});
