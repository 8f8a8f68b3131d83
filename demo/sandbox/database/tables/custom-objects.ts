import { bigserial, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.js';

/** Fields of a custom object. */
export interface ObjectSchema {
  object: string;
  label: string;
  properties: Readonly<
    Record<string, { type: string; label: string; format?: string; maxLength?: number; displayName?: boolean; origin?: 'custom' }>
  >;
  required: readonly string[];
  unique: readonly string[];
  filterable: readonly string[];
}

export const customObjects = pgTable('custom_objects', {
  /** Name in the API. */
  object: text('object').primaryKey(),
  id: text('id').notNull().unique(),
  schema: jsonb('schema').$type<ObjectSchema>().notNull(),
  createdDate: instantColumn('created_date').notNull(),
});

/** Records. They are never updated; the newest record is the valid one. */
export const customObjectRecords = pgTable(
  'custom_object_records',
  {
    id: text('id').primaryKey(),
    object: text('object')
      .notNull()
      .references(() => customObjects.object),
    /** Position in the order of creation. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    createdDate: instantColumn('created_date').notNull(),
  },
  (table) => [index('custom_object_records_object').on(table.object, table.position)],
);

/** Values of unique fields. */
export const customObjectValues = pgTable(
  'custom_object_values',
  {
    object: text('object').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
    recordId: text('record_id')
      .notNull()
      .references(() => customObjectRecords.id),
  },
  (table) => [primaryKey({ columns: [table.object, table.field, table.value] })],
);
