import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCatalog } from '../../src/api/operations/storefront/catalog.js';
import { createQuote } from '../../src/api/operations/storefront/quotes.js';
import type { Catalog, CatalogPlan } from '../../src/api/schemas/storefront/catalog.js';
import type { ProductRatePlanCharge } from '../../src/generated/api/schemas/catalog.js';
import { parseOffers } from '../../src/gateway/index.js';
import { chargeView } from '../../src/gateway/views/charge.js';
import { startStack, type Stack } from '../support/stack.js';
import { WIDE, wideOffers } from '../support/wide-offers.js';

let stack: Stack;
let english: Catalog;
beforeAll(async () => {
  stack = await startStack({ gateway: { offers: wideOffers() } });
  english = await stack.client().call(getCatalog, { currency: 'USD' });
});
afterAll(() => stack.close());

const planOf = (id: string, { products, addOns = [] }: Catalog = english): CatalogPlan => {
  const found = [...products, ...addOns].flatMap(({ plans }) => plans).find(({ productRatePlanId }) => productRatePlanId === id);
  if (!found) throw new Error(`There is no plan ${id}.`);
  return found;
};
const usd = (amount: string) => ({ amount, currency: 'USD' });

describe('charge', () => {
  it.each<[string, string, object]>([
    [
      'tiered, chosen',
      WIDE.styles,
      {
        model: 'Tiered',
        quantityChosen: true,
        tiers: [{ upTo: '5', price: usd('12.00') }, { upTo: '20', price: usd('9.00') }, { price: usd('6.00') }],
      },
    ],
    ['in arrears', WIDE.region, { model: 'FlatFee', price: usd('650.00'), inArrears: true }],
    ['one-time, on a day', WIDE.workshop, { type: 'OneTime', model: 'PerUnit', price: usd('1400.00'), unitOfMeasure: 'Day' }],
    ['usage with included units', WIDE.geocoding, { type: 'Usage', model: 'Overage', includedUnits: '100', overagePrice: usd('4.00') }],
    [
      'tiered usage with a free first tier',
      WIDE.tiles,
      { model: 'Tiered', tiers: [{ upTo: '50', price: usd('0.00') }, { upTo: '1000', price: usd('0.60') }, { upTo: '10000' }, {}] },
    ],
    [
      'tiered with overage',
      WIDE.routing,
      {
        tiers: [
          { upTo: '20', price: usd('5.00') },
          { upTo: '100', price: usd('4.00') },
        ],
        overagePrice: usd('3.20'),
      },
    ],
  ])('shows all fields: %s', (_what, plan, shown) => {
    expect(planOf(plan).charges).toHaveLength(1);
    expect(planOf(plan).charges[0]).toMatchObject(shown);
  });

  it('shows the amount that a discount of the plan takes off', () => {
    const [, , discount] = planOf(WIDE.education).charges;
    expect(discount).toMatchObject({ model: 'DiscountPercentage', discountPercent: '40' });
    expect(discount).not.toHaveProperty('price');
    const [, seats] = planOf(WIDE.volume).charges;
    expect(seats).toMatchObject({
      model: 'Volume',
      quantityChosen: true,
      tiers: [{ upTo: '50', price: usd('240.00') }, { upTo: '200' }, {}],
    });
  });

  const charge = (more: Partial<ProductRatePlanCharge>): ProductRatePlanCharge => ({
    id: 'c',
    name: 'Fee',
    type: 'Recurring',
    model: 'FlatFee',
    billingPeriod: 'Month',
    pricing: [{ currency: 'USD', price: '120.00' }],
    ...more,
  });

  it.each<[Partial<ProductRatePlanCharge>, string | undefined]>([
    [{}, '120.00'],
    [{ listPriceBase: 'Per_Year' }, '10.00'],
    [{ listPriceBase: 'Per_Month', billingPeriod: 'Annual' }, '1440.00'],
    [{ listPriceBase: 'Per_Month', billingPeriod: 'Semi-Annual' }, '720.00'],
    [{ listPriceBase: 'Per Month', billingPeriod: 'Semi_Annual' }, '720.00'],
    [{ listPriceBase: 'Per_Week', billingPeriod: 'Specific Weeks', specificBillingPeriod: 2 }, '240.00'],
    [{ listPriceBase: 'Per_Specific_Months', specificListPriceBase: 6, billingPeriod: 'Quarter' }, '60.00'],
    [{ listPriceBase: 'Per_Year', pricing: [{ currency: 'USD', price: '100.00' }] }, '8.33'],
    [{ listPriceBase: 'Per_Year', model: 'PerUnit', pricing: [{ currency: 'USD', price: '1.00' }] }, '0.083333333333'],
    [{ listPriceBase: 'Per_Month', billingPeriod: 'Week' }, undefined],
    [{ listPriceBase: 'Per_Fortnight' }, undefined],
    [{ type: 'OneTime', listPriceBase: 'Per_Year' }, '120.00'],
  ])('converts the list price of %o to %s per billing period', (more, amount) => {
    expect(chargeView(charge(more), false, 'USD').price?.amount).toBe(amount);
  });

  it('shows a charge with an unknown model without a price', () => {
    const unknown = charge({ model: 'MultiAttributePricing', pricing: [{ currency: 'USD' }] });
    expect(chargeView(unknown, false, 'USD')).toEqual({
      productRatePlanChargeId: 'c',
      name: 'Fee',
      type: 'Recurring',
      model: 'MultiAttributePricing',
      billingPeriod: 'Month',
    });
    const halfTold = charge({
      model: 'Tiered',
      pricing: [{ currency: 'USD', tiers: [{ tier: 1, price: '2.00', endingUnit: '5' }, { tier: 2 }] }],
    });
    expect(chargeView(halfTold, false, 'USD')).not.toHaveProperty('tiers');
    const ends = charge({ endDateCondition: 'Fixed_Period', upToPeriods: 3, upToPeriodsType: 'Billing_Periods' });
    expect(chargeView(ends, false, 'USD').endsAfter).toEqual({ count: 3, unit: 'Billing_Periods' });
    expect(chargeView(charge({ billingPeriod: 'Specific Months', specificBillingPeriod: 3 }), false, 'USD').billingPeriod).toBe('Quarter');
  });
});

