import type { ChangeResult } from '../../api/schemas/storefront/changes.js';
import type { AccountInfo, OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { readPaymentSummary, type PaymentSummary } from '../flows/invoice-payment.js';
import { sendReceipt } from '../flows/receipt.js';
import { isPositive } from '../money.js';
import { settleInvoices } from '../purchase/settle-invoices.js';
import { Refusal } from '../refusal.js';
import { requireHolding, readAccountHoldings, toSubscriptionView } from '../subscriptions/account-holdings.js';
import type { ChangeInput } from './change-request-context.js';
import type { ChangeRecord } from './change-record.js';

/**
 * Pays the invoices of a change, first with credit (including credit from the change itself), then with a payment method. If the payment is
 * declined, the change stays in effect and the invoices stay open.
 */
export async function collectPayment(
  context: GatewayContext,
  account: AccountInfo,
  invoiceNumbers: readonly string[],
  paymentSource: { credit: boolean; paymentMethodId: string | undefined; upstreamKey: string },
): Promise<PaymentSummary> {
  const before = await readPaymentSummary(context, account, invoiceNumbers);
  if (!isPositive(before.due.amount)) return before;
  try {
    return await settleInvoices(context, account, before, paymentSource);
  } catch (error) {
    if (!(error instanceof Refusal && error.details.type === 'payment')) throw error;
    return readPaymentSummary(context, account, invoiceNumbers);
  }
}

/** Sends the cancellation receipt, if there is one, and returns the outcome with the current subscription. */
export async function finishChange(
  context: GatewayContext,
  request: AuthorizedRequest<ChangeInput>,
  { account, orderNumber, record, payments }: { account: AccountInfo; orderNumber: string; record: ChangeRecord; payments: PaymentSummary },
): Promise<OperationResult<ChangeResult>> {
  const { number, locale, change } = request.input;
  const accountHoldings = await readAccountHoldings(context, account);
  const { paid, due, invoices } = payments;
  const { receipt, effectiveDate, isLater } = record;
  if (receipt) {
    const cancellation = change.intent === 'cancel' ? change : undefined;
    await sendReceipt(context, orderNumber, {
      kind: 'cancellation',
      accountNumber: account.number,
      receipt,
      ...(cancellation?.reason === undefined ? {} : { reason: cancellation.reason }),
      ...(cancellation?.comment === undefined ? {} : { comment: cancellation.comment }),
    });
  }
  return {
    body: {
      status: isPositive(due.amount) ? 'payment-required' : isLater ? 'scheduled' : 'completed',
      orderNumber,
      effectiveDate,
      subscription: toSubscriptionView(accountHoldings, requireHolding(accountHoldings, number), request, locale),
      invoiceNumbers: invoices.map(({ invoiceNumber }) => invoiceNumber),
      paid,
      due,
      ...(receipt ? { receipt } : {}),
    },
  };
}
