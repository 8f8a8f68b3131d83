import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { tenant } from '../database/schema.js';

const TENANT_ROW = 1;

/** Business time and real time of a call. */
export interface ClockReading {
  /** Business date in the tenant's time zone. */
  readonly today: IsoDate;
  /** Business time. Equal to real time unless the clock was moved. */
  readonly now: Date;
  /** Real time, by which tokens, payment sessions and idempotency keys expire. */
  readonly realNow: Date;
  readonly frozen: boolean;
  /** All due work through this day is done. */
  readonly doneThrough: IsoDate;
}

/** Returns the calendar date of an instant in a time zone. */
export function dateInZone(timeZone: string, instant: Date): IsoDate {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/**
 * Returns the instant with the same wall-clock time on another day. A time that daylight saving time skips is moved forward, or backward if it would
 * otherwise fall on the next day.
 */
function moveToDate(timeZone: string, instant: Date, date: IsoDate): Date {
  const time = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainTime();
  const wanted = Temporal.PlainDate.from(date).toPlainDateTime(time);
  const resolved = wanted.toZonedDateTime(timeZone);
  const earlier = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const isOnDay = resolved.toPlainDate().equals(date) || !earlier.toPlainDate().equals(date);
  return new Date((isOnDay ? resolved : earlier).epochMilliseconds);
}

/** Formats an instant in the tenant's time zone as the platform does: `2026-11-21T03:04:05.678-05:00`. */
export function formatTimestamp(timeZone: string, instant: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toString({ timeZone, smallestUnit: 'millisecond' });
}

/** Sets the clock of an empty database to real time. */
export async function startClock(tx: Transaction, timeZone: string, realNow: Date): Promise<void> {
  const start = { clockOffset: '0', frozenAt: null, doneThrough: dateInZone(timeZone, realNow) };
  await tx
    .insert(tenant)
    .values({ id: TENANT_ROW, ...start })
    .onConflictDoUpdate({ target: tenant.id, set: start });
}

/** True if the database has been set up. */
export async function isSetUp(db: Transaction): Promise<boolean> {
  return (await db.select({ id: tenant.id }).from(tenant)).length > 0;
}

/**
 * Reads the current moment. Every write call takes the lock `share`, which stops the clock from being moved until the transaction ends, so that
 * nothing is written on a day that is already over. The lock `update` also makes other write calls wait.
 */
export async function readClock(
  tx: Pick<Transaction, 'select'>,
  timeZone: string,
  realNow: Date,
  lock?: 'share' | 'update',
): Promise<ClockReading> {
  const query = tx.select().from(tenant).where(eq(tenant.id, TENANT_ROW));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw new Error('The database has no tenant: it was not set up.');
  const now = row.frozenAt ?? new Date(realNow.getTime() + Number(row.clockOffset));
  return { today: dateInZone(timeZone, now), now, realNow, frozen: row.frozenAt !== null, doneThrough: row.doneThrough };
}

/** Returns the moment with another business date, for work that is due on that date. */
export function momentOnDate(moment: ClockReading, timeZone: string, date: IsoDate): ClockReading {
  return date === moment.today ? moment : { ...moment, today: date, now: moveToDate(timeZone, moment.now, date) };
}

/** Sets the clock to a moment, running or frozen, and records through which day all due work is done. */
export async function setClock(tx: Transaction, moment: ClockReading): Promise<void> {
  await tx
    .update(tenant)
    .set({
      clockOffset: String(moment.now.getTime() - moment.realNow.getTime()),
      frozenAt: moment.frozen ? moment.now : null,
      doneThrough: moment.doneThrough,
    })
    .where(eq(tenant.id, TENANT_ROW));
}
