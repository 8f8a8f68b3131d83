import type { Change } from '../../api/schemas/storefront/changes.js';
import type { PlanChoice } from '../../api/schemas/storefront/quote.js';
import type { ChangeTime } from '../../api/schemas/storefront/subscriptions.js';
import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import type { SellableCatalog, SellableCoupon, SellablePlan } from '../offers/sellable-catalog.js';
import { checkQuantity, choosePlans, type ChosenPlan } from '../offers/choose-plans.js';
import { localize } from '../offers/texts.js';
import { supportsTrial } from '../offers/trial.js';
import { isTrialUsed } from '../offers/trial-use.js';
import { lostDiscounts } from '../purchase/discount-rules.js';
import { invalidFields } from '../refusal.js';
import { addOnsFor } from '../subscriptions/choices.js';
import { isRemoved, findCatalogPlan, sellablePlansOf, type SubscribedPlan } from '../subscriptions/subscription-holding.js';
import { periodEnd, renewalDay } from '../subscriptions/plan-targets.js';
import {
  addPlan,
  restartDiscount,
  restartPlan,
  addDiscount,
  isDiscountPlan,
  updateQuantity,
  removePlan,
  replacePlan,
  toTargetTerms,
} from './rate-plan-actions.js';
import { triggerDatesOn, isRenewing, type OrderAction, type PreparedChange, type ChangeBasis } from './prepared-change.js';
import { invalidChangeField } from './refusals.js';

type ChangeOf<Intent extends Change['intent']> = Extract<Change, { intent: Intent }>;

function dateFor(when: ChangeTime, { holding }: ChangeBasis): IsoDate {
  const { today } = holding;
  if (when === 'now') return today;
  return (when === 'renewal' ? renewalDay(holding) : periodEnd(holding)) ?? today;
}

/** Order actions that replace the current add-ons with the requested add-ons. */
function addOnActions(
  currentAddOns: readonly SubscribedPlan[],
  requested: readonly ChosenPlan[],
  { date, trialEnd }: { date: IsoDate; trialEnd: IsoDate | undefined },
): OrderAction[] {
  const find = (id: string): SubscribedPlan | undefined => currentAddOns.find(({ ratePlan }) => ratePlan.productRatePlanId === id);
  return [
    ...currentAddOns
      .filter(({ ratePlan }) => !requested.some(({ plan }) => plan.id === ratePlan.productRatePlanId))
      .map((subscribedPlan) => removePlan(subscribedPlan, date)),
    ...requested.flatMap((chosen) => {
      const subscribedPlan = find(chosen.plan.id);
      if (!subscribedPlan) return [addPlan(chosen, date, trialEnd)];
      return subscribedPlan.quantity === undefined || subscribedPlan.quantity === chosen.quantity
        ? []
        : [updateQuantity(subscribedPlan, chosen.quantity, date)];
    }),
  ];
}

const subscribedAddOns = ({ holding }: Pick<ChangeBasis, 'holding'>): SubscribedPlan[] =>
  holding.plans.filter((subscribedPlan) => subscribedPlan.kind === 'add-on' && !isRemoved(subscribedPlan));

/**
 * Checks the new plan and the new add-ons of a plan change against the sellable catalog. Returns the plan first.
 * @throws {Refusal} 422 naming each invalid field
 */
export const chooseNewPlans = (
  sellableCatalog: SellableCatalog,
  { to, addOns = [] }: Pick<ChangeOf<'change-plan'>, 'to' | 'addOns'>,
  currency: CurrencyCode,
): ChosenPlan[] =>
  choosePlans(sellableCatalog, [to, ...addOns], currency, (index) => (index === 0 ? 'change.to' : `change.addOns.${index - 1}`));

