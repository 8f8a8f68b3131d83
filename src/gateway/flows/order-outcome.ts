import type { OrderResult } from '../../api/schemas/storefront/purchase.js';
import type { AccountInfo, OperationResult, GatewayContext } from '../context.js';
import { isPositive } from '../money.js';
import { outcomeUnknown, Refusal } from '../refusal.js';
import type { PaymentSummary } from './invoice-payment.js';
import { readPurchaseReceipt, sendReceipt } from './receipt.js';

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
    // A declined payment is a certain outcome.
    if (error instanceof Refusal && error.details.type === 'payment') throw error;
    throw outcomeUnknown(error);
  }
}

/** Returns the outcome of an order. Sends the receipt once nothing is due. */
export async function finishOrder(
  context: GatewayContext,
  account: AccountInfo,
  { orderNumber, subscriptionNumbers, payments }: { orderNumber: string; subscriptionNumbers: string[]; payments: PaymentSummary },
): Promise<OperationResult<OrderOutcome>> {
  const { paid, due, invoices } = payments;
  const invoiceNumbers = invoices.map(({ invoiceNumber }) => invoiceNumber);
  const status = isPositive(due.amount) ? 'payment-required' : 'completed';
  const result = { orderNumber, accountNumber: account.number, subscriptionNumbers, invoiceNumbers, paid };
  const receipt = status === 'completed' ? await readPurchaseReceipt(context, orderNumber) : undefined;
  const receiptField = receipt ? { receipt } : {};
  if (status === 'completed') await sendReceipt(context, orderNumber, { kind: 'purchase', ...result, ...receiptField });
  return { body: { status, ...result, due, ...receiptField }, opensSessionFor: account.number };
}
