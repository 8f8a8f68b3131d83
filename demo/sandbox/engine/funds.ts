import { and, eq, inArray, isNotNull, sum as sumOf } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { creditMemoApplications, creditMemos, invoices, paymentApplications, payments, refunds } from '../database/schema.js';
import type { PaymentRow } from './collecting/collect-payment.js';
import { resumeAfterPayment } from './collecting/dunning-cases.js';
import type { LineShare } from '../database/tables/columns.js';
import type { InvoiceRow } from './bill-account.js';
import { decimalOf, roundTo, subtract, sum } from './money.js';

export type CreditMemoRow = typeof creditMemos.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** Applied, refunded and unapplied amounts of a payment or credit memo. They add up to its total. */
export interface FundsBalance {
  applied: DecimalString;
  refunded: DecimalString;
  unapplied: DecimalString;
}

interface AmountRow {
  amount: DecimalString;
}

/** A payment or credit memo. */
export type Funds = { kind: 'payment'; row: PaymentRow } | { kind: 'memo'; row: CreditMemoRow };

function computeFundsBalance(
  currency: CurrencyCode,
  amount: DecimalString,
  applied: readonly AmountRow[],
  refunded: readonly AmountRow[],
): FundsBalance {
  const balance = {
    applied: sum(
      currency,
      applied.map((part) => part.amount),
    ),
    refunded: sum(
      currency,
      refunded.map((part) => part.amount),
    ),
  };
  return { ...balance, unapplied: subtract(currency, subtract(currency, amount, balance.applied), balance.refunded) };
}

/** Reads how much of each payment is applied, refunded and unapplied, in the order of `rows`. A failed or canceled payment has a total of zero. */
export async function readPaymentBalances(tx: Transaction, rows: readonly PaymentRow[]): Promise<FundsBalance[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const applied = await tx.select().from(paymentApplications).where(inArray(paymentApplications.paymentId, ids));
  const refunded = await tx
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, ids), eq(refunds.status, 'Processed')));
  return rows.map(({ id, currency, status, amount }) =>
    computeFundsBalance(
      currency,
      status === 'Processed' || status === 'Processing' ? amount : '0',
      applied.filter((part) => part.paymentId === id),
      refunded.filter((part) => part.paymentId === id),
    ),
  );
}

/** Reads how much of each credit memo is applied, refunded and unapplied, in the order of `rows`. */
export async function readCreditMemoBalances(tx: Transaction, rows: readonly CreditMemoRow[]): Promise<FundsBalance[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const applied = await tx.select().from(creditMemoApplications).where(inArray(creditMemoApplications.creditMemoId, ids));
  const refunded = await tx
    .select()
    .from(refunds)
    .where(and(inArray(refunds.creditMemoId, ids), eq(refunds.status, 'Processed')));
  return rows.map(({ id, currency, amount }) =>
    computeFundsBalance(
      currency,
      amount,
      applied.filter((part) => part.creditMemoId === id),
      refunded.filter((part) => part.creditMemoId === id),
    ),
  );
}

/** Reads how much of one payment or credit memo is applied, refunded and unapplied. */
export async function readFundsBalance(tx: Transaction, funds: Funds): Promise<FundsBalance> {
  const [balance] = funds.kind === 'payment' ? await readPaymentBalances(tx, [funds.row]) : await readCreditMemoBalances(tx, [funds.row]);
  if (!balance) throw new Error('The balance of the payment or credit memo is missing.');
  return balance;
}

/** Applied amount of a payment or credit memo, and the lines that the caller has chosen for it. */
interface Application {
  amount: DecimalString;
  lineShares: readonly LineShare[];
}

async function readApplication({ tx }: Engine, { kind, row }: Funds, invoiceId: string): Promise<Application> {
  const [found] =
    kind === 'payment'
      ? await tx
          .select()
          .from(paymentApplications)
          .where(and(eq(paymentApplications.paymentId, row.id), eq(paymentApplications.invoiceId, invoiceId)))
      : await tx
          .select()
          .from(creditMemoApplications)
          .where(and(eq(creditMemoApplications.creditMemoId, row.id), eq(creditMemoApplications.invoiceId, invoiceId)));
  return found ?? { amount: '0', lineShares: [] };
}

/** Reads the amount of a payment or credit memo that is applied to an invoice. */
export async function readAppliedAmount(engine: Engine, funds: Funds, invoiceId: string): Promise<DecimalString> {
  return (await readApplication(engine, funds, invoiceId)).amount;
}

/** Adds up the shares of each line. A negative share reduces another one. Together, the shares do not exceed `most`. */
function addShares(currency: CurrencyCode, shares: readonly LineShare[], most: DecimalString): LineShare[] {
  let rest = decimalOf(most);
  return [...new Set(shares.map(({ invoiceItemId }) => invoiceItemId))].flatMap((invoiceItemId) => {
    const own = shares.filter((share) => share.invoiceItemId === invoiceItemId).map(({ amount }) => amount);
    const total = decimalOf(sum(currency, own));
    const part = total.lessThan(rest) ? total : rest;
    if (!part.greaterThan(0)) return [];
    rest = rest.minus(part);
    return [{ invoiceItemId, amount: roundTo(currency, part) }];
  });
}

