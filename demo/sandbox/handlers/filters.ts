import { eq, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A filter of a list, which counts only where it is given. */
export function ifGiven<Column extends PgColumn>(column: Column, value: GetColumnData<Column, 'raw'> | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}
