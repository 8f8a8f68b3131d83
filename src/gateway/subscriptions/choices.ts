import { addDays } from '../../api/plain-date/plain-date.js';
import type { CancelTime, RetentionOffer, SubscriptionChoices } from '../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { longestPeriodDays } from '../catalog/yearly-price.js';
import { isPricedIn, type SellableCatalog, type SellablePlan } from '../offers/sellable-catalog.js';
import { localize } from '../offers/texts.js';
import { omitEmpty } from '../views/omit-empty.js';
import type { AccountHistory } from './account-history.js';
import { retentionProblem } from './retention-rules.js';
import {
  isRemoved,
  findCatalogPlan,
  isRecurringCharge,
  pauseStart,
  type SubscribedPlan,
  type SubscriptionHolding,
} from './subscription-holding.js';
import { periodEnd, planTargets, renewalDay } from './plan-targets.js';

/** Maximum number of days ahead that a pause or its end can be scheduled. */
const MAX_DAYS_AHEAD = 365;

/** Conditions outside the subscription that limit the choices. */
interface ChoiceConstraints {
  /** True if the subscription has a scheduled change that could conflict with a new change. */
  hasPendingChange: boolean;
  /** True if an invoice is past due. The invoice must be paid before a pause can end. */
  isPastDue: boolean;
  history: AccountHistory;
}

function earliest(...dates: (string | undefined)[]): string | undefined {
  return dates.flatMap((date) => date ?? []).sort()[0];
}

/**
 * Returns the add-on plans sold with a product. If an add-on has plans with the main plan's billing period, leaves out its plans with other
 * billing periods.
 */
export function addOnsFor(
  { mainPlan, currency }: SubscriptionHolding,
  sellableCatalog: SellableCatalog,
  productId = mainPlan?.ratePlan.productId,
): SellablePlan[] {
  const current = mainPlan && findCatalogPlan(sellableCatalog.productCatalog, mainPlan.ratePlan.productRatePlanId);
  const period = current ? longestPeriodDays(current.plan) : 0;
  return sellableCatalog.addOns
    .filter(({ offer }) => offer?.unavailable === undefined)
    .flatMap(({ plans }) => {
      const sold = plans.filter(
        ({ soldWith, plan }) => productId !== undefined && soldWith?.includes(productId) === true && isPricedIn(plan, currency),
      );
      const samePeriod = sold.filter(({ plan }) => longestPeriodDays(plan) === period);
      return samePeriod.length > 0 ? samePeriod : sold;
    });
}

/** True if a plan has charges that are billed again. */
const isBilledAgain = ({ ratePlan }: SubscribedPlan): boolean =>
  ratePlan.ratePlanCharges.some((charge) => isRecurringCharge(charge) || charge.type === 'Usage');

/** True if the add-on can be removed. An add-on with only one-time charges cannot. */
const isRemovable = (subscribedPlan: SubscribedPlan): boolean => !isRemoved(subscribedPlan) && isBilledAgain(subscribedPlan);

/** True if the customer may renew the subscription. One-time charges pay for the first term only, so that a further term would be free. */
const isRenewable = ({ subscription: { termType }, mainPlan }: SubscriptionHolding): boolean =>
  termType === 'TERMED' && mainPlan !== undefined && isBilledAgain(mainPlan);

function addOnChoices(holding: SubscriptionHolding, sellableCatalog: SellableCatalog): NonNullable<SubscriptionChoices['addOns']> {
  const taken = holding.plans.filter((subscribedPlan) => subscribedPlan.kind === 'add-on' && isRemovable(subscribedPlan));
  const ids = new Set(taken.map(({ ratePlan }) => ratePlan.productRatePlanId));
  const more = addOnsFor(holding, sellableCatalog).filter(({ plan }) => !ids.has(plan.id));
  return [
    ...taken.map(({ ratePlan, quantity }) => ({
      productRatePlanId: ratePlan.productRatePlanId,
      ...(quantity === undefined ? {} : { quantity }),
      taken: true,
    })),
    ...more.map(({ plan }) => ({ productRatePlanId: plan.id, taken: false })),
  ];
}

/** Quantity limits of the main plan. Undefined if the quantity cannot change, for example because it belongs to a one-time charge. */
function quantityChoice({ mainPlan }: SubscriptionHolding): SubscriptionChoices['quantity'] {
  const rule = mainPlan?.sellable?.offer?.quantity;
  if (!mainPlan || !rule || mainPlan.quantity === undefined) return undefined;
  const recurring = mainPlan.ratePlan.ratePlanCharges.some(
    (charge) => isRecurringCharge(charge) && rule.chargeIds.includes(charge.productRatePlanChargeId),
  );
  if (!recurring) return undefined;
  return {
    productRatePlanId: mainPlan.ratePlan.productRatePlanId,
    quantity: mainPlan.quantity,
    min: rule.min,
    max: Math.max(rule.max, mainPlan.quantity),
  };
}

/** Possible times for a cancellation to take effect, latest first. */
function cancelTimes(holding: SubscriptionHolding, { subscriptionRules }: SellableCatalog): CancelTime[] {
  const { status, termType, termEndDate } = holding.subscription;
  const possible: CancelTime[] = [
    ...(termType === 'TERMED' && termEndDate !== undefined && termEndDate > holding.today ? (['term-end'] as const) : []),
    ...(status === 'Active' && periodEnd(holding) ? (['period-end'] as const) : []),
    'now',
  ];
  const offered = possible.filter((time) => subscriptionRules.cancel.when?.includes(time) ?? true);
  // Customers must always be able to cancel. If none of the times that the tenant allows is possible, offer the latest possible time.
  return offered.length > 0 ? offered : possible.slice(0, 1);
}

