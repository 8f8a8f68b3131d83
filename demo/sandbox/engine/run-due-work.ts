import { sql } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { tenant } from '../database/schema.js';
import { dailyBillRun } from './daily-bill-run.js';
import { bankDebits } from './collecting/bank-debits.js';
import { dunning } from './collecting/dunning.js';
import { laterDate } from './calendar.js';
import { momentOnDate } from './clock.js';
import { monthlyPeriods } from './ledger/monthly-periods.js';
import { scheduledOrders } from './orders/scheduled-orders.js';
import { scheduledChanges, termEnds } from './scheduled-changes.js';
import { DueWorkError, type DueWork } from './due-work.js';

/** All kinds of due work, in the order in which they run each day. */
const DUE_WORK: readonly DueWork[] = [monthlyPeriods, scheduledChanges, scheduledOrders, termEnds, bankDebits, dunning, dailyBillRun];

/** Reads the kinds of work that are due through a day, each with its first due day. One statement, because this runs twice for each day. */
async function readPendingWork(tx: Transaction, through: IsoDate, accountId?: string): Promise<{ work: DueWork; date: IsoDate }[]> {
  const queries = DUE_WORK.map((work) => [work.name, sql<IsoDate | null>`${work.firstDueDate(tx, through, accountId)}`] as const);
  // The table has one row.
  const [dates = {}] = await tx.select(Object.fromEntries(queries)).from(tenant);
  return DUE_WORK.flatMap((work) => {
    const date = dates[work.name] ?? null;
    return date === null ? [] : { work, date };
  });
}

async function runOneWork(engine: Engine, work: DueWork, accountId: string | undefined): Promise<void> {
  try {
    await work.run(engine, accountId);
  } catch (error) {
    throw error instanceof DueWorkError ? error : new DueWorkError(work.name, engine.moment.today, error);
  }
}

/**
 * Runs all work of the next day with due work, with the business date set to that day: scheduled changes and orders, ends of terms, bills and their
 * collection. Work that was due before `from` runs on `from`.
 *
 * @param accountId limits the run to one account, to simulate its past without changing other accounts
 * @returns the day; undefined if nothing is due from `from` through `through`
 * @throws {DueWorkError} naming the failed work and its day
 */
export async function runNextDueDay(engine: Engine, from: IsoDate, through: IsoDate, accountId?: string): Promise<IsoDate | undefined> {
  let found = await readPendingWork(engine.tx, through, accountId);
  const [first] = found.map(({ date }) => date).sort();
  if (first === undefined) return undefined;
  const day = laterDate(from, first);
  const onDay = { ...engine, moment: momentOnDate(engine.moment, engine.settings.timeZone, day) };
  while (found.length > 0) {
    for (const { work, date } of found) if (date <= day) await runOneWork(onDay, work, accountId);
    // Work that was created for the same day, such as the bill of a renewed term, runs in the next iteration.
    found = await readPendingWork(engine.tx, day, accountId);
  }
  return day;
}

/** Like {@link runNextDueDay}, for all days from `from` through `through`. */
export async function runDueWork(engine: Engine, from: IsoDate, through: IsoDate, accountId?: string): Promise<void> {
  let day: IsoDate | undefined = from;
  while (day !== undefined) day = await runNextDueDay(engine, day, through, accountId);
}
