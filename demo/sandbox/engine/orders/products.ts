import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Transaction } from '../../database/open.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import { later } from '../calendar.js';
import type { OrderActionInput, RatePlanKey } from './order-input.js';
import { planRatePlan, type OrderFacts } from './plan.js';
import { periodsFrom } from '../rating/periods.js';
import { isOpenSegment, isSameCharge, stopped, type ChargeState, type PlanState, type SubscriptionState } from '../state.js';
import { effectiveDateOf, triggerDatesOf } from './trigger-dates.js';

/** What a change of what a subscription holds needs to know beside the subscription. */
export interface ChangeContext {
  tx: Transaction;
  facts: OrderFacts;
  billCycleDay: number;
  /** Path of the action in the request, for messages. */
  field: string;
  /** The plan's number by its id in any version of the subscription. */
  planNumber: (id: string) => string | undefined;
}

/** Refuses a day outside the subscription's life. */
export function checkWithin(state: SubscriptionState, date: IsoDate, field: string): void {
  const { startDate, termEndDate: end } = state;
  const beyond = end !== null && (state.autoRenew ? date > end : date >= end);
  if (date >= startDate && !beyond) return;
  throw billingError(
    'subscriptions',
    'rule',
    `'${field}' takes effect on ${date}, outside the term from ${startDate} to ${end ?? 'its end'}.`,
  );
}

/** The plan that a key names, among those that the subscription still has. */
export function findPlanOf(state: SubscriptionState, key: RatePlanKey, context: ChangeContext, at: string): PlanState {
  const number =
    key.subscriptionRatePlanNumber ?? (key.ratePlanId === undefined ? undefined : (context.planNumber(key.ratePlanId) ?? 'none'));
  const [name = 'ratePlanId'] = Object.entries(key)
    .filter(([, value]) => value !== undefined)
    .map(([field]) => field);
  const found = state.ratePlans.filter(
    (plan) => plan.removedOn === null && (number === undefined ? plan.productRatePlanId === key.productRatePlanId : plan.number === number),
  );
  const [plan, second] = found;
  if (number === undefined && key.productRatePlanId === undefined) {
    throw missingField('subscriptions', `${at}.ratePlanId`);
  }
  if (!plan) throw invalidValue('subscriptions', `${at}.${name}`, 'the subscription has no such rate plan');
  if (second) throw billingError('subscriptions', 'rule', `'${at}.${name}' names more than one rate plan of the subscription.`);
  return plan;
}

/** A subscription with another state of one of its plans. */
export function withPlan(state: SubscriptionState, plan: PlanState, changed: PlanState): SubscriptionState {
  return { ...state, ratePlans: state.ratePlans.map((each) => (each === plan ? changed : each)) };
}

function removed(state: SubscriptionState, plan: PlanState, date: IsoDate, field: string): SubscriptionState {
  const ordered = plan.charges.find((charge) => charge.type === 'Recurring' && charge.segment > 1 && charge.effectiveStartDate > date);
  if (ordered) throw billingError('subscriptions', 'rule', `'${field}' takes effect on ${date}, before a change that is already ordered.`);
  const charges = plan.charges.map((charge) => stopped(charge, date));
  return withPlan(state, plan, { ...plan, removedOn: date, lastChangeType: 'Remove', charges });
}

async function added(
  context: ChangeContext,
  state: SubscriptionState,
  action: OrderActionInput,
  date: IsoDate | undefined,
): Promise<PlanState> {
  const { tx, facts, field } = context;
  const [input, at] = action.changePlan
    ? [action.changePlan.newProductRatePlan, `${field}.changePlan.newProductRatePlan`]
    : [action.addProduct, `${field}.addProduct`];
  if (!input) throw missingField('subscriptions', at);
  const dates =
    date === undefined
      ? triggerDatesOf(action, facts.orderDate, field)
      : { ContractEffective: date, ServiceActivation: date, CustomerAcceptance: date };
  checkWithin(state, dates.ContractEffective, at);
  return { ...(await planRatePlan(tx, input, dates, state, facts, at)), lastChangeType: 'Add' };
}

/** `AddProduct`. */
export async function addProduct(state: SubscriptionState, action: OrderActionInput, context: ChangeContext): Promise<SubscriptionState> {
  return { ...state, ratePlans: [...state.ratePlans, await added(context, state, action, undefined)] };
}

/** `RemoveProduct`: what was billed beyond the day is given back by days. */
export function removeProduct(state: SubscriptionState, action: OrderActionInput, context: ChangeContext): SubscriptionState {
  const at = `${context.field}.removeProduct`;
  const plan = findPlanOf(state, action.removeProduct ?? {}, context, at);
  const date = effectiveDateOf(action, context.facts.orderDate, context.field);
  checkWithin(state, date, at);
  return removed(state, plan, date, at);
}

/** End of the billing period that a day lies in: of the plan's charge whose period ends last. */
function endOfPeriod(state: SubscriptionState, plan: PlanState, date: IsoDate, billCycleDay: number): IsoDate {
  let end = date;
  for (const charge of plan.charges) {
    if (charge.type === 'OneTime' || charge.billingPeriod === null || !isOpenSegment(charge, plan)) continue;
    const [period] = periodsFrom(charge, state, billCycleDay, date);
    if (!period) continue;
    const stop = charge.effectiveEndDate !== null && charge.effectiveEndDate < period.end ? charge.effectiveEndDate : period.end;
    end = later(end, stop);
  }
  return end;
}

/** `ChangePlan`: one plan goes and another comes on the same day. */
export async function changePlan(state: SubscriptionState, action: OrderActionInput, context: ChangeContext): Promise<SubscriptionState> {
  const { facts, field, billCycleDay } = context;
  const at = `${field}.changePlan`;
  const input = action.changePlan;
  if (!input) throw missingField('subscriptions', at);
  if (input.resetBcd === true) throw billingError('subscriptions', 'rule', `'${at}.resetBcd' is not available in this sandbox.`);
  const { newProductRatePlan: _, effectivePolicy = 'EffectiveImmediately', subType: _subType, resetBcd: _reset, ...key } = input;
  const plan = findPlanOf(state, key, context, at);
  const given = effectiveDateOf(action, facts.orderDate, field);
  const date = effectivePolicy === 'EffectiveEndOfBillingPeriod' ? endOfPeriod(state, plan, given, billCycleDay) : given;
  const without = removed(state, plan, date, at);
  return { ...without, ratePlans: [...without.ratePlans, await added(context, without, action, date)] };
}

/** The charges of a subscription, each once: the segment that holds on a day, else the next, else the last. */
export function currentSegments<Charge extends ChargeState>(charges: readonly Charge[], day: IsoDate): Charge[] {
  const chosen: Charge[] = [];
  for (const charge of charges) {
    const same = charges.filter((other) => isSameCharge(other, charge)).sort((a, b) => a.segment - b.segment);
    const holds = same.find((each) => each.effectiveEndDate === null || each.effectiveEndDate > day) ?? same.at(-1);
    if (holds === charge) chosen.push(charge);
  }
  return chosen;
}
