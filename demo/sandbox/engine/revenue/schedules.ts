import { asc, eq, inArray } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { chargeRevenueSummaries, newId, revenueEvents, revenueMoves, revenueParts, revenueSchedules } from '../../database/schema.js';
import { billingError, notFound } from '../../errors.js';
import { periodsOf, type PeriodRow } from '../ledger/periods.js';
import { inPieces } from '../usage-ratings.js';
import { fromMinor, sumOf, toMinor } from './shares.js';
import type { Parts } from './spread.js';

export type ScheduleRow = typeof revenueSchedules.$inferSelect;
export type PartRow = typeof revenueParts.$inferSelect;
export type EventRow = typeof revenueEvents.$inferSelect;

export const EVENT_TYPES = [
  'Invoice Posted',
  'Invoice Item Adjustment Created',
  'Invoice Canceled',
  'Invoice Item Adjustment Canceled',
  'Revenue Distributed',
  'Credit Memo Posted',
  'Debit Memo Posted',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Why a schedule was made or changed. */
export interface RevenueChange {
  eventType: EventType;
  systemId?: string | undefined;
  notes?: string | undefined;
  recognitionStart?: IsoDate | undefined;
  recognitionEnd?: IsoDate | undefined;
}

/** A schedule that is to be made. */
export interface NewSchedule {
  row: Omit<typeof revenueSchedules.$inferInsert, 'id' | 'createdDate' | 'updatedDate'>;
  parts: Parts;
  change: RevenueChange;
}

/** The one thing that always holds: what is recognized, what is not yet and what no period has sum to the amount. */
function checkWhole(currency: CurrencyCode, amount: DecimalString, parts: Parts): void {
  if (sumOf(parts.values()) === toMinor(currency, amount)) return;
  throw new Error(`The parts of a revenue schedule do not sum to ${amount} ${currency}.`);
}

function eventRow(scheduleId: string, change: RevenueChange, { moment }: Engine) {
  const { eventType, systemId, notes, recognitionStart, recognitionEnd } = change;
  const kept = { systemId: systemId ?? null, notes: notes ?? null };
  const between = { recognitionStart: recognitionStart ?? null, recognitionEnd: recognitionEnd ?? null };
  return { id: newId(), scheduleId, eventType, ...kept, ...between, createdDate: moment.now };
}

function moveRows(eventId: string, currency: CurrencyCode, moved: Parts) {
  return [...moved].flatMap(([periodId, amount]) => (amount === 0n ? [] : [{ eventId, periodId, amount: fromMinor(currency, amount) }]));
}

async function insertMoves(tx: Transaction, moves: ReturnType<typeof moveRows>): Promise<void> {
  for (const some of inPieces(moves)) await tx.insert(revenueMoves).values(some);
}

/** Makes schedules, each with its first event, and a summary for each charge that has none yet. Answers their numbers, in order. */
export async function writeSchedules(engine: Engine, schedules: readonly NewSchedule[]): Promise<string[]> {
  if (schedules.length === 0) return [];
  const { tx, moment } = engine;
  const made = schedules.map(({ row, parts, change }) => {
    checkWhole(row.currency, row.amount, parts);
    const id = newId();
    return { id, row, parts, event: eventRow(id, change, engine) };
  });
  const numbers: string[] = [];
  const dates = { createdDate: moment.now, updatedDate: moment.now };
  for (const some of inPieces(made.map(({ id, row }) => ({ ...row, id, ...dates })))) {
    const written = await tx.insert(revenueSchedules).values(some).returning({ number: revenueSchedules.number });
    numbers.push(...written.map(({ number }) => number));
  }
  const parts = made.flatMap(({ id: scheduleId, row, parts: own }) =>
    // What no period has is kept also where it is nothing.
    [...new Map([[null, 0n], ...own])].map(([periodId, amount]) => ({ scheduleId, periodId, amount: fromMinor(row.currency, amount) })),
  );
  for (const some of inPieces(parts)) await tx.insert(revenueParts).values(some);
  for (const some of inPieces(made.map(({ event }) => event))) await tx.insert(revenueEvents).values(some);
  await insertMoves(
    tx,
    made.flatMap(({ event, row, parts: own }) => moveRows(event.id, row.currency, own)),
  );
  const charged = new Map(made.flatMap(({ row }) => (row.chargeNumber == null ? [] : [[row.chargeNumber, row.accountId]])));
  const summaries = [...charged].map(([chargeNumber, accountId]) => ({ chargeNumber, accountId, createdDate: moment.now }));
  if (summaries.length > 0) await insertSummaries(tx, summaries);
  return numbers;
}

/** Only those that are not there: a number that is taken and not used would leave a gap. */
async function insertSummaries(tx: Transaction, summaries: readonly (typeof chargeRevenueSummaries.$inferInsert)[]): Promise<void> {
  const { chargeNumber } = chargeRevenueSummaries;
  const named = summaries.map((summary) => summary.chargeNumber);
  const there = new Set(
    (await tx.select({ chargeNumber }).from(chargeRevenueSummaries).where(inArray(chargeNumber, named))).map((row) => row.chargeNumber),
  );
  const missing = summaries.filter((summary) => !there.has(summary.chargeNumber));
  if (missing.length > 0) await tx.insert(chargeRevenueSummaries).values([...missing]);
}

/** A schedule with its parts and all periods, held until the transaction ends. */
export interface HeldSchedule {
  schedule: ScheduleRow;
  parts: Parts;
  periods: readonly PeriodRow[];
}

export async function getSchedule(tx: Transaction, number: string): Promise<ScheduleRow> {
  const [schedule] = await tx.select().from(revenueSchedules).where(eq(revenueSchedules.number, number));
  if (!schedule) throw notFound('revenue schedule', number);
  return schedule;
}

export async function holdSchedule(tx: Transaction, number: string): Promise<HeldSchedule> {
  const periods = await periodsOf(tx, 'share');
  const [schedule] = await tx.select().from(revenueSchedules).where(eq(revenueSchedules.number, number)).for('update');
  if (!schedule) throw notFound('revenue schedule', number);
  const rows = await tx.select().from(revenueParts).where(eq(revenueParts.scheduleId, schedule.id));
  return { schedule, periods, parts: new Map(rows.map(({ periodId, amount }) => [periodId, toMinor(schedule.currency, amount)])) };
}

/**
 * Takes back everything that a schedule is about, all of whose parts are of periods that are open: it is of nothing from then on, and its events say why.
 */
export async function emptySchedule(engine: Engine, number: string, change: RevenueChange): Promise<void> {
  const held = await holdSchedule(engine.tx, number);
  const amount = fromMinor(held.schedule.currency, 0n);
  await engine.tx.update(revenueSchedules).set({ amount }).where(eq(revenueSchedules.id, held.schedule.id));
  const after: Parts = new Map([...held.parts.keys()].map((id) => [id, 0n]));
  await changeParts(engine, { ...held, schedule: { ...held.schedule, amount } }, after, change);
}

/** Gives a schedule other parts, which sum to the same. Answers the number of the event. */
export async function changeParts(engine: Engine, held: HeldSchedule, after: Parts, change: RevenueChange): Promise<string> {
  const { tx, moment } = engine;
  const { schedule, parts: before, periods } = held;
  const { currency } = schedule;
  checkWhole(currency, schedule.amount, after);
  const moved: Parts = new Map(
    [...new Set([...before.keys(), ...after.keys()])].map((id) => [id, (after.get(id) ?? 0n) - (before.get(id) ?? 0n)]),
  );
  for (const { id, name, status } of periods) {
    if (status !== 'Open' && (moved.get(id) ?? 0n) !== 0n) throw new Error(`Revenue was to be moved in ${name}, which is ${status}.`);
  }
  const event = eventRow(schedule.id, change, engine);
  const [written] = await tx.insert(revenueEvents).values(event).returning({ number: revenueEvents.number });
  if (!written) throw new Error('A revenue event was not written.');
  await insertMoves(tx, moveRows(event.id, currency, moved));
  const rows = await tx.select().from(revenueParts).where(eq(revenueParts.scheduleId, schedule.id));
  for (const [periodId, difference] of moved) {
    if (difference === 0n) continue;
    const amount = fromMinor(currency, after.get(periodId) ?? 0n);
    const row = rows.find((each) => each.periodId === periodId);
    if (row) await tx.update(revenueParts).set({ amount }).where(eq(revenueParts.id, row.id));
    else await tx.insert(revenueParts).values({ scheduleId: schedule.id, periodId, amount });
  }
  await tx.update(revenueSchedules).set({ updatedDate: moment.now }).where(eq(revenueSchedules.id, schedule.id));
  return written.number;
}

/**
 * Deletes a schedule that somebody made, with its events.
 *
 * @throws {BillingError} if it comes from something that was billed or credited, or something of it is in a period that is not open
 */
export async function deleteSchedule({ tx }: Engine, number: string): Promise<void> {
  const { schedule, parts, periods } = await holdSchedule(tx, number);
  if (schedule.linkedType !== null) {
    throw billingError(
      'revenue',
      'rule',
      `'rs-number': ${number} comes from ${schedule.linkedType} of ${schedule.linkedNumber}, so it stays.`,
    );
  }
  const kept = periods.find(({ id, status }) => status !== 'Open' && (parts.get(id) ?? 0n) !== 0n);
  if (kept) throw billingError('revenue', 'rule', `'rs-number': a part of ${number} is in ${kept.name}, which is ${kept.status}.`);
  const events = tx.select({ id: revenueEvents.id }).from(revenueEvents).where(eq(revenueEvents.scheduleId, schedule.id));
  await tx.delete(revenueMoves).where(inArray(revenueMoves.eventId, events));
  await tx.delete(revenueEvents).where(eq(revenueEvents.scheduleId, schedule.id));
  await tx.delete(revenueParts).where(eq(revenueParts.scheduleId, schedule.id));
  await tx.delete(revenueSchedules).where(eq(revenueSchedules.id, schedule.id));
}

/** Events of schedules, the first one first. */
export function eventsOf(tx: Transaction, scheduleId: string, page: { limit: number; offset: number }): Promise<EventRow[]> {
  return tx
    .select()
    .from(revenueEvents)
    .where(eq(revenueEvents.scheduleId, scheduleId))
    .orderBy(asc(revenueEvents.number))
    .limit(page.limit)
    .offset(page.offset);
}
