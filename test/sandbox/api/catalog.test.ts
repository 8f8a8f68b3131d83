import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { billsOf } from '../../support/sandbox-answers.js';
import { orderFor, previewFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { NEW_CHARGE, NEW_PRODUCT } from './examples/catalog.js';

const TODAY = '2026-11-21';
const created = z.object({ Success: z.literal(true), Id: z.string() });
let started: StartedSandbox;
let product: string;
let plan: string;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  product = await create('product', { ...NEW_PRODUCT, Description: 'From above', Wing__c: 'long' });
  plan = await create('product-rate-plan', {
    Name: 'Air',
    ProductId: product,
    ExternalRatePlanIds: 'sf-1,sf-2',
    ExternalIdSourceSystem: 'SF',
    Grade: 1.5,
  });
});
afterAll(() => started.close());

const post = async (object: string, json: object) => (await started.call(`/v1/object/${object}`, { json })).body;
const create = async (object: string, json: object) => created.parse(await post(object, json)).Id;
const get = async (path: string, headers: Record<string, string> = {}) => (await started.call(path, { headers })).body;

describe('a new product', () => {
  it('is last in the catalog, and its plan can be read and ordered once it has a charge', async () => {
    const order = orderFor({ orderDate: TODAY, plans: [{ plan }] });
    expect(reasonsOf((await started.call('/v1/orders', { json: order })).body)).toEqual([
      { category: 30, message: containing('no charges') },
    ]);
    const charge = await create('product-rate-plan-charge', {
      ...NEW_CHARGE,
      ProductRatePlanId: plan,
      Description: 'For each',
      DeferredRevenueAccount: 'Deferred',
      RevRecCode: 'R-1',
    });
    const plans = [
      {
        id: plan,
        status: 'Active',
        productRatePlanCharges: [{ id: charge, defaultQuantity: '2', pricing: [{ currency: 'USD', price: '12.5' }, { currency: 'EUR' }] }],
      },
    ];
    const all = z.object({ products: z.array(z.looseObject({ id: z.string() })) }).parse(await get('/v1/catalog/products?pageSize=40'));
    expect(all.products.at(-1)).toMatchObject({ id: product, productNumber: 'PC-00000010', Wing__c: 'long', productRatePlans: plans });
    expect(await get(`/v1/catalog/products/PC-00000010`)).toMatchObject({ id: product, productRatePlans: plans });
    expect(await get(`/v1/catalog/products/${product}`, { 'zuora-version': '2025-08-12' })).toMatchObject({
      productRatePlans: containing(`/v1/products/${product}/product-rate-plans`),
    });
    expect(await get(`/v1/product-rate-plan-charges/${charge}`)).toMatchObject({
      id: charge,
      billingTiming: 'IN_ADVANCE',
      defaultQuantity: 2,
      pricing: [
        { currency: 'USD', price: 12.5 },
        { currency: 'EUR', price: 11 },
      ],
      revRecCode: 'R-1',
      financeInformation: { deferredRevenueAccountingCode: 'Deferred' },
    });
    const preview = await started.call('/v1/orders/preview', { json: previewFor({ orderDate: TODAY, plans: [{ plan }] }) });
    expect(billsOf(preview.body)[0]?.amount).toBe(25);
    expect((await started.call('/v1/orders', { json: order })).body).toMatchObject({ success: true, invoiceNumbers: ['INV00000001'] });
    const query = { queryString: `select Name, Wing__c from Product where Id = '${product}'` };
    expect((await started.call('/v1/action/query', { json: query })).body).toMatchObject({
      records: [{ Name: 'Kestrel Air', Wing__c: 'long' }],
    });
  });

  it('has plans that can be found by external id', async () => {
    expect(await get('/v1/product-rate-plans/external-id/sf-2')).toMatchObject({
      productRatePlans: [{ id: plan, externalIdSourceSystem: 'SF', externallyManagedPlanIds: ['sf-1', 'sf-2'], grade: 1.5 }],
    });
    expect(await get(`/v1/product-rate-plans/${plan}`)).toMatchObject({
      name: 'Air',
      ExternalIdSourceSystem: 'SF',
      effectiveEndDate: '2099-12-31',
    });
  });
});

const TIERS = 'ProductRatePlanChargeTierData.ProductRatePlanChargeTier';
const tiers = (...ProductRatePlanChargeTier: object[]) => ({ ProductRatePlanChargeTierData: { ProductRatePlanChargeTier } });
const usd = (fields: object) => ({ Currency: 'USD', ...fields });
const TIERED = { ChargeModel: 'Tiered Pricing' };
const FLAT = { ChargeModel: 'Flat Fee Pricing', DefaultQuantity: undefined, UOM: undefined };
const PERCENT = { ...FLAT, ChargeModel: 'Discount-Percentage', BillingTiming: undefined };

