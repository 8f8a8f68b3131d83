import { applyCreditMemo } from '../../generated/api/operations/credit-memos.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { payInvoices, readPaymentSummary, type InvoicePart, type PaymentSummary } from '../flows/invoice-payment.js';
import { isPositive, minimum, subtract } from '../money.js';
import { Refusal } from '../refusal.js';
import { readUsableCredits } from './credit.js';

/** Applies the account's credit to invoices, oldest credit first. */
export async function applyCreditToInvoices(context: GatewayContext, account: AccountInfo, parts: readonly InvoicePart[]): Promise<void> {
  const openParts = parts.map((part) => ({ ...part }));
  for (const { memoNumber, remaining } of await readUsableCredits(context, account)) {
    let remainingCredit = remaining;
    for (const invoice of openParts) {
      const amount = minimum(remainingCredit, invoice.amount);
      if (!isPositive(amount)) continue;
      const part = { invoiceId: invoice.invoiceId, amount };
      await context.billing.call(applyCreditMemo, { creditMemoKey: memoNumber, effectiveDate: await context.today(), invoices: [part] });
      remainingCredit = subtract(remainingCredit, amount);
      invoice.amount = subtract(invoice.amount, amount);
    }
  }
}

/**
 * Pays open invoices, first with the account's credit if `credit` is true, then with a payment method if there is one.
 * @throws {Refusal} 402 if the payment is declined
 */
export async function settleInvoices(
  context: GatewayContext,
  account: AccountInfo,
  before: PaymentSummary,
  { credit, paymentMethodId, upstreamKey }: { credit: boolean; paymentMethodId: string | undefined; upstreamKey: string },
): Promise<PaymentSummary> {
  const numbers = before.invoices.map(({ invoiceNumber }) => invoiceNumber);
  let payments = before;
  if (credit && isPositive(payments.due.amount)) {
    await applyCreditToInvoices(
      context,
      account,
      payments.invoices.map(({ id, balance }) => ({ invoiceId: id, amount: balance })),
    );
    payments = await readPaymentSummary(context, account, numbers);
  }
  if (!isPositive(payments.due.amount) || paymentMethodId === undefined) return payments;
  await payInvoices(context, account, payments, { paymentMethodId, upstreamKey });
  return readPaymentSummary(context, account, numbers);
}

/**
 * Pays the invoices of an order that was just placed, like `settleInvoices`. If the payment is declined, the order stays in effect and its
 * invoices stay open.
 */
export async function settleNewOrder(
  context: GatewayContext,
  account: AccountInfo,
  before: PaymentSummary,
  paymentSource: { credit: boolean; paymentMethodId: string | undefined; upstreamKey: string },
): Promise<PaymentSummary> {
  try {
    return await settleInvoices(context, account, before, paymentSource);
  } catch (error) {
    if (!(error instanceof Refusal && error.details.type === 'payment')) throw error;
    return readPaymentSummary(
      context,
      account,
      before.invoices.map(({ invoiceNumber }) => invoiceNumber),
    );
  }
}
