import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountingPeriods } from './ledger.js';
import { accounts } from './accounts.js';
import { dateColumn, decimalColumn, id, instantColumn, numberColumn } from './columns.js';

/** Type of document line that a schedule was created for. Empty for a manual schedule of a charge. */
export type LinkedType = 'InvoiceItem' | 'CreditMemoItem' | 'DebitMemoItem' | 'InvoiceItemAdjustment';

/** Revenue schedules: amounts that are recognized over time. */
export const revenueSchedules = pgTable(
  'revenue_schedules',
  {
    id: id(),
    number: numberColumn('RS-', 'revenue_schedule_numbers'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Version of the subscription that was billed. */
    subscriptionId: text('subscription_id'),
    /** Number of the charge. Empty for a credit without a subscription. */
    chargeNumber: text('charge_number'),
    productChargeId: text('product_charge_id'),
    currency: text('currency').notNull(),
    /** Negative for credits. Equals the sum of the parts. */
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

/** Amount of a schedule in an accounting period. Without a period: the undistributed amount (`Open-Ended`). */
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

/** Changes of a schedule. The sum of their movements equals the schedule's parts. */
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
    /** First and last day of a distribution over a date range. */
    recognitionStart: dateColumn('recognition_start'),
    recognitionEnd: dateColumn('recognition_end'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('revenue_events_schedule').on(table.scheduleId)],
);

/** Amount that a change moved into or out of a period. */
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

/** Ids and numbers of revenue summaries. Each summarizes all schedules of one charge. */
export const chargeRevenueSummaries = pgTable('charge_revenue_summaries', {
  id: id(),
  number: numberColumn('CRS-', 'charge_revenue_summary_numbers'),
  chargeNumber: text('charge_number').notNull().unique(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  createdDate: instantColumn('created_date').notNull(),
});
