import { eq } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { orders } from '../../database/schema.js';
import { billingError, missingField, notFound } from '../../errors.js';
import { checkActiveAccount, lockAccount, type AccountRow } from '../accounts.js';
import { planOrder } from './plan-order.js';
import { dayOfMonth } from '../calendar.js';
import { checkProcessingOptions, placeOrder, writeOrder, type OrderResult, type OrderRow } from './place-order.js';
import type { OrderInput } from './order-input.js';
import { fulfillSavedOrder } from './scheduled-orders.js';

/** Statuses of orders that have not been fulfilled. */
const OPEN_STATUSES = ['Draft', 'Scheduled'];

/** Returns the order with this number and locks it until the transaction ends. */
export async function lockOrder(engine: Engine, number: string): Promise<OrderRow> {
  const [order] = await engine.tx.select().from(orders).where(eq(orders.number, number)).for('update');
  if (!order) throw notFound('order', number);
  return order;
}

/** Refuses an action that the status of an order does not allow. */
export function checkOrderStatus(order: OrderRow, action: string, states: readonly string[] = OPEN_STATUSES): void {
  if (states.includes(order.status)) return;
  throw billingError(
    'orders',
    'rule',
    `The order '${order.number}' is ${order.status}: ${action} is for orders that are ${states.join(' or ')}.`,
  );
}

function savedStatus(request: OrderInput): 'Draft' | 'Scheduled' | undefined {
  if (request.status === 'Draft' || request.status === 'Scheduled') return request.status;
  return request.schedulingOptions?.scheduledDate === undefined ? undefined : 'Scheduled';
}

/** Checks a draft or scheduled order and returns the values to save. A scheduled order must be valid in the current state of its subscriptions. */
async function prepareSavedOrder(engine: Engine, request: OrderInput, account: AccountRow, status: 'Draft' | 'Scheduled') {
  const { tx, moment } = engine;
  const { status: _, schedulingOptions, ...rest } = request;
  checkProcessingOptions(request);
  const scheduledDate = schedulingOptions?.scheduledDate ?? null;
  if (status === 'Scheduled') {
    if (scheduledDate === null) throw missingField('orders', 'schedulingOptions.scheduledDate');
    if (scheduledDate <= moment.today) {
      throw billingError('orders', 'rule', `'schedulingOptions.scheduledDate' must be after today, ${moment.today}.`);
    }
    const context = { orderDate: scheduledDate, currency: account.currency, today: moment.today };
    await planOrder(tx, request, { ...account, billCycleDay: account.billCycleDay || dayOfMonth(scheduledDate) }, context);
  }
  return { status, scheduledDate, request: rest };
}

const resultWithoutEffect = (order: OrderRow, account: AccountRow): OrderResult => ({
  order,
  account,
  subscriptions: [],
  invoices: [],
  creditMemos: [],
  payments: [],
});

/** Places an order immediately, or saves it if it is a draft or scheduled. */
export async function placeOrSaveOrder(engine: Engine, request: OrderInput): Promise<OrderResult> {
  const status = savedStatus(request);
  if (status === undefined) return placeOrder(engine, request);
  if (request.newAccount) {
    throw billingError('orders', 'rule', `'newAccount' is not allowed in a ${status} order: create the account first.`);
  }
  const key = request.existingAccountNumber ?? request.existingAccountId;
  if (key === undefined) throw missingField('orders', 'existingAccountNumber');
  const account = await lockAccount(engine.tx, key);
  checkActiveAccount(account, 'existingAccountNumber');
  return resultWithoutEffect(
    await writeOrder(engine, request, account, await prepareSavedOrder(engine, request, account, status)),
    account,
  );
}

/** Changes an unfulfilled order. Fields in the input replace the saved ones. */
export async function changeOrder(engine: Engine, input: OrderInput & { orderNumber: string }): Promise<OrderResult> {
  const order = await lockOrder(engine, input.orderNumber);
  checkOrderStatus(order, 'a change');
  const account = await lockAccount(engine.tx, order.accountId);
  const key = input.existingAccountNumber ?? input.existingAccountId;
  if (key !== undefined && key !== account.number && key !== account.id) {
    throw billingError('orders', 'rule', "'existingAccountNumber' does not match the account of the order.");
  }
  const { orderNumber: _, ...change } = input;
  const { schedulingOptions = { ...(order.scheduledDate !== null && { scheduledDate: order.scheduledDate }) }, ...fields } = change;
  const request = {
    ...order.request,
    ...fields,
    schedulingOptions,
    status: input.status ?? (order.status === 'Draft' ? 'Draft' : 'Scheduled'),
  } as const;
  const status = request.status === 'Draft' || request.status === 'Scheduled' ? request.status : 'Draft';
  const saved = await prepareSavedOrder(engine, request, account, status);
  const changes = {
    ...saved,
    orderDate: request.orderDate,
    reasonCode: request.reasonCode ?? null,
    customFields: request.customFields ?? {},
    updatedDate: engine.moment.now,
  };
  const [changed = order] = await engine.tx.update(orders).set(changes).where(eq(orders.id, order.id)).returning();
  return request.status === 'Completed' || request.status === 'Pending'
    ? fulfillSavedOrder(engine, changed)
    : resultWithoutEffect(changed, account);
}

/** Activates a draft: fulfills it now, or schedules it if its date is in the future. */
export async function activateDraft(engine: Engine, number: string): Promise<OrderResult> {
  const order = await lockOrder(engine, number);
  checkOrderStatus(order, 'activation', ['Draft']);
  if (order.scheduledDate === null || order.scheduledDate <= engine.moment.today)
    return fulfillSavedOrder(engine, { ...order, scheduledDate: null });
  const account = await lockAccount(engine.tx, order.accountId);
  const scheduled = { status: 'Scheduled', updatedDate: engine.moment.now };
  const [changed = order] = await engine.tx.update(orders).set(scheduled).where(eq(orders.id, order.id)).returning();
  return resultWithoutEffect(changed, account);
}

/** Cancels an unfulfilled order. */
export async function cancelOrder(engine: Engine, number: string, reason: string | undefined): Promise<OrderRow> {
  const order = await lockOrder(engine, number);
  checkOrderStatus(order, 'cancellation');
  const changes = { status: 'Cancelled', cancelReason: reason ?? null, updatedDate: engine.moment.now };
  const [changed = order] = await engine.tx.update(orders).set(changes).where(eq(orders.id, order.id)).returning();
  return changed;
}

/** Deletes an order that had no effect. */
export async function deleteOrder(engine: Engine, number: string): Promise<void> {
  const order = await lockOrder(engine, number);
  checkOrderStatus(order, 'deletion', ['Draft', 'Scheduled', 'Cancelled', 'Failed']);
  await engine.tx.delete(orders).where(eq(orders.id, order.id));
}
