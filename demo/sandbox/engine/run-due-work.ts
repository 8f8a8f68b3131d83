import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
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

/** Reads the kinds of work that are due through a day, each with its first due day. */
async function readPendingWork(tx: Transaction, through: IsoDate, accountId?: string): Promise<{ work: DueWork; date: IsoDate }[]> {
  const found: { work: DueWork; date: IsoDate }[] = [];
  for (const work of DUE_WORK) {
    const [date] = (await work.dueDates(tx, through, accountId)).sort();
    if (date !== undefined) found.push({ work, date });
  }
  return found;
}

const earliestDate = (found: readonly { date: IsoDate }[]): IsoDate | undefined => found.map(({ date }) => date).sort()[0];

/** Returns the next day with due work, up to and including `through`. Undefined if there is none. */
export async function nextDueDate(tx: Transaction, through: IsoDate): Promise<IsoDate | undefined> {
  return earliestDate(await readPendingWork(tx, through));
}

async function runOneWork(engine: Engine, work: DueWork, accountId: string | undefined): Promise<void> {
  try {
    await work.run(engine, accountId);
  } catch (error) {
    throw error instanceof DueWorkError ? error : new DueWorkError(work.name, engine.moment.today, error);
  }
}

/**
 * Runs all work that is due from `from` through `through`, with the business date set to the day of the work: scheduled changes and orders, ends of
 * terms, bills and their collection. Work that was due before `from` runs on `from`.
 *
 * @param accountId limits the run to one account, to simulate its past without changing other accounts
 * @throws {DueWorkError} naming the failed work and its day
 */
export async function runDueWork(engine: Engine, from: IsoDate, through: IsoDate, accountId?: string): Promise<void> {
  let day = from;
  for (;;) {
    const found = await readPendingWork(engine.tx, through, accountId);
    const next = earliestDate(found);
    if (next === undefined) return;
    day = laterDate(day, next);
    const onDay = { ...engine, moment: momentOnDate(engine.moment, engine.settings.timeZone, day) };
    // Work that is created for the same day, such as the bill of a renewed term, runs in the next iteration.
    for (const { work, date } of found) if (date <= day) await runOneWork(onDay, work, accountId);
  }
}
