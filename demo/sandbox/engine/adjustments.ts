import { and, eq, or } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import {
  debitMemoItems,
  debitMemos,
  invoiceItemAdjustments,
  invoiceItems,
  invoices,
  productCharges,
  revenueParts,
  revenueSchedules,
  subscriptions,
} from '../database/schema.js';
import { billingError, invalidValue, notFound } from '../errors.js';
import { lockAccount } from './accounts.js';
import { lockInvoice } from './invoices.js';
import { readAccountingPeriods } from './ledger/accounting-periods.js';
import { checkAmount, compare, isZero, subtract, sum } from './money.js';
import { scheduleRevenue } from './revenue/schedule-posted-lines.js';
import { emptySchedule } from './revenue/schedules.js';
import { toAdjustmentSource, readDebitSources } from './revenue/revenue-sources.js';

type AdjustmentRow = typeof invoiceItemAdjustments.$inferSelect;

export async function getAdjustment(tx: Transaction, id: string): Promise<AdjustmentRow> {
  const [row] = await tx.select().from(invoiceItemAdjustments).where(eq(invoiceItemAdjustments.id, id));
  if (!row) throw notFound('adjustment', id);
  return row;
}

export async function getDebitMemo(tx: Transaction, id: string): Promise<typeof debitMemos.$inferSelect> {
  const [row] = await tx.select().from(debitMemos).where(eq(debitMemos.id, id));
  if (!row) throw notFound('debit memo', id);
  return row;
}

/** Returns the amount of an invoice line after its adjustments. A credit adjustment must not exceed it. */
async function readAdjustableAmount(
  tx: Transaction,
  line: Pick<typeof invoiceItems.$inferSelect, 'id' | 'amount'>,
  currency: string,
): Promise<DecimalString> {
  const { type, amount, invoiceItemId, status } = invoiceItemAdjustments;
  const adjustments = await tx
    .select({ type, amount })
    .from(invoiceItemAdjustments)
    .where(and(eq(invoiceItemId, line.id), eq(status, 'Processed')));
  return adjustments.reduce(
    (rest, adjustment) =>
      adjustment.type === 'Credit' ? subtract(currency, rest, adjustment.amount) : sum(currency, [rest, adjustment.amount]),
    line.amount,
  );
}

/** An adjustment of an invoice line. */
export interface AdjustmentInput {
  SourceId: string;
  Type: 'Credit' | 'Charge';
  Amount: DecimalString;
  AdjustmentDate?: IsoDate | undefined;
  Comment?: string | undefined;
  ReasonCode?: string | undefined;
}

/**
 * Adjusts a line of a posted invoice. A credit lowers the balance of the invoice. A charge reverses earlier credits.
 *
 * @throws {BillingError} if there is no such line, a credit exceeds the line, or the balance would be negative or above the invoice amount
 */
export async function adjustInvoiceItem(engine: Engine, input: AdjustmentInput): Promise<string> {
  const { tx, moment } = engine;
  const [line] = await tx.select().from(invoiceItems).where(eq(invoiceItems.id, input.SourceId));
  if (!line) throw invalidValue('invoices', 'SourceId', 'no such invoice item');
  const { invoice } = await lockInvoice(engine, line.invoiceId);
  const { currency } = invoice;
  if (invoice.status !== 'Posted') throw billingError('invoices', 'rule', `'SourceId': ${invoice.number} is ${invoice.status}.`);
  checkAmount(currency, input.Amount, 'Amount', 'invoices');
  const amount = sum(currency, [input.Amount]);
  const balance = input.Type === 'Credit' ? subtract(currency, invoice.balance, amount) : sum(currency, [invoice.balance, amount]);
  if (compare(balance, '0') < 0 || compare(balance, invoice.amount) > 0) {
    const most = input.Type === 'Credit' ? invoice.balance : subtract(currency, invoice.amount, invoice.balance);
    throw billingError('invoices', 'rule', `'Amount' exceeds the adjustable amount of ${invoice.number}, which is ${most} ${currency}.`);
  }
  const rest = await readAdjustableAmount(tx, line, currency);
  if (input.Type === 'Credit' && compare(amount, rest) > 0) {
    throw billingError(
      'invoices',
      'rule',
      `'Amount' exceeds the remaining amount of the item of ${invoice.number}, which is ${rest} ${currency}.`,
    );
  }
  const [adjustment] = await tx
    .insert(invoiceItemAdjustments)
    .values({
      accountId: invoice.accountId,
      invoiceId: invoice.id,
      invoiceItemId: line.id,
      type: input.Type,
      amount,
      currency,
      adjustmentDate: input.AdjustmentDate ?? moment.today,
      comment: input.Comment ?? null,
      reasonCode: input.ReasonCode ?? null,
      createdDate: moment.now,
    })
    .returning();
  if (!adjustment) throw new Error('The adjustment was not inserted.');
  await tx.update(invoices).set({ balance }).where(eq(invoices.id, invoice.id));
  await scheduleRevenue(engine, [toAdjustmentSource(adjustment, line)]);
  return adjustment.id;
}

/**
 * Cancels an adjustment: restores the balance of its invoice and removes its revenue.
 *
 * @throws {BillingError} if the adjustment is already canceled, the balance has changed since, or one of its accounting periods is not open
 */
