import { stringifyExact } from './exact-json.js';
import type { AnyOperation } from '../operations/operation.js';
import type { PreparedRequest } from '../transport/request.js';

/** Bodies longer than this, in bytes, are worth compressing; the platform's own bound. */
const WORTH_COMPRESSING = 1_000;

/** The body of a row, with every digit of its numbers; undefined for rows without one and for forms. */
export function encodeBody(
  row: AnyOperation,
  body: readonly [string, unknown][],
  input: unknown,
): Pick<PreparedRequest, 'body' | 'contentType'> | undefined {
  if (row.method === 'GET' || row.method === 'DELETE' || row.encoding === 'form') return undefined;
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

/** The request as it goes over the wire: the same bytes at every attempt, since a multipart body written anew has new boundaries. */
export async function packBody(prepared: PreparedRequest, compress: boolean): Promise<PreparedRequest> {
  const { body, contentType } = prepared;
  if (body instanceof FormData) {
    const written = new Response(body);
    return { ...prepared, contentType: written.headers.get('content-type') ?? undefined, body: await written.arrayBuffer() };
  }
  if (!compress || typeof body !== 'string' || contentType !== 'application/json' || typeof CompressionStream === 'undefined')
    return prepared;
  const plain = new Blob([body]);
  if (plain.size <= WORTH_COMPRESSING) return prepared;
  const packed = await new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  return { ...prepared, body: packed, contentEncoding: 'gzip' };
}
