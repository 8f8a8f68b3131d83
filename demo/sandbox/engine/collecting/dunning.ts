import { and, asc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { dunningCases, invoices } from '../../database/schema.js';
import { lockAccount } from '../accounts.js';
import { collectByMethods } from './auto-pay.js';
import { onlyOf, type DueWork } from '../due.js';
import { nextRetry, suspendFor, type DunningCase } from './dunning-cases.js';
import type { InvoiceRow } from '../invoice.js';
import { mayRetry } from './retry-rules.js';

interface Late {
  late: DunningCase;
  invoice: InvoiceRow;
}

/** Cases of bills that still owe something and on which something falls due. A bill that a debit has paid waits for the bank. */
const dueCases = (tx: Transaction, through: IsoDate, accountId?: string): Promise<Late[]> =>
  tx
    .select({ late: dunningCases, invoice: invoices })
    .from(dunningCases)
    .innerJoin(invoices, eq(invoices.id, dunningCases.invoiceId))
    .where(
      and(
        gt(invoices.balance, sql`0`),
        onlyOf(dunningCases.accountId, accountId),
        or(
          and(isNotNull(dunningCases.nextRetryOn), lte(dunningCases.nextRetryOn, through)),
          and(isNotNull(dunningCases.suspendOn), lte(dunningCases.suspendOn, through)),
        ),
      ),
    )
    .orderBy(asc(dunningCases.accountId), asc(invoices.dueDate), asc(invoices.number));

/** Tries to collect late bills of one account again; one payment for each method. */
async function retry(engine: Engine, accountId: string, cases: readonly Late[]): Promise<void> {
  const account = await lockAccount(engine.tx, accountId);
  for (const { late } of cases) {
    const nextRetryOn = nextRetry(engine, late.openedOn, engine.moment.today);
    await engine.tx.update(dunningCases).set({ nextRetryOn }).where(eq(dunningCases.invoiceId, late.invoiceId));
  }
  if (!account.autoPay) return;
  const bills = cases.map(({ invoice }) => invoice);
  await collectByMethods(engine, account, bills, { allows: (method) => mayRetry(engine, method) });
}

async function retryAll(engine: Engine, only?: string): Promise<void> {
  const { today } = engine.moment;
  const due = (await dueCases(engine.tx, today, only)).filter(({ late }) => late.nextRetryOn !== null && late.nextRetryOn <= today);
  for (const accountId of new Set(due.map(({ late }) => late.accountId))) {
    await retry(
      engine,
      accountId,
      due.filter(({ late }) => late.accountId === accountId),
    );
  }
}

async function suspendAll(engine: Engine, only?: string): Promise<void> {
  const { tx, moment } = engine;
  // Read again: a retry of today may have paid.
  for (const { late } of await dueCases(tx, moment.today, only)) {
    if (late.suspendOn === null || late.suspendOn > moment.today) continue;
    await lockAccount(tx, late.accountId);
    await suspendFor(engine, late);
    await tx.update(dunningCases).set({ suspendOn: null }).where(eq(dunningCases.invoiceId, late.invoiceId));
  }
}

const earliest = ({ late }: Late): IsoDate[] =>
  [late.nextRetryOn, late.suspendOn]
    .flatMap((date) => date ?? [])
    .sort()
    .slice(0, 1);

/** Bills that were not paid: tried again on the days of the schedule, and at last a reason to suspend. */
export const dunning: DueWork = {
  name: 'retries',
  dates: async (tx, through, accountId) => (await dueCases(tx, through, accountId)).flatMap(earliest),
  async run(engine, accountId) {
    await retryAll(engine, accountId);
    await suspendAll(engine, accountId);
  },
};
