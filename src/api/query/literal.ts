import type { FieldKind } from '../schemas/objects/field-kinds.js';
import { decimal } from '../schemas/decimal.js';
import { date, instant } from '../schemas/wire.js';
import type { QueryValue } from './condition.js';
import { refuse } from './refuse.js';

/** Longest text in characters that a field of the platform can hold. */
const LONGEST_TEXT = 65_535;

/**
 * Writes a value as a literal. Text is quoted and escaped, so that no value can end its literal. All other values are validated and written without
 * quotes.
 *
 * @param kind of the field; undefined for custom fields, where the type of the value decides
 * @throws {InvalidRequestError} The value does not match the field or cannot be written.
 */
export function toLiteral(path: string, kind: FieldKind | undefined, value: QueryValue): string {
  if (value === null) return 'null';
  if (typeof value === 'object') return number(path, value.numeric);
  switch (kind) {
    case undefined:
      return formatLiteral(path, value);
    case 'text':
      if (typeof value === 'string') return quotedText(path, value);
      throw mismatch(path, 'text');
    case 'boolean':
      if (typeof value === 'boolean') return String(value);
      throw mismatch(path, 'true or false');
    case 'integer':
      if (typeof value === 'number') return wholeNumber(path, value);
      throw mismatch(path, 'a whole number');
    case 'decimal':
      if (typeof value === 'string') return number(path, value);
      if (typeof value === 'number') return wholeNumber(path, value);
      throw mismatch(path, 'decimal text');
    case 'date':
      if (date.safeParse(value).success) return `'${String(value)}'`;
      throw mismatch(path, 'a date YYYY-MM-DD');
    case 'instant':
      if (date.safeParse(value).success || instant.safeParse(value).success) return `'${String(value).replace(' ', 'T')}'`;
      throw mismatch(path, 'an instant YYYY-MM-DDThh:mm:ss or a date');
    default:
      throw refuse(path, 'not-comparable', 'is a list: lists cannot be compared');
  }
}

function mismatch(path: string, wanted: string) {
  return refuse(path, 'invalid-value', `must be compared with ${wanted}`);
}

function formatLiteral(path: string, value: string | number | boolean): string {
  if (typeof value === 'string') return quotedText(path, value);
  return typeof value === 'number' ? wholeNumber(path, value) : String(value);
}

function wholeNumber(path: string, value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  throw refuse(path, 'invalid-value', 'must be a whole number: pass decimals as text such as "12.50"');
}

function number(path: string, value: string): string {
  const read = decimal.safeParse(value);
  if (read.success) return read.data;
  throw refuse(path, 'invalid-value', 'must be a decimal number such as 12.50');
}

/**
 * Writes text as a quoted literal, for queries and for filters of custom objects. No value can end its literal.
 *
 * @param path of the value in the query, for errors
 * @throws {InvalidRequestError} No field of the platform can hold the text.
 */
export function quotedText(path: string, value: string): string {
  if (value.length > LONGEST_TEXT) throw refuse(path, 'too-long', `is longer than ${LONGEST_TEXT} characters, the longest text of a field`);
  // These characters would not arrive unchanged at the platform.
  if (/\0|\p{Surrogate}/u.test(value))
    throw refuse(path, 'invalid-value', 'contains a NUL or an unpaired surrogate, which fields cannot hold');
  return `'${value.replace(/['\\]/g, '\\$&')}'`;
}
