import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ChargeModel, ChargeType, Pricing } from '../../engine/rating/charge-terms.js';
import { accounts } from './accounts.js';
import { dateColumn, decimalColumn, id, instantColumn } from './columns.js';

/** Usage records. */
export const usages = pgTable(
  'usages',
  {
    id: id(),
    /** Position in the order of creation. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Newest version of the subscription when the record was created. The number is the same for all versions. */
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
    /** Name of the imported file. */
    sourceName: text('source_name'),
    /** Id of the import. Null for records that the API created. */
    uploadId: text('upload_id'),
    /** Rating of the record. Set once the record is processed. */
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

/** Units of a charge that a bill run rated together. Ratings never change. */
export const usageRatings = pgTable(
  'usage_ratings',
  {
    id: id(),
    chargeNumber: text('charge_number').notNull(),
    segment: integer('segment').notNull(),
    /** This column and the next three store the settings of the charge at the time of rating. */
    model: text('model').$type<ChargeModel>().notNull(),
    type: text('type').$type<ChargeType>().notNull(),
    pricing: jsonb('pricing').$type<Pricing>().notNull(),
    uom: text('uom'),
    /** First day of the rated part of the billing period. */
    partStartDate: dateColumn('part_start_date').notNull(),
    /** Last day whose usage records are included. */
    lastDate: dateColumn('last_date').notNull(),
    /** Key of the rating group: empty, a day, a record or a file. */
    ratingGroup: text('rating_group').notNull(),
    /** Units of the same part and group that earlier runs rated on demand. */
    earlierUnits: decimalColumn('earlier_units').notNull(),
    units: decimalColumn('units').notNull(),
    /** Excludes tax and discounts. Negative on a credit memo, if rating all units together lowers the price. */
    amount: decimalColumn('amount').notNull(),
    /** Null if the amount is zero and no invoice was created, or if the item is on a credit memo. */
    invoiceItemId: text('invoice_item_id'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [
    index('usage_ratings_charge').on(table.chargeNumber, table.partStartDate),
    index('usage_ratings_invoice_item').on(table.invoiceItemId),
  ],
);

/** Result files of billing previews for many accounts. */
export const billingPreviewRuns = pgTable('billing_preview_runs', {
  id: id(),
  csv: text('csv').notNull(),
  createdDate: instantColumn('created_date').notNull(),
});
