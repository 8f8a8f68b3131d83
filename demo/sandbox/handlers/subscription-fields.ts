import { getSubscription } from '../../../src/generated/api/operations/index.js';
import type { WireBody } from '../context.js';
import { subscriptionMonthlyRevenue } from '../engine/account-totals.js';
import { monthlyRevenue } from '../engine/rating/bill-items.js';
import { jsonNumber } from '../engine/money.js';
import { wireSubscriptionCharge } from './charge-terms.js';
import { currentSegments } from '../engine/orders/change-products.js';
import { billingStopDate, stopCharge } from '../engine/subscription-state.js';
import type { ChargeRow, FullRatePlan, FullSubscription } from '../engine/subscriptions.js';
import { returnedFields } from '../supported/stored-fields.js';

/** Charge segments to include in a response. */
type ChargeDetail = 'last-segment' | 'current-segment' | 'all-segments' | 'specific-segment';

function wireCharge(charge: ChargeRow, subscription: FullSubscription, end: string | null): WireBody {
  return {
    id: charge.id,
    productRatePlanChargeId: charge.productRatePlanChargeId,
    number: charge.number,
    name: charge.name,
    type: charge.type,
    model: charge.model,
    billingPeriod: charge.billingPeriod,
    currency: subscription.currency,
    ...wireSubscriptionCharge(charge, subscription.currency),
    uom: charge.uom,
    mrr: jsonNumber(monthlyRevenue(charge, subscription.currency, subscription)),
    segment: charge.segment,
    triggerEvent: charge.triggerEvent,
    effectiveStartDate: charge.effectiveStartDate,
    effectiveEndDate: end,
    chargedThroughDate: charge.chargedThroughDate,
    ...charge.customFields,
    ...returnedFields(charge.details, getSubscription.response, 'ratePlans.ratePlanCharges'),
  };
}

function segmentsOf(plan: FullRatePlan, detail: ChargeDetail, day: string): ChargeRow[] {
  if (detail === 'all-segments') return plan.charges;
  if (detail === 'last-segment') return currentSegments(plan.charges, '9999-12-31');
  return currentSegments(plan.charges, day);
}

/** True if the plan was removed on or before `day`. */
function isRemovedOn(plan: FullRatePlan, day: string): boolean {
  return plan.removedOn !== null && plan.removedOn <= day;
}

/**
 * Returns a subscription version in the wire format. Includes removed plans until their last day, or always for `all-segments`.
 *
 * @param day the day that the response describes
 */
export function wireSubscription(
  subscription: FullSubscription,
  accountNumber: string,
  accountName: string,
  day: string,
  detail: ChargeDetail = 'last-segment',
): WireBody {
  const { status } = subscription;
  const stop = billingStopDate(subscription);
  const endOf = (charge: ChargeRow) =>
    (stop === undefined || charge.type === 'OneTime' ? charge : stopCharge(charge, stop)).effectiveEndDate;
  const plans = subscription.ratePlans.filter((plan) => detail === 'all-segments' || !isRemovedOn(plan, day));
  return {
    id: subscription.id,
    subscriptionNumber: subscription.number,
    accountId: subscription.accountId,
    accountNumber,
    accountName,
    invoiceOwnerAccountId: subscription.accountId,
    invoiceOwnerAccountNumber: accountNumber,
    invoiceOwnerAccountName: accountName,
    status,
    version: subscription.version,
    isLatestVersion: subscription.latest,
    currency: subscription.currency,
    termType: subscription.termType,
    autoRenew: subscription.autoRenew,
    initialTerm: subscription.initialTerm ?? undefined,
    initialTermPeriodType: subscription.initialTermPeriodType ?? undefined,
    currentTerm: subscription.currentTerm ?? undefined,
    currentTermPeriodType: subscription.currentTermPeriodType,
    renewalSetting: subscription.renewalSetting ?? undefined,
    renewalTerm: subscription.renewalTerm ?? undefined,
    renewalTermPeriodType: subscription.renewalTermPeriodType ?? undefined,
    contractEffectiveDate: subscription.contractEffectiveDate,
    ...(status !== 'Pending Activation' && { serviceActivationDate: subscription.serviceActivationDate }),
    ...(status !== 'Pending Activation' &&
      status !== 'Pending Acceptance' && { customerAcceptanceDate: subscription.customerAcceptanceDate }),
    subscriptionStartDate: subscription.startDate,
    subscriptionEndDate: subscription.scheduledCancelDate ?? subscription.endDate,
    termStartDate: subscription.termStartDate,
    termEndDate: subscription.termEndDate,
    ...(subscription.scheduledCancelDate !== null && { scheduledCancelDate: subscription.scheduledCancelDate }),
    ...(subscription.scheduledSuspendDate !== null && { scheduledSuspendDate: subscription.scheduledSuspendDate }),
    ...(subscription.scheduledResumeDate !== null && { scheduledResumeDate: subscription.scheduledResumeDate }),
    invoiceSeparately: subscription.invoiceSeparately,
    notes: subscription.notes,
    orderNumber: subscription.orderNumber,
    contractedMrr: status === 'Active' ? jsonNumber(subscriptionMonthlyRevenue(subscription, subscription.currency, day)) : 0,
    ...(subscription.paymentMethodId !== null && { paymentMethodId: subscription.paymentMethodId }),
    ...subscription.customFields,
    ...returnedFields(subscription.details, getSubscription.response),
    ratePlans: plans.map((plan) => ({
      id: plan.id,
      subscriptionRatePlanNumber: plan.number,
      productId: plan.productId,
      productName: plan.productName,
      productRatePlanId: plan.productRatePlanId,
      ratePlanName: plan.name,
      ...(plan.lastChangeType !== null && { lastChangeType: plan.lastChangeType }),
      ...plan.customFields,
      ...returnedFields(plan.details, getSubscription.response, 'ratePlans'),
      ratePlanCharges: segmentsOf(plan, detail, day).map((charge) => wireCharge(charge, subscription, endOf(charge))),
    })),
  };
}
