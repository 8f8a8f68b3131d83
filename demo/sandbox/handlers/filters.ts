import { eq, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns the condition that a column equals a filter value. Undefined if no value was sent. */
export function equalsIfSet<Column extends PgColumn>(column: Column, value: GetColumnData<Column, 'raw'> | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}
