import { asc, eq, inArray } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { chargeRevenueSummaries, newId, revenueEvents, revenueMoves, revenueParts, revenueSchedules } from '../../database/schema.js';
import { billingError, notFound } from '../../errors.js';
import { readAccountingPeriods, type AccountingPeriodRow } from '../ledger/accounting-periods.js';
import { splitIntoChunks } from '../usage-ratings.js';
import { fromMinorUnits, sumUnits, toMinorUnits } from './minor-units.js';
import type { PeriodAmounts } from './spread-over-range.js';

export type RevenueScheduleRow = typeof revenueSchedules.$inferSelect;
export type RevenuePartRow = typeof revenueParts.$inferSelect;
export type RevenueEventRow = typeof revenueEvents.$inferSelect;

export const REVENUE_EVENT_TYPES = [
  'Invoice Posted',
  'Invoice Item Adjustment Created',
  'Invoice Canceled',
  'Invoice Item Adjustment Canceled',
  'Revenue Distributed',
  'Credit Memo Posted',
  'Debit Memo Posted',
] as const;
export type RevenueEventType = (typeof REVENUE_EVENT_TYPES)[number];

/** Event that created or changed a schedule. */
export interface RevenueChange {
  eventType: RevenueEventType;
  systemId?: string | undefined;
  notes?: string | undefined;
  recognitionStart?: IsoDate | undefined;
  recognitionEnd?: IsoDate | undefined;
}

/** A schedule to create. */
export interface NewSchedule {
  row: Omit<typeof revenueSchedules.$inferInsert, 'id' | 'createdDate' | 'updatedDate'>;
  parts: PeriodAmounts;
  change: RevenueChange;
}

/** Checks the invariant of a schedule: its parts add up to its amount. */
function checkTotal(currency: CurrencyCode, amount: DecimalString, parts: PeriodAmounts): void {
  if (sumUnits(parts.values()) === toMinorUnits(currency, amount)) return;
  throw new Error(`The parts of a revenue schedule do not sum to ${amount} ${currency}.`);
}

function toEventRow(scheduleId: string, change: RevenueChange, { moment }: Engine) {
  const { eventType, systemId, notes, recognitionStart, recognitionEnd } = change;
  const texts = { systemId: systemId ?? null, notes: notes ?? null };
  const between = { recognitionStart: recognitionStart ?? null, recognitionEnd: recognitionEnd ?? null };
  return { id: newId(), scheduleId, eventType, ...texts, ...between, createdDate: moment.now };
}

function toMoveRows(eventId: string, currency: CurrencyCode, moved: PeriodAmounts) {
  return [...moved].flatMap(([periodId, amount]) =>
    amount === 0n ? [] : [{ eventId, periodId, amount: fromMinorUnits(currency, amount) }],
  );
}

async function insertMoves(tx: Transaction, moves: ReturnType<typeof toMoveRows>): Promise<void> {
  for (const chunk of splitIntoChunks(moves)) await tx.insert(revenueMoves).values(chunk);
}

/** Creates schedules with their first events, and revenue summaries for charges that have none. Returns the schedule numbers in order. */
export async function writeSchedules(engine: Engine, schedules: readonly NewSchedule[]): Promise<string[]> {
  if (schedules.length === 0) return [];
  const { tx, moment } = engine;
  const created = schedules.map(({ row, parts, change }) => {
    checkTotal(row.currency, row.amount, parts);
    const id = newId();
    return { id, row, parts, event: toEventRow(id, change, engine) };
  });
  const numbers: string[] = [];
  const dates = { createdDate: moment.now, updatedDate: moment.now };
  for (const chunk of splitIntoChunks(created.map(({ id, row }) => ({ ...row, id, ...dates })))) {
    const written = await tx.insert(revenueSchedules).values(chunk).returning({ number: revenueSchedules.number });
    numbers.push(...written.map(({ number }) => number));
  }
  const parts = created.flatMap(({ id: scheduleId, row, parts: own }) =>
    // The undistributed part is stored even if it is zero.
    [...new Map([[null, 0n], ...own])].map(([periodId, amount]) => ({
      scheduleId,
      periodId,
      amount: fromMinorUnits(row.currency, amount),
    })),
  );
  for (const chunk of splitIntoChunks(parts)) await tx.insert(revenueParts).values(chunk);
  for (const chunk of splitIntoChunks(created.map(({ event }) => event))) await tx.insert(revenueEvents).values(chunk);
  await insertMoves(
    tx,
    created.flatMap(({ event, row, parts: own }) => toMoveRows(event.id, row.currency, own)),
  );
  const charged = new Map(created.flatMap(({ row }) => (row.chargeNumber == null ? [] : [[row.chargeNumber, row.accountId]])));
  const summaries = [...charged].map(([chargeNumber, accountId]) => ({ chargeNumber, accountId, createdDate: moment.now }));
  if (summaries.length > 0) await insertSummaries(tx, summaries);
  return numbers;
}

/** Inserts only missing summaries. An insert that conflicts would use up a number. */
async function insertSummaries(tx: Transaction, summaries: readonly (typeof chargeRevenueSummaries.$inferInsert)[]): Promise<void> {
  const { chargeNumber } = chargeRevenueSummaries;
  const named = summaries.map((summary) => summary.chargeNumber);
  const existing = new Set(
    (await tx.select({ chargeNumber }).from(chargeRevenueSummaries).where(inArray(chargeNumber, named))).map((row) => row.chargeNumber),
  );
  const missing = summaries.filter((summary) => !existing.has(summary.chargeNumber));
  if (missing.length > 0) await tx.insert(chargeRevenueSummaries).values([...missing]);
}

