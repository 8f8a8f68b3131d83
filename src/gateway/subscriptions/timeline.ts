import type { Order, OrderAction } from '../../generated/api/schemas/orders.js';
import type { TimelineEntry } from '../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import type { Holding } from './held-plans.js';
import { actionsOn, dayOf, kindOf, takenBy } from './ordered.js';
import { scheduledChanges } from './scheduled.js';

type Entry = TimelineEntry;
type Terms = NonNullable<OrderAction['termsAndConditions']>;

/** Orders that were done, the first first: each made a version of the subscription. */
function doneOrders(orders: readonly Order[], subscriptionNumber: string): Order[] {
  const done = orders.filter(({ status }) => status === 'Completed' || status === 'Pending');
  const version = ({ subscriptions = [] }: Order): number =>
    subscriptions.find((entry) => entry.subscriptionNumber === subscriptionNumber)?.newVersion ?? 0;
  return done
    .filter((order) => actionsOn(order, subscriptionNumber).length > 0)
    .reverse()
    .sort((a, b) => version(a) - version(b));
}

const later = (...dates: (IsoDate | null | undefined)[]): IsoDate | undefined =>
  dates
    .flatMap((date) => date ?? [])
    .sort()
    .at(-1);

/** First day on which what an order does holds, by what its actions name. */
function holdsFrom(kind: Entry['kind'], actions: readonly OrderAction[], order: Order, { subscription }: Holding): IsoDate {
  const named = (pick: (action: OrderAction) => IsoDate | null | undefined): IsoDate | undefined => later(...actions.map(pick));
  switch (kind) {
    case 'cancel':
      return (
        named(({ cancelSubscription }) => cancelSubscription?.cancellationEffectiveDate) ??
        subscription.scheduledCancelDate ??
        subscription.subscriptionEndDate ??
        dayOf(order)
      );
    case 'pause':
      return named(({ suspend }) => suspend?.suspendSpecificDate) ?? dayOf(order);
    case 'resume':
      return named(({ resume }) => resume?.resumeSpecificDate) ?? dayOf(order);
    case 'change-plan':
    case 'change-quantity':
    case 'change-add-ons':
      return named(({ triggerDates = [] }) => later(...triggerDates.map(({ triggerDate }) => triggerDate))) ?? dayOf(order);
    default:
      return dayOf(order);
  }
}

const CLEARED: readonly [kind: Entry['kind'], clears: keyof Terms][] = [
  ['cancel', 'clearingScheduledCancelDate'],
  ['pause', 'clearingScheduledSuspendDate'],
];

/** True if a later order has taken something back before it began. */
function isTakenBack(kind: Entry['kind'], date: IsoDate, after: readonly (readonly [Order, readonly OrderAction[]])[]): boolean {
  const clears = CLEARED.find(([cleared]) => cleared === kind || (cleared === 'pause' && kind === 'resume'))?.[1];
  return (
    clears !== undefined &&
    after.some(
      ([order, actions]) => order.orderDate < date && actions.some(({ termsAndConditions }) => termsAndConditions?.[clears] === true),
    )
  );
}

/** True for an order that does nothing but take something back. */
function onlyClears(actions: readonly OrderAction[]): boolean {
  return actions.every(
    ({ type, termsAndConditions }) => type === 'TermsAndConditions' && CLEARED.some(([, clears]) => termsAndConditions?.[clears] === true),
  );
}

/** What the orders of a subscription did, with what has not begun left out: that is among what is to come. */
function ofOrders(holding: Holding, orders: readonly Order[], sellableCatalog: SellableCatalog): Entry[] {
  const { subscription, today } = holding;
  const { subscriptionNumber, serviceActivationDate } = subscription;
  const done = doneOrders(orders, subscriptionNumber).map((order) => [order, actionsOn(order, subscriptionNumber)] as const);
  const bought = done.flatMap(([, actions]) => actions.flatMap(({ createSubscription }) => createSubscription?.subscribeToRatePlans ?? []));
  return done.flatMap(([order, actions], index): Entry[] => {
    if (onlyClears(actions)) return [];
    const kind = kindOf(actions, sellableCatalog);
    const taken = actions.flatMap(({ addProduct }) => addProduct?.productRatePlanId ?? []);
    // A trial is converted by the plan that was bought, once more.
    const converts =
      kind === 'change-plan' &&
      serviceActivationDate !== undefined &&
      order.orderDate < serviceActivationDate &&
      bought.some(({ productRatePlanId }) => taken.includes(productRatePlanId));
    const to = takenBy(actions, sellableCatalog);
    const back = kind === 'pause' && actions.some(({ type }) => type === 'Resume') ? (['resume'] as const) : [];
    return [kind, ...back].flatMap((each): Entry[] => {
      const date = holdsFrom(each, actions, order, holding);
      if (date > today || isTakenBack(each, date, done.slice(index + 1))) return [];
      return [
        {
          date,
          kind: converts ? 'trial-end' : each,
          coming: false,
          orderNumber: order.orderNumber,
          ...(to.length > 0 && each !== 'resume' ? { to } : {}),
        },
      ];
    });
  });
}

/** What comes and goes by itself: the end of a trial, and terms. */
function ofTerms({ subscription, today, trial }: Holding, known: readonly Entry[]): Entry[] {
  const { status, termType, termStartDate, termEndDate, autoRenew, scheduledCancelDate } = subscription;
  const { contractEffectiveDate, serviceActivationDate, subscriptionStartDate } = subscription;
  const had = (kind: Entry['kind'], date: IsoDate): boolean => known.some((entry) => entry.kind === kind && entry.date <= date);
  const triedUntil = trial ?? serviceActivationDate;
  const tried =
    triedUntil !== undefined && triedUntil > (contractEffectiveDate ?? triedUntil) && !had('trial-end', triedUntil) ? [triedUntil] : [];
  const ends = (date: IsoDate): boolean => status === 'Cancelled' || (scheduledCancelDate !== undefined && scheduledCancelDate <= date);
  const renewed =
    termType === 'TERMED' && termStartDate !== undefined && termStartDate > subscriptionStartDate && termStartDate !== triedUntil;
  const entries: Entry[] = [
    ...tried.filter((date) => !ends(date)).map((date): Entry => ({ date, kind: 'trial-end', coming: date > today })),
    ...(renewed && !ends(termStartDate) ? [{ date: termStartDate, kind: 'renew' as const, coming: termStartDate > today }] : []),
    ...(termType === 'TERMED' && termEndDate !== undefined && !ends(termEndDate)
      ? [{ date: termEndDate, kind: autoRenew === true ? ('renew' as const) : ('term-end' as const), coming: termEndDate > today }]
      : []),
  ];
  return entries;
}

/** Everything that was agreed of a subscription, the oldest first, and what is to come. */
export function timelineOf(holding: Holding, orders: readonly Order[], sellableCatalog: SellableCatalog): TimelineEntry[] {
  const past = ofOrders(holding, orders, sellableCatalog);
  const coming = scheduledChanges(holding, orders, sellableCatalog).map(({ date, kind, to, orderNumber, undo }): Entry => ({
    date,
    kind,
    coming: true,
    ...(to ? { to } : {}),
    ...(orderNumber === undefined ? {} : { orderNumber }),
    ...(undo === undefined ? {} : { undo }),
  }));
  const all = [...past, ...ofTerms(holding, past), ...coming];
  return all.sort((a, b) => Number(a.coming) - Number(b.coming) || (a.date < b.date ? -1 : Number(a.date > b.date)));
}
