import { and, eq, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { charges, ratePlans, subscriptions } from '../database/schema.js';
import { lockAccount } from './accounts.js';
import { collectBills } from './auto-pay.js';
import type { DueWork } from './due.js';
import { billAccount } from './invoice.js';
import { subscriptionsOf } from './subscriptions.js';

const started = and(eq(subscriptions.latest, true), not(inArray(subscriptions.status, ['Pending Activation', 'Pending Acceptance'])));

/** The day from which nothing is charged: `stopped` of state.ts, for the database. */
const stop = sql`least(${charges.effectiveEndDate}, ${subscriptions.scheduledCancelDate}, ${subscriptions.scheduledSuspendDate}, ${subscriptions.suspendedOn})`;
const until = sql`case when ${stop} is null then null else greatest(${charges.effectiveStartDate}, ${stop}) end`;
const recurring = eq(charges.type, 'Recurring');
const owed = and(recurring, sql`${charges.chargedThroughDate} > ${until}`);

/** A charge that has something left to bill, or to give back. */
const unbilled = or(
  and(isNull(charges.chargedThroughDate), or(sql`${stop} is null`, lt(charges.effectiveStartDate, stop))),
  and(recurring, sql`${charges.chargedThroughDate} is not null`, or(sql`${stop} is null`, sql`${charges.chargedThroughDate} <> ${until}`)),
);

/** The day on which the next period of a charge begins, or its end if more was billed. */
const nextBillDate = sql`case when ${owed} then ${until} else coalesce(${charges.chargedThroughDate}, ${charges.effectiveStartDate}) end`;

const dueCharges = (tx: Transaction, through: IsoDate) =>
  tx
    .select({ accountId: subscriptions.accountId, date: sql<IsoDate>`(${nextBillDate})::text` })
    .from(charges)
    .innerJoin(ratePlans, eq(ratePlans.id, charges.ratePlanId))
    .innerJoin(subscriptions, eq(subscriptions.id, ratePlans.subscriptionId))
    .where(and(started, unbilled, lte(sql`(${nextBillDate})`, through)));

async function runBills(engine: Engine): Promise<void> {
  const { tx, moment } = engine;
  const accountIds = [...new Set((await dueCharges(tx, moment.today)).map((row) => row.accountId))].sort();
  for (const id of accountIds) {
    const account = await lockAccount(tx, id);
    const dates = { targetDate: moment.today, documentDate: moment.today };
    const bills = await billAccount(engine, account, account.billCycleDay, await subscriptionsOf(tx, id), dates);
    await collectBills(engine, account, bills.invoices);
  }
}

/** The daily bill run: bills what is due, invoice date = that day, and collects it where the account pays by itself. */
export const billRun: DueWork = {
  dates: async (tx, through) => (await dueCharges(tx, through)).map((row) => row.date),
  run: runBills,
};
