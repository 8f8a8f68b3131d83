import { and, asc, desc, lte, ne } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { accountingPeriods } from '../../database/schema.js';
import { addDays, addTerm } from '../calendar.js';
import type { DueWork } from '../due.js';
import { closeFirst } from './closing.js';
import { periodsOf } from './periods.js';

/** The days that a year begins and ends on. */
const firstOf = (year: number): IsoDate => `${year}-01-01`;
const lastOf = (year: number): IsoDate => `${year}-12-31`;
const yearOf = (date: IsoDate): number => Temporal.PlainDate.from(date).year;

/** `Nov 2026`; a period that begins within a month has that day in its name. */
function nameOf(start: IsoDate): string {
  const date = Temporal.PlainDate.from(start);
  const month = date.toLocaleString('en-US', { month: 'short' });
  return date.day === 1 ? `${month} ${date.year}` : `${month} ${date.day}, ${date.year}`;
}

/** The day on which the clock closes a period that nobody closed: when the quarter after its own is over. */
function closingDay(end: IsoDate): IsoDate {
  const { year, month } = Temporal.PlainDate.from(end);
  const quarter = new Temporal.PlainDate(year, month - ((month - 1) % 3), 1);
  return addTerm(quarter.toString(), 6, 'Month');
}

/** The months from a day through another. Where somebody took the name of one, it has its first day in it. */
function monthsFrom(
  from: IsoDate,
  through: IsoDate,
  taken: ReadonlySet<string>,
): (Pick<typeof accountingPeriods.$inferInsert, 'fiscalQuarter'> & {
  name: string;
  startDate: IsoDate;
  endDate: IsoDate;
  fiscalYear: number;
  closesOn: IsoDate;
})[] {
  if (from > through) return [];
  const start = Temporal.PlainDate.from(from);
  const endDate = start.with({ day: start.daysInMonth }).toString();
  const name = nameOf(from);
  const month = {
    name: taken.has(name) ? `${name} (${from})` : name,
    startDate: from,
    endDate,
    fiscalYear: start.year,
    fiscalQuarter: Math.ceil(start.month / 3),
    closesOn: closingDay(endDate),
  };
  return [month, ...monthsFrom(addDays(endDate, 1), through, taken)];
}

async function addMonths({ tx, moment }: Engine, from: IsoDate, through: IsoDate, taken: ReadonlySet<string>): Promise<void> {
  const made = { createdDate: moment.now, updatedDate: moment.now };
  const months = monthsFrom(from, through, taken).map((month) => ({ ...month, ...made }));
  if (months.length > 0) await tx.insert(accountingPeriods).values(months);
}

/** The months of an empty database: of last year, this one and the next. The clock closes those that are long over. */
export async function writeFirstMonths(engine: Engine): Promise<void> {
  const year = yearOf(engine.moment.today);
  await addMonths(engine, firstOf(year - 1), lastOf(year + 1), new Set());
}

/** The first period that is not closed, if the clock is to close it by a day. */
async function firstToClose(tx: Transaction, through: IsoDate) {
  const [first] = await tx
    .select()
    .from(accountingPeriods)
    .where(ne(accountingPeriods.status, 'Closed'))
    .orderBy(asc(accountingPeriods.startDate))
    .limit(1);
  return first && first.closesOn !== null && first.closesOn <= through ? { ...first, closesOn: first.closesOn } : undefined;
}

/** The last period, if months are to follow it by a day: on the first day of a year, those of the next one. */
async function lastToFollow(tx: Transaction, through: IsoDate) {
  const [last] = await tx
    .select()
    .from(accountingPeriods)
    .where(and(lte(accountingPeriods.startDate, lastOf(yearOf(through) + 1))))
    .orderBy(desc(accountingPeriods.endDate))
    .limit(1);
  return last && last.endDate < lastOf(yearOf(through) + 1) ? last : undefined;
}

/** Closes the months that are long over, and makes those that are to come. */
export const fiscalMonths: DueWork = {
  name: 'accounting periods',
  async dates(tx, through, accountId) {
    if (accountId !== undefined) return [];
    const closing = await firstToClose(tx, through);
    const last = await lastToFollow(tx, through);
    return [...(closing ? [closing.closesOn] : []), ...(last ? [firstOf(yearOf(last.endDate))] : [])];
  },
  async run(engine) {
    const { tx, moment } = engine;
    const all = await periodsOf(tx, 'update');
    for (let first = await firstToClose(tx, moment.today); first; first = await firstToClose(tx, moment.today))
      await closeFirst(engine, first);
    const last = await lastToFollow(tx, moment.today);
    if (last) await addMonths(engine, addDays(last.endDate, 1), lastOf(yearOf(moment.today) + 1), new Set(all.map(({ name }) => name)));
  },
};
