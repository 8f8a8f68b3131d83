import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError } from '../errors.js';
import { addDays, addTerm, later } from './calendar.js';
import { momentOn, setClock, setDoneThrough, type Moment } from './clock.js';
import { nextDueDate, runDue } from './due.js';

/** Does a step in a transaction of its own, with the clock held: a day is done whole or not at all, and the days before it stay done. */
export type InStep = <Result>(step: (engine: Engine) => Promise<Result>) => Promise<Result>;

/** Years that one call may go: some hundred thousand bills. */
const MOST_YEARS = 20;

/** The next day through another that has work which was not done; undefined if there is none. */
async function nextDay({ tx, moment }: Engine, through: IsoDate): Promise<IsoDate | undefined> {
  if (through <= moment.doneThrough) return undefined;
  const next = await nextDueDate(tx, through);
  return next === undefined ? undefined : later(next, addDays(moment.doneThrough, 1));
}

async function doDay(engine: Engine, day: IsoDate): Promise<void> {
  await runDue(engine, day, day);
  await setDoneThrough(engine.tx, day);
}

/**
 * Does what fell due since the last time, if a new day has begun.
 *
 * @throws {DueWorkFailed} of the day on which it stopped
 */
export async function catchUp(inStep: InStep): Promise<void> {
  const step = async (engine: Engine): Promise<boolean> => {
    const { doneThrough, today } = engine.moment;
    const day = await nextDay(engine, today);
    if (day !== undefined) await doDay(engine, day);
    else if (today > doneThrough) await setDoneThrough(engine.tx, today);
    return day === undefined;
  };
  while (!(await inStep(step)));
}

function checkGoal({ today }: Moment, to: IsoDate): void {
  if (to < today) {
    const message = `'to' is before today, ${today}: the clock never goes back. POST /sandbox/reset starts again.`;
    throw billingError('none', 'rule', message, 400);
  }
  if (to > addTerm(today, MOST_YEARS, 'Year')) {
    throw billingError('none', 'invalid-value', `'to': at most ${MOST_YEARS} years ahead at once`, 400);
  }
}

/**
 * Moves the business clock on to a day, doing everything that falls due on the way, day by day, and lets it stand still or run. Where a
 * day fails, the clock stays at the last one that was done.
 *
 * @throws {BillingError} if the day is in the past, or too far
 * @throws {DueWorkFailed} of the day on which it stopped
 */
export async function advance(inStep: InStep, change: { to?: IsoDate | undefined; frozen?: boolean | undefined }): Promise<Moment> {
  const to = await inStep(async ({ moment }) => {
    const goal = change.to ?? moment.today;
    checkGoal(moment, goal);
    return goal;
  });
  const step = async (engine: Engine): Promise<Moment | undefined> => {
    const { tx, moment, settings } = engine;
    // Another call may have gone further meanwhile.
    const goal = later(to, moment.today);
    const day = await nextDay(engine, goal);
    if (day !== undefined) {
      await setClock(tx, momentOn(moment, settings.timeZone, later(day, moment.today)));
      await doDay(engine, day);
      return undefined;
    }
    const moved = { ...momentOn(moment, settings.timeZone, goal), frozen: change.frozen ?? moment.frozen };
    await setClock(tx, moved);
    await setDoneThrough(tx, later(goal, moment.doneThrough));
    return moved;
  };
  for (;;) {
    const moved = await inStep(step);
    if (moved) return moved;
  }
}
