import type { Change } from '../../api/schemas/storefront/changes.js';
import type { PlanChoice } from '../../api/schemas/storefront/purchase.js';
import type { ChangeTime } from '../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { SellableCoupon, SellablePlan } from '../offers/sellable-catalog.js';
import { checkQuantity, choosePlans, type ChosenPlan } from '../offers/choose.js';
import { localize } from '../offers/texts.js';
import { supportsTrial } from '../offers/trial.js';
import { invalidFields } from '../refusal.js';
import { addOnsBeside } from '../subscriptions/choices.js';
import { isLeaving, planOf, sellableOf, type HeldPlan } from '../subscriptions/held-plans.js';
import { periodEnd, renewalDay } from '../subscriptions/targets.js';
import { add, again, discount, onlyLowers, recount, remove, replace, terms } from './plan-actions.js';
import { onDay, renewsNow, type OrderAction, type Planned, type Situation } from './planned.js';
import { wrongField } from './refusals.js';

type Of<Intent extends Change['intent']> = Extract<Change, { intent: Intent }>;

function dayFor(when: ChangeTime, { holding }: Situation): IsoDate {
  const { today } = holding;
  if (when === 'now') return today;
  return (when === 'renewal' ? renewalDay(holding) : periodEnd(holding)) ?? today;
}

/** The add-ons that are taken, with those that are to be taken. */
function addOnActions(
  taken: readonly HeldPlan[],
  wanted: readonly ChosenPlan[],
  { date, trial }: { date: IsoDate; trial: IsoDate | undefined },
): OrderAction[] {
  const find = (id: string): HeldPlan | undefined => taken.find(({ ratePlan }) => ratePlan.productRatePlanId === id);
  return [
    ...taken.filter(({ ratePlan }) => !wanted.some(({ plan }) => plan.id === ratePlan.productRatePlanId)).map((held) => remove(held, date)),
    ...wanted.flatMap((chosen) => {
      const held = find(chosen.plan.id);
      if (!held) return [add(chosen, date, trial)];
      return held.quantity === undefined || held.quantity === chosen.quantity ? [] : [recount(held, chosen.quantity, date)];
    }),
  ];
}

const takenAddOns = ({ holding }: Pick<Situation, 'holding'>): HeldPlan[] =>
  holding.plans.filter((held) => held.kind === 'add-on' && !isLeaving(held));

/** The main plan becomes another; add-ons that are not named stay as far as they are sold beside it. */
export function changePlan(situation: Situation, { to, addOns, when }: Of<'change-plan'>, coupon: SellableCoupon | undefined): Planned {
  const { holding, assortment: sellableCatalog, can, locale } = situation;
  const { main, today } = holding;
  const target = can.plans?.find(({ productRatePlanId }) => productRatePlanId === to.productRatePlanId);
  if (!main || !target) throw wrongField('to.productRatePlanId', 'not-for-sale', 'is not among the plans to change to');
  if (!target.when.includes(when)) throw wrongField('when', 'not-offered', `must be ${target.when.join(' or ')}`);
  const placeOf = (index: number): string => (index === 0 ? 'change.to' : `change.addOns.${index - 1}`);
  const [chosen, ...wanted] = choosePlans(sellableCatalog, [to, ...(addOns ?? [])], holding.currency, placeOf);
  if (!chosen) throw wrongField('to', 'not-for-sale', 'is not for sale');
  const alone = wanted.findIndex(({ soldWith }) => soldWith === undefined);
  if (alone >= 0) throw wrongField(`addOns.${alone}.productRatePlanId`, 'not-for-sale', 'is sold by itself, not beside another plan');
  const date = dayFor(when, situation);
  // A trial goes on with another plan that has one; with any other it ends.
  const trial = holding.trial !== undefined && chosen.offer?.trial && supportsTrial(chosen.plan) ? holding.trial : undefined;
  const term = terms(holding, chosen, trial ?? date);
  const taken = takenAddOns(situation);
  const beside = new Set(addOnsBeside(holding, sellableCatalog, chosen.product.id).map(({ product }) => product.id));
  const kept = taken.filter(({ ratePlan }) => beside.has(ratePlan.productId));
  const others = addOns
    ? addOnActions(taken, wanted, { date, trial })
    : taken.filter((held) => !kept.includes(held)).map((held) => remove(held, date));
  const waits = date > today;
  return {
    actions: [
      ...term.actions,
      ...(trial === undefined ? [replace(main, chosen, date, target.direction)] : [remove(main, date), add(chosen, date, trial)]),
      ...others,
      ...(coupon ? [discount(coupon.plan, date, trial)] : []),
    ],
    ...(waits ? { waitsFor: date, undoable: true, later: true } : {}),
    effectiveDate: date,
    renews: term.renews,
    ...(coupon ? { text: localize(coupon.offer.texts, locale).text } : {}),
  };
}

