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
import { periodsOf } from './ledger/periods.js';
import { checkAmount, compare, isZero, subtract, sum } from './money.js';
import { scheduleRevenue } from './revenue/posting.js';
import { emptySchedule } from './revenue/schedules.js';
import { adjustmentSource, debitSources } from './revenue/sources.js';

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

/** What a line still has after its corrections; a credit must not take more. */
async function restOf(
  tx: Transaction,
  line: Pick<typeof invoiceItems.$inferSelect, 'id' | 'amount'>,
  currency: string,
): Promise<DecimalString> {
  const { type, amount, invoiceItemId, status } = invoiceItemAdjustments;
  const made = await tx
    .select({ type, amount })
    .from(invoiceItemAdjustments)
    .where(and(eq(invoiceItemId, line.id), eq(status, 'Processed')));
  return made.reduce(
    (rest, one) => (one.type === 'Credit' ? subtract(currency, rest, one.amount) : sum(currency, [rest, one.amount])),
    line.amount,
  );
}

/** A correction of a line of an invoice. */
export interface AdjustmentInput {
  SourceId: string;
  Type: 'Credit' | 'Charge';
  Amount: DecimalString;
  AdjustmentDate?: IsoDate | undefined;
  Comment?: string | undefined;
  ReasonCode?: string | undefined;
}

/**
 * Corrects what a line of a posted invoice owes: a credit lowers the balance of the invoice, a charge takes such credits back.
 *
 * @throws {BillingError} if there is no such line, more is given back than it was billed for, or a balance would be below zero or beyond the amount of the
 * invoice
 */
export async function adjustItem(engine: Engine, input: AdjustmentInput): Promise<string> {
  const { tx, moment } = engine;
  const [line] = await tx.select().from(invoiceItems).where(eq(invoiceItems.id, input.SourceId));
  if (!line) throw invalidValue('invoices', 'SourceId', 'no item of an invoice');
  const { invoice } = await lockInvoice(engine, line.invoiceId);
  const { currency } = invoice;
  if (invoice.status !== 'Posted') throw billingError('invoices', 'rule', `'SourceId': ${invoice.number} is ${invoice.status}.`);
  checkAmount(currency, input.Amount, 'Amount', 'invoices');
  const amount = sum(currency, [input.Amount]);
  const balance = input.Type === 'Credit' ? subtract(currency, invoice.balance, amount) : sum(currency, [invoice.balance, amount]);
  if (compare(balance, '0') < 0 || compare(balance, invoice.amount) > 0) {
    const most = input.Type === 'Credit' ? invoice.balance : subtract(currency, invoice.amount, invoice.balance);
    throw billingError('invoices', 'rule', `'Amount' is more than can be adjusted of ${invoice.number}, which is ${most} ${currency}.`);
  }
  const rest = await restOf(tx, line, currency);
  if (input.Type === 'Credit' && compare(amount, rest) > 0) {
    throw billingError('invoices', 'rule', `'Amount' is more than is left of the item of ${invoice.number}, which is ${rest} ${currency}.`);
  }
  const [made] = await tx
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
  if (!made) throw new Error('An adjustment was not written.');
  await tx.update(invoices).set({ balance }).where(eq(invoices.id, invoice.id));
  await scheduleRevenue(engine, [adjustmentSource(made, line)]);
  return made.id;
}

/**
 * Takes a correction back: its invoice owes what it owed before, and its revenue is none.
 *
 * @throws {BillingError} if that was done, the balance does not have it any more, or its period or one of its revenue is not open
 */
export async function cancelAdjustment(engine: Engine, id: string): Promise<void> {
  const { tx } = engine;
  const { invoiceId } = await getAdjustment(tx, id);
  const { invoice } = await lockInvoice(engine, invoiceId);
  const { type, status, amount, currency, number, adjustmentDate, invoiceItemId } = await getAdjustment(tx, id);
  if (status === 'Canceled') throw billingError('invoices', 'rule', `'Status': ${number} is Canceled already.`);
  const periods = await periodsOf(tx, 'share');
  const [schedule] = await tx
    .select({ id: revenueSchedules.id, number: revenueSchedules.number })
    .from(revenueSchedules)
    .where(and(eq(revenueSchedules.linkedType, 'InvoiceItemAdjustment'), eq(revenueSchedules.linkedId, id)));
  const parts = schedule ? await tx.select().from(revenueParts).where(eq(revenueParts.scheduleId, schedule.id)) : [];
  const booked = periods.filter(
    ({ id: periodId, startDate, endDate }) =>
      (startDate <= adjustmentDate && adjustmentDate <= endDate) ||
      parts.some((part) => part.periodId === periodId && !isZero(part.amount)),
  );
  const closed = booked.find((period) => period.status !== 'Open');
  if (closed) {
    throw billingError(
      'invoices',
      'rule',
      `'Status': ${number} is booked in ${closed.name}, which is ${closed.status}: adjust the other way.`,
    );
  }
  const balance = type === 'Charge' ? subtract(currency, invoice.balance, amount) : sum(currency, [invoice.balance, amount]);
  const [line] = type === 'Charge' ? await tx.select().from(invoiceItems).where(eq(invoiceItems.id, invoiceItemId)) : [];
  const givenBack = line !== undefined && compare(amount, await restOf(tx, line, currency)) > 0;
  if (givenBack || compare(balance, '0') < 0 || compare(balance, invoice.amount) > 0) {
    throw billingError('invoices', 'rule', `'Status': ${invoice.number} was paid or adjusted since, so ${number} stays.`);
  }
  await tx.update(invoices).set({ balance }).where(eq(invoices.id, invoice.id));
  await tx.update(invoiceItemAdjustments).set({ status: 'Canceled' }).where(eq(invoiceItemAdjustments.id, id));
  if (schedule) await emptySchedule(engine, schedule.number, { eventType: 'Invoice Item Adjustment Canceled' });
}

/** What is owed beside invoices, for one charge. */
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
 * Posts a debit memo over a charge of the catalog. It is collected outside.
 *
 * @throws {BillingError} if the account, the charge or the subscription is not there
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
  const said = { comment: input.Comments ?? null, reasonCode: input.ReasonCode ?? 'Correcting invoice error' };
  const [memo] = await tx
    .insert(debitMemos)
    .values({ accountId: account.id, currency, amount, memoDate, ...said, createdDate: moment.now })
    .returning();
  if (!memo) throw new Error('A debit memo was not written.');
  await tx.insert(debitMemoItems).values({
    debitMemoId: memo.id,
    amount,
    productRatePlanChargeId: charge.id,
    chargeName: charge.name,
    subscriptionId: subscription?.id ?? null,
    serviceStartDate,
    serviceEndDate,
  });
  await scheduleRevenue(engine, await debitSources(tx, memo));
  return memo.id;
}
