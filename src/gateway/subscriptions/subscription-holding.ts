import type { ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import type { Subscription, SubscriptionCharge, SubscriptionRatePlan } from '../../generated/api/schemas/subscriptions.js';
import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import type { BillingProduct } from '../catalog/read-catalog.js';
import type { SellableCatalog, SellablePlan } from '../offers/sellable-catalog.js';

/** Rate plan of a subscription, with its data from the catalog and the offers file. */
export interface SubscribedPlan {
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
  plans: readonly SubscribedPlan[];
  /** Plans that a scheduled change will add. */
  upcomingPlans: readonly SubscribedPlan[];
  /** Plan that the add-ons belong to. */
  mainPlan?: SubscribedPlan;
  /** First day after the trial. Set only during a trial. */
  trialEnd?: IsoDate;
  /** First day that is not billed yet: the latest such day among the recurring charges. */
  chargedThrough?: IsoDate;
}

/** True for a charge that discounts other charges. */
const isDiscountCharge = ({ model }: SubscriptionCharge): boolean => model.startsWith('Discount');

/** True for a recurring charge that is not a discount. */
export const isRecurringCharge = (charge: SubscriptionCharge): boolean => charge.type === 'Recurring' && !isDiscountCharge(charge);

/** True if an order removes the plan, now or later. */
export const isRemoved = ({ ratePlan }: SubscribedPlan): boolean => ratePlan.lastChangeType === 'Remove';

/** Finds a plan and its product in the product catalog, even if the plan is no longer on sale. */
export const findCatalogPlan = (catalog: readonly BillingProduct[], id: string): CatalogPlan | undefined => planIndex(catalog).get(id);

interface CatalogPlan {
  product: BillingProduct['product'];
  plan: ProductRatePlan;
}

/** Plans of each product catalog by id. A catalog is never changed, only replaced. */
const planIndexes = new WeakMap<readonly BillingProduct[], ReadonlyMap<string, CatalogPlan>>();

function planIndex(catalog: readonly BillingProduct[]): ReadonlyMap<string, CatalogPlan> {
  const index =
    planIndexes.get(catalog) ??
    new Map(catalog.flatMap(({ product, ratePlans }) => ratePlans.map((plan): [string, CatalogPlan] => [plan.id, { product, plan }])));
  planIndexes.set(catalog, index);
  return index;
}

/** All plans on sale, including add-ons. */
export const sellablePlansOf = ({ products, addOns }: SellableCatalog): SellablePlan[] =>
  [...products, ...addOns].flatMap(({ plans }) => plans);

/** Plans on sale of each sellable catalog by id. */
const sellableIndexes = new WeakMap<SellableCatalog, ReadonlyMap<string, SellablePlan>>();

function findSellablePlan(sellableCatalog: SellableCatalog, id: string): SellablePlan | undefined {
  // Reversed, because the first plan with an id wins.
  const index =
    sellableIndexes.get(sellableCatalog) ??
    new Map(
      sellablePlansOf(sellableCatalog)
        .reverse()
        .map((sellable): [string, SellablePlan] => [sellable.plan.id, sellable]),
    );
  sellableIndexes.set(sellableCatalog, index);
  return index.get(id);
}

function quantityOf({ ratePlanCharges }: SubscriptionRatePlan, sellable: SellablePlan | undefined): number | undefined {
  const counted = sellable?.offer?.quantity?.chargeIds ?? [];
  const charge = ratePlanCharges.find(({ productRatePlanChargeId }) => counted.includes(productRatePlanChargeId));
  return charge?.quantity == null ? undefined : Number(charge.quantity);
}

function toSubscribedPlan(ratePlan: SubscriptionRatePlan, sellableCatalog: SellableCatalog): SubscribedPlan {
  const sellable = findSellablePlan(sellableCatalog, ratePlan.productRatePlanId);
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
function trialEndOf(
  { status, subscriptionStartDate }: Subscription,
  mainPlans: readonly SubscribedPlan[],
  today: IsoDate,
): IsoDate | undefined {
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
  const all = subscription.ratePlans.map((ratePlan) => toSubscribedPlan(ratePlan, sellableCatalog));
  const mainPlans = all.filter(({ kind }) => kind === 'main');
  const trialEnd = trialEndOf(subscription, mainPlans, today);
  // A plan with a later start belongs to a scheduled change only if a main plan is already running.
  const hasBegun = mainPlans.some(({ startDate }) => startDate !== undefined && startDate <= today);
  const isUpcoming = ({ startDate }: SubscribedPlan): boolean => hasBegun && startDate !== undefined && startDate > today;
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

/** First day of the current pause: from the status history, or else the day on which the subscription's charges stop. */
export function pauseStart({ subscription, today }: SubscriptionHolding): IsoDate {
  const suspensionDates = subscription.statusHistory
    ?.filter(({ status }) => status === 'Suspended')
    .flatMap(({ startDate }) => startDate ?? []);
  const chargeEnds = subscription.ratePlans
    .flatMap(({ ratePlanCharges }) => ratePlanCharges.filter(isRecurringCharge))
    .flatMap(({ effectiveEndDate }) => effectiveEndDate ?? []);
  return suspensionDates?.sort().at(-1) ?? chargeEnds.sort()[0] ?? today;
}
