import type { GatewayContext } from '../context.js';
import type { ExpectedPurchase } from '../events/expectation.js';
import type { RecoveryResult } from '../events/recovery.js';
import { isPositive } from '../money.js';
import { findOrder } from './order.js';
import { finishOrder } from './order-outcome.js';
import { createdAt, readOrderState } from './resume-order.js';

/** Finds out whether a purchase was made and paid, and publishes it. */
export async function recoverPurchase(
  context: GatewayContext,
  { kind, reference: orderNumber }: ExpectedPurchase,
  isFinal: boolean,
): Promise<RecoveryResult> {
  const order = await findOrder(context, orderNumber);
  if (order?.existingAccountNumber === undefined) return 'absent';
  const account = await context.account(order.existingAccountNumber);
  const { subscriptions, payments } = await readOrderState(context, account, order);
  const onInvoice = account.invoiceTerm !== undefined;
  if (!isPositive(payments.due.amount) || onInvoice) {
    const subscriptionNumbers = subscriptions.map(({ subscriptionNumber }) => subscriptionNumber);
    const completedAt = Date.parse(createdAt(order));
    await finishOrder(context, account, { orderNumber, subscriptionNumbers, payments, completedAt, onInvoice });
    return 'published';
  }
  if (!isFinal) return 'unpaid';
  const data = {
    kind: 'refusal' as const,
    operation: 'purchase' as const,
    code: 'unpaid',
    accountNumber: account.number,
    orderNumber,
  };
  await context.events.publish([{ data, reference: orderNumber }], { kind, reference: orderNumber });
  return 'published';
}
