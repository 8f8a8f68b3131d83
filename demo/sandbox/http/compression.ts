import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { billingError } from '../errors.js';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Minimum size in bytes of a compressed response, as on the platform. */
const MIN_COMPRESSED_SIZE = 1_000;

/**
 * Reads the request body and decompresses gzip.
 *
 * @param most maximum size in bytes, before and after decompression
 * @throws {BillingError} if the body is too large, not valid gzip, or has another encoding
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > most) throw tooLarge(most);
  if (encoding === 'identity') return bytes;
  if (encoding !== 'gzip') throw billingError('none', 'invalid-value', 'A request body can only be compressed with gzip.', 415);
  try {
    // The limit protects against zip bombs.
    return await unpack(bytes, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(most);
    throw billingError('none', 'malformed-json', 'The request body is not well-formed gzip.', 400);
  }
}

function tooLarge(most: number) {
  return billingError('none', 'invalid-value', `The request body is larger than ${most / 1024 / 1024} MB.`, 413);
}

/** Compresses a JSON response if the request accepts gzip and the response is large enough. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson || response.body === null || !acceptsGzip(request.headers.get('accept-encoding') ?? '')) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.set('vary', 'accept-encoding');
  headers.delete('content-length');
  if (bytes.byteLength <= MIN_COMPRESSED_SIZE) return new Response(bytes, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(new Uint8Array(await pack(bytes)), { status, headers });
}

/** Parses a header such as `gzip, deflate;q=0.5`. A weight of 0 excludes an encoding. */
function acceptsGzip(header: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return (name === 'gzip' || name === '*') && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
