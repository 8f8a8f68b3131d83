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

describe('a product that is created', () => {
  it('stands at the end of the catalog, and its plan can be read and ordered once it has a charge', async () => {
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
    expect(all.products.at(-1)).toMatchObject({ id: product, productNumber: 'PC-00000005', Wing__c: 'long', productRatePlans: plans });
    expect(await get(`/v1/catalog/products/PC-00000005`)).toMatchObject({ id: product, productRatePlans: plans });
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

  it('has plans that are found by their id in another system', async () => {
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

it.each<[string, object, number, string]>([
  ['with a model that nothing here bills', { ChargeModel: 'Volume Pricing' }, 30, 'ChargeModel'],
  ['by usage', { ChargeType: 'Usage' }, 30, 'ChargeType'],
  ['in arrears', { BillingTiming: 'In Arrears' }, 30, 'BillingTiming'],
  ['with tax', { Taxable: true }, 30, 'Taxable'],
  ['without a unit', { UOM: '' }, 22, 'UOM'],
  ['below nothing', { DefaultQuantity: -1 }, 20, 'DefaultQuantity'],
  ['priced by the year and billed by the week', { BillingPeriod: 'Week', ListPriceBase: 'Per Year' }, 30, 'ListPriceBase'],
  [
    'with two prices in one currency',
    {
      ProductRatePlanChargeTierData: {
        ProductRatePlanChargeTier: [
          { Currency: 'USD', Price: 1 },
          { Currency: 'USD', Price: 2 },
        ],
      },
    },
    30,
    'ProductRatePlanChargeTierData.ProductRatePlanChargeTier.1.Currency',
  ],
  [
    'with a negative price',
    { ProductRatePlanChargeTierData: { ProductRatePlanChargeTier: [{ Currency: 'USD', Price: -1 }] } },
    20,
    'ProductRatePlanChargeTierData.ProductRatePlanChargeTier.0.Price',
  ],
])('refuses a charge %s', async (_, changes, category, names) => {
  const body = await post('product-rate-plan-charge', { ...NEW_CHARGE, ProductRatePlanId: plan, ...changes });
  expect(reasonsOf(body)).toEqual([{ category, message: containing(`'${names}'`) }]);
});

it('refuses a product that ends before it starts', async () => {
  expect(reasonsOf(await post('product', { ...NEW_PRODUCT, EffectiveEndDate: '2019-01-01' }))).toEqual([
    { category: 30, message: containing("'EffectiveEndDate'") },
  ]);
});
