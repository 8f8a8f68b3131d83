import * as z from 'zod/v4/core';
import type { AnyOperation } from '../operations/operation.js';
import { decimal } from '../schemas/decimal.js';
import type { Validator } from '../schemas/validator.js';
import { DECIMAL } from '../schemas/values.js';
import { decimalText, wireText } from '../schemas/wire.js';
import { unwrapSchemas, createGuide, fieldSchemas, isContainer, schemasOf, type Schemas } from './schema-walk.js';

/**
 * JSON without loss of digits. `JSON.parse` reads every number as a double, which keeps 15 to 17 digits and no trailing zeros. `JSON.stringify`
 * writes decimals as text. Amounts of money need every digit in both directions.
 */

/** Maximum length of a number, so that hostile input cannot slow down decimals. */
const LONGEST_NUMBER = 1_000;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Parses JSON. A number that a double cannot represent becomes the text of its digits. A number that a double would spell differently (`12.50`)
 * becomes text only where the schema expects a decimal or text.
 * @throws {SyntaxError} The text is not JSON.
 */
export function parseExact(text: string, schema: Validator<unknown>): unknown {
  const value: unknown = JSON.parse(text);
  const quoted = withQuotedNumbers(text);
  if (quoted === undefined) return value;
  // The text is parsed a second time with these numbers in quotes. The two results differ only in these numbers.
  const root: Record<string, unknown> = { value };
  const guide = createGuide(keepsSpelling);
  const open: { into: Record<string, unknown>; name: string; twin: unknown; schemas: Schemas }[] = [
    { into: root, name: 'value', twin: JSON.parse(quoted), schemas: unwrapSchemas(schemasOf(schema), keepsSpelling) },
  ];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { into, name, twin, schemas: said } = at;
    const found = into[name];
    if (typeof found === 'number' && typeof twin === 'string') {
      if (said.some(keepsSpelling) || !isSameValue(twin, String(found))) into[name] = twin;
    } else if (isContainer(found) && isContainer(twin)) {
      const isList = Array.isArray(found);
      for (const part of Object.keys(twin)) open.push({ into: found, name: part, twin: twin[part], schemas: guide(said, part, isList) });
    }
  }
  return root['value'];
}

/** Returns the text with quotes around each number that a double spells differently. Undefined if there is none. Takes linear time. */
function withQuotedNumbers(text: string): string | undefined {
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = findEndOfString(text, at + 1);
      continue;
    }
    NUMBER.lastIndex = at;
    const token = code === 0x2d || (code >= 0x30 && code <= 0x39) ? NUMBER.exec(text)?.[0] : undefined;
    if (token !== undefined && String(Number(token)) !== token) {
      parts.push(text.slice(from, at), '"', token.length > LONGEST_NUMBER ? `${token.slice(0, 40)}…` : token, '"');
      from = at + token.length;
    }
    at += token?.length ?? 1;
  }
  return parts.length === 0 ? undefined : parts.join('') + text.slice(from);
}

function findEndOfString(text: string, start: number): number {
  let from = start;
  for (;;) {
    const quote = text.indexOf('"', from);
    let slashes = 0;
    while (quote - slashes > from && text.charCodeAt(quote - slashes - 1) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return quote + 1;
    from = quote + 1;
  }
}

function isSameValue(one: string, other: string): boolean {
  const value = canonical(one);
  return value !== undefined && value === canonical(other);
}

/** Returns sign, significant digits and exponent. Undefined for text that is not a number. */
function canonical(text: string): string | undefined {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '') return '0';
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return `${sign}${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}

/** True for schemas that keep the digits of a number. Recognized by identity, or by the inner schema if a check was added. */
function keepsSpelling(schema: z.$ZodType): boolean {
  return isNumber(schema) || isMadeAs(schema, decimalText) || isMadeAs(schema, wireText);
}

/** True for decimals that are JSON numbers on the wire. */
function isNumber(schema: z.$ZodType): boolean {
  return isMadeAs(schema, decimal);
}

function isMadeAs(schema: z.$ZodType, known: z.$ZodType): boolean {
  if (schema === known) return true;
  return schema instanceof z.$ZodPipe && known instanceof z.$ZodPipe && schema._zod.def.in === known._zod.def.in;
}

/**
 * Writes the body of a row as JSON. Decimals that are numbers on the wire become numbers with exactly their digits.
 * @param body fields of the body
 * @param input the whole parsed input, including path and query
 */
export function stringifyExact(row: AnyOperation, body: Readonly<Record<string, unknown>>, input: unknown): string {
  const said = unwrapSchemas(schemasOf(row.request), keepsSpelling, (options) => matchingOptions(options, input));
  if (row.encoding !== 'list') return writeFields(body, said);
  const [name, list] = Object.entries(body)[0] ?? ['', []];
  return write(list, fieldSchemas(said, name)) ?? '[]';
}

/** Like `JSON.stringify`, which still writes everything that no schema describes. */
function write(value: unknown, schemas: Schemas): string | undefined {
  if (schemas.length === 0 || (isContainer(value) && 'toJSON' in value)) return JSON.stringify(value);
  const said = unwrapSchemas(schemas, keepsSpelling, (options) => matchingOptions(options, value));
  if (typeof value === 'string' && said.some(isNumber) && DECIMAL.test(value)) return value;
  if (Array.isArray(value)) return `[${value.map((entry, index) => write(entry, fieldSchemas(said, String(index))) ?? 'null').join(',')}]`;
  return isContainer(value) ? writeFields(value, said) : JSON.stringify(value);
}

function writeFields(value: Readonly<Record<string, unknown>>, said: Schemas): string {
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const text = write(field, fieldSchemas(said, name));
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${fields.join(',')}}`;
}

/** Returns the first option that accepts the value; all options if none does. */
function matchingOptions(options: Schemas, value: unknown): Schemas {
  const first = options.find((option) => z.safeParse(option, value).success);
  return first ? [first] : options;
}
