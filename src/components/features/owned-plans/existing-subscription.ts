import type { Subscription, SubscriptionRatePlan } from '../../../api/schemas/storefront/subscriptions.js';
import { mainPlanOf } from './main-plan.js';
import type { OwnedPlans } from './owned-plans.js';

/** Subscription beside which a plan would be bought. */
export interface ExistingSubscription {
  readonly subscription: Subscription;
  /** Main plan of the subscription. */
  readonly currentPlan: SubscriptionRatePlan;
  /** True if the subscription has this plan already. */
  readonly isSamePlan: boolean;
  /** True if the plan belongs to the product family of the subscription. False for a second gift, for example. */
  readonly isOfFamily: boolean;
  /** True if the subscription can change to the plan now. */
  readonly canSwitch: boolean;
  /** True if the shop allows a second subscription. */
  readonly allowsSecond: boolean;
}

/** True if the subscription can change to the plan now. */
function canSwitchTo(productRatePlanId: string, { can }: Subscription): boolean {
  return can?.plans?.some((target) => target.productRatePlanId === productRatePlanId) ?? false;
}

/**
 * Returns the subscription that a customer probably means to keep or to change instead of buying a plan: one with the same plan, else one
 * that can change to the plan, else one of the same product family.
 */
export function existingFor(owned: OwnedPlans, productRatePlanId: string): ExistingSubscription | undefined {
  const found = owned.subscriptions.flatMap((subscription): ExistingSubscription[] => {
    const same = subscription.ratePlans.find((plan) => plan.productRatePlanId === productRatePlanId);
    const isOfFamily = subscription.familyPlans?.includes(productRatePlanId) ?? false;
    const currentPlan = same ?? mainPlanOf(subscription);
    if (!currentPlan || (!same && !isOfFamily)) return [];
    const canSwitch = !same && canSwitchTo(productRatePlanId, subscription);
    const allowsSecond = !isOfFamily || owned.perFamily !== 'one';
    return [{ subscription, currentPlan, isSamePlan: same !== undefined, isOfFamily, canSwitch, allowsSecond }];
  });
  return found.find(({ isSamePlan }) => isSamePlan) ?? found.find(({ canSwitch }) => canSwitch) ?? found[0];
}
