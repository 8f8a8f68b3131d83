import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ChargeModel, ChargeType, Pricing } from '../../engine/rating/charge-terms.js';
import { accounts } from './accounts.js';
import { dateColumn, decimalColumn, id, instantColumn } from './columns.js';

/** What an account used, as it was told. */
export const usages = pgTable(
  'usages',
  {
    id: id(),
    /** The order in which records were made. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The version of the subscription that was newest when the record was made; the number stays through versions. */
    subscriptionId: text('subscription_id'),
    subscriptionNumber: text('subscription_number'),
    chargeId: text('charge_id'),
    chargeNumber: text('charge_number'),
    productChargeNumber: text('product_charge_number'),
    uniqueKey: text('unique_key').unique(),
    uom: text('uom').notNull(),
    quantity: decimalColumn('quantity').notNull(),
    startDateTime: instantColumn('start_date_time').notNull(),
    endDateTime: instantColumn('end_date_time'),
    description: text('description'),
    status: text('status').$type<'Importing' | 'Pending' | 'Processed'>().notNull().default('Pending'),
    sourceType: text('source_type').$type<'API' | 'Import'>().notNull(),
    /** Name of the file it came with. */
    sourceName: text('source_name'),
    /** The same for all records of one file and no others; null for records by the API. */
    uploadId: text('upload_id'),
    /** How it was rated, from when on it is Processed. */
    ratingId: text('rating_id'),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    createdDate: instantColumn('created_date').notNull(),
    updatedDate: instantColumn('updated_date').notNull(),
  },
  (table) => [
    index('usages_account').on(table.accountId, table.position),
    index('usages_account_unrated')
      .on(table.accountId)
      .where(sql`status = 'Pending' and subscription_number is null`),
    index('usages_subscription_unrated')
      .on(table.subscriptionNumber)
      .where(sql`status = 'Pending'`),
    index('usages_rating').on(table.ratingId),
  ],
);

/** Units of a charge that a run rated together. Stays as it was, whatever becomes of the bill. */
export const usageRatings = pgTable(
  'usage_ratings',
  {
    id: id(),
    chargeNumber: text('charge_number').notNull(),
    segment: integer('segment').notNull(),
    /** As they were then. */
    model: text('model').$type<ChargeModel>().notNull(),
    type: text('type').$type<ChargeType>().notNull(),
    pricing: jsonb('pricing').$type<Pricing>().notNull(),
    uom: text('uom'),
    /** First day of the part of a billing period in which they are counted. */
    partStartDate: dateColumn('part_start_date').notNull(),
    /** Last day of which records are counted. */
    lastDate: dateColumn('last_date').notNull(),
    /** What sets them apart from other units of that part: nothing, a day, a record or a file. */
    ratingGroup: text('rating_group').notNull(),
    /** Units of the part and group that runs rated before, on demand. */
    earlierUnits: decimalColumn('earlier_units').notNull(),
    units: decimalColumn('units').notNull(),
    /** Without tax and discounts; of units that cost less together it is below zero, on a memo. */
    amount: decimalColumn('amount').notNull(),
    /** None if the bill was not written, being zero, or if a memo has it. */
    invoiceItemId: text('invoice_item_id'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [
    index('usage_ratings_charge').on(table.chargeNumber, table.partStartDate),
    index('usage_ratings_invoice_item').on(table.invoiceItemId),
  ],
);

/** Previews of many accounts, as files that stay as they were. */
export const billingPreviewRuns = pgTable('billing_preview_runs', {
  id: id(),
  csv: text('csv').notNull(),
  createdDate: instantColumn('created_date').notNull(),
});
