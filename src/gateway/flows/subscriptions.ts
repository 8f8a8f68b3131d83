import type {
  Subscription,
  Subscriptions,
  SubscriptionsRequest,
  Timeline,
  TimelineRequest,
} from '../../api/schemas/storefront/subscriptions.js';
import type { OperationHandler } from '../context.js';
import { ordersOf } from '../subscriptions/ordered.js';
import { holdingOf } from '../subscriptions/held-plans.js';
import { readHeld, viewOf } from '../subscriptions/read.js';
import { timelineOf } from '../subscriptions/timeline.js';
import { notFound } from '../refusal.js';
import { ownAccount, subscriptionsOf } from './account.js';

const ENDED: readonly string[] = ['Cancelled', 'Expired'];

/** Running ones before those that have ended, each by start. */
function inOrder(one: Subscription, other: Subscription): number {
  const ended = Number(ENDED.includes(one.status)) - Number(ENDED.includes(other.status));
  return ended || (one.startDate < other.startDate ? -1 : Number(one.startDate > other.startDate));
}

/** What the session's account has subscribed to, and what may be done with it. */
export const showSubscriptions: OperationHandler<SubscriptionsRequest, Subscriptions> = async (context, request) => {
  const held = await readHeld(context, await ownAccount(context, request.principal));
  const subscriptions = held.holdings.map((holding) => viewOf(held, holding, request, request.input.locale));
  return { body: { subscriptions: subscriptions.sort(inOrder), today: held.assortment.date } };
};

/** What became of one subscription, and what is to come. */
export const showTimeline: OperationHandler<TimelineRequest, Timeline> = async (context, { input, principal }) => {
  const account = await ownAccount(context, principal);
  const [subscriptions, orders, sellableCatalog] = await Promise.all([
    subscriptionsOf(context.billing, account.number),
    ordersOf(context, account.number),
    context.sellableCatalog(),
  ]);
  const subscription = subscriptions.find(({ subscriptionNumber }) => subscriptionNumber === input.number);
  if (!subscription) throw notFound();
  return { body: { entries: timelineOf(holdingOf(subscription, sellableCatalog, account.currency), orders, sellableCatalog) } };
};
