import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing, matching } from '../../support/matchers.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { objectsOf, type Objects } from '../../support/sandbox-objects.js';

const DAYS = { EffectiveStartDate: '2026-01-01', EffectiveEndDate: '2030-01-01' };
const CHARGE = {
  Name: 'Seats',
  ChargeType: 'Recurring',
  ChargeModel: 'Per Unit Pricing',
  BillCycleType: 'DefaultFromCustomer',
  BillingPeriod: 'Month',
  TriggerEvent: 'ContractEffective',
  UOM: 'Seat',
  UseDiscountSpecificAccountingCode: null,
  ProductRatePlanChargeTierData: { ProductRatePlanChargeTier: [{ Currency: 'USD', Price: 12.5 }] },
};
const TIERED = {
  ...CHARGE,
  Name: 'Calls',
  ChargeType: 'Usage',
  ChargeModel: 'Tiered Pricing',
  UOM: 'Call',
  ProductRatePlanChargeTierData: {
    ProductRatePlanChargeTier: [
      { Currency: 'USD', StartingUnit: 0, EndingUnit: 100, Price: 1, PriceFormat: 'Per Unit' },
      { Currency: 'USD', StartingUnit: 100, Price: 0.5, PriceFormat: 'Per Unit' },
    ],
  },
};
let started: StartedSandbox;
let objects: Objects;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  objects = objectsOf(started);
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const get = async (path: string) => (await started.call(path)).body;

/** A product with one plan and one charge. */
async function makeProduct(charge: object = CHARGE) {
  const product = await objects.create('Product', { Name: 'Atlas', ...DAYS });
  const plan = await objects.create('ProductRatePlan', { Name: 'Atlas monthly', ProductId: product });
  return { product, plan, charge: await objects.create('ProductRatePlanCharge', { ...charge, ProductRatePlanId: plan }) };
}

