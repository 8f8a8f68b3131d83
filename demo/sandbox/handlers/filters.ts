import { and, eq, sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import { creditMemoApplications, creditMemos, paymentApplications, payments, refunds } from '../database/schema.js';
import type { FundsFilters, RecordFilters } from '../supported/fields.js';

/** Returns the condition that a column equals a filter value. Undefined if no value was sent. */
export function equalsIfSet<Column extends PgColumn>(column: Column, value: GetColumnData<Column, 'raw'> | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

/** Returns the condition of a filter by a field that no record of the sandbox has: it matches nothing. */
export function noneIfSet(...values: unknown[]): SQL | undefined {
  return values.some((value) => value !== undefined) ? sql`false` : undefined;
}

/** Returns the condition that a stored flag equals a filter value. An absent flag is false. */
export function storedFlagIfSet(column: PgColumn, name: string, value: boolean | undefined): SQL | undefined {
  return value === undefined ? undefined : sql`coalesce((${column} ->> ${name})::boolean, false) = ${value}`;
}

/** Returns the condition that a time, in seconds, equals a filter value. A value without a time zone is in the tenant's time zone. */
function sameSecondIfSet(column: PgColumn, value: string | undefined, timeZone: string): SQL | undefined {
  if (value === undefined) return undefined;
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(value);
  const time = hasZone ? sql`${value}::timestamptz` : sql`(${value}::timestamp at time zone ${timeZone})`;
  return sql`date_trunc('second', ${column}) = date_trunc('second', ${time})`;
}

/** Returns the condition of filters by creation and change. No record of the sandbox has a user or a date of change. */
export function recordCondition(created: PgColumn, filters: RecordFilters, timeZone: string): SQL | undefined {
  const { createdDate, createdById, updatedById, updatedDate } = filters;
  return and(sameSecondIfSet(created, createdDate, timeZone), noneIfSet(createdById, updatedById, updatedDate));
}

/** Returns the condition of filters by the applied, refunded and unapplied amount of payments or credit memos. */
export function fundsFilters(kind: 'payment' | 'memo', filters: FundsFilters): SQL | undefined {
  const [table, parts, id, refunded] =
    kind === 'payment'
      ? ([payments, paymentApplications, paymentApplications.paymentId, refunds.paymentId] as const)
      : ([creditMemos, creditMemoApplications, creditMemoApplications.creditMemoId, refunds.creditMemoId] as const);
  const applied = sql`(select coalesce(sum(${parts.amount}), 0) from ${parts} where ${id} = ${table.id})`;
  const own = sql`${refunded} = ${table.id} and ${refunds.status} = 'Processed'`;
  const refund = sql`(select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${own})`;
  const total =
    kind === 'payment' ? sql`case when ${table.status} in ('Processed', 'Processing') then ${table.amount} else 0 end` : table.amount;
  const equals = (amount: SQL, value: DecimalString | undefined) => (value === undefined ? undefined : sql`${amount} = ${value}::numeric`);
  return and(
    equals(applied, filters.appliedAmount),
    equals(refund, filters.refundAmount),
    equals(sql`(${total} - ${applied} - ${refund})`, filters.unappliedAmount),
  );
}
