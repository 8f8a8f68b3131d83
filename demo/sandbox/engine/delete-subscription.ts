import { eq, inArray } from 'drizzle-orm';
import type { Engine } from '../context.js';
import { charges, invoiceItems, orderActions, orders, ratePlans, subscriptions } from '../database/schema.js';
import { billingError } from '../errors.js';
import { lockAccount } from './accounts.js';

/**
 * Deletes a subscription with all its versions. Orders without any other effect become `Reverted`.
 *
 * @throws {BillingError} if the subscription has been billed
 */
export async function deleteSubscription(engine: Engine, number: string, accountId: string): Promise<void> {
  const { tx, moment } = engine;
  await lockAccount(tx, accountId);
  const [billed] = await tx.select({ id: invoiceItems.id }).from(invoiceItems).where(eq(invoiceItems.subscriptionNumber, number)).limit(1);
  if (billed) throw billingError('subscriptions', 'rule', `The subscription '${number}' was billed, so it cannot be deleted: cancel it.`);
  const versionIds = tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.number, number));
  const plans = tx.select({ id: ratePlans.id }).from(ratePlans).where(inArray(ratePlans.subscriptionId, versionIds));
  await tx.delete(charges).where(inArray(charges.ratePlanId, plans));
  await tx.delete(ratePlans).where(inArray(ratePlans.subscriptionId, versionIds));
  await tx.delete(subscriptions).where(eq(subscriptions.number, number));
  const actions = await tx.select().from(orderActions).where(eq(orderActions.subscriptionNumber, number));
  for (const orderId of new Set(actions.map((action) => action.orderId))) {
    const orderActionRows = await tx
      .select({ number: orderActions.subscriptionNumber })
      .from(orderActions)
      .where(eq(orderActions.orderId, orderId));
    if (orderActionRows.some((action) => action.number !== number)) continue;
    await tx.update(orders).set({ status: 'Reverted', updatedDate: moment.now }).where(eq(orders.id, orderId));
  }
}
