import type { Transaction } from '../../database/open.js';
import { orderActions } from '../../database/schema.js';
import { findPlanByNumber } from '../catalog.js';
import type { OrderActionInput, RatePlanInput } from './order-input.js';
import type { SubscriptionRow } from '../subscriptions.js';

/** Adds the id of a rate plan that the request names only by number, because responses contain the id. */
async function withPlanId<Plan extends RatePlanInput>(tx: Transaction, plan: Plan): Promise<Plan> {
  if (plan.productRatePlanId !== undefined || plan.productRatePlanNumber === undefined) return plan;
  const found = await findPlanByNumber(tx, plan.productRatePlanNumber);
  return { ...plan, ...(found && { productRatePlanId: found.id }) };
}

async function withPlanIds(tx: Transaction, action: OrderActionInput): Promise<OrderActionInput> {
  const { createSubscription, addProduct, changePlan } = action;
  const plans: RatePlanInput[] = [];
  for (const plan of createSubscription?.subscribeToRatePlans ?? []) plans.push(await withPlanId(tx, plan));
  return {
    ...action,
    ...(createSubscription && { createSubscription: { ...createSubscription, subscribeToRatePlans: plans } }),
    ...(addProduct && { addProduct: await withPlanId(tx, addProduct) }),
    ...(changePlan && { changePlan: { ...changePlan, newProductRatePlan: await withPlanId(tx, changePlan.newProductRatePlan) } }),
  };
}

/** Saves the actions of an order on a subscription. */
export async function writeOrderActions(
  tx: Transaction,
  orderId: string,
  sequence: number,
  row: Pick<SubscriptionRow, 'number' | 'version'>,
  baseVersion: number | undefined,
  actions: readonly OrderActionInput[],
): Promise<void> {
  for (const [position, action] of actions.entries()) {
    const { type, ...detail } = await withPlanIds(tx, action);
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
