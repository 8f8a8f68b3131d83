import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import { customObjectRecords, customObjects, customObjectValues } from '../database/schema.js';
import type { ObjectSchema } from '../database/tables/custom-objects.js';
import { notFound } from '../errors.js';
import { isDate } from './calendar.js';

export type CustomObjectRow = typeof customObjects.$inferSelect;
export type CustomRecordRow = typeof customObjectRecords.$inferSelect;

/** Reason for refusing a record, with the platform's error code. */
export interface RecordProblem {
  code: number;
  message: string;
}

/** Error codes of refused records. The platform documents two of them; the others exist only in the sandbox. */
const CODES = { type: 71012520, required: 71012521, length: 71012522, unique: 71012523, unknown: 71012524, format: 71012525 } as const;

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Returns the custom object with this name.
 *
 * @throws {BillingError} if there is no such object
 */
export async function getCustomObject(engine: Engine, object: string): Promise<CustomObjectRow> {
  const [row] = await engine.tx.select().from(customObjects).where(eq(customObjects.object, object));
  if (!row) throw notFound('custom object', object);
  return row;
}

/** Returns the custom object with this name and locks it until the transaction ends, so that unique values stay unique. */
export async function lockCustomObject(engine: Engine, object: string): Promise<CustomObjectRow> {
  const [row] = await engine.tx.select().from(customObjects).where(eq(customObjects.object, object)).for('update');
  if (!row) throw notFound('custom object', object);
  return row;
}

function recordProblem(kind: keyof typeof CODES, message: string): RecordProblem {
  return { code: CODES[kind], message };
}

/** Returns the problem with a single value; undefined if it is valid. */
function findValueProblem(name: string, value: unknown, property: ObjectSchema['properties'][string]): RecordProblem | undefined {
  const { type, format, maxLength } = property;
  const fits =
    (type === 'string' && typeof value === 'string') ||
    (type === 'number' && typeof value === 'number') ||
    (type === 'integer' && Number.isSafeInteger(value)) ||
    (type === 'boolean' && typeof value === 'boolean');
  if (!fits) return recordProblem('type', `'${name}' must be of type ${type}.`);
  if (typeof value !== 'string') return undefined;
  if (maxLength !== undefined && value.length > maxLength)
    return recordProblem('length', `'${name}' must have at most ${maxLength} characters.`);
  if (format === 'date' && !isDate(value)) return recordProblem('format', `'${name}' must be a date YYYY-MM-DD.`);
  if (format === 'date-time' && (!DATE_TIME.test(value) || Number.isNaN(Date.parse(value)))) {
    return recordProblem('format', `'${name}' must be a timestamp such as 2026-01-31T00:00:00Z.`);
  }
  if (format === 'uuid' && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    return recordProblem('format', `'${name}' must be a UUID.`);
  return undefined;
}

/** Validates a record against its definition. Returns the problem, or undefined if the record is valid. */
export function findRecordProblem(schema: ObjectSchema, fields: Readonly<Record<string, unknown>>): RecordProblem | undefined {
  for (const [name, value] of Object.entries(fields)) {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (!property) return recordProblem('unknown', `'${name}' is not a field of ${schema.object}.`);
    const found = value === null ? undefined : findValueProblem(name, value, property);
    if (found) return found;
  }
  const missing = schema.required.find((name) => fields[name] === undefined || fields[name] === null);
  return missing === undefined ? undefined : recordProblem('required', `'${missing}' is required.`);
}

/** Hash of a value, to compare unique values of any length. */
function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** Writes a valid record. Returns a problem instead if another record has one of its unique values. */
export async function writeCustomRecord(
  engine: Engine,
  schema: ObjectSchema,
  fields: Record<string, unknown>,
): Promise<CustomRecordRow | RecordProblem> {
  const { tx, moment } = engine;
  const { object } = schema;
  const values = schema.unique.flatMap((field) =>
    fields[field] === undefined || fields[field] === null ? [] : [{ field, value: digest(fields[field]) }],
  );
  for (const { field, value } of values) {
    const rowsWithValue = await tx.select().from(customObjectValues).where(eq(customObjectValues.value, value));
    if (rowsWithValue.some((row) => row.object === object && row.field === field))
      return recordProblem('unique', `'${field}' must be unique, but another record has this value.`);
  }
  const [record] = await tx.insert(customObjectRecords).values({ id: randomUUID(), object, fields, createdDate: moment.now }).returning();
  if (!record) throw new Error('The record was not inserted.');
  if (values.length > 0) await tx.insert(customObjectValues).values(values.map((entry) => ({ ...entry, object, recordId: record.id })));
  return record;
}
