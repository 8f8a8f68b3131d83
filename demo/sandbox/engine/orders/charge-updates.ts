import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import type { ChargeUpdateInput, PricingDetail } from '../charge-input.js';
import { repriced, startOf } from './charge-overrides.js';
import type { OrderActionInput } from './order-input.js';
import { checkRatable } from './plan.js';
import { checkWithin, findPlanOf, withPlan, type ChangeContext } from './products.js';
import { isOpenSegment, stopped, type ChargeState, type PlanState, type SubscriptionState } from '../state.js';
import { effectiveDateOf, triggerDatesOf } from './trigger-dates.js';

/** The segment that ends on a day and the one that begins then. */
function segmentsOf(charge: ChargeState, after: ChargeState, date: IsoDate, at: string): ChargeState[] {
  const { effectiveStartDate: start, effectiveEndDate: end } = charge;
  if (date < start)
    throw billingError('subscriptions', 'rule', `'${at}' takes effect on ${date}, before ${start}, when a later change begins.`);
  if (end !== null && date > end)
    throw billingError('subscriptions', 'rule', `'${at}' takes effect on ${date}, after the charge ended on ${end}.`);
  // A segment that is replaced before it began, and was not billed, leaves no trace.
  if (date === start && charge.chargedThroughDate === null) return [after];
  const next = { segment: charge.segment + 1, effectiveStartDate: date, alignDate: charge.alignDate ?? start, chargedThroughDate: null };
  return [stopped(charge, date), { ...after, ...next }];
}

/** Which charge an update means: the one that still goes on. */
function findCharge(plan: PlanState, update: ChargeUpdateInput, at: string): ChargeState {
  const { chargeNumber, productRatePlanChargeId } = update;
  const charge = plan.charges.find(
    (each) =>
      isOpenSegment(each, plan) &&
      (chargeNumber === undefined ? each.productRatePlanChargeId === productRatePlanChargeId : each.number === chargeNumber),
  );
  const name = chargeNumber === undefined ? 'productRatePlanChargeId' : 'chargeNumber';
  if (!charge) throw invalidValue('subscriptions', `${at}.${name}`, 'the rate plan has no such charge');
  if (charge.type === 'OneTime') {
    throw billingError('subscriptions', 'rule', `'${at}.pricing' does not fit the charge '${charge.name}', which is billed once.`);
  }
  return charge;
}

/** A charge with what an update says of it; refuses an update of nothing. */
function changed(charge: ChargeState, update: ChargeUpdateInput, state: SubscriptionState, at: string): ChargeState {
  const { pricing = {}, billing, customFields } = update;
  const said = Object.values(pricing).some((detail: PricingDetail) => Object.keys(detail).length > 0);
  const nothing = !said && billing?.billingPeriodAlignment === undefined && customFields === undefined;
  if (nothing) throw missingField('subscriptions', `${at}.pricing`);
  const after = repriced(charge, pricing, at);
  const alignment = billing?.billingPeriodAlignment;
  const moved = {
    ...after,
    terms: { ...after.terms, ...(alignment !== undefined && { billingPeriodAlignment: alignment }) },
    customFields: { ...charge.customFields, ...customFields },
  };
  checkRatable(moved, state, `${at}.pricing`);
  return moved;
}

/**
 * `UpdateProduct`: another price, quantity or discount from a day on. What was billed beyond it is given back by days, and billed anew.
 *
 * @throws {BillingError} naming the field that cannot be done
 */
export function updateProduct(state: SubscriptionState, action: OrderActionInput, context: ChangeContext): SubscriptionState {
  const at = `${context.field}.updateProduct`;
  const { chargeUpdates = [], specificUpdateDate, ...key } = action.updateProduct ?? {};
  const plan = findPlanOf(state, key, context, at);
  const dates = triggerDatesOf(action, context.facts.orderDate, context.field);
  const ordered = specificUpdateDate ?? effectiveDateOf(action, context.facts.orderDate, context.field);
  checkWithin(state, ordered, at);
  if (chargeUpdates.length === 0) throw missingField('subscriptions', `${at}.chargeUpdates`);
  let after = plan;
  chargeUpdates.forEach((update, index) => {
    const here = `${at}.chargeUpdates.${index}`;
    const charge = findCharge(after, update, here);
    const own = startOf(update.effectiveDate, dates, `${here}.effectiveDate`);
    if (own !== undefined) checkWithin(state, own, `${here}.effectiveDate`);
    const segments = segmentsOf(charge, changed(charge, update, state, here), own ?? ordered, here);
    after = { ...after, charges: after.charges.flatMap((each) => (each === charge ? segments : [each])) };
  });
  return withPlan(state, plan, { ...after, lastChangeType: 'Update' });
}
