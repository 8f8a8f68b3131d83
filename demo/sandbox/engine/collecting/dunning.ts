import { and, asc, eq, gt, lte, min, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { dunningCases, invoices } from '../../database/schema.js';
import { lockAccount } from '../accounts.js';
import { collectInvoices } from './collect-invoices.js';
import { matchesAccount, type DueWork } from '../due-work.js';
import { hasSubscriptionToSuspend, nextRetryDate, suspendForInvoice, type DunningCase } from './dunning-cases.js';
import type { InvoiceRow } from '../bill-account.js';
import { canRetry } from './retry-rules.js';

interface OverdueCase {
  dunningCase: DunningCase;
  invoice: InvoiceRow;
}

/** Condition of open cases with a due retry or suspension. Excludes invoices paid by a debit that is still processing. */
const isDue = (through: IsoDate, accountId?: string) =>
  and(
    gt(invoices.balance, sql`0`),
    matchesAccount(dunningCases.accountId, accountId),
    or(lte(dunningCases.nextRetryOn, through), and(lte(dunningCases.suspendOn, through), hasSubscriptionToSuspend)),
  );

const readDueCases = (tx: Transaction, through: IsoDate, accountId?: string): Promise<OverdueCase[]> =>
  tx
    .select({ dunningCase: dunningCases, invoice: invoices })
    .from(dunningCases)
    .innerJoin(invoices, eq(invoices.id, dunningCases.invoiceId))
    .where(isDue(through, accountId))
    .orderBy(asc(dunningCases.accountId), asc(invoices.dueDate), asc(invoices.number));

/** Retries the overdue invoices of one account, with one payment per payment method. */
async function retryAccount(engine: Engine, accountId: string, cases: readonly OverdueCase[]): Promise<void> {
  const account = await lockAccount(engine.tx, accountId);
  for (const { dunningCase } of cases) {
    const nextRetryOn = nextRetryDate(engine, dunningCase.openedOn, engine.moment.today);
    await engine.tx.update(dunningCases).set({ nextRetryOn }).where(eq(dunningCases.invoiceId, dunningCase.invoiceId));
  }
  if (!account.autoPay) return;
  const bills = cases.map(({ invoice }) => invoice);
  await collectInvoices(engine, account, bills, { allows: (method) => canRetry(engine, method) });
}

async function retryAll(engine: Engine, only?: string): Promise<void> {
  const { today } = engine.moment;
  const due = (await readDueCases(engine.tx, today, only)).filter(
    ({ dunningCase }) => dunningCase.nextRetryOn !== null && dunningCase.nextRetryOn <= today,
  );
  for (const accountId of new Set(due.map(({ dunningCase }) => dunningCase.accountId))) {
    await retryAccount(
      engine,
      accountId,
      due.filter(({ dunningCase }) => dunningCase.accountId === accountId),
    );
  }
}

async function suspendAll(engine: Engine, only?: string): Promise<void> {
  const { tx, moment } = engine;
  // Read again, because a retry may have paid the invoice today.
  for (const { dunningCase } of await readDueCases(tx, moment.today, only)) {
    if (dunningCase.suspendOn === null || dunningCase.suspendOn > moment.today) continue;
    await lockAccount(tx, dunningCase.accountId);
    // A subscription that the subscriber paused is suspended when it resumes.
    if (await suspendForInvoice(engine, dunningCase)) continue;
    await tx.update(dunningCases).set({ suspendOn: null }).where(eq(dunningCases.invoiceId, dunningCase.invoiceId));
  }
}

/** Due work that retries the payment of unpaid invoices and suspends subscriptions at the end of the retry schedule. */
export const dunning: DueWork = {
  name: 'retries',
  firstDueDate: (tx, through, accountId) =>
    tx
      .select({ date: min(sql`least(${dunningCases.nextRetryOn}, ${dunningCases.suspendOn})`) })
      .from(dunningCases)
      .innerJoin(invoices, eq(invoices.id, dunningCases.invoiceId))
      .where(isDue(through, accountId)),
  async run(engine, accountId) {
    await retryAll(engine, accountId);
    await suspendAll(engine, accountId);
  },
};
