import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { date, jsonb, numeric, pgSequence, text, timestamp } from 'drizzle-orm/pg-core';
import type { DecimalString } from '../../../../src/api/schemas/values.js';

/** Ids are 32 hexadecimal digits, as on the platform. */
export const newId = (): string => randomBytes(16).toString('hex');

export const id = () => text('id').primaryKey().$defaultFn(newId);
/** An exact decimal as text, with all digits. */
export const decimalColumn = (name: string) => numeric(name);
/** A plain date `YYYY-MM-DD` in the tenant's time zone. */
export const dateColumn = (name: string) => date(name, { mode: 'string' });
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Fields without any effect in the sandbox, under their API names (supported/stored-fields.ts). */
export const detailsColumn = () => jsonb('details').$type<Record<string, unknown>>().notNull().default({});

/** Amount that a payment or credit memo pays of an invoice line, including tax. */
export interface LineShare {
  invoiceItemId: string;
  amount: DecimalString;
}
/** Shares of lines that the caller has chosen. The rest of the applied amount pays the lines in their order. */
export const lineSharesColumn = () => jsonb('line_shares').$type<readonly LineShare[]>().notNull().default([]);

export const accountNumbers = pgSequence('account_numbers');
export const subscriptionNumbers = pgSequence('subscription_numbers');
export const ratePlanNumbers = pgSequence('rate_plan_numbers');
export const chargeNumbers = pgSequence('charge_numbers');
export const orderNumbers = pgSequence('order_numbers');
export const invoiceNumbers = pgSequence('invoice_numbers');
export const paymentNumbers = pgSequence('payment_numbers');
export const refundNumbers = pgSequence('refund_numbers');
export const creditMemoNumbers = pgSequence('credit_memo_numbers');
export const debitMemoNumbers = pgSequence('debit_memo_numbers');
export const adjustmentNumbers = pgSequence('invoice_item_adjustment_numbers');
export const revenueScheduleNumbers = pgSequence('revenue_schedule_numbers');
export const revenueEventNumbers = pgSequence('revenue_event_numbers');
export const revenueSummaryNumbers = pgSequence('charge_revenue_summary_numbers');

/** A number such as `INV00000001`, assigned by the database on insert. */
export const numberColumn = (prefix: string, sequence: string) =>
  text('number')
    .notNull()
    .unique()
    .default(sql.raw(`'${prefix}' || lpad(nextval('${sequence}')::text, 8, '0')`));
