import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../context.js';
import type { Condition, Literal } from './parse-query.js';
import type { ObjectField, QueryObject } from './fields.js';
import { QUERY_OBJECTS } from './objects.js';
import { conditionSql, findQueryField, findOwnProperty, QueryMeaningError, rowsShape, wireValue } from './run-query.js';

/** A request for a list of objects. */
export interface ObjectList {
  object: string;
  /** Filters such as `balance.GT:100`. All filters must match. */
  filter: readonly string[];
  /** Sort orders such as `name.ASC`. */
  sort: readonly string[];
  /** Field names. Default: all fields. */
  fields: readonly string[];
  nulls: boolean;
  limit: number;
  offset: number;
}

/** Converts a name to camelCase as in the API definition: `SKU` becomes `sKU`. */
function outerName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function innerName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Maximum number of values in a filter's list. */
const MOST_VALUES = 200;

const OPERATORS = { EQ: '=', NE: '!=', GT: '>', GE: '>=', LT: '<', LE: '<=' } as const;

function literalOf(field: ObjectField, value: string): Literal {
  if (value === 'null') return { kind: 'null' };
  if (field.type === 'decimal' || field.type === 'integer') return { kind: 'number', value };
  return { kind: 'text', value };
}

function conditionOf(object: QueryObject, text: string): Condition {
  const [, outer = '', operator = '', value = ''] = /^(\w+)\.(EQ|NE|GT|GE|LT|LE|IN):([\s\S]+)$/.exec(text) ?? [];
  if (value === '') throw new QueryMeaningError('INVALID_VALUE', `'${text}' must be field.OP:value with EQ, NE, GT, GE, LT, LE or IN`);
  const name = innerName(outer);
  const field = findQueryField(object, name);
  const compare = (comparison: (typeof OPERATORS)[keyof typeof OPERATORS], one: string): Condition => ({
    kind: 'compare',
    field: name,
    comparison,
    value: literalOf(field, one),
  });
  if (operator !== 'IN') return compare(OPERATORS[isOperator(operator) ? operator : 'EQ'], value);
  const list = /^\[(.*)\]$/s.exec(value)?.[1]?.split(',');
  if (!list) throw new QueryMeaningError('INVALID_VALUE', `'${text}' must list its values in brackets, such as [a,b]`);
  if (list.length > MOST_VALUES)
    throw new QueryMeaningError('INVALID_VALUE', `'${outer}' must be compared with at most ${MOST_VALUES} values`);
  return { kind: 'or', parts: list.map((one) => compare('=', one.trim())) };
}

function isOperator(name: string): name is keyof typeof OPERATORS {
  return Object.hasOwn(OPERATORS, name);
}

function orderOf(object: QueryObject, text: string): SQL {
  const [, outer, direction] = /^(\w+)\.(ASC|DESC)$/i.exec(text) ?? [];
  if (outer === undefined) throw new QueryMeaningError('INVALID_VALUE', `'${text}' must be field.ASC or field.DESC`);
  const { column } = findQueryField(object, innerName(outer));
  return direction?.toUpperCase() === 'DESC' ? desc(column) : asc(column);
}

function objectOf(name: string): QueryObject {
  const object = findOwnProperty(QUERY_OBJECTS, name);
  if (!object) throw new Error(`Unknown object '${name}'.`);
  return object;
}

async function read(name: string, where: SQL | undefined, list: Pick<ObjectList, 'sort' | 'limit' | 'offset'>, call: CallContext) {
  const object = objectOf(name);
  const selection = Object.fromEntries(Object.entries(object.fields).map(([field, { column }]) => [field, column]));
  const shown = object.customFields ? { ...selection, customFields: object.customFields } : selection;
  return rowsShape.parse(
    await call.tx
      .select(shown)
      .from(object.table)
      .where(where)
      .orderBy(...list.sort.map((text) => orderOf(object, text)), asc(findQueryField(object, 'Id').column))
      .limit(list.limit)
      .offset(list.offset),
  );
}

function wire(
  name: string,
  row: Record<string, unknown>,
  list: Pick<ObjectList, 'fields' | 'nulls'>,
  call: CallContext,
): Record<string, unknown> {
  const wanted = list.fields.length === 0 ? undefined : new Set(['id', ...list.fields]);
  const plain = Object.entries(objectOf(name).fields).map(([field, kind]): [string, unknown] => [
    outerName(field),
    wireValue(kind, row[field], call.settings.timeZone),
  ]);
  const custom = typeof row['customFields'] === 'object' && row['customFields'] !== null ? Object.entries(row['customFields']) : [];
  const all = [...plain, ...custom].filter(([field, value]) => (wanted?.has(field) ?? true) && (list.nulls || value !== null));
  return Object.fromEntries(all);
}

/**
 * Returns a page of objects in camelCase, sorted as requested or by id.
 *
 * @throws {QueryMeaningError}
 */
export async function listObjects(list: ObjectList, call: CallContext): Promise<Record<string, unknown>[]> {
  const object = objectOf(list.object);
  for (const field of list.fields) findQueryField(object, innerName(field));
  const parts = list.filter.map((text) => conditionOf(object, text));
  const where = parts.length === 0 ? undefined : conditionSql(object, { kind: 'and', parts });
  return (await read(list.object, where, list, call)).map((row) => wire(list.object, row, list, call));
}

/** Maximum number of related objects on a page. */
const MOST_RELATED = 1000;

/** Finds the objects whose field has one of the given values. Returns that field value as `key` and the object in camelCase as `value`. */
export async function relatedObjects(name: string, field: string, values: readonly string[], call: CallContext) {
  if (values.length === 0) return [];
  const { column } = findQueryField(objectOf(name), field);
  const rows = await read(name, inArray(sql`${column}`, [...values]), { sort: [], limit: MOST_RELATED, offset: 0 }, call);
  return rows.map((row) => ({ key: row[field], value: wire(name, row, { fields: [], nulls: false }, call) }));
}
