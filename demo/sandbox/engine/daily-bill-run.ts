import { and, eq, inArray, lte, min, not } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { subscriptions } from '../database/schema.js';
import { lockAccount } from './accounts.js';
import { collectAutomatically } from './collecting/collect-invoices.js';
import { DueWorkError, matchesAccount, type DueWork } from './due-work.js';
import { billAccount } from './bill-account.js';
import { readSubscriptions } from './subscriptions.js';

const isBillable = and(eq(subscriptions.latest, true), not(inArray(subscriptions.status, ['Pending Activation', 'Pending Acceptance'])));

const isDue = (through: IsoDate, accountId?: string) =>
  and(isBillable, lte(subscriptions.nextBillDate, through), matchesAccount(subscriptions.accountId, accountId));

async function readDueAccounts(tx: Transaction, through: IsoDate, accountId?: string): Promise<string[]> {
  const rows = await tx.selectDistinct({ id: subscriptions.accountId }).from(subscriptions).where(isDue(through, accountId));
  return rows.map(({ id }) => id).sort();
}

async function runBills(engine: Engine, accountId?: string): Promise<void> {
  const { tx, moment } = engine;
  for (const id of await readDueAccounts(tx, moment.today, accountId)) {
    const account = await lockAccount(tx, id);
    const dates = { targetDate: moment.today, documentDate: moment.today };
    try {
      const bills = await billAccount(engine, account, account.billCycleDay, await readSubscriptions(tx, id), dates);
      await collectAutomatically(engine, account, bills.invoices);
    } catch (error) {
      throw new DueWorkError(`bill of account ${account.number}`, moment.today, error);
    }
  }
}

/** The daily bill run. Bills everything that is due, on documents of that day, and collects from accounts with `autoPay`. */
export const dailyBillRun: DueWork = {
  name: 'bills',
  firstDueDate: (tx, through, accountId) =>
    tx
      .select({ date: min(subscriptions.nextBillDate) })
      .from(subscriptions)
      .where(isDue(through, accountId)),
  run: runBills,
};
