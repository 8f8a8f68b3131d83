import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { dateColumn } from './columns.js';
import { invoices } from './invoices.js';

/** Invoices with a declined payment, which are retried and may suspend subscriptions. Deleted once paid. */
export const dunningCases = pgTable(
  'dunning_cases',
  {
    invoiceId: text('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Day of the first decline. Retry days are counted from this day. */
    openedOn: dateColumn('opened_on').notNull(),
    /** Empty after the last retry. */
    nextRetryOn: dateColumn('next_retry_on'),
    /** Empty if no suspension is planned, or after it has happened. */
    suspendOn: dateColumn('suspend_on'),
  },
  (table) => [index('dunning_cases_account').on(table.accountId)],
);

/** Subscriptions that are suspended until an invoice is paid. Pauses by the subscriber are not stored here. */
export const dunningSuspensions = pgTable(
  'dunning_suspensions',
  {
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    subscriptionNumber: text('subscription_number').notNull(),
    /** First day of the pause, which identifies it among the subscription's pauses. */
    suspendedOn: dateColumn('suspended_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.subscriptionNumber] }),
    index('dunning_suspensions_subscription').on(table.subscriptionNumber),
  ],
);
