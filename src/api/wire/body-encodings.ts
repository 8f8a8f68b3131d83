import { stringifyExact } from './exact-json.js';
import type { AnyOperation } from '../operations/operation.js';
import { randomId } from '../transport/random-id.js';
import { invalidField, type PreparedRequest } from '../transport/request.js';

/** Bodies longer than this, in bytes, are worth compressing; the platform's own bound. */
const WORTH_COMPRESSING = 1_000;

/**
 * The body of a row, with every digit of its numbers; undefined for rows without one and for forms.
 * @throws {InvalidRequestError} a value cannot be written
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

/** Deeper than any body of the platform; what writes it goes into it by calling itself. */
const DEEPEST = 100;

/**
 * The path of a value that JSON does not have, which only fields that no schema describes can hold: it would be left out, be written as null, which
 * empties the field, or not be written at all.
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

/** The request as it goes over the wire: the same bytes at every attempt, since a multipart body written anew has new boundaries. */
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

/** A form as one blob, whose files are read anew while each attempt is sent and are never in memory as a whole. */
function multipart(form: FormData): Required<Pick<PreparedRequest, 'body' | 'contentType'>> {
  const boundary = `form-${randomId()}`;
  const parts: (string | Blob)[] = [];
  for (const [name, value] of form) {
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`);
    if (typeof value === 'string') parts.push('\r\n\r\n', value.replace(/\r\n|\r|\n/g, '\r\n'));
    else parts.push(`; filename="${quoted(value.name)}"\r\nContent-Type: ${value.type || 'application/octet-stream'}\r\n\r\n`, value);
    parts.push('\r\n');
  }
  return { body: new Blob([...parts, `--${boundary}--\r\n`]), contentType: `multipart/form-data; boundary=${boundary}` };
}

/** A name within quotes, as browsers write it. */
function quoted(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}
