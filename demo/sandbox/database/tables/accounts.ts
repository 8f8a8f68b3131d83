import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SubmittedCard } from '../../form/cards.js';
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
  shipToId: text('ship_to_id'),
  defaultPaymentMethodId: text('default_payment_method_id'),
  notes: text('notes'),
  /** Plain fields that are kept and given back under their names on the wire; nothing here depends on them. */
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
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

/** A stored card or bank account: what may be kept of it. `createdDate` is real time, like the sessions that make methods. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    /** Empty until an account takes the method. */
    accountId: text('account_id').references(() => accounts.id),
    type: text('type').notNull().default('CreditCard'),
    status: text('status').notNull().default('Active'),
    /** Brand of a card; empty for a bank account. */
    cardType: text('card_type'),
    /** Last digits of the card or bank account; empty once scrubbed, as all that follows. */
    lastFour: text('last_four'),
    expirationMonth: integer('expiration_month'),
    expirationYear: integer('expiration_year'),
    holderName: text('holder_name'),
    /** Plain fields under their names on the wire: the holder's address, the bank, the mandate, the rule of retries. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    /** What the sandbox's payment network answers when a payment is collected: `ok`, `decline`, `insufficient-funds`, `comes-back`. */
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

/** Cards whose holders are asked by their bank before they are stored. Only digests of the tokens are kept. Lives in real time. */
export const paymentChallenges = pgTable('payment_challenges', {
  challengeDigest: text('challenge_digest').primaryKey(),
  tokenDigest: text('token_digest')
    .notNull()
    .references(() => paymentSessions.tokenDigest, { onDelete: 'cascade' }),
  card: jsonb('card').$type<SubmittedCard>().notNull(),
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
