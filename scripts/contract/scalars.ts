/** Types and docs of scalar values. */
import type { DefinitionSchema } from './definition.js';
import type { Direction, Shape } from './model.js';
import { pascal } from './spelling.js';

/** Objects whose ids and numbers have their own types. The first match is used, so a name comes before shorter names that it ends with. */
const OBJECTS = [
  'productRatePlanCharge',
  'productRatePlan',
  'ratePlanCharge',
  'ratePlan',
  'subscription',
  'invoiceItem',
  'creditMemoItem',
  'debitMemoItem',
  'creditMemo',
  'debitMemo',
  'invoice',
  'paymentMethod',
  'payment',
  'refund',
  'account',
  'contact',
  'product',
  'order',
  'accountingCode',
  'accountingPeriod',
  'amendment',
  'usage',
  'file',
];

/** Returns the type of an id, number or key by the name of its field: `invoiceItemId` is the id of an invoice item. */
function identity(property: string): Extract<Shape, { of: string }> | undefined {
  const parts = /^(.*?)(Id|Number|-id|-key|Key|Num)$/.exec(property);
  if (!parts) return undefined;
  const [, before = '', suffix = ''] = parts;
  const words = before.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const of = OBJECTS.find((object) => words === object || words.endsWith(pascal(object)));
  if (of === undefined || words === 'purchaseOrder') return undefined;
  const kind = of.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (suffix === 'Id' || suffix === '-id') return { is: 'id', of: kind };
  return suffix === 'Number' ? { is: 'number-of', of: kind } : suffix === 'Num' ? undefined : { is: 'key', of: kind };
}

/** Returns the type of a scalar value. `property` is the name of its field. */
export function scalar(schema: DefinitionSchema, property: string): Shape {
  const { type, format, minLength: min, maxLength: max } = schema;
  if (schema.enum && type !== 'integer' && type !== 'number') return { is: 'enum', values: schema.enum.map(String) };
  if (type === 'boolean') return { is: 'boolean' };
  if (type === 'integer') {
    return {
      is: 'integer',
      ...(schema.minimum !== undefined && { min: schema.minimum }),
      ...(schema.maximum !== undefined && { max: schema.maximum }),
    };
  }
  if (type === 'number') return { is: 'decimal' };
  if (type === 'object' || (type === undefined && schema.additionalProperties)) return { is: 'record' };
  if (type === 'string') {
    if (format === 'decimal') return { is: 'decimal-text' };
    if (format === 'date') return { is: 'date' };
    if (format === 'date-time') return { is: 'instant' };
    if (format === 'binary') return { is: 'blob' };
    const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    return { ...(identity(property) ?? { is: 'text' }), ...bounds };
  }
  return { is: 'unknown' };
}

/** Sentences for the docs of a field: its limits and default. */
export function docOf(schema: DefinitionSchema, direction: Direction): string[] {
  const doc: string[] = [];
  if (schema.format === 'binary') doc.push('CSV or zip of at most 4 MB; a `File` with a name of at most 50 characters, or a `Blob`.');
  if (direction === 'in' && schema.maxLength !== undefined) doc.push(`At most ${schema.maxLength} characters.`);
  if (direction === 'in' && (schema.minimum !== undefined || schema.maximum !== undefined)) {
    const { minimum, maximum } = schema;
    doc.push(
      minimum === undefined ? `At most ${maximum}.` : maximum === undefined ? `At least ${minimum}.` : `From ${minimum} to ${maximum}.`,
    );
  }
  const { default: value } = schema;
  if (direction === 'in' && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')) {
    doc.push(`Default \`${value}\`.`);
  }
  return doc;
}
