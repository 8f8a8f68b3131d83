import type { FieldKind } from '../schemas/objects/field-kinds.js';
import { decimal } from '../schemas/decimal.js';
import { date, instant } from '../schemas/wire.js';
import type { Value } from './condition.js';
import { refuse } from './refuse.js';

/** The longest text that any field of the platform holds, in characters. */
const LONGEST_TEXT = 65_535;

/**
 * A value as it stands in a query. Text is quoted and escaped, so that no value can end its literal; every other kind is checked to be what it says and
 * written without quotes.
 *
 * @param kind of the field; undefined for custom fields, where the value's own type decides
 * @throws {InvalidRequestError} the value does not fit the field or cannot be written
 */
export function literal(path: string, kind: FieldKind | undefined, value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'object') return number(path, value.numeric);
  switch (kind) {
    case undefined:
      return ofItsType(path, value);
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
      throw refuse(path, 'not-comparable', 'is a list, which cannot be compared');
  }
}

function mismatch(path: string, wanted: string) {
  return refuse(path, 'invalid-value', `is compared with ${wanted}`);
}

function ofItsType(path: string, value: string | number | boolean): string {
  if (typeof value === 'string') return quotedText(path, value);
  return typeof value === 'number' ? wholeNumber(path, value) : String(value);
}

function wholeNumber(path: string, value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  throw refuse(path, 'invalid-value', 'must be a whole number; decimals are written as text, which keeps every digit');
}

function number(path: string, value: string): string {
  const read = decimal.safeParse(value);
  if (read.success) return read.data;
  throw refuse(path, 'invalid-value', 'must be a decimal number such as 12.50');
}

/**
 * Text as a quoted literal, for queries and for the filters of custom objects. No value can end its literal.
 *
 * @param path of the value in the query, for errors
 * @throws {InvalidRequestError} no field of the platform can hold the text
 */
export function quotedText(path: string, value: string): string {
  if (value.length > LONGEST_TEXT) throw refuse(path, 'too-long', `is longer than ${LONGEST_TEXT} characters, which no field is`);
  // Neither survives the way to the platform: it would compare with another text than the one meant.
  if (/\0|\p{Surrogate}/u.test(value)) throw refuse(path, 'invalid-value', 'has a NUL or half a surrogate pair, which no field has');
  return `'${value.replace(/['\\]/g, '\\$&')}'`;
}
