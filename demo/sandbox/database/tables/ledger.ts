import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BalanceLine } from '../../engine/ledger/trial-balance.js';
import { dateColumn, id, instantColumn } from './columns.js';

/** Where money is booked, as the tenant's accountants name it. */
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

/** Stretches of time by which the books are closed. Without gaps: each begins the day after the one before it. */
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
  /** The day on which the clock closes it, if nobody did before; empty for a period that people close. */
  closesOn: dateColumn('closes_on'),
  /** When the books were added up last, and what came of it. */
  balancedFrom: instantColumn('balanced_from'),
  balancedTo: instantColumn('balanced_to'),
  balance: jsonb('balance').$type<readonly BalanceLine[]>(),
  /** Id of the table of it, which is written when somebody asks for it. */
  balanceFileId: text('balance_file_id').unique(),
  customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
  createdDate: instantColumn('created_date').notNull(),
  updatedDate: instantColumn('updated_date').notNull(),
});
