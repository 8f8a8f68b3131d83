import { InvalidRequestError, type FieldError } from './errors.js';
import type { AnyOperation, Operation } from './operations/operation.js';

/** A request as it will be sent, before headers that change with each attempt. */
export interface PreparedRequest {
  readonly url: string;
  readonly body: string | undefined;
  readonly contentType: string | undefined;
}

/**
 * Turns an input into address and body of a row.
 * @throws {InvalidRequestError} the input does not fit; names each path
 */
export function prepare<Input>(row: Operation<Input, unknown>, input: Input, baseUrl: string): PreparedRequest {
  const fields = validate(row, input);
  const used = new Set<string>();
  const path = row.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    used.add(name);
    return segment(row, name, fields[name]);
  });
  const bodyless = row.method === 'GET' || row.method === 'DELETE';
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (used.has(name) || value === undefined) continue;
    if (bodyless || row.query?.includes(name)) append(query, name, value);
    else body[name] = value;
  }
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return { url: baseUrl + path + search, ...encode(row, bodyless, body) };
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
  // A dot segment survives percent-encoding and would climb to another operation.
  if (text === '' || text === '.' || text === '..') {
    const message = 'must be a key that can stand in an address';
    throw new InvalidRequestError({
      type: 'invalid-request',
      code: 'invalid-request',
      message: `${row.name}: ${name}: ${message}`,
      fields: [{ field: name, code: 'invalid-key', message }],
    });
  }
  return encodeURIComponent(text);
}

function append(query: URLSearchParams, name: string, value: unknown): void {
  for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
}

function encode(row: AnyOperation, bodyless: boolean, body: Record<string, unknown>): Pick<PreparedRequest, 'body' | 'contentType'> {
  if (bodyless) return { body: undefined, contentType: undefined };
  if (row.encoding === 'form') {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(body)) append(form, name, value);
    return { body: form.toString(), contentType: 'application/x-www-form-urlencoded' };
  }
  return { body: JSON.stringify(body), contentType: 'application/json' };
}
