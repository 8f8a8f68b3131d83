import type { Subscription, SubscriptionRatePlan } from '../../../api/schemas/storefront/subscriptions.js';

/** Returns the main plan of a subscription, which is not an add-on. Undefined only if the subscription has no plan. */
export function mainPlanOf({ ratePlans }: Pick<Subscription, 'ratePlans'>): SubscriptionRatePlan | undefined {
  return ratePlans.find(({ addOn }) => !addOn) ?? ratePlans[0];
}
