import type { PaymentResult } from '../../api/schemas/storefront/payments.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { isPositive } from '../money.js';
import type { PaymentKeys } from './payment-baseline.js';

/** Identifies the expectation of a payment. */
export const toExpectation = ({ commentPrefix }: PaymentKeys): { kind: 'payment'; reference: string } => ({
  kind: 'payment',
  reference: commentPrefix,
});

/** True if the payment or the use of credit has changed a balance. */
export const hasEffect = ({ paid, credited }: PaymentResult): boolean => isPositive(paid.amount) || isPositive(credited.amount);

/**
 * Publishes a payment.
 * @param isFinal false if the customer can still pay what is open. Then a payment that covers only a part is not published yet
 */
export async function publishPayment(
  context: GatewayContext,
  { number }: AccountInfo,
  keys: PaymentKeys,
  result: PaymentResult,
  isFinal = false,
): Promise<void> {
  if (result.status === 'payment-required' && !isFinal) return;
  const expected = toExpectation(keys);
  if (!hasEffect(result)) return context.events.drop(expected);
  await context.events.publish([{ data: { kind: 'payment', accountNumber: number, ...result }, reference: expected.reference }], expected);
}
