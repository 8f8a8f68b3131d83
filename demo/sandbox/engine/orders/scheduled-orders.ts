import { and, asc, eq, lte, min } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { orders } from '../../database/schema.js';
import { BillingError } from '../../errors.js';
import { lockAccount } from '../accounts.js';
import { matchesAccount, type DueWork } from '../due-work.js';
import { fulfillOrder, type OrderResult, type OrderRow } from './place-order.js';

const isDue = (through: IsoDate, accountId?: string) =>
  and(eq(orders.status, 'Scheduled'), lte(orders.scheduledDate, through), matchesAccount(orders.accountId, accountId));

/** Fulfills a saved order. */
export async function fulfillSavedOrder(engine: Engine, order: OrderRow): Promise<OrderResult> {
  const { request } = order;
  if (!request) throw new Error(`The order ${order.number} has nothing to do.`);
  const account = await lockAccount(engine.tx, order.accountId);
  return fulfillOrder(engine, order, request, account, { orderDate: order.scheduledDate ?? order.orderDate });
}

/** Fulfills the orders scheduled for today. An order that is no longer possible becomes `Failed` with its reason; the others continue. */
async function runScheduledOrders(engine: Engine, accountId?: string): Promise<void> {
  const due = await engine.tx
    .select()
    .from(orders)
    .where(isDue(engine.moment.today, accountId))
    .orderBy(asc(orders.scheduledDate), asc(orders.number));
  for (const order of due) {
    try {
      await engine.tx.transaction((tx) => fulfillSavedOrder({ ...engine, tx }, order));
    } catch (error) {
      if (!(error instanceof BillingError)) throw error;
      const failed = { status: 'Failed', failure: error.message, updatedDate: engine.moment.now };
      await engine.tx.update(orders).set(failed).where(eq(orders.id, order.id));
    }
  }
}

/** Due work that fulfills scheduled orders. */
export const scheduledOrders: DueWork = {
  name: 'scheduled orders',
  firstDueDate: (tx, through, accountId) =>
    tx
      .select({ date: min(orders.scheduledDate) })
      .from(orders)
      .where(isDue(through, accountId)),
  run: runScheduledOrders,
};
