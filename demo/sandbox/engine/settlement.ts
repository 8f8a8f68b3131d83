import { and, eq, inArray, isNotNull, sum as sumOf } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { creditMemoApplications, creditMemos, invoices, paymentApplications, payments, refunds } from '../database/schema.js';
import type { PaymentRow } from './collecting/collect.js';
import { recover } from './collecting/dunning-cases.js';
import type { InvoiceRow } from './invoice.js';
import { decimalOf, roundTo, subtract, sum } from './money.js';

export type CreditMemoRow = typeof creditMemos.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** Where the money of a payment or a credit memo is: the three add up to its amount. */
export interface Uses {
  applied: DecimalString;
  refunded: DecimalString;
  unapplied: DecimalString;
}

interface Part {
  amount: DecimalString;
}

/** Money that pays invoices. */
export type Funds = { kind: 'payment'; row: PaymentRow } | { kind: 'memo'; row: CreditMemoRow };

function usesOf(currency: CurrencyCode, amount: DecimalString, applied: readonly Part[], refunded: readonly Part[]): Uses {
  const uses = {
    applied: sum(
      currency,
      applied.map((part) => part.amount),
    ),
    refunded: sum(
      currency,
      refunded.map((part) => part.amount),
    ),
  };
  return { ...uses, unapplied: subtract(currency, subtract(currency, amount, uses.applied), uses.refunded) };
}

/** What of payments is applied, given back and left, in their order. A payment that did not go through, nor may yet, has nothing of all. */
export async function usesOfPayments(tx: Transaction, rows: readonly PaymentRow[]): Promise<Uses[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const applied = await tx.select().from(paymentApplications).where(inArray(paymentApplications.paymentId, ids));
  const given = await tx
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, ids), eq(refunds.status, 'Processed')));
  return rows.map(({ id, currency, status, amount }) =>
    usesOf(
      currency,
      status === 'Processed' || status === 'Processing' ? amount : '0',
      applied.filter((part) => part.paymentId === id),
      given.filter((part) => part.paymentId === id),
    ),
  );
}

/** The same of credit memos. */
export async function usesOfMemos(tx: Transaction, rows: readonly CreditMemoRow[]): Promise<Uses[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const applied = await tx.select().from(creditMemoApplications).where(inArray(creditMemoApplications.creditMemoId, ids));
  const given = await tx
    .select()
    .from(refunds)
    .where(and(inArray(refunds.creditMemoId, ids), eq(refunds.status, 'Processed')));
  return rows.map(({ id, currency, amount }) =>
    usesOf(
      currency,
      amount,
      applied.filter((part) => part.creditMemoId === id),
      given.filter((part) => part.creditMemoId === id),
    ),
  );
}

/** The same of one payment or credit memo. */
export async function usesOfFunds(tx: Transaction, funds: Funds): Promise<Uses> {
  const [uses] = funds.kind === 'payment' ? await usesOfPayments(tx, [funds.row]) : await usesOfMemos(tx, [funds.row]);
  if (!uses) throw new Error('One row has one answer.');
  return uses;
}

/** How much of the funds an invoice got. */
export async function appliedTo(engine: Engine, funds: Funds, invoiceId: string): Promise<DecimalString> {
  const { tx } = engine;
  const [row] =
    funds.kind === 'payment'
      ? await tx
          .select()
          .from(paymentApplications)
          .where(and(eq(paymentApplications.paymentId, funds.row.id), eq(paymentApplications.invoiceId, invoiceId)))
      : await tx
          .select()
          .from(creditMemoApplications)
          .where(and(eq(creditMemoApplications.creditMemoId, funds.row.id), eq(creditMemoApplications.invoiceId, invoiceId)));
  return row?.amount ?? '0';
}

