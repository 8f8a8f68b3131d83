import { stringifyExact } from './exact-json.js';
import type { AnyOperation } from '../operations/operation.js';
import { randomId } from '../transport/random-id.js';
import { invalidField, type PreparedRequest } from '../transport/request.js';

/** Minimum size in bytes of a body that is compressed, as documented by the platform. */
const WORTH_COMPRESSING = 1_000;

/**
 * Encodes the body of a row with all digits of its numbers. Undefined for rows without a body and for forms.
 * @throws {InvalidRequestError} JSON cannot represent a value.
 */
export function encodeBody(
  row: AnyOperation,
  body: readonly [string, unknown][],
  input: unknown,
): Pick<PreparedRequest, 'body' | 'contentType'> | undefined {
  if (row.method === 'GET' || row.method === 'DELETE' || row.encoding === 'form') return undefined;
  for (const [name, value] of body) {
    const path = unwritable(value, name, []);
    if (path !== undefined) throw invalidField(row.name, path, 'invalid-value', 'cannot be written as JSON');
  }
  if (row.encoding !== 'multipart') return { body: stringifyExact(row, Object.fromEntries(body), input), contentType: 'application/json' };
  const form = new FormData();
  for (const [name, value] of body) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part));
    }
  }
  return { body: form, contentType: undefined };
}

/** Maximum depth of a body. Deeper than any body of the platform, and safe for recursion. */
const DEEPEST = 100;

/**
 * Returns the path of a value that JSON cannot represent. Only fields without a schema can contain such a value. `JSON.stringify` would omit it,
 * fail, or write `null`, which empties the field.
 */
function unwritable(value: unknown, path: string, around: readonly object[]): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return path;
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return path;
  if (typeof value !== 'object' || value === null || value instanceof Blob || 'toJSON' in value) return undefined;
  if (around.length >= DEEPEST || around.includes(value)) return path;
  const within = [...around, value];
  for (const [name, part] of Object.entries(value)) {
    const found = unwritable(part, `${path}.${name}`, within);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Prepares the body of a request once, so that all attempts send the same bytes. Encoding a multipart body again would change its boundary. */
export async function packBody(prepared: PreparedRequest, compress: boolean): Promise<PreparedRequest> {
  const { body, contentType } = prepared;
  if (body instanceof FormData) return { ...prepared, ...multipart(body) };
  if (!compress || typeof body !== 'string' || contentType !== 'application/json' || typeof CompressionStream === 'undefined')
    return prepared;
  const plain = new Blob([body]);
  if (plain.size <= WORTH_COMPRESSING) return prepared;
  const packed = await new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  return { ...prepared, body: packed, contentEncoding: 'gzip' };
}

/** Encodes a form as a blob. Its files are read while an attempt is sent and are never completely in memory. */
function multipart(form: FormData): Required<Pick<PreparedRequest, 'body' | 'contentType'>> {
  const boundary = `form-${randomId()}`;
  const parts: (string | Blob)[] = [];
  for (const [name, value] of form) {
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${quoteName(name)}"`);
    if (typeof value === 'string') parts.push('\r\n\r\n', value.replace(/\r\n|\r|\n/g, '\r\n'));
    else parts.push(`; filename="${quoteName(value.name)}"\r\nContent-Type: ${value.type || 'application/octet-stream'}\r\n\r\n`, value);
    parts.push('\r\n');
  }
  return { body: new Blob([...parts, `--${boundary}--\r\n`]), contentType: `multipart/form-data; boundary=${boundary}` };
}

/** Returns a quoted name, as browsers write it. */
function quoteName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}
