import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimate } from '../../src/api/pricing/estimate.js';
import { chargePrice } from '../../src/api/pricing/charge-price.js';
import { addPrices, discountedTotal, fullTotal } from '../../src/api/pricing/plan-totals.js';
import type { CatalogCharge, CatalogPlan, PriceTier } from '../../src/api/schemas/storefront/catalog.js';
import type { Money } from '../../src/api/schemas/values.js';

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const charge = (model: string, more: Partial<CatalogCharge> = {}): CatalogCharge => ({
  productRatePlanChargeId: 'c',
  name: 'Charge',
  type: 'Recurring',
  model,
  ...more,
});
const plan = (...charges: CatalogCharge[]): CatalogPlan => ({ productRatePlanId: 'p', name: 'Plan', billingPeriod: 'Month', charges });

const tenIncluded: PriceTier[] = [{ upTo: '10', price: usd('0.00') }, { price: usd('2.00') }];

describe('the price of a charge', () => {
  it.each([
    ['a flat fee, whatever the quantity', charge('FlatFee', { price: usd('49.00') }), '7', '49.00'],
    ['units, also parts of them', charge('PerUnit', { price: usd('0.10') }), '2.5', '0.25'],
    ['units above the tier before, each at its own price', charge('Tiered', { tiers: tenIncluded }), '25', '30.00'],
    ['the last unit of a tier at the price of that tier', charge('Tiered', { tiers: tenIncluded }), '10', '0.00'],
    ['a part of a unit beyond a tier', charge('Tiered', { tiers: tenIncluded }), '10.5', '1.00'],
    ['all units at the price of the tier they reach', charge('Volume', { tiers: tenIncluded }), '11', '22.00'],
    ['all units in the lower tier at its end', charge('Volume', { tiers: tenIncluded }), '10', '0.00'],
    [
      'a flat tier once any of its units is used',
      charge('Tiered', { tiers: [{ upTo: '5', price: usd('9.00'), flat: true }, { price: usd('1.00') }] }),
      '7',
      '11.00',
    ],
    ['what is above the included units', charge('Overage', { includedUnits: '500', overagePrice: usd('0.004') }), '750', '1.00'],
    ['nothing within the included units', charge('Overage', { includedUnits: '500', overagePrice: usd('0.004') }), '500', '0.00'],
    [
      'tiers, then overage',
      charge('TieredWithOverage', { tiers: [{ upTo: '10', price: usd('1.00') }], overagePrice: usd('3.00') }),
      '12',
      '16.00',
    ],
    ['nothing for no units, also of a flat tier', charge('Volume', { tiers: [{ price: usd('9.00'), flat: true }] }), '0', '0.00'],
  ])('is %s', (_, one, quantity, amount) => {
    expect(chargePrice(one, quantity)?.amount).toEqual(usd(amount));
  });

  it('explains its parts', () => {
    expect(chargePrice(charge('Tiered', { tiers: tenIncluded }), '25')?.parts).toEqual([
      { quantity: '10', price: usd('0.00'), flat: undefined, amount: usd('0.00') },
      { quantity: '15', price: usd('2.00'), flat: undefined, amount: usd('30.00') },
    ]);
  });

  it.each([
    ['more units than the last tier holds', charge('Tiered', { tiers: [{ upTo: '10', price: usd('1.00') }] }), '11'],
    ['a volume beyond every tier', charge('Volume', { tiers: [{ upTo: '10', price: usd('1.00') }] }), '11'],
    ['a discount', charge('DiscountPercentage', { discountPercent: '10' }), '1'],
    ['an unknown model', charge('Quantum', { price: usd('1.00') }), '1'],
    ['a negative quantity', charge('PerUnit', { price: usd('1.00') }), '-1'],
    ['a quantity that is not a number', charge('PerUnit', { price: usd('1.00') }), 'many'],
    ['a price that is not a number', charge('PerUnit', { price: usd('many') }), '1'],
    [
      'tiers of two currencies',
      charge('Tiered', {
        tiers: [{ upTo: '1', price: usd('1.00') }, { price: { amount: '1.00', currency: 'EUR' } }],
      }),
      '2',
    ],
  ])('does not exist for %s', (_, one, quantity) => {
    expect(chargePrice(one, quantity)).toBeUndefined();
  });

  it('has the digits of its currency', () => {
    expect(chargePrice(charge('PerUnit', { price: { amount: '0.4', currency: 'JPY' } }), '10')?.amount.amount).toBe('4');
    expect(chargePrice(charge('PerUnit', { price: usd('0.0004') }), '250000')?.amount.amount).toBe('100.00');
    expect(chargePrice(charge('PerUnit', { price: usd('0.0004') }), '3')?.amount.amount).toBe('0.0012');
  });
});

