import { eq, or } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { refunds } from '../database/schema.js';
import { billingError, missingField, notFound } from '../errors.js';
import { refundProcessed } from '../events/raised-events.js';
import { raiseEvents } from '../events/raise-events.js';
import { lockAccount } from './accounts.js';
import type { PaymentMethodRow } from './payment-methods/payment-methods.js';
import { checkAmount, compare, sum } from './money.js';
import { readFundsBalance, type Funds, type RefundRow } from './funds.js';

/** Optional and required details of a refund. */
export interface RefundDetails {
  type: 'Electronic' | 'External';
  totalAmount: DecimalString;
  methodType?: string | undefined;
  refundDate?: IsoDate | undefined;
  comment?: string | undefined;
  reasonCode?: string | undefined;
  referenceId?: string | undefined;
  customFields?: Record<string, unknown> | undefined;
  details?: Record<string, unknown>;
}

/** Returns the refund with this id or number. */
export async function getRefundRow(tx: Transaction, key: string): Promise<RefundRow> {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.id, key), eq(refunds.number, key)));
  if (!refund) throw notFound('refund', key);
  return refund;
}

/** Returns the refund's method type for a stored payment method, as the platform spells it. */
function refundMethodType(method: PaymentMethodRow): string {
  return method.type === 'CreditCard' || method.type === 'ACH' ? method.type : 'BankTransfer';
}

/**
 * Refunds the unapplied amount of a payment or credit memo, completely or in part. An electronic refund goes to `method`; an external one is only
 * recorded. The caller holds the account's lock. The sandbox's payment network accepts every refund.
 *
 * @throws {BillingError} if the refund exceeds the unapplied amount
 */
export async function refundFunds(
  engine: Engine,
  funds: Funds,
  method: PaymentMethodRow | undefined,
  details: RefundDetails,
): Promise<RefundRow> {
  const { row, kind } = funds;
  const usable = kind === 'payment' ? 'Processed' : 'Posted';
  if (row.status !== usable)
    throw billingError('refunds', 'rule', `'${row.number}' is ${row.status}: it must be ${usable} to be refunded.`);
  checkAmount(row.currency, details.totalAmount, 'totalAmount', 'refunds');
  const { unapplied } = await readFundsBalance(engine.tx, funds);
  if (compare(details.totalAmount, unapplied) > 0) {
    throw billingError(
      'refunds',
      'rule',
      `'totalAmount' exceeds the unapplied amount of ${row.number}, which is ${unapplied} ${row.currency}.`,
    );
  }
  if (!method && details.methodType === undefined) {
    throw missingField('refunds', 'methodType', 'required for an external refund');
  }
  const [written] = await engine.tx
    .insert(refunds)
    .values({
      accountId: row.accountId,
      paymentId: kind === 'payment' ? row.id : null,
      creditMemoId: kind === 'memo' ? row.id : null,
      type: details.type,
      methodType: method ? refundMethodType(method) : (details.methodType ?? 'Other'),
      status: 'Processed',
      currency: row.currency,
      amount: sum(row.currency, [details.totalAmount]),
      refundDate: details.refundDate ?? engine.moment.today,
      paymentMethodId: method?.id ?? null,
      gatewayResponse: method ? 'Approved' : null,
      gatewayResponseCode: method ? 'approved' : null,
      comment: details.comment ?? null,
      reasonCode: details.reasonCode ?? 'Standard Refund',
      referenceId: details.referenceId ?? null,
      customFields: details.customFields ?? {},
      details: details.details ?? {},
      createdDate: engine.moment.now,
    })
    .returning();
  if (!written) throw new Error('The refund was not inserted.');
  await raiseEvents(engine, refundProcessed(written));
  return written;
}

/**
 * Cancels an external refund. Its amount is then unapplied again.
 *
 * @throws {BillingError} if the refund is electronic or already canceled
 */
export async function cancelRefund(engine: Engine, key: string): Promise<RefundRow> {
  const { accountId } = await getRefundRow(engine.tx, key);
  await lockAccount(engine.tx, accountId);
  const { type, status, id } = await getRefundRow(engine.tx, key);
  if (type !== 'External' || status !== 'Processed') {
    throw billingError('refunds', 'rule', `'${key}' is ${type} and ${status}: only external refunds that are Processed can be canceled.`);
  }
  await engine.tx.update(refunds).set({ status: 'Canceled', cancelledDate: engine.moment.now }).where(eq(refunds.id, id));
  return getRefundRow(engine.tx, id);
}
