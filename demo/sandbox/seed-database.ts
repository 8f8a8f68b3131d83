import { getTableName, sql } from 'drizzle-orm';
import type { Engine, Faults } from './context.js';
import type { Database, Transaction } from './database/open.js';
import * as schema from './database/schema.js';
import { isSetUp, readClock, startClock } from './engine/clock.js';
import { writeCatalog } from './engine/catalog.js';
import { writeFirstCodes } from './engine/ledger/accounting-codes.js';
import { writeFirstPage } from './engine/hosted-pages.js';
import { writeFirstPeriods } from './engine/ledger/monthly-periods.js';
import { writeFirstUnits } from './engine/units-of-measure.js';
import type { TaxEngine } from './engine/tax/tax-engine.js';
import { writeHistories } from './seed/histories.js';
import type { Seed } from './seed/load.js';

/** Advisory lock of the seeding transaction, so that only one of several processes seeds a Postgres database. */
const SETUP_LOCK = 4602_0002;

/**
 * All tables except the tenant's row and access tokens, children before parents. Rows are deleted, because truncating tables is
 * a hundred times slower in the embedded database.
 */
const CHILDREN_FIRST = [
  schema.revenueMoves,
  schema.revenueEvents,
  schema.revenueParts,
  schema.revenueSchedules,
  schema.chargeRevenueSummaries,
  schema.accountingPeriods,
  schema.accountingCodes,
  schema.invoiceItemAdjustments,
  schema.debitMemoItems,
  schema.debitMemos,
  schema.calloutAttempts,
  schema.callouts,
  schema.notificationDefinitions,
  schema.calloutTemplates,
  schema.eventTriggers,
  schema.idempotencyRecords,
  schema.usages,
  schema.usageRatings,
  schema.billingPreviewRuns,
  schema.queryCursors,
  schema.customObjectValues,
  schema.customObjectRecords,
  schema.customObjects,
  schema.invoiceEmails,
  schema.orderJobs,
  schema.refunds,
  schema.creditMemoApplications,
  schema.creditMemoItems,
  schema.creditMemos,
  schema.paymentApplications,
  schema.payments,
  schema.dunningSuspensions,
  schema.dunningCases,
  schema.invoiceItems,
  schema.invoices,
  schema.charges,
  schema.ratePlans,
  schema.subscriptions,
  schema.orderActions,
  schema.orders,
  schema.paymentChallenges,
  schema.paymentSessions,
  schema.callTokens,
  schema.signingKeys,
  schema.hostedPages,
  schema.paymentMethods,
  schema.contacts,
  schema.accounts,
  schema.unitsOfMeasure,
  schema.prices,
  schema.productCharges,
  schema.productRatePlans,
  schema.products,
];

async function writeSeed(tx: Transaction, seed: Seed, taxes: TaxEngine, realNow: Date): Promise<void> {
  const { settings } = seed;
  const faults: Faults = { collectionFailure: 'keep', tokenLifetime: 0, rates: 'ok' };
  await startClock(tx, settings.timeZone, realNow);
  await writeCatalog(tx, seed.catalog);
  const engine: Engine = { tx, moment: await readClock(tx, settings.timeZone, realNow), settings, faults, taxes };
  await writeFirstPage(engine);
  await writeFirstUnits(engine);
  await writeFirstCodes(engine);
  await writeFirstPeriods(engine);
  await writeHistories(engine, seed.subscribers);
}

/** Seeds the database in one transaction if it is empty. Otherwise, changes nothing. */
export async function seedIfEmpty(db: Database, seed: Seed, taxes: TaxEngine, realNow: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
    if (!(await isSetUp(tx))) await writeSeed(tx, seed, taxes, realNow);
  });
}

const NUMBERS = [
  schema.accountNumbers,
  schema.subscriptionNumbers,
  schema.ratePlanNumbers,
  schema.chargeNumbers,
  schema.orderNumbers,
  schema.invoiceNumbers,
  schema.paymentNumbers,
  schema.refundNumbers,
  schema.creditMemoNumbers,
  schema.debitMemoNumbers,
  schema.adjustmentNumbers,
  schema.revenueScheduleNumbers,
  schema.revenueEventNumbers,
  schema.revenueSummaryNumbers,
];

/** One statement for all tables, because every statement is slow in the embedded database. */
const EMPTY_DATABASE = sql.raw(`do $$ begin
  ${CHILDREN_FIRST.map((table) => `delete from "${getTableName(table)}";`).join('\n  ')}
  ${NUMBERS.map(({ seqName }) => `alter sequence "${seqName}" restart;`).join('\n  ')}
end $$`);

/** Deletes all rows, restarts all number sequences at 1, and seeds the database again. */
export async function resetDatabase(db: Database, seed: Seed, taxes: TaxEngine, realNow: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
    // Waits until all writing calls end, because they lock this row first. The row is never deleted, because other calls may wait for its lock.
    await tx.select().from(schema.tenant).for('update');
    await tx.execute(EMPTY_DATABASE);
    await writeSeed(tx, seed, taxes, realNow);
  });
}
