import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { decimalColumn, id, instantColumn } from './columns.js';

/** What an account used, as it was told. Nothing is billed by it. */
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
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    createdDate: instantColumn('created_date').notNull(),
    updatedDate: instantColumn('updated_date').notNull(),
  },
  (table) => [index('usages_account').on(table.accountId, table.position)],
);