describe('a product created as objects', () => {
  it('is in the catalog with its price, and can be sold', async () => {
    const { product, plan, charge } = await makeProduct();
    expect(await get(`/v1/catalog/products/${product}`)).toMatchObject({
      name: 'Atlas',
      productRatePlans: [{ id: plan, productRatePlanCharges: [{ id: charge, pricing: [{ currency: 'USD', price: '12.5' }] }] }],
    });
    const order = orderFor({ orderDate: '2026-11-21', plans: [{ plan }] });
    expect((await started.call('/v1/orders', { json: order })).body).toMatchObject({ success: true });
    expect(await objects.rows(`select Amount from Invoice`)).toEqual(expect.arrayContaining([expect.objectContaining({ Amount: 12.5 })]));
  });

  it('can be changed, and the catalog operations show the change', async () => {
    const { product, plan, charge } = await makeProduct();
    await objects.update('Product', product, { Name: 'Globe', SKU: 'G-1', Shelf__c: 'top' });
    await objects.update('ProductRatePlan', plan, { Name: 'Globe monthly', Grade: 2, ExternalRatePlanIds: 'a, b' });
    await objects.update('ProductRatePlanCharge', charge, {
      Name: 'Places',
      DefaultQuantity: 3,
      RevenueRecognitionRuleName: 'Recognize upon invoicing',
    });
    expect(await get(`/v1/catalog/products/${product}`)).toMatchObject({
      name: 'Globe',
      sku: 'G-1',
      Shelf__c: 'top',
      productRatePlans: [{ name: 'Globe monthly', productRatePlanCharges: [{ name: 'Places', defaultQuantity: '3' }] }],
    });
    expect(await get(`/v1/product-rate-plans/${plan}`)).toMatchObject({ grade: 2, externallyManagedPlanIds: ['a', 'b'] });
    expect(await objects.rows(`select RevenueRecognitionRuleName from ProductRatePlanCharge where Id = '${charge}'`)).toEqual([
      { Id: charge, RevenueRecognitionRuleName: 'Recognize upon invoicing' },
    ]);
    await objects.update('Product', product, { fieldsToNull: ['SKU', 'Shelf__c'] });
    const emptied = await get(`/v1/catalog/products/${product}`);
    expect(emptied).not.toHaveProperty('sku');
    expect(emptied).not.toHaveProperty('Shelf__c');
  });

  it('has a price whose tiers can be changed', async () => {
    const { charge } = await makeProduct(TIERED);
    const fields = 'Tier, Price, StartingUnit, EndingUnit, Currency, PriceFormat, IsOveragePrice';
    const tiers = await objects.rows(`select ${fields} from ProductRatePlanChargeTier where ProductRatePlanChargeId = '${charge}'`);
    const inOrder = [...tiers].sort((one, other) => Number(one['Tier']) - Number(other['Tier']));
    const unit = { Id: matching(/./), Currency: 'USD', PriceFormat: 'Per Unit', IsOveragePrice: false };
    expect(inOrder).toEqual([
      { ...unit, Tier: 1, Price: 1, StartingUnit: 0, EndingUnit: 100 },
      { ...unit, Tier: 2, Price: 0.5, StartingUnit: 100 },
    ]);
    await objects.update('ProductRatePlanChargeTier', String(inOrder[1]?.['Id']), { Price: 0.25 });
    expect(await get(`/v1/product-rate-plan-charges/${charge}`)).toMatchObject({
      pricing: [{ tiers: [[{ price: 1 }, { price: 0.25 }]] }],
    });
    const one = await makeProduct();
    const [price] = await objects.rows(`select Id from ProductRatePlanChargeTier where ProductRatePlanChargeId = '${one.charge}'`);
    await objects.update('ProductRatePlanChargeTier', String(price?.['Id']), { Price: 20 });
    expect(await get(`/v1/product-rate-plan-charges/${one.charge}`)).toMatchObject({ pricing: [{ price: 20 }] });
  });

  it('can be deleted until it is sold', async () => {
    const one = await makeProduct();
    await objects.remove('ProductRatePlanCharge', one.charge);
    expect(await get(`/v1/product-rate-plan-charges/${one.charge}`)).toMatchObject({ success: false });
    await objects.remove('ProductRatePlan', one.plan);
    expect(await get(`/v1/product-rate-plans/${one.plan}`)).toMatchObject({ success: false });
    const other = await makeProduct();
    await objects.remove('Product', other.product);
    for (const [type, id] of [
      ['Product', other.product],
      ['ProductRatePlan', other.plan],
      ['ProductRatePlanCharge', other.charge],
    ]) {
      expect(await objects.rows(`select Id from ${type ?? ''} where Id = '${id ?? ''}'`)).toEqual([]);
    }
    const sold = await makeProduct();
    await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21', plans: [{ plan: sold.plan }] }) });
    for (const [type, id] of [
      ['Product', sold.product],
      ['ProductRatePlan', sold.plan],
      ['ProductRatePlanCharge', sold.charge],
    ] as const) {
      expect(await objects.tryRemove(type, id)).toEqual([{ Code: 'CANNOT_DELETE', Message: containing('has been sold') }]);
    }
  });

  it.each<[string, 'product' | 'plan' | 'charge', object, string]>([
    ['Product', 'product', { EffectiveEndDate: '2025-01-01' }, 'EffectiveEndDate'],
    ['Product', 'product', { Name: '' }, 'Name'],
    ['Product', 'product', { ProductNumber: 'X' }, 'ProductNumber'],
    ['Product', 'product', { fieldsToNull: ['Name'] }, 'Name'],
    ['ProductRatePlan', 'plan', { Grade: 'high' }, 'Grade'],
    ['ProductRatePlanCharge', 'charge', { DefaultQuantity: -1 }, 'DefaultQuantity'],
    ['ProductRatePlanCharge', 'charge', { ChargeModel: 'Flat Fee Pricing' }, 'ChargeModel'],
  ])('refuses an invalid change of a %s', async (type, part, changes, names) => {
    const made = await makeProduct();
    expect(await objects.tryUpdate(type, made[part], changes)).toEqual([{ Code: matching(/^INVALID/), Message: containing(`'${names}'`) }]);
  });
});

it('refuses a charge that cannot be billed, naming the path of its price', async () => {
  const product = await objects.create('Product', { Name: 'Atlas', ...DAYS });
  const plan = await objects.create('ProductRatePlan', { Name: 'Atlas monthly', ProductId: product });
  const without = {
    ...CHARGE,
    ProductRatePlanId: plan,
    ProductRatePlanChargeTierData: { ProductRatePlanChargeTier: [{ Currency: 'USD' }] },
  };
  const { body } = await started.call('/v1/action/create', { json: { type: 'ProductRatePlanCharge', objects: [without] } });
  expect(z.array(z.object({ Errors: z.array(z.object({ Message: z.string() })) })).parse(body)[0]?.Errors).toEqual([
    { Message: containing('ProductRatePlanChargeTierData.ProductRatePlanChargeTier.0.Price') },
  ]);
});
