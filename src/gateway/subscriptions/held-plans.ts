import type { ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import type { Subscription, SubscriptionCharge, SubscriptionRatePlan } from '../../generated/api/schemas/subscriptions.js';
import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import type { BillingProduct } from '../catalog/read.js';
import type { SellableCatalog, SellablePlan } from '../offers/sellable-catalog.js';

/** A rate plan of a subscription, with what the catalog and the offers know of it. */
export interface HeldPlan {
  ratePlan: SubscriptionRatePlan;
  kind: 'main' | 'add-on' | 'discount';
  /** Where it is still sold. */
  sellable?: SellablePlan;
  /** What was taken, where the quantity can be chosen. */
  quantity?: number;
  /** First day of its charges. */
  begins?: IsoDate;
}

/** What a subscription holds today, and from a later day on. */
export interface Holding {
  subscription: Subscription;
  currency: CurrencyCode;
  today: IsoDate;
  /** What it has; in a trial what it is to pay for. */
  plans: readonly HeldPlan[];
  /** What it will have by a change that is ordered. */
  coming: readonly HeldPlan[];
  /** The plan that everything else goes with. */
  main?: HeldPlan;
  /** First day that is charged, while a trial runs. */
  trial?: IsoDate;
  /** Up to which day (exclusive) everything that recurs is billed; the latest of its charges. */
  chargedThrough?: IsoDate;
}

/** True for a charge that makes others cost less. */
export const lowers = ({ model }: SubscriptionCharge): boolean => model.startsWith('Discount');

/** True for a charge that is paid for again and again. */
export const recurs = (charge: SubscriptionCharge): boolean => charge.type === 'Recurring' && !lowers(charge);

/** True for a plan that an order takes away, now or on a day to come. */
export const isLeaving = ({ ratePlan }: HeldPlan): boolean => ratePlan.lastChangeType === 'Remove';

/** The catalog's plan and product of an id, also where it is no longer sold. */
export function planOf(
  catalog: readonly BillingProduct[],
  id: string,
): { product: BillingProduct['product']; plan: ProductRatePlan } | undefined {
  for (const { product, ratePlans } of catalog) {
    const plan = ratePlans.find((candidate) => candidate.id === id);
    if (plan) return { product, plan };
  }
  return undefined;
}

/** Everything that may be bought, add-ons too. */
export const sellableOf = ({ products, addOns }: SellableCatalog): SellablePlan[] => [...products, ...addOns].flatMap(({ plans }) => plans);

function quantityOf({ ratePlanCharges }: SubscriptionRatePlan, sellable: SellablePlan | undefined): number | undefined {
  const counted = sellable?.offer?.quantity?.chargeIds ?? [];
  const charge = ratePlanCharges.find(({ productRatePlanChargeId }) => counted.includes(productRatePlanChargeId));
  return charge?.quantity == null ? undefined : Number(charge.quantity);
}

function heldPlan(ratePlan: SubscriptionRatePlan, sellableCatalog: SellableCatalog): HeldPlan {
  const sellable = sellableOf(sellableCatalog).find(({ plan }) => plan.id === ratePlan.productRatePlanId);
  const isAddOn = sellableCatalog.addOns.some(({ product }) => product.id === ratePlan.productId);
  const quantity = quantityOf(ratePlan, sellable);
  const [begins] = ratePlan.ratePlanCharges.flatMap(({ effectiveStartDate }) => effectiveStartDate ?? []).sort();
  return {
    ratePlan,
    kind: ratePlan.ratePlanCharges.every(lowers) ? 'discount' : isAddOn ? 'add-on' : 'main',
    ...(sellable ? { sellable } : {}),
    ...(quantity === undefined ? {} : { quantity }),
    ...(begins === undefined ? {} : { begins }),
  };
}

/** First day of what recurs of plans none of which has begun. */
function trialOf({ status, subscriptionStartDate }: Subscription, mains: readonly HeldPlan[], today: IsoDate): IsoDate | undefined {
  if (status !== 'Active' || subscriptionStartDate > today) return undefined;
  const recurring = mains.flatMap(({ ratePlan }) => ratePlan.ratePlanCharges.filter(recurs));
  const [first] = recurring.flatMap(({ effectiveStartDate }) => effectiveStartDate ?? []).sort();
  const isNew = recurring.every(({ chargedThroughDate, segment = 1 }) => chargedThroughDate === undefined && segment === 1);
  return isNew && first !== undefined && first > today ? first : undefined;
}

/** Reads a subscription as its owner sees it on a day. */
export function holdingOf(subscription: Subscription, sellableCatalog: SellableCatalog, accountCurrency: CurrencyCode): Holding {
  const { date: today } = sellableCatalog;
  const all = subscription.ratePlans.map((ratePlan) => heldPlan(ratePlan, sellableCatalog));
  const mains = all.filter(({ kind }) => kind === 'main');
  const trial = trialOf(subscription, mains, today);
  // What has not begun beside something that has is a change to come.
  const hasBegun = mains.some(({ begins }) => begins !== undefined && begins <= today);
  const isComing = ({ begins }: HeldPlan): boolean => hasBegun && begins !== undefined && begins > today;
  const plans = all.filter((plan) => !isComing(plan));
  const main = plans.find((plan) => plan.kind === 'main' && !isLeaving(plan)) ?? plans.find(({ kind }) => kind === 'main') ?? plans[0];
  const chargedThrough = plans
    .flatMap(({ ratePlan }) => ratePlan.ratePlanCharges.filter(recurs))
    .flatMap(({ chargedThroughDate }) => chargedThroughDate ?? [])
    .sort()
    .at(-1);
  return {
    subscription,
    currency: subscription.currency ?? accountCurrency,
    today,
    plans,
    coming: all.filter(isComing),
    ...(main ? { main } : {}),
    ...(trial === undefined ? {} : { trial }),
    ...(chargedThrough === undefined ? {} : { chargedThrough }),
  };
}
