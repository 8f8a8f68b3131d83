import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { creditMemos, invoices } from '../../database/schema.js';
import type { AccountRow } from '../accounts.js';
import { collect, type PaymentRow } from './collect.js';
import { sharesOf, type Share } from './collection-shares.js';
import { openCases } from './dunning-cases.js';
import type { InvoiceRow } from '../invoice.js';
import type { MethodRow } from '../payment-methods/methods.js';
import { compare, isZero } from '../money.js';
import { settle, usesOfMemos } from '../settlement.js';

/** What became of an attempt to collect bills. */
export interface Collection {
  /** One for each method that was asked, refused ones too. */
  payments: PaymentRow[];
  /** True if a part has no method that could pay it. */
  methodMissing: boolean;
}

interface CollectOptions {
  /** Pays all, whatever the subscriptions name. */
  method?: MethodRow | undefined;
  /** Whether a method is asked at all. */
  allows?: ((method: MethodRow) => Promise<boolean>) | undefined;
}

/** The bills of these that still owe something, as they are now. */
async function stillOpen(engine: Engine, bills: readonly InvoiceRow[]): Promise<InvoiceRow[]> {
  const ids = bills.map((bill) => bill.id);
  if (ids.length === 0) return [];
  return engine.tx
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, ids), eq(invoices.status, 'Posted'), gt(invoices.balance, sql`0`)))
    .orderBy(asc(invoices.dueDate), asc(invoices.number));
}

/** Pays bills with the account's credit, the oldest first, as far as it goes. */
async function applyCredits(engine: Engine, account: AccountRow, bills: readonly InvoiceRow[]): Promise<void> {
  const memos = await engine.tx
    .select()
    .from(creditMemos)
    .where(and(eq(creditMemos.accountId, account.id), eq(creditMemos.status, 'Posted')))
    .orderBy(asc(creditMemos.memoDate), asc(creditMemos.number));
  for (const row of memos) {
    for (const bill of await stillOpen(engine, bills)) {
      const [uses] = await usesOfMemos(engine.tx, [row]);
      if (!uses || isZero(uses.unapplied)) break;
      const amount = compare(uses.unapplied, bill.balance) < 0 ? uses.unapplied : bill.balance;
      await settle(engine, { kind: 'memo', row }, bill, amount);
    }
  }
}

const all = (method: MethodRow, open: readonly InvoiceRow[]): Share[] =>
  open.length === 0 ? [] : [{ method, allocations: open.map(({ id, balance }) => ({ invoiceId: id, amount: balance })) }];

/**
 * Collects what bills of an account owe, whose lock the caller holds: credits first where the tenant wants that, then one payment for each method.
 * Bills of which a payment is refused are tried again later, if the account pays by itself.
 */
export async function collectByMethods(
  engine: Engine,
  account: AccountRow,
  bills: readonly InvoiceRow[],
  options: CollectOptions = {},
): Promise<Collection> {
  if (engine.settings.collection.applyCreditsFirst) await applyCredits(engine, account, bills);
  const open = await stillOpen(engine, bills);
  const shares = options.method ? all(options.method, open) : await sharesOf(engine, account, open);
  const done: Collection = { payments: [], methodMissing: false };
  for (const { method, allocations } of shares) {
    if (!method) done.methodMissing = true;
    if (!method || (options.allows && !(await options.allows(method)))) continue;
    const payment = await collect(engine, account.id, account.currency, method, allocations);
    done.payments.push(payment);
    if (payment.status !== 'Error' || !account.autoPay) continue;
    const refused = open.filter(({ id }) => allocations.some(({ invoiceId }) => invoiceId === id));
    await openCases(engine, account, refused);
  }
  return done;
}

/** Collects the bills of a bill run where the account pays by itself. */
export async function collectBills(engine: Engine, account: AccountRow, bills: readonly InvoiceRow[]): Promise<void> {
  if (account.autoPay) await collectByMethods(engine, account, bills);
}
