import type { ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import type { Subscription, SubscriptionCharge, SubscriptionRatePlan } from '../../generated/api/schemas/subscriptions.js';
import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import type { BillingProduct } from '../catalog/read-catalog.js';
import type { SellableCatalog, SellablePlan } from '../offers/sellable-catalog.js';

/** Rate plan of a subscription, with its data from the catalog and the offers file. */
export interface HeldPlan {
  ratePlan: SubscriptionRatePlan;
  kind: 'main' | 'add-on' | 'discount';
  /** Set if the plan is still on sale. */
  sellable?: SellablePlan;
  /** Set if the quantity can be chosen. */
  quantity?: number;
  /** First day of the plan's charges. */
  startDate?: IsoDate;
}

/** Subscription with its plans, as of today. */
export interface SubscriptionHolding {
  subscription: Subscription;
  currency: CurrencyCode;
  today: IsoDate;
  /** Current plans. During a trial, the plans that are billed after the trial. */
  plans: readonly HeldPlan[];
  /** Plans that a scheduled change will add. */
  upcomingPlans: readonly HeldPlan[];
  /** Plan that the add-ons belong to. */
  mainPlan?: HeldPlan;
  /** First day after the trial. Set only during a trial. */
  trialEnd?: IsoDate;
  /** First day that is not billed yet: the latest such day among the recurring charges. */
  chargedThrough?: IsoDate;
}

/** True for a charge that discounts other charges. */
export const isDiscountCharge = ({ model }: SubscriptionCharge): boolean => model.startsWith('Discount');

/** True for a recurring charge that is not a discount. */
export const isRecurringCharge = (charge: SubscriptionCharge): boolean => charge.type === 'Recurring' && !isDiscountCharge(charge);

/** True if an order removes the plan, now or later. */
export const isRemoved = ({ ratePlan }: HeldPlan): boolean => ratePlan.lastChangeType === 'Remove';

/** Finds a plan and its product in the product catalog, even if the plan is no longer on sale. */
export function findCatalogPlan(
  catalog: readonly BillingProduct[],
  id: string,
): { product: BillingProduct['product']; plan: ProductRatePlan } | undefined {
  for (const { product, ratePlans } of catalog) {
    const plan = ratePlans.find((candidate) => candidate.id === id);
    if (plan) return { product, plan };
  }
  return undefined;
}

/** All plans on sale, including add-ons. */
export const sellablePlansOf = ({ products, addOns }: SellableCatalog): SellablePlan[] =>
  [...products, ...addOns].flatMap(({ plans }) => plans);

function quantityOf({ ratePlanCharges }: SubscriptionRatePlan, sellable: SellablePlan | undefined): number | undefined {
  const counted = sellable?.offer?.quantity?.chargeIds ?? [];
  const charge = ratePlanCharges.find(({ productRatePlanChargeId }) => counted.includes(productRatePlanChargeId));
  return charge?.quantity == null ? undefined : Number(charge.quantity);
}

function toHeldPlan(ratePlan: SubscriptionRatePlan, sellableCatalog: SellableCatalog): HeldPlan {
  const sellable = sellablePlansOf(sellableCatalog).find(({ plan }) => plan.id === ratePlan.productRatePlanId);
  const isAddOn = sellableCatalog.addOns.some(({ product }) => product.id === ratePlan.productId);
  const quantity = quantityOf(ratePlan, sellable);
  const [startDate] = ratePlan.ratePlanCharges.flatMap(({ effectiveStartDate }) => effectiveStartDate ?? []).sort();
  return {
    ratePlan,
    kind: ratePlan.ratePlanCharges.every(isDiscountCharge) ? 'discount' : isAddOn ? 'add-on' : 'main',
    ...(sellable ? { sellable } : {}),
    ...(quantity === undefined ? {} : { quantity }),
    ...(startDate === undefined ? {} : { startDate }),
  };
}

/** First day after the trial. Undefined unless the subscription is new and none of its recurring charges has started. */
function trialEndOf({ status, subscriptionStartDate }: Subscription, mainPlans: readonly HeldPlan[], today: IsoDate): IsoDate | undefined {
  if (status !== 'Active' || subscriptionStartDate > today) return undefined;
  const recurring = mainPlans.flatMap(({ ratePlan }) => ratePlan.ratePlanCharges.filter(isRecurringCharge));
  const [first] = recurring.flatMap(({ effectiveStartDate }) => effectiveStartDate ?? []).sort();
  const isNew = recurring.every(({ chargedThroughDate, segment = 1 }) => chargedThroughDate === undefined && segment === 1);
  return isNew && first !== undefined && first > today ? first : undefined;
}

/** Sorts the plans of a subscription into current and upcoming ones. */
export function toHolding(
  subscription: Subscription,
  sellableCatalog: SellableCatalog,
  accountCurrency: CurrencyCode,
): SubscriptionHolding {
  const { date: today } = sellableCatalog;
  const all = subscription.ratePlans.map((ratePlan) => toHeldPlan(ratePlan, sellableCatalog));
  const mainPlans = all.filter(({ kind }) => kind === 'main');
  const trialEnd = trialEndOf(subscription, mainPlans, today);
  // A plan with a later start belongs to a scheduled change only if a main plan is already running.
  const hasBegun = mainPlans.some(({ startDate }) => startDate !== undefined && startDate <= today);
  const isUpcoming = ({ startDate }: HeldPlan): boolean => hasBegun && startDate !== undefined && startDate > today;
  const plans = all.filter((plan) => !isUpcoming(plan));
  const mainPlan = plans.find((plan) => plan.kind === 'main' && !isRemoved(plan)) ?? plans.find(({ kind }) => kind === 'main') ?? plans[0];
  const chargedThrough = plans
    .flatMap(({ ratePlan }) => ratePlan.ratePlanCharges.filter(isRecurringCharge))
    .flatMap(({ chargedThroughDate }) => chargedThroughDate ?? [])
    .sort()
    .at(-1);
  return {
    subscription,
    currency: subscription.currency ?? accountCurrency,
    today,
    plans,
    upcomingPlans: all.filter(isUpcoming),
    ...(mainPlan ? { mainPlan } : {}),
    ...(trialEnd === undefined ? {} : { trialEnd }),
    ...(chargedThrough === undefined ? {} : { chargedThrough }),
  };
}
