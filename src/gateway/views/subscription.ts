import { addDays } from '../../api/plain-date/plain-date.js';
import type { SubscriptionCharge as BillingCharge } from '../../generated/api/schemas/subscriptions.js';
import type { PaymentMethodSummary } from '../../api/schemas/storefront/payment-methods.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type {
  ScheduledChange,
  Subscription,
  SubscriptionCharge,
  SubscriptionChoices,
  SubscriptionRatePlan,
  TermLength,
} from '../../api/schemas/storefront/subscriptions.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../api/schemas/values.js';
import type { SellablePlan } from '../offers/sellable-catalog.js';
import { plainQuantity, toMoney, toUnitPrice } from '../money.js';
import { pauseStart, type SubscribedPlan, type SubscriptionHolding } from '../subscriptions/subscription-holding.js';
import { omitEmpty } from './omit-empty.js';

/** Data for the view of a subscription, in addition to the subscription itself. */
interface SubscriptionDetails {
  /** Plans on sale of the subscription's product family. */
  family: readonly SellablePlan[];
  scheduled: readonly ScheduledChange[];
  can: SubscriptionChoices | undefined;
  nextBill: QuoteBill | undefined;
  overdue: DecimalString | undefined;
  paymentMethod: PaymentMethodSummary | undefined;
}

function chargeView(charge: BillingCharge, currency: CurrencyCode): SubscriptionCharge {
  const { billingPeriod, uom, quantity, price, discountPercentage, endDateCondition, effectiveEndDate, model } = charge;
  const endsItself = /fixed|specific/i.test(endDateCondition ?? '') && effectiveEndDate !== undefined;
  return {
    name: charge.name,
    type: charge.type,
    model,
    ...omitEmpty({ billingPeriod, unitOfMeasure: uom }),
    ...(quantity == null ? {} : { quantity: plainQuantity(quantity) }),
    ...(price == null ? {} : { price: toUnitPrice(price, currency) }),
    ...(model === 'DiscountPercentage' && discountPercentage != null ? { discountPercent: plainQuantity(discountPercentage) } : {}),
    ...(endsItself ? { endDate: addDays(effectiveEndDate, -1) } : {}),
  };
}

function planView({ ratePlan, kind, quantity }: SubscribedPlan, currency: CurrencyCode): SubscriptionRatePlan {
  const { productRatePlanId, productName, ratePlanName, ratePlanCharges } = ratePlan;
  return {
    productRatePlanId,
    productName,
    ratePlanName,
    charges: ratePlanCharges.map((charge) => chargeView(charge, currency)),
    ...(kind === 'add-on' ? { addOn: true } : {}),
    ...(quantity === undefined ? {} : { quantity }),
  };
}

function renewalTerm({
  subscription: { termType, autoRenew, renewalSetting, renewalTerm: count, renewalTermPeriodType },
}: SubscriptionHolding): TermLength | undefined {
  if (termType !== 'TERMED' || autoRenew !== true || renewalSetting === 'RENEW_TO_EVERGREEN' || count === undefined) return undefined;
  return { count, unit: renewalTermPeriodType ?? 'Month' };
}

function currentPause(holding: SubscriptionHolding): Subscription['pause'] {
  const { status, scheduledSuspendDate, scheduledResumeDate: until } = holding.subscription;
  const from = status === 'Suspended' ? pauseStart(holding) : scheduledSuspendDate;
  return from === undefined ? undefined : { from, ...omitEmpty({ until }) };
}

/** First day without service, past or future. Undefined if the subscription renews automatically. */
export function endDateOf({ subscription }: SubscriptionHolding): IsoDate | undefined {
  const { status, scheduledCancelDate, subscriptionEndDate, termType, termEndDate, autoRenew } = subscription;
  if (status === 'Cancelled' || status === 'Expired') return subscriptionEndDate ?? termEndDate;
  return scheduledCancelDate ?? (termType === 'TERMED' && autoRenew === false ? termEndDate : undefined);
}

export function subscriptionView(
  holding: SubscriptionHolding,
  { family, scheduled, can, nextBill, overdue, paymentMethod }: SubscriptionDetails,
): Subscription {
  const { subscription, currency, trialEnd, plans } = holding;
  const { subscriptionNumber, status, version, subscriptionStartDate, termType, termEndDate, autoRenew } = subscription;
  const recurring = plans.flatMap(({ ratePlan }) => ratePlan.ratePlanCharges.filter(({ type }) => type === 'Recurring'));
  // Charges may be billed up to different days. The earliest is the date of the next bill.
  const [chargedThroughDate] = recurring.flatMap((charge) => charge.chargedThroughDate ?? []).sort();
  return {
    subscriptionNumber,
    status,
    currency,
    startDate: subscriptionStartDate,
    termType,
    ...omitEmpty({
      version,
      termEndDate: termType === 'EVERGREEN' ? undefined : termEndDate,
      autoRenew,
      renewalTerm: renewalTerm(holding),
      chargedThroughDate,
    }),
    ratePlans: plans.map((plan) => planView(plan, currency)),
    ...(trialEnd === undefined ? {} : { trial: { chargedFrom: trialEnd } }),
    ...omitEmpty({ pause: currentPause(holding), endDate: endDateOf(holding) }),
    ...(nextBill ? { nextBill: { date: nextBill.date, total: toMoney(nextBill.total.amount, currency) } } : {}),
    ...(overdue === undefined ? {} : { overdue: toMoney(overdue, currency) }),
    ...(family.length > 0 ? { familyPlans: family.map(({ plan }) => plan.id) } : {}),
    ...omitEmpty({ paymentMethod, can }),
    ...(scheduled.length > 0 ? { scheduled: [...scheduled] } : {}),
  };
}
