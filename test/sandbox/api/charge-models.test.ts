import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { MODELS, orderOf } from '../../support/charge-models.js';
import { createPlan, type CustomPlan } from '../../support/custom-charges.js';
import { advanceTo, readInvoices, readLines } from '../../support/sandbox-answers.js';
import { ACCOUNT, changeFor, readSubscription, SUBSCRIPTION } from '../../support/sandbox-changes.js';
import { orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';

let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
beforeEach(() => started.call('/sandbox/reset', { method: 'POST' }));
afterAll(() => started.close());

const buy = async (own: CustomPlan, overrides?: Parameters<typeof orderOf>[2]) =>
  (await started.call('/v1/orders', { json: orderOf(TODAY, own, overrides) })).body;
const change = async (date: string, ...actions: object[]) => (await started.call('/v1/orders', { json: changeFor(date, actions) })).body;
const lines = async (invoice: string) =>
  (await readLines(started, invoice)).map(({ chargeName, chargeAmount, serviceStartDate }) => [chargeName, chargeAmount, serviceStartDate]);
const chargesOf = async (key = SUBSCRIPTION, query = '') => {
  const { ratePlans } = await readSubscription(started, key, query);
  return ratePlans[0]?.ratePlanCharges ?? [];
};

describe('a plan with every charge model', () => {
  it('is bought at catalog prices, and read in the format of each response', async () => {
    const own = await createPlan(started, MODELS);
    expect(await buy(own)).toMatchObject({ success: true, invoiceNumbers: ['INV00000001'] });
    // Tiered: ten units at 5, the next ten for 30, two at 2.50. Volume: all 22 units at 2.50.
    expect(await lines('INV00000001')).toEqual([
      ['flat', '20.00', TODAY],
      ['off', '-2.00', TODAY],
      ['seats', '12.00', TODAY],
      ['off', '-1.20', TODAY],
      ['tiered', '85.00', TODAY],
      ['off', '-8.50', TODAY],
      ['volume', '55.00', TODAY],
      ['off', '-5.50', TODAY],
      ['setup', '99.00', TODAY],
      ['coupon', '-9.00', TODAY],
    ]);
    expect(await chargesOf()).toMatchObject([
      { name: 'flat', model: 'FlatFee', price: 20, pricingSummary: 'USD 20.00 per month', listPriceBase: 'Per_Billing_Period' },
      { name: 'seats', price: 4, quantity: 3, pricingSummary: 'USD 4.00 per Seat per month' },
      {
        name: 'tiered',
        quantity: 22,
        tiers: [
          { tier: 1, startingUnit: 0, endingUnit: 10, price: 5, priceFormat: 'PerUnit' },
          { tier: 2, startingUnit: 11, endingUnit: 20, price: 30, priceFormat: 'FlatFee' },
          { tier: 3, startingUnit: 21, price: 2.5, priceFormat: 'PerUnit' },
        ],
      },
      { name: 'volume', pricingSummary: containing('for all per month') },
      { name: 'setup', type: 'OneTime', price: 99, pricingSummary: 'USD 99.00' },
      { name: 'calls', includedUnits: 100, overagePrice: 0.25, pricingSummary: '100 Call included, USD 0.25 per Call above' },
      { name: 'queries', overagePrice: 0.5, ratingGroup: 'ByBillingPeriod' },
      {
        name: 'off',
        discountPercentage: 10,
        applyDiscountTo: 'RECURRING',
        discountLevel: 'rateplan',
        endDateCondition: 'Fixed_Period',
        upToPeriods: '1',
        upToPeriodsType: 'Billing_Periods',
        effectiveEndDate: '2026-12-21',
        pricingSummary: '10 % off',
      },
      { name: 'coupon', discountAmount: 9, discountLevel: 'subscription', pricingSummary: 'USD 9.00 off per month' },
    ]);
    const key = own.charges['queries'] ?? '';
    expect((await started.call(`/v1/product-rate-plan-charges/${key}`)).body).toMatchObject({
      model: 'TieredwithOverage',
      pricing: [{ currency: 'USD', overagePrice: 0.5, tiers: [[{ price: 1, startingUnit: 0, endingUnit: 10 }]] }],
      pricingSummary: ['USD 1.00 per Query up to 10, USD 0.50 per Query above'],
    });
    expect((await started.call(`/v1/catalog/products/${own.product}`)).body).toMatchObject({
      productRatePlans: [
        {
          productRatePlanCharges: [
            { name: 'flat', pricing: [{ price: '20' }] },
            {},
            { name: 'tiered', pricing: [{ tiers: [{ endingUnit: '10' }, { startingUnit: '11', priceFormat: 'flat fee' }, {}] }] },
            {},
            {},
            { name: 'calls', pricing: [{ includedUnits: '100', overagePrice: '0.25' }] },
            {},
            { name: 'off', applyDiscountTo: 'RECURRING', upToPeriods: 1, pricing: [{ discountPercentage: '10' }] },
            {},
          ],
        },
      ],
    });
    await advanceTo(started, '2026-12-21');
    expect((await lines('INV00000002')).map(([name, amount]) => [name, amount])).toEqual([
      ['flat', '20.00'],
      ['seats', '12.00'],
      ['tiered', '85.00'],
      ['volume', '55.00'],
    ]);
  });

  it('is bought with overrides for each charge, and the order shows them', async () => {
    const own = await createPlan(started, MODELS);
    const override = (name: keyof typeof MODELS, fields: object) => ({ productRatePlanChargeId: own.charges[name], ...fields });
    const tier = { tier: 1, startingUnit: 0, price: 3, priceFormat: 'PerUnit' };
    const overrides = [
      override('flat', {
        name: 'Base fee',
        pricing: { recurringFlatFee: { listPrice: 120, listPriceBase: 'Per_Year' } },
        billing: { billingPeriod: 'Quarter', billingTiming: 'IN_ARREARS' },
        customFields: { Why__c: 'a deal' },
      }),
      override('seats', { pricing: { recurringPerUnit: { listPrice: 3.5, quantity: 2 } } }),
      override('tiered', { pricing: { recurringTiered: { quantity: 4, tiers: [tier] } } }),
      override('volume', {
        pricing: { recurringVolume: { quantity: 1 } },
        startDate: { triggerEvent: 'SpecificDate', specificTriggerDate: '2026-12-05' },
        prorationOption: 'NoProration',
      }),
      override('setup', { pricing: { oneTimeFlatFee: { listPrice: 49 } } }),
      override('calls', { pricing: { usageOverage: { includedUnits: 5, overagePrice: 1 } } }),
      override('queries', { pricing: { usageTieredWithOverage: { overagePrice: 0.75 } } }),
      override('off', {
        pricing: { discount: { discountPercentage: 50 } },
        endDate: { endDateCondition: 'Specific_End_Date', specificEndDate: '2027-02-01' },
      }),
      override('coupon', { pricing: { discount: { discountAmount: 4, applyDiscountTo: 'RECURRING', discountLevel: 'rateplan' } } }),
    ];
    expect(await buy(own, overrides)).toMatchObject({ success: true, orderNumber: 'O-00000001' });
    expect((await lines('INV00000001')).map(([name, amount]) => [name, amount])).toEqual([
      ['seats', '7.00'],
      ['off', '-3.50'],
      ['coupon', '-3.50'],
      ['tiered', '12.00'],
      ['off', '-6.00'],
      ['coupon', '-0.50'],
      ['setup', '49.00'],
    ]);
    const sold = await chargesOf();
    expect(sold).toMatchObject([
      {
        name: 'Base fee',
        billingPeriod: 'Quarter',
        billingTiming: 'In Arrears',
        listPriceBase: 'Per_Year',
        Why__c: 'a deal',
        pricingSummary: 'USD 120.00 per year',
      },
      {},
      { tiers: [{ price: 3 }], quantity: 4 },
      { triggerEvent: 'SpecificDate', triggerDate: '2026-12-05', effectiveStartDate: '2026-12-05' },
      {},
      { includedUnits: 5, overagePrice: 1 },
      { overagePrice: 0.75, tiers: [{ price: 1 }] },
      { discountPercentage: 50, endDateCondition: 'Specific_End_Date', specificEndDate: '2027-02-01', effectiveEndDate: '2027-02-01' },
      { discountAmount: 4, applyDiscountTo: 'RECURRING', discountLevel: 'rateplan' },
    ]);
    const { body } = await started.call('/v1/orders/O-00000001');
    expect(body).toMatchObject({
      order: {
        subscriptions: [
          {
            orderActions: [
              {
                createSubscription: {
                  subscribeToRatePlans: [
                    {
                      chargeOverrides: [
                        { pricing: { recurringFlatFee: { listPrice: 120 } } },
                        { pricing: { recurringPerUnit: { listPrice: 3.5, quantity: 2 } } },
                        { pricing: { recurringTiered: { tiers: [{ price: 3, startingUnit: 0 }] } } },
                        {},
                        {},
                        { pricing: { usageOverage: { includedUnits: 5 } } },
                        {},
                        { endDate: { specificEndDate: '2027-02-01' } },
                        {},
                      ],
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
    });
    await advanceTo(started, '2026-12-05');
    expect(await lines('INV00000002')).toEqual([
      ['volume', '5.00', '2026-12-05'],
      ['off', '-2.50', '2026-12-05'],
    ]);
  });

  it('gets another price, tiers and discount from given days, and is removed', async () => {
    const own = await createPlan(started, {
      flat: MODELS.flat,
      tiered: MODELS.tiered,
      off: { ...MODELS.off, EndDateCondition: undefined, UpToPeriods: undefined },
    });
    await buy(own);
    const [flat, tiered, off] = await chargesOf();
    const { ratePlans } = await readSubscription(started);
    const updateProduct = {
      ratePlanId: ratePlans[0]?.id,
      chargeUpdates: [
        {
          chargeNumber: flat?.number,
          pricing: { recurringFlatFee: { listPrice: 26 } },
          effectiveDate: { triggerEvent: 'SpecificDate', specificTriggerDate: '2026-12-11' },
        },
        {
          chargeNumber: tiered?.number,
          pricing: { recurringTiered: { tiers: [{ tier: 1, startingUnit: 0, price: 1, priceFormat: 'PerUnit' }] } },
        },
        { chargeNumber: off?.number, pricing: { discount: { discountPercentage: 0 } } },
      ],
    };
    await advanceTo(started, '2026-12-01');
    const updated = await change('2026-12-01', { type: 'UpdateProduct', updateProduct });
    expect(updated).toMatchObject({ success: true, invoiceNumbers: ['INV00000002'], creditMemoNumbers: ['CM00000001'] });
    // 20 of 30 days at 22 instead of 85, without the discount of 10%.
    expect(await lines('INV00000002')).toEqual([['tiered', '14.67', '2026-12-01']]);
    const memo = await started.call('/v1/credit-memos?accountNumber=A00000001');
    expect(memo.body).toMatchObject({ creditmemos: [{ amount: 56.67 - 5.67 }] });
    const segments = await chargesOf(SUBSCRIPTION, '?charge-detail=all-segments');
    expect(
      segments.map(({ name, segment, effectiveStartDate, effectiveEndDate }) => [name, segment, effectiveStartDate, effectiveEndDate]),
    ).toEqual([
      ['flat', 1, TODAY, '2026-12-11'],
      ['flat', 2, '2026-12-11', undefined],
      ['tiered', 1, TODAY, '2026-12-01'],
      ['tiered', 2, '2026-12-01', undefined],
      ['off', 1, TODAY, '2026-12-01'],
      ['off', 2, '2026-12-01', undefined],
    ]);
    await advanceTo(started, '2026-12-21');
    expect((await readInvoices(started, ACCOUNT)).map(({ documentDate, amount }) => [documentDate, amount])).toEqual([
      [TODAY, 94.5],
      ['2026-12-01', 14.67],
      ['2026-12-11', 8.67],
      ['2026-12-21', 48],
    ]);
    const plan = (await readSubscription(started)).ratePlans[0]?.id;
    expect(await change('2026-12-21', { type: 'RemoveProduct', removeProduct: { ratePlanId: plan } })).toMatchObject({
      success: true,
      creditMemoNumbers: [containing('CM')],
    });
  });
});

describe('the subscription operations', () => {
  it('accept the same overrides as flat fields, with the same effect', async () => {
    const own = await createPlan(started, { flat: MODELS.flat, tiered: MODELS.tiered, off: MODELS.off });
    await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, billCycleDay: 21 }) });
    const plan = {
      productRatePlanId: own.plan,
      chargeOverrides: [
        {
          productRatePlanChargeId: own.charges['flat'],
          price: 10,
          billingTiming: 'IN_ARREARS',
          billCycleType: 'SpecificDayofMonth',
          billCycleDay: '1',
        },
        {
          productRatePlanChargeId: own.charges['tiered'],
          quantity: 12,
          tiers: [
            { tier: 1, price: 1, endingUnit: 10 },
            { tier: 2, price: 0.5 },
          ],
        },
        { productRatePlanChargeId: own.charges['off'], discountPercentage: 25, endDateCondition: 'Subscription_End' },
      ],
    };
    const json = {
      accountKey: ACCOUNT,
      contractEffectiveDate: TODAY,
      termType: 'EVERGREEN',
      renewalTerm: 1,
      subscribeToRatePlans: [plan],
      runBilling: true,
      collect: false,
    };
    const { body } = await started.call('/v1/subscriptions', { json });
    expect(body).toMatchObject({ success: true, subscriptionNumber: 'A-S00000002' });
    expect((await lines('INV00000002')).map(([name, amount]) => [name, amount])).toEqual([
      ['tiered', '11.00'],
      ['off', '-2.75'],
    ]);
    const [flat] = await chargesOf('A-S00000002');
    expect(flat).toMatchObject({ price: 10, billingTiming: 'In Arrears', billingDay: 'SpecificDayofMonth/1' });
    const { ratePlans } = await readSubscription(started, 'A-S00000002');
    const update = (fields: object) => ({
      update: [
        { ratePlanId: ratePlans[0]?.id, contractEffectiveDate: TODAY, chargeUpdateDetails: [{ ratePlanChargeId: flat?.id, ...fields }] },
      ],
    });
    const put = async (fields: object) =>
      (await started.call('/v1/subscriptions/A-S00000002', { method: 'PUT', json: update(fields) })).body;
    expect(reasonsOf(await put({ price: -1 }))).toEqual([{ category: 20, message: containing("'update.0.chargeUpdateDetails.0.price'") }]);
    expect(reasonsOf(await put({ triggerEvent: 'SpecificDate', price: 1 }))).toEqual([
      { category: 22, message: containing("'update.0.chargeUpdateDetails.0.triggerDate'") },
    ]);
    expect(await put({ price: 15, triggerEvent: 'SpecificDate', triggerDate: '2026-11-26' })).toMatchObject({ success: true });
    await advanceTo(started, '2026-12-01');
    // 5 of 30 days at 10 and 5 of 30 days at 15, with a discount of 25%.
    expect((await readInvoices(started, ACCOUNT)).map(({ documentDate, amount }) => [documentDate, amount]).slice(2)).toEqual([
      ['2026-11-26', 1.25],
      ['2026-12-01', 1.87],
    ]);
    const [reason] = reasonsOf(
      (
        await started.call('/v1/subscriptions', {
          json: {
            ...json,
            subscribeToRatePlans: [{ ...plan, chargeOverrides: [{ ...plan.chargeOverrides[0], billCycleType: undefined }] }],
          },
        })
      ).body,
    );
    expect(reason).toEqual({ category: 30, message: containing("'subscribeToRatePlans.0.chargeOverrides.0.billCycleDay'") });
  });
});
