import * as z from 'zod';
import { NEW_PRODUCT } from '../sandbox/api/examples/catalog.js';
import type { StartedSandbox } from './sandbox.js';

const created = z.object({ Success: z.literal(true), Id: z.string() });

/** Default fields of the charges in these tests. */
const COMMON = {
  ChargeType: 'Recurring',
  BillCycleType: 'DefaultFromCustomer',
  BillingPeriod: 'Month',
  TriggerEvent: 'ContractEffective',
  UseDiscountSpecificAccountingCode: null,
};

/** Product with one rate plan, made by a test. */
export interface CustomPlan {
  product: string;
  plan: string;
  /** Ids of the charges by name. */
  charges: Record<string, string>;
}

/** Returns pricing in US dollars, one object per tier. */
export const dollars = (...tiers: object[]) => ({
  ProductRatePlanChargeTierData: { ProductRatePlanChargeTier: tiers.map((tier) => ({ Currency: 'USD', ...tier })) },
});

/** Adds a product with one rate plan to the catalog, charge by charge. */
export async function createPlan({ call }: StartedSandbox, charges: Readonly<Record<string, object>>): Promise<CustomPlan> {
  const create = async (object: string, json: object) => created.parse((await call(`/v1/object/${object}`, { json })).body).Id;
  const product = await create('product', NEW_PRODUCT);
  const plan = await create('product-rate-plan', { Name: 'Own', ProductId: product });
  const ids: Record<string, string> = {};
  for (const [name, fields] of Object.entries(charges)) {
    ids[name] = await create('product-rate-plan-charge', { ...COMMON, Name: name, ProductRatePlanId: plan, ...fields });
  }
  return { product, plan, charges: ids };
}
