import { and, asc, desc, eq, exists, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { accounts, orderActions, orders, subscriptions } from '../database/schema.js';
import { getAccountRow } from '../engine/accounts.js';
import { formatTimestamp } from '../engine/clock.js';
import type { OrderRow } from '../engine/orders/place-order.js';
import { notFound } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { orderKeyInput, orderListInput, ordersByOwnerInput, ordersBySubscriptionInput, type OrderListInput } from '../supported/orders.js';
import { wireDetail, wireLineItems } from './order-details.js';
import { pageOf, readPage } from './paging.js';

type OrderWithAccount = { order: OrderRow; accountNumber: string };
type ActionRow = typeof orderActions.$inferSelect;

function wireDoneActions(actions: readonly ActionRow[], accountNumber: string): WireBody[] {
  const bySequence = new Map<number, ActionRow[]>();
  for (const action of actions) {
    const own = bySequence.get(action.sequence);
    if (own) own.push(action);
    else bySequence.set(action.sequence, [action]);
  }
  return [...bySequence].map(([sequence, own]) => {
    const [first] = own;
    return {
      subscriptionNumber: first?.subscriptionNumber,
      subscriptionOwnerAccountNumber: accountNumber,
      sequence,
      ...(first?.baseVersion != null && { baseVersion: first.baseVersion }),
      newVersion: first?.newVersion,
      orderActions: own.map(({ id, position, type, detail }) => ({ ...wireDetail(detail), id, sequence: position, type })),
    };
  });
}

/** Returns the requested actions of an order that has not run yet. */
function wireRequestedActions({ request }: OrderRow, accountNumber: string): WireBody[] {
  return (request?.subscriptions ?? []).map((subscription, sequence) => ({
    ...(subscription.subscriptionNumber !== undefined && { subscriptionNumber: subscription.subscriptionNumber }),
    ...(subscription.notes !== undefined && { notes: subscription.notes }),
    ...(subscription.customFields && { customFields: subscription.customFields }),
    subscriptionOwnerAccountNumber: accountNumber,
    sequence,
    orderActions: (subscription.orderActions ?? []).map((action, position) => ({ ...wireDetail(action), sequence: position })),
  }));
}

async function wireOrders(found: readonly OrderWithAccount[], call: CallContext): Promise<WireBody[]> {
  if (found.length === 0) return [];
  const ids = found.map((row) => row.order.id);
  const actions = await call.tx
    .select()
    .from(orderActions)
    .where(inArray(orderActions.orderId, ids))
    .orderBy(asc(orderActions.sequence), asc(orderActions.position));
  const actionsOf = new Map<string, ActionRow[]>(ids.map((id) => [id, []]));
  for (const action of actions) actionsOf.get(action.orderId)?.push(action);
  const instant = (date: Date) => formatTimestamp(call.settings.timeZone, date);
  return found.map(({ order, accountNumber }) => {
    const own = actionsOf.get(order.id) ?? [];
    return {
      orderNumber: order.number,
      orderDate: order.orderDate,
      status: order.status,
      category: 'NewSales',
      currency: order.currency,
      existingAccountNumber: accountNumber,
      createdDate: instant(order.createdDate),
      updatedDate: instant(order.updatedDate ?? order.createdDate),
      ...(order.reasonCode !== null && { reasonCode: order.reasonCode }),
      ...(order.scheduledDate !== null && {
        schedulingOptions: { scheduledDate: order.scheduledDate, scheduledDatePolicy: 'SpecificDate' },
      }),
      ...(order.failure !== null && {
        scheduledOrderActivationResponse: { success: false, reasons: [{ code: '58320030', message: order.failure }] },
      }),
      customFields: order.customFields,
      ...wireLineItems(order),
      subscriptions: own.length > 0 ? wireDoneActions(own, accountNumber) : wireRequestedActions(order, accountNumber),
    };
  });
}

const withAccount = (call: CallContext) =>
  call.tx.select({ order: orders, accountNumber: accounts.number }).from(orders).innerJoin(accounts, eq(accounts.id, orders.accountId));

/** `GET /v1/orders/{orderNumber}`. */
async function getOrder(input: { orderNumber: string }, call: CallContext): Promise<WireBody> {
  const [order] = await wireOrders(await withAccount(call).where(eq(orders.number, input.orderNumber)), call);
  if (!order) throw notFound('order', input.orderNumber);
  return { success: true, order };
}

const STATUS: Readonly<Record<string, string>> = {
  cancelled: 'Cancelled',
  completed: 'Completed',
  draft: 'Draft',
  executing: 'Executing',
  failed: 'Failed',
  pending: 'Pending',
  scheduled: 'Scheduled',
};

/** Returns the date and status filters of a list of orders. */
function filtersOf(input: OrderListInput, call: CallContext): (SQL | undefined)[] {
  const { startDate, endDate, status } = input;
  const day = sql`(coalesce(${orders.updatedDate}, ${orders.createdDate}) at time zone ${call.settings.timeZone})::date`;
  const date = input.dateFilterOption === 'updatedDate' ? day : sql`${orders.orderDate}`;
  return [
    startDate === undefined ? undefined : gte(date, startDate),
    endDate === undefined ? undefined : lte(date, endDate),
    status === undefined || status === 'all' ? undefined : eq(orders.status, STATUS[status] ?? status),
  ];
}

async function listMatching(input: OrderListInput, call: CallContext, where: SQL | undefined): Promise<WireBody> {
  const page = readPage(input);
  const found = await withAccount(call)
    .where(and(where, ...filtersOf(input, call)))
    .orderBy(desc(orders.createdDate), desc(orders.number))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows: own, nextPage } = pageOf(found, page, call.url);
  return { success: true, orders: await wireOrders(own, call), ...nextPage };
}

