import type { CreateOrderPricingUpdateInput, RemoveProductInput } from '../../generated/api/schemas/orders.js';
import type { SubscriptionCharge } from '../../generated/api/schemas/subscriptions.js';
import type { ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { hasQuantity, isDiscount } from '../catalog/charges.js';
import { plainQuantity } from '../money.js';
import type { SellablePlan } from '../offers/sellable-catalog.js';
import type { ChosenPlan } from '../offers/choose.js';
import { discountPlan, quantityOf, ratePlan } from '../purchase/order-body.js';
import { termsOfPlan } from '../purchase/terms.js';
import { recurs, type HeldPlan, type Holding } from '../subscriptions/held-plans.js';
import { onDay, type OrderAction } from './planned.js';

type PlanKey = Pick<RemoveProductInput, 'subscriptionRatePlanNumber' | 'ratePlanId'>;

/** How orders name a plan that a subscription has: by its number, which stays, or by its id in this version. */
function keyOf({ ratePlan: held }: HeldPlan): PlanKey {
  const number: unknown = Reflect.get(held, 'subscriptionRatePlanNumber');
  return typeof number === 'string' && number !== '' ? { subscriptionRatePlanNumber: number } : { ratePlanId: held.id };
}

/** Takes a plan. In a trial what waits for the service begins with its end. */
export function add(chosen: ChosenPlan, date: IsoDate, trial?: IsoDate): OrderAction {
  return { type: 'AddProduct', triggerDates: onDay(date, trial), addProduct: ratePlan(chosen) };
}

/** Takes a discount. Nothing of one that has an end is spent while nothing is charged. */
export function discount(plan: ProductRatePlan, date: IsoDate, trial?: IsoDate): OrderAction {
  return { type: 'AddProduct', triggerDates: onDay(date, trial), addProduct: discountPlan(plan, trial !== undefined) };
}

export function remove(held: HeldPlan, date: IsoDate): OrderAction {
  return { type: 'RemoveProduct', triggerDates: onDay(date), removeProduct: keyOf(held) };
}

/** One plan gives way to another on a day. */
export function replace(held: HeldPlan, chosen: ChosenPlan, date: IsoDate, direction: string): OrderAction {
  const subType = direction === 'upgrade' ? 'Upgrade' : direction === 'downgrade' ? 'Downgrade' : 'Crossgrade';
  return {
    type: 'ChangePlan',
    triggerDates: onDay(date),
    changePlan: { ...keyOf(held), newProductRatePlan: ratePlan(chosen), effectivePolicy: 'SpecificDate', subType },
  };
}

/** The quantity of a charge as an update names it. */
function updateOf({ model }: SubscriptionCharge, quantity: string): CreateOrderPricingUpdateInput {
  if (model === 'Tiered') return { recurringTiered: { quantity } };
  return model === 'Volume' ? { recurringVolume: { quantity } } : { recurringPerUnit: { quantity } };
}

/** Another quantity of a plan that is taken. What was not begun changes from its beginning. */
export function recount(held: HeldPlan, quantity: number, today: IsoDate): OrderAction {
  const counted = held.sellable?.offer?.quantity?.chargeIds ?? [];
  const charges = held.ratePlan.ratePlanCharges.filter((charge) => recurs(charge) && counted.includes(charge.productRatePlanChargeId));
  const begins = charges.flatMap(({ effectiveStartDate }) => effectiveStartDate ?? []).sort()[0] ?? today;
  return {
    type: 'UpdateProduct',
    triggerDates: onDay(begins > today ? begins : today),
    updateProduct: {
      ...keyOf(held),
      chargeUpdates: charges.map((charge) => ({ chargeNumber: charge.number, pricing: updateOf(charge, String(quantity)) })),
    },
  };
}

/** The same plan again from a day on, with what is counted now. What was paid once is not paid twice. */
export function again({ ratePlan: held }: HeldPlan, plan: ProductRatePlan, date: IsoDate): OrderAction {
  const charges = new Map(held.ratePlanCharges.map((charge) => [charge.productRatePlanChargeId, charge]));
  const chargeOverrides = plan.productRatePlanCharges.flatMap((charge) => {
    const own = charges.get(charge.id);
    const counted = own?.quantity != null && hasQuantity(charge) ? quantityOf(charge, plainQuantity(own.quantity)) : undefined;
    const isPaid = charge.type === 'OneTime' && (own?.effectiveStartDate ?? date) < date;
    const free = isPaid && charge.model === 'FlatFee' ? { oneTimeFlatFee: { listPrice: '0' } } : undefined;
    const nothing = isPaid && charge.model === 'PerUnit' ? { oneTimePerUnit: { listPrice: '0' } } : undefined;
    const pricing = free ?? nothing ?? counted;
    return pricing ? [{ productRatePlanChargeId: charge.id, pricing }] : [];
  });
  return {
    type: 'AddProduct',
    triggerDates: onDay(date),
    addProduct: { productRatePlanId: plan.id, ...(chargeOverrides.length > 0 ? { chargeOverrides } : {}) },
  };
}

/** True for a plan that makes nothing but discounts. */
export const onlyLowers = ({ productRatePlanCharges }: ProductRatePlan): boolean => productRatePlanCharges.every(isDiscount);

/** The term on which another plan is sold, where the subscription runs on another. */
export function terms({ subscription }: Holding, target: SellablePlan, date: IsoDate): { actions: OrderAction[]; renews: boolean } {
  const { initialTerm, autoRenew = false, renewalSetting, renewalTerms } = termsOfPlan(target);
  const { termType, period = 1, periodType = 'Month' } = initialTerm;
  const { termType: now, currentTerm, currentTermPeriodType = 'Month' } = subscription;
  const said = (termsAndConditions: NonNullable<OrderAction['termsAndConditions']>): OrderAction[] => [
    { type: 'TermsAndConditions', triggerDates: onDay(date), termsAndConditions },
  ];
  if (termType === 'EVERGREEN') {
    return { actions: now === 'EVERGREEN' ? [] : said({ lastTerm: { termType: 'EVERGREEN' } }), renews: false };
  }
  const same = now === 'TERMED' && currentTerm === period && currentTermPeriodType === periodType;
  if (same) return { actions: [], renews: subscription.autoRenew === true };
  const next = { ...(renewalSetting ? { renewalSetting } : {}), ...(renewalTerms ? { renewalTerms } : {}) };
  return {
    actions: said({ lastTerm: { termType: 'TERMED', period, periodType, startDate: date }, autoRenew, ...next }),
    renews: autoRenew,
  };
}
