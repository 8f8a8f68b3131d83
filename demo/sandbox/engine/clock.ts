import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { tenant } from '../database/schema.js';

const TENANT_ROW = 1;

/** A point in time as the engine sees it. */
export interface Moment {
  /** Business date in the tenant's time zone. */
  readonly today: IsoDate;
  /** Business time: real time unless the clock was moved. */
  readonly now: Date;
  /** Real time, by which tokens, payment sessions and idempotency keys live. */
  readonly realNow: Date;
  readonly frozen: boolean;
  /** All that falls due through this day is done. */
  readonly doneThrough: IsoDate;
}

/** The calendar date of an instant in a zone. */
export function dateIn(timeZone: string, instant: Date): IsoDate {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/**
 * The instant of the same wall-clock time on another day; daylight saving decides as calendars do. A time that is skipped there is later by as
 * much, or earlier where it would come to the next day.
 */
function sameTimeOn(timeZone: string, instant: Date, date: IsoDate): Date {
  const time = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainTime();
  const wanted = Temporal.PlainDate.from(date).toPlainDateTime(time);
  const resolved = wanted.toZonedDateTime(timeZone);
  const earlier = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const isOnDay = resolved.toPlainDate().equals(date) || !earlier.toPlainDate().equals(date);
  return new Date((isOnDay ? resolved : earlier).epochMilliseconds);
}

/** `2026-11-21T03:04:05.678-05:00`: an instant in the tenant's zone, as the platform writes timestamps. */
export function instantText(timeZone: string, instant: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toString({ timeZone, smallestUnit: 'millisecond' });
}

/** Starts the clock of an empty database at real time. */
export async function startClock(tx: Transaction, timeZone: string, realNow: Date): Promise<void> {
  const start = { clockOffset: '0', frozenAt: null, doneThrough: dateIn(timeZone, realNow) };
  await tx
    .insert(tenant)
    .values({ id: TENANT_ROW, ...start })
    .onConflictDoUpdate({ target: tenant.id, set: start });
}

/** True if the database was set up. */
export async function isSetUp(db: Transaction): Promise<boolean> {
  return (await db.select({ id: tenant.id }).from(tenant)).length > 0;
}

/**
 * The moment a call happens at. Whoever would move the clock or do what is due waits for this transaction if it has `share`, as each has that
 * writes, so that nothing is written on a day that is over; with `update` all others that write wait as well.
 */
export async function readMoment(
  tx: Pick<Transaction, 'select'>,
  timeZone: string,
  realNow: Date,
  lock?: 'share' | 'update',
): Promise<Moment> {
  const query = tx.select().from(tenant).where(eq(tenant.id, TENANT_ROW));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw new Error('The database has no tenant: it was not set up.');
  const now = row.frozenAt ?? new Date(realNow.getTime() + Number(row.clockOffset));
  return { today: dateIn(timeZone, now), now, realNow, frozen: row.frozenAt !== null, doneThrough: row.doneThrough };
}

/** The moment as it was, at another date: what falls due on that day happens then. */
export function momentOn(moment: Moment, timeZone: string, date: IsoDate): Moment {
  return date === moment.today ? moment : { ...moment, today: date, now: sameTimeOn(timeZone, moment.now, date) };
}

/** Moves the clock to a moment, running or standing still from there. */
export async function setClock(tx: Transaction, moment: Moment): Promise<void> {
  await tx
    .update(tenant)
    .set({
      clockOffset: String(moment.now.getTime() - moment.realNow.getTime()),
      frozenAt: moment.frozen ? moment.now : null,
    })
    .where(eq(tenant.id, TENANT_ROW));
}

/** Remembers that all that falls due through a day is done. */
export async function setDoneThrough(tx: Transaction, date: IsoDate): Promise<void> {
  await tx.update(tenant).set({ doneThrough: date }).where(eq(tenant.id, TENANT_ROW));
}
