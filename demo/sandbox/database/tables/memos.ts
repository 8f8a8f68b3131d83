import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BilledTax } from '../../engine/tax/tax-terms.js';
import { accounts } from './accounts.js';
import { dateColumn, decimalColumn, detailsColumn, id, instantColumn, lineSharesColumn, numberColumn } from './columns.js';
import { invoices, payments } from './invoices.js';

export const creditMemos = pgTable(
  'credit_memos',
  {
    id: id(),
    number: numberColumn('CM', 'credit_memo_numbers'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    status: text('status').$type<'Draft' | 'Posted' | 'Canceled'>().notNull(),
    currency: text('currency').notNull(),
    amount: decimalColumn('amount').notNull(),
    /** Included in the amount. */
    taxAmount: decimalColumn('tax_amount').notNull().default('0'),
    memoDate: dateColumn('memo_date').notNull(),
    comment: text('comment'),
    reasonCode: text('reason_code').notNull(),
    sourceType: text('source_type').$type<'Subscription' | 'Standalone' | 'Invoice' | 'Order'>().notNull(),
    /** The invoice that the memo corrects. */
    referredInvoiceId: text('referred_invoice_id').references(() => invoices.id),
    /** True if the memo reverses its whole invoice. */
    reversal: boolean('reversal').notNull().default(false),
    /** Id of the PDF, which is created on demand. */
    fileId: text('file_id')
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    details: detailsColumn(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    postedDate: instantColumn('posted_date'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('credit_memos_account').on(table.accountId)],
);

export const creditMemoItems = pgTable(
  'credit_memo_items',
  {
    id: id(),
    creditMemoId: text('credit_memo_id')
      .notNull()
      .references(() => creditMemos.id),
    position: integer('position').notNull(),
    /** Excludes tax. */
    amount: decimalColumn('amount').notNull(),
    taxAmount: decimalColumn('tax_amount').notNull().default('0'),
    /** Tax details. Empty for a line without tax. */
    tax: jsonb('tax').$type<BilledTax>(),
    quantity: decimalColumn('quantity').notNull(),
    chargeName: text('charge_name').notNull(),
    productRatePlanChargeId: text('product_rate_plan_charge_id'),
    /** The credited invoice item. */
    invoiceItemId: text('invoice_item_id'),
    subscriptionId: text('subscription_id'),
    serviceStartDate: dateColumn('service_start_date'),
    /** Last credited day. */
    serviceEndDate: dateColumn('service_end_date'),
    details: detailsColumn(),
  },
  (table) => [index('credit_memo_items_memo').on(table.creditMemoId)],
);

/** Amount of a credit memo that is applied to an invoice. */
export const creditMemoApplications = pgTable(
  'credit_memo_applications',
  {
    creditMemoId: text('credit_memo_id')
      .notNull()
      .references(() => creditMemos.id),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    amount: decimalColumn('amount').notNull(),
    effectiveDate: dateColumn('effective_date').notNull(),
    lineShares: lineSharesColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.creditMemoId, table.invoiceId] }),
    index('credit_memo_applications_invoice').on(table.invoiceId),
  ],
);

/** Refunds of a payment or of a credit memo. Exactly one of the two ids is set. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    number: numberColumn('R-', 'refund_numbers'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    paymentId: text('payment_id').references(() => payments.id),
    creditMemoId: text('credit_memo_id').references(() => creditMemos.id),
    type: text('type').$type<'Electronic' | 'External'>().notNull(),
    methodType: text('method_type').notNull(),
    status: text('status').$type<'Processed' | 'Canceled' | 'Error'>().notNull(),
    currency: text('currency').notNull(),
    amount: decimalColumn('amount').notNull(),
    refundDate: dateColumn('refund_date').notNull(),
    paymentMethodId: text('payment_method_id'),
    gatewayResponse: text('gateway_response'),
    gatewayResponseCode: text('gateway_response_code'),
    comment: text('comment'),
    reasonCode: text('reason_code').notNull(),
    referenceId: text('reference_id'),
    details: detailsColumn(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    cancelledDate: instantColumn('cancelled_date'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('refunds_account').on(table.accountId), index('refunds_payment').on(table.paymentId)],
);

/** Simulated emails. The sandbox sends no emails. */
export const invoiceEmails = pgTable(
  'invoice_emails',
  {
    id: id(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** Comma-separated. */
    addresses: text('addresses').notNull(),
    sentDate: instantColumn('sent_date').notNull(),
  },
  (table) => [index('invoice_emails_invoice').on(table.invoiceId)],
);
