import { desc, lte, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { accountingPeriods } from '../../database/schema.js';
import { addDays, addTerm } from '../calendar.js';
import type { DueWork } from '../due-work.js';
import { closeFirstPeriod } from './close-periods.js';
import { readAccountingPeriods } from './accounting-periods.js';

/** First and last day of a year. */
const firstDayOfYear = (year: number): IsoDate => `${year}-01-01`;
const lastDayOfYear = (year: number): IsoDate => `${year}-12-31`;
const yearOf = (date: IsoDate): number => Temporal.PlainDate.from(date).year;

/** Returns the name of a period: `Nov 2026`, or with the day if the period starts within a month. */
function periodName(start: IsoDate): string {
  const date = Temporal.PlainDate.from(start);
  const month = date.toLocaleString('en-US', { month: 'short' });
  return date.day === 1 ? `${month} ${date.year}` : `${month} ${date.day}, ${date.year}`;
}

/** Returns the date on which the clock closes a period automatically: the end of the quarter after its own. */
function autoCloseDate(end: IsoDate): IsoDate {
  const { year, month } = Temporal.PlainDate.from(end);
  const quarter = new Temporal.PlainDate(year, month - ((month - 1) % 3), 1);
  return addTerm(quarter.toString(), 6, 'Month');
}

/** Builds the monthly periods from one day through another. If a name is taken, the period's start date is added to it. */
function buildMonths(
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
  const name = periodName(from);
  const month = {
    name: taken.has(name) ? `${name} (${from})` : name,
    startDate: from,
    endDate,
    fiscalYear: start.year,
    fiscalQuarter: Math.ceil(start.month / 3),
    closesOn: autoCloseDate(endDate),
  };
  return [month, ...buildMonths(addDays(endDate, 1), through, taken)];
}

async function insertMonths({ tx, moment }: Engine, from: IsoDate, through: IsoDate, taken: ReadonlySet<string>): Promise<void> {
  const dates = { createdDate: moment.now, updatedDate: moment.now };
  const months = buildMonths(from, through, taken).map((month) => ({ ...month, ...dates }));
  if (months.length > 0) await tx.insert(accountingPeriods).values(months);
}

/** Writes the periods of a new database: the months of last year, this year and next year. The clock closes the old ones. */
export async function writeFirstPeriods(engine: Engine): Promise<void> {
  const year = yearOf(engine.moment.today);
  await insertMonths(engine, firstDayOfYear(year - 1), lastDayOfYear(year + 1), new Set());
}

/** Selects the day on which the clock closes the first open period. */
const firstClosing = (through: IsoDate) => sql`(
  select closes_on
  from (
    select ${accountingPeriods.closesOn} as closes_on
    from ${accountingPeriods}
    where ${accountingPeriods.status} <> 'Closed'
    order by ${accountingPeriods.startDate}
    limit 1
  ) first_open
  where closes_on <= ${through}
)`;

/** Returns the last period, if months must be added after it on or before a day. On January 1, the months of the next year are added. */
async function findLastPeriod(tx: Transaction, through: IsoDate) {
  const [last] = await tx
    .select()
    .from(accountingPeriods)
    .where(lte(accountingPeriods.startDate, lastDayOfYear(yearOf(through) + 1)))
    .orderBy(desc(accountingPeriods.endDate))
    .limit(1);
  return last && last.endDate < lastDayOfYear(yearOf(through) + 1) ? last : undefined;
}

/** Selects the January 1 on which the clock adds months after the last period: a year before the first year that lacks months. */
const firstAddition = (through: IsoDate) => {
  const needed = lastDayOfYear(yearOf(through) + 1);
  return sql`(
    select (date_trunc('year', max(${accountingPeriods.endDate}) + 1) - interval '1 year')::date
    from ${accountingPeriods}
    where ${accountingPeriods.startDate} <= ${needed}
    having max(${accountingPeriods.endDate}) < ${needed}
  )`;
};

/** Closes old monthly periods and adds future ones. */
export const monthlyPeriods: DueWork = {
  name: 'accounting periods',
  firstDueDate: (_, through, accountId) =>
    accountId === undefined ? sql`least(${firstClosing(through)}, ${firstAddition(through)})` : sql`null::date`,
  async run(engine) {
    const { tx, moment } = engine;
    const all = await readAccountingPeriods(tx, 'update');
    for (const period of all.filter(({ status }) => status !== 'Closed')) {
      if (period.closesOn === null || period.closesOn > moment.today) break;
      await closeFirstPeriod(engine, period);
    }
    const last = await findLastPeriod(tx, moment.today);
    if (last)
      await insertMonths(engine, addDays(last.endDate, 1), lastDayOfYear(yearOf(moment.today) + 1), new Set(all.map(({ name }) => name)));
  },
};