/** Random tiers with increasing upper limits. The last tier has no limit. */
const tiers = fc
  .array(fc.record({ size: fc.integer({ min: 1, max: 50 }), cents: fc.integer({ min: 0, max: 5000 }), flat: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((sizes) => {
    let end = 0;
    return sizes.map(({ size, cents, flat }, index): PriceTier & { end: number } => {
      end += size;
      const last = index === sizes.length - 1;
      return { ...(last ? {} : { upTo: String(end) }), price: usd((cents / 100).toFixed(2)), flat, end: last ? Infinity : end };
    });
  });
const units = fc.integer({ min: 0, max: 300_000 }).map((thousandths) => new Decimal(thousandths).div(1000));

describe('against exact decimals', () => {
  it('tiers agree, with each unit in its tier', () => {
    fc.assert(
      fc.property(tiers, units, (list, quantity) => {
        let start = new Decimal(0);
        let sum = new Decimal(0);
        for (const { end, price, flat } of list) {
          const within = Decimal.max(0, Decimal.min(quantity, end).minus(start));
          if (within.gt(0)) sum = sum.plus(flat ? price.amount : within.times(price.amount));
          start = new Decimal(end);
        }
        const found = chargePrice(charge('Tiered', { tiers: list }), quantity.toFixed());
        expect(new Decimal(found?.amount.amount ?? NaN).equals(sum)).toBe(true);
        const parts = found?.parts.reduce((total, part) => total.plus(part.amount.amount), new Decimal(0));
        expect(parts?.equals(sum)).toBe(true);
      }),
    );
  });

  it('volumes agree', () => {
    fc.assert(
      fc.property(tiers, units, (list, quantity) => {
        const tier = list.find(({ end }) => quantity.lte(end));
        const sum = quantity.isZero()
          ? new Decimal(0)
          : tier?.flat
            ? new Decimal(tier.price.amount)
            : quantity.times(tier?.price.amount ?? NaN);
        const found = chargePrice(charge('Volume', { tiers: list }), quantity.toFixed());
        expect(new Decimal(found?.amount.amount ?? NaN).equals(sum)).toBe(true);
      }),
    );
  });

  it('percentages are rounded half up to the cent and never exceed the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 20_000 }), (cents, hundredths) => {
        const price = new Decimal(cents).div(100);
        const percent = new Decimal(hundredths).div(100);
        const off = price.times(percent).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
        const found = discountedTotal(
          plan(charge('FlatFee', { price: usd(price.toFixed(2)) }), charge('DiscountPercentage', { discountPercent: percent.toFixed() })),
          'Recurring',
          1,
        );
        expect(found?.amount).toBe(Decimal.max(0, price.minus(off)).toFixed(2));
      }),
    );
  });
});

describe('discounts', () => {
  it('apply percentages first, then amounts, and skip one-time charges', () => {
    const one = plan(
      charge('DiscountFixedAmount', { discountAmount: usd('5.00') }),
      charge('FlatFee', { price: usd('100.00') }),
      charge('DiscountPercentage', { discountPercent: '10' }),
      charge('FlatFee', { type: 'OneTime', price: usd('20.00') }),
    );
    expect(fullTotal(one, 'Recurring', 1)).toEqual(usd('100.00'));
    expect(discountedTotal(one, 'Recurring', 1)).toEqual(usd('85.00'));
    expect(discountedTotal(one, 'OneTime', 1)).toEqual(usd('20.00'));
  });
});

describe('an estimate', () => {
  const metered = plan(
    charge('FlatFee', { productRatePlanChargeId: 'base', price: usd('49.00') }),
    charge('Overage', { productRatePlanChargeId: 'use', type: 'Usage', includedUnits: '500000', overagePrice: usd('0.0004') }),
  );

  it('adds recurring charges and usage', () => {
    const found = estimate(metered, { usage: { use: '750000' } });
    expect(found?.total).toEqual(usd('149.00'));
    expect(found?.recurring).toEqual(usd('49.00'));
    expect(found?.usage.map(({ price }) => price.amount)).toEqual([usd('100.00')]);
  });

  it('treats the name of an inherited property as an id without usage', () => {
    const odd = plan(charge('PerUnit', { productRatePlanChargeId: 'constructor', type: 'Usage', price: usd('2.00') }));
    expect(estimate(odd, { usage: {} })?.total).toEqual(usd('0.00'));
  });

  it('without usage is the recurring price', () => {
    expect(estimate(metered, { usage: {} })?.total).toEqual(usd('49.00'));
  });

  it('does not exist if usage is billed in other periods', () => {
    const yearly = plan(
      charge('FlatFee', { price: usd('49.00') }),
      charge('PerUnit', { type: 'Usage', price: usd('1.00'), billingPeriod: 'Annual' }),
    );
    expect(estimate(yearly, { usage: {} })).toBeUndefined();
  });
});

it('does not add amounts of two currencies', () => {
  expect(addPrices([usd('1.00'), { amount: '1.00', currency: 'EUR' }])).toBeUndefined();
  expect(addPrices([])).toBeUndefined();
});
