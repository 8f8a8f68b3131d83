import type { Quote, QuoteBill } from '../../api/schemas/storefront/quote.js';
import { hasUsagePrice } from '../catalog/charges.js';
import { isPositive } from '../money.js';
import type { Purchase } from './purchase.js';

type Bills = Pick<Quote, 'dueNow' | 'upcoming'>;

/** First bill with an amount. Undefined if nothing is charged except usage. */
export function firstPaidBill({ dueNow, upcoming = [] }: Bills): QuoteBill | undefined {
  return [dueNow, ...upcoming].find(({ total }) => isPositive(total.amount));
}

/** True if the purchase costs anything now or later. Includes usage charges, which are not part of a quote. */
export function hasCosts({ plans, currency }: Purchase, bills: Bills): boolean {
  const usage = plans.flatMap(({ plan }) => plan.productRatePlanCharges).some((charge) => hasUsagePrice(charge, currency));
  return usage || firstPaidBill(bills) !== undefined;
}