export function changeQuantity(situation: Situation, { productRatePlanId, quantity }: Of<'change-quantity'>): Planned {
  const { holding, can } = situation;
  const { main, today } = holding;
  const rule = can.quantity;
  if (!main || rule?.productRatePlanId !== productRatePlanId)
    throw wrongField('productRatePlanId', 'not-for-sale', 'has no quantity to choose');
  if (quantity === rule.quantity) throw wrongField('quantity', 'unchanged', 'is what is taken already');
  // More than is sold may be kept or made less, not more.
  if (quantity < rule.min || quantity > rule.max) {
    throw wrongField('quantity', 'quantity-out-of-range', `must be from ${rule.min} to ${rule.max}`);
  }
  const action = recount(main, quantity, today);
  return { actions: [action], effectiveDate: holding.trial ?? today, renews: renewsNow(holding) };
}

/** Add-ons that are asked for, found to be sold beside the plan. */
function chooseAddOns({ holding, assortment: sellableCatalog }: Situation, choices: readonly PlanChoice[]): ChosenPlan[] {
  const sold: readonly SellablePlan[] = addOnsBeside(holding, sellableCatalog);
  const taken = takenAddOns({ holding }).map(({ ratePlan }) => ratePlan.productRatePlanId);
  const known = [...sold, ...sellableOf(sellableCatalog).filter(({ plan }) => taken.includes(plan.id))];
  return choices.map(({ productRatePlanId, quantity }, index) => {
    const field = `change.add.${index}`;
    if (choices.findIndex((other) => other.productRatePlanId === productRatePlanId) !== index) {
      throw wrongField(`add.${index}.productRatePlanId`, 'chosen-twice', 'stands here twice; use quantity');
    }
    const sellable = known.find(({ plan }) => plan.id === productRatePlanId);
    if (!sellable) throw wrongField(`add.${index}.productRatePlanId`, 'not-for-sale', 'is not sold beside this plan');
    const problem = checkQuantity(sellable, quantity, `${field}.quantity`);
    if (problem) throw invalidFields([problem]);
    return { ...sellable, quantity: quantity ?? 1 };
  });
}

/** Add-ons come and go, or become more or fewer. */
export function changeAddOns(situation: Situation, { add: wanted = [], remove: unwanted = [] }: Of<'change-add-ons'>): Planned {
  const { holding, can } = situation;
  const { today, trial } = holding;
  const chosen = chooseAddOns(situation, wanted);
  const taken = takenAddOns(situation);
  const droppable = new Set(can.addOns?.filter((addOn) => addOn.taken).map(({ productRatePlanId }) => productRatePlanId));
  const leaving = unwanted.map((id, index) => {
    const held = taken.find(({ ratePlan }) => ratePlan.productRatePlanId === id);
    if (!held || !droppable.has(id)) throw wrongField(`remove.${index}`, 'not-taken', 'is not taken, or cannot be dropped');
    if (unwanted.indexOf(id) !== index || chosen.some(({ plan }) => plan.id === id)) {
      throw wrongField(`remove.${index}`, 'chosen-twice', 'stands in this change twice');
    }
    return remove(held, today);
  });
  const coming = chosen.flatMap((addOn): OrderAction[] => {
    const held = taken.find(({ ratePlan }) => ratePlan.productRatePlanId === addOn.plan.id);
    if (!held || !droppable.has(addOn.plan.id)) return [add(addOn, today, trial)];
    return held.quantity === undefined || held.quantity === addOn.quantity ? [] : [recount(held, addOn.quantity, today)];
  });
  if (leaving.length + coming.length === 0) throw wrongField('add', 'unchanged', 'nothing would change');
  return { actions: [...leaving, ...coming], effectiveDate: today, renews: renewsNow(holding) };
}

/** Ends a trial: everything that waits for its end begins today, and the term with it. */
export function convertTrial({ holding, assortment: sellableCatalog }: Situation): Planned {
  const { today, subscription, plans } = holding;
  const { termType, currentTerm, initialTerm, currentTermPeriodType, initialTermPeriodType } = subscription;
  const period = currentTerm ?? initialTerm;
  const unit = currentTermPeriodType ?? initialTermPeriodType;
  const periodType = (['Month', 'Year', 'Day', 'Week'] as const).find((each) => each === unit) ?? 'Month';
  const waiting = plans.filter(({ ratePlan }) =>
    ratePlan.ratePlanCharges.some(({ effectiveStartDate }) => effectiveStartDate !== undefined && effectiveStartDate > today),
  );
  const restarted = waiting.flatMap((held): OrderAction[] => {
    const found = planOf(sellableCatalog.productCatalog, held.ratePlan.productRatePlanId);
    return found ? [remove(held, today), onlyLowers(found.plan) ? discount(found.plan, today) : again(held, found.plan, today)] : [];
  });
  const lastTerm = { termType: 'TERMED' as const, ...(period === undefined ? {} : { period }), periodType, startDate: today };
  const term: OrderAction[] =
    termType === 'TERMED' ? [{ type: 'TermsAndConditions', triggerDates: onDay(today), termsAndConditions: { lastTerm } }] : [];
  return { actions: [...term, ...restarted], effectiveDate: today, renews: renewsNow(holding) };
}
