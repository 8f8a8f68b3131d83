import type { Transaction } from '../../database/open.js';
import { orderActions } from '../../database/schema.js';
import { findPlanByNumber } from '../catalog.js';
import type { OrderActionInput, RatePlanInput } from './order-input.js';
import type { SubscriptionRow } from '../subscriptions.js';

/** A plan that was named by its number only, with its id, under which it is given back. */
async function named<Plan extends RatePlanInput>(tx: Transaction, plan: Plan): Promise<Plan> {
  if (plan.productRatePlanId !== undefined || plan.productRatePlanNumber === undefined) return plan;
  const found = await findPlanByNumber(tx, plan.productRatePlanNumber);
  return { ...plan, ...(found && { productRatePlanId: found.id }) };
}

async function withNamedPlans(tx: Transaction, action: OrderActionInput): Promise<OrderActionInput> {
  const { createSubscription, addProduct, changePlan } = action;
  const plans: RatePlanInput[] = [];
  for (const plan of createSubscription?.subscribeToRatePlans ?? []) plans.push(await named(tx, plan));
  return {
    ...action,
    ...(createSubscription && { createSubscription: { ...createSubscription, subscribeToRatePlans: plans } }),
    ...(addProduct && { addProduct: await named(tx, addProduct) }),
    ...(changePlan && { changePlan: { ...changePlan, newProductRatePlan: await named(tx, changePlan.newProductRatePlan) } }),
  };
}

/** Remembers what an order did to a subscription. */
export async function writeActions(
  tx: Transaction,
  orderId: string,
  sequence: number,
  row: Pick<SubscriptionRow, 'number' | 'version'>,
  baseVersion: number | undefined,
  actions: readonly OrderActionInput[],
): Promise<void> {
  for (const [position, action] of actions.entries()) {
    const { type, ...detail } = await withNamedPlans(tx, action);
    await tx.insert(orderActions).values({
      orderId,
      sequence,
      position,
      type,
      detail,
      subscriptionNumber: row.number,
      baseVersion: baseVersion ?? null,
      newVersion: row.version,
    });
  }
}
