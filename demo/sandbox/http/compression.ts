import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { billingError } from '../errors.js';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Longer answers, in bytes, are compressed for those who ask; the platform's own bound. */
const WORTH_COMPRESSING = 1_000;

/**
 * The bytes of a request, unpacked where they came as gzip.
 *
 * @param most bytes that may come, and that may come out
 * @throws {BillingError} more come or come out, they are no gzip, or another encoding was used
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > most) throw tooLarge(most);
  if (encoding === 'identity') return bytes;
  if (encoding !== 'gzip') throw billingError('none', 'invalid-value', 'A request body may be compressed as gzip only.', 415);
  try {
    // Stops there: a few bytes can unpack to gigabytes.
    return await unpack(bytes, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(most);
    throw billingError('none', 'malformed-json', 'The request body is not well-formed gzip.', 400);
  }
}

function tooLarge(most: number) {
  return billingError('none', 'invalid-value', `The request body is larger than ${most / 1024 / 1024} MB.`, 413);
}

/** The answer as gzip, if the request asks for it and the answer is long enough; else as it is. */
export async function packedFor(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson || response.body === null || !acceptsGzip(request.headers.get('accept-encoding') ?? '')) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.set('vary', 'accept-encoding');
  headers.delete('content-length');
  if (bytes.byteLength <= WORTH_COMPRESSING) return new Response(bytes, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(new Uint8Array(await pack(bytes)), { status, headers });
}

/** Reads `gzip, deflate;q=0.5` and the like: what has a weight of nothing is not wanted. */
function acceptsGzip(header: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return (name === 'gzip' || name === '*') && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
