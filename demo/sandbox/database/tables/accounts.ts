import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SubmittedCard } from '../../form/cards.js';
import { dateColumn, detailsColumn, id, instantColumn, numberColumn } from './columns.js';

export const accounts = pgTable('accounts', {
  id: id(),
  number: numberColumn('A', 'account_numbers'),
  name: text('name').notNull(),
  status: text('status').notNull().default('Active'),
  currency: text('currency').notNull(),
  autoPay: boolean('auto_pay').notNull(),
  /** Day of month 1-31. 0 until the first subscription sets it. */
  billCycleDay: integer('bill_cycle_day').notNull(),
  paymentTerm: text('payment_term').notNull(),
  billToId: text('bill_to_id'),
  soldToId: text('sold_to_id'),
  shipToId: text('ship_to_id'),
  defaultPaymentMethodId: text('default_payment_method_id'),
  notes: text('notes'),
  details: detailsColumn(),
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
    homePhone: text('home_phone'),
    mobilePhone: text('mobile_phone'),
    otherPhone: text('other_phone'),
    otherPhoneType: text('other_phone_type'),
    fax: text('fax'),
    nickname: text('nickname'),
    taxRegion: text('tax_region'),
    description: text('description'),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('contacts_account').on(table.accountId), index('contacts_work_email').on(table.workEmail)],
);

/** Stored cards and bank accounts without their secrets. `createdDate` is in real time, not business time. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    /** Empty until an account owns the method. */
    accountId: text('account_id').references(() => accounts.id),
    type: text('type').notNull().default('CreditCard'),
    status: text('status').notNull().default('Active'),
    /** Card brand. Empty for a bank account. */
    cardType: text('card_type'),
    /** Last digits of the card or account number. Empty after scrubbing, like the following columns. */
    lastFour: text('last_four'),
    expirationMonth: integer('expiration_month'),
    expirationYear: integer('expiration_year'),
    holderName: text('holder_name'),
    /** Also holder, bank, mandate and retry rule. */
    details: detailsColumn(),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    /** Result of payments in the simulated payment network: `ok`, `decline`, `insufficient-funds`, `comes-back`. */
    behavior: text('behavior').notNull(),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('payment_methods_account').on(table.accountId)],
);

/** Sessions of the payment form. They expire by real time. Tokens are stored as digests. */
export const paymentSessions = pgTable('payment_sessions', {
  tokenDigest: text('token_digest').primaryKey(),
  amount: text('amount').notNull(),
  currency: text('currency').notNull(),
  processPayment: boolean('process_payment').notNull(),
  accountId: text('account_id').references(() => accounts.id),
  details: detailsColumn(),
  submissions: integer('submissions').notNull().default(0),
  expiresAt: instantColumn('expires_at').notNull(),
});

/** Submitted cards that wait for 3-D Secure. Deleted with their payment session. Tokens are stored as digests. */
export const paymentChallenges = pgTable('payment_challenges', {
  challengeDigest: text('challenge_digest').primaryKey(),
  tokenDigest: text('token_digest')
    .notNull()
    .references(() => paymentSessions.tokenDigest, { onDelete: 'cascade' }),
  card: jsonb('card').$type<SubmittedCard>().notNull(),
});

/** The tenant's business clock, in a single row. */
export const tenant = pgTable('tenant', {
  id: integer('id').primaryKey(),
  /** Milliseconds between real time and business time. */
  clockOffset: text('clock_offset').notNull(),
  /** Set while the business clock is frozen. */
  frozenAt: instantColumn('frozen_at'),
  /** Last day whose due work is complete. */
  doneThrough: dateColumn('done_through').notNull(),
});