/** Prepares a change of the main plan. Without `addOns`, current add-ons stay if they are sold with the new plan. */
export function preparePlanChange(
  basis: ChangeBasis,
  { to, addOns, when }: ChangeOf<'change-plan'>,
  coupon: SellableCoupon | undefined,
): PreparedChange {
  const { holding, sellableCatalog, choices, locale, history } = basis;
  const { mainPlan, today } = holding;
  const target = choices.plans?.find(({ productRatePlanId }) => productRatePlanId === to.productRatePlanId);
  if (!mainPlan || !target)
    throw invalidChangeField('to.productRatePlanId', 'not-for-sale', 'is not a plan that this subscription can change to');
  if (!target.when.includes(when)) throw invalidChangeField('when', 'not-offered', `must be ${target.when.join(' or ')}`);
  const [chosen, ...requested] = chooseNewPlans(sellableCatalog, { to, addOns }, holding.currency);
  if (!chosen) throw invalidChangeField('to', 'not-for-sale', 'is not on sale');
  const standaloneIndex = requested.findIndex(({ soldWith }) => soldWith === undefined);
  if (standaloneIndex >= 0)
    throw invalidChangeField(`addOns.${standaloneIndex}.productRatePlanId`, 'not-for-sale', 'is not an add-on of the new plan');
  const date = dateFor(when, basis);
  // A trial continues only if the new plan has a trial that the account has not used. Otherwise the change ends it.
  const continuesTrial =
    chosen.offer?.trial !== undefined &&
    supportsTrial(chosen.plan) &&
    !isTrialUsed(sellableCatalog, history, chosen, holding.subscription.subscriptionNumber);
  const trialEnd = continuesTrial ? holding.trialEnd : undefined;
  const term = toTargetTerms(holding, chosen, trialEnd ?? date);
  const currentAddOns = subscribedAddOns(basis);
  const compatibleProductIds = new Set(addOnsFor(holding, sellableCatalog, chosen.product.id).map(({ product }) => product.id));
  const remainingAddOns = currentAddOns.filter(({ ratePlan }) => compatibleProductIds.has(ratePlan.productId));
  const addOnChanges = addOns
    ? addOnActions(currentAddOns, requested, { date, trialEnd })
    : currentAddOns
        .filter((subscribedPlan) => !remainingAddOns.includes(subscribedPlan))
        .map((subscribedPlan) => removePlan(subscribedPlan, date));
  const keptAddOns = addOns ? requested.map(({ plan }) => plan.id) : remainingAddOns.map(({ ratePlan }) => ratePlan.productRatePlanId);
  const lost = lostDiscounts(sellableCatalog, holding, [chosen.plan.id, ...keptAddOns]);
  const isScheduled = date > today;
  return {
    actions: [
      ...term.actions,
      ...(trialEnd === undefined
        ? [replacePlan(mainPlan, chosen, date, target.direction)]
        : [removePlan(mainPlan, date), addPlan(chosen, date, trialEnd)]),
      ...addOnChanges,
      ...lost.map((subscribedPlan) => removePlan(subscribedPlan, date)),
      ...(coupon ? [addDiscount(coupon.plan, { date, trialEnd, lasts: coupon.offer.lasts })] : []),
    ],
    ...(isScheduled ? { scheduledDate: date, isUndoable: true, isScheduled: true } : {}),
    effectiveDate: date,
    willRenew: term.renews,
    ...(coupon ? { text: localize(coupon.offer.texts, locale).text } : {}),
  };
}

export function prepareQuantityChange(basis: ChangeBasis, { productRatePlanId, quantity }: ChangeOf<'change-quantity'>): PreparedChange {
  const { holding, choices } = basis;
  const { mainPlan, today } = holding;
  const rule = choices.quantity;
  if (!mainPlan || rule?.productRatePlanId !== productRatePlanId)
    throw invalidChangeField('productRatePlanId', 'not-for-sale', 'has no quantity to choose');
  if (quantity === rule.quantity) throw invalidChangeField('quantity', 'unchanged', 'is the current quantity already');
  // If the current quantity is above the maximum on sale, it may be reduced, but not increased.
  if (quantity < rule.min || quantity > rule.max) {
    throw invalidChangeField('quantity', 'quantity-out-of-range', `must be from ${rule.min} to ${rule.max}`);
  }
  const action = updateQuantity(mainPlan, quantity, today);
  return { actions: [action], effectiveDate: holding.trialEnd ?? today, willRenew: isRenewing(holding) };
}

/** Checks that the requested add-ons are sold with the plan or already subscribed to. */
function requireSellableAddOns({ holding, sellableCatalog }: ChangeBasis, choices: readonly PlanChoice[]): ChosenPlan[] {
  const sold: readonly SellablePlan[] = addOnsFor(holding, sellableCatalog);
  const currentAddOns = subscribedAddOns({ holding }).map(({ ratePlan }) => ratePlan.productRatePlanId);
  const available = [...sold, ...sellablePlansOf(sellableCatalog).filter(({ plan }) => currentAddOns.includes(plan.id))];
  return choices.map(({ productRatePlanId, quantity }, index) => {
    const field = `change.add.${index}`;
    if (choices.findIndex((other) => other.productRatePlanId === productRatePlanId) !== index) {
      throw invalidChangeField(`add.${index}.productRatePlanId`, 'chosen-twice', 'is listed twice; use quantity instead');
    }
    const sellable = available.find(({ plan }) => plan.id === productRatePlanId);
    if (!sellable) throw invalidChangeField(`add.${index}.productRatePlanId`, 'not-for-sale', 'is not sold with this plan');
    const problem = checkQuantity(sellable, quantity, `${field}.quantity`);
    if (problem) throw invalidFields([problem]);
    return { ...sellable, quantity: quantity ?? 1 };
  });
}

