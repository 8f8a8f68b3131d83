import { addDays } from '../../api/plain-date/plain-date.js';
import type { Change } from '../../api/schemas/storefront/changes.js';
import type { SubscriptionChoices } from '../../api/schemas/storefront/subscriptions.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import type { SellableCoupon } from '../offers/sellable-catalog.js';
import { localize } from '../offers/texts.js';
import { dayOf, waiting } from '../subscriptions/ordered.js';
import { scheduledChanges } from '../subscriptions/scheduled.js';
import { cancel, pause, paused, renew, resume, said, setRenewal } from './lasting.js';
import { discount } from './plan-actions.js';
import { changeAddOns, changePlan, changeQuantity, convertTrial } from './plan-changes.js';
import { renewsNow, type Planned, type Situation } from './planned.js';
import { wrongField } from './refusals.js';

type Of<Intent extends Change['intent']> = Extract<Change, { intent: Intent }>;

/** What else a change is planned from. */
export interface Means {
  /** The coupon of `change-plan`, checked. */
  coupon?: SellableCoupon | undefined;
  /** The platform's id of the method of `set-payment-method`; unknown while only a quote is asked for. */
  paymentMethodId?: string | undefined;
  /** Orders of the account. */
  orders: readonly Order[];
}

/** True if `can` has what the change needs; whether its details fit is looked at where it is planned. */
function allowed({ intent }: Change, can: SubscriptionChoices): boolean {
  switch (intent) {
    case 'change-plan':
      return can.plans !== undefined;
    case 'change-quantity':
      return can.quantity !== undefined;
    case 'change-add-ons':
      return can.addOns !== undefined;
    case 'pause':
      return can.pause !== undefined;
    case 'resume':
      return can.resume !== undefined;
    case 'cancel':
      return can.cancel !== undefined;
    case 'renew':
      return can.renew === true;
    case 'set-renewal':
      return can.autoRenew === true;
    case 'convert-trial':
      return can.convertTrial === true;
    case 'accept-offer':
      return can.offers !== undefined;
    case 'set-payment-method':
      return can.paymentMethod === true;
    case 'undo':
      return true;
  }
}

/** A retention offer is the change that it consists of. */
function acceptOffer(situation: Situation, { offer: id }: Of<'accept-offer'>): Planned {
  const { holding, assortment: sellableCatalog, can, locale } = situation;
  const { today, trial, main } = holding;
  const made = can.offers?.some((offer) => offer.id === id) ?? false;
  const found = sellableCatalog.subscriptionRules.retention.find(({ rule }) => rule.id === id);
  if (!made || !found) throw wrongField('offer', 'not-offered', 'is not offered');
  const { rule, plan } = found;
  const { title, text = title } = localize(rule.texts, locale);
  if (plan) return { actions: [discount(plan, today, trial)], effectiveDate: trial ?? today, renews: renewsNow(holding), text };
  if (rule.kind === 'pause') {
    return { actions: paused(holding, today, addDays(today, rule.days ?? 1)), effectiveDate: today, renews: renewsNow(holding), text };
  }
  const target = can.plans?.find(({ productRatePlanId }) => productRatePlanId === rule.productRatePlanId);
  const counted = sellableCatalog.products.flatMap(({ plans }) => plans).find((sellable) => sellable.plan.id === rule.productRatePlanId)
    ?.offer?.quantity;
  if (!target) throw wrongField('offer', 'not-offered', 'is not offered');
  const quantity = counted && Math.min(counted.max, Math.max(counted.min, main?.quantity ?? counted.initial));
  const to = { productRatePlanId: target.productRatePlanId, ...(quantity === undefined ? {} : { quantity }) };
  return { ...changePlan(situation, { intent: 'change-plan', to, when: target.when[0] ?? 'now' }, undefined), text };
}

/** @returns undefined if there is nothing of the kind to take back */
function undo(
  { holding, assortment: sellableCatalog }: Situation,
  { what, orderNumber }: Of<'undo'>,
  orders: readonly Order[],
): Planned | undefined {
  const { today, subscription } = holding;
  const base = { effectiveDate: today, renews: subscription.termType === 'TERMED' && subscription.autoRenew === true };
  if (what === 'order') {
    const order = waiting(orders, subscription.subscriptionNumber).find((candidate) => candidate.orderNumber === orderNumber);
    return order && dayOf(order) > today ? { ...base, actions: [], takesBack: order.orderNumber, sameBills: true } : undefined;
  }
  const there = scheduledChanges(holding, orders, sellableCatalog).some((change) => change.undo === what);
  if (!there) return undefined;
  return {
    ...base,
    actions: [said(today, what === 'cancel' ? { clearingScheduledCancelDate: true } : { clearingScheduledSuspendDate: true })],
  };
}

/**
 * What the platform has to do for a change; preview and order are made from the same.
 * @returns undefined if it cannot be done now
 * @throws {Refusal} 422 naming each field of the change that does not fit
 */
export function planned(situation: Situation, change: Change, { coupon, paymentMethodId, orders }: Means): Planned | undefined {
  const { holding, can } = situation;
  if (!allowed(change, can)) return undefined;
  switch (change.intent) {
    case 'change-plan':
      return changePlan(situation, change, coupon);
    case 'change-quantity':
      return changeQuantity(situation, change);
    case 'change-add-ons':
      return changeAddOns(situation, change);
    case 'pause':
      return pause(situation, change);
    case 'resume':
      return resume(situation, change);
    case 'cancel':
      return cancel(situation, change);
    case 'renew':
      return renew(situation);
    case 'set-renewal':
      return setRenewal(situation, change);
    case 'convert-trial':
      return convertTrial(situation);
    case 'accept-offer':
      return acceptOffer(situation, change);
    case 'set-payment-method': {
      const action = paymentMethodId === undefined ? [] : [said(holding.today, { paymentProfile: { paymentMethodId } })];
      return { actions: action, effectiveDate: holding.today, renews: renewsNow(holding), sameBills: true };
    }
    case 'undo':
      return undo(situation, change, orders);
  }
}
