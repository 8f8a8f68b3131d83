import { isPricedPlan } from '../catalog/charges.js';
import type { AccountHistory } from '../subscriptions/account-history.js';
import { findCatalogPlan } from '../subscriptions/subscription-holding.js';
import type { SellableCatalog, SellablePlan } from './sellable-catalog.js';

/**
 * True if an account has used the trial of a plan, according to the rules of the plan's trial in the offers file.
 * @param ownNumber subscription whose own trial does not count, because its trial continues with this plan
 */
export function isTrialUsed(
  { productCatalog }: SellableCatalog,
  { planUses, isComplete }: AccountHistory,
  { product, offer }: SellablePlan,
  ownNumber?: string,
): boolean {
  const { once = 'product', afterPaid = false } = offer?.trial ?? {};
  if (!isComplete) return true;
  return planUses.some(({ subscriptionNumber, productRatePlanId, inTrial }) => {
    if (subscriptionNumber === ownNumber) return false;
    const found = findCatalogPlan(productCatalog, productRatePlanId);
    const isInScope = once === 'account' || found?.product.id === product.id;
    // A plan without a price, such as a free one, has no trial to use up.
    return isInScope && (inTrial || !afterPaid) && (found === undefined || isPricedPlan(found.plan));
  });
}
