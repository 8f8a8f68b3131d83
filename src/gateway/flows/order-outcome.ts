import type { InvoicePaymentTerms } from '../../api/schemas/storefront/invoicing.js';
import type { OrderResult, PurchaseReceipt } from '../../api/schemas/storefront/purchase.js';
import type { AccountInfo, OperationResult, GatewayContext } from '../context.js';
import { sessionOfPurchase } from '../intents.js';
import { readPaymentTerms } from '../invoices/payment-terms.js';
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
  /** True if the buyer pays `payments.due` on invoice. The purchase is then complete. */
  onInvoice?: boolean;
}

/** Returns how the open invoices of a purchase must be paid. Undefined if nothing is due. */
async function readInvoicing(
  context: GatewayContext,
  account: AccountInfo,
  { due, invoices }: PaymentSummary,
  receipt: PurchaseReceipt | undefined,
): Promise<InvoicePaymentTerms | undefined> {
  const dueDate = invoices.flatMap(({ balance, dueDate: date }) => (isPositive(balance) && date !== undefined ? [date] : [])).sort()[0];
  if (!isPositive(due.amount) || dueDate === undefined) return undefined;
  const confirmed = receipt?.invoicing;
  // The platform's due date counts, even if it differs from the confirmed one.
  return confirmed ? { ...confirmed, amount: due, dueDate } : readPaymentTerms(context, account, { amount: due, dueDate }, receipt?.locale);
}

/** Returns the outcome of an order. Publishes the purchase once nothing is due, or if it is paid on invoice. */
export async function finishOrder(
  context: GatewayContext,
  account: AccountInfo,
  { orderNumber, subscriptionNumbers, payments, completedAt, onInvoice = false }: FinishedOrder,
): Promise<OperationResult<OrderOutcome>> {
  const { paid, due, invoices } = payments;
  const invoiceNumbers = invoices.map(({ invoiceNumber }) => invoiceNumber);
  const status = isPositive(due.amount) && !onInvoice ? 'payment-required' : 'completed';
  const result = { orderNumber, accountNumber: account.number, subscriptionNumbers, invoiceNumbers, paid };
  const receipt = status === 'completed' ? await readPurchaseReceipt(context, orderNumber) : undefined;
  const invoicing = onInvoice ? await readInvoicing(context, account, payments, receipt) : undefined;
  const details = { ...(invoicing ? { invoicing } : {}), ...(receipt ? { receipt } : {}) };
  if (status === 'completed') {
    const purchase = { data: { kind: 'purchase' as const, ...result, ...details }, reference: orderNumber };
    await context.events.publish([purchase], { kind: 'purchase', reference: orderNumber });
  } else {
    // The customer can still pay. Without an account number, other events of the account do not wait for it.
    await context.events.expect({ kind: 'purchase', reference: orderNumber });
  }
  return { body: { status, ...result, due, ...details }, opensSession: sessionOfPurchase(account.number, completedAt) };
}
