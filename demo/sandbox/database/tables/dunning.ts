import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { dateColumn } from './columns.js';
import { invoices } from './money.js';

/** An invoice of which a payment was refused: tried again and, in the end, a reason to suspend. Gone once it is paid. */
export const dunningCases = pgTable(
  'dunning_cases',
  {
    invoiceId: text('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Day of the first refusal, from which the days of the schedule count. */
    openedOn: dateColumn('opened_on').notNull(),
    /** Empty after the last. */
    nextRetryOn: dateColumn('next_retry_on'),
    /** Empty if never, or done. */
    suspendOn: dateColumn('suspend_on'),
  },
  (table) => [index('dunning_cases_account').on(table.accountId)],
);

/** A subscription that is suspended until an invoice is paid. One that the subscriber paused is not here. */
export const dunningSuspensions = pgTable(
  'dunning_suspensions',
  {
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    subscriptionNumber: text('subscription_number').notNull(),
    /** First day of the pause: another pause of the same subscription is not this one. */
    suspendedOn: dateColumn('suspended_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.subscriptionNumber] }),
    index('dunning_suspensions_subscription').on(table.subscriptionNumber),
  ],
);
