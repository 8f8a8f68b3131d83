import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { billRun } from './bill-run.js';
import { debits } from './collecting/debits.js';
import { dunning } from './collecting/dunning.js';
import { later } from './calendar.js';
import { momentOn } from './clock.js';
import { fiscalMonths } from './ledger/fiscal-months.js';
import { scheduledOrders } from './orders/scheduled-orders.js';
import { schedules, terms } from './schedules.js';

/** A kind of work that falls due by the day. Its state is in the database alone, so that whichever process runs does it, once. */
export interface DueWork {
  /** What it is called when it fails. */
  name: string;
  /** The days through another on which there is something to do; may be earlier than today for what should have been done before. */
  dates: (tx: Transaction, through: IsoDate, accountId?: string) => Promise<IsoDate[]>;
  /** Does what is due on the engine's day. Must leave nothing of that day, or the day never ends. */
  run: (engine: Engine, accountId?: string) => Promise<void>;
}

/** Work that could not be done; it undoes the transaction that it is in. */
export class DueWorkFailed extends Error {
  override readonly name = 'DueWorkFailed';

  /** @param work what failed, in words */
  constructor(
    work: string,
    readonly date: IsoDate,
    cause: unknown,
  ) {
    super(`The ${work} of ${date} failed.`, { cause });
  }
}

/** Keeps work to one account, where one is named. */
export function onlyOf(column: PgColumn, accountId: string | undefined): SQL | undefined {
  return accountId === undefined ? undefined : eq(column, accountId);
}

/** All that falls due on a day, in the order in which it is done. Its files import this one, so it is put together when it is asked for. */
const allWork = (): readonly DueWork[] => [fiscalMonths, schedules, scheduledOrders, terms, debits, dunning, billRun];

/** The kinds of work that have something to do through a day, each with the first day of it. */
async function pending(tx: Transaction, through: IsoDate, accountId?: string): Promise<{ work: DueWork; date: IsoDate }[]> {
  const found: { work: DueWork; date: IsoDate }[] = [];
  for (const work of allWork()) {
    const [date] = (await work.dates(tx, through, accountId)).sort();
    if (date !== undefined) found.push({ work, date });
  }
  return found;
}

const firstDate = (found: readonly { date: IsoDate }[]): IsoDate | undefined => found.map(({ date }) => date).sort()[0];

/** The next day through another on which something falls due; undefined if nothing does. */
export async function nextDueDate(tx: Transaction, through: IsoDate): Promise<IsoDate | undefined> {
  return firstDate(await pending(tx, through));
}

async function runWork(engine: Engine, work: DueWork, accountId: string | undefined): Promise<void> {
  try {
    await work.run(engine, accountId);
  } catch (error) {
    throw error instanceof DueWorkFailed ? error : new DueWorkFailed(work.name, engine.moment.today, error);
  }
}

/**
 * Does all that falls due from a day through another, each thing as if on its day: pauses and cancellations begin,
 * scheduled orders are done, terms end or renew, bills are written and collected.
 * What should have happened before `from` happens on `from`.
 *
 * @param accountId keeps it to one account, whose past is made while the others are in the present
 * @throws {DueWorkFailed} naming what failed, and the day
 */
export async function runDue(engine: Engine, from: IsoDate, through: IsoDate, accountId?: string): Promise<void> {
  let day = from;
  for (;;) {
    const found = await pending(engine.tx, through, accountId);
    const next = firstDate(found);
    if (next === undefined) return;
    day = later(day, next);
    const onDay = { ...engine, moment: momentOn(engine.moment, engine.settings.timeZone, day) };
    // What this leaves for the same day, such as the bill of a renewed term, is found by the next round.
    for (const { work, date } of found) if (date <= day) await runWork(onDay, work, accountId);
  }
}
