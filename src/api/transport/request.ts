import { InvalidRequestError, type FieldError } from '../errors.js';
import type { AnyOperation, Operation } from '../operations/operation.js';

/** A request as it will be sent, before headers that change with each attempt. */
export interface PreparedRequest {
  readonly url: string;
  readonly body: string | FormData | ArrayBuffer | Blob | undefined;
  /** Left to the body where it says so itself. */
  readonly contentType: string | undefined;
  readonly contentEncoding?: 'gzip';
}

/** Writes bodies as only the billing API wants them, given what the request schema made of the whole input; undefined for other rows. */
export type EncodeBody = (
  row: AnyOperation,
  body: readonly [string, unknown][],
  input: unknown,
) => Pick<PreparedRequest, 'body' | 'contentType'> | undefined;

/**
 * Turns an input into address and body of a row.
 * @throws {InvalidRequestError} the input does not fit; names each path
 */
export function prepare<Input>(row: Operation<Input, unknown>, input: Input, baseUrl: string, encodeBody?: EncodeBody): PreparedRequest {
  const fields = validate(row, input);
  const used = new Set<string>();
  const path = row.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    used.add(name);
    return segment(row, name, fields[name]);
  });
  const bodyless = row.method === 'GET' || row.method === 'DELETE';
  const query = new URLSearchParams();
  const body: [string, unknown][] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (used.has(name) || value === undefined) continue;
    if (bodyless || row.query?.includes(name)) append(query, name, value);
    else body.push([name, value]);
  }
  const search = query.toString();
  return {
    url: baseUrl.replace(/\/+$/, '') + path + (search ? `?${search}` : ''),
    ...(encodeBody?.(row, body, fields) ?? encode(row, bodyless, body)),
  };
}

function validate<Input>(row: Operation<Input, unknown>, input: Input): Record<string, unknown> {
  const parsed = row.request.safeParse(input);
  if (!parsed.success) {
    const fields: FieldError[] = parsed.error.issues.map((issue) => ({
      field: issue.path.map(String).join('.'),
      code: issue.code,
      message: issue.message,
    }));
    const named = fields.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; ');
    throw new InvalidRequestError({ type: 'invalid-request', code: 'invalid-request', message: `${row.name}: ${named}`, fields });
  }
  return typeof parsed.data === 'object' && parsed.data !== null ? Object.fromEntries(Object.entries(parsed.data)) : {};
}

function segment(row: AnyOperation, name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // A dot segment survives percent-encoding and would climb to another operation; half a surrogate pair cannot be encoded at all.
  const fits = text !== '' && text !== '.' && text !== '..' && !/\p{Surrogate}/u.test(text);
  if (!fits) throw invalidField(row.name, name, 'invalid-key', 'must be a key that can stand in an address');
  return encodeURIComponent(text);
}

/** Refuses one field of an input before anything leaves. */
export function invalidField(operation: string, field: string, code: string, message: string): InvalidRequestError {
  return new InvalidRequestError({
    type: 'invalid-request',
    code: 'invalid-request',
    message: `${operation}: ${field}: ${message}`,
    fields: [{ field, code, message }],
  });
}

function append(query: URLSearchParams, name: string, value: unknown): void {
  for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
}

function encode(row: AnyOperation, bodyless: boolean, body: readonly [string, unknown][]): Pick<PreparedRequest, 'body' | 'contentType'> {
  if (bodyless) return { body: undefined, contentType: undefined };
  if (row.encoding === 'form') {
    const form = new URLSearchParams();
    for (const [name, value] of body) append(form, name, value);
    return { body: form.toString(), contentType: 'application/x-www-form-urlencoded' };
  }
  return { body: JSON.stringify(Object.fromEntries(body)), contentType: 'application/json' };
}