/** A schedule with its parts and all accounting periods, locked until the transaction ends. */
interface LockedSchedule {
  schedule: RevenueScheduleRow;
  parts: PeriodAmounts;
  periods: readonly AccountingPeriodRow[];
}

export async function getSchedule(tx: Transaction, number: string): Promise<RevenueScheduleRow> {
  const [schedule] = await tx.select().from(revenueSchedules).where(eq(revenueSchedules.number, number));
  if (!schedule) throw notFound('revenue schedule', number);
  return schedule;
}

export async function lockSchedule(tx: Transaction, number: string): Promise<LockedSchedule> {
  const periods = await readAccountingPeriods(tx, 'share');
  const [schedule] = await tx.select().from(revenueSchedules).where(eq(revenueSchedules.number, number)).for('update');
  if (!schedule) throw notFound('revenue schedule', number);
  const rows = await tx.select().from(revenueParts).where(eq(revenueParts.scheduleId, schedule.id));
  return { schedule, periods, parts: new Map(rows.map(({ periodId, amount }) => [periodId, toMinorUnits(schedule.currency, amount)])) };
}

/** Sets the amount and all parts of a schedule to zero. All its periods must be open. */
export async function emptySchedule(engine: Engine, number: string, change: RevenueChange): Promise<void> {
  const locked = await lockSchedule(engine.tx, number);
  const amount = fromMinorUnits(locked.schedule.currency, 0n);
  await engine.tx.update(revenueSchedules).set({ amount }).where(eq(revenueSchedules.id, locked.schedule.id));
  const after: PeriodAmounts = new Map([...locked.parts.keys()].map((id) => [id, 0n]));
  await changeDistribution(engine, { ...locked, schedule: { ...locked.schedule, amount } }, after, change);
}

/** Changes the parts of a schedule, keeping its amount. Returns the number of the revenue event. */
export async function changeDistribution(
  engine: Engine,
  locked: LockedSchedule,
  after: PeriodAmounts,
  change: RevenueChange,
): Promise<string> {
  const { tx, moment } = engine;
  const { schedule, parts: before, periods } = locked;
  const { currency } = schedule;
  checkTotal(currency, schedule.amount, after);
  const moved: PeriodAmounts = new Map(
    [...new Set([...before.keys(), ...after.keys()])].map((id) => [id, (after.get(id) ?? 0n) - (before.get(id) ?? 0n)]),
  );
  for (const { id, name, status } of periods) {
    if (status !== 'Open' && (moved.get(id) ?? 0n) !== 0n)
      throw new Error(`Revenue of ${name} must not change, because the period is ${status}.`);
  }
  const event = toEventRow(schedule.id, change, engine);
  const [written] = await tx.insert(revenueEvents).values(event).returning({ number: revenueEvents.number });
  if (!written) throw new Error('The revenue event was not inserted.');
  await insertMoves(tx, toMoveRows(event.id, currency, moved));
  const rows = await tx.select().from(revenueParts).where(eq(revenueParts.scheduleId, schedule.id));
  for (const [periodId, difference] of moved) {
    if (difference === 0n) continue;
    const amount = fromMinorUnits(currency, after.get(periodId) ?? 0n);
    const row = rows.find((each) => each.periodId === periodId);
    if (row) await tx.update(revenueParts).set({ amount }).where(eq(revenueParts.id, row.id));
    else await tx.insert(revenueParts).values({ scheduleId: schedule.id, periodId, amount });
  }
  await tx.update(revenueSchedules).set({ updatedDate: moment.now }).where(eq(revenueSchedules.id, schedule.id));
  return written.number;
}

/**
 * Deletes a schedule that staff created, with its events.
 *
 * @throws {BillingError} if the schedule belongs to a document line, or a part is in a period that is not open
 */
export async function deleteSchedule({ tx }: Engine, number: string): Promise<void> {
  const { schedule, parts, periods } = await lockSchedule(tx, number);
  if (schedule.linkedType !== null) {
    throw billingError(
      'revenue',
      'rule',
      `'rs-number': ${number} comes from ${schedule.linkedType} of ${schedule.linkedNumber}, so it stays.`,
    );
  }
  const fixedPeriod = periods.find(({ id, status }) => status !== 'Open' && (parts.get(id) ?? 0n) !== 0n);
  if (fixedPeriod)
    throw billingError('revenue', 'rule', `'rs-number': a part of ${number} is in ${fixedPeriod.name}, which is ${fixedPeriod.status}.`);
  const events = tx.select({ id: revenueEvents.id }).from(revenueEvents).where(eq(revenueEvents.scheduleId, schedule.id));
  await tx.delete(revenueMoves).where(inArray(revenueMoves.eventId, events));
  await tx.delete(revenueEvents).where(eq(revenueEvents.scheduleId, schedule.id));
  await tx.delete(revenueParts).where(eq(revenueParts.scheduleId, schedule.id));
  await tx.delete(revenueSchedules).where(eq(revenueSchedules.id, schedule.id));
}

/** Reads the events of a schedule, oldest first. */
export function readRevenueEvents(
  tx: Transaction,
  scheduleId: string,
  page: { limit: number; offset: number },
): Promise<RevenueEventRow[]> {
  return tx
    .select()
    .from(revenueEvents)
    .where(eq(revenueEvents.scheduleId, scheduleId))
    .orderBy(asc(revenueEvents.number))
    .limit(page.limit)
    .offset(page.offset);
}
