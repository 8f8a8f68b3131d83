import { and, asc, count, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { CallContext } from '../context.js';
import { isDate } from '../engine/calendar.js';
import { formatTimestamp } from '../engine/clock.js';
import { jsonNumber } from '../engine/money.js';
import type { ObjectField, QueryObject } from './fields.js';
import { QUERY_OBJECTS } from './objects.js';
import type { Comparison, Condition, Literal, Query } from './parse-query.js';

/** Error of a query that names an unknown object or field, or compares unsupported values. */
export class QueryMeaningError extends Error {
  override readonly name = 'QueryMeaningError';

  constructor(
    readonly code: 'INVALID_TYPE' | 'INVALID_FIELD' | 'INVALID_VALUE',
    message: string,
  ) {
    super(message);
  }
}

/** Schema of the selected rows. The columns depend on the query. */
export const rowsShape = z.array(z.record(z.string(), z.unknown()));

/** Looks up an own property, so that names such as `constructor` find nothing. */
export function findOwnProperty<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Names with these suffixes are custom fields. Queries treat unknown custom fields as empty. */
const CUSTOM_FIELD = /^\w+__(?:c|NS|QT)$/;

/** True if the name has the form of a custom field. */
export const isCustomField = (name: string): boolean => CUSTOM_FIELD.test(name);

/** @throws {QueryMeaningError} */
export function findQueryField(object: QueryObject, name: string): ObjectField {
  const field = findOwnProperty(object.fields, name);
  if (field) return field;
  if (object.customFields && isCustomField(name)) return { column: sql`${object.customFields} ->> ${name}`, type: 'text' };
  throw new QueryMeaningError('INVALID_FIELD', `Unknown field '${name}'. Fields are ${Object.keys(object.fields).join(', ')}.`);
}

/** Converts a value to the column's type. Values are always bound parameters, never part of the SQL text. */
function boundValue(field: ObjectField, name: string, value: Exclude<Literal, { kind: 'null' }>): string | number | boolean | Date {
  const wrong = (wanted: string) => new QueryMeaningError('INVALID_VALUE', `'${name}' must be compared with ${wanted}.`);
  const given = String(value.value);
  switch (field.type) {
    case 'text':
      if (value.kind !== 'text') throw wrong("a text in quotes, such as 'Active'");
      return given;
    case 'boolean':
      if (!/^(true|false)$/i.test(given)) throw wrong('true or false');
      return given.toLowerCase() === 'true';
    case 'integer':
      if (!/^-?\d{1,9}$/.test(given)) throw wrong('a whole number');
      return Number(given);
    case 'decimal':
      if (!/^-?\d{1,30}(\.\d{1,30})?$/.test(given)) throw wrong('a number');
      return given;
    case 'date':
      if (!isDate(given)) throw wrong("a date in quotes, such as '2026-01-31'");
      return given;
    case 'instant': {
      const instant = new Date(given.replace(' ', 'T'));
      if (!isDate(given.slice(0, 10)) || Number.isNaN(instant.getTime())) throw wrong("a time in quotes, such as '2026-01-31T00:00:00Z'");
      return instant;
    }
  }
}

const COMPARE: Readonly<Record<Comparison, (column: ObjectField['column'], value: unknown) => SQL>> = {
  '=': eq,
  '!=': ne,
  '<': lt,
  '>': gt,
  '<=': lte,
  '>=': gte,
};

function nullCondition(field: ObjectField, name: string, comparison: Comparison): SQL {
  if (comparison === '=') return isNull(field.column);
  if (comparison === '!=') return isNotNull(field.column);
  throw new QueryMeaningError('INVALID_VALUE', `'${name}' can be compared with null only by = or !=.`);
}

/** @throws {QueryMeaningError} */
export function conditionSql(object: QueryObject, condition: Condition): SQL {
  if (condition.kind !== 'compare') {
    const parts = condition.parts.map((part) => conditionSql(object, part));
    return (condition.kind === 'and' ? and(...parts) : or(...parts)) ?? sql`true`;
  }
  const field = findQueryField(object, condition.field);
  if (condition.value.kind === 'null') return nullCondition(field, condition.field, condition.comparison);
  return COMPARE[condition.comparison](field.column, boundValue(field, condition.field, condition.value));
}

/** Converts a column's value to the wire format. */
export function wireValue(field: ObjectField, value: unknown, timeZone: string): unknown {
  if (field.type === 'decimal' && typeof value === 'string') return jsonNumber(value);
  if (field.type === 'instant' && value instanceof Date) return formatTimestamp(timeZone, value);
  return value;
}

/** Requested page of a query's records. */
interface QueryPart {
  limit: number;
  after?: string | undefined;
  /** Total number of records, if already counted. */
  size?: number | undefined;
}

interface QueryAnswer {
  /** Total number of records. */
  size: number;
  records: Record<string, unknown>[];
  /** Id of the last returned record. Absent if no records are left. */
  after?: string;
}

/**
 * Runs a query. The records' fields have PascalCase names. Empty fields are omitted, as on the platform.
 *
 * @throws {QueryMeaningError}
 */
export async function runQuery(query: Query, part: QueryPart, call: CallContext): Promise<QueryAnswer> {
  const object = findOwnProperty(QUERY_OBJECTS, query.object);
  if (!object) {
    throw new QueryMeaningError('INVALID_TYPE', `Unknown object '${query.object}'. Objects are ${Object.keys(QUERY_OBJECTS).join(', ')}.`);
  }
  const wanted = [...new Set(['Id', ...query.fields])].map((name) => ({ name, field: findQueryField(object, name) }));
  const where = query.where && conditionSql(object, query.where);
  const key = findQueryField(object, 'Id').column;
  const countRecords = async (): Promise<number> => {
    const [counted] = await call.tx.select({ size: count() }).from(object.table).where(where);
    return counted?.size ?? 0;
  };
  const selection = Object.fromEntries(wanted.map(({ name, field }) => [name, field.column]));
  const rows = rowsShape.parse(
    await call.tx
      .select(selection)
      .from(object.table)
      .where(part.after === undefined ? where : and(where, sql`${key} > ${part.after}`))
      .orderBy(asc(key))
      .limit(part.limit + 1),
  );
  const hasAllRecords = part.after === undefined && rows.length <= part.limit;
  const size = part.size ?? (hasAllRecords ? rows.length : await countRecords());
  const records = rows.slice(0, part.limit).map((row) => {
    const entries = wanted.map(({ name, field }): [string, unknown] => [name, wireValue(field, row[name], call.settings.timeZone)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== null));
  });
  const last = records.at(-1)?.['Id'];
  return { size, records, ...(rows.length > part.limit && typeof last === 'string' && { after: last }) };
}
