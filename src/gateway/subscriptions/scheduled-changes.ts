import type { Order } from '../../generated/api/schemas/orders.js';
import type { ScheduledChange } from '../../api/schemas/storefront/subscriptions.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { isRemoved, type SubscriptionHolding } from './subscription-holding.js';
import { actionsFor, executionDate, changeKind, orderedPlans, scheduledOrders } from './orders.js';

/** Changes that scheduled orders will make. */
function fromOrders({ subscription }: SubscriptionHolding, orders: readonly Order[], sellableCatalog: SellableCatalog): ScheduledChange[] {
  return scheduledOrders(orders, subscription.subscriptionNumber).map((order) => {
    const actions = actionsFor(order, subscription.subscriptionNumber);
    const kind = changeKind(actions, sellableCatalog);
    const to = orderedPlans(actions, sellableCatalog);
    return {
      date: executionDate(order),
      kind: kind === 'terms' || kind === 'created' ? 'other' : kind,
      ...(to.length > 0 ? { to } : {}),
      orderNumber: order.orderNumber,
      undo: 'order',
    };
  });
}

/**
 * Changes caused by plans that are already part of the contract but start later. They cannot be undone; only another change can replace
 * them.
 */
function fromUpcomingPlans({ upcomingPlans, plans }: SubscriptionHolding): ScheduledChange[] {
  const dates = [...new Set(upcomingPlans.flatMap(({ startDate }) => startDate ?? []))];
  return dates.map((date) => {
    const starting = upcomingPlans.filter(({ startDate }) => startDate === date);
    const replaces = starting.some(({ kind }) => kind === 'main') && plans.some((plan) => plan.kind === 'main' && isRemoved(plan));
    return {
      date,
      kind: replaces ? 'change-plan' : 'change-add-ons',
      to: starting.map(({ ratePlan, quantity }) => ({
        productName: ratePlan.productName,
        ratePlanName: ratePlan.ratePlanName,
        ...(quantity === undefined ? {} : { quantity }),
      })),
    };
  });
}

/** All scheduled changes of a subscription, earliest first. Changes after the cancellation date are left out. */
export function scheduledChanges(
  holding: SubscriptionHolding,
  orders: readonly Order[],
  sellableCatalog: SellableCatalog,
): ScheduledChange[] {
  const { scheduledCancelDate, scheduledSuspendDate, scheduledResumeDate } = holding.subscription;
  const all: ScheduledChange[] = [
    ...(scheduledCancelDate === undefined ? [] : [{ date: scheduledCancelDate, kind: 'cancel', undo: 'cancel' } as const]),
    ...(scheduledSuspendDate === undefined ? [] : [{ date: scheduledSuspendDate, kind: 'pause', undo: 'pause' } as const]),
    ...(scheduledResumeDate === undefined ? [] : [{ date: scheduledResumeDate, kind: 'resume' } as const]),
    ...fromOrders(holding, orders, sellableCatalog),
    ...fromUpcomingPlans(holding),
  ];
  return all
    .filter(({ kind, date }) => kind === 'cancel' || scheduledCancelDate === undefined || date < scheduledCancelDate)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
