import { asc, eq } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { accountingPeriods, revenueMoves, revenueParts } from '../../database/schema.js';
import { billingError, invalidValue, notFound, type BillingError } from '../../errors.js';
import { addDays } from '../calendar.js';

export type PeriodRow = typeof accountingPeriods.$inferSelect;

/** The name under which everything stands that no period has yet. */
export const OPEN_ENDED = 'Open-Ended';

/**
 * All periods, earliest first.
 *
 * @param lock `share` for who books into them, `update` for who opens or closes one: they wait for each other
 */
export async function periodsOf(tx: Transaction, lock?: 'share' | 'update'): Promise<PeriodRow[]> {
  const query = tx.select().from(accountingPeriods).orderBy(asc(accountingPeriods.startDate));
  return lock ? query.for(lock) : query;
}

/** A period among its neighbors, which nobody else changes until the transaction ends. */
export interface Placed {
  period: PeriodRow;
  all: readonly PeriodRow[];
  index: number;
}

export async function lockPeriod(tx: Transaction, id: string): Promise<Placed> {
  const all = await periodsOf(tx, 'update');
  const index = all.findIndex((period) => period.id === id);
  const period = all[index];
  if (!period) throw notFound('accounting period', id);
  return { period, all, index };
}

export async function getPeriod(tx: Transaction, id: string): Promise<PeriodRow> {
  const [period] = await tx.select().from(accountingPeriods).where(eq(accountingPeriods.id, id));
  if (!period) throw notFound('accounting period', id);
  return period;
}

/** The period that holds a day; undefined before the first and after the last. */
export function periodOn<Period extends Pick<PeriodRow, 'startDate' | 'endDate'>>(
  all: readonly Period[],
  day: IsoDate,
): Period | undefined {
  return all.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
}

/** A rule that does not let something be done; `field` says what was asked for. */
export function periodRule(field: string, why: string): BillingError {
  return billingError('accounting-periods', 'rule', `'${field}': ${why}.`);
}

type PeriodFields = Partial<Pick<PeriodRow, 'name' | 'startDate' | 'endDate' | 'fiscalYear' | 'fiscalQuarter' | 'notes' | 'customFields'>>;

function checkFields(fields: PeriodFields, all: readonly PeriodRow[], own?: PeriodRow): void {
  const { name, fiscalYear, fiscalQuarter } = fields;
  if (name !== undefined) {
    if (name.trim() === '' || name.length > 100) throw invalidValue('accounting-periods', 'name', 'must be 1 to 100 characters');
    if (name.trim().toLowerCase() === OPEN_ENDED.toLowerCase())
      throw periodRule('name', `${OPEN_ENDED} is the name of what no period has yet`);
    if (all.some((period) => period.name === name && period !== own)) throw periodRule('name', `there is a period ${name} already`);
  }
  if (fiscalYear !== undefined && (fiscalYear < 1900 || fiscalYear > 2999)) {
    throw invalidValue('accounting-periods', 'fiscalYear', 'must be a year from 1900 through 2999');
  }
  if (fiscalQuarter !== undefined && fiscalQuarter !== null && (fiscalQuarter < 1 || fiscalQuarter > 4)) {
    throw invalidValue('accounting-periods', 'fiscalQuarter', 'must be 1, 2, 3 or 4');
  }
}

function checkOrder(startDate: IsoDate, endDate: IsoDate): void {
  if (endDate < startDate) throw invalidValue('accounting-periods', 'endDate', `must not be before the start, ${startDate}`);
}

type NewPeriod = PeriodFields & Pick<PeriodRow, 'name' | 'startDate' | 'endDate' | 'fiscalYear'>;

/**
 * Makes the period after the last one.
 *
 * @throws {BillingError} if it would leave a gap, overlap another or have its name
 */
export async function createPeriod({ tx, moment }: Engine, fields: NewPeriod): Promise<PeriodRow> {
  const all = await periodsOf(tx, 'update');
  checkFields(fields, all);
  checkOrder(fields.startDate, fields.endDate);
  const last = all.at(-1);
  const next = last && addDays(last.endDate, 1);
  if (last && fields.startDate !== next) {
    throw periodRule('startDate', `periods have no gaps and do not overlap: the one after ${last.name} begins on ${next}`);
  }
  const [made] = await tx
    .insert(accountingPeriods)
    .values({ ...fields, createdDate: moment.now, updatedDate: moment.now })
    .returning();
  if (!made) throw new Error('An accounting period was not written.');
  return made;
}

/** True if revenue was ever distributed into a period. */
async function hasRevenue(tx: Transaction, { id }: PeriodRow): Promise<boolean> {
  const [part] = await tx.select({ id: revenueParts.id }).from(revenueParts).where(eq(revenueParts.periodId, id)).limit(1);
  const [move] = await tx.select({ id: revenueMoves.id }).from(revenueMoves).where(eq(revenueMoves.periodId, id)).limit(1);
  return part !== undefined || move !== undefined;
}

/** A date of a period moves only at the free end of the row of periods, and under no revenue. */
async function checkMove(tx: Transaction, { period, all }: Placed, field: 'startDate' | 'endDate'): Promise<void> {
  const free = field === 'startDate' ? all[0] : all.at(-1);
  const place = field === 'startDate' ? 'first' : 'last';
  if (period !== free)
    throw periodRule(field, `periods have no gaps and do not overlap: only that of the ${place} one, ${free?.name}, can change`);
  if (await hasRevenue(tx, period)) throw periodRule(field, `revenue is distributed into ${period.name}`);
}

/**
 * Changes a period. Of one that is not open, only notes and custom fields change.
 *
 * @throws {BillingError} naming the field that stands
 */
export async function updatePeriod({ tx, moment }: Engine, id: string, fields: PeriodFields): Promise<void> {
  const placed = await lockPeriod(tx, id);
  const { period, all } = placed;
  checkFields(fields, all, period);
  const { startDate = period.startDate, endDate = period.endDate } = fields;
  checkOrder(startDate, endDate);
  for (const field of ['name', 'startDate', 'endDate', 'fiscalYear', 'fiscalQuarter'] as const) {
    if (fields[field] === undefined || fields[field] === period[field]) continue;
    if (period.status !== 'Open') throw periodRule(field, `${period.name} is ${period.status}`);
    if (field === 'startDate' || field === 'endDate') await checkMove(tx, placed, field);
  }
  await tx
    .update(accountingPeriods)
    .set({ ...fields, customFields: { ...period.customFields, ...fields.customFields }, updatedDate: moment.now })
    .where(eq(accountingPeriods.id, id));
}

/**
 * Deletes the last period.
 *
 * @throws {BillingError} if it is not the last, not open, or revenue was distributed into it
 */
export async function deletePeriod({ tx }: Engine, id: string): Promise<void> {
  const { period, all } = await lockPeriod(tx, id);
  const last = all.at(-1);
  if (period.status !== 'Open') throw periodRule('ap-id', `${period.name} is ${period.status}: only an open period is deleted`);
  if (period !== last) throw periodRule('ap-id', `${period.name} is not the last period, which is ${last?.name}`);
  if (await hasRevenue(tx, period)) throw periodRule('ap-id', `revenue was distributed into ${period.name}`);
  await tx.delete(accountingPeriods).where(eq(accountingPeriods.id, id));
}