export async function cancelAdjustment(engine: Engine, id: string): Promise<void> {
  const { tx } = engine;
  const { invoiceId } = await getAdjustment(tx, id);
  const { invoice } = await lockInvoice(engine, invoiceId);
  const { type, status, amount, currency, number, adjustmentDate, invoiceItemId } = await getAdjustment(tx, id);
  if (status === 'Canceled') throw billingError('invoices', 'rule', `'Status': ${number} is Canceled already.`);
  const periods = await readAccountingPeriods(tx, 'share');
  const [schedule] = await tx
    .select({ id: revenueSchedules.id, number: revenueSchedules.number })
    .from(revenueSchedules)
    .where(and(eq(revenueSchedules.linkedType, 'InvoiceItemAdjustment'), eq(revenueSchedules.linkedId, id)));
  const parts = schedule ? await tx.select().from(revenueParts).where(eq(revenueParts.scheduleId, schedule.id)) : [];
  const bookedPeriods = periods.filter(
    ({ id: periodId, startDate, endDate }) =>
      (startDate <= adjustmentDate && adjustmentDate <= endDate) ||
      parts.some((part) => part.periodId === periodId && !isZero(part.amount)),
  );
  const closed = bookedPeriods.find((period) => period.status !== 'Open');
  if (closed) {
    throw billingError(
      'invoices',
      'rule',
      `'Status': ${number} is booked in ${closed.name}, which is ${closed.status}: create an opposite adjustment instead.`,
    );
  }
  const balance = type === 'Charge' ? subtract(currency, invoice.balance, amount) : sum(currency, [invoice.balance, amount]);
  const [line] = type === 'Charge' ? await tx.select().from(invoiceItems).where(eq(invoiceItems.id, invoiceItemId)) : [];
  const exceedsLine = line !== undefined && compare(amount, await readAdjustableAmount(tx, line, currency)) > 0;
  if (exceedsLine || compare(balance, '0') < 0 || compare(balance, invoice.amount) > 0) {
    throw billingError('invoices', 'rule', `'Status': ${invoice.number} has been paid or adjusted since, so ${number} cannot be canceled.`);
  }
  await tx.update(invoices).set({ balance }).where(eq(invoices.id, invoice.id));
  await tx.update(invoiceItemAdjustments).set({ status: 'Canceled' }).where(eq(invoiceItemAdjustments.id, id));
  if (schedule) await emptySchedule(engine, schedule.number, { eventType: 'Invoice Item Adjustment Canceled' });
}

/** A debit memo for one charge. */
export interface DebitMemoInput {
  AccountId: string;
  ProductRatePlanChargeId: string;
  Amount: DecimalString;
  SubscriptionId?: string | undefined;
  MemoDate?: IsoDate | undefined;
  ServiceStartDate?: IsoDate | undefined;
  ServiceEndDate?: IsoDate | undefined;
  Comments?: string | undefined;
  ReasonCode?: string | undefined;
}

/**
 * Posts a debit memo for a charge of the product catalog. The sandbox does not collect it.
 *
 * @throws {BillingError} if the account, the charge or the subscription does not exist
 */
export async function postDebitMemo(engine: Engine, input: DebitMemoInput): Promise<string> {
  const { tx, moment } = engine;
  const account = await lockAccount(tx, input.AccountId);
  const { currency } = account;
  checkAmount(currency, input.Amount, 'Amount', 'invoices');
  const [charge] = await tx.select().from(productCharges).where(eq(productCharges.id, input.ProductRatePlanChargeId));
  if (!charge) throw invalidValue('invoices', 'ProductRatePlanChargeId', 'no such charge');
  const key = input.SubscriptionId ?? '';
  const [subscription] = await tx
    .select()
    .from(subscriptions)
    .where(or(eq(subscriptions.id, key), eq(subscriptions.number, key)));
  if (key !== '' && subscription?.accountId !== account.id)
    throw invalidValue('invoices', 'SubscriptionId', 'no subscription of the account');
  const memoDate = input.MemoDate ?? moment.today;
  const serviceStartDate = input.ServiceStartDate ?? memoDate;
  const serviceEndDate = input.ServiceEndDate ?? serviceStartDate;
  if (serviceEndDate < serviceStartDate)
    throw invalidValue('invoices', 'ServiceEndDate', `must not be before the start, ${serviceStartDate}`);
  const amount = sum(currency, [input.Amount]);
  const texts = { comment: input.Comments ?? null, reasonCode: input.ReasonCode ?? 'Correcting invoice error' };
  const [memo] = await tx
    .insert(debitMemos)
    .values({ accountId: account.id, currency, amount, memoDate, ...texts, createdDate: moment.now })
    .returning();
  if (!memo) throw new Error('The debit memo was not inserted.');
  await tx.insert(debitMemoItems).values({
    debitMemoId: memo.id,
    amount,
    productRatePlanChargeId: charge.id,
    chargeName: charge.name,
    subscriptionId: subscription?.id ?? null,
    serviceStartDate,
    serviceEndDate,
  });
  await scheduleRevenue(engine, await readDebitSources(tx, memo));
  return memo.id;
}
