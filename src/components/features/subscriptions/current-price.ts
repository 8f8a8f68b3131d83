import { isDecimal, multiplyDecimals } from '../../../api/decimal/decimal.js';
import { addPrices } from '../../../api/pricing/plan-totals.js';
import type { Subscription, SubscriptionCharge, SubscriptionRatePlan } from '../../../api/schemas/storefront/subscriptions.js';
import type { Money } from '../../../api/schemas/values.js';
import { PERIOD_MESSAGES } from './period-messages.js';
import type { SubscriptionsLocalizer } from './status-summary.js';

const recurringCharges = ({ charges }: SubscriptionRatePlan): SubscriptionCharge[] => charges.filter(({ type }) => type === 'Recurring');

/** Returns the quantity of a plan: the chosen one, or that of the only charge with a quantity. */
export function currentQuantity(plan: SubscriptionRatePlan): number | undefined {
  if (plan.quantity !== undefined) return plan.quantity;
  const [counted, ...others] = recurringCharges(plan).filter(({ model }) => model !== 'FlatFee');
  return counted?.quantity !== undefined && others.length === 0 && /^[1-9]\d{0,5}$/.test(counted.quantity)
    ? Number(counted.quantity)
    : undefined;
}

/** Returns the billing period of a plan. Undefined if nothing recurs, or if its charges have several periods. */
export function currentBillingPeriod(plan: SubscriptionRatePlan): string | undefined {
  const [period, ...others] = new Set(recurringCharges(plan).map(({ billingPeriod }) => billingPeriod));
  return others.length > 0 ? undefined : period;
}

/** Price of a charge for each period. Undefined if the charge has tiers. */
function priceOf({ model, price, quantity }: SubscriptionCharge): Money | undefined {
  if (!price || model === 'FlatFee') return price;
  if (model !== 'PerUnit' || quantity === undefined || !isDecimal(quantity)) return undefined;
  return { ...price, amount: multiplyDecimals(price.amount, quantity) };
}

/**
 * Returns what the account pays for a plan in each period, for example "$74.00 per month". Undefined if there is no single price: with tiers,
 * discounts or several periods.
 */
export function currentPriceText({ ratePlans }: Subscription, plan: SubscriptionRatePlan, l: SubscriptionsLocalizer): string | undefined {
  const word = PERIOD_MESSAGES.get(currentBillingPeriod(plan) ?? '');
  const isDiscounted = ratePlans.some(({ charges }) => charges.some(({ model }) => model.startsWith('Discount')));
  const total = isDiscounted ? undefined : addPrices(recurringCharges(plan).map(priceOf));
  return total && word && l.t(word, { price: l.money(total) });
}
