import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountingPeriods } from './ledger.js';
import { accounts } from './accounts.js';
import { dateColumn, decimalColumn, id, instantColumn, numberColumn } from './columns.js';

/** What a schedule comes from; empty for one that somebody made for a charge. */
export type LinkedType = 'InvoiceItem' | 'CreditMemoItem' | 'DebitMemoItem' | 'InvoiceItemAdjustment';

/** The revenue of something that was billed or given back, which is earned by and by. */
export const revenueSchedules = pgTable(
  'revenue_schedules',
  {
    id: id(),
    number: numberColumn('RS-', 'revenue_schedule_numbers'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Of the version that was billed. */
    subscriptionId: text('subscription_id'),
    /** Number of the charge, which stays through versions; empty for what was credited of the catalog alone. */
    chargeNumber: text('charge_number'),
    productChargeId: text('product_charge_id'),
    currency: text('currency').notNull(),
    /** Below zero for what is given back. The parts always sum to it. */
    amount: decimalColumn('amount').notNull(),
    ruleName: text('rule_name').notNull(),
    scheduleDate: dateColumn('schedule_date').notNull(),
    linkedType: text('linked_type').$type<LinkedType>(),
    linkedId: text('linked_id'),
    linkedNumber: text('linked_number'),
    deferredCode: text('deferred_code'),
    recognizedCode: text('recognized_code'),
    notes: text('notes'),
    referenceId: text('reference_id'),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    createdDate: instantColumn('created_date').notNull(),
    updatedDate: instantColumn('updated_date').notNull(),
  },
  (table) => [
    uniqueIndex('revenue_schedules_linked').on(table.linkedType, table.linkedId),
    index('revenue_schedules_charge').on(table.chargeNumber),
    index('revenue_schedules_product').on(table.productChargeId, table.accountId),
  ],
);

/** The part of a schedule that falls into a period; without a period, what is not distributed (`Open-Ended`). */
export const revenueParts = pgTable(
  'revenue_parts',
  {
    id: id(),
    scheduleId: text('schedule_id')
      .notNull()
      .references(() => revenueSchedules.id),
    periodId: text('period_id').references(() => accountingPeriods.id),
    amount: decimalColumn('amount').notNull(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('revenue_parts_place').on(table.scheduleId, sql`coalesce(${table.periodId}, '')`),
    index('revenue_parts_period').on(table.periodId),
  ],
);

/** A change of a schedule. What all of them moved sums to its parts. */
export const revenueEvents = pgTable(
  'revenue_events',
  {
    id: id(),
    number: numberColumn('RE-', 'revenue_event_numbers'),
    scheduleId: text('schedule_id')
      .notNull()
      .references(() => revenueSchedules.id),
    eventType: text('event_type').notNull(),
    systemId: text('system_id'),
    notes: text('notes'),
    /** Of a distribution between two dates; both are days of it. */
    recognitionStart: dateColumn('recognition_start'),
    recognitionEnd: dateColumn('recognition_end'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('revenue_events_schedule').on(table.scheduleId)],
);

/** What a change moved into a period, or out of it. */
export const revenueMoves = pgTable(
  'revenue_moves',
  {
    id: id(),
    eventId: text('event_id')
      .notNull()
      .references(() => revenueEvents.id),
    periodId: text('period_id').references(() => accountingPeriods.id),
    amount: decimalColumn('amount').notNull(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('revenue_moves_event').on(table.eventId), index('revenue_moves_period').on(table.periodId)],
);

/** Number under which all schedules of a charge are summed up. */
export const chargeRevenueSummaries = pgTable('charge_revenue_summaries', {
  id: id(),
  number: numberColumn('CRS-', 'charge_revenue_summary_numbers'),
  chargeNumber: text('charge_number').notNull().unique(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  createdDate: instantColumn('created_date').notNull(),
});
