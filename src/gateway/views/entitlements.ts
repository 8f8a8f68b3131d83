import type { EntitledFeature, EntitledPlan, UsageLimit } from '../../api/schemas/storefront/entitlements.js';
import type { ComparisonOffer } from '../offers/schema.js';
import { localize } from '../offers/texts.js';
import { isRemoved, type SubscribedPlan, type SubscriptionHolding } from '../subscriptions/subscription-holding.js';
import { highestQuantity, includedQuantity, toContractPrices } from '../usage/metered-charges.js';
import { omitEmpty } from './omit-empty.js';
import { endDateOf } from './subscription.js';

/** True if the subscription gives access today: it is active or about to be activated, and has begun. */
export function isRunning({ subscription: { status, subscriptionStartDate }, today }: SubscriptionHolding): boolean {
  return (status === 'Active' || status.startsWith('Pending')) && subscriptionStartDate <= today;
}

function limitsOf({ ratePlan }: SubscribedPlan, { currency }: SubscriptionHolding): UsageLimit[] {
  return ratePlan.ratePlanCharges
    .filter(({ type }) => type === 'Usage')
    .flatMap((charge) => {
      const prices = toContractPrices(charge, currency);
      const [included, limit] = [includedQuantity(prices), highestQuantity(prices)];
      if (included === undefined && limit === undefined) return [];
      return [{ chargeName: charge.name, unitOfMeasure: charge.uom ?? '', ...omitEmpty({ included, limit }) }];
    });
}

/** Plans of a running subscription. A plan that a scheduled change will remove still gives access. */
export function entitledPlans(holding: SubscriptionHolding): EntitledPlan[] {
  const { subscription, trialEnd, plans } = holding;
  const { subscriptionNumber, status } = subscription;
  const isEnded = ({ ratePlan }: SubscribedPlan): boolean =>
    ratePlan.ratePlanCharges.length > 0 &&
    ratePlan.ratePlanCharges.every(({ effectiveEndDate }) => effectiveEndDate !== undefined && effectiveEndDate <= holding.today);
  return plans
    .filter((plan) => plan.kind !== 'discount' && !(isRemoved(plan) && isEnded(plan)))
    .map((plan) => ({
      subscriptionNumber,
      status,
      productRatePlanId: plan.ratePlan.productRatePlanId,
      productId: plan.ratePlan.productId,
      productName: plan.ratePlan.productName,
      ratePlanName: plan.ratePlan.ratePlanName,
      ...(plan.kind === 'add-on' ? { addOn: true } : {}),
      ...omitEmpty({ quantity: plan.quantity, trialEnds: trialEnd, endDate: endDateOf(holding) }),
      limits: limitsOf(plan, holding),
    }));
}

/** Features of the plans' products. */
export function entitledFeatures(comparison: readonly ComparisonOffer[], plans: readonly EntitledPlan[]): EntitledFeature[] {
  const products = new Set(plans.map(({ productId }) => productId));
  return comparison.flatMap(({ id, texts, values }) =>
    values
      .filter(({ productId }) => products.has(productId))
      .map((value) => ({
        ...omitEmpty({ id }),
        name: localize(texts, undefined).name,
        productId: value.productId,
        ...(value.texts ? { text: localize(value.texts, undefined).text } : {}),
      })),
  );
}