async function writeApplication(engine: Engine, funds: Funds, invoiceId: string, amount: DecimalString, date: IsoDate): Promise<void> {
  const { tx } = engine;
  if (funds.kind === 'payment') {
    const key = { paymentId: funds.row.id, invoiceId };
    await tx
      .delete(paymentApplications)
      .where(and(eq(paymentApplications.paymentId, key.paymentId), eq(paymentApplications.invoiceId, invoiceId)));
    if (!decimalOf(amount).isZero()) await tx.insert(paymentApplications).values({ ...key, amount, effectiveDate: date });
    return;
  }
  const key = { creditMemoId: funds.row.id, invoiceId };
  await tx
    .delete(creditMemoApplications)
    .where(and(eq(creditMemoApplications.creditMemoId, key.creditMemoId), eq(creditMemoApplications.invoiceId, invoiceId)));
  if (!decimalOf(amount).isZero()) await tx.insert(creditMemoApplications).values({ ...key, amount, effectiveDate: date });
}

/**
 * Moves money between a payment or credit memo and an invoice of the same account, whose lock the caller holds: a positive amount pays, a
 * negative one takes back. The caller has checked that both sides have as much.
 */
export async function settle(
  engine: Engine,
  funds: Funds,
  invoice: Pick<InvoiceRow, 'id' | 'balance' | 'currency'>,
  amount: DecimalString,
  date: IsoDate = engine.moment.today,
): Promise<void> {
  const { currency } = invoice;
  const before = await appliedTo(engine, funds, invoice.id);
  const after = sum(currency, [before, amount]);
  const balance = subtract(currency, invoice.balance, amount);
  if (decimalOf(after).isNegative() || decimalOf(balance).isNegative()) throw new Error('More money was moved than there is.');
  await writeApplication(engine, funds, invoice.id, after, date);
  await engine.tx.update(invoices).set({ balance }).where(eq(invoices.id, invoice.id));
  if (decimalOf(balance).isZero()) await recover(engine, invoice.id);
}

/** How much of each payment or memo an invoice got, added up. */
export async function paidOf(tx: Transaction, invoice: InvoiceRow): Promise<{ payments: DecimalString; memos: DecimalString }> {
  const paid = await tx.select().from(paymentApplications).where(eq(paymentApplications.invoiceId, invoice.id));
  const credited = await tx.select().from(creditMemoApplications).where(eq(creditMemoApplications.invoiceId, invoice.id));
  return {
    payments: sum(
      invoice.currency,
      paid.map((row) => row.amount),
    ),
    memos: sum(
      invoice.currency,
      credited.map((row) => row.amount),
    ),
  };
}

/** What an account has paid or been credited and not used: payments, and posted credit memos. */
export async function unusedFunds(
  tx: Transaction,
  accountId: string,
  currency: CurrencyCode,
): Promise<{ payments: DecimalString; credit: DecimalString }> {
  const total = async (rows: Promise<{ total: string | null }[]>) => (await rows)[0]?.total ?? '0';
  const live = and(eq(payments.accountId, accountId), eq(payments.status, 'Processed'));
  const posted = and(eq(creditMemos.accountId, accountId), eq(creditMemos.status, 'Posted'));
  const given = and(eq(refunds.accountId, accountId), eq(refunds.status, 'Processed'));
  const applied = { total: sumOf(paymentApplications.amount) };
  const credited = { total: sumOf(creditMemoApplications.amount) };
  const refunded = { total: sumOf(refunds.amount) };
  const paidIn = await total(
    tx
      .select({ total: sumOf(payments.amount) })
      .from(payments)
      .where(live),
  );
  const paidOn = await total(
    tx.select(applied).from(paymentApplications).innerJoin(payments, eq(payments.id, paymentApplications.paymentId)).where(live),
  );
  const paidBack = await total(
    tx
      .select(refunded)
      .from(refunds)
      .where(and(given, isNotNull(refunds.paymentId))),
  );
  const creditIn = await total(
    tx
      .select({ total: sumOf(creditMemos.amount) })
      .from(creditMemos)
      .where(posted),
  );
  const creditOn = await total(
    tx
      .select(credited)
      .from(creditMemoApplications)
      .innerJoin(creditMemos, eq(creditMemos.id, creditMemoApplications.creditMemoId))
      .where(posted),
  );
  const creditBack = await total(
    tx
      .select(refunded)
      .from(refunds)
      .where(and(given, isNotNull(refunds.creditMemoId))),
  );
  return {
    payments: roundTo(currency, decimalOf(paidIn).minus(paidOn).minus(paidBack)),
    credit: roundTo(currency, decimalOf(creditIn).minus(creditOn).minus(creditBack)),
  };
}