function pauseChoice(
  { today, subscription, trialEnd }: SubscriptionHolding,
  { subscriptionRules }: SellableCatalog,
): SubscriptionChoices['pause'] {
  const { allowed, longestDays } = subscriptionRules.pause;
  if (!allowed || trialEnd !== undefined) return undefined;
  const { termEndDate } = subscription;
  const latest = earliest(addDays(today, MAX_DAYS_AHEAD), termEndDate === undefined ? undefined : addDays(termEndDate, -1)) ?? today;
  return latest < today ? undefined : { earliest: today, latest, ...omitEmpty({ longestDays }) };
}

/** Latest day on which a pause can end. A pause that is longer than the tenant allows, such as one by the tenant's staff, is not shortened. */
function latestResume(holding: SubscriptionHolding, { subscriptionRules }: SellableCatalog): IsoDate | undefined {
  const { today, subscription } = holding;
  const { longestDays } = subscriptionRules.pause;
  const limit =
    longestDays === undefined ? [] : [addDays(pauseStart(holding), longestDays), subscription.scheduledResumeDate ?? today, today];
  return earliest(addDays(today, MAX_DAYS_AHEAD), subscription.termEndDate, limit.sort().at(-1));
}

/** True if the subscription can be paused today for some days, and goes on after that. */
function canPauseFor(days: number, holding: SubscriptionHolding, sellableCatalog: SellableCatalog): boolean {
  const { termEndDate } = holding.subscription;
  const goesOn = termEndDate === undefined || renewalDay(holding) !== undefined || addDays(holding.today, days) <= termEndDate;
  return goesOn && pauseChoice(holding, sellableCatalog) !== undefined;
}

/** Retention offers that this subscription can accept. */
function retentionOffers(
  holding: SubscriptionHolding,
  sellableCatalog: SellableCatalog,
  history: AccountHistory,
  locale: string | undefined,
): RetentionOffer[] {
  const targets = planTargets(holding, sellableCatalog);
  return sellableCatalog.subscriptionRules.retention.flatMap((retention): RetentionOffer[] => {
    const { id, kind, productRatePlanId, days, reasons, texts } = retention.rule;
    if (retentionProblem(retention, { holding, sellableCatalog, history })) return [];
    if (kind === 'pause' && !canPauseFor(days ?? 1, holding, sellableCatalog)) return [];
    if (kind === 'plan' && !targets.some((target) => target.productRatePlanId === productRatePlanId)) return [];
    const { title, text } = localize(texts, locale);
    return [{ id, kind, title, ...omitEmpty({ text, days, reasons, productRatePlanId: kind === 'plan' ? productRatePlanId : undefined }) }];
  });
}

/** Choices for an active subscription without scheduled changes. */
function unscheduledChoices(holding: SubscriptionHolding, sellableCatalog: SellableCatalog): SubscriptionChoices {
  const { subscription, today, trialEnd, mainPlan } = holding;
  const { termStartDate = today, termEndDate } = subscription;
  const plans = planTargets(holding, sellableCatalog);
  const addOns = mainPlan ? addOnChoices(holding, sellableCatalog) : [];
  const renews = isRenewable(holding) && termEndDate !== undefined && termStartDate <= today && trialEnd === undefined;
  return {
    ...(plans.length > 0 ? { plans } : {}),
    ...omitEmpty({ quantity: quantityChoice(holding), pause: pauseChoice(holding, sellableCatalog) }),
    ...(addOns.length > 0 ? { addOns } : {}),
    ...(renews ? { renew: true } : {}),
    ...(trialEnd === undefined ? {} : { convertTrial: true }),
  };
}

/** Changes that the platform and the tenant currently allow. Undefined if they allow none. */
export function toChoices(
  holding: SubscriptionHolding,
  sellableCatalog: SellableCatalog,
  { hasPendingChange, isPastDue, history }: ChoiceConstraints,
  locale: string | undefined,
): SubscriptionChoices | undefined {
  const { subscription, today } = holding;
  const { status, scheduledCancelDate, externallyManagedBy } = subscription;
  // Subscriptions sold through an app store are managed there.
  if (externallyManagedBy !== undefined) return undefined;
  const isCanceled = scheduledCancelDate !== undefined;
  const { reasons } = sellableCatalog.subscriptionRules.cancel;
  const cancelChoices: SubscriptionChoices = isCanceled
    ? {}
    : {
        cancel: cancelTimes(holding, sellableCatalog),
        ...(reasons ? { reasons: reasons.map(({ id, texts }) => ({ id, label: localize(texts, locale).text })) } : {}),
      };
  switch (status) {
    case 'Active': {
      const offers = isCanceled || hasPendingChange ? [] : retentionOffers(holding, sellableCatalog, history, locale);
      const terms = sellableCatalog.subscriptionRules.changes.terms;
      return {
        ...(isCanceled || hasPendingChange ? {} : unscheduledChoices(holding, sellableCatalog)),
        ...cancelChoices,
        ...(offers.length > 0 ? { offers } : {}),
        ...(isRenewable(holding) && !isCanceled ? { autoRenew: true, ...(terms ? { terms } : {}) } : {}),
        paymentMethod: true,
      };
    }
    case 'Suspended': {
      const latest = latestResume(holding, sellableCatalog);
      return { ...(isPastDue ? {} : { resume: { earliest: today, ...omitEmpty({ latest }) } }), ...cancelChoices, paymentMethod: true };
    }
    case 'Pending Activation':
    case 'Pending Acceptance':
      return cancelChoices;
    default:
      return undefined;
  }
}
