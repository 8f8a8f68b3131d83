import type { Order } from '../../generated/api/schemas/orders.js';
import type { ScheduledChange } from '../../api/schemas/storefront/subscriptions.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { isLeaving, type Holding } from './held-plans.js';
import { actionsOn, dayOf, kindOf, takenBy, waiting } from './ordered.js';

/** What orders that wait for their day will do. */
function ofOrders({ subscription }: Holding, orders: readonly Order[], sellableCatalog: SellableCatalog): ScheduledChange[] {
  return waiting(orders, subscription.subscriptionNumber).map((order) => {
    const actions = actionsOn(order, subscription.subscriptionNumber);
    const kind = kindOf(actions, sellableCatalog);
    const to = takenBy(actions, sellableCatalog);
    return {
      date: dayOf(order),
      kind: kind === 'terms' || kind === 'created' ? 'other' : kind,
      ...(to.length > 0 ? { to } : {}),
      orderNumber: order.orderNumber,
      undo: 'order',
    };
  });
}

/** Plans that are part of the contract already and have not begun. Nothing but another change takes them back. */
function ofPlans({ coming, plans }: Holding): ScheduledChange[] {
  const dates = [...new Set(coming.flatMap(({ begins }) => begins ?? []))];
  return dates.map((date) => {
    const begun = coming.filter(({ begins }) => begins === date);
    const replaces = begun.some(({ kind }) => kind === 'main') && plans.some((plan) => plan.kind === 'main' && isLeaving(plan));
    return {
      date,
      kind: replaces ? 'change-plan' : 'change-add-ons',
      to: begun.map(({ ratePlan, quantity }) => ({
        productName: ratePlan.productName,
        ratePlanName: ratePlan.ratePlanName,
        ...(quantity === undefined ? {} : { quantity }),
      })),
    };
  });
}

/** Everything that is agreed and not yet in force, the next first. What would come after the end never comes. */
export function scheduledChanges(holding: Holding, orders: readonly Order[], sellableCatalog: SellableCatalog): ScheduledChange[] {
  const { scheduledCancelDate, scheduledSuspendDate, scheduledResumeDate } = holding.subscription;
  const all: ScheduledChange[] = [
    ...(scheduledCancelDate === undefined ? [] : [{ date: scheduledCancelDate, kind: 'cancel', undo: 'cancel' } as const]),
    ...(scheduledSuspendDate === undefined ? [] : [{ date: scheduledSuspendDate, kind: 'pause', undo: 'pause' } as const]),
    ...(scheduledResumeDate === undefined ? [] : [{ date: scheduledResumeDate, kind: 'resume' } as const]),
    ...ofOrders(holding, orders, sellableCatalog),
    ...ofPlans(holding),
  ];
  return all
    .filter(({ kind, date }) => kind === 'cancel' || scheduledCancelDate === undefined || date < scheduledCancelDate)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
