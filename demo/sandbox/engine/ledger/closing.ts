import { eq } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { accountingPeriods, newId } from '../../database/schema.js';
import { lockPeriod, periodRule, type PeriodRow, type Placed } from './periods.js';
import { trialBalance } from './trial-balance.js';

function checkEarlier({ period, all, index }: Placed): void {
  const open = all.slice(0, index).find(({ status }) => status !== 'Closed');
  if (open) throw periodRule('ap-id', `${period.name} comes after ${open.name}, which is ${open.status}: earlier periods are closed first`);
}

/**
 * Says that a period is about to be closed: no revenue is moved into it or out of it from now on.
 *
 * @throws {BillingError} unless it is open and all before it are closed
 */
export async function markPendingClose({ tx, moment }: Engine, id: string): Promise<void> {
  const placed = await lockPeriod(tx, id);
  const { period } = placed;
  if (period.status !== 'Open') throw periodRule('ap-id', `${period.name} is ${period.status}: only an open period becomes pending close`);
  checkEarlier(placed);
  await tx.update(accountingPeriods).set({ status: 'PendingClose', updatedDate: moment.now }).where(eq(accountingPeriods.id, id));
}

/** Adds the books up, and keeps what came of it with the period, with what else changes of it. */
async function balance(engine: Engine, period: PeriodRow, changes: Partial<Pick<PeriodRow, 'status' | 'closesOn'>> = {}): Promise<void> {
  const { tx, moment } = engine;
  const lines = await trialBalance(engine, period);
  const balanced = { balance: lines, balanceFileId: newId(), balancedFrom: moment.now, balancedTo: moment.now };
  await tx
    .update(accountingPeriods)
    .set({ ...balanced, ...changes, updatedDate: moment.now })
    .where(eq(accountingPeriods.id, period.id));
}

/** Closes the first of the periods that are not: what is distributed into it is recognized. */
export async function closeFirst(engine: Engine, period: PeriodRow): Promise<void> {
  await balance(engine, period, { status: 'Closed', closesOn: null });
}

/**
 * Closes a period after a trial balance: what is distributed into it is recognized.
 *
 * @throws {BillingError} unless it is pending close and all before it are closed
 */
export async function closePeriod(engine: Engine, id: string): Promise<void> {
  const placed = await lockPeriod(engine.tx, id);
  const { period } = placed;
  if (period.status === 'Closed') throw periodRule('ap-id', `${period.name} is Closed already`);
  checkEarlier(placed);
  if (period.status === 'Open') throw periodRule('ap-id', `${period.name} is Open: mark it as pending close first`);
  await closeFirst(engine, period);
}

/**
 * Opens a closed period again: what it recognized is not recognized any more. From then on people close it, not the clock.
 *
 * @throws {BillingError} unless it is closed and the period after it is open
 */
export async function reopenPeriod({ tx, moment }: Engine, id: string): Promise<void> {
  const { period, all, index } = await lockPeriod(tx, id);
  if (period.status !== 'Closed') throw periodRule('ap-id', `${period.name} is ${period.status}: only a closed period is opened again`);
  const next = all[index + 1];
  if (next && next.status !== 'Open') {
    throw periodRule(
      'ap-id',
      `the period after ${period.name} is ${next.name}, which is ${next.status}: the last closed one is opened first`,
    );
  }
  await tx.update(accountingPeriods).set({ status: 'Open', updatedDate: moment.now }).where(eq(accountingPeriods.id, id));
}

/**
 * Adds the books up as of the end of a period that is not closed.
 *
 * @throws {BillingError} if it is closed: its trial balance stands
 */
export async function runTrialBalance(engine: Engine, id: string): Promise<void> {
  const { period } = await lockPeriod(engine.tx, id);
  if (period.status === 'Closed') throw periodRule('ap-id', `${period.name} is Closed: its trial balance stands`);
  await balance(engine, period);
}
