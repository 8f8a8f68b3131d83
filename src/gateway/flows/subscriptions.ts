import type { Subscription, Subscriptions, SubscriptionsRequest } from '../../api/schemas/storefront/subscriptions.js';
import type { Timeline, TimelineRequest } from '../../api/schemas/storefront/timeline.js';
import type { OperationHandler } from '../context.js';
import { readOrders } from '../subscriptions/orders.js';
import { toHolding } from '../subscriptions/subscription-holding.js';
import { readAccountHoldings, toSubscriptionView } from '../subscriptions/account-holdings.js';
import { readHoldingsPage, type HoldingsPage } from '../subscriptions/holdings-page.js';
import { toTimeline } from '../subscriptions/timeline.js';
import { notFound } from '../refusal.js';
import { sessionAccount, readSubscriptions } from './account.js';

const ENDED_STATUSES: readonly string[] = ['Cancelled', 'Expired'];

/** Compares subscriptions: running ones before ended ones, then by start date. */
function compareByStatusAndStart(one: Subscription, other: Subscription): number {
  const ended = Number(ENDED_STATUSES.includes(one.status)) - Number(ENDED_STATUSES.includes(other.status));
  return ended || (one.startDate < other.startDate ? -1 : Number(one.startDate > other.startDate));
}

/** Lists the subscriptions of the session's account, or a page of them, with the possible changes. */
export const showSubscriptions: OperationHandler<SubscriptionsRequest, Subscriptions> = async (context, request) => {
  const account = await sessionAccount(context, request.principal);
  const { locale, paged, cursor } = request.input;
  const { accountHoldings, nextCursor }: HoldingsPage =
    paged === undefined && cursor === undefined
      ? { accountHoldings: await readAccountHoldings(context, account) }
      : await readHoldingsPage(context, account, cursor);
  const subscriptions = accountHoldings.holdings.map((holding) => toSubscriptionView(accountHoldings, holding, request, locale));
  const { date, subscriptionRules } = accountHoldings.sellableCatalog;
  return {
    body: {
      subscriptions: subscriptions.sort(compareByStatusAndStart),
      ...(nextCursor === undefined ? {} : { nextCursor }),
      today: date,
      ...(subscriptionRules.perFamily === 'one' ? { perFamily: 'one' } : {}),
    },
  };
};

/** Returns past and scheduled events of one subscription. */
export const showTimeline: OperationHandler<TimelineRequest, Timeline> = async (context, { input, principal }) => {
  const account = await sessionAccount(context, principal);
  const [subscriptions, orders, sellableCatalog] = await Promise.all([
    readSubscriptions(context.billing, account.number),
    readOrders(context, account.number),
    context.sellableCatalog(),
  ]);
  const subscription = subscriptions.find(({ subscriptionNumber }) => subscriptionNumber === input.number);
  if (!subscription) throw notFound();
  return { body: { entries: toTimeline(toHolding(subscription, sellableCatalog, account.currency), orders, sellableCatalog) } };
};
