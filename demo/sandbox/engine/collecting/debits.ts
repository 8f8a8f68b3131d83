import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { invoices, paymentApplications, payments } from '../../database/schema.js';
import { billingError } from '../../errors.js';
import { paymentDone } from '../../events/happenings.js';
import { raise } from '../../events/raise.js';
import { lockAccount } from '../accounts.js';
import { lockPayment } from '../apply.js';
import { RETURNED, type PaymentRow } from './collect.js';
import { onlyOf, type DueWork } from '../due.js';
import { closeCases, openCases } from './dunning-cases.js';
import type { InvoiceRow } from '../invoice.js';
import { decimalOf } from '../money.js';
import { settle } from '../settlement.js';

const underway = (tx: Transaction, through: IsoDate, accountId?: string): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'Processing'),
        isNotNull(payments.settlesOn),
        lte(payments.settlesOn, through),
        onlyOf(payments.accountId, accountId),
      ),
    )
    .orderBy(asc(payments.accountId), asc(payments.number));

/** Takes back from invoices what a payment that did not come had paid; answers them. */
async function takeBack(engine: Engine, row: PaymentRow): Promise<InvoiceRow[]> {
  const { tx } = engine;
  const parts = await tx.select().from(paymentApplications).where(eq(paymentApplications.paymentId, row.id));
  const ids = parts.map((part) => part.invoiceId);
  const paid = ids.length === 0 ? [] : await tx.select().from(invoices).where(inArray(invoices.id, ids)).orderBy(asc(invoices.number));
  for (const invoice of paid) {
    const amount = parts.find((part) => part.invoiceId === invoice.id)?.amount ?? '0';
    await settle(engine, { kind: 'payment', row }, invoice, decimalOf(amount).negated().toFixed());
  }
  return paid;
}

async function finish(engine: Engine, row: PaymentRow): Promise<void> {
  const { tx, moment } = engine;
  const account = await lockAccount(tx, row.accountId);
  const own = eq(payments.id, row.id);
  if (!row.comesBack) {
    const parts = await tx.select().from(paymentApplications).where(eq(paymentApplications.paymentId, row.id));
    const settled = { status: 'Processed', settledDate: moment.now, gatewayResponse: 'Approved', gatewayResponseCode: 'approved' };
    await tx.update(payments).set(settled).where(own);
    await raise(engine, paymentDone({ ...row, ...settled }, row));
    const ids = parts.map((part) => part.invoiceId);
    const paid = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(inArray(invoices.id, ids), eq(invoices.balance, '0')));
    await closeCases(
      tx,
      paid.map(({ id }) => id),
    );
    return;
  }
  const open = await takeBack(engine, row);
  const failed = { status: 'Error', gatewayResponse: RETURNED.message, gatewayResponseCode: RETURNED.code };
  await tx.update(payments).set(failed).where(own);
  await raise(engine, paymentDone({ ...row, ...failed }, row));
  if (account.autoPay) await openCases(engine, account, open);
}

/** Debits of bank accounts on the day on which the bank settles them or gives them back. */
export const debits: DueWork = {
  name: 'debits',
  dates: async (tx, through, accountId) => (await underway(tx, through, accountId)).flatMap((row) => row.settlesOn ?? []),
  async run(engine, accountId) {
    for (const row of await underway(engine.tx, engine.moment.today, accountId)) await finish(engine, row);
  },
};

/**
 * Stops a payment on its way: invoices owe again what it had paid.
 *
 * @throws {BillingError} if it went through or failed already
 */
export async function cancelPayment(engine: Engine, key: string): Promise<PaymentRow> {
  const { payment } = await lockPayment(engine, key);
  if (payment.status !== 'Processing') {
    throw billingError('payments', 'rule', `'${payment.number}' is ${payment.status}: only payments that are Processing are cancelled.`);
  }
  await takeBack(engine, payment);
  const cancelled = { status: 'Canceled', cancelledDate: engine.moment.now };
  const [row] = await engine.tx.update(payments).set(cancelled).where(eq(payments.id, payment.id)).returning();
  if (!row) throw new Error('A payment was not written.');
  await raise(engine, paymentDone(row, payment));
  return row;
}
