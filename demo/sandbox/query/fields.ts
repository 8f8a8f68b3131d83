import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** How a column's values are written in a query and in a record. */
export type FieldType = 'text' | 'decimal' | 'integer' | 'date' | 'instant' | 'boolean';

export interface ObjectField {
  column: PgColumn | SQL;
  type: FieldType;
}

/** An object that can be queried: its table and the fields it shows, by their PascalCase names. */
export interface QueryObject {
  /** Or rows that are made of tables. */
  table: PgTable | SQL;
  fields: Readonly<Record<string, ObjectField>>;
  /** Where the object's custom fields are, which are queried as texts. */
  customFields?: PgColumn;
}

export const text = (column: PgColumn): ObjectField => ({ column, type: 'text' });
export const amount = (column: PgColumn): ObjectField => ({ column, type: 'decimal' });
export const integer = (column: PgColumn): ObjectField => ({ column, type: 'integer' });
export const date = (column: PgColumn): ObjectField => ({ column, type: 'date' });
export const instant = (column: PgColumn): ObjectField => ({ column, type: 'instant' });
export const flag = (column: PgColumn): ObjectField => ({ column, type: 'boolean' });
