import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { BilledTax } from '../../engine/tax/tax-terms.js';
import { accounts } from './accounts.js';
import { dateColumn, decimalColumn, detailsColumn, id, instantColumn, lineSharesColumn, numberColumn } from './columns.js';

/** Dates through which a charge was billed before and after a draft. */
export interface DraftedCharge {
  chargeNumber: string;
  segment: number;
  before: IsoDate | null;
  after: IsoDate;
}

/** State that canceling a draft restores. */
export interface DraftedBilling {
  charges: readonly DraftedCharge[];
}

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    number: numberColumn('INV', 'invoice_numbers'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    status: text('status').notNull(),
    currency: text('currency').notNull(),
    amount: decimalColumn('amount').notNull(),
    /** Included in the amount. */
    taxAmount: decimalColumn('tax_amount').notNull().default('0'),
    /** Unpaid amount. */
    balance: decimalColumn('balance').notNull(),
    invoiceDate: dateColumn('invoice_date').notNull(),
    dueDate: dateColumn('due_date').notNull(),
    targetDate: dateColumn('target_date').notNull(),
    /** Id of the PDF, which is created on demand. */
    fileId: text('file_id')
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Set for drafts. */
    drafted: jsonb('drafted').$type<DraftedBilling>(),
    postedDate: instantColumn('posted_date'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('invoices_account').on(table.accountId, table.invoiceDate)],
);

export const invoiceItems = pgTable(
  'invoice_items',
  {
    id: id(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    position: integer('position').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    subscriptionNumber: text('subscription_number').notNull(),
    chargeNumber: text('charge_number').notNull(),
    /** Charge segment. */
    segment: integer('segment').notNull().default(1),
    /** The line of this invoice that a discount reduces. */
    appliedToItemId: text('applied_to_item_id'),
    productRatePlanChargeId: text('product_rate_plan_charge_id').notNull(),
    productName: text('product_name').notNull(),
    chargeName: text('charge_name').notNull(),
    chargeType: text('charge_type').notNull(),
    /** Excludes tax. */
    amount: decimalColumn('amount').notNull(),
    taxAmount: decimalColumn('tax_amount').notNull().default('0'),
    /** Tax details. Empty for a line without tax. */
    tax: jsonb('tax').$type<BilledTax>(),
    quantity: decimalColumn('quantity').notNull(),
    unitPrice: decimalColumn('unit_price').notNull(),
    uom: text('uom'),
    serviceStartDate: dateColumn('service_start_date').notNull(),
    /** Last day of service. */
    serviceEndDate: dateColumn('service_end_date').notNull(),
  },
  (table) => [index('invoice_items_invoice').on(table.invoiceId), index('invoice_items_charge').on(table.chargeNumber)],
);

export const payments = pgTable(
  'payments',
  {
    id: id(),
    number: numberColumn('P-', 'payment_numbers'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    type: text('type').$type<'Electronic' | 'External'>().notNull(),
    status: text('status').notNull(),
    currency: text('currency').notNull(),
    amount: decimalColumn('amount').notNull(),
    paymentMethodId: text('payment_method_id'),
    effectiveDate: dateColumn('effective_date').notNull(),
    gatewayResponse: text('gateway_response'),
    gatewayResponseCode: text('gateway_response_code'),
    comment: text('comment'),
    referenceId: text('reference_id'),
    details: detailsColumn(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    cancelledDate: instantColumn('cancelled_date'),
    /** The day on which a processing debit settles or is returned. */
    settlesOn: dateColumn('settles_on'),
    /** True if the bank returns the debit on that day. */
    comesBack: boolean('comes_back').notNull().default(false),
    settledDate: instantColumn('settled_date'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('payments_account').on(table.accountId)],
);

/** Amount of a payment that is applied to an invoice. */
export const paymentApplications = pgTable(
  'payment_applications',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    amount: decimalColumn('amount').notNull(),
    /** Effective day of the application. Default: the payment's day. */
    effectiveDate: dateColumn('effective_date'),
    lineShares: lineSharesColumn(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.invoiceId] }), index('payment_applications_invoice').on(table.invoiceId)],
);

/** Responses to write calls with an idempotency key. Each is stored in the same transaction as the changes of its call. */
export const idempotencyRecords = pgTable('idempotency_records', {
  key: text('key').primaryKey(),
  /** Digest of method, URL and body. A different request with the same key is refused. */
  fingerprint: text('fingerprint').notNull(),
  status: integer('status'),
  body: text('body'),
  expiresAt: instantColumn('expires_at').notNull(),
});
