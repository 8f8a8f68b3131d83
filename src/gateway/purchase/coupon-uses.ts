import { listOrders } from '../../generated/api/operations/orders.js';
import { eq, oneOf, select } from '../../api/query/index.js';
import { allRecords } from '../billing/read-records.js';
import type { GatewayContext } from '../context.js';
import type { SellableCoupon } from '../offers/sellable-catalog.js';
import { orderedPlanIds } from '../subscriptions/orders.js';

/** Maximum number of rate plans to read. Every version of a subscription has its own. */
const MAX_RATE_PLANS = 100_000;
/** Number of subscriptions to read with one query. */
const BATCH_SIZE = 100;

/** Numbers of the subscriptions, of all accounts, that have or had a plan. */
async function subscribedNumbers({ billing }: GatewayContext, productRatePlanId: string): Promise<Set<string>> {
  const ratePlans = select('RatePlan', ['SubscriptionId']).where(eq('ProductRatePlanId', productRatePlanId));
  const versions = new Set((await allRecords(billing, ratePlans, MAX_RATE_PLANS)).flatMap(({ SubscriptionId: id }) => id ?? []));
  const ids = [...versions];
  const numbers = new Set<string>();
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = select('Subscription', ['Name']).where(oneOf('Id', ids.slice(start, start + BATCH_SIZE)));
    for (const { Name: number } of await allRecords(billing, batch, BATCH_SIZE)) if (number !== undefined) numbers.add(number);
  }
  return numbers;
}

/** Numbers of the subscriptions, of all accounts, that will get a plan from a scheduled order. */
async function scheduledNumbers({ billing }: GatewayContext, productRatePlanId: string): Promise<string[]> {
  const numbers: string[] = [];
  for await (const { orders = [] } of billing.pages(listOrders, { status: 'scheduled', pageSize: 40 })) {
    for (const { subscriptionNumber, orderActions = [] } of orders.flatMap(({ subscriptions = [] }) => subscriptions)) {
      if (orderActions.flatMap(orderedPlanIds).includes(productRatePlanId)) numbers.push(subscriptionNumber);
    }
  }
  return numbers;
}

/** True if all uses of a coupon are taken. Counts the platform's records, because the gateway's store may lose its data. */
export async function isUsedUp(context: GatewayContext, { offer, plan }: SellableCoupon): Promise<boolean> {
  const total = offer.uses?.total;
  if (total === undefined) return false;
  const [subscribed, scheduled] = await Promise.all([subscribedNumbers(context, plan.id), scheduledNumbers(context, plan.id)]);
  return new Set([...subscribed, ...scheduled]).size >= total;
}
