import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError } from '../errors.js';
import { addDays, addTerm, laterDate } from './calendar.js';
import { momentOnDate, setClock, type ClockReading } from './clock.js';
import { runNextDueDay } from './run-due-work.js';

/**
 * Runs a step in its own transaction while the clock is locked. A day is processed completely or not at all, and earlier days stay processed.
 */
export type RunStep = <Result>(step: (engine: Engine) => Promise<Result>) => Promise<Result>;

/** Maximum number of years per call. Twenty years can mean hundreds of thousands of bills. */
const MAX_YEARS = 20;

/** Processes the next unprocessed day with due work, up to and including `through`, and returns it. Undefined if there is none. */
async function runNextDay(engine: Engine, through: IsoDate): Promise<IsoDate | undefined> {
  const { doneThrough } = engine.moment;
  return through <= doneThrough ? undefined : runNextDueDay(engine, addDays(doneThrough, 1), through);
}

/**
 * Processes everything that has become due since the last processed day.
 *
 * @throws {DueWorkError} for the day that failed
 */
export async function catchUpClock(runStep: RunStep): Promise<void> {
  const step = async (engine: Engine): Promise<boolean> => {
    const { doneThrough, today } = engine.moment;
    const day = await runNextDay(engine, today);
    const done = day ?? today;
    if (done > doneThrough) await setClock(engine.tx, { ...engine.moment, doneThrough: done });
    return day === undefined;
  };
  while (!(await runStep(step)));
}

function checkTargetDate({ today }: ClockReading, to: IsoDate): void {
  if (to < today) {
    const message = `'to' is before today, ${today}: the clock never goes back. POST /sandbox/reset starts again.`;
    throw billingError('none', 'rule', message, 400);
  }
  if (to > addTerm(today, MAX_YEARS, 'Year')) {
    throw billingError('none', 'invalid-value', `'to': at most ${MAX_YEARS} years ahead at once`, 400);
  }
}

/**
 * Advances the business clock to a day and processes everything that is due on the way, day by day. Then the clock runs or is frozen, as requested.
 * If a day fails, the clock stays on the last processed day.
 *
 * @throws {BillingError} if the day is in the past or too far ahead
 * @throws {DueWorkError} for the day that failed
 */
export async function advanceClock(
  runStep: RunStep,
  change: { to?: IsoDate | undefined; frozen?: boolean | undefined },
): Promise<ClockReading> {
  const to = await runStep(async ({ moment }) => {
    const target = change.to ?? moment.today;
    checkTargetDate(moment, target);
    return target;
  });
  const step = async (engine: Engine): Promise<ClockReading | undefined> => {
    const { tx, moment, settings } = engine;
    // Another call may have advanced the clock further.
    const target = laterDate(to, moment.today);
    const day = await runNextDay(engine, target);
    if (day !== undefined) {
      await setClock(tx, { ...momentOnDate(moment, settings.timeZone, laterDate(day, moment.today)), doneThrough: day });
      return undefined;
    }
    const moved = {
      ...momentOnDate(moment, settings.timeZone, target),
      frozen: change.frozen ?? moment.frozen,
      doneThrough: laterDate(target, moment.doneThrough),
    };
    await setClock(tx, moved);
    return moved;
  };
  for (;;) {
    const moved = await runStep(step);
    if (moved) return moved;
  }
}
