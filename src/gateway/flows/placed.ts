import type { OrderResult } from '../../api/schemas/storefront/purchase.js';
import type { AccountInfo, OperationResult, GatewayContext } from '../context.js';
import { isPositive } from '../money.js';
import { outcomeUnknown, Refusal } from '../refusal.js';
import type { Standing } from './pay.js';
import { acceptedFor, sendReceipt } from './receipt.js';

/** The answer without the end of the session, which is opened anew for each answer. */
export type Placed = Omit<OrderResult, 'sessionExpiresAt'>;

/** What goes wrong after something was bought or paid must not look as if it had not been: asking again finds out. */
export async function afterCommit<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    // A payment that is refused is known for certain.
    if (error instanceof Refusal && error.details.type === 'payment') throw error;
    throw outcomeUnknown(error);
  }
}

/** What became of an order, with the receipt once nothing is owed. */
export async function placedAnswer(
  context: GatewayContext,
  account: AccountInfo,
  { orderNumber, subscriptionNumbers, standing }: { orderNumber: string; subscriptionNumbers: string[]; standing: Standing },
): Promise<OperationResult<Placed>> {
  const { paid, due, invoices } = standing;
  const invoiceNumbers = invoices.map(({ invoiceNumber }) => invoiceNumber);
  const status = isPositive(due.amount) ? 'payment-required' : 'completed';
  const facts = { orderNumber, accountNumber: account.number, subscriptionNumbers, invoiceNumbers, paid };
  const receipt = status === 'completed' ? await acceptedFor(context, orderNumber) : undefined;
  const known = receipt ? { receipt } : {};
  if (status === 'completed') await sendReceipt(context, orderNumber, { kind: 'purchase', ...facts, ...known });
  return { body: { status, ...facts, due, ...known }, opensSessionFor: account.number };
}