describe('trial', () => {
  it('shows its length and the first charged day', async () => {
    const { trial } = planOf(WIDE.trial);
    const from = new Date(Date.parse(english.asOf) + 14 * 86_400_000).toISOString().slice(0, 10);
    expect(trial).toEqual({ length: 14, unit: 'Day', chargedFrom: from });
    expect(planOf(WIDE.scale)).not.toHaveProperty('trial');
  });

  it('is left out if the catalog would charge from the first day, and the tenant is told', async () => {
    const offers = wideOffers();
    offers.products[1]!.plans[0]!.trial = { months: 1 };
    const other = await startStack({ gateway: { offers } });
    try {
      const catalog = await other.client().call(getCatalog, {});
      expect(planOf(WIDE.build, catalog)).not.toHaveProperty('trial');
      expect(String(other.problems[0])).toMatch(new RegExp(`rate plan ${WIDE.build}.*trial`));
    } finally {
      await other.close();
    }
  });
});

describe('related offers', () => {
  it('lists add-ons separately, and products name theirs', () => {
    expect(english.products.map(({ name }) => name)).toEqual(['Free', 'Build', 'Scale', 'Enterprise', 'Metered requests']);
    expect(english.addOns?.map(({ name, plans }) => [name, plans.length])).toEqual([['Add-ons', 4]]);
    expect(english.products.map(({ addOns }) => addOns)).toEqual([
      undefined,
      [english.addOns?.[0]?.productId],
      undefined,
      undefined,
      undefined,
    ]);
    expect(english.products[0]?.category).toBe('maps');
  });

  it('sells an add-on only together with its product', async () => {
    const quote = (...ids: string[]) =>
      stack
        .client()
        .call(createQuote, { intent: 'subscribe', currency: 'USD', plans: ids.map((productRatePlanId) => ({ productRatePlanId })) });
    const refused = { status: 422, code: 'add-on-alone' };
    await expect(quote(WIDE.support)).rejects.toMatchObject({ ...refused, fields: [{ field: 'plans.0.productRatePlanId' }] });
    await expect(quote(WIDE.free, WIDE.support)).rejects.toMatchObject({ ...refused, fields: [{ field: 'plans.1.productRatePlanId' }] });
    expect((await quote(WIDE.build, WIDE.support)).dueNow.subtotal).toEqual(usd('137.00'));
  });

  it('shows comparison, questions and coupon field in the requested language', async () => {
    const german = await stack.client().call(getCatalog, { locale: 'de-AT' });
    expect(german.comparison).toEqual([
      {
        name: 'Schlüssel',
        group: 'Zugang',
        values: [
          { productId: german.products[0]?.productId, text: '1' },
          { productId: german.products[2]?.productId, text: 'beliebig' },
        ],
      },
      { name: 'Eigene Stile', values: [{ productId: german.products[1]?.productId }] },
    ]);
    expect(german.signUp).toMatchObject({
      coupons: true,
      purchaseOrder: true,
      fields: [
        { name: 'Referrer__c', label: 'Woher kennen Sie uns?', type: 'text', maxLength: 20 },
        { name: 'Industry__c', required: true, options: [{ value: 'travel', label: 'Reisen' }, { value: 'other' }] },
        { name: 'Nonprofit__c', type: 'checkbox' },
      ],
    });
  });

  it('names no coupon and no discount plan anywhere', async () => {
    const text = JSON.stringify(english);
    for (const { code, productRatePlanId } of wideOffers().coupons ?? []) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(productRatePlanId);
    }
  });

  it('shows an unavailable product but does not sell it', async () => {
    const offers = wideOffers();
    offers.products[2]!.unavailable = { en: { text: 'Sold out until May' }, de: { text: 'Bis Mai ausverkauft' } };
    const other = await startStack({ gateway: { offers } });
    try {
      const { products } = await other.client().call(getCatalog, { locale: 'de' });
      expect(products[2]).toMatchObject({ name: 'Scale', unavailable: 'Bis Mai ausverkauft' });
      const plans = [{ productRatePlanId: WIDE.scale }];
      await expect(other.client().call(createQuote, { intent: 'subscribe', currency: 'USD', plans })).rejects.toMatchObject({
        status: 422,
        code: 'not-for-sale',
      });
    } finally {
      await other.close();
    }
  });
});