/** Prepares a change that adds or removes add-ons or changes their quantities. */
export function prepareAddOnChange(
  basis: ChangeBasis,
  { add: requested = [], remove: removeIds = [] }: ChangeOf<'change-add-ons'>,
): PreparedChange {
  const { holding, choices, sellableCatalog } = basis;
  const { today, trialEnd } = holding;
  const chosen = requireSellableAddOns(basis, requested);
  const currentAddOns = subscribedAddOns(basis);
  const removableIds = new Set(choices.addOns?.filter((addOn) => addOn.taken).map(({ productRatePlanId }) => productRatePlanId));
  const removals = removeIds.map((id, index) => {
    const subscribedPlan = currentAddOns.find(({ ratePlan }) => ratePlan.productRatePlanId === id);
    if (!subscribedPlan || !removableIds.has(id))
      throw invalidChangeField(`remove.${index}`, 'not-taken', 'is not subscribed to, or cannot be removed');
    if (removeIds.indexOf(id) !== index || chosen.some(({ plan }) => plan.id === id)) {
      throw invalidChangeField(`remove.${index}`, 'chosen-twice', 'is listed twice in this change');
    }
    return removePlan(subscribedPlan, today);
  });
  const additions = chosen.flatMap((addOn): OrderAction[] => {
    const subscribedPlan = currentAddOns.find(({ ratePlan }) => ratePlan.productRatePlanId === addOn.plan.id);
    if (!subscribedPlan || !removableIds.has(addOn.plan.id)) return [addPlan(addOn, today, trialEnd)];
    return subscribedPlan.quantity === undefined || subscribedPlan.quantity === addOn.quantity
      ? []
      : [updateQuantity(subscribedPlan, addOn.quantity, today)];
  });
  if (removals.length + additions.length === 0) throw invalidChangeField('add', 'unchanged', 'changes nothing; add or remove an add-on');
  const keptIds = holding.plans.map(({ ratePlan }) => ratePlan.productRatePlanId).filter((id) => !removeIds.includes(id));
  const lost = lostDiscounts(sellableCatalog, holding, [...keptIds, ...chosen.map(({ plan }) => plan.id)]);
  return {
    actions: [...removals, ...additions, ...lost.map((subscribedPlan) => removePlan(subscribedPlan, today))],
    effectiveDate: today,
    willRenew: isRenewing(holding),
  };
}

/** Ends a trial today. Starts the term and all charges that would have started after the trial. */
export function prepareTrialConversion({ holding, sellableCatalog }: ChangeBasis): PreparedChange {
  const { today, subscription, plans } = holding;
  const { termType, currentTerm, initialTerm, currentTermPeriodType, initialTermPeriodType } = subscription;
  const period = currentTerm ?? initialTerm;
  const unit = currentTermPeriodType ?? initialTermPeriodType;
  const periodType = (['Month', 'Year', 'Day', 'Week'] as const).find((each) => each === unit) ?? 'Month';
  const startingLater = plans.filter(({ ratePlan }) =>
    ratePlan.ratePlanCharges.some(({ effectiveStartDate }) => effectiveStartDate !== undefined && effectiveStartDate > today),
  );
  const restarted = startingLater.flatMap((subscribedPlan): OrderAction[] => {
    const found = findCatalogPlan(sellableCatalog.productCatalog, subscribedPlan.ratePlan.productRatePlanId);
    return found
      ? [
          removePlan(subscribedPlan, today),
          isDiscountPlan(found.plan) ? restartDiscount(subscribedPlan, found.plan, today) : restartPlan(subscribedPlan, found.plan, today),
        ]
      : [];
  });
  const lastTerm = { termType: 'TERMED' as const, ...(period === undefined ? {} : { period }), periodType, startDate: today };
  const term: OrderAction[] =
    termType === 'TERMED' ? [{ type: 'TermsAndConditions', triggerDates: triggerDatesOn(today), termsAndConditions: { lastTerm } }] : [];
  return { actions: [...term, ...restarted], effectiveDate: today, willRenew: isRenewing(holding) };
}
