import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { customObjectRecords } from '../database/schema.js';
import type { ObjectSchema } from '../database/tables/custom-objects.js';
import { invalidParameter, type BillingError } from '../errors.js';

const OPERATORS: Readonly<Record<string, SQL>> = {
  eq: sql`=`,
  ne: sql`<>`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

const CONDITION = /^\s*(\w+)\s+(eq|ne|gt|ge|lt|le)\s+(?:'((?:[^'\\]|\\['\\])*)'|(-?\d+(?:\.\d+)?)|(true|false)|(null))\s*(?:\s(and)\s|$)/i;
const MOST_CONDITIONS = 20;

function wrong(message: string): BillingError {
  return invalidParameter('custom-objects', 'q', message);
}

/** Converts a condition to SQL. The value is always a bound parameter, never part of the SQL text. */
function conditionOf(schema: ObjectSchema, match: RegExpExecArray): SQL {
  const [, name = '', operator = '', text, number, flag, none] = match;
  const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  if (!property || !schema.filterable.includes(name)) {
    throw wrong(`'${name}' is no filterable field. They are ${schema.filterable.join(', ') || 'none'}`);
  }
  const value = sql`(${customObjectRecords.fields} ->> ${name})`;
  const compare = OPERATORS[operator.toLowerCase()] ?? sql`=`;
  if (none !== undefined) return isNull(value);
  if ((property.type === 'string') !== (text !== undefined) || (property.type === 'boolean') !== (flag !== undefined)) {
    throw wrong(`'${name}' is of type ${property.type}`);
  }
  if (number !== undefined) return sql`${value}::numeric ${compare} ${number}::numeric`;
  return sql`${value} collate "C" ${compare} ${text?.replace(/\\(['\\])/g, '$1') ?? flag?.toLowerCase()}`;
}

/**
 * Parses a record filter such as `field__c eq 'value' and other__c gt 5`.
 *
 * @throws {BillingError} naming the part that cannot be parsed
 */
export function recordFilter(schema: ObjectSchema, q: string): SQL | undefined {
  const conditions: SQL[] = [];
  let rest = q;
  let more = true;
  while (more) {
    const match = CONDITION.exec(rest);
    if (!match) throw wrong("use field eq 'value' and field gt 5; operators are eq, ne, gt, ge, lt, le");
    if (match[6] !== undefined && match[2]?.toLowerCase() !== 'eq') throw wrong('null is compared by eq only');
    conditions.push(conditionOf(schema, match));
    if (conditions.length > MOST_CONDITIONS) throw wrong(`at most ${MOST_CONDITIONS} conditions`);
    rest = rest.slice(match[0].length);
    more = match[7] !== undefined;
  }
  return and(...conditions);
}
