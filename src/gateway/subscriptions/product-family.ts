import type { ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import { isDiscount } from '../catalog/charges.js';
import type { SellableCatalog, SellablePlan } from '../offers/sellable-catalog.js';
import { isRemoved, type SubscribedPlan, type SubscriptionHolding } from './subscription-holding.js';

/** True if a plan is billed again and again. A plan with only one-time charges, such as a gift, belongs to no family. */
function isOngoing({ productRatePlanCharges }: ProductRatePlan): boolean {
  return productRatePlanCharges.some((charge) => charge.type !== 'OneTime' && !isDiscount(charge));
}

const isOngoingMainPlan = (subscribedPlan: SubscribedPlan): boolean =>
  subscribedPlan.kind === 'main' &&
  !isRemoved(subscribedPlan) &&
  subscribedPlan.ratePlan.ratePlanCharges.some(({ type }) => type !== 'OneTime');

/**
 * Plans on sale of the same product family as the subscription, including its own plan. A customer normally has one subscription of a
 * family. Products without a family in the offers file belong together.
 */
export function plansOfFamily(
  { plans, upcomingPlans }: SubscriptionHolding,
  { products, subscriptionRules: { families } }: SellableCatalog,
): SellablePlan[] {
  const subscribedFamilies = new Set(
    [...plans, ...upcomingPlans].filter(isOngoingMainPlan).map(({ ratePlan }) => families.get(ratePlan.productId)),
  );
  return products.flatMap((sellable) =>
    subscribedFamilies.has(families.get(sellable.product.id)) ? sellable.plans.filter(({ plan }) => isOngoing(plan)) : [],
  );
}
