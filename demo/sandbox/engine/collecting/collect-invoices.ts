import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { creditMemos, invoices, payments } from '../../database/schema.js';
import type { AccountRow } from '../accounts.js';
import { collectPayment, type PaymentRow } from './collect-payment.js';
import { allocateByMethod, type MethodShare } from './allocate-by-method.js';
import { openDunningCases } from './dunning-cases.js';
import type { InvoiceRow } from '../bill-account.js';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.js';
import { compare } from '../money.js';
import { moveFunds, readFundsBalance, type Funds } from '../funds.js';
import type { CreditSource } from '../orders/order-input.js';

/** Result of collecting invoices. */
interface CollectionResult {
  /** One payment per payment method, including refused ones. */
  payments: PaymentRow[];
  /** True if there was no payment method for some of the lines. */
  methodMissing: boolean;
}

interface CollectOptions {
  /** Method that pays everything, regardless of the subscriptions' own methods. */
  method?: PaymentMethodRow | undefined;
  /** Returns false for payment methods that must not be charged. */
  allows?: ((method: PaymentMethodRow) => Promise<boolean>) | undefined;
}

/** Reads the invoices again and returns those that still have a balance. */
async function readOpenInvoices(engine: Engine, invoiceRows: readonly InvoiceRow[]): Promise<InvoiceRow[]> {
  const ids = invoiceRows.map((invoice) => invoice.id);
  if (ids.length === 0) return [];
  return engine.tx
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, ids), eq(invoices.status, 'Posted'), gt(invoices.balance, sql`0`)))
    .orderBy(asc(invoices.dueDate), asc(invoices.number));
}

/** Reads the account's posted credit memos or processed payments, oldest first. */
async function readCredits({ tx }: Engine, account: AccountRow, source: CreditSource): Promise<Funds[]> {
  if (source === 'CreditMemo') {
    const memos = await tx
      .select()
      .from(creditMemos)
      .where(and(eq(creditMemos.accountId, account.id), eq(creditMemos.status, 'Posted')))
      .orderBy(asc(creditMemos.memoDate), asc(creditMemos.number));
    return memos.map((row) => ({ kind: 'memo', row }));
  }
  const found = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.accountId, account.id), eq(payments.status, 'Processed')))
    .orderBy(asc(payments.effectiveDate), asc(payments.number));
  return found.map((row) => ({ kind: 'payment', row }));
}

/** Applies unapplied credit memos and payments of the account to invoices. Each source is used up before the next one. */
export async function applyCredits(
  engine: Engine,
  account: AccountRow,
  invoiceRows: readonly InvoiceRow[],
  sources: readonly CreditSource[] = ['CreditMemo', 'UnappliedPayment'],
): Promise<void> {
  for (const source of sources) {
    for (const funds of await readCredits(engine, account, source)) {
      for (const invoice of await readOpenInvoices(engine, invoiceRows)) {
        const { unapplied } = await readFundsBalance(engine.tx, funds);
        if (compare(unapplied, '0') <= 0) break;
        await moveFunds(engine, funds, invoice, compare(unapplied, invoice.balance) < 0 ? unapplied : invoice.balance);
      }
    }
  }
}

const allocateAll = (method: PaymentMethodRow, openInvoices: readonly InvoiceRow[]): MethodShare[] =>
  openInvoices.length === 0 ? [] : [{ method, allocations: openInvoices.map(({ id, balance }) => ({ invoiceId: id, amount: balance })) }];

/**
 * Collects the balances of an account's invoices: with credit memos first if the tenant's settings say so, then with one payment per payment method.
 * If a payment is refused and the account has `autoPay`, dunning starts. The caller holds the account's lock.
 */
export async function collectInvoices(
  engine: Engine,
  account: AccountRow,
  invoiceRows: readonly InvoiceRow[],
  options: CollectOptions = {},
): Promise<CollectionResult> {
  if (engine.settings.collection.applyCreditsFirst) await applyCredits(engine, account, invoiceRows, ['CreditMemo']);
  const openInvoices = await readOpenInvoices(engine, invoiceRows);
  const shares = options.method ? allocateAll(options.method, openInvoices) : await allocateByMethod(engine, account, openInvoices);
  const result: CollectionResult = { payments: [], methodMissing: false };
  for (const { method, allocations } of shares) {
    if (!method) result.methodMissing = true;
    if (!method || (options.allows && !(await options.allows(method)))) continue;
    const payment = await collectPayment(engine, account.id, account.currency, method, allocations);
    result.payments.push(payment);
    if (payment.status !== 'Error' || !account.autoPay) continue;
    const refused = openInvoices.filter(({ id }) => allocations.some(({ invoiceId }) => invoiceId === id));
    await openDunningCases(engine, account, refused);
  }
  return result;
}

/** Collects the invoices of the daily bill run if the account has `autoPay`. */
export async function collectAutomatically(engine: Engine, account: AccountRow, invoiceRows: readonly InvoiceRow[]): Promise<void> {
  if (account.autoPay) await collectInvoices(engine, account, invoiceRows);
}
