import { eq } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { orders } from '../../database/schema.js';
import { billingError, missingField, notFound } from '../../errors.js';
import { checkOpen, lockAccount, type AccountRow } from '../accounts.js';
import { planOrder } from './actions.js';
import { dayOf } from '../calendar.js';
import { checkOptions, placeOrder, writeOrder, type DoneOrder, type OrderRow } from './order.js';
import type { OrderInput } from './order-input.js';
import { activate } from './scheduled-orders.js';

/** States in which an order is not done yet. */
const OPEN = ['Draft', 'Scheduled'];

/** The order of this number, held until the transaction ends. */
export async function lockOrder(engine: Engine, number: string): Promise<OrderRow> {
  const [order] = await engine.tx.select().from(orders).where(eq(orders.number, number)).for('update');
  if (!order) throw notFound('order', number);
  return order;
}

/** Refuses an order that is done, with what was asked of it. */
export function checkStatus(order: OrderRow, wanted: string, states: readonly string[] = OPEN): void {
  if (states.includes(order.status)) return;
  throw billingError(
    'orders',
    'rule',
    `The order '${order.number}' is ${order.status}: ${wanted} is for orders that are ${states.join(' or ')}.`,
  );
}

function statusOf(request: OrderInput): 'Draft' | 'Scheduled' | undefined {
  if (request.status === 'Draft' || request.status === 'Scheduled') return request.status;
  return request.schedulingOptions?.scheduledDate === undefined ? undefined : 'Scheduled';
}

/** Checks an order that is kept, and says what is kept of it. A scheduled one must be possible as things stand today. */
async function keep(engine: Engine, request: OrderInput, account: AccountRow, status: 'Draft' | 'Scheduled') {
  const { tx, moment } = engine;
  const { status: _, schedulingOptions, ...rest } = request;
  checkOptions(request);
  const scheduledDate = schedulingOptions?.scheduledDate ?? null;
  if (status === 'Scheduled') {
    if (scheduledDate === null) throw missingField('orders', 'schedulingOptions.scheduledDate');
    if (scheduledDate <= moment.today) {
      throw billingError('orders', 'rule', `'schedulingOptions.scheduledDate' must be after today, ${moment.today}.`);
    }
    const facts = { orderDate: scheduledDate, currency: account.currency, today: moment.today };
    await planOrder(tx, request, { ...account, billCycleDay: account.billCycleDay || dayOf(scheduledDate) }, facts);
  }
  return { status, scheduledDate, request: rest };
}

const untouched = (order: OrderRow, account: AccountRow): DoneOrder => ({
  order,
  account,
  subscriptions: [],
  invoices: [],
  creditMemos: [],
  payments: [],
});

/** Does an order at once, unless it is a draft or for another day: then it is kept. */
export async function placeOrKeep(engine: Engine, request: OrderInput): Promise<DoneOrder> {
  const status = statusOf(request);
  if (status === undefined) return placeOrder(engine, request);
  if (request.newAccount) {
    throw billingError('orders', 'rule', `'newAccount' is not for an order that is ${status}: open the account first.`);
  }
  const key = request.existingAccountNumber ?? request.existingAccountId;
  if (key === undefined) throw missingField('orders', 'existingAccountNumber');
  const account = await lockAccount(engine.tx, key);
  checkOpen(account, 'existingAccountNumber');
  return untouched(await writeOrder(engine, request, account, await keep(engine, request, account, status)), account);
}

/** Changes an order that is not done yet: what is sent takes the place of what was there. */
export async function changeOrder(engine: Engine, input: OrderInput & { orderNumber: string }): Promise<DoneOrder> {
  const order = await lockOrder(engine, input.orderNumber);
  checkStatus(order, 'a change');
  const account = await lockAccount(engine.tx, order.accountId);
  const key = input.existingAccountNumber ?? input.existingAccountId;
  if (key !== undefined && key !== account.number && key !== account.id) {
    throw billingError('orders', 'rule', "'existingAccountNumber' is another account than the order's.");
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
  const kept = await keep(engine, request, account, status);
  const changes = {
    ...kept,
    orderDate: request.orderDate,
    reasonCode: request.reasonCode ?? null,
    customFields: request.customFields ?? {},
    updatedDate: engine.moment.now,
  };
  const [changed = order] = await engine.tx.update(orders).set(changes).where(eq(orders.id, order.id)).returning();
  return request.status === 'Completed' || request.status === 'Pending' ? activate(engine, changed) : untouched(changed, account);
}

/** Does a draft now; a draft with a day to come waits for it. */
export async function activateDraft(engine: Engine, number: string): Promise<DoneOrder> {
  const order = await lockOrder(engine, number);
  checkStatus(order, 'activation', ['Draft']);
  if (order.scheduledDate === null || order.scheduledDate <= engine.moment.today)
    return activate(engine, { ...order, scheduledDate: null });
  const account = await lockAccount(engine.tx, order.accountId);
  const scheduled = { status: 'Scheduled', updatedDate: engine.moment.now };
  const [changed = order] = await engine.tx.update(orders).set(scheduled).where(eq(orders.id, order.id)).returning();
  return untouched(changed, account);
}

/** Takes back an order that is not done yet. */
export async function cancelOrder(engine: Engine, number: string, reason: string | undefined): Promise<OrderRow> {
  const order = await lockOrder(engine, number);
  checkStatus(order, 'cancellation');
  const changes = { status: 'Cancelled', cancelReason: reason ?? null, updatedDate: engine.moment.now };
  const [changed = order] = await engine.tx.update(orders).set(changes).where(eq(orders.id, order.id)).returning();
  return changed;
}

/** Deletes an order that did nothing. */
export async function deleteOrder(engine: Engine, number: string): Promise<void> {
  const order = await lockOrder(engine, number);
  checkStatus(order, 'deletion', ['Draft', 'Scheduled', 'Cancelled', 'Failed']);
  await engine.tx.delete(orders).where(eq(orders.id, order.id));
}
