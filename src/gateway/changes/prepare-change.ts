import type { Change } from '../../api/schemas/storefront/changes.js';
import type { SubscriptionChoices } from '../../api/schemas/storefront/subscriptions.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import { addDays } from '../../api/plain-date/plain-date.js';
import type { SellableCoupon } from '../offers/sellable-catalog.js';
import { localize } from '../offers/texts.js';
import { acceptanceText } from '../subscriptions/retention-rules.js';
import { executionDate, scheduledOrders } from '../subscriptions/orders.js';
import { scheduledChanges } from '../subscriptions/scheduled-changes.js';
import {
  prepareCancel,
  preparePause,
  pauseActions,
  prepareRenewal,
  prepareResume,
  termsAction,
  prepareRenewalSetting,
} from './lifecycle-changes.js';
import { addDiscount } from './rate-plan-actions.js';
import { prepareAddOnChange, preparePlanChange, prepareQuantityChange, prepareTrialConversion } from './rate-plan-changes.js';
import { isRenewing, type PreparedChange, type ChangeBasis } from './prepared-change.js';
import { invalidChangeField } from './refusals.js';

type ChangeOf<Intent extends Change['intent']> = Extract<Change, { intent: Intent }>;

/** Further input for preparing a change. */
interface PrepareOptions {
  /** Verified coupon of a `change-plan` change. */
  coupon?: SellableCoupon | undefined;
  /** Platform id of the payment method in a `set-payment-method` change. Undefined while only a quote is requested. */
  paymentMethodId?: string | undefined;
  /** Orders of the account. */
  orders: readonly Order[];
}

/** True if the subscription allows this type of change. The details are checked when the change is prepared. */
function isAllowed({ intent }: Change, choices: SubscriptionChoices): boolean {
  switch (intent) {
    case 'change-plan':
      return choices.plans !== undefined;
    case 'change-quantity':
      return choices.quantity !== undefined;
    case 'change-add-ons':
      return choices.addOns !== undefined;
    case 'pause':
      return choices.pause !== undefined;
    case 'resume':
      return choices.resume !== undefined;
    case 'cancel':
      return choices.cancel !== undefined;
    case 'renew':
      return choices.renew === true;
    case 'set-renewal':
      return choices.autoRenew === true;
    case 'convert-trial':
      return choices.convertTrial === true;
    case 'accept-offer':
      return choices.offers !== undefined;
    case 'set-payment-method':
      return choices.paymentMethod === true;
    case 'undo':
      return true;
  }
}

/** Prepares the change that a retention offer grants. Its order names the offer, so that the platform records that it was accepted. */
function prepareRetentionOffer(basis: ChangeBasis, change: ChangeOf<'accept-offer'>): PreparedChange {
  const prepared = prepareGrantedChange(basis, change);
  const changeReason = acceptanceText(change.offer, change.reason);
  return { ...prepared, actions: prepared.actions.map((action) => ({ ...action, changeReason })) };
}

/** Prepares a discount, a pause or a change to another plan. */
function prepareGrantedChange(basis: ChangeBasis, { offer: id }: ChangeOf<'accept-offer'>): PreparedChange {
  const { holding, sellableCatalog, choices, locale } = basis;
  const { today, trialEnd, mainPlan } = holding;
  const isOffered = choices.offers?.some((offer) => offer.id === id) ?? false;
  const retention = sellableCatalog.subscriptionRules.retention.find(({ rule }) => rule.id === id);
  if (!isOffered || !retention) throw invalidChangeField('offer', 'not-offered', 'is not an offer for this subscription');
  const { rule, plan } = retention;
  const { title, text = title } = localize(rule.texts, locale);
  if (plan) {
    const actions = [addDiscount(plan, { date: today, trialEnd, lasts: rule.lasts })];
    return { actions, effectiveDate: trialEnd ?? today, willRenew: isRenewing(holding), text };
  }
  if (rule.kind === 'pause') {
    return {
      actions: pauseActions(holding, today, addDays(today, rule.days ?? 1)),
      effectiveDate: today,
      willRenew: isRenewing(holding),
      text,
    };
  }
  const target = choices.plans?.find(({ productRatePlanId }) => productRatePlanId === rule.productRatePlanId);
  const quantityRule = sellableCatalog.products
    .flatMap(({ plans }) => plans)
    .find((sellable) => sellable.plan.id === rule.productRatePlanId)?.offer?.quantity;
  if (!target) throw invalidChangeField('offer', 'not-offered', 'is not an offer for this subscription');
  const quantity = quantityRule && Math.min(quantityRule.max, Math.max(quantityRule.min, mainPlan?.quantity ?? quantityRule.initial));
  const to = { productRatePlanId: target.productRatePlanId, ...(quantity === undefined ? {} : { quantity }) };
  return { ...preparePlanChange(basis, { intent: 'change-plan', to, when: target.when[0] ?? 'now' }, undefined), text };
}

/**
 * Prepares the change that undoes a scheduled change.
 * @returns undefined if there is no such change to undo
 */
function prepareUndo(
  { holding, sellableCatalog }: ChangeBasis,
  { what, orderNumber }: ChangeOf<'undo'>,
  orders: readonly Order[],
): PreparedChange | undefined {
  const { today, subscription } = holding;
  const base = { effectiveDate: today, willRenew: subscription.termType === 'TERMED' && subscription.autoRenew === true };
  if (what === 'order') {
    const order = scheduledOrders(orders, subscription.subscriptionNumber).find((candidate) => candidate.orderNumber === orderNumber);
    return order && executionDate(order) > today
      ? { ...base, actions: [], cancelsOrder: order.orderNumber, affectsNoBill: true }
      : undefined;
  }
  const isScheduled = scheduledChanges(holding, orders, sellableCatalog).some((change) => change.undo === what);
  if (!isScheduled) return undefined;
  return {
    ...base,
    actions: [termsAction(today, what === 'cancel' ? { clearingScheduledCancelDate: true } : { clearingScheduledSuspendDate: true })],
  };
}

/**
 * Translates a change into order actions. Preview and order use the same result.
 * @returns undefined if the change is not possible now
 * @throws {Refusal} 422 naming each invalid field of the change
 */
export function prepareChange(
  basis: ChangeBasis,
  change: Change,
  { coupon, paymentMethodId, orders }: PrepareOptions,
): PreparedChange | undefined {
  const { holding, choices } = basis;
  if (!isAllowed(change, choices)) return undefined;
  switch (change.intent) {
    case 'change-plan':
      return preparePlanChange(basis, change, coupon);
    case 'change-quantity':
      return prepareQuantityChange(basis, change);
    case 'change-add-ons':
      return prepareAddOnChange(basis, change);
    case 'pause':
      return preparePause(basis, change);
    case 'resume':
      return prepareResume(basis, change);
    case 'cancel':
      return prepareCancel(basis, change);
    case 'renew':
      return prepareRenewal(basis);
    case 'set-renewal':
      return prepareRenewalSetting(basis, change);
    case 'convert-trial':
      return prepareTrialConversion(basis);
    case 'accept-offer':
      return prepareRetentionOffer(basis, change);
    case 'set-payment-method': {
      const action = paymentMethodId === undefined ? [] : [termsAction(holding.today, { paymentProfile: { paymentMethodId } })];
      return { actions: action, effectiveDate: holding.today, willRenew: isRenewing(holding), affectsNoBill: true };
    }
    case 'undo':
      return prepareUndo(basis, change, orders);
  }
}
