import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.js';

/** Cursors for the next page of a query. They expire by real time. */
export const queryCursors = pgTable('query_cursors', {
  locator: text('locator').primaryKey(),
  queryString: text('query_string').notNull(),
  /** Id of the last returned record. */
  after: text('after').notNull(),
  /** Number of records when the query started. */
  size: integer('size').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});
