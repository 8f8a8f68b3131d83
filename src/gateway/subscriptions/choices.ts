import { addDays } from '../../api/plain-date/plain-date.js';
import type { CancelTime, RetentionOffer, SubscriptionChoices } from '../../api/schemas/storefront/subscriptions.js';
import { isDiscount } from '../catalog/charges.js';
import { longestPeriodDays } from '../catalog/yearly-price.js';
import { isPricedIn, type SellableCatalog, type SellablePlan } from '../offers/sellable-catalog.js';
import { localize } from '../offers/texts.js';
import { omitEmpty } from '../views/omit-empty.js';
import { isLeaving, planOf, recurs, type HeldPlan, type Holding } from './held-plans.js';
import { periodEnd, planTargets } from './targets.js';

/** Days ahead for which a pause, or the end of one, may be agreed. */
const AHEAD = 365;

/** What is known of a subscription beside itself. */
export interface Standing {
  /** Whether something waits for its day that another change would collide with. */
  busy: boolean;
  /** Whether the account owes something that is due: then a pause is not ended before that is paid. */
  owes: boolean;
}

function least(...dates: (string | undefined)[]): string | undefined {
  return dates.flatMap((date) => date ?? []).sort()[0];
}

/** Add-ons that are sold beside a plan; of several periods that of the plan, where there is one. */
export function addOnsBeside(
  { main, currency }: Holding,
  sellableCatalog: SellableCatalog,
  productId = main?.ratePlan.productId,
): SellablePlan[] {
  const current = main && planOf(sellableCatalog.productCatalog, main.ratePlan.productRatePlanId);
  const period = current ? longestPeriodDays(current.plan) : 0;
  return sellableCatalog.addOns
    .filter(({ offer }) => offer?.unavailable === undefined)
    .flatMap(({ plans }) => {
      const sold = plans.filter(
        ({ soldWith, plan }) => productId !== undefined && soldWith?.includes(productId) === true && isPricedIn(plan, currency),
      );
      const fitting = sold.filter(({ plan }) => longestPeriodDays(plan) === period);
      return fitting.length > 0 ? fitting : sold;
    });
}

/** True for an add-on that can be dropped: what was paid once cannot. */
const isDroppable = (held: HeldPlan): boolean =>
  !isLeaving(held) && held.ratePlan.ratePlanCharges.some((charge) => recurs(charge) || charge.type === 'Usage');

function addOnChoices(holding: Holding, sellableCatalog: SellableCatalog): NonNullable<SubscriptionChoices['addOns']> {
  const taken = holding.plans.filter((held) => held.kind === 'add-on' && isDroppable(held));
  const ids = new Set(taken.map(({ ratePlan }) => ratePlan.productRatePlanId));
  const more = addOnsBeside(holding, sellableCatalog).filter(({ plan }) => !ids.has(plan.id));
  return [
    ...taken.map(({ ratePlan, quantity }) => ({
      productRatePlanId: ratePlan.productRatePlanId,
      ...(quantity === undefined ? {} : { quantity }),
      taken: true,
    })),
    ...more.map(({ plan }) => ({ productRatePlanId: plan.id, taken: false })),
  ];
}

/** The rule for the quantity of the main plan, as far as an order can change it: what is billed once is not counted again. */
function quantityChoice({ main }: Holding): SubscriptionChoices['quantity'] {
  const rule = main?.sellable?.offer?.quantity;
  if (!main || !rule || main.quantity === undefined) return undefined;
  const recurring = main.ratePlan.ratePlanCharges.some(
    (charge) => recurs(charge) && rule.chargeIds.includes(charge.productRatePlanChargeId),
  );
  if (!recurring) return undefined;
  return {
    productRatePlanId: main.ratePlan.productRatePlanId,
    quantity: main.quantity,
    min: rule.min,
    max: Math.max(rule.max, main.quantity),
  };
}

/** When it may end, the latest first. */
export function cancelTimes(holding: Holding, { subscriptionRules }: SellableCatalog): CancelTime[] {
  const { status, termType, termEndDate } = holding.subscription;
  const possible: CancelTime[] = [
    ...(termType === 'TERMED' && termEndDate !== undefined && termEndDate > holding.today ? (['term-end'] as const) : []),
    ...(status === 'Active' && periodEnd(holding) ? (['period-end'] as const) : []),
    'now',
  ];
  const wanted = possible.filter((time) => subscriptionRules.cancel.when?.includes(time) ?? true);
  // Who may leave must have a way: the last one that the platform knows, where none of the tenant's fits.
  return wanted.length > 0 ? wanted : possible.slice(0, 1);
}

