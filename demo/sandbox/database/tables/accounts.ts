import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { dateColumn, id, instantColumn, numberColumn } from './columns.js';

export const accounts = pgTable('accounts', {
  id: id(),
  number: numberColumn('A', 'account_numbers'),
  name: text('name').notNull(),
  status: text('status').notNull().default('Active'),
  currency: text('currency').notNull(),
  autoPay: boolean('auto_pay').notNull(),
  /** Day of month 1-31; 0 until the first subscription sets it. */
  billCycleDay: integer('bill_cycle_day').notNull(),
  paymentTerm: text('payment_term').notNull(),
  billToId: text('bill_to_id'),
  soldToId: text('sold_to_id'),
  defaultPaymentMethodId: text('default_payment_method_id'),
  notes: text('notes'),
  customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
  createdDate: instantColumn('created_date').notNull(),
});

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postal_code'),
    country: text('country'),
    county: text('county'),
    workEmail: text('work_email'),
    personalEmail: text('personal_email'),
    workPhone: text('work_phone'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('contacts_account').on(table.accountId), index('contacts_work_email').on(table.workEmail)],
);

/** A stored card: what may be kept of it. `createdDate` is real time, like the sessions that make methods. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    /** Empty until an account takes the method. */
    accountId: text('account_id').references(() => accounts.id),
    type: text('type').notNull().default('CreditCard'),
    status: text('status').notNull().default('Active'),
    cardType: text('card_type').notNull(),
    lastFour: text('last_four').notNull(),
    expirationMonth: integer('expiration_month').notNull(),
    expirationYear: integer('expiration_year').notNull(),
    holderName: text('holder_name').notNull(),
    /** What the sandbox's card network answers when a payment is collected: `ok`, `decline`, `insufficient-funds`. */
    behavior: text('behavior').notNull(),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('payment_methods_account').on(table.accountId)],
);

/** Sessions of the payment form. Only a digest of the token is kept. Lives in real time, like the credential. */
export const paymentSessions = pgTable('payment_sessions', {
  tokenDigest: text('token_digest').primaryKey(),
  amount: text('amount').notNull(),
  currency: text('currency').notNull(),
  processPayment: boolean('process_payment').notNull(),
  accountId: text('account_id').references(() => accounts.id),
  submissions: integer('submissions').notNull().default(0),
  expiresAt: instantColumn('expires_at').notNull(),
});

/** The one row of facts about this database. */
export const tenant = pgTable('tenant', {
  id: integer('id').primaryKey(),
  /** Milliseconds between the real and the business clock. */
  clockOffset: text('clock_offset').notNull(),
  /** Set while the business clock stands still. */
  frozenAt: instantColumn('frozen_at'),
  /** All that falls due through this day is done. */
  doneThrough: dateColumn('done_through').notNull(),
});
