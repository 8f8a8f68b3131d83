import type { OrderResult } from '../../api/schemas/storefront/purchase.js';
import type { AccountInfo, OperationResult, GatewayContext } from '../context.js';
import { sessionOfPurchase } from '../intents.js';
import { isPositive } from '../money.js';
import { outcomeUnknown } from '../refusal.js';
import type { PaymentSummary } from './invoice-payment.js';
import { readPurchaseReceipt } from './receipt.js';

/** Outcome of an order, without a session. Each response opens its own session. */
export type OrderOutcome = Omit<OrderResult, 'sessionExpiresAt'>;

/**
 * Runs `read` after a purchase or payment. Turns errors into an unknown outcome, because a plain error would suggest that nothing was
 * bought or paid.
 */
export async function afterCommit<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw outcomeUnknown(error);
  }
}

interface FinishedOrder {
  orderNumber: string;
  subscriptionNumbers: string[];
  payments: PaymentSummary;
  /** Time in milliseconds since 1970 at which the order was made or paid. */
  completedAt: number;
}

/** Returns the outcome of an order. Publishes the purchase once nothing is due. */
export async function finishOrder(
  context: GatewayContext,
  account: AccountInfo,
  { orderNumber, subscriptionNumbers, payments, completedAt }: FinishedOrder,
): Promise<OperationResult<OrderOutcome>> {
  const { paid, due, invoices } = payments;
  const invoiceNumbers = invoices.map(({ invoiceNumber }) => invoiceNumber);
  const status = isPositive(due.amount) ? 'payment-required' : 'completed';
  const result = { orderNumber, accountNumber: account.number, subscriptionNumbers, invoiceNumbers, paid };
  const receipt = status === 'completed' ? await readPurchaseReceipt(context, orderNumber) : undefined;
  const receiptField = receipt ? { receipt } : {};
  if (status === 'completed') {
    const purchase = { data: { kind: 'purchase' as const, ...result, ...receiptField }, reference: orderNumber };
    await context.events.publish([purchase], { kind: 'purchase', reference: orderNumber });
  } else {
    // The customer can still pay. Without an account number, other events of the account do not wait for it.
    await context.events.expect({ kind: 'purchase', reference: orderNumber });
  }
  return { body: { status, ...result, due, ...receiptField }, opensSession: sessionOfPurchase(account.number, completedAt) };
}
