import { and, eq } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { orderActions, orders, subscriptions } from '../../database/schema.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import { keyDateReached } from '../../events/raised-events.js';
import { raiseEvents } from '../../events/raise-events.js';
import { lockAccount } from '../accounts.js';
import { lockOrder, checkOrderStatus } from './saved-orders.js';
import type { OrderRow } from './place-order.js';
import { chargeEndDate, isPending, mapCharges, type SubscriptionState, type TriggerEvent } from '../subscription-state.js';
import { updateVersion, withRatePlans, type FullSubscription, type SubscriptionRow } from '../subscriptions.js';
import { checkDateOrder, type TriggerDates } from './trigger-dates.js';

type PendingDates = Partial<Record<'ServiceActivation' | 'CustomerAcceptance', IsoDate>>;

/** Trigger dates for the pending subscriptions of an order. */
export interface TriggerDatesInput {
  orderNumber: string;
  subscriptions?: {
    subscriptionNumber: string;
    orderActions?: { sequence: number; triggerDates?: { name?: 'ServiceActivation' | 'CustomerAcceptance'; triggerDate?: IsoDate }[] }[];
  }[];
}

/** Moves the charges of a subscription to the dates of their trigger events. End dates of charges with a fixed length move too. */
function withTriggerDates(state: SubscriptionState, dates: TriggerDates): SubscriptionState {
  const changed = mapCharges(state, (charge) => {
    if (charge.triggerEvent === 'SpecificDate') return charge;
    const started = { ...charge, effectiveStartDate: dates[charge.triggerEvent] };
    return charge.type === 'OneTime' ? started : { ...started, effectiveEndDate: chargeEndDate(started, state.termEndDate) };
  });
  return { ...changed, serviceActivationDate: dates.ServiceActivation, customerAcceptanceDate: dates.CustomerAcceptance };
}

/** Returns the subscription with status Active and with its trigger dates. */
function activateSubscription(state: FullSubscription, pendingDates: PendingDates, field: string): SubscriptionState {
  const service = pendingDates.ServiceActivation;
  const acceptance = pendingDates.CustomerAcceptance;
  if (state.status === 'Pending Activation' && service === undefined) {
    throw missingField('orders', `${field}.triggerDates`, 'the subscription waits for its ServiceActivation');
  }
  if (state.status === 'Pending Acceptance' && acceptance === undefined) {
    throw missingField('orders', `${field}.triggerDates`, 'the subscription waits for its CustomerAcceptance');
  }
  const ServiceActivation = service ?? state.serviceActivationDate;
  const earliestAcceptance = state.customerAcceptanceDate > ServiceActivation ? state.customerAcceptanceDate : ServiceActivation;
  const dates: Record<TriggerEvent, IsoDate> = {
    ContractEffective: state.contractEffectiveDate,
    ServiceActivation,
    CustomerAcceptance: acceptance ?? earliestAcceptance,
  };
  checkDateOrder(dates, `${field}.triggerDates`);
  return { ...withTriggerDates(state, dates), status: 'Active' };
}

/**
 * Sets the trigger dates of an order's pending subscriptions, which become active. The order is completed when no subscription is pending.
 *
 * @throws {BillingError} if the order or a subscription is not pending
 */
export async function setTriggerDates(
  engine: Engine,
  input: TriggerDatesInput,
): Promise<{ order: OrderRow; subscriptions: SubscriptionRow[] }> {
  const { tx, moment } = engine;
  const order = await lockOrder(engine, input.orderNumber);
  checkOrderStatus(order, 'setting trigger dates', ['Pending']);
  await lockAccount(tx, order.accountId);
  const own = await tx.select({ number: orderActions.subscriptionNumber }).from(orderActions).where(eq(orderActions.orderId, order.id));
  const newest = async (number: string) => {
    const rows = await tx
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.number, number), eq(subscriptions.latest, true)));
    return (await withRatePlans(tx, rows))[0];
  };
  for (const [index, { subscriptionNumber, orderActions: actions = [] }] of (input.subscriptions ?? []).entries()) {
    const at = `subscriptions.${index}`;
    const current = own.some(({ number }) => number === subscriptionNumber) ? await newest(subscriptionNumber) : undefined;
    if (!current) throw invalidValue('orders', `${at}.subscriptionNumber`, 'no subscription of the order');
    if (!isPending(current.status)) {
      throw billingError('orders', 'rule', `'${at}.subscriptionNumber' is ${current.status}, so it does not wait for trigger dates.`);
    }
    const pendingDates: PendingDates = {};
    for (const { name, triggerDate } of actions.flatMap((action) => action.triggerDates ?? [])) {
      if (name !== undefined && triggerDate !== undefined) pendingDates[name] = triggerDate;
    }
    const after = activateSubscription(current, pendingDates, `${at}.orderActions.0`);
    await updateVersion(engine, current, after);
    await raiseEvents(engine, keyDateReached(current, { ...current, ...after, number: current.number }));
  }
  const found: FullSubscription[] = [];
  for (const number of new Set(own.map((action) => action.number))) {
    const row = await newest(number);
    if (row) found.push(row);
  }
  const status = found.some((row) => isPending(row.status)) ? 'Pending' : 'Completed';
  const [changed = order] = await tx.update(orders).set({ status, updatedDate: moment.now }).where(eq(orders.id, order.id)).returning();
  return { order: changed, subscriptions: found };
}
