import { createPaymentFormSession } from '../../generated/api/operations/payment-sessions.js';
import type { PaymentMethodClaim, PaymentSession, PaymentSessionRequest } from '../../api/schemas/storefront/payment-session.js';
import type { OperationHandler } from '../context.js';
import { chooseCurrency } from '../offers/choose-plans.js';
import { claimMethod, INTENT_LIFETIME, issueTimeKey, paymentMethodRefusal } from '../purchase/stored-method.js';
import { invalidFields } from '../refusal.js';

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

/** Reserves a payment method that the payment form has just stored. Nothing is read or changed on the platform. */
export const claimPaymentMethod: OperationHandler<PaymentMethodClaim, Record<string, never>> = async (context, { input }) => {
  if (!(await claimMethod(context, input.paymentMethodId, input.intentId))) throw paymentMethodRefusal();
  return { body: {} };
};
