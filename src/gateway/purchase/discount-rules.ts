import type { IsoDate } from '../../api/schemas/values.js';
import type { RetentionRule } from '../offers/change-rules.js';
import type { CouponOffer } from '../offers/coupon-offer.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { isRemoved, type SubscribedPlan, type SubscriptionHolding } from '../subscriptions/subscription-holding.js';

/** True for a discount plan that has not ended. It may start later. */
const isRunningDiscount = ({ kind, ratePlan }: SubscribedPlan, today: IsoDate): boolean =>
  kind === 'discount' && ratePlan.ratePlanCharges.some(({ effectiveEndDate: end }) => end === undefined || end > today);

/** Discount plans of a subscription that have not ended, including those that start later. */
export function runningDiscounts({ plans, upcomingPlans, today }: SubscriptionHolding): string[] {
  return [...plans, ...upcomingPlans]
    .filter((subscribedPlan) => isRunningDiscount(subscribedPlan, today))
    .map(({ ratePlan }) => ratePlan.productRatePlanId);
}

/** Rules of the coupons and retention offers that give a discount plan. */
function rulesOf({ coupons, subscriptionRules }: SellableCatalog, id: string): (CouponOffer | RetentionRule)[] {
  const all = [...coupons.map(({ offer }) => offer), ...subscriptionRules.retention.map(({ rule }) => rule)];
  return all.filter(({ productRatePlanId }) => productRatePlanId === id);
}

/** Discount plans that the offers file combines with a discount plan. */
const partnersOf = (sellableCatalog: SellableCatalog, id: string): ReadonlySet<string> =>
  new Set(rulesOf(sellableCatalog, id).flatMap(({ combinesWith = [] }) => combinesWith));

/** True if a discount may be added to a subscription with these discounts. It combines with another if one of the two names the other. */
export function combinesWithAll(sellableCatalog: SellableCatalog, id: string, running: readonly string[]): boolean {
  const partners = partnersOf(sellableCatalog, id);
  return running.every((other) => other !== id && (partners.has(other) || partnersOf(sellableCatalog, other).has(id)));
}

/**
 * Discounts that a subscription loses with a change, because the offers file gives them only with plans that it will no longer have. Discounts that
 * the file does not name stay.
 * @param remainingIds rate plans after the change
 */
export function lostDiscounts(
  sellableCatalog: SellableCatalog,
  { plans, today }: SubscriptionHolding,
  remainingIds: readonly string[],
): readonly SubscribedPlan[] {
  const current = plans.filter((subscribedPlan) => !isRemoved(subscribedPlan));
  const currentIds = current.map(({ ratePlan }) => ratePlan.productRatePlanId);
  return current.filter((subscribedPlan) => {
    const rules = rulesOf(sellableCatalog, subscribedPlan.ratePlan.productRatePlanId);
    const isGivenTo = (ids: readonly string[]): boolean => rules.some((rule) => rule.plans?.some((id) => ids.includes(id)) ?? true);
    return isRunningDiscount(subscribedPlan, today) && isGivenTo(currentIds) && !isGivenTo(remainingIds);
  });
}
