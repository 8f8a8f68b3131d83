import type { CreateOrderPricingUpdateInput, RemoveProductInput } from '../../generated/api/schemas/orders.js';
import type { SubscriptionCharge } from '../../generated/api/schemas/subscriptions.js';
import type { ProductRatePlan, ProductRatePlanCharge } from '../../generated/api/schemas/catalog.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { hasQuantity, isDiscount } from '../catalog/charges.js';
import { plainQuantity } from '../money.js';
import type { SellablePlan } from '../offers/sellable-catalog.js';
import type { ChosenPlan } from '../offers/choose-plans.js';
import type { Duration } from '../offers/duration.js';
import { DISCOUNT_END_UNITS, toDiscountEnd, toDiscountPlan, toFixedPeriod } from '../purchase/discount-plan.js';
import { toQuantityPricing, toRatePlan, type ChargePricing } from '../purchase/order-body.js';
import { planTerms } from '../purchase/terms.js';
import { isRecurringCharge, type SubscribedPlan, type SubscriptionHolding } from '../subscriptions/subscription-holding.js';
import { triggerDatesOn, type OrderAction } from './prepared-change.js';

type SubscribedPlanKey = Pick<RemoveProductInput, 'subscriptionRatePlanNumber' | 'ratePlanId'>;

/** Identifies a plan of a subscription in an order: by its number, which is stable, or by its id in the current version. */
function toSubscribedPlanKey({ ratePlan: subscribedPlan }: SubscribedPlan): SubscribedPlanKey {
  const number: unknown = Reflect.get(subscribedPlan, 'subscriptionRatePlanNumber');
  return typeof number === 'string' && number !== '' ? { subscriptionRatePlanNumber: number } : { ratePlanId: subscribedPlan.id };
}

/** Adds a plan. During a trial, charges that are triggered by the service activation start after the trial. */
export function addPlan(chosen: ChosenPlan, date: IsoDate, trialEnd?: IsoDate): OrderAction {
  return { type: 'AddProduct', triggerDates: triggerDatesOn(date, trialEnd), addProduct: toRatePlan(chosen) };
}

/** Adds a discount. During a trial, a time-limited discount starts after the trial, so that the trial does not shorten it. */
export function addDiscount(
  plan: ProductRatePlan,
  { date, trialEnd, lasts }: { date: IsoDate; trialEnd?: IsoDate | undefined; lasts?: Duration | undefined },
): OrderAction {
  const addProduct = toDiscountPlan(plan, { inTrial: trialEnd !== undefined, end: lasts && toDiscountEnd(lasts) });
  return { type: 'AddProduct', triggerDates: triggerDatesOn(date, trialEnd), addProduct };
}

/** Restarts a discount on the given day. It lasts as long as it was ordered to last. */
export function restartDiscount({ ratePlan }: SubscribedPlan, plan: ProductRatePlan, date: IsoDate): OrderAction {
  const [end] = ratePlan.ratePlanCharges.flatMap(({ endDateCondition, upToPeriods, upToPeriodsType }) => {
    const unit = DISCOUNT_END_UNITS.find((each) => each === upToPeriodsType);
    return endDateCondition === 'Fixed_Period' && upToPeriods != null && unit ? [toFixedPeriod(Number(upToPeriods), unit)] : [];
  });
  return { type: 'AddProduct', triggerDates: triggerDatesOn(date), addProduct: toDiscountPlan(plan, { inTrial: false, end }) };
}

export function removePlan(subscribedPlan: SubscribedPlan, date: IsoDate): OrderAction {
  return { type: 'RemoveProduct', triggerDates: triggerDatesOn(date), removeProduct: toSubscribedPlanKey(subscribedPlan) };
}

/** Replaces one plan with another on the given day. */
export function replacePlan(subscribedPlan: SubscribedPlan, chosen: ChosenPlan, date: IsoDate, direction: string): OrderAction {
  const subType = direction === 'upgrade' ? 'Upgrade' : direction === 'downgrade' ? 'Downgrade' : 'Crossgrade';
  return {
    type: 'ChangePlan',
    triggerDates: triggerDatesOn(date),
    changePlan: {
      ...toSubscribedPlanKey(subscribedPlan),
      newProductRatePlan: toRatePlan(chosen),
      effectivePolicy: 'SpecificDate',
      subType,
    },
  };
}

/** Pricing update that sets a new quantity. Its fields depend on the charge's model. */
function toPricingUpdate({ model }: SubscriptionCharge, quantity: string): CreateOrderPricingUpdateInput {
  if (model === 'Tiered') return { recurringTiered: { quantity } };
  return model === 'Volume' ? { recurringVolume: { quantity } } : { recurringPerUnit: { quantity } };
}

