import { listBillingDocuments } from '../../generated/api/operations/billing-documents.js';
import { getInvoice } from '../../generated/api/operations/invoices.js';
import { createPayment, listPayments } from '../../generated/api/operations/payments.js';
import type { GetInvoiceResponse as Invoice } from '../../generated/api/schemas/invoices.js';
import type { CreatePaymentResponse } from '../../generated/api/schemas/payments.js';
import type { DecimalString, Money } from '../../api/schemas/values.js';
import { isDefinite } from '../billing/problems.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { add, isPositive, subtract, toMoney } from '../money.js';
import { notFound, outcomeUnknown, Refusal } from '../refusal.js';
import { declined, declineIn } from './decline.js';

/** States in which a payment may still become one. */
export const UNDER_WAY = new Set(['Draft', 'Processing', 'Pending']);

/**
 * True for a payment of which it is not known whether it becomes one. A debit that a bank has is one as soon as it counts for invoices: a bank takes
 * days, and nothing else has to wait for it.
 */
const isUncertain = ({ status, amount, unappliedAmount }: Pick<CreatePaymentResponse, 'status' | 'amount' | 'unappliedAmount'>): boolean =>
  UNDER_WAY.has(status) && (status !== 'Processing' || isPositive(unappliedAmount ?? amount));

/** What is owed on some invoices and what was paid, beside what credit covered. */
export interface Standing {
  invoices: readonly Invoice[];
  paid: Money;
  due: Money;
}

/** Invoices by number, each proved to belong to the account. */
async function readInvoices({ billing }: GatewayContext, account: AccountInfo, numbers: readonly string[]): Promise<Invoice[]> {
  return Promise.all(
    numbers.map(async (invoiceKey) => {
      const invoice = await billing.call(getInvoice, { invoiceKey });
      if (invoice.accountId !== account.id) throw notFound();
      return invoice;
    }),
  );
}

export async function standingOf(context: GatewayContext, account: AccountInfo, numbers: readonly string[]): Promise<Standing> {
  const invoices = await readInvoices(context, account, numbers);
  const due = add(...invoices.map(({ balance }) => balance));
  const total = add(...invoices.map(({ amount }) => amount));
  const credit = add(...invoices.map(({ creditMemoAmount }) => creditMemoAmount ?? '0'));
  return { invoices, paid: toMoney(subtract(subtract(total, due), credit), account.currency), due: toMoney(due, account.currency) };
}

/** Numbers of the posted invoices of an account that this purchase made: at most a day old, so one page holds them. */
export async function invoiceNumbersOf({ billing }: GatewayContext, { id }: AccountInfo): Promise<string[]> {
  const { documents } = await billing.call(listBillingDocuments, { accountId: id, status: 'Posted', pageSize: 40 });
  const own = documents.filter(({ accountId, documentType }) => accountId === id && documentType === 'Invoice');
  return own.map(({ documentNumber }) => documentNumber);
}

/**
 * Pays what is owed on these invoices.
 * @throws {Refusal} 402 if it is declined; 502 while an earlier payment is under way or nothing certain is known
 */
export async function payInvoices(
  context: GatewayContext,
  account: AccountInfo,
  { invoices }: Standing,
  { paymentMethodId, upstreamKey }: { paymentMethodId: string; upstreamKey: string },
): Promise<void> {
  const { billing } = context;
  const { payments } = await billing.call(listPayments, { accountId: account.id, pageSize: 40 });
  const earlier = payments.find((payment) => (payment.accountId ?? account.id) === account.id && isUncertain(payment));
  if (earlier) throw outcomeUnknown(new Error(`Payment ${earlier.number} is ${earlier.status}.`));
  for (const { id, invoiceNumber, balance } of invoices) {
    if (!isPositive(balance)) continue;
    const idempotencyKey = await sha256Hex('payment', upstreamKey, invoiceNumber);
    const payment = await charge(context, account, { paymentMethodId, parts: [{ invoiceId: id, amount: balance }], idempotencyKey });
    if (isUncertain(payment)) throw outcomeUnknown(new Error(`Payment ${payment.number} is ${payment.status}.`));
  }
}

/** What one payment pays. */
export interface Charge {
  paymentMethodId: string;
  /** How much of which invoices. */
  parts: readonly InvoicePart[];
  idempotencyKey: string;
  /** By which it is found again; stands with the payment on the platform. */
  comment?: string;
}

/** Some of what an invoice owes. */
export interface InvoicePart {
  invoiceId: string;
  amount: DecimalString;
}

/**
 * Takes one payment from a method. It may still be on its way when this answers.
 * @throws {Refusal} 402 if it is declined, 409 if the platform did not do it
 */
export async function charge(
  { billing }: GatewayContext,
  { id, currency }: AccountInfo,
  { paymentMethodId, parts, idempotencyKey, comment }: Charge,
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
    throw declined(`${gatewayResponseCode ?? ''} ${gatewayResponse ?? ''}`, new Error(`Payment ${number} is ${status}.`));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (isDefinite(error)) throw declineIn(error) ?? notDone(error);
    throw error;
  }
}

/** The platform said that it has not done it, for a reason that no field of the request explains. */
export function notDone(cause: unknown): Refusal {
  return new Refusal(
    {
      status: 409,
      type: 'conflict',
      code: 'not-applied',
      message: 'The billing platform did not do this and nothing was changed. Try again with a new Idempotency-Key.',
    },
    cause,
  );
}
