import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderInput } from '../../engine/orders/order-input.js';
import type { BillingPeriod, ChargeModel, ChargeTerms, ChargeType, ListPriceBase, Pricing } from '../../engine/rating/charge-terms.js';
import type { EarlierTerm } from '../../engine/rating/billing-periods.js';
import type { SubscriptionStatus } from '../../engine/subscription-state.js';
import { accounts } from './accounts.js';
import { dateColumn, decimalColumn, detailsColumn, id, instantColumn, numberColumn } from './columns.js';

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
    details: detailsColumn(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull(),
    reasonCode: text('reason_code'),
    /** The day on which a scheduled order runs. */
    scheduledDate: dateColumn('scheduled_date'),
    /** Input of a draft or scheduled order. Empty for completed orders. */
    request: jsonb('request').$type<OrderInput>(),
    cancelReason: text('cancel_reason'),
    /** Reason why a scheduled order failed. */
    failure: text('failure'),
    createdDate: instantColumn('created_date').notNull(),
    updatedDate: instantColumn('updated_date'),
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
    /** Index of the subscription in the order. */
    sequence: integer('sequence').notNull(),
    /** Index of the action among the actions on its subscription. */
    position: integer('position').notNull().default(0),
    type: text('type').notNull(),
    /** The ordered action. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    /** Version of the subscription before the action. Empty for a new subscription. */
    baseVersion: integer('base_version'),
    newVersion: integer('new_version').notNull().default(1),
  },
  (table) => [index('order_actions_order').on(table.orderId), index('order_actions_subscription').on(table.subscriptionNumber)],
);

/** Versions of subscriptions. All versions share the number, each has its own id. */
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
    status: text('status').$type<SubscriptionStatus>().notNull(),
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
    /** First day after the subscription. Empty for evergreen. */
    endDate: dateColumn('end_date'),
    termStartDate: dateColumn('term_start_date').notNull(),
    termEndDate: dateColumn('term_end_date'),
    /** Earlier terms. They determine how days before the current term are billed. */
    earlierTerms: jsonb('earlier_terms').$type<readonly EarlierTerm[]>().notNull().default([]),
    invoiceSeparately: boolean('invoice_separately').notNull(),
    paymentMethodId: text('payment_method_id'),
    notes: text('notes'),
    /** First day after a scheduled cancellation. */
    scheduledCancelDate: dateColumn('scheduled_cancel_date'),
    scheduledSuspendDate: dateColumn('scheduled_suspend_date'),
    scheduledResumeDate: dateColumn('scheduled_resume_date'),
    /** True if the scheduled resumption extends the term by the length of the pause. */
    resumeExtendsTerm: boolean('resume_extends_term').notNull().default(false),
    /** First day of the current pause. Empty unless suspended. */
    suspendedOn: dateColumn('suspended_on'),
    /** Next day on which something is billed or credited. Empty if there is none. Only maintained for the newest version. */
    nextBillDate: dateColumn('next_bill_date'),
    details: detailsColumn(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_version').on(table.number, table.version),
    uniqueIndex('subscriptions_latest')
      .on(table.number)
      .where(sql`${table.latest}`),
    index('subscriptions_account').on(table.accountId),
    index('subscriptions_next_bill').on(table.nextBillDate),
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
    /** Number of the plan. The same in all versions of the subscription. */
    number: text('number').notNull().default(sql.raw(`'RP-' || lpad(nextval('rate_plan_numbers')::text, 8, '0')`)),
    lastChangeType: text('last_change_type').$type<'Add' | 'Update' | 'Remove'>(),
    /** First day without the plan. Empty unless removed. */
    removedOn: dateColumn('removed_on'),
    details: detailsColumn(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    position: integer('position').notNull(),
  },
  (table) => [index('rate_plans_subscription').on(table.subscriptionId)],
);

/** Charge segments: price and quantity of a charge for a range of days. The charge number is the same in all versions. */
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
    type: text('type').$type<ChargeType>().notNull(),
    model: text('model').$type<ChargeModel>().notNull(),
    billingPeriod: text('billing_period').$type<BillingPeriod>(),
    listPriceBase: text('list_price_base').$type<ListPriceBase>(),
    pricing: jsonb('pricing').$type<Pricing>().notNull().default({}),
    terms: jsonb('terms').$type<ChargeTerms>().notNull().default({}),
    quantity: decimalColumn('quantity').notNull(),
    uom: text('uom'),
    triggerEvent: text('trigger_event')
      .$type<'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance' | 'SpecificDate'>()
      .notNull()
      .default('ContractEffective'),
    /** Starts at 1. A quantity change starts the next segment. */
    segment: integer('segment').notNull().default(1),
    /** Start of the first segment, if this segment started later. */
    alignDate: dateColumn('align_date'),
    details: detailsColumn(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    effectiveStartDate: dateColumn('effective_start_date').notNull(),
    /** First day after the charge. */
    effectiveEndDate: dateColumn('effective_end_date'),
    /** First unbilled day. Empty before the first bill. */
    chargedThroughDate: dateColumn('charged_through_date'),
    position: integer('position').notNull(),
  },
  (table) => [index('charges_rate_plan').on(table.ratePlanId)],
);
