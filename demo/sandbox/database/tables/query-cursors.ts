import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.js';

/** Where queries go on that had more records than one call gives. Lives in real time. */
export const queryCursors = pgTable('query_cursors', {
  locator: text('locator').primaryKey(),
  queryString: text('query_string').notNull(),
  /** Records through this id were given. */
  after: text('after').notNull(),
  /** How many records there were when the query began. */
  size: integer('size').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});
