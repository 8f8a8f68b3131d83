import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BalanceLine } from '../../engine/ledger/trial-balance.js';
import { dateColumn, id, instantColumn } from './columns.js';

/** Accounting codes. */
export const accountingCodes = pgTable('accounting_codes', {
  id: id(),
  name: text('name').notNull().unique(),
  type: text('type').notNull(),
  glAccountName: text('gl_account_name'),
  glAccountNumber: text('gl_account_number'),
  notes: text('notes'),
  segmentConstantValues: jsonb('segment_constant_values').$type<Record<string, unknown>>(),
  status: text('status').$type<'Active' | 'Inactive'>().notNull().default('Active'),
  customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
  createdDate: instantColumn('created_date').notNull(),
  updatedDate: instantColumn('updated_date').notNull(),
});

/** Accounting periods. There are no gaps: each period starts on the day after the previous one ends. */
export const accountingPeriods = pgTable('accounting_periods', {
  id: id(),
  name: text('name').notNull().unique(),
  startDate: dateColumn('start_date').notNull().unique(),
  /** Last day. */
  endDate: dateColumn('end_date').notNull().unique(),
  fiscalYear: integer('fiscal_year').notNull(),
  fiscalQuarter: integer('fiscal_quarter'),
  notes: text('notes'),
  status: text('status').$type<'Open' | 'PendingClose' | 'Closed'>().notNull().default('Open'),
  /** Day on which the clock closes the period automatically. Empty if it is closed manually. */
  closesOn: dateColumn('closes_on'),
  /** Time and result of the last trial balance. */
  balancedFrom: instantColumn('balanced_from'),
  balancedTo: instantColumn('balanced_to'),
  balance: jsonb('balance').$type<readonly BalanceLine[]>(),
  /** Id of the trial balance file, which is created on demand. */
  balanceFileId: text('balance_file_id').unique(),
  customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
  createdDate: instantColumn('created_date').notNull(),
  updatedDate: instantColumn('updated_date').notNull(),
});
