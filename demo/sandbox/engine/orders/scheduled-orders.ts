import { and, asc, eq, lte } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { orders } from '../../database/schema.js';
import { BillingError } from '../../errors.js';
import { lockAccount } from '../accounts.js';
import { matchesAccount, type DueWork } from '../due-work.js';
import { fulfillOrder, type OrderResult, type OrderRow } from './place-order.js';

const readDueOrders = (tx: Transaction, through: IsoDate, accountId?: string) =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'Scheduled'), lte(orders.scheduledDate, through), matchesAccount(orders.accountId, accountId)))
    .orderBy(asc(orders.scheduledDate), asc(orders.number));

/** Fulfills a saved order. */
export async function fulfillSavedOrder(engine: Engine, order: OrderRow): Promise<OrderResult> {
  const { request } = order;
  if (!request) throw new Error(`The order ${order.number} has nothing to do.`);
  const account = await lockAccount(engine.tx, order.accountId);
  return fulfillOrder(engine, order, request, account, { orderDate: order.scheduledDate ?? order.orderDate });
}

/** Fulfills the orders scheduled for today. An order that is no longer possible becomes `Failed` with its reason; the others continue. */
async function runScheduledOrders(engine: Engine, accountId?: string): Promise<void> {
  for (const order of await readDueOrders(engine.tx, engine.moment.today, accountId)) {
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
  dueDates: async (tx, through, accountId) => (await readDueOrders(tx, through, accountId)).flatMap((order) => order.scheduledDate ?? []),
  run: runScheduledOrders,
};
