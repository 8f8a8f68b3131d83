import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { dateColumn, decimalColumn, id, instantColumn, numberColumn } from './columns.js';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: numberColumn('O-', 'order_numbers'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    orderDate: dateColumn('order_date').notNull(),
    status: text('status').notNull(),
    currency: text('currency').notNull(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull(),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('orders_account').on(table.accountId)],
);

export const orderActions = pgTable(
  'order_actions',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    subscriptionNumber: text('subscription_number').notNull(),
    sequence: integer('sequence').notNull(),
    type: text('type').notNull(),
  },
  (table) => [index('order_actions_order').on(table.orderId)],
);

/** One row for each version of a subscription: the number stays, the id changes. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    number: text('number').notNull().default(sql.raw(`'A-S' || lpad(nextval('subscription_numbers')::text, 8, '0')`)),
    version: integer('version').notNull(),
    latest: boolean('latest').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The order that created the subscription. */
    orderNumber: text('order_number').notNull(),
    status: text('status').$type<'Active' | 'Cancelled' | 'Expired'>().notNull(),
    currency: text('currency').notNull(),
    termType: text('term_type').$type<'TERMED' | 'EVERGREEN'>().notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    initialTerm: integer('initial_term'),
    initialTermPeriodType: text('initial_term_period_type').$type<'Day' | 'Week' | 'Month' | 'Year'>(),
    currentTerm: integer('current_term'),
    currentTermPeriodType: text('current_term_period_type').$type<'Day' | 'Week' | 'Month' | 'Year'>(),
    renewalSetting: text('renewal_setting').$type<'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN'>(),
    renewalTerm: integer('renewal_term'),
    renewalTermPeriodType: text('renewal_term_period_type').$type<'Day' | 'Week' | 'Month' | 'Year'>(),
    contractEffectiveDate: dateColumn('contract_effective_date').notNull(),
    serviceActivationDate: dateColumn('service_activation_date').notNull(),
    customerAcceptanceDate: dateColumn('customer_acceptance_date').notNull(),
    startDate: dateColumn('start_date').notNull(),
    /** First day no longer served; empty for evergreen. */
    endDate: dateColumn('end_date'),
    termStartDate: dateColumn('term_start_date').notNull(),
    termEndDate: dateColumn('term_end_date'),
    invoiceSeparately: boolean('invoice_separately').notNull(),
    paymentMethodId: text('payment_method_id'),
    notes: text('notes'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_version').on(table.number, table.version),
    uniqueIndex('subscriptions_latest')
      .on(table.number)
      .where(sql`${table.latest}`),
    index('subscriptions_account').on(table.accountId),
  ],
);

export const ratePlans = pgTable(
  'rate_plans',
  {
    id: id(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    productRatePlanId: text('product_rate_plan_id').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('rate_plans_subscription').on(table.subscriptionId)],
);

/** A charge of a version of a subscription. Its number stays through versions. */
export const charges = pgTable(
  'charges',
  {
    id: id(),
    number: text('number').notNull().default(sql.raw(`'C-' || lpad(nextval('charge_numbers')::text, 8, '0')`)),
    ratePlanId: text('rate_plan_id')
      .notNull()
      .references(() => ratePlans.id),
    productRatePlanChargeId: text('product_rate_plan_charge_id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<'OneTime' | 'Recurring'>().notNull(),
    model: text('model').$type<'FlatFee' | 'PerUnit'>().notNull(),
    billingPeriod: text('billing_period').$type<'Month' | 'Quarter' | 'Semi-Annual' | 'Annual' | 'Week'>(),
    listPriceBase: text('list_price_base').$type<'Per Billing Period' | 'Per Month' | 'Per Year'>(),
    price: decimalColumn('price').notNull(),
    quantity: decimalColumn('quantity').notNull(),
    uom: text('uom'),
    effectiveStartDate: dateColumn('effective_start_date').notNull(),
    /** First day no longer charged. */
    effectiveEndDate: dateColumn('effective_end_date'),
    /** Everything before this day is billed; empty before the first bill. */
    chargedThroughDate: dateColumn('charged_through_date'),
    position: integer('position').notNull(),
  },
  (table) => [index('charges_rate_plan').on(table.ratePlanId)],
);
