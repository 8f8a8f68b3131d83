import { and, eq, inArray, lte, not } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { subscriptions } from '../database/schema.js';
import { lockAccount } from './accounts.js';
import { collectBills } from './collecting/auto-pay.js';
import { DueWorkFailed, onlyOf, type DueWork } from './due.js';
import { billAccount } from './invoice.js';
import { subscriptionsOf } from './subscriptions.js';

const started = and(eq(subscriptions.latest, true), not(inArray(subscriptions.status, ['Pending Activation', 'Pending Acceptance'])));

const dueSubscriptions = (tx: Transaction, through: IsoDate, accountId?: string) =>
  tx
    .select({ accountId: subscriptions.accountId, date: subscriptions.nextBillDate })
    .from(subscriptions)
    .where(and(started, lte(subscriptions.nextBillDate, through), onlyOf(subscriptions.accountId, accountId)));

async function runBills(engine: Engine, accountId?: string): Promise<void> {
  const { tx, moment } = engine;
  const accountIds = [...new Set((await dueSubscriptions(tx, moment.today, accountId)).map((row) => row.accountId))].sort();
  for (const id of accountIds) {
    const account = await lockAccount(tx, id);
    const dates = { targetDate: moment.today, documentDate: moment.today };
    try {
      const bills = await billAccount(engine, account, account.billCycleDay, await subscriptionsOf(tx, id), dates);
      await collectBills(engine, account, bills.invoices);
    } catch (error) {
      throw new DueWorkFailed(`bill of account ${account.number}`, moment.today, error);
    }
  }
}

/** The daily bill run: bills what is due, invoice date = that day, and collects it where the account pays by itself. */
export const billRun: DueWork = {
  name: 'bills',
  dates: async (tx, through, accountId) => (await dueSubscriptions(tx, through, accountId)).flatMap((row) => row.date ?? []),
  run: runBills,
};
