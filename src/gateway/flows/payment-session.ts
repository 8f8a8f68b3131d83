import { createPaymentFormSession } from '../../generated/api/operations/payment-sessions.js';
import type { PaymentSession, PaymentSessionRequest } from '../../api/schemas/storefront/payment-session.js';
import type { GatewayContext, OperationHandler } from '../context.js';
import { chooseCurrency } from '../offers/choose.js';
import { invalidFields } from '../refusal.js';

/** Milliseconds for which a purchase may go on. */
const KEPT = 24 * 3600 * 1000;

const issueTime = ({ tenant }: Pick<GatewayContext, 'tenant'>, intentId: string): string => `payment-session|${tenant}|${intentId}`;

/** When the first payment session of this purchase was opened, in milliseconds since 1970; undefined if that is not remembered. */
export async function sessionIssuedAt(context: Pick<GatewayContext, 'store' | 'tenant'>, intentId: string): Promise<number | undefined> {
  const text = await context.store.get(issueTime(context, intentId));
  return text === undefined ? undefined : Number(text);
}

/** Opens the payment form for storing a method: nothing is charged and no account is named. */
export const openPaymentSession: OperationHandler<PaymentSessionRequest, PaymentSession> = async (context, { input, upstreamKey }) => {
  const currency = chooseCurrency(await context.sellableCatalog(), input.currency);
  if (typeof currency !== 'string') throw invalidFields([currency]);
  const issuedAt = context.now();
  const { token } = await context.billing.call(
    createPaymentFormSession,
    { amount: '0', currency, processPayment: false, storePaymentMethod: true },
    { idempotencyKey: upstreamKey },
  );
  await context.store.add(issueTime(context, input.intentId), String(issuedAt), KEPT);
  return { body: { token } };
};
