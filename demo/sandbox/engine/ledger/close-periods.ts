import { eq } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { accountingPeriods, newId } from '../../database/schema.js';
import { lockAccountingPeriod, periodRuleError, type AccountingPeriodRow, type PeriodInOrder } from './accounting-periods.js';
import { computeTrialBalance } from './trial-balance.js';

function checkEarlierClosed({ period, all, index }: PeriodInOrder): void {
  const open = all.slice(0, index).find(({ status }) => status !== 'Closed');
  if (open) throw periodRuleError('ap-id', `${period.name} comes after ${open.name}, which is ${open.status}: close earlier periods first`);
}

/**
 * Marks a period as pending close. From then on, its revenue cannot change.
 *
 * @throws {BillingError} unless the period is open and all earlier periods are closed
 */
export async function markPendingClose({ tx, moment }: Engine, id: string): Promise<void> {
  const locked = await lockAccountingPeriod(tx, id);
  const { period } = locked;
  if (period.status !== 'Open')
    throw periodRuleError('ap-id', `${period.name} is ${period.status}: only an open period can become pending close`);
  checkEarlierClosed(locked);
  await tx.update(accountingPeriods).set({ status: 'PendingClose', updatedDate: moment.now }).where(eq(accountingPeriods.id, id));
}

/** Computes the trial balance and saves it with the period, together with other changes. */
async function saveTrialBalance(
  engine: Engine,
  period: AccountingPeriodRow,
  changes: Partial<Pick<AccountingPeriodRow, 'status' | 'closesOn'>> = {},
): Promise<void> {
  const { tx, moment } = engine;
  const lines = await computeTrialBalance(engine, period);
  const balanced = { balance: lines, balanceFileId: newId(), balancedFrom: moment.now, balancedTo: moment.now };
  await tx
    .update(accountingPeriods)
    .set({ ...balanced, ...changes, updatedDate: moment.now })
    .where(eq(accountingPeriods.id, period.id));
}

/** Closes the earliest period that is not closed. Revenue distributed to it is recognized. */
export async function closeFirstPeriod(engine: Engine, period: AccountingPeriodRow): Promise<void> {
  await saveTrialBalance(engine, period, { status: 'Closed', closesOn: null });
}

/**
 * Closes a period with a final trial balance. Revenue distributed to it is recognized.
 *
 * @throws {BillingError} unless the period is pending close and all earlier periods are closed
 */
export async function closePeriod(engine: Engine, id: string): Promise<void> {
  const locked = await lockAccountingPeriod(engine.tx, id);
  const { period } = locked;
  if (period.status === 'Closed') throw periodRuleError('ap-id', `${period.name} is Closed already`);
  checkEarlierClosed(locked);
  if (period.status === 'Open') throw periodRuleError('ap-id', `${period.name} is Open: mark it as pending close first`);
  await closeFirstPeriod(engine, period);
}

/**
 * Reopens a closed period. Its revenue is unrecognized again. From then on only staff can close it; the clock leaves it open.
 *
 * @throws {BillingError} unless the period is closed and the next period is open
 */
export async function reopenPeriod({ tx, moment }: Engine, id: string): Promise<void> {
  const { period, all, index } = await lockAccountingPeriod(tx, id);
  if (period.status !== 'Closed')
    throw periodRuleError('ap-id', `${period.name} is ${period.status}: only a closed period can be reopened`);
  const next = all[index + 1];
  if (next && next.status !== 'Open') {
    throw periodRuleError(
      'ap-id',
      `the period after ${period.name} is ${next.name}, which is ${next.status}: reopen the last closed period first`,
    );
  }
  await tx.update(accountingPeriods).set({ status: 'Open', updatedDate: moment.now }).where(eq(accountingPeriods.id, id));
}

/**
 * Computes the trial balance of a period that is not closed.
 *
 * @throws {BillingError} if the period is closed: its trial balance is final
 */
export async function runTrialBalance(engine: Engine, id: string): Promise<void> {
  const { period } = await lockAccountingPeriod(engine.tx, id);
  if (period.status === 'Closed') throw periodRuleError('ap-id', `${period.name} is Closed: its trial balance is final`);
  await saveTrialBalance(engine, period);
}
