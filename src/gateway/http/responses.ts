import type { FileDownload } from '../../api/schemas/file-download.js';
import { sha256Hex } from '../digest.js';
import type { Refusal } from '../refusal.js';

const COMMON_HEADERS = { 'x-content-type-options': 'nosniff' } as const;
const JSON_TYPE = 'application/json; charset=utf-8';

/** JSON response that must not be cached. */
export function privateResponse(body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    headers: { ...COMMON_HEADERS, 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...headers },
  });
}

const INTRODUCTION = `This is a gateway of storefront-elements. Pages call it: <storefront-provider gateway="(this address)">.
Documentation: README.md of the package, in node_modules/storefront-elements
Health, if the command "storefront-elements gateway" runs it: /healthz
`;

/** Response for people who open the address of the gateway in a browser. */
export function introductionResponse(): Response {
  return new Response(INTRODUCTION, { headers: { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8' } });
}

/** Relays a response of the billing platform unchanged. Prevents caching and rendering in the browser. */
export function relayedResponse({ status, contentType, text }: { status: number; contentType: string; text: string }): Response {
  const headers = {
    ...COMMON_HEADERS,
    'content-type': contentType,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  };
  return new Response(status === 204 ? null : text, { status, headers });
}

/** Creates a file download. Prevents caching, rendering and content sniffing in the browser. */
export function fileResponse({ contentType, size, fileName, body }: FileDownload): Response {
  const headers = new Headers({
    ...COMMON_HEADERS,
    'content-type': contentType,
    'content-disposition': `attachment${fileName === undefined ? '' : `; filename="${fileName.replace(/[^\w.-]+/g, '_')}"`}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  if (size !== undefined) headers.set('content-length', String(size));
  return new Response(body, { headers });
}

/** Body of a public response in one encoding, with its headers. */
interface CacheableVariant {
  body: string | ArrayBuffer;
  etag: string;
  headers: Record<string, string>;
}

/** Serialized body of a public response, prepared once for all visitors. */
export interface CacheableText {
  plain: CacheableVariant;
  /** Undefined if the runtime cannot compress, or if the text is too short to gain from it. */
  gzip?: CacheableVariant;
}

/** Length from which compression saves more than its header costs. */
const MIN_COMPRESSED_LENGTH = 1_000;

async function gzip(text: string): Promise<ArrayBuffer> {
  return new Response(new Response(text).body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}

export async function toCacheableText(body: unknown): Promise<CacheableText> {
  const text = JSON.stringify(body);
  const hash = (await sha256Hex(text)).slice(0, 32);
  const variant = (content: string | ArrayBuffer, etag: string, encoding?: 'gzip'): CacheableVariant => {
    const caching = { etag, 'cache-control': 'private, max-age=30' };
    const headers = { ...COMMON_HEADERS, ...caching, ...(encoding ? { 'content-encoding': encoding } : {}), 'content-type': JSON_TYPE };
    return { body: content, etag, headers };
  };
  const plain = variant(text, `"${hash}"`);
  if (text.length < MIN_COMPRESSED_LENGTH || typeof CompressionStream === 'undefined') return { plain };
  // Each encoding needs its own ETag.
  return { plain, gzip: variant(await gzip(text), `"${hash}-gzip"`, 'gzip') };
}

/** True if the browser accepts gzip. */
function acceptsGzip(request: Request): boolean {
  return /(?:^|,)\s*gzip\s*(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?:;|,|$)/i.test(request.headers.get('accept-encoding') ?? '');
}

/**
 * Settings of a response whose body may be compressed already. `encodeBody` tells Worker-style runtimes not to compress it again; other
 * runtimes ignore it.
 */
export const encodedResponse = (init: ResponseInit): ResponseInit & { encodeBody: 'manual' } => ({ ...init, encodeBody: 'manual' });

/** Response that is the same for every visitor. Browsers cache it for 30 seconds, then revalidate it by its ETag. */
export function cacheableResponse(request: Request, { plain, gzip: compressed }: CacheableText): Response {
  const { body, headers } = compressed && acceptsGzip(request) ? compressed : plain;
  const known = request.headers.get('if-none-match');
  if (known !== null) {
    const knownTags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    const found = [plain, compressed].find((variant) => variant && knownTags.includes(variant.etag));
    if (found) {
      const { etag, 'cache-control': caching = '' } = found.headers;
      return new Response(null, { status: 304, headers: { ...COMMON_HEADERS, etag: etag ?? '', 'cache-control': caching } });
    }
  }
  return new Response(body, encodedResponse({ headers }));
}

/** Error response of the storefront API. */
export function errorResponse({ details }: Refusal, requestId: string): Response {
  const { status, type, code, message, fields, data, retryable = false, retryAfter } = details;
  const error = { type, code, message, ...(fields ? { fields } : {}), requestId, retryable, ...(data === undefined ? {} : { data }) };
  return new Response(JSON.stringify({ error }), {
    status,
    headers: {
      ...COMMON_HEADERS,
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  });
}
