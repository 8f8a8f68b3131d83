import { parseBody } from 'hono/utils/body';
import * as z from 'zod/mini';
import type { Operation } from '../../../src/api/operations/operation.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { Validator } from '../../../src/api/schemas/validator.js';
import { parseExact } from '../../../src/api/wire/exact-json.js';
import { isDate } from '../engine/calendar.js';
import { BillingError, billingError, errorCode, invalidValue, missingField, type ErrorResource, type Reason } from '../errors.js';
import { readBytes } from './compression.js';
import { unavailableReason } from '../unavailable.js';
import { readNamedQuery, readQuery } from './query.js';
import { unrecognizedPaths, withoutUnknownFields, type UnknownFields } from './unknown-fields.js';

/** A parsed request: a flat object of all inputs, and the body's text for the idempotency fingerprint. */
interface RawInput {
  readonly fields: Record<string, unknown>;
  readonly bodyText: string;
}

type Issue = {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  expected?: unknown;
  values?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  origin?: unknown;
  errors?: unknown;
  keys?: unknown;
};

const DATE_FIELD = /Date$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Maximum body size in bytes. Real bodies are smaller, because the platform limits arrays to 300 entries. */
const BODY_MAX = 4 * 1024 * 1024;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Maximum nesting depth of a body. Without a limit, recursive functions could overflow the stack. */
const MAX_DEPTH = 64;

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((part): unknown[] => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return false;
}

function parseJson(text: string, encoding: 'json' | 'list'): Record<string, unknown> {
  let value: unknown;
  try {
    // Numbers with too many digits for a JavaScript number become text, so that they stay exact.
    value = parseExact(text, z.unknown());
  } catch {
    throw billingError('none', 'malformed-json', 'The request body is not well-formed JSON.', 400);
  }
  // Operations with a list body expect the list in the field `body`.
  if (encoding === 'list') value = { body: value };
  if (!isObject(value)) throw billingError('none', 'malformed-json', 'The request body must be a JSON object.', 400);
  if (isTooDeep(value)) throw billingError('none', 'malformed-json', `The request body is nested more than ${MAX_DEPTH} levels deep.`, 400);
  return value;
}

const MEDIA_TYPES = {
  json: 'application/json',
  list: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

async function readBody(request: Request, encoding: keyof typeof MEDIA_TYPES): Promise<{ text: string; fields: Record<string, unknown> }> {
  const header = request.headers.get('content-type') ?? '';
  const type = header.split(';')[0]?.trim().toLowerCase();
  const expected = MEDIA_TYPES[encoding];
  const bytes = await readBytes(request, BODY_MAX);
  // Many operations have no required body field. Clients then send no body, with or without a content type.
  if (bytes.byteLength === 0 && encoding === 'json') return { text: '', fields: {} };
  if (type !== expected) throw billingError('none', 'invalid-value', `The request body must be ${expected}.`, 415);
  const text = new TextDecoder().decode(bytes);
  if (encoding === 'multipart') return { text, fields: await readParts(bytes, header) };
  return { text, fields: encoding === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text, encoding) };
}

/** Returns the parts of a multipart form by name. Files are not converted to text. */
async function readParts(bytes: Uint8Array, contentType: string): Promise<Record<string, unknown>> {
  try {
    const request = new Request('http://localhost', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: new Uint8Array(bytes),
    });
    return await parseBody(request);
  } catch {
    throw billingError('none', 'malformed-json', 'The request body is not a well-formed multipart form.', 400);
  }
}

/** Collects path, query and body into the flat input of an operation. */
export async function readInput(
  row: Pick<Operation<unknown, unknown>, 'method' | 'encoding' | 'query'>,
  request: Request,
  url: URL,
  path: Record<string, string>,
): Promise<RawInput> {
  if (row.method === 'GET' || row.method === 'DELETE') return { fields: { ...readQuery(url), ...path }, bodyText: '' };
  const { text, fields } = await readBody(request, row.encoding ?? 'json');
  return { fields: { ...fields, ...readNamedQuery(url, row.query ?? []), ...path }, bodyText: text };
}

/** Converts query values, which are text, to the numbers, booleans or lists that the operation expects. */
function convertQueryValues(
  fields: Record<string, unknown>,
  issues: readonly Issue[],
  names: readonly string[] | undefined,
): Record<string, unknown> | undefined {
  const read = { ...fields };
  let changed = false;
  for (const issue of issues) {
    const name = issue.path[0];
    const value = typeof name === 'string' && issue.path.length === 1 ? read[name] : undefined;
    if (typeof name !== 'string' || typeof value !== 'string' || issue.code !== 'invalid_type') continue;
    if (names?.includes(name) === false) continue;
    if ((issue.expected === 'number' || issue.expected === 'int') && /^\d{1,9}$/.test(value)) read[name] = Number(value);
    else if (issue.expected === 'boolean' && /^(true|false)$/.test(value)) read[name] = value === 'true';
    else if (issue.expected === 'array') read[name] = [value];
    else continue;
    changed = true;
  }
  return changed ? read : undefined;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at: unknown = value;
  for (const part of path) {
    if (Array.isArray(at)) at = at[Number(part)];
    else at = isObject(at) && typeof part === 'string' && Object.hasOwn(at, part) ? at[part] : undefined;
  }
  return at;
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return `must be of type ${String(issue.expected)}`;
  if (issue.code === 'invalid_value' && Array.isArray(issue.values)) return `must be ${issue.values.map(String).join(' or ')}`;
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
  if (issue.code === 'too_small') return `must be at least ${String(issue.minimum)}${unit}`;
  if (issue.code === 'too_big') return `must be at most ${String(issue.maximum)}${unit}`;
  return issue.message === 'Invalid input' ? 'is not valid' : issue.message;
}

