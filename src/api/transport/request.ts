import { InvalidRequestError, type FieldError } from '../errors.js';
import type { AnyOperation, Operation } from '../operations/operation.js';

/** Request without the headers that change with each attempt. */
export interface PreparedRequest {
  readonly url: string;
  readonly body: string | FormData | ArrayBuffer | Blob | undefined;
  /** Undefined if the body sets the content type itself. */
  readonly contentType: string | undefined;
  readonly contentEncoding?: 'gzip';
}

/** Encodes bodies for the billing API from the parsed input. Undefined for rows that it does not encode. */
export type EncodeBody = (
  row: AnyOperation,
  body: readonly [string, unknown][],
  input: unknown,
) => Pick<PreparedRequest, 'body' | 'contentType'> | undefined;

/**
 * Returns URL and body of a request.
 * @throws {InvalidRequestError} The input does not match the schema; `fields` names each path.
 */
export function prepareRequest<Input>(
  row: Operation<Input, unknown>,
  input: Input,
  baseUrl: string,
  encodeBody?: EncodeBody,
): PreparedRequest {
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
  // Dot segments survive percent-encoding and would change the path. Unpaired surrogates cannot be encoded.
  const fits = text !== '' && text !== '.' && text !== '..' && !/\p{Surrogate}/u.test(text);
  if (!fits) throw invalidField(row.name, name, 'invalid-key', 'must be a key that can stand in an address');
  return encodeURIComponent(text);
}

/** Returns the error for one invalid field. Nothing was sent. */
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
