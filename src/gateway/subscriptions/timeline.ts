import type { Order, OrderAction } from '../../generated/api/schemas/orders.js';
import type { TimelineEntry } from '../../api/schemas/storefront/timeline.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import type { SubscriptionHolding } from './subscription-holding.js';
import { actionsFor, executionDate, changeKind, orderedPlans } from './orders.js';
import { scheduledChanges } from './scheduled-changes.js';

type Entry = TimelineEntry;
type Terms = NonNullable<OrderAction['termsAndConditions']>;

/** Completed orders, oldest first. Each order created a version of the subscription. */
function completedOrders(orders: readonly Order[], subscriptionNumber: string): Order[] {
  const completed = orders.filter(({ status }) => status === 'Completed' || status === 'Pending');
  const version = ({ subscriptions = [] }: Order): number =>
    subscriptions.find((entry) => entry.subscriptionNumber === subscriptionNumber)?.newVersion ?? 0;
  return completed
    .filter((order) => actionsFor(order, subscriptionNumber).length > 0)
    .reverse()
    .sort((a, b) => version(a) - version(b));
}

const latest = (...dates: (IsoDate | null | undefined)[]): IsoDate | undefined =>
  dates
    .flatMap((date) => date ?? [])
    .sort()
    .at(-1);

/** Day on which a change takes effect, according to the order's actions. */
function effectiveDate(kind: Entry['kind'], actions: readonly OrderAction[], order: Order, { subscription }: SubscriptionHolding): IsoDate {
  const named = (pick: (action: OrderAction) => IsoDate | null | undefined): IsoDate | undefined => latest(...actions.map(pick));
  switch (kind) {
    case 'cancel':
      return (
        named(({ cancelSubscription }) => cancelSubscription?.cancellationEffectiveDate) ??
        subscription.scheduledCancelDate ??
        subscription.subscriptionEndDate ??
        executionDate(order)
      );
    case 'pause':
      return named(({ suspend }) => suspend?.suspendSpecificDate) ?? executionDate(order);
    case 'resume':
      return named(({ resume }) => resume?.resumeSpecificDate) ?? executionDate(order);
    case 'change-plan':
    case 'change-quantity':
    case 'change-add-ons':
      return named(({ triggerDates = [] }) => latest(...triggerDates.map(({ triggerDate }) => triggerDate))) ?? executionDate(order);
    default:
      return executionDate(order);
  }
}

const CLEARING_TERMS: readonly [kind: Entry['kind'], clears: keyof Terms][] = [
  ['cancel', 'clearingScheduledCancelDate'],
  ['pause', 'clearingScheduledSuspendDate'],
];

/** True if a later order undid the change before it took effect. */
function isUndone(kind: Entry['kind'], date: IsoDate, after: readonly (readonly [Order, readonly OrderAction[]])[]): boolean {
  const clears = CLEARING_TERMS.find(([cleared]) => cleared === kind || (cleared === 'pause' && kind === 'resume'))?.[1];
  return (
    clears !== undefined &&
    after.some(
      ([order, actions]) => order.orderDate < date && actions.some(({ termsAndConditions }) => termsAndConditions?.[clears] === true),
    )
  );
}

/** True for an order that only undoes another change. */
function onlyUndoes(actions: readonly OrderAction[]): boolean {
  return actions.every(
    ({ type, termsAndConditions }) =>
      type === 'TermsAndConditions' && CLEARING_TERMS.some(([, clears]) => termsAndConditions?.[clears] === true),
  );
}