/** Returns the names of fields that a strict schema does not know. Undefined for other issues. */
const unrecognized = (issue: Issue): string[] | undefined => unrecognizedPaths(issue)?.map((path) => path.map(String).join('.'));

function unknownReason(resource: ErrorResource, method: string, field: string): Reason {
  const category = method === 'GET' || method === 'DELETE' ? 'invalid-parameter' : 'unknown-field';
  return { code: errorCode(resource, category), message: `Unknown field '${field}'.` };
}

function reasonsOf(resource: ErrorResource, method: string, fields: Record<string, unknown>, issue: Issue): readonly Reason[] {
  const unknown = unrecognized(issue);
  if (unknown) return unknown.map((field) => unknownReason(resource, method, field));
  const field = issue.path.map(String).join('.');
  const missing = valueAt(fields, issue.path) === undefined;
  return (missing ? missingField(resource, field) : invalidValue(resource, field, expectation(issue))).reasons;
}

/** Characters that the database cannot store: NUL and unpaired surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Returns the paths of texts that cannot be stored and of dates that do not exist, such as February 30. */
export function unstorablePaths(value: unknown, path: string): string[] {
  if (typeof value === 'string')
    return UNSTORABLE.test(value) || (DATE_FIELD.test(path) && DATE.test(value) && !isDate(value)) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return UNSTORABLE.test(name) ? [here] : unstorablePaths(entry, here);
  });
}

/** Returns the paths of sent fields that the operation does not know. */
function unknownPaths(sent: unknown, known: unknown, path: string): string[] {
  if (Array.isArray(sent)) {
    return sent.flatMap((entry, index) => unknownPaths(entry, Array.isArray(known) ? known[index] : undefined, `${path}.${index}`));
  }
  if (!isObject(sent)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (!isObject(known) || !Object.hasOwn(known, name)) return [here];
    return unknownPaths(value, known[name], here);
  });
}

/** Validates fields. At about 100,000 issues, schemas throw a RangeError. This function converts it to a normal failure. */
function parseBy<Input>(validator: Validator<Input>, resource: ErrorResource, fields: Record<string, unknown>) {
  try {
    return validator.safeParse(fields);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw billingError(resource, 'invalid-value', 'The request has too many invalid fields.');
  }
}

/**
 * Validates the flat input of an operation.
 *
 * @throws {BillingError} naming each field that is missing, invalid or, unless they are ignored, unknown
 */
export function parseInput<Input>(
  row: Operation<Input, unknown>,
  resource: ErrorResource,
  fields: Record<string, unknown>,
  unknownFields: UnknownFields = 'refuse',
): Input {
  const parse = (known: Record<string, unknown>) => parseBy(row.request, resource, known);
  const knownPart = (all: Record<string, unknown>) => (unknownFields === 'refuse' ? all : withoutUnknownFields(all, parse));
  let sent = knownPart(fields);
  let parsed = parse(sent);
  const bodiless = row.method === 'GET' || row.method === 'DELETE';
  if (!parsed.success && (bodiless || row.query)) {
    const read = convertQueryValues(sent, parsed.error.issues, bodiless ? undefined : row.query);
    if (read) {
      // A schema looks for unknown fields only if the other fields are valid.
      sent = knownPart(read);
      parsed = parse(sent);
    }
  }
  if (!parsed.success) {
    throw new BillingError(
      resource,
      parsed.error.issues.flatMap((issue) => reasonsOf(resource, row.method, sent, issue)).slice(0, 20),
      200,
    );
  }
  const impossible = unstorablePaths(sent, '');
  if (impossible.length > 0) {
    const reasons = impossible.flatMap(
      (field) => invalidValue(resource, field, 'must be an existing day, or text without NUL characters and unpaired surrogates').reasons,
    );
    throw new BillingError(resource, reasons, 200);
  }
  const unknown = unknownFields === 'refuse' ? unknownPaths(sent, parsed.data, '') : [];
  if (unknown.length > 0) {
    const reasons = unknown.slice(0, 20).map((field) => unknownReason(resource, row.method, field));
    throw new BillingError(resource, reasons, 200);
  }
  return parsed.data;
}

/**
 * Restricts the input of an operation to the fields that the sandbox supports.
 *
 * @param supported schema of the supported fields
 * @param operation name of the operation, to find the reasons why its other fields are unavailable
 * @param at path of the input in the request: empty, or ending with a dot
 * @throws {BillingError} naming each unsupported field or value
 */
export function narrowInput<Input>(supported: Schema<Input>, resource: ErrorResource, input: unknown, operation = '', at = ''): Input {
  const parsed = supported.safeParse(input);
  const paths = parsed.success
    ? unknownPaths(input, parsed.data, '')
    : parsed.error.issues.flatMap((issue) => unrecognized(issue) ?? (issue.path.map(String).join('.') || 'input'));
  if (parsed.success && paths.length === 0) return parsed.data;
  throw new BillingError(
    resource,
    paths.slice(0, 20).map((field) => {
      const reason = unavailableReason(operation, `${at}${field}`);
      const why = reason === undefined ? '' : `: ${reason}`;
      return { code: errorCode(resource, 'rule'), message: `'${field}' is not supported by this sandbox in this request${why}.` };
    }),
    200,
  );
}
