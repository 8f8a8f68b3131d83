/** Moves of a customer, in a form that can be repeated for another account: subscriptions by their order, dates as days from today. */
import type { PlanChoice } from '../../../src/api/schemas/storefront/quote.js';
import type { Subscription } from '../../../src/api/schemas/storefront/subscriptions.js';
import { dayOf, type Day } from '../reference/days.js';
import type { ListedPlan, PriceList } from './price-list.js';
import type { Random } from './random.js';
import type { RelativeChange } from './relative-change.js';

export type Move =
  | { kind: 'subscribe'; plans: PlanChoice[]; coupon?: string; again?: true; declined?: true }
  | { kind: 'change'; of: number; change: RelativeChange }
  | { kind: 'declare'; of: number; as: 'withdraw' | 'cancel' }
  | { kind: 'pay'; part?: true }
  | { kind: 'wait' };

/** What a customer sees when choosing a move. */
export interface Situation {
  readonly today: Day;
  readonly currency: string;
  readonly subscriptions: readonly Subscription[];
  /** True if the account has an unpaid invoice. */
  readonly owes: boolean;
}

/** Name of a kind of move, for learning which kinds are worth repeating. */
export function kindOf(move: Move): string {
  if (move.kind === 'subscribe') return `subscribe${move.again ? ' again' : ''}${move.coupon === undefined ? '' : ' with coupon'}`;
  if (move.kind === 'declare') return move.as;
  if (move.kind === 'pay') return move.part ? 'pay a part' : 'pay';
  if (move.kind !== 'change') return move.kind;
  const { change } = move;
  const detail = 'when' in change ? ` ${change.when}` : '';
  return `${change.intent}${detail}${'coupon' in change && change.coupon !== undefined ? ' with coupon' : ''}`;
}

const mainPlans = ({ plans }: PriceList, currency: string): ListedPlan[] =>
  [...plans.values()].filter(({ isAddOn, currencies }) => !isAddOn && currencies.includes(currency));

function choiceOf({ id, quantity }: ListedPlan, random: Random): PlanChoice {
  if (!quantity) return { productRatePlanId: id };
  const { min, max } = quantity;
  return { productRatePlanId: id, quantity: random.chance(0.6) ? random.between(min, Math.min(max, 4)) : random.between(min, max) };
}

function someAddOns({ addOns }: ListedPlan, prices: PriceList, random: Random): PlanChoice[] {
  return addOns.flatMap((id) => {
    const plan = prices.plans.get(id);
    return plan && random.chance(0.25) ? [choiceOf(plan, random)] : [];
  });
}

const someCoupon = ({ coupons }: PriceList, random: Random) => {
  const coupon = random.pick([...coupons.keys()]);
  return coupon === undefined || random.chance(0.5) ? {} : { coupon };
};

function purchase({ subscriptions, currency }: Situation, prices: PriceList, random: Random): Move {
  const plans = mainPlans(prices, currency);
  const plan = random.pick(plans);
  if (!plan) throw new Error(`Nothing is sold in ${currency}.`);
  const second = random.chance(0.15) ? plans.filter(({ id }) => id !== plan.id && random.chance(0.3)).slice(0, 1) : [];
  return {
    kind: 'subscribe',
    plans: [...[plan, ...second].map((each) => choiceOf(each, random)), ...someAddOns(plan, prices, random)],
    ...someCoupon(prices, random),
    ...(subscriptions.length > 0 && random.chance(0.8) ? { again: true } : {}),
    ...(subscriptions.length === 0 && random.chance(0.1) ? { declined: true } : {}),
  };
}

/** Changes of one subscription that the account page offers, one of each kind and time. */
function changesOf(view: Subscription, { today }: Situation, prices: PriceList, random: Random): RelativeChange[] {
  const { can = {}, scheduled = [] } = view;
  const reason = random.pick(prices.reasons);
  const target = random.pick(can.plans ?? []);
  const to = prices.plans.get(target?.productRatePlanId ?? '');
  const addOn = random.pick(can.addOns ?? []);
  const listed = prices.plans.get(addOn?.productRatePlanId ?? '');
  const daysUntil = (date: string | undefined, most: number): number => Math.min(most, date === undefined ? most : dayOf(date) - today);
  const start = random.chance(0.6) || !can.pause ? 0 : random.between(0, daysUntil(can.pause.latest, 40));
  const planChange = (when: NonNullable<typeof target>['when'][number]): RelativeChange[] => {
    if (!to) return [];
    const addOns = random.chance(0.3) ? { addOns: someAddOns(to, prices, random) } : {};
    return [{ intent: 'change-plan', to: choiceOf(to, random), ...addOns, when, ...someCoupon(prices, random) }];
  };
  const undoable = (['cancel', 'pause', 'order'] as const).filter((what) => scheduled.some(({ undo }) => undo === what));
  return [
    ...(target?.when ?? []).flatMap(planChange),
    ...(can.quantity
      ? [{ intent: 'change-quantity' as const, productRatePlanId: can.quantity.productRatePlanId, quantity: random.between(1, 12) }]
      : []),
    ...(addOn && listed && !addOn.taken ? [{ intent: 'change-add-ons' as const, add: [choiceOf(listed, random)] }] : []),
    ...(addOn?.taken === true ? [{ intent: 'change-add-ons' as const, remove: [addOn.productRatePlanId] }] : []),
    ...(can.pause ? [{ intent: 'pause' as const, from: start, until: start + random.between(1, can.pause.longestDays ?? 60) }] : []),
    ...(can.resume
      ? [{ intent: 'resume' as const, on: random.chance(0.7) ? 0 : random.between(0, daysUntil(can.resume.latest, 20)) }]
      : []),
    ...(can.cancel ?? []).map((when) => ({ intent: 'cancel' as const, when, ...(reason === undefined ? {} : { reason }) })),
    ...undoable.map((what) => ({ intent: 'undo' as const, what })),
    ...(can.renew === true ? [{ intent: 'renew' as const }] : []),
    ...(can.autoRenew === true ? [{ intent: 'set-renewal' as const, autoRenew: view.autoRenew !== true }] : []),
    ...(can.convertTrial === true ? [{ intent: 'convert-trial' as const }] : []),
    ...(can.paymentMethod === true && random.chance(0.4)
      ? [{ intent: 'set-payment-method' as const, ...(random.chance(0.7) ? { declined: true as const } : {}) }]
      : []),
    ...prices.offers
      .filter(({ id }) => can.offers?.some((offer) => offer.id === id) === true || random.chance(0.3))
      .map(({ id, reasons }) => {
        const because = random.pick(reasons) ?? reason;
        return { intent: 'accept-offer' as const, offer: id, ...(because === undefined ? {} : { reason: because }) };
      }),
  ];
}

/** Returns the moves that a customer considers: for each subscription the changes on its page, and always a purchase. */
export function considered(situation: Situation, prices: PriceList, random: Random): Move[] {
  const { subscriptions, owes } = situation;
  const all = subscriptions.flatMap((view, of): Move[] => {
    if (view.status === 'Cancelled' || view.status === 'Expired') return [];
    const changes = changesOf(view, situation, prices, random).map((change): Move => ({ kind: 'change', of, change }));
    const declarations = (['withdraw', 'cancel'] as const).map((as): Move => ({ kind: 'declare', of, as }));
    return [...changes, ...(random.chance(0.3) ? declarations : [])];
  });
  const payment: Move = { kind: 'pay', ...(random.chance(0.5) ? { part: true } : {}) };
  return [...all, purchase(situation, prices, random), ...(owes ? [payment] : [])];
}
