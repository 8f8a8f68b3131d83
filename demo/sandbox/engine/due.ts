import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { charges, ratePlans, subscriptions } from '../database/schema.js';
import { lockAccount, type AccountRow } from './accounts.js';
import { addTerm, later } from './calendar.js';
import { momentOn } from './clock.js';
import { collect } from './collect.js';
import { billAccount, type InvoiceRow } from './invoice.js';
import { defaultMethod } from './methods.js';
import { isZero } from './money.js';
import { activeSubscriptions, newVersion, withRatePlans, type FullSubscription } from './subscriptions.js';

const liveSubscription = and(eq(subscriptions.latest, true), eq(subscriptions.status, 'Active'));

/** A charge that has something left to bill. */
const unbilled = or(
  isNull(charges.chargedThroughDate),
  and(eq(charges.type, 'Recurring'), or(isNull(charges.effectiveEndDate), lt(charges.chargedThroughDate, charges.effectiveEndDate))),
);

/** The day on which the next period of a charge begins. */
const nextBillDate = sql<IsoDate>`coalesce(${charges.chargedThroughDate}, ${charges.effectiveStartDate})::text`;
const billsBy = (date: IsoDate) => lte(sql`coalesce(${charges.chargedThroughDate}, ${charges.effectiveStartDate})`, date);

const dueCharges = (tx: Transaction, through: IsoDate) =>
  tx
    .select({ accountId: subscriptions.accountId, date: nextBillDate })
    .from(charges)
    .innerJoin(ratePlans, eq(ratePlans.id, charges.ratePlanId))
    .innerJoin(subscriptions, eq(subscriptions.id, ratePlans.subscriptionId))
    .where(and(liveSubscription, unbilled, billsBy(through)));

const endingTerms = (tx: Transaction, through: IsoDate) =>
  tx
    .select()
    .from(subscriptions)
    .where(and(liveSubscription, lte(subscriptions.termEndDate, through)))
    .orderBy(asc(subscriptions.termEndDate), asc(subscriptions.number));

async function nextDueDate(tx: Transaction, through: IsoDate): Promise<IsoDate | undefined> {
  const bills = (await dueCharges(tx, through)).map((row) => row.date);
  const terms = (await endingTerms(tx, through)).flatMap((row) => row.termEndDate ?? []);
  return [...bills, ...terms].sort()[0];
}

/** A term that ends is followed by the next, by an open end, or by nothing. */
async function endTerm(engine: Engine, current: FullSubscription): Promise<void> {
  const { termEndDate: start, renewalTerm, renewalTermPeriodType } = current;
  if (!current.autoRenew || start === null) return newVersion(engine, current, { status: 'Expired', endDate: start }, {});
  if (current.renewalSetting === 'RENEW_TO_EVERGREEN' || renewalTerm === null || renewalTermPeriodType === null) {
    const open = { termType: 'EVERGREEN', autoRenew: false, currentTerm: null, currentTermPeriodType: null } as const;
    return newVersion(engine, current, { ...open, termStartDate: start, termEndDate: null, endDate: null }, { effectiveEndDate: null });
  }
  const end = addTerm(start, renewalTerm, renewalTermPeriodType);
  const term = {
    termStartDate: start,
    termEndDate: end,
    endDate: end,
    currentTerm: renewalTerm,
    currentTermPeriodType: renewalTermPeriodType,
  };
  return newVersion(engine, current, term, { effectiveEndDate: end });
}

async function endTerms(engine: Engine): Promise<void> {
  const rows = await endingTerms(engine.tx, engine.moment.today);
  for (const current of await withRatePlans(engine.tx, rows)) await endTerm(engine, current);
}

async function collectBills(engine: Engine, account: AccountRow, bills: readonly InvoiceRow[]): Promise<void> {
  const due = bills.filter((bill) => !isZero(bill.balance));
  const method = account.autoPay && due.length > 0 ? await defaultMethod(engine, account.id) : undefined;
  if (!method) return;
  const allocations = due.map(({ id, balance }) => ({ invoiceId: id, balance, amount: balance }));
  await collect(engine, account.id, account.currency, method, allocations);
}

async function runBills(engine: Engine): Promise<void> {
  const { tx, moment } = engine;
  const accountIds = [...new Set((await dueCharges(tx, moment.today)).map((row) => row.accountId))].sort();
  for (const id of accountIds) {
    const account = await lockAccount(tx, id);
    const dates = { targetDate: moment.today, documentDate: moment.today };
    const bills = await billAccount(engine, account, account.billCycleDay, await activeSubscriptions(tx, id), dates);
    await collectBills(engine, account, bills);
  }
}

/**
 * Does all that falls due from a day through another, each thing as if on its day: terms end or renew, bills are written and collected.
 * What should have happened before `from` happens on `from`.
 */
export async function runDue(engine: Engine, from: IsoDate, through: IsoDate): Promise<void> {
  let day = from;
  for (;;) {
    const next = await nextDueDate(engine.tx, through);
    if (next === undefined) return;
    day = later(day, next);
    const onDay = { ...engine, moment: momentOn(engine.moment, engine.settings.timeZone, day) };
    await endTerms(onDay);
    await runBills(onDay);
  }
}
