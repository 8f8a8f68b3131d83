import { and, eq } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { orderActions, orders, subscriptions } from '../../database/schema.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import { keyDateCame } from '../../events/happenings.js';
import { raise } from '../../events/raise.js';
import { lockAccount } from '../accounts.js';
import { lockOrder, checkStatus } from './drafts.js';
import type { OrderRow } from './order.js';
import { endOf, isPending, mapCharges, type SubscriptionState, type TriggerEvent } from '../state.js';
import { updateVersion, withRatePlans, type FullSubscription, type SubscriptionRow } from '../subscriptions.js';
import { checkOrder, type TriggerDates } from './trigger-dates.js';

type Given = Partial<Record<'ServiceActivation' | 'CustomerAcceptance', IsoDate>>;

/** Dates given to the subscriptions of an order. */
export interface GivenDates {
  orderNumber: string;
  subscriptions?: {
    subscriptionNumber: string;
    orderActions?: { sequence: number; triggerDates?: { name?: 'ServiceActivation' | 'CustomerAcceptance'; triggerDate?: IsoDate }[] }[];
  }[];
}

/** The charges of a subscription begin on the days of their events, and what lasts so long from then ends accordingly. */
function withDates(state: SubscriptionState, dates: TriggerDates): SubscriptionState {
  const changed = mapCharges(state, (charge) => {
    if (charge.triggerEvent === 'SpecificDate') return charge;
    const begun = { ...charge, effectiveStartDate: dates[charge.triggerEvent] };
    return charge.type === 'OneTime' ? begun : { ...begun, effectiveEndDate: endOf(begun, state.termEndDate) };
  });
  return { ...changed, serviceActivationDate: dates.ServiceActivation, customerAcceptanceDate: dates.CustomerAcceptance };
}

/** The subscription once it has the dates: active, or waiting for the other one. */
function activated(state: FullSubscription, given: Given, field: string): SubscriptionState {
  const service = given.ServiceActivation;
  const acceptance = given.CustomerAcceptance;
  if (state.status === 'Pending Activation' && service === undefined) {
    throw missingField('orders', `${field}.triggerDates`, 'the subscription waits for its ServiceActivation');
  }
  if (state.status === 'Pending Acceptance' && acceptance === undefined) {
    throw missingField('orders', `${field}.triggerDates`, 'the subscription waits for its CustomerAcceptance');
  }
  const ServiceActivation = service ?? state.serviceActivationDate;
  const known = state.customerAcceptanceDate > ServiceActivation ? state.customerAcceptanceDate : ServiceActivation;
  const dates: Record<TriggerEvent, IsoDate> = {
    ContractEffective: state.contractEffectiveDate,
    ServiceActivation,
    CustomerAcceptance: acceptance ?? known,
  };
  checkOrder(dates, `${field}.triggerDates`);
  return { ...withDates(state, dates), status: 'Active' };
}

/**
 * Gives the subscriptions that an order left waiting their dates; each is active from then on, the order done when none waits any more.
 *
 * @throws {BillingError} if the order or a subscription waits for nothing
 */
export async function giveTriggerDates(engine: Engine, input: GivenDates): Promise<{ order: OrderRow; subscriptions: SubscriptionRow[] }> {
  const { tx, moment } = engine;
  const order = await lockOrder(engine, input.orderNumber);
  checkStatus(order, 'giving dates', ['Pending']);
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
      throw billingError('orders', 'rule', `'${at}.subscriptionNumber' is a subscription that is ${current.status} and waits for nothing.`);
    }
    const given: Given = {};
    for (const { name, triggerDate } of actions.flatMap((action) => action.triggerDates ?? [])) {
      if (name !== undefined && triggerDate !== undefined) given[name] = triggerDate;
    }
    const after = activated(current, given, `${at}.orderActions.0`);
    await updateVersion(engine, current, after);
    await raise(engine, keyDateCame(current, { ...current, ...after, number: current.number }));
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
