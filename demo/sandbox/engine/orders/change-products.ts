import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Transaction } from '../../database/open.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import { laterDate } from '../calendar.js';
import type { OrderActionInput, RatePlanKey } from './order-input.js';
import { planRatePlan, type OrderContext } from './plan-rate-plan.js';
import { billingPeriodsFrom } from '../rating/billing-periods.js';
import { isDiscount } from '../rating/charge-terms.js';
import {
  isOpenSegment,
  isSameCharge,
  stopCharge,
  type ChargeState,
  type PlanState,
  type SubscriptionState,
} from '../subscription-state.js';
import { resolveEffectiveDate, resolveTriggerDates } from './trigger-dates.js';

/** Data for changing the rate plans of a subscription. */
export interface OrderActionContext {
  tx: Transaction;
  order: OrderContext;
  billCycleDay: number;
  /** Path of the action in the request, for error messages. */
  field: string;
  /** Returns a plan's number by its id in any version of the subscription. */
  planNumber: (id: string) => string | undefined;
}

/** Refuses a date before the start of the subscription or after its term. */
export function checkWithinTerm(state: SubscriptionState, date: IsoDate, field: string): void {
  const { startDate, termEndDate: end } = state;
  const beyond = end !== null && (state.autoRenew ? date > end : date >= end);
  if (date >= startDate && !beyond) return;
  throw billingError(
    'subscriptions',
    'rule',
    `'${field}' takes effect on ${date}, outside the term from ${startDate} to ${end ?? 'its end'}.`,
  );
}

/** Finds the current plan that a key names. */
export function findSubscribedPlan(state: SubscriptionState, key: RatePlanKey, context: OrderActionContext, at: string): PlanState {
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

/** Returns a subscription with one plan replaced. */
export function withPlan(state: SubscriptionState, plan: PlanState, changed: PlanState): SubscriptionState {
  return { ...state, ratePlans: state.ratePlans.map((each) => (each === plan ? changed : each)) };
}

function withPlanRemoved(state: SubscriptionState, plan: PlanState, date: IsoDate, field: string): SubscriptionState {
  const laterChange = plan.charges.find((charge) => charge.type === 'Recurring' && charge.segment > 1 && charge.effectiveStartDate > date);
  if (laterChange)
    throw billingError('subscriptions', 'rule', `'${field}' takes effect on ${date}, before a change that was already ordered.`);
  const charges = plan.charges.map((charge) => stopCharge(charge, date));
  return withPlan(state, plan, { ...plan, removedOn: date, lastChangeType: 'Remove', charges });
}

async function planAddedPlan(
  context: OrderActionContext,
  state: SubscriptionState,
  action: OrderActionInput,
  date: IsoDate | undefined,
): Promise<PlanState> {
  const { tx, order, field } = context;
  const [input, at] = action.changePlan
    ? [action.changePlan.newProductRatePlan, `${field}.changePlan.newProductRatePlan`]
    : [action.addProduct, `${field}.addProduct`];
  if (!input) throw missingField('subscriptions', at);
  const dates =
    date === undefined
      ? resolveTriggerDates(action, order.orderDate, field)
      : { ContractEffective: date, ServiceActivation: date, CustomerAcceptance: date };
  checkWithinTerm(state, dates.ContractEffective, at);
  return { ...(await planRatePlan(tx, input, dates, state, order, at)), lastChangeType: 'Add' };
}

/** Performs `AddProduct`. */
export async function addProduct(
  state: SubscriptionState,
  action: OrderActionInput,
  context: OrderActionContext,
): Promise<SubscriptionState> {
  return { ...state, ratePlans: [...state.ratePlans, await planAddedPlan(context, state, action, undefined)] };
}

/** Performs `RemoveProduct`. Service billed beyond the date is credited. */
export function removeProduct(state: SubscriptionState, action: OrderActionInput, context: OrderActionContext): SubscriptionState {
  const at = `${context.field}.removeProduct`;
  const plan = findSubscribedPlan(state, action.removeProduct ?? {}, context, at);
  const date = resolveEffectiveDate(action, context.order.orderDate, context.field);
  checkWithinTerm(state, date, at);
  return withPlanRemoved(state, plan, date, at);
}

/** Returns the end of the plan's billing period that contains a day (docs/billing-rules.md 7.8). */
function endOfPeriod(state: SubscriptionState, plan: PlanState, date: IsoDate, billCycleDay: number): IsoDate {
  let end = date;
  const billed = plan.charges.filter((charge) => !isDiscount(charge));
  for (const charge of billed.length > 0 ? billed : plan.charges) {
    if (charge.type === 'OneTime' || charge.billingPeriod === null || !isOpenSegment(charge, plan)) continue;
    const [period] = billingPeriodsFrom(charge, state, billCycleDay, date);
    if (!period) continue;
    const stop = charge.effectiveEndDate !== null && charge.effectiveEndDate < period.end ? charge.effectiveEndDate : period.end;
    end = laterDate(end, stop);
  }
  return end;
}

/** Performs `ChangePlan`: removes one plan and adds another on the same day. */
export async function changePlan(
  state: SubscriptionState,
  action: OrderActionInput,
  context: OrderActionContext,
): Promise<SubscriptionState> {
  const { order, field, billCycleDay } = context;
  const at = `${field}.changePlan`;
  const input = action.changePlan;
  if (!input) throw missingField('subscriptions', at);
  if (input.resetBcd === true) throw billingError('subscriptions', 'rule', `'${at}.resetBcd' is not available in this sandbox.`);
  const { newProductRatePlan: _, effectivePolicy = 'EffectiveImmediately', subType: _subType, resetBcd: _reset, ...key } = input;
  const plan = findSubscribedPlan(state, key, context, at);
  const effectiveDate = resolveEffectiveDate(action, order.orderDate, field);
  const date = effectivePolicy === 'EffectiveEndOfBillingPeriod' ? endOfPeriod(state, plan, effectiveDate, billCycleDay) : effectiveDate;
  const without = withPlanRemoved(state, plan, date, at);
  return { ...without, ratePlans: [...without.ratePlans, await planAddedPlan(context, without, action, date)] };
}

/** Returns one segment per charge: the segment in effect on a day, otherwise the next one, otherwise the last one. */
export function currentSegments<Charge extends ChargeState>(charges: readonly Charge[], day: IsoDate): Charge[] {
  const chosen: Charge[] = [];
  for (const charge of charges) {
    const same = charges.filter((other) => isSameCharge(other, charge)).sort((a, b) => a.segment - b.segment);
    const holds = same.find((each) => each.effectiveEndDate === null || each.effectiveEndDate > day) ?? same.at(-1);
    if (holds === charge) chosen.push(charge);
  }
  return chosen;
}