it.each<[string, object, number, string]>([
  ['with an unsupported model', { ChargeModel: 'Delivery Pricing' }, 30, 'ChargeModel'],
  ['priced by attributes', { ChargeModel: 'MultiAttributePricing' }, 30, 'ChargeModel'],
  ['that is prepaid', { IsPrepaid: true }, 30, 'IsPrepaid'],
  ['with a price increase', { PriceChangeOption: 'SpecificPercentageValue' }, 30, 'PriceChangeOption'],
  ['with recurring overage', { ChargeModel: 'Overage Pricing', DefaultQuantity: undefined }, 30, 'ChargeModel'],
  ['of usage with a quantity', { ChargeType: 'Usage', BillingTiming: undefined }, 30, 'DefaultQuantity'],
  ['of usage without a unit', { ...FLAT, ChargeType: 'Usage', BillingTiming: undefined }, 22, 'UOM'],
  ['of usage in advance', { ChargeType: 'Usage', DefaultQuantity: undefined }, 30, 'BillingTiming'],
  ['that is one-time and in arrears', { ChargeType: 'OneTime', BillingTiming: 'In Arrears' }, 30, 'BillingTiming'],
  ['without a unit', { UOM: '' }, 22, 'UOM'],
  ['with a negative quantity', { DefaultQuantity: -1 }, 20, 'DefaultQuantity'],
  ['priced per year and billed weekly', { BillingPeriod: 'Week', ListPriceBase: 'Per Year' }, 30, 'ListPriceBase'],
  ['billed by months without their number', { BillingPeriod: 'Specific Months' }, 22, 'SpecificBillingPeriod'],
  ['with a number of months but another period', { SpecificBillingPeriod: 2 }, 30, 'SpecificBillingPeriod'],
  ['priced per months without their number', { ListPriceBase: 'Per Specific Months' }, 22, 'SpecificListPriceBase'],
  ['billed on a day of the month without the day', { BillCycleType: 'SpecificDayofMonth' }, 22, 'BillCycleDay'],
  ['with an unused bill cycle day', { BillCycleDay: 3 }, 30, 'BillCycleDay'],
  ['billed monthly on a weekday', { BillCycleType: 'SpecificDayofWeek', WeeklyBillCycleDay: 'Friday' }, 30, 'BillCycleType'],
  ['with a fixed period without length', { EndDateCondition: 'FixedPeriod' }, 22, 'UpToPeriods'],
  ['with a length but no fixed period', { UpToPeriods: 3 }, 30, 'UpToPeriods'],
  ['with a discount level but no discount', { DiscountLevel: 'account' }, 30, 'DiscountLevel'],
  ['with a rating group but no usage', { RatingGroup: 'ByUsageRecord' }, 30, 'RatingGroup'],
  ['with a discount above 100%', { ...PERCENT, ...tiers(usd({ DiscountPercentage: 101 })) }, 20, `${TIERS}.0.DiscountPercentage`],
  ['with a discount and a price', { ...PERCENT, ...tiers(usd({ Price: 1 })) }, 30, `${TIERS}.0.Price`],
  ['with a discount without a percentage', { ...PERCENT, ...tiers(usd({})) }, 22, `${TIERS}.0.DiscountPercentage`],
  ['without a price', tiers(usd({})), 22, `${TIERS}.0.Price`],
  ['with an unknown currency', tiers({ Currency: 'XTS', Price: 1 }), 20, `${TIERS}.0.Currency`],
  ['with two prices in one currency', tiers(usd({ Price: 1 }), usd({ Price: 2 })), 30, `${TIERS}.1.Currency`],
  ['with a negative price', tiers(usd({ Price: -1 })), 20, `${TIERS}.0.Price`],
  ['priced per unit with a flat price', tiers(usd({ Price: 1, PriceFormat: 'Flat Fee' })), 30, `${TIERS}.0.PriceFormat`],
  [
    'with decreasing tiers',
    { ...TIERED, ...tiers(usd({ Price: 1, EndingUnit: 10 }), usd({ Price: 2, StartingUnit: 11, EndingUnit: 5 })) },
    20,
    `${TIERS}.1.EndingUnit`,
  ],
  [
    'with a gap between tiers',
    { ...TIERED, ...tiers(usd({ Price: 1, EndingUnit: 10 }), usd({ Price: 2, StartingUnit: 20 })) },
    20,
    `${TIERS}.1.StartingUnit`,
  ],
  ['with an open first tier', { ...TIERED, ...tiers(usd({ Price: 1 }), usd({ Price: 2 })) }, 20, `${TIERS}.0.EndingUnit`],
])('refuses a charge %s', async (_, changes, category, names) => {
  const body = await post('product-rate-plan-charge', { ...NEW_CHARGE, ProductRatePlanId: plan, ...changes });
  expect(reasonsOf(body)[0]).toEqual({ category, message: containing(`'${names}'`) });
});

it('refuses a product that ends before it starts', async () => {
  expect(reasonsOf(await post('product', { ...NEW_PRODUCT, EffectiveEndDate: '2019-01-01' }))).toEqual([
    { category: 30, message: containing("'EffectiveEndDate'") },
  ]);
});
