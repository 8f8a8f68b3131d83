import type { ChangeResult } from '../../api/schemas/storefront/changes.js';
import type { AccountInfo, OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { readPaymentSummary, type PaymentSummary } from '../flows/invoice-payment.js';
import { isPositive } from '../money.js';
import { settleNewOrder } from '../purchase/settle-invoices.js';
import { requireHolding, readAccountHoldings, toSubscriptionView } from '../subscriptions/account-holdings.js';
import type { ChangeInput } from './change-request-context.js';
import type { ChangeRecord } from './change-record.js';
import { cancellationDetails, changeStatus, publishChange } from './publish-change.js';

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
  return isPositive(before.due.amount) ? settleNewOrder(context, account, before, paymentSource) : before;
}

/**
 * Publishes the change and returns its outcome with the current subscription.
 * @param reference order number of the intent, also if the change creates no order
 */
export async function finishChange(
  context: GatewayContext,
  request: AuthorizedRequest<ChangeInput>,
  {
    account,
    orderNumber,
    reference,
    record,
    payments,
  }: { account: AccountInfo; orderNumber: string; reference: string; record: ChangeRecord; payments: PaymentSummary },
): Promise<OperationResult<ChangeResult>> {
  const { number, locale, change } = request.input;
  const accountHoldings = await readAccountHoldings(context, account);
  const { paid, due, invoices } = payments;
  const { receipt, effectiveDate } = record;
  const details = { subscriptionNumber: number, intent: change.intent, ...cancellationDetails(change) };
  await publishChange(context, { reference, ...details, account, orderNumber, record, payments });
  return {
    body: {
      status: changeStatus(payments, record),
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
