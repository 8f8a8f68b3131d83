import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Data type of a field in queries and records. */
export type FieldType = 'text' | 'decimal' | 'integer' | 'date' | 'instant' | 'boolean';

export interface ObjectField {
  column: PgColumn | SQL;
  type: FieldType;
}

/** A queryable object: its table and its fields by PascalCase name. */
export interface QueryObject {
  /** The table or subquery that contains the objects. */
  table: PgTable | SQL;
  fields: Readonly<Record<string, ObjectField>>;
  /** Column of the custom fields. Queries compare custom fields as text. */
  customFields?: PgColumn;
}

export const text = (column: PgColumn): ObjectField => ({ column, type: 'text' });
export const amount = (column: PgColumn): ObjectField => ({ column, type: 'decimal' });
export const integer = (column: PgColumn): ObjectField => ({ column, type: 'integer' });
export const date = (column: PgColumn): ObjectField => ({ column, type: 'date' });
export const instant = (column: PgColumn): ObjectField => ({ column, type: 'instant' });
export const booleanField = (column: PgColumn): ObjectField => ({ column, type: 'boolean' });
/** A field that is only stored (supported/stored-fields.ts), in a column of details. */
export const storedField = (column: PgColumn, name: string, type: 'text' | 'date' | 'boolean' = 'text'): ObjectField => ({
  column: type === 'text' ? sql`${column} ->> ${name}` : sql`(${column} ->> ${name})::${sql.raw(type)}`,
  type,
});
