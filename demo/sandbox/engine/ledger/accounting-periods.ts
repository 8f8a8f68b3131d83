import { asc, eq } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { accountingPeriods, revenueMoves, revenueParts } from '../../database/schema.js';
import { billingError, invalidValue, notFound, type BillingError } from '../../errors.js';
import { addDays } from '../calendar.js';

export type AccountingPeriodRow = typeof accountingPeriods.$inferSelect;

/** Name of the period for amounts that are not distributed to a period yet. */
export const OPEN_ENDED = 'Open-Ended';

/**
 * Reads all accounting periods, earliest first.
 *
 * @param lock `share` to book into periods, `update` to open or close one. The two exclude each other.
 */
export async function readAccountingPeriods(tx: Transaction, lock?: 'share' | 'update'): Promise<AccountingPeriodRow[]> {
  const query = tx.select().from(accountingPeriods).orderBy(asc(accountingPeriods.startDate));
  return lock ? query.for(lock) : query;
}

/** A period, all periods in order, and the index of the period among them. All rows are locked until the transaction ends. */
export interface PeriodInOrder {
  period: AccountingPeriodRow;
  all: readonly AccountingPeriodRow[];
  index: number;
}

export async function lockAccountingPeriod(tx: Transaction, id: string): Promise<PeriodInOrder> {
  const all = await readAccountingPeriods(tx, 'update');
  const index = all.findIndex((period) => period.id === id);
  const period = all[index];
  if (!period) throw notFound('accounting period', id);
  return { period, all, index };
}

export async function getAccountingPeriodRow(tx: Transaction, id: string): Promise<AccountingPeriodRow> {
  const [period] = await tx.select().from(accountingPeriods).where(eq(accountingPeriods.id, id));
  if (!period) throw notFound('accounting period', id);
  return period;
}

/** Finds the period that contains a day; undefined before the first and after the last period. */
export function findPeriodOn<Period extends Pick<AccountingPeriodRow, 'startDate' | 'endDate'>>(
  all: readonly Period[],
  day: IsoDate,
): Period | undefined {
  return all.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
}

/**
 * Creates the error for a violated rule.
 *
 * @param field name of the request field
 */
export function periodRuleError(field: string, why: string): BillingError {
  return billingError('accounting-periods', 'rule', `'${field}': ${why}.`);
}

type AccountingPeriodFields = Partial<
  Pick<AccountingPeriodRow, 'name' | 'startDate' | 'endDate' | 'fiscalYear' | 'fiscalQuarter' | 'notes' | 'customFields'>
>;

function checkFields(fields: AccountingPeriodFields, all: readonly AccountingPeriodRow[], own?: AccountingPeriodRow): void {
  const { name, fiscalYear, fiscalQuarter } = fields;
  if (name !== undefined) {
    if (name.trim() === '' || name.length > 100) throw invalidValue('accounting-periods', 'name', 'must be 1 to 100 characters');
    if (name.trim().toLowerCase() === OPEN_ENDED.toLowerCase())
      throw periodRuleError('name', `${OPEN_ENDED} is reserved for undistributed revenue`);
    if (all.some((period) => period.name === name && period !== own)) throw periodRuleError('name', `the period ${name} already exists`);
  }
  if (fiscalYear !== undefined && (fiscalYear < 1900 || fiscalYear > 2999)) {
    throw invalidValue('accounting-periods', 'fiscalYear', 'must be a year from 1900 through 2999');
  }
  if (fiscalQuarter !== undefined && fiscalQuarter !== null && (fiscalQuarter < 1 || fiscalQuarter > 4)) {
    throw invalidValue('accounting-periods', 'fiscalQuarter', 'must be 1, 2, 3 or 4');
  }
}

function checkPeriodDates(startDate: IsoDate, endDate: IsoDate): void {
  if (endDate < startDate) throw invalidValue('accounting-periods', 'endDate', `must not be before the start, ${startDate}`);
}

type NewAccountingPeriod = AccountingPeriodFields & Pick<AccountingPeriodRow, 'name' | 'startDate' | 'endDate' | 'fiscalYear'>;

