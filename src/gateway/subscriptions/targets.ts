import type { ChangeTime, PlanTarget } from '../../api/schemas/storefront/subscriptions.js';
import { longestPeriodDays, yearlyPrice } from '../catalog/yearly-price.js';
import { isPositive, isZero, subtract } from '../money.js';
import { isPricedIn, type SellableCatalog, type SellablePlan } from '../offers/sellable-catalog.js';
import { planOf, recurs, type HeldPlan, type Holding } from './held-plans.js';

type Direction = 'upgrade' | 'downgrade' | 'switch';

/** First day of the next term of a subscription that renews by itself. */
export function renewalDay({ subscription, today }: Holding): string | undefined {
  const { termType, termEndDate, autoRenew } = subscription;
  return termType === 'TERMED' && autoRenew === true && termEndDate !== undefined && termEndDate > today ? termEndDate : undefined;
}

/** First day after what is billed, before the term ends. */
export function periodEnd(holding: Holding): string | undefined {
  const { chargedThrough, today, subscription, trial } = holding;
  const end = trial ?? chargedThrough;
  const { termEndDate } = subscription;
  return end !== undefined && end > today && (termEndDate === undefined || end < termEndDate) ? end : undefined;
}

/** When a change can be done at all. */
export function timesOf(holding: Holding): ChangeTime[] {
  // Nothing is paid for in a trial, so there is nothing to wait for.
  if (holding.trial !== undefined) return ['now'];
  return ['now', ...(periodEnd(holding) ? (['period-end'] as const) : []), ...(renewalDay(holding) ? (['renewal'] as const) : [])];
}

/** How many are held where the next plan counts too: by the rule of its plan, or of the one charge that counts anything. */
function seatsOf({ ratePlan, quantity }: HeldPlan): number | undefined {
  if (quantity !== undefined) return quantity;
  const [counted, ...others] = ratePlan.ratePlanCharges.filter((charge) => recurs(charge) && charge.model !== 'FlatFee');
  const seats = others.length === 0 ? Number(counted?.quantity ?? undefined) : undefined;
  return seats !== undefined && Number.isSafeInteger(seats) && seats > 0 ? seats : undefined;
}

/** Which of two plans is the dearer by the list price of a year, with what is counted now. */
function directionOf(
  { main, currency }: Holding,
  target: SellablePlan,
  { productCatalog }: SellableCatalog,
): { direction: Direction; longer: boolean } {
  const current = main && planOf(productCatalog, main.ratePlan.productRatePlanId);
  if (!main || !current) return { direction: 'switch', longer: true };
  const longer = longestPeriodDays(target.plan) >= longestPeriodDays(current.plan);
  if (current.product.id === target.product.id && longestPeriodDays(target.plan) !== longestPeriodDays(current.plan))
    return { direction: 'switch', longer };
  const held = new Map(main.ratePlan.ratePlanCharges.map((charge) => [charge.productRatePlanChargeId, charge.quantity ?? undefined]));
  const counted = target.offer?.quantity;
  const seats = counted && String(Math.min(counted.max, Math.max(counted.min, seatsOf(main) ?? counted.initial)));
  const now = yearlyPrice(current.plan, currency, (id) => held.get(id));
  const then = yearlyPrice(target.plan, currency, (id) => (counted?.chargeIds.includes(id) === true ? seats : undefined));
  if (now === undefined || then === undefined || isZero(subtract(now, then))) return { direction: 'switch', longer };
  return { direction: isPositive(subtract(then, now)) ? 'upgrade' : 'downgrade', longer };
}

/** When a change takes effect unless the tenant says otherwise: what costs more at once, what costs less when what was agreed is over. */
function usualTimes(direction: Direction, longer: boolean, holding: Holding): ChangeTime[] {
  const later: ChangeTime[] = renewalDay(holding) ? ['renewal'] : ['period-end'];
  if (direction === 'upgrade') return ['now'];
  return direction === 'switch' && longer ? ['now', ...later] : later;
}

/** Plans to which a subscription may change, in the order of the catalog. */
export function planTargets(holding: Holding, sellableCatalog: SellableCatalog): PlanTarget[] {
  const { main, currency } = holding;
  if (!main) return [];
  const { changes } = sellableCatalog.subscriptionRules;
  const { productRatePlanId, productId } = main.ratePlan;
  const rule = changes.rules?.find(({ from }) => from.includes(productRatePlanId) || from.includes(productId));
  const sold = sellableCatalog.products.filter(({ offer }) => offer?.unavailable === undefined).flatMap(({ plans }) => plans);
  const possible = timesOf(holding);
  return sold.flatMap((target): PlanTarget[] => {
    const { plan, product } = target;
    const said = rule?.to.find((entry) => entry.productRatePlanId === plan.id);
    if (plan.id === productRatePlanId || (rule && !said) || !isPricedIn(plan, currency)) return [];
    const { direction: priced, longer } = directionOf(holding, target, sellableCatalog);
    const direction = said?.direction ?? priced;
    const wanted = said?.when ?? changes[direction] ?? usualTimes(direction, longer, holding);
    const when = wanted.filter((time) => possible.includes(time));
    return [
      { productRatePlanId: plan.id, productName: product.name, ratePlanName: plan.name, direction, when: when.length > 0 ? when : ['now'] },
    ];
  });
}
