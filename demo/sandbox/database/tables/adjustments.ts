import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { dateColumn, decimalColumn, id, instantColumn, numberColumn } from './columns.js';
import { invoiceItems, invoices } from './invoices.js';

/** Adjustments of invoice items, for tenants without credit memos. */
export const invoiceItemAdjustments = pgTable(
  'invoice_item_adjustments',
  {
    id: id(),
    number: numberColumn('IIA-', 'invoice_item_adjustment_numbers'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    invoiceItemId: text('invoice_item_id')
      .notNull()
      .references(() => invoiceItems.id),
    type: text('type').$type<'Credit' | 'Charge'>().notNull(),
    status: text('status').$type<'Processed' | 'Canceled'>().notNull().default('Processed'),
    /** Always positive. */
    amount: decimalColumn('amount').notNull(),
    currency: text('currency').notNull(),
    adjustmentDate: dateColumn('adjustment_date').notNull(),
    comment: text('comment'),
    reasonCode: text('reason_code'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('invoice_item_adjustments_invoice').on(table.invoiceId)],
);

/** Debit memos, posted on creation, with a line per charge. */
export const debitMemos = pgTable(
  'debit_memos',
  {
    id: id(),
    number: numberColumn('DM', 'debit_memo_numbers'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    currency: text('currency').notNull(),
    amount: decimalColumn('amount').notNull(),
    memoDate: dateColumn('memo_date').notNull(),
    comment: text('comment'),
    reasonCode: text('reason_code').notNull(),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('debit_memos_account').on(table.accountId)],
);

export const debitMemoItems = pgTable(
  'debit_memo_items',
  {
    id: id(),
    debitMemoId: text('debit_memo_id')
      .notNull()
      .references(() => debitMemos.id),
    amount: decimalColumn('amount').notNull(),
    productRatePlanChargeId: text('product_rate_plan_charge_id').notNull(),
    chargeName: text('charge_name').notNull(),
    subscriptionId: text('subscription_id'),
    serviceStartDate: dateColumn('service_start_date').notNull(),
    /** Last day of service. */
    serviceEndDate: dateColumn('service_end_date').notNull(),
  },
  (table) => [index('debit_memo_items_memo').on(table.debitMemoId)],
);