describe('validation of references in the offers file', () => {
  it.each<[string, (offers: ReturnType<typeof wideOffers>) => void]>([
    ['products.1.addOns.0', (offers) => void (offers.products[1]!.addOns = [offers.products[0]!.productId])],
    ['products.4.addOn', (offers) => void (offers.products[4]!.addOns = [])],
    ['products.2.plans.1.trial', (offers) => void (offers.products[2]!.plans[1]!.trial = { days: 3, weeks: 1 })],
    ['products.2.plans.1.trial', (offers) => void (offers.products[2]!.plans[1]!.trial = {})],
    ['comparison.0.values.0.productId', (offers) => void (offers.comparison![0]!.values[0]!.productId = 'gone')],
    ['coupons.2.plans.0', (offers) => void (offers.coupons![2]!.plans = ['gone'])],
    ['coupons.0.code', (offers) => void (offers.coupons![0]!.code = 'TWO WORDS')],
    ['coupons', (offers) => void (offers.coupons![0]!.code = 'KINDNESS30')],
    ['coupons.0.validUntil', (offers) => void Object.assign(offers.coupons![0]!, { validFrom: '2026-02-01', validUntil: '2026-01-01' })],
    ['signUp.fields.0.name', (offers) => void (offers.signUp!.fields![0]!.name = 'Referrer')],
    ['signUp.fields.1.options', (offers) => void delete offers.signUp!.fields![1]!.options],
  ])('names the path of %s', (path, change) => {
    const offers = wideOffers();
    change(offers);
    expect(() => parseOffers(offers)).toThrow(`${path}:`);
  });
});
