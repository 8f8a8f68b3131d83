import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { billRun } from './bill-run.js';
import { debits } from './debits.js';
import { dunning } from './dunning.js';
import { later } from './calendar.js';
import { momentOn } from './clock.js';
import { scheduledOrders } from './scheduled-orders.js';
import { schedules, terms } from './schedules.js';

/** A kind of work that falls due by the day. Its state is in the database alone, so that whichever process runs does it, once. */
export interface DueWork {
  /** The days through another on which there is something to do; may be earlier than today for what should have been done before. */
  dates: (tx: Transaction, through: IsoDate) => Promise<IsoDate[]>;
  /** Does what is due on the engine's day. Must leave nothing of that day, or the day never ends. */
  run: (engine: Engine) => Promise<void>;
}

/** All that falls due on a day, in the order in which it is done. */
const WORK: readonly DueWork[] = [schedules, scheduledOrders, terms, debits, dunning, billRun];

async function nextDueDate(tx: Transaction, through: IsoDate): Promise<IsoDate | undefined> {
  const dates: IsoDate[] = [];
  for (const work of WORK) dates.push(...(await work.dates(tx, through)));
  return dates.sort()[0];
}

/**
 * Does all that falls due from a day through another, each thing as if on its day: pauses and cancellations begin,
 * scheduled orders are done, terms end or renew, bills are written and collected.
 * What should have happened before `from` happens on `from`.
 */
export async function runDue(engine: Engine, from: IsoDate, through: IsoDate): Promise<void> {
  let day = from;
  for (;;) {
    const next = await nextDueDate(engine.tx, through);
    if (next === undefined) return;
    day = later(day, next);
    const onDay = { ...engine, moment: momentOn(engine.moment, engine.settings.timeZone, day) };
    for (const work of WORK) await work.run(onDay);
  }
}
