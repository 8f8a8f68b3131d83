import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instantColumn } from './columns.js';

/** Orders and previews that were asked for without waiting. */
export const orderJobs = pgTable(
  'order_jobs',
  {
    id: id(),
    type: text('type').$type<'AsyncCreateOrder' | 'AsyncPreviewOrder'>().notNull(),
    status: text('status').$type<'Processing' | 'Completed' | 'Failed'>().notNull(),
    /** The checked input of the direct call. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    /** What the direct call would have answered. */
    result: jsonb('result').$type<Record<string, unknown>>(),
    /** Why it failed. */
    errors: text('errors'),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('order_jobs_status').on(table.status)],
);
