import { eq, or } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { refunds } from '../database/schema.js';
import { billingError, missingField, notFound } from '../errors.js';
import { refundProcessed } from '../events/happenings.js';
import { raise } from '../events/raise.js';
import { lockAccount } from './accounts.js';
import type { MethodRow } from './payment-methods/methods.js';
import { checkAmount, compare, sum } from './money.js';
import { usesOfFunds, type Funds, type RefundRow } from './settlement.js';

/** What a refund says about itself. */
export interface RefundDetails {
  type: 'Electronic' | 'External';
  totalAmount: DecimalString;
  methodType?: string | undefined;
  refundDate?: IsoDate | undefined;
  comment?: string | undefined;
  reasonCode?: string | undefined;
  referenceId?: string | undefined;
  customFields?: Record<string, unknown> | undefined;
}

/** The refund of this id or number. */
export async function getRefundRow(tx: Transaction, key: string): Promise<RefundRow> {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.id, key), eq(refunds.number, key)));
  if (!refund) throw notFound('refund', key);
  return refund;
}

/** The word of the platform's list of methods for a stored one. */
function methodTypeOf(method: MethodRow): string {
  return method.type === 'CreditCard' || method.type === 'ACH' ? method.type : 'BankTransfer';
}

/**
 * Gives back what is left of a payment or credit memo: electronically to a method, or outside, which is only written down. The caller holds the
 * account's lock. The sandbox's card network takes every refund back.
 *
 * @throws {BillingError} if less is left
 */
export async function refund(engine: Engine, funds: Funds, method: MethodRow | undefined, details: RefundDetails): Promise<RefundRow> {
  const { row, kind } = funds;
  const usable = kind === 'payment' ? 'Processed' : 'Posted';
  if (row.status !== usable) throw billingError('refunds', 'rule', `'${row.number}' is ${row.status}: only what is ${usable} is refunded.`);
  checkAmount(row.currency, details.totalAmount, 'totalAmount', 'refunds');
  const { unapplied } = await usesOfFunds(engine.tx, funds);
  if (compare(details.totalAmount, unapplied) > 0) {
    throw billingError(
      'refunds',
      'rule',
      `'totalAmount' is more than what is left of ${row.number}, which is ${unapplied} ${row.currency}.`,
    );
  }
  if (!method && details.methodType === undefined) {
    throw missingField('refunds', 'methodType', 'an external refund says how it was made');
  }
  const [written] = await engine.tx
    .insert(refunds)
    .values({
      accountId: row.accountId,
      paymentId: kind === 'payment' ? row.id : null,
      creditMemoId: kind === 'memo' ? row.id : null,
      type: details.type,
      methodType: method ? methodTypeOf(method) : (details.methodType ?? 'Other'),
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
      createdDate: engine.moment.now,
    })
    .returning();
  if (!written) throw new Error('A refund was not written.');
  await raise(engine, refundProcessed(written));
  return written;
}

/**
 * Takes a refund that was made outside back into the books: its money is left again of its payment or credit memo.
 *
 * @throws {BillingError} if it was electronic, since the money is gone, or was cancelled before
 */
export async function cancelRefund(engine: Engine, key: string): Promise<RefundRow> {
  const { accountId } = await getRefundRow(engine.tx, key);
  await lockAccount(engine.tx, accountId);
  const { type, status, id } = await getRefundRow(engine.tx, key);
  if (type !== 'External' || status !== 'Processed') {
    throw billingError('refunds', 'rule', `'${key}' is ${type} and ${status}: only external refunds that are Processed are cancelled.`);
  }
  await engine.tx.update(refunds).set({ status: 'Canceled', cancelledDate: engine.moment.now }).where(eq(refunds.id, id));
  return getRefundRow(engine.tx, id);
}
