import type { FieldError } from '../../api/errors.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isDiscount } from '../catalog/charges.js';
import { addDuration } from '../offers/duration.js';
import { isPricedIn, type SellableCatalog, type SellableRetentionOffer } from '../offers/sellable-catalog.js';
import { combinesWithAll, runningDiscounts } from '../purchase/discount-rules.js';
import type { AccountHistory } from './account-history.js';
import type { SubscriptionHolding } from './subscription-holding.js';

/** State that decides whether a retention offer can be accepted. */
interface RetentionBasis {
  holding: SubscriptionHolding;
  sellableCatalog: SellableCatalog;
  history: AccountHistory;
}

/**
 * Text that marks an order in which a retention offer was accepted. The platform stores it, so the gateway later knows from the platform that
 * the offer was accepted.
 * @param reason reason for canceling that the customer chose
 */
export const acceptanceText = (offerId: string, reason?: string): string =>
  `Retention offer ${offerId}${reason === undefined ? '' : `: ${reason}`}`;

/** Last day on which the account accepted an offer, or got its discount in another way. */
function lastAccepted({ rule, plan }: SellableRetentionOffer, { planUses, changeReasons }: AccountHistory): IsoDate | undefined {
  const mark = acceptanceText(rule.id);
  const accepted = changeReasons.filter(({ text }) => text === mark || text.startsWith(`${mark}: `));
  const discounted = planUses.filter(({ productRatePlanId }) => productRatePlanId === plan?.id);
  return [...accepted, ...discounted]
    .map(({ date }) => date)
    .sort()
    .at(-1);
}

/** True if the subscription has been charged for long enough. */
function isOldEnough({ rule: { after } }: SellableRetentionOffer, { subscription, today, trialEnd }: SubscriptionHolding): boolean {
  if (!after) return true;
  const start = subscription.serviceActivationDate ?? subscription.subscriptionStartDate;
  return trialEnd === undefined && addDuration(start, after) <= today;
}

/** Returns the rule that stops a subscription from accepting a retention offer. Undefined if no rule does. */
export function retentionProblem(
  retention: SellableRetentionOffer,
  { holding, sellableCatalog, history }: RetentionBasis,
): Omit<FieldError, 'field'> | undefined {
  const { rule, plan } = retention;
  const current = holding.mainPlan?.ratePlan.productRatePlanId ?? '';
  const isApplicable =
    (rule.plans?.includes(current) ?? true) &&
    history.isComplete &&
    (rule.kind !== 'discount' || (plan && isPricedIn(plan, holding.currency) && plan.productRatePlanCharges.every(isDiscount)));
  if (isApplicable !== true) return { code: 'not-offered', message: 'is not an offer for this subscription' };
  if (!isOldEnough(retention, holding)) {
    return { code: 'offer-too-early', message: 'is only for subscriptions that have been charged for longer' };
  }
  const last = lastAccepted(retention, history);
  const isLimited = plan !== undefined || rule.onceEvery !== undefined;
  if (isLimited && last !== undefined && !(rule.onceEvery && addDuration(last, rule.onceEvery) <= holding.today)) {
    return { code: 'offer-used', message: 'was already used by this account' };
  }
  if (plan && !combinesWithAll(sellableCatalog, plan.id, runningDiscounts(holding))) {
    return { code: 'offer-not-combined', message: 'cannot be combined with the current discount of this subscription' };
  }
  return undefined;
}