/** Changes the quantity of a plan. If its charges start later, the change applies from their start. */
export function updateQuantity(subscribedPlan: SubscribedPlan, quantity: number, today: IsoDate): OrderAction {
  const countedChargeIds = subscribedPlan.sellable?.offer?.quantity?.chargeIds ?? [];
  const charges = subscribedPlan.ratePlan.ratePlanCharges.filter(
    (charge) => isRecurringCharge(charge) && countedChargeIds.includes(charge.productRatePlanChargeId),
  );
  const startDate = charges.flatMap(({ effectiveStartDate }) => effectiveStartDate ?? []).sort()[0] ?? today;
  return {
    type: 'UpdateProduct',
    triggerDates: triggerDatesOn(startDate > today ? startDate : today),
    updateProduct: {
      ...toSubscribedPlanKey(subscribedPlan),
      chargeUpdates: charges.map((charge) => ({ chargeNumber: charge.number, pricing: toPricingUpdate(charge, String(quantity)) })),
    },
  };
}

/** Single tier without a price. */
const FREE_TIERS = [{ tier: 1, startingUnit: '0', price: '0', priceFormat: 'PerUnit' as const }];

/** Pricing override that makes a one-time charge free. Undefined for charge models that orders cannot make free. */
function toFreePricing({ model }: ProductRatePlanCharge, quantity: string | undefined): ChargePricing | undefined {
  const units = quantity === undefined ? {} : { quantity };
  switch (model) {
    case 'FlatFee':
      return { oneTimeFlatFee: { listPrice: '0' } };
    case 'PerUnit':
      return { oneTimePerUnit: { ...units, listPrice: '0' } };
    case 'Tiered':
      return { oneTimeTiered: { ...units, tiers: FREE_TIERS } };
    case 'Volume':
      return { oneTimeVolume: { ...units, tiers: FREE_TIERS } };
    default:
      return undefined;
  }
}

/** Restarts a plan on the given day with its current quantities. One-time charges that were already billed, also on this day, become free. */
export function restartPlan({ ratePlan: subscribedPlan }: SubscribedPlan, plan: ProductRatePlan, date: IsoDate): OrderAction {
  const charges = new Map(subscribedPlan.ratePlanCharges.map((charge) => [charge.productRatePlanChargeId, charge]));
  const chargeOverrides = plan.productRatePlanCharges.flatMap((charge) => {
    const currentCharge = charges.get(charge.id);
    const quantity = currentCharge?.quantity != null && hasQuantity(charge) ? plainQuantity(currentCharge.quantity) : undefined;
    const isBilled =
      charge.type === 'OneTime' && currentCharge?.effectiveStartDate !== undefined && currentCharge.effectiveStartDate <= date;
    const pricing =
      (isBilled ? toFreePricing(charge, quantity) : undefined) ??
      (quantity === undefined ? undefined : toQuantityPricing(charge, quantity));
    return pricing ? [{ productRatePlanChargeId: charge.id, pricing }] : [];
  });
  return {
    type: 'AddProduct',
    triggerDates: triggerDatesOn(date),
    addProduct: { productRatePlanId: plan.id, ...(chargeOverrides.length > 0 ? { chargeOverrides } : {}) },
  };
}

/** True for a plan that contains only discounts. */
export const isDiscountPlan = ({ productRatePlanCharges }: ProductRatePlan): boolean => productRatePlanCharges.every(isDiscount);

/** Terms for changing to another plan. `actions` is empty if the subscription already has the same term. */
export function toTargetTerms(
  { subscription }: SubscriptionHolding,
  target: SellablePlan,
  date: IsoDate,
): { actions: OrderAction[]; renews: boolean } {
  const { initialTerm, autoRenew = false, renewalSetting, renewalTerms } = planTerms(target);
  const { termType, period = 1, periodType = 'Month' } = initialTerm;
  const { termType: currentTermType, currentTerm, currentTermPeriodType = 'Month' } = subscription;
  const termsActions = (termsAndConditions: NonNullable<OrderAction['termsAndConditions']>): OrderAction[] => [
    { type: 'TermsAndConditions', triggerDates: triggerDatesOn(date), termsAndConditions },
  ];
  if (termType === 'EVERGREEN') {
    return { actions: currentTermType === 'EVERGREEN' ? [] : termsActions({ lastTerm: { termType: 'EVERGREEN' } }), renews: false };
  }
  // The term of a trial starts after the trial. A change that ends the trial starts the term.
  const hasBegun = (subscription.termStartDate ?? date) <= date;
  const isSameTerm = hasBegun && currentTermType === 'TERMED' && currentTerm === period && currentTermPeriodType === periodType;
  if (isSameTerm) {
    const renews = autoRenew && subscription.autoRenew === true;
    // A plan that does not renew, such as a gift, is paid for one term. Further terms would be free.
    return { actions: subscription.autoRenew === true && !renews ? termsActions({ autoRenew: false }) : [], renews };
  }
  const next = { ...(renewalSetting ? { renewalSetting } : {}), ...(renewalTerms ? { renewalTerms } : {}) };
  return {
    actions: termsActions({ lastTerm: { termType: 'TERMED', period, periodType, startDate: date }, autoRenew, ...next }),
    renews: autoRenew,
  };
}
