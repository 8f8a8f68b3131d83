import * as z from 'zod';
import { NEW_PRODUCT } from '../sandbox/api/examples/catalog.js';
import type { StartedSandbox } from './sandbox.js';

const created = z.object({ Success: z.literal(true), Id: z.string() });

/** What every charge of these tests has unless it says otherwise. */
const COMMON = {
  ChargeType: 'Recurring',
  BillCycleType: 'DefaultFromCustomer',
  BillingPeriod: 'Month',
  TriggerEvent: 'ContractEffective',
  UseDiscountSpecificAccountingCode: null,
};

/** A rate plan with charges of its own, and its product. */
export interface OwnPlan {
  product: string;
  plan: string;
  /** Ids of the charges by their names. */
  charges: Record<string, string>;
}

/** Prices in dollars, or tiers of one. */
export const dollars = (...tiers: object[]) => ({
  ProductRatePlanChargeTierData: { ProductRatePlanChargeTier: tiers.map((tier) => ({ Currency: 'USD', ...tier })) },
});

/** Adds a product with one rate plan to the catalog, charge by charge as a program would. */
export async function ownPlan({ call }: StartedSandbox, charges: Readonly<Record<string, object>>): Promise<OwnPlan> {
  const create = async (object: string, json: object) => created.parse((await call(`/v1/object/${object}`, { json })).body).Id;
  const product = await create('product', NEW_PRODUCT);
  const plan = await create('product-rate-plan', { Name: 'Own', ProductId: product });
  const ids: Record<string, string> = {};
  for (const [name, fields] of Object.entries(charges)) {
    ids[name] = await create('product-rate-plan-charge', { ...COMMON, Name: name, ProductRatePlanId: plan, ...fields });
  }
  return { product, plan, charges: ids };
}
