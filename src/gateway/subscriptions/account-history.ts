import type { Order, OrderAction } from '../../generated/api/schemas/orders.js';
import type { Subscription } from '../../generated/api/schemas/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { GatewayContext } from '../context.js';
import { readSubscriptions } from '../flows/account.js';
import { executionDate, orderedPlanIds, readOrderHistory, type OrderHistory } from './orders.js';

/** Rate plan that a subscription has, had, or will get from a scheduled order. */
interface PlanUse {
  subscriptionNumber: string;
  productRatePlanId: string;
  /** Day of the order. */
  date: IsoDate;
  /** True if the subscription was in a trial when it got the plan. */
  inTrial: boolean;
}

/** What the platform records about the past of an account. The rules for discounts, trials and retention offers use only this. */
export interface AccountHistory {
  planUses: readonly PlanUse[];
  /** Reasons that orders give for their changes, except for cancellations, whose reason the customer writes. */
  changeReasons: readonly { text: string; date: IsoDate }[];
  /** False if the platform did not return all orders. Then the account gets no discounts, trials or offers. */
  isComplete: boolean;
}

/** Statuses of orders that changed nothing and will not change anything. */
export const INEFFECTIVE_STATUSES: readonly string[] = ['Draft', 'Cancelled', 'Failed', 'Reverted'];

/** First day after the trial that an action starts. Undefined if it starts none. */
function trialEndOf({ type, triggerDates = [] }: OrderAction): IsoDate | undefined {
  if (type !== 'CreateSubscription') return undefined;
  const dayOf = (event: string): IsoDate | undefined => triggerDates.find(({ name }) => name === event)?.triggerDate;
  const [start, service] = [dayOf('ContractEffective'), dayOf('ServiceActivation')];
  return start !== undefined && service !== undefined && start < service ? service : undefined;
}

/** First day after the trial of each subscription that started with one, by subscription number. */
function readTrialEnds(subscriptions: readonly Subscription[], orders: readonly Order[]): ReadonlyMap<string, IsoDate> {
  const ends = new Map<string, IsoDate>();
  for (const { subscriptionNumber, contractEffectiveDate: start, serviceActivationDate: service } of subscriptions) {
    if (start !== undefined && service !== undefined && start < service) ends.set(subscriptionNumber, service);
  }
  for (const { subscriptionNumber, orderActions = [] } of orders.flatMap((order) => order.subscriptions ?? [])) {
    for (const end of orderActions.flatMap((action) => trialEndOf(action) ?? [])) ends.set(subscriptionNumber, end);
  }
  return ends;
}

/** Summarizes the subscriptions and orders of an account. */
export function toAccountHistory(subscriptions: readonly Subscription[], { orders: all, isComplete }: OrderHistory): AccountHistory {
  const orders = all.filter(({ status }) => !INEFFECTIVE_STATUSES.includes(status));
  const trialEnds = readTrialEnds(subscriptions, orders);
  const isInTrial = (subscriptionNumber: string, date: IsoDate): boolean => date < (trialEnds.get(subscriptionNumber) ?? date);
  const ordered = orders.flatMap((order) =>
    (order.subscriptions ?? []).flatMap(({ subscriptionNumber, orderActions = [] }) =>
      orderActions.flatMap(orderedPlanIds).map((productRatePlanId): PlanUse => ({
        subscriptionNumber,
        productRatePlanId,
        date: order.orderDate,
        inTrial: isInTrial(subscriptionNumber, executionDate(order)),
      })),
    ),
  );
  const useKey = (subscriptionNumber: string, productRatePlanId: string): string => `${subscriptionNumber} ${productRatePlanId}`;
  const orderedKeys = new Set(ordered.map((use) => useKey(use.subscriptionNumber, use.productRatePlanId)));
  // The tenant's staff may have added plans without an order.
  const others = subscriptions.flatMap(({ subscriptionNumber, subscriptionStartDate: date, ratePlans }) =>
    ratePlans
      .filter(({ productRatePlanId }) => !orderedKeys.has(useKey(subscriptionNumber, productRatePlanId)))
      .map(({ productRatePlanId }): PlanUse => ({
        subscriptionNumber,
        productRatePlanId,
        date,
        inTrial: isInTrial(subscriptionNumber, date),
      })),
  );
  const changeReasons = orders.flatMap(({ orderDate: date, subscriptions: changed = [] }) =>
    changed
      .flatMap(({ orderActions = [] }) => orderActions)
      .flatMap(({ type, changeReason: text }) => (text === undefined || type === 'CancelSubscription' ? [] : [{ text, date }])),
  );
  return { planUses: [...ordered, ...others], changeReasons, isComplete };
}

/** Reads the history of an account. */
export async function readAccountHistory(context: GatewayContext, accountNumber: string): Promise<AccountHistory> {
  const [subscriptions, orders] = await Promise.all([
    readSubscriptions(context.billing, accountNumber),
    readOrderHistory(context, accountNumber),
  ]);
  return toAccountHistory(subscriptions, orders);
}

/** Numbers of the subscriptions that have, had, or will get a plan. */
export const subscriptionsWith = ({ planUses }: AccountHistory, productRatePlanId: string): string[] => [
  ...new Set(planUses.filter((use) => use.productRatePlanId === productRatePlanId).map(({ subscriptionNumber }) => subscriptionNumber)),
];
