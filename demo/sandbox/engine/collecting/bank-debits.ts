import { and, asc, eq, inArray, lte, min } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { invoices, paymentApplications, payments } from '../../database/schema.js';
import { billingError } from '../../errors.js';
import { paymentCompletedEvent } from '../../events/raised-events.js';
import { raiseEvents } from '../../events/raise-events.js';
import { lockAccount } from '../accounts.js';
import { lockPayment } from '../applications.js';
import { RETURNED_DEBIT, type PaymentRow } from './collect-payment.js';
import { matchesAccount, type DueWork } from '../due-work.js';
import { closeDunningCases, openDunningCases } from './dunning-cases.js';
import type { InvoiceRow } from '../bill-account.js';
import { decimalOf } from '../money.js';
import { moveFunds } from '../funds.js';

const isDue = (through: IsoDate, accountId?: string) =>
  and(eq(payments.status, 'Processing'), lte(payments.settlesOn, through), matchesAccount(payments.accountId, accountId));

/** Unapplies a failed payment from its invoices and returns these invoices. */
async function removeApplications(engine: Engine, row: PaymentRow): Promise<InvoiceRow[]> {
  const { tx } = engine;
  const parts = await tx.select().from(paymentApplications).where(eq(paymentApplications.paymentId, row.id));
  const ids = parts.map((part) => part.invoiceId);
  const paid = ids.length === 0 ? [] : await tx.select().from(invoices).where(inArray(invoices.id, ids)).orderBy(asc(invoices.number));
  for (const invoice of paid) {
    const amount = parts.find((part) => part.invoiceId === invoice.id)?.amount ?? '0';
    await moveFunds(engine, { kind: 'payment', row }, invoice, decimalOf(amount).negated().toFixed());
  }
  return paid;
}

async function settleDebit(engine: Engine, row: PaymentRow): Promise<void> {
  const { tx, moment } = engine;
  const account = await lockAccount(tx, row.accountId);
  const own = eq(payments.id, row.id);
  if (!row.comesBack) {
    const parts = await tx.select().from(paymentApplications).where(eq(paymentApplications.paymentId, row.id));
    const settled = { status: 'Processed', settledDate: moment.now, gatewayResponse: 'Approved', gatewayResponseCode: 'approved' };
    await tx.update(payments).set(settled).where(own);
    await raiseEvents(engine, paymentCompletedEvent({ ...row, ...settled }, row));
    const ids = parts.map((part) => part.invoiceId);
    const paid = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(inArray(invoices.id, ids), eq(invoices.balance, '0')));
    await closeDunningCases(
      tx,
      paid.map(({ id }) => id),
    );
    return;
  }
  const open = await removeApplications(engine, row);
  const failed = { status: 'Error', gatewayResponse: RETURNED_DEBIT.message, gatewayResponseCode: RETURNED_DEBIT.code };
  await tx.update(payments).set(failed).where(own);
  await raiseEvents(engine, paymentCompletedEvent({ ...row, ...failed }, row));
  if (account.autoPay) await openDunningCases(engine, account, open);
}

/** Settles or returns bank debits on their settlement date. */
export const bankDebits: DueWork = {
  name: 'debits',
  firstDueDate: (tx, through, accountId) =>
    tx
      .select({ date: min(payments.settlesOn) })
      .from(payments)
      .where(isDue(through, accountId)),
  async run(engine, accountId) {
    const due = await engine.tx
      .select()
      .from(payments)
      .where(isDue(engine.moment.today, accountId))
      .orderBy(asc(payments.accountId), asc(payments.number));
    for (const row of due) await settleDebit(engine, row);
  },
};

/**
 * Cancels a processing payment. Its amount is added back to the balances of its invoices.
 *
 * @throws {BillingError} if the payment was already processed or refused
 */
export async function cancelPayment(engine: Engine, key: string): Promise<PaymentRow> {
  const { payment } = await lockPayment(engine, key);
  if (payment.status !== 'Processing') {
    throw billingError('payments', 'rule', `'${payment.number}' is ${payment.status}: only payments that are Processing can be canceled.`);
  }
  await removeApplications(engine, payment);
  const cancelled = { status: 'Canceled', cancelledDate: engine.moment.now };
  const [row] = await engine.tx.update(payments).set(cancelled).where(eq(payments.id, payment.id)).returning();
  if (!row) throw new Error('The payment was not updated.');
  await raiseEvents(engine, paymentCompletedEvent(row, payment));
  return row;
}