async function writeApplication(engine: Engine, funds: Funds, invoiceId: string, written: Application, date: IsoDate): Promise<void> {
  const { tx } = engine;
  const isGone = decimalOf(written.amount).isZero();
  if (funds.kind === 'payment') {
    const key = { paymentId: funds.row.id, invoiceId };
    await tx
      .delete(paymentApplications)
      .where(and(eq(paymentApplications.paymentId, key.paymentId), eq(paymentApplications.invoiceId, invoiceId)));
    if (!isGone) await tx.insert(paymentApplications).values({ ...key, ...written, effectiveDate: date });
    return;
  }
  const key = { creditMemoId: funds.row.id, invoiceId };
  await tx
    .delete(creditMemoApplications)
    .where(and(eq(creditMemoApplications.creditMemoId, key.creditMemoId), eq(creditMemoApplications.invoiceId, invoiceId)));
  if (!isGone) await tx.insert(creditMemoApplications).values({ ...key, ...written, effectiveDate: date });
}

/**
 * Applies a payment or credit memo to an invoice of the same account. A negative amount unapplies. The caller holds the account's lock and has
 * checked that both amounts are sufficient.
 *
 * @param shares parts of the amount that pay certain lines
 */
export async function moveFunds(
  engine: Engine,
  funds: Funds,
  invoice: Pick<InvoiceRow, 'id' | 'balance' | 'currency'>,
  amount: DecimalString,
  date: IsoDate = engine.moment.today,
  shares: readonly LineShare[] = [],
): Promise<void> {
  const { currency } = invoice;
  const before = await readApplication(engine, funds, invoice.id);
  const after = sum(currency, [before.amount, amount]);
  const balance = subtract(currency, invoice.balance, amount);
  if (decimalOf(after).isNegative() || decimalOf(balance).isNegative())
    throw new Error('The amount exceeds what is applied or what the invoice owes.');
  const lineShares = addShares(currency, [...before.lineShares, ...shares], after);
  await writeApplication(engine, funds, invoice.id, { amount: after, lineShares }, date);
  await engine.tx.update(invoices).set({ balance }).where(eq(invoices.id, invoice.id));
  if (decimalOf(balance).isZero()) await resumeAfterPayment(engine, invoice.id);
}

/** Reads the amounts of payments and of credit memos that are applied to an invoice. */
export async function readInvoicePayments(
  tx: Transaction,
  invoice: InvoiceRow,
): Promise<{ payments: DecimalString; memos: DecimalString }> {
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

/** Reads an account's unapplied amounts: of processed payments and of posted credit memos. */
export async function readUnappliedFunds(
  tx: Transaction,
  accountId: string,
  currency: CurrencyCode,
): Promise<{ payments: DecimalString; credit: DecimalString }> {
  const total = async (rows: Promise<{ total: string | null }[]>) => (await rows)[0]?.total ?? '0';
  const isProcessed = and(eq(payments.accountId, accountId), eq(payments.status, 'Processed'));
  const isPosted = and(eq(creditMemos.accountId, accountId), eq(creditMemos.status, 'Posted'));
  const isRefundProcessed = and(eq(refunds.accountId, accountId), eq(refunds.status, 'Processed'));
  const applied = { total: sumOf(paymentApplications.amount) };
  const credited = { total: sumOf(creditMemoApplications.amount) };
  const refunded = { total: sumOf(refunds.amount) };
  const paymentTotal = await total(
    tx
      .select({ total: sumOf(payments.amount) })
      .from(payments)
      .where(isProcessed),
  );
  const appliedPayments = await total(
    tx.select(applied).from(paymentApplications).innerJoin(payments, eq(payments.id, paymentApplications.paymentId)).where(isProcessed),
  );
  const refundedPayments = await total(
    tx
      .select(refunded)
      .from(refunds)
      .where(and(isRefundProcessed, isNotNull(refunds.paymentId))),
  );
  const creditTotal = await total(
    tx
      .select({ total: sumOf(creditMemos.amount) })
      .from(creditMemos)
      .where(isPosted),
  );
  const appliedCredit = await total(
    tx
      .select(credited)
      .from(creditMemoApplications)
      .innerJoin(creditMemos, eq(creditMemos.id, creditMemoApplications.creditMemoId))
      .where(isPosted),
  );
  const refundedCredit = await total(
    tx
      .select(refunded)
      .from(refunds)
      .where(and(isRefundProcessed, isNotNull(refunds.creditMemoId))),
  );
  return {
    payments: roundTo(currency, decimalOf(paymentTotal).minus(appliedPayments).minus(refundedPayments)),
    credit: roundTo(currency, decimalOf(creditTotal).minus(appliedCredit).minus(refundedCredit)),
  };
}
