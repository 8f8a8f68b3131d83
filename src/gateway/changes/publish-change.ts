import type { AccountInfo, GatewayContext } from '../context.js';
import type { ExpectedChange } from '../events/expectation.js';
import type { PaymentSummary } from '../flows/invoice-payment.js';
import { isPositive } from '../money.js';
import type { ChangeRecord } from './change-record.js';

/** Status of a change in the response and in its event. */
export function changeStatus({ due }: PaymentSummary, { isLater }: ChangeRecord): 'completed' | 'scheduled' | 'payment-required' {
  return isPositive(due.amount) ? 'payment-required' : isLater ? 'scheduled' : 'completed';
}

/** Change whose outcome is known. */
interface AppliedOrder extends Pick<ExpectedChange, 'reference' | 'subscriptionNumber' | 'intent' | 'reason' | 'comment'> {
  account: AccountInfo;
  /** Number of the order that was created or canceled. */
  orderNumber: string;
  record: ChangeRecord;
  payments: PaymentSummary;
}

/** Publishes a cancellation with its receipt, or any other change. */
export async function publishChange(context: GatewayContext, applied: AppliedOrder): Promise<void> {
  const { reference, subscriptionNumber, intent, reason, comment, account, orderNumber, record, payments } = applied;
  const { receipt, effectiveDate } = record;
  const accountNumber = account.number;
  const fulfilled = { kind: 'change' as const, reference };
  if (receipt) {
    const details = { ...(reason === undefined ? {} : { reason }), ...(comment === undefined ? {} : { comment }) };
    return context.events.publish([{ data: { kind: 'cancellation', accountNumber, receipt, ...details }, reference }], fulfilled);
  }
  const status = changeStatus(payments, record);
  const { paid, due, invoices } = payments;
  const invoiceNumbers = invoices.map(({ invoiceNumber }) => invoiceNumber);
  const change = { accountNumber, subscriptionNumber, intent, status, orderNumber, effectiveDate, invoiceNumbers, paid, due };
  // A change that is paid later is published again with its new status.
  await context.events.publish([{ data: { kind: 'change', ...change }, reference: `${reference}|${status}` }], fulfilled);
}

/** Reason and comment of a cancellation. */
export function cancellationDetails(change: {
  intent: string;
  reason?: string;
  comment?: string;
}): Pick<ExpectedChange, 'reason' | 'comment'> {
  if (change.intent !== 'cancel') return {};
  const { reason, comment } = change;
  return { ...(reason === undefined ? {} : { reason }), ...(comment === undefined ? {} : { comment }) };
}
