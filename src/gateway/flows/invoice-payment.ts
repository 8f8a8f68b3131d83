import { listBillingDocuments } from '../../generated/api/operations/billing-documents.js';
import { getInvoice } from '../../generated/api/operations/invoices.js';
import { createPayment, listPayments } from '../../generated/api/operations/payments.js';
import type { GetInvoiceResponse as Invoice } from '../../generated/api/schemas/invoices.js';
import type { CreatePaymentResponse } from '../../generated/api/schemas/payments.js';
import type { DecimalString, Money } from '../../api/schemas/values.js';
import { isRejected } from '../billing/platform-errors.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { add, isPositive, subtract, toMoney } from '../money.js';
import { notFound, outcomeUnknown, Refusal } from '../refusal.js';
import { declineFromText, declineFromError } from './payment-declines.js';

/** Statuses of payments that are not final yet. */
export const PENDING_STATUSES = new Set(['Draft', 'Processing', 'Pending']);

/**
 * True if it is uncertain whether the payment succeeds. A bank debit in processing counts as paid once it is applied to invoices, because
 * banks take days to confirm.
 */
const isUncertain = ({ status, amount, unappliedAmount }: Pick<CreatePaymentResponse, 'status' | 'amount' | 'unappliedAmount'>): boolean =>
  PENDING_STATUSES.has(status) && (status !== 'Processing' || isPositive(unappliedAmount ?? amount));

/** Invoices with the amounts paid and still due. Applied credit is in neither amount. */
export interface PaymentSummary {
  invoices: readonly Invoice[];
  paid: Money;
  due: Money;
}

/** Reads invoices by number and checks that each belongs to the account. */
async function readInvoices({ billing }: GatewayContext, account: AccountInfo, numbers: readonly string[]): Promise<Invoice[]> {
  return Promise.all(
    numbers.map(async (invoiceKey) => {
      const invoice = await billing.call(getInvoice, { invoiceKey });
      if (invoice.accountId !== account.id) throw notFound();
      return invoice;
    }),
  );
}

export async function readPaymentSummary(
  context: GatewayContext,
  account: AccountInfo,
  numbers: readonly string[],
): Promise<PaymentSummary> {
  const invoices = await readInvoices(context, account, numbers);
  const due = add(...invoices.map(({ balance }) => balance));
  const total = add(...invoices.map(({ amount }) => amount));
  const credit = add(...invoices.map(({ creditMemoAmount }) => creditMemoAmount ?? '0'));
  return { invoices, paid: toMoney(subtract(subtract(total, due), credit), account.currency), due: toMoney(due, account.currency) };
}

/** Numbers of the account's newest posted invoices. One page is enough, because only purchases of the last day can be resumed. */
export async function readRecentInvoiceNumbers({ billing }: GatewayContext, { id }: AccountInfo): Promise<string[]> {
  const { documents } = await billing.call(listBillingDocuments, { accountId: id, status: 'Posted', pageSize: 40 });
  const own = documents.filter(({ accountId, documentType }) => accountId === id && documentType === 'Invoice');
  return own.map(({ documentNumber }) => documentNumber);
}

/**
 * Pays the open balance of each invoice.
 * @throws {Refusal} 402 if a payment is declined; 502 if an earlier payment is pending or the outcome is unknown
 */
export async function payInvoices(
  context: GatewayContext,
  account: AccountInfo,
  { invoices }: PaymentSummary,
  { paymentMethodId, upstreamKey }: { paymentMethodId: string; upstreamKey: string },
): Promise<void> {
  const { billing } = context;
  const { payments } = await billing.call(listPayments, { accountId: account.id, pageSize: 40 });
  const pendingPayment = payments.find((payment) => (payment.accountId ?? account.id) === account.id && isUncertain(payment));
  if (pendingPayment) throw outcomeUnknown(new Error(`Payment ${pendingPayment.number} is ${pendingPayment.status}.`));
  for (const { id, invoiceNumber, balance } of invoices) {
    if (!isPositive(balance)) continue;
    const idempotencyKey = await sha256Hex('payment', upstreamKey, invoiceNumber);
    const payment = await takePayment(context, account, { paymentMethodId, parts: [{ invoiceId: id, amount: balance }], idempotencyKey });
    if (isUncertain(payment)) throw outcomeUnknown(new Error(`Payment ${payment.number} is ${payment.status}.`));
  }
}

/** Input of one payment. */
interface PaymentInstruction {
  paymentMethodId: string;
  /** Invoices to pay, with the amount for each. */
  parts: readonly InvoicePart[];
  idempotencyKey: string;
  /** Comment that is stored with the payment on the platform. Used to find the payment later. */
  comment?: string;
}

/** Invoice and the amount to pay on it. */
export interface InvoicePart {
  invoiceId: string;
  amount: DecimalString;
}

/**
 * Collects one payment. The returned payment may still be pending.
 * @throws {Refusal} 402 if the payment is declined; 409 `not-applied` if the platform refused it for another reason
 */
export async function takePayment(
  { billing }: GatewayContext,
  { id, currency }: AccountInfo,
  { paymentMethodId, parts, idempotencyKey, comment }: PaymentInstruction,
): Promise<CreatePaymentResponse> {
  const body = {
    type: 'Electronic' as const,
    amount: add(...parts.map(({ amount }) => amount)),
    currency,
    accountId: id,
    paymentMethodId,
    invoices: [...parts],
    ...(comment === undefined ? {} : { comment }),
  };
  try {
    const payment = await billing.call(createPayment, body, { idempotencyKey });
    if (payment.status !== 'Error' && payment.status !== 'Canceled') return payment;
    const { number, status, gatewayResponseCode, gatewayResponse } = payment;
    throw declineFromText(`${gatewayResponseCode ?? ''} ${gatewayResponse ?? ''}`, new Error(`Payment ${number} is ${status}.`));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (isRejected(error)) throw declineFromError(error) ?? notApplied(error);
    throw error;
  }
}

/** Refusal of a mutation that the platform rejected for a reason unrelated to a field of the request. */
export function notApplied(cause: unknown): Refusal {
  return new Refusal(
    {
      status: 409,
      type: 'conflict',
      code: 'not-applied',
      message: 'The billing platform did not apply this request. Nothing was changed. Try again with a new Idempotency-Key.',
    },
    cause,
  );
}
