import { createPaymentFormSession } from '../../generated/api/operations/payment-sessions.js';
import type { PaymentSession, PaymentSessionRequest } from '../../api/schemas/storefront/payment-session.js';
import type { GatewayContext, OperationHandler } from '../context.js';
import { chooseCurrency } from '../offers/choose-plans.js';
import { invalidFields } from '../refusal.js';

/** Milliseconds for which a purchase can be resumed. */
const INTENT_LIFETIME = 24 * 3600 * 1000;

const issueTimeKey = ({ tenant }: Pick<GatewayContext, 'tenant'>, intentId: string): string => `payment-session|${tenant}|${intentId}`;

/** Returns the start time of the intent's first payment session in milliseconds since 1970. Undefined if the time is no longer stored. */
export async function readSessionIssueTime(
  context: Pick<GatewayContext, 'store' | 'tenant'>,
  intentId: string,
): Promise<number | undefined> {
  const text = await context.store.get(issueTimeKey(context, intentId));
  return text === undefined ? undefined : Number(text);
}

/** Opens a payment session for storing a payment method. Nothing is charged, and the session names no account. */
export const openPaymentSession: OperationHandler<PaymentSessionRequest, PaymentSession> = async (context, { input, upstreamKey }) => {
  const currency = chooseCurrency(await context.sellableCatalog(), input.currency);
  if (typeof currency !== 'string') throw invalidFields([currency]);
  const issuedAt = context.now();
  const { token } = await context.billing.call(
    createPaymentFormSession,
    { amount: '0', currency, processPayment: false, storePaymentMethod: true },
    { idempotencyKey: upstreamKey },
  );
  await context.store.add(issueTimeKey(context, input.intentId), String(issuedAt), INTENT_LIFETIME);
  return { body: { token } };
};
