import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import type { ChargeUpdateInput, PricingDetail } from '../order-charge-input.js';
import { applyPricing, resolveStart } from './charge-overrides.js';
import type { OrderActionInput } from './order-input.js';
import { checkPriceable } from './plan-rate-plan.js';
import { checkQuantityLimits } from './quantity-limits.js';
import { checkWithinTerm, findSubscribedPlan, withPlan, type OrderActionContext } from './change-products.js';
import { pickStored } from '../../supported/stored-fields.js';
import { isOpenSegment, stopCharge, type ChargeState, type PlanState, type SubscriptionState } from '../subscription-state.js';
import { resolveEffectiveDate, resolveTriggerDates } from './trigger-dates.js';

/** Ends a segment on a day and starts the changed segment on that day. */
function splitSegment(charge: ChargeState, after: ChargeState, date: IsoDate, at: string): ChargeState[] {
  const { effectiveStartDate: start, effectiveEndDate: end } = charge;
  if (date < start)
    throw billingError('subscriptions', 'rule', `'${at}' takes effect on ${date}, before ${start}, when a later change starts.`);
  if (end !== null && date > end)
    throw billingError('subscriptions', 'rule', `'${at}' takes effect on ${date}, after the charge ended on ${end}.`);
  // An unbilled segment that is replaced on its first day is dropped.
  if (date === start && charge.chargedThroughDate === null) return [after];
  const next = { segment: charge.segment + 1, effectiveStartDate: date, alignDate: charge.alignDate ?? start, chargedThroughDate: null };
  return [stopCharge(charge, date), { ...after, ...next }];
}

/** Finds the charge to update, and returns its last segment. Refuses one-time charges. */
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

/**
 * Returns a charge with an update applied.
 *
 * @throws {BillingError} if the update changes nothing or cannot be billed
 */
function applyChargeUpdate(charge: ChargeState, update: ChargeUpdateInput, state: SubscriptionState, at: string): ChargeState {
  const { pricing = {}, billing, customFields } = update;
  const hasPricing = Object.values(pricing).some((detail: PricingDetail) => Object.keys(detail).length > 0);
  const details = pickStored('charge', update);
  const isUnchanged = customFields === undefined && Object.keys(details).length === 0;
  const isEmpty = !hasPricing && billing?.billingPeriodAlignment === undefined && isUnchanged;
  if (isEmpty) throw missingField('subscriptions', `${at}.pricing`);
  const after = applyPricing(charge, pricing, at);
  const alignment = billing?.billingPeriodAlignment;
  const updated = {
    ...after,
    terms: { ...after.terms, ...(alignment !== undefined && { billingPeriodAlignment: alignment }) },
    customFields: { ...charge.customFields, ...customFields },
    details: { ...charge.details, ...details },
  };
  checkPriceable(updated, state, `${at}.pricing`);
  checkQuantityLimits(updated, `${at}.pricing`);
  return updated;
}

/**
 * Performs `UpdateProduct`: changes price, quantity or discount from a day on. Service billed beyond that day is credited and billed again.
 *
 * @throws {BillingError} naming the invalid field
 */
export function updateProduct(state: SubscriptionState, action: OrderActionInput, context: OrderActionContext): SubscriptionState {
  const at = `${context.field}.updateProduct`;
  const { chargeUpdates = [], specificUpdateDate, ...key } = action.updateProduct ?? {};
  const plan = findSubscribedPlan(state, key, context, at);
  const dates = resolveTriggerDates(action, context.order.orderDate, context.field);
  const effectiveDate = specificUpdateDate ?? resolveEffectiveDate(action, context.order.orderDate, context.field);
  checkWithinTerm(state, effectiveDate, at);
  if (chargeUpdates.length === 0) throw missingField('subscriptions', `${at}.chargeUpdates`);
  let after = plan;
  chargeUpdates.forEach((update, index) => {
    const path = `${at}.chargeUpdates.${index}`;
    const charge = findCharge(after, update, path);
    const ownDate = resolveStart(update.effectiveDate, dates, `${path}.effectiveDate`);
    if (ownDate !== undefined) checkWithinTerm(state, ownDate, `${path}.effectiveDate`);
    const segments = splitSegment(charge, applyChargeUpdate(charge, update, state, path), ownDate ?? effectiveDate, path);
    after = { ...after, charges: after.charges.flatMap((each) => (each === charge ? segments : [each])) };
  });
  const details = { ...plan.details, ...pickStored('ratePlan', key) };
  return withPlan(state, plan, { ...after, lastChangeType: 'Update', details });
}
