import type { Subscription, SubscriptionRatePlan } from '../../../api/schemas/storefront/subscriptions.js';

/** Returns the plans that a subscription is about: without add-ons and discounts. All plans if there are no others. */
export function mainPlansOf({ ratePlans }: Pick<Subscription, 'ratePlans'>): readonly SubscriptionRatePlan[] {
  const main = ratePlans.filter((plan) => !plan.addOn && !isDiscount(plan));
  return main.length > 0 ? main : ratePlans;
}

/** Returns the first plan that a subscription is about. Undefined only if the subscription has no plan. */
export function mainPlanOf(subscription: Pick<Subscription, 'ratePlans'>): SubscriptionRatePlan | undefined {
  return mainPlansOf(subscription)[0];
}

/** True for the plan of a coupon or a retention offer, which has only discounts. */
function isDiscount({ charges }: SubscriptionRatePlan): boolean {
  return charges.length > 0 && charges.every(({ model }) => model.startsWith('Discount'));
}
