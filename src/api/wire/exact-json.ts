import * as z from 'zod/v4/core';
import type { AnyOperation } from '../operations/operation.js';
import { decimal } from '../schemas/decimal.js';
import { DECIMAL } from '../schemas/values.js';
import { decimalText, wireText } from '../schemas/wire.js';
import { bare, createGuide, inside, isContainer, type Schemas } from './schema-walk.js';

/**
 * JSON without loss of digits. `JSON.parse` turns every number into a double, which keeps 15 to 17 digits and no trailing zeros, and
 * `JSON.stringify` writes decimals, which are text on our side, as text. Amounts of money need every digit both ways.
 */

/** No number is that long; what reads decimals would work too hard on it. */
const LONGEST_NUMBER = 1_000;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Reads JSON. A number whose value a double cannot hold is handed on as the text of its digits; one that a double would spell differently
 * (`12.50`) only where the schemas read decimals or text.
 * @throws {SyntaxError} it is no JSON
 */
export function parseExact(text: string, schema: z.$ZodType): unknown {
  const value: unknown = JSON.parse(text);
  const quoted = withQuotedNumbers(text);
  if (quoted === undefined) return value;
  // The same answer twice, once with such numbers as text: where the two differ, and only there, a number stood.
  const root: Record<string, unknown> = { value };
  const guide = createGuide(keepsSpelling);
  const open: { into: Record<string, unknown>; name: string; twin: unknown; said: Schemas }[] = [
    { into: root, name: 'value', twin: JSON.parse(quoted), said: bare([schema], keepsSpelling) },
  ];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { into, name, twin, said } = at;
    const found = into[name];
    if (typeof found === 'number' && typeof twin === 'string') {
      if (said.some(keepsSpelling) || !isSameValue(twin, String(found))) into[name] = twin;
    } else if (isContainer(found) && isContainer(twin)) {
      const isList = Array.isArray(found);
      for (const part of Object.keys(twin)) open.push({ into: found, name: part, twin: twin[part], said: guide(said, part, isList) });
    }
  }
  return root['value'];
}

/** The text with quotes around each number that a double spells differently; undefined if there is none. In time linear in its length. */
function withQuotedNumbers(text: string): string | undefined {
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at + 1);
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

function endOfString(text: string, start: number): number {
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

/** Sign, digits without zeros around them, and power of ten; undefined for what is no number. */
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

/** Schemas that give the digits on as they are; they are known by identity, or by what they are made of if a check was added to them. */
function keepsSpelling(schema: z.$ZodType): boolean {
  return isNumber(schema) || isMadeAs(schema, decimalText) || isMadeAs(schema, wireText);
}

/** A decimal that travels as a JSON number. */
function isNumber(schema: z.$ZodType): boolean {
  return isMadeAs(schema, decimal);
}

function isMadeAs(schema: z.$ZodType, known: z.$ZodType): boolean {
  if (schema === known) return true;
  return schema instanceof z.$ZodPipe && known instanceof z.$ZodPipe && schema._zod.def.in === known._zod.def.in;
}

/**
 * Writes the body of a row as JSON, in which each decimal that travels as a number is a number of exactly its digits.
 * @param body the fields that make the body
 * @param input what the request schema has made of the whole input, path and query included
 */
export function stringifyExact(row: AnyOperation, body: Readonly<Record<string, unknown>>, input: unknown): string {
  const said = bare([row.request], keepsSpelling, (options) => fitting(options, input));
  if (row.encoding !== 'list') return writeFields(body, said);
  const [name, list] = Object.entries(body)[0] ?? ['', []];
  return write(list, inside(said, name)) ?? '[]';
}

/** As `JSON.stringify`, which it leaves everything to that no schema describes. */
function write(value: unknown, schemas: Schemas): string | undefined {
  if (schemas.length === 0 || (isContainer(value) && 'toJSON' in value)) return JSON.stringify(value);
  const said = bare(schemas, keepsSpelling, (options) => fitting(options, value));
  if (typeof value === 'string' && said.some(isNumber) && DECIMAL.test(value)) return value;
  if (Array.isArray(value)) return `[${value.map((entry, index) => write(entry, inside(said, String(index))) ?? 'null').join(',')}]`;
  return isContainer(value) ? writeFields(value, said) : JSON.stringify(value);
}

function writeFields(value: Readonly<Record<string, unknown>>, said: Schemas): string {
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const text = write(field, inside(said, name));
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${fields.join(',')}}`;
}

/** The option that reads the value, which is the first that takes it; all of them if none takes what it has become. */
function fitting(options: Schemas, value: unknown): Schemas {
  const first = options.find((option) => z.safeParse(option, value).success);
  return first ? [first] : options;
}
