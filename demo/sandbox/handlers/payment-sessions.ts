import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import { paymentSessionInput, type PaymentSessionInput } from '../supported/payment-sessions.js';
import type { CallContext, WireBody } from '../context.js';
import { checkCurrency, getAccountRow } from '../engine/accounts.js';
import { compare, fitsCurrency } from '../engine/money.js';
import { openPaymentSession } from '../engine/payment-methods/payment-sessions.js';
import { billingError, invalidValue } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { pickStored } from '../supported/stored-fields.js';

/** `POST /web-payments/sessions`. */
async function createPaymentFormSession(input: PaymentSessionInput, call: CallContext): Promise<WireBody> {
  checkCurrency(call, input.currency, 'currency', 'payments');
  if (compare(input.amount, '0') < 0 || !fitsCurrency(input.currency, input.amount)) {
    throw invalidValue('payments', 'amount', `must be a non-negative amount in ${input.currency}`);
  }
  if (input.processPayment) {
    throw billingError('payments', 'rule', "'processPayment' must be false: the sandbox's form only stores and verifies a payment method.");
  }
  const account = input.accountId === undefined ? undefined : await getAccountRow(call.tx, input.accountId);
  const token = await openPaymentSession(call, { ...input, accountId: account?.id ?? null, details: pickStored('paymentSession', input) });
  return { token };
}

/** Endpoints by operation name. */
export const paymentSessionEndpoints = {
  createPaymentFormSession: partialEndpoint(rows.createPaymentFormSession, 'payments', paymentSessionInput, createPaymentFormSession),
};
