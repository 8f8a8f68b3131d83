import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instantColumn } from './columns.js';

/** Asynchronous orders. A process claims a job for a limited time. After that, another process may take over. */
export const orderJobs = pgTable(
  'order_jobs',
  {
    id: id(),
    type: text('type').$type<'AsyncCreateOrder' | 'AsyncPreviewOrder' | 'DeleteAccount'>().notNull(),
    status: text('status').$type<'Pending' | 'Processing' | 'Completed' | 'Failed'>().notNull(),
    /** Validated request, in the format of the corresponding synchronous call. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    /** Response, in the format of the corresponding synchronous call. Empty until the job is completed. */
    result: jsonb('result').$type<Record<string, unknown>>(),
    /** Reason of the failure. */
    errors: text('errors'),
    /** Random id of the latest claim. A process whose claim was replaced cannot finish the job. */
    claim: text('claim'),
    /** Real time at which the claim expires. */
    claimedUntil: instantColumn('claimed_until'),
    /** Number of attempts. */
    attempts: integer('attempts').notNull().default(0),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('order_jobs_status').on(table.status)],
);
