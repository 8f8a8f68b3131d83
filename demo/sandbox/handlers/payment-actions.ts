import { eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CancelPaymentRequest, GetPaymentRequest } from '../../../src/generated/api/schemas/payments.js';
import type { CallContext, WireBody } from '../context.js';
import { paymentMethods } from '../database/schema.js';
import { getAccountRow } from '../engine/accounts.js';
import { applyFunds, getPaymentRow, lockPayment, unapplyFunds, type ApplicationInput } from '../engine/applications.js';
import type { PaymentRow } from '../engine/collecting/collect-payment.js';
import type { PaymentMethodRow } from '../engine/payment-methods/payment-methods.js';
import { cancelPayment as cancel } from '../engine/collecting/bank-debits.js';
import { refundFunds } from '../engine/refunds.js';
import { readFundsBalance, type Funds, type RefundRow } from '../engine/funds.js';
import { billingError, missingField } from '../errors.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import {
  applyInput,
  paymentRefundInput,
  unapplyInput,
  type ApplyInput,
  type PaymentRefundInput,
  type UnapplyInput,
} from '../supported/payments.js';
import { wirePayment } from './payments.js';
import { refundDetails, wireRefund } from './refunds.js';

async function wireNow(key: string, call: CallContext): Promise<WireBody> {
  const row = await getPaymentRow(call.tx, key);
  const { number } = await getAccountRow(call.tx, row.accountId);
  return { success: true, ...wirePayment(row, number, await readFundsBalance(call.tx, { kind: 'payment', row }), call) };
}

/** `GET /v1/payments/{paymentKey}`, by id or number. */
async function getPayment(input: GetPaymentRequest, call: CallContext): Promise<WireBody> {
  return wireNow(input.paymentKey, call);
}

function readParts(input: UnapplyInput): ApplicationInput[] {
  if (input.invoices === undefined || input.invoices.length === 0) {
    throw missingField('payments', 'invoices');
  }
  return input.invoices.map(({ invoiceId, invoiceNumber, ...part }, index) => {
    if (invoiceId !== undefined && invoiceNumber !== undefined) {
      throw billingError('payments', 'rule', `'invoices.${index}': set either the invoice number or the id, not both.`);
    }
    if (invoiceId !== undefined) return { key: invoiceId, keyField: 'invoiceId', ...part };
    if (invoiceNumber !== undefined) return { key: invoiceNumber, keyField: 'invoiceNumber', ...part };
    throw missingField('payments', `invoices.${index}.invoiceId`);
  });
}

/** `PUT /v1/payments/{paymentKey}/apply`. */
async function applyPayment(input: ApplyInput, call: CallContext): Promise<WireBody> {
  const { payment } = await lockPayment(call, input.paymentKey);
  await applyFunds(call, { kind: 'payment', row: payment }, readParts(input), input.effectiveDate);
  return wireNow(payment.id, call);
}

/** `PUT /v1/payments/{paymentKey}/unapply`. */
async function unapplyPayment(input: UnapplyInput, call: CallContext): Promise<WireBody> {
  const { payment } = await lockPayment(call, input.paymentKey);
  await unapplyFunds(call, { kind: 'payment', row: payment }, readParts(input));
  return wireNow(payment.id, call);
}

/** Returns the payment method that receives an electronic refund. */
async function methodOf(payment: PaymentRow, input: PaymentRefundInput, call: CallContext): Promise<PaymentMethodRow | undefined> {
  if (input.type === 'External') return undefined;
  if (input.methodType !== undefined) throw billingError('refunds', 'rule', "'methodType' is only for external refunds.");
  const [method] = await call.tx
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.id, payment.paymentMethodId ?? ''));
  if (method?.status === 'Active') return method;
  throw billingError(
    'refunds',
    'rule',
    `'type' is Electronic, but ${payment.number} was not paid with a payment method that is still active.`,
  );
}

/** Refunds the unapplied amount of a payment. */
export async function refundOfPayment(input: PaymentRefundInput, call: CallContext): Promise<RefundRow> {
  const { payment } = await lockPayment(call, input.paymentKey);
  const funds: Funds = { kind: 'payment', row: payment };
  return refundFunds(call, funds, await methodOf(payment, input, call), refundDetails(input));
}

/** `POST /v1/payments/{paymentKey}/refunds`. */
async function refundPayment(input: PaymentRefundInput, call: CallContext): Promise<WireBody> {
  return { success: true, ...wireRefund(await refundOfPayment(input, call), call) };
}

/** `PUT /v1/payments/{paymentKey}/cancel`: cancels a payment that has not settled. */
async function cancelPayment(input: CancelPaymentRequest, call: CallContext): Promise<WireBody> {
  return wireNow((await cancel(call, input.paymentKey)).id, call);
}

/** Endpoints by operation name. */
export const paymentActionEndpoints = {
  getPayment: endpoint(rows.getPayment, 'payments', getPayment),
  applyPayment: partialEndpoint(rows.applyPayment, 'payments', applyInput, applyPayment),
  unapplyPayment: partialEndpoint(rows.unapplyPayment, 'payments', unapplyInput, unapplyPayment),
  cancelPayment: endpoint(rows.cancelPayment, 'payments', cancelPayment),
  refundPayment: partialEndpoint(rows.refundPayment, 'refunds', paymentRefundInput, refundPayment),
};
