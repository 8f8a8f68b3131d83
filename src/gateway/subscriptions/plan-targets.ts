import type { ChangeTime, PlanTarget } from '../../api/schemas/storefront/subscriptions.js';
import { longestPeriodDays, yearlyPrice } from '../catalog/yearly-price.js';
import { isPositive, isZero, subtract } from '../money.js';
import { isPricedIn, type SellableCatalog, type SellablePlan } from '../offers/sellable-catalog.js';
import { plansOfFamily } from './product-family.js';
import { findCatalogPlan, isRecurringCharge, type SubscribedPlan, type SubscriptionHolding } from './subscription-holding.js';

type Direction = 'upgrade' | 'downgrade' | 'switch';

/** First day of the next term, if the subscription renews automatically. */
export function renewalDay({ subscription, today }: SubscriptionHolding): string | undefined {
  const { termType, termEndDate, autoRenew } = subscription;
  return termType === 'TERMED' && autoRenew === true && termEndDate !== undefined && termEndDate > today ? termEndDate : undefined;
}

/** First day after the trial or the paid period. Undefined if that day is not in the future or not before the end of the term. */
export function periodEnd(holding: SubscriptionHolding): string | undefined {
  const { chargedThrough, today, subscription, trialEnd } = holding;
  const end = trialEnd ?? chargedThrough;
  const { termEndDate } = subscription;
  return end !== undefined && end > today && (termEndDate === undefined || end < termEndDate) ? end : undefined;
}

/** Possible times for a change to take effect. */
function possibleTimes(holding: SubscriptionHolding): ChangeTime[] {
  // A trial is free, so there is no paid period to wait for.
  if (holding.trialEnd !== undefined) return ['now'];
  return ['now', ...(periodEnd(holding) ? (['period-end'] as const) : []), ...(renewalDay(holding) ? (['renewal'] as const) : [])];
}

/**
 * Current quantity, used to price other plans: the plan's own quantity or, if only one of its recurring charges has a quantity, the
 * quantity of that charge.
 */
function countedUnits({ ratePlan, quantity }: SubscribedPlan): number | undefined {
  if (quantity !== undefined) return quantity;
  const [counted, ...others] = ratePlan.ratePlanCharges.filter((charge) => isRecurringCharge(charge) && charge.model !== 'FlatFee');
  const units = others.length === 0 ? Number(counted?.quantity ?? undefined) : undefined;
  return units !== undefined && Number.isSafeInteger(units) && units > 0 ? units : undefined;
}

/** Compares `target` with the current plan by yearly list price, at the current quantity. */
function comparePlans(
  { mainPlan, currency }: SubscriptionHolding,
  target: SellablePlan,
  { productCatalog }: SellableCatalog,
): { direction: Direction; longer: boolean } {
  const current = mainPlan && findCatalogPlan(productCatalog, mainPlan.ratePlan.productRatePlanId);
  if (!mainPlan || !current) return { direction: 'switch', longer: true };
  const longer = longestPeriodDays(target.plan) >= longestPeriodDays(current.plan);
  if (current.product.id === target.product.id && longestPeriodDays(target.plan) !== longestPeriodDays(current.plan))
    return { direction: 'switch', longer };
  const quantities = new Map(
    mainPlan.ratePlan.ratePlanCharges.map((charge) => [charge.productRatePlanChargeId, charge.quantity ?? undefined]),
  );
  const counted = target.offer?.quantity;
  const units = counted && String(Math.min(counted.max, Math.max(counted.min, countedUnits(mainPlan) ?? counted.initial)));
  const currentPrice = yearlyPrice(current.plan, currency, (id) => quantities.get(id));
  const targetPrice = yearlyPrice(target.plan, currency, (id) => (counted?.chargeIds.includes(id) === true ? units : undefined));
  if (currentPrice === undefined || targetPrice === undefined || isZero(subtract(currentPrice, targetPrice)))
    return { direction: 'switch', longer };
  return { direction: isPositive(subtract(targetPrice, currentPrice)) ? 'upgrade' : 'downgrade', longer };
}

/** Default times for a change to take effect: upgrades now, downgrades at the end of the paid period or term. */
function defaultTimes(direction: Direction, longer: boolean, holding: SubscriptionHolding): ChangeTime[] {
  const later: ChangeTime[] = renewalDay(holding) ? ['renewal'] : ['period-end'];
  if (direction === 'upgrade') return ['now'];
  return direction === 'switch' && longer ? ['now', ...later] : later;
}

/** Plans that a subscription can change to, in catalog order. Without a rule of the offers file, these are plans of the same product family. */
export function planTargets(holding: SubscriptionHolding, sellableCatalog: SellableCatalog): PlanTarget[] {
  const { mainPlan, currency } = holding;
  if (!mainPlan) return [];
  const { changes } = sellableCatalog.subscriptionRules;
  const { productRatePlanId, productId } = mainPlan.ratePlan;
  const rule = changes.rules?.find(({ from }) => from.includes(productRatePlanId) || from.includes(productId));
  const sold = sellableCatalog.products.filter(({ offer }) => offer?.unavailable === undefined).flatMap(({ plans }) => plans);
  const possible = possibleTimes(holding);
  const family = new Set(plansOfFamily(holding, sellableCatalog).map(({ plan }) => plan.id));
  return sold.flatMap((target): PlanTarget[] => {
    const { plan, product } = target;
    const targetRule = rule?.to.find((entry) => entry.productRatePlanId === plan.id);
    if (plan.id === productRatePlanId || !(rule ? targetRule : family.has(plan.id)) || !isPricedIn(plan, currency)) return [];
    const { direction: priceDirection, longer } = comparePlans(holding, target, sellableCatalog);
    const direction = targetRule?.direction ?? priceDirection;
    const offered = targetRule?.when ?? changes[direction] ?? defaultTimes(direction, longer, holding);
    const when = offered.filter((time) => possible.includes(time));
    return [
      { productRatePlanId: plan.id, productName: product.name, ratePlanName: plan.name, direction, when: when.length > 0 ? when : ['now'] },
    ];
  });
}
