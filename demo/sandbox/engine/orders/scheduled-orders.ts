import { and, asc, eq, lte } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { orders } from '../../database/schema.js';
import { BillingError } from '../../errors.js';
import { lockAccount } from '../accounts.js';
import { onlyOf, type DueWork } from '../due.js';
import { fulfil, type DoneOrder, type OrderRow } from './order.js';

const dueOrders = (tx: Transaction, through: IsoDate, accountId?: string) =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'Scheduled'), lte(orders.scheduledDate, through), onlyOf(orders.accountId, accountId)))
    .orderBy(asc(orders.scheduledDate), asc(orders.number));

/** Does an order that was kept as a draft or for its day. */
export async function activate(engine: Engine, order: OrderRow): Promise<DoneOrder> {
  const { request } = order;
  if (!request) throw new Error(`The order ${order.number} has nothing to do.`);
  const account = await lockAccount(engine.tx, order.accountId);
  return fulfil(engine, order, request, account, { orderDate: order.scheduledDate ?? order.orderDate });
}

/** Does the orders of today. One that can no longer be done fails and keeps the reason; the day goes on. */
async function doScheduledOrders(engine: Engine, accountId?: string): Promise<void> {
  for (const order of await dueOrders(engine.tx, engine.moment.today, accountId)) {
    try {
      await engine.tx.transaction((tx) => activate({ ...engine, tx }, order));
    } catch (error) {
      if (!(error instanceof BillingError)) throw error;
      const failed = { status: 'Failed', failure: error.message, updatedDate: engine.moment.now };
      await engine.tx.update(orders).set(failed).where(eq(orders.id, order.id));
    }
  }
}

/** Orders that wait for their day. */
export const scheduledOrders: DueWork = {
  name: 'scheduled orders',
  dates: async (tx, through, accountId) => (await dueOrders(tx, through, accountId)).flatMap((order) => order.scheduledDate ?? []),
  run: doScheduledOrders,
};