function pauseChoice({ today, subscription, trial }: Holding, { subscriptionRules }: SellableCatalog): SubscriptionChoices['pause'] {
  const { allowed, longestDays } = subscriptionRules.pause;
  if (!allowed || trial !== undefined) return undefined;
  const { termEndDate } = subscription;
  const latest = least(addDays(today, AHEAD), termEndDate === undefined ? undefined : addDays(termEndDate, -1)) ?? today;
  return latest < today ? undefined : { earliest: today, latest, ...omitEmpty({ longestDays }) };
}

/** Offers to somebody who wants to leave, as far as they can be had. */
function offersOf(holding: Holding, sellableCatalog: SellableCatalog, locale: string | undefined): RetentionOffer[] {
  const current = holding.main?.ratePlan.productRatePlanId ?? '';
  const held = new Set(holding.plans.map(({ ratePlan }) => ratePlan.productRatePlanId));
  const targets = planTargets(holding, sellableCatalog);
  return sellableCatalog.subscriptionRules.retention.flatMap(({ rule, plan }): RetentionOffer[] => {
    const { id, kind, plans, productRatePlanId, days, reasons, texts } = rule;
    if (plans && !plans.includes(current)) return [];
    if (
      kind === 'discount' &&
      (!plan || held.has(plan.id) || !isPricedIn(plan, holding.currency) || !plan.productRatePlanCharges.every(isDiscount))
    )
      return [];
    if (kind === 'pause' && !pauseChoice(holding, sellableCatalog)) return [];
    if (kind === 'plan' && !targets.some((target) => target.productRatePlanId === productRatePlanId)) return [];
    const { title, text } = localize(texts, locale);
    return [{ id, kind, title, ...omitEmpty({ text, days, reasons, productRatePlanId: kind === 'plan' ? productRatePlanId : undefined }) }];
  });
}

/** What may be done while it runs and nothing else is to come. */
function whileQuiet(holding: Holding, sellableCatalog: SellableCatalog): SubscriptionChoices {
  const { subscription, today, trial, main } = holding;
  const { termType, termStartDate = today, termEndDate } = subscription;
  const plans = planTargets(holding, sellableCatalog);
  const addOns = main ? addOnChoices(holding, sellableCatalog) : [];
  const renews = termType === 'TERMED' && termEndDate !== undefined && termStartDate <= today && trial === undefined;
  return {
    ...(plans.length > 0 ? { plans } : {}),
    ...omitEmpty({ quantity: quantityChoice(holding), pause: pauseChoice(holding, sellableCatalog) }),
    ...(addOns.length > 0 ? { addOns } : {}),
    ...(renews ? { renew: true } : {}),
    ...(trial === undefined ? {} : { convertTrial: true }),
  };
}

/** What may be done with a subscription now, by the platform's rules and the tenant's. Undefined where nothing can be. */
export function choicesOf(
  holding: Holding,
  sellableCatalog: SellableCatalog,
  { busy, owes }: Standing,
  locale: string | undefined,
): SubscriptionChoices | undefined {
  const { subscription, today } = holding;
  const { status, scheduledCancelDate, termType, termEndDate, externallyManagedBy } = subscription;
  // What is paid through a shop of apps is changed there.
  if (externallyManagedBy !== undefined) return undefined;
  const cancelled = scheduledCancelDate !== undefined;
  const { reasons } = sellableCatalog.subscriptionRules.cancel;
  const leaving: SubscriptionChoices = cancelled
    ? {}
    : {
        cancel: cancelTimes(holding, sellableCatalog),
        ...(reasons ? { reasons: reasons.map(({ id, texts }) => ({ id, label: localize(texts, locale).text })) } : {}),
      };
  switch (status) {
    case 'Active': {
      const offers = cancelled || busy ? [] : offersOf(holding, sellableCatalog, locale);
      const terms = sellableCatalog.subscriptionRules.changes.terms;
      return {
        ...(cancelled || busy ? {} : whileQuiet(holding, sellableCatalog)),
        ...leaving,
        ...(offers.length > 0 ? { offers } : {}),
        ...(termType === 'TERMED' && !cancelled ? { autoRenew: true, ...(terms ? { terms } : {}) } : {}),
        paymentMethod: true,
      };
    }
    case 'Suspended': {
      const latest = least(addDays(today, AHEAD), termEndDate);
      return { ...(owes ? {} : { resume: { earliest: today, ...omitEmpty({ latest }) } }), ...leaving, paymentMethod: true };
    }
    case 'Pending Activation':
    case 'Pending Acceptance':
      return leaving;
    default:
      return undefined;
  }
}
