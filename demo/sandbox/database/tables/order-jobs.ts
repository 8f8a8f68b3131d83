import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instantColumn } from './columns.js';

/** What was asked for without waiting. A process that does one claims it for a while; another may take it when that is over. */
export const orderJobs = pgTable(
  'order_jobs',
  {
    id: id(),
    type: text('type').$type<'AsyncCreateOrder' | 'AsyncPreviewOrder' | 'DeleteAccount'>().notNull(),
    status: text('status').$type<'Pending' | 'Processing' | 'Completed' | 'Failed'>().notNull(),
    /** The checked input of the direct call. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    /** What the direct call would have answered. */
    result: jsonb('result').$type<Record<string, unknown>>(),
    /** Why it failed. */
    errors: text('errors'),
    /** Names the claim of the process that does it. */
    claim: text('claim'),
    /** Real time until which the claim holds. */
    claimedUntil: instantColumn('claimed_until'),
    /** How often it was begun. */
    attempts: integer('attempts').notNull().default(0),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('order_jobs_status').on(table.status)],
);
