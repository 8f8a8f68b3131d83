import type { AccountInfo, GatewayContext } from '../context.js';
import type { ExpectedChange } from '../events/expectation.js';
import type { RecoveryResult } from '../events/recovery.js';
import { readPaymentSummary } from '../flows/invoice-payment.js';
import { findOrder } from '../flows/order.js';
import { readAccountHoldings, requireHolding } from '../subscriptions/account-holdings.js';
import { readChangeRecord } from './change-record.js';
import { publishChange } from './publish-change.js';
import { invoicesCreatedBy } from './resume-change.js';

/** Finds the order that a change created or canceled, and its invoices. Undefined if the change was not made. */
async function findChange(
  context: GatewayContext,
  account: AccountInfo,
  { reference, cancelsOrder, subscriptionNumber }: ExpectedChange,
): Promise<{ orderNumber: string; invoiceNumbers: readonly string[] } | undefined> {
  if (cancelsOrder !== undefined) {
    const isCanceled = (await findOrder(context, cancelsOrder))?.status === 'Cancelled';
    return isCanceled ? { orderNumber: cancelsOrder, invoiceNumbers: [] } : undefined;
  }
  const order = await findOrder(context, reference);
  if (!order) return undefined;
  if (order.status === 'Scheduled') return { orderNumber: reference, invoiceNumbers: [] };
  const known = (await readChangeRecord(context, reference))?.invoiceNumbers;
  if (known) return { orderNumber: reference, invoiceNumbers: known };
  const holding = requireHolding(await readAccountHoldings(context, account), subscriptionNumber);
  return { orderNumber: reference, invoiceNumbers: await invoicesCreatedBy(context, account, order, holding) };
}

/** Finds out whether a change was made, and publishes it. */
export async function recoverChange(context: GatewayContext, expected: ExpectedChange): Promise<RecoveryResult> {
  const account = await context.account(expected.accountNumber);
  const found = await findChange(context, account, expected);
  if (!found) return 'absent';
  const payments = await readPaymentSummary(context, account, found.invoiceNumbers);
  await publishChange(context, { ...expected, account, orderNumber: found.orderNumber, payments });
  return 'published';
}