/** `GET /v1/orders`, newest first. */
const listOrders = (input: OrderListInput, call: CallContext): Promise<WireBody> => listMatching(input, call, undefined);

/** Returns the condition for orders that have changed a subscription or will change it. */
function changesSubscription(call: CallContext, number: string): SQL | undefined {
  const done = call.tx
    .select({ id: orderActions.id })
    .from(orderActions)
    .where(and(eq(orderActions.orderId, orders.id), eq(orderActions.subscriptionNumber, number)));
  const willChange = sql`${orders.request} -> 'subscriptions' @> ${JSON.stringify([{ subscriptionNumber: number }])}::jsonb`;
  return or(exists(done), willChange);
}

/** `GET /v1/orders/subscription/{subscriptionNumber}`, newest first. */
async function listOrdersBySubscription(input: OrderListInput & { subscriptionNumber: string }, call: CallContext): Promise<WireBody> {
  const { subscriptionNumber } = input;
  const [known] = await call.tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.number, subscriptionNumber))
    .limit(1);
  if (!known) throw notFound('subscription', subscriptionNumber);
  return listMatching(input, call, changesSubscription(call, subscriptionNumber));
}

/** `GET /v1/orders/subscriptionOwner/{accountNumber}`, newest first. */
async function listOrdersByOwner(input: OrderListInput & { accountNumber: string }, call: CallContext): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input.accountNumber);
  return listMatching(input, call, eq(orders.accountId, account.id));
}

/** Endpoints by operation name. */
export const orderListEndpoints = {
  getOrder: partialEndpoint(rows.getOrder, 'orders', orderKeyInput, getOrder),
  listOrders: partialEndpoint(rows.listOrders, 'orders', orderListInput, listOrders),
  listOrdersBySubscription: partialEndpoint(rows.listOrdersBySubscription, 'orders', ordersBySubscriptionInput, listOrdersBySubscription),
  listOrdersByOwner: partialEndpoint(rows.listOrdersByOwner, 'orders', ordersByOwnerInput, listOrdersByOwner),
};
