import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError } from '../errors.js';
import { addDays } from './calendar.js';
import { momentOn, setClock, setDoneThrough, type Moment } from './clock.js';
import { runDue } from './due.js';

/** Does what fell due since the last time, if a new day has begun. The engine's moment must be read with its lock. */
export async function catchUp(engine: Engine): Promise<void> {
  const { doneThrough, today } = engine.moment;
  if (today <= doneThrough) return;
  await runDue(engine, addDays(doneThrough, 1), today);
  await setDoneThrough(engine.tx, today);
}

/**
 * Moves the business clock on to a day, doing everything that falls due on the way, and lets it stand still or run.
 *
 * @throws {BillingError} if the day is in the past
 */
export async function advance(engine: Engine, change: { to?: IsoDate | undefined; frozen?: boolean | undefined }): Promise<Moment> {
  const { moment, settings } = engine;
  const to = change.to ?? moment.today;
  if (to < moment.today) {
    throw billingError(
      'none',
      'rule',
      `'to' is before today, ${moment.today}: the clock never goes back. POST /sandbox/reset starts again.`,
      400,
    );
  }
  const moved = { ...momentOn(moment, settings.timeZone, to), frozen: change.frozen ?? moment.frozen };
  await setClock(engine.tx, moved);
  await catchUp({ ...engine, moment: moved });
  return moved;
}