/**
 * Adds the period after the last one.
 *
 * @throws {BillingError} if the period would leave a gap or overlap another one, or its name is taken
 */
export async function createPeriod({ tx, moment }: Engine, fields: NewAccountingPeriod): Promise<AccountingPeriodRow> {
  const all = await readAccountingPeriods(tx, 'update');
  checkFields(fields, all);
  checkPeriodDates(fields.startDate, fields.endDate);
  const last = all.at(-1);
  const next = last && addDays(last.endDate, 1);
  if (last && fields.startDate !== next) {
    throw periodRuleError('startDate', `periods have no gaps and do not overlap: the period after ${last.name} must start on ${next}`);
  }
  const [period] = await tx
    .insert(accountingPeriods)
    .values({ ...fields, createdDate: moment.now, updatedDate: moment.now })
    .returning();
  if (!period) throw new Error('The accounting period was not inserted.');
  return period;
}

/** True if revenue was ever distributed to a period. */
async function hasRevenue(tx: Transaction, { id }: AccountingPeriodRow): Promise<boolean> {
  const [part] = await tx.select({ id: revenueParts.id }).from(revenueParts).where(eq(revenueParts.periodId, id)).limit(1);
  const [move] = await tx.select({ id: revenueMoves.id }).from(revenueMoves).where(eq(revenueMoves.periodId, id)).limit(1);
  return part !== undefined || move !== undefined;
}

/** Checks that a date may change: only the start of the first and the end of the last period, and only without revenue. */
async function checkDateChange(tx: Transaction, { period, all }: PeriodInOrder, field: 'startDate' | 'endDate'): Promise<void> {
  const outermost = field === 'startDate' ? all[0] : all.at(-1);
  const place = field === 'startDate' ? 'first' : 'last';
  if (period !== outermost)
    throw periodRuleError(
      field,
      `periods have no gaps and do not overlap: only the ${field} of the ${place} period, ${outermost?.name}, can change`,
    );
  if (await hasRevenue(tx, period)) throw periodRuleError(field, `${period.name} has revenue`);
}

/**
 * Changes a period. If the period is not open, only its notes and custom fields can change.
 *
 * @throws {BillingError} naming the field that cannot change
 */
export async function updatePeriod({ tx, moment }: Engine, id: string, fields: AccountingPeriodFields): Promise<void> {
  const locked = await lockAccountingPeriod(tx, id);
  const { period, all } = locked;
  checkFields(fields, all, period);
  const { startDate = period.startDate, endDate = period.endDate } = fields;
  checkPeriodDates(startDate, endDate);
  for (const field of ['name', 'startDate', 'endDate', 'fiscalYear', 'fiscalQuarter'] as const) {
    if (fields[field] === undefined || fields[field] === period[field]) continue;
    if (period.status !== 'Open') throw periodRuleError(field, `${period.name} is ${period.status}`);
    if (field === 'startDate' || field === 'endDate') await checkDateChange(tx, locked, field);
  }
  await tx
    .update(accountingPeriods)
    .set({ ...fields, customFields: { ...period.customFields, ...fields.customFields }, updatedDate: moment.now })
    .where(eq(accountingPeriods.id, id));
}

/**
 * Deletes the last period.
 *
 * @throws {BillingError} if the period is not the last one, is not open, or has revenue
 */
export async function deletePeriod({ tx }: Engine, id: string): Promise<void> {
  const { period, all } = await lockAccountingPeriod(tx, id);
  const last = all.at(-1);
  if (period.status !== 'Open') throw periodRuleError('ap-id', `${period.name} is ${period.status}: only an open period can be deleted`);
  if (period !== last) throw periodRuleError('ap-id', `${period.name} is not the last period, which is ${last?.name}`);
  if (await hasRevenue(tx, period)) throw periodRuleError('ap-id', `${period.name} has revenue`);
  await tx.delete(accountingPeriods).where(eq(accountingPeriods.id, id));
}
