import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { charges, invoiceItems, invoices, paymentApplications, payments, ratePlans, subscriptions } from '../database/schema.js';
import { addDays, addTerm } from '../engine/calendar.js';
import { momentOnDate } from '../engine/clock.js';
import { placeOrder } from '../engine/orders/place-order.js';
import { signUp, type SignUpResult, type SignUp } from '../seed/sign-up.js';

/** Number of the customer's sites. Each site has its own subscription and invoices. */
const SITES = 125;
/** Number of billed months. */
const MONTHS = 80;

/** A month whose documents are copied from the first month. */
interface LaterMonth {
  n: number;
  /** First day of the month. */
  start: IsoDate;
  last: IsoDate;
  now: Date;
}

type Changes = Readonly<Record<string, SQL | 'default'>>;

/** Returns the SQL for the id of a copied row. */
const copyOf = (column: string): SQL => sql`md5(first.${sql.identifier(column)} || '-' || month.n)`;

/**
 * Copies rows of the first month into each later month. `changes` sets columns or resets them to their default. Document numbers ascend
 * with the date.
 */
async function copyMonthly(engine: Engine, table: PgTable, months: readonly LaterMonth[], changes: Changes, where: SQL): Promise<void> {
  const names: SQL[] = [];
  const values: SQL[] = [];
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const change = changes[name];
    if (change === 'default') continue;
    names.push(sql`${sql.identifier(column.name)}`);
    values.push(change ?? sql`first.${sql.identifier(column.name)}`);
  }
  await engine.tx.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    from ${table} first
    cross join jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as month(n int, start date, last date, now timestamptz)
    where ${where}
    order by month.n, first.ctid`);
}

/** Places the order for the subscriptions of the other sites. */
async function addSites(engine: Engine, { account }: SignUpResult, { plans: [plan] }: SignUp): Promise<void> {
  const createSubscription = {
    invoiceSeparately: true,
    terms: { initialTerm: { termType: 'EVERGREEN' } },
    subscribeToRatePlans: [{ productRatePlanId: plan.id }],
  } as const;
  await placeOrder(
    engine,
    {
      orderDate: engine.moment.today,
      existingAccountId: account.id,
      subscriptions: Array.from({ length: SITES - 1 }, () => ({
        orderActions: [
          {
            type: 'CreateSubscription',
            createSubscription: { ...createSubscription, subscribeToRatePlans: [...createSubscription.subscribeToRatePlans] },
          },
        ],
      })),
      processingOptions: { runBilling: true, collectPayment: true },
    },
    { allowUnavailablePlans: true },
  );
}

/** Copies invoices with their lines and payments into the later months. */
async function copyDocuments(engine: Engine, accountId: string, months: readonly LaterMonth[]): Promise<void> {
  const id = copyOf('id');
  const day = sql`month.start`;
  const createdDate = sql`month.now`;
  const own = sql`first.account_id = ${accountId}`;
  const dates = { invoiceDate: day, dueDate: day, targetDate: day, createdDate };
  await copyMonthly(engine, invoices, months, { id, number: 'default', fileId: 'default', ...dates }, own);
  // At this point, only the documents of the first month have lines and payments.
  await copyMonthly(
    engine,
    invoiceItems,
    months,
    {
      id,
      invoiceId: copyOf('invoice_id'),
      appliedToItemId: copyOf('applied_to_item_id'),
      serviceStartDate: day,
      serviceEndDate: sql`month.last`,
    },
    sql`first.invoice_id in (select id from ${invoices} where account_id = ${accountId})`,
  );
  await copyMonthly(engine, payments, months, { id, number: 'default', effectiveDate: day, settledDate: createdDate, createdDate }, own);
  await copyMonthly(
    engine,
    paymentApplications,
    months,
    { paymentId: copyOf('payment_id'), invoiceId: copyOf('invoice_id'), effectiveDate: day },
    sql`first.payment_id in (select id from ${payments} where account_id = ${accountId})`,
  );
}

/** Marks all charges of an account as billed until a day. */
async function markBilled(engine: Engine, accountId: string, date: IsoDate): Promise<void> {
  const { tx } = engine;
  const own = tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.accountId, accountId));
  const plans = tx.select({ id: ratePlans.id }).from(ratePlans).where(inArray(ratePlans.subscriptionId, own));
  await tx.update(charges).set({ chargedThroughDate: date }).where(inArray(charges.ratePlanId, plans));
  await tx.update(subscriptions).set({ nextBillDate: date }).where(eq(subscriptions.accountId, accountId));
}

/**
 * Creates an account with 10,000 paid invoices. The engine bills and collects the first month of 125 subscriptions. The later months, up to
 * the current one, are copies with their own dates and numbers.
 *
 * @param signUpData sign-up for a plan of monthly recurring charges
 */
export async function createManyInvoices(engine: Engine, signUpData: SignUp): Promise<SignUpResult> {
  const { timeZone } = engine.settings;
  const start = addTerm(engine.moment.today, 1 - MONTHS, 'Month');
  const first = { ...engine, moment: momentOnDate(engine.moment, timeZone, start) };
  const signedUp = await signUp(first, signUpData);
  await addSites(first, signedUp, signUpData);
  const months = Array.from({ length: MONTHS - 1 }, (_, index): LaterMonth => {
    const n = index + 1;
    const day = addTerm(start, n, 'Month');
    return { n, start: day, last: addDays(addTerm(start, n + 1, 'Month'), -1), now: momentOnDate(engine.moment, timeZone, day).now };
  });
  await copyDocuments(engine, signedUp.account.id, months);
  await markBilled(engine, signedUp.account.id, addTerm(start, MONTHS, 'Month'));
  return signedUp;
}