/** Entries for completed orders. Changes that have not taken effect yet are listed as scheduled changes instead. */
function fromOrders(holding: SubscriptionHolding, orders: readonly Order[], sellableCatalog: SellableCatalog): Entry[] {
  const { subscription, today } = holding;
  const { subscriptionNumber, serviceActivationDate } = subscription;
  const completed = completedOrders(orders, subscriptionNumber).map((order) => [order, actionsFor(order, subscriptionNumber)] as const);
  const bought = completed.flatMap(([, actions]) =>
    actions.flatMap(({ createSubscription }) => createSubscription?.subscribeToRatePlans ?? []),
  );
  return completed.flatMap(([order, actions], index): Entry[] => {
    if (onlyUndoes(actions)) return [];
    const kind = changeKind(actions, sellableCatalog);
    const addedPlanIds = actions.flatMap(({ addProduct }) => addProduct?.productRatePlanId ?? []);
    // Converting a trial adds the purchased plan again.
    const isConversion =
      kind === 'change-plan' &&
      serviceActivationDate !== undefined &&
      order.orderDate < serviceActivationDate &&
      bought.some(({ productRatePlanId }) => addedPlanIds.includes(productRatePlanId));
    const to = orderedPlans(actions, sellableCatalog);
    const resumed = kind === 'pause' && actions.some(({ type }) => type === 'Resume') ? (['resume'] as const) : [];
    return [kind, ...resumed].flatMap((each): Entry[] => {
      const date = effectiveDate(each, actions, order, holding);
      if (date > today || isUndone(each, date, completed.slice(index + 1))) return [];
      return [
        {
          date,
          kind: isConversion ? 'trial-end' : each,
          coming: false,
          orderNumber: order.orderNumber,
          ...(to.length > 0 && each !== 'resume' ? { to } : {}),
        },
      ];
    });
  });
}

/** Entries for events without an order: the end of a trial, renewals and the end of the term. */
function fromTerms({ subscription, today, trialEnd }: SubscriptionHolding, known: readonly Entry[]): Entry[] {
  const { status, termType, termStartDate, termEndDate, autoRenew, scheduledCancelDate } = subscription;
  const { contractEffectiveDate, serviceActivationDate, subscriptionStartDate } = subscription;
  const isKnown = (kind: Entry['kind'], date: IsoDate): boolean => known.some((entry) => entry.kind === kind && entry.date <= date);
  const lastTrialEnd = trialEnd ?? serviceActivationDate;
  const trialEndEntries =
    lastTrialEnd !== undefined && lastTrialEnd > (contractEffectiveDate ?? lastTrialEnd) && !isKnown('trial-end', lastTrialEnd)
      ? [lastTrialEnd]
      : [];
  const isEndedBy = (date: IsoDate): boolean =>
    status === 'Cancelled' || (scheduledCancelDate !== undefined && scheduledCancelDate <= date);
  const renewed =
    termType === 'TERMED' && termStartDate !== undefined && termStartDate > subscriptionStartDate && termStartDate !== lastTrialEnd;
  const entries: Entry[] = [
    ...trialEndEntries.filter((date) => !isEndedBy(date)).map((date): Entry => ({ date, kind: 'trial-end', coming: date > today })),
    ...(renewed && !isEndedBy(termStartDate) ? [{ date: termStartDate, kind: 'renew' as const, coming: termStartDate > today }] : []),
    ...(termType === 'TERMED' && termEndDate !== undefined && !isEndedBy(termEndDate)
      ? [{ date: termEndDate, kind: autoRenew === true ? ('renew' as const) : ('term-end' as const), coming: termEndDate > today }]
      : []),
  ];
  return entries;
}

/** All events of a subscription: first the past events, then the scheduled ones, each sorted by date. */
export function toTimeline(holding: SubscriptionHolding, orders: readonly Order[], sellableCatalog: SellableCatalog): TimelineEntry[] {
  const past = fromOrders(holding, orders, sellableCatalog);
  const coming = scheduledChanges(holding, orders, sellableCatalog).map(({ date, kind, to, orderNumber, undo }): Entry => ({
    date,
    kind,
    coming: true,
    ...(to ? { to } : {}),
    ...(orderNumber === undefined ? {} : { orderNumber }),
    ...(undo === undefined ? {} : { undo }),
  }));
  const all = [...past, ...fromTerms(holding, past), ...coming];
  return all.sort((a, b) => Number(a.coming) - Number(b.coming) || (a.date < b.date ? -1 : Number(a.date > b.date)));
}
