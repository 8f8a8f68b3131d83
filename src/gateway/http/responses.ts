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

/** Serialized body and ETag of a public response. */
export interface CacheableText {
  text: string;
  etag: string;
}

export async function toCacheableText(body: unknown): Promise<CacheableText> {
  const text = JSON.stringify(body);
  return { text, etag: `"${(await sha256Hex(text)).slice(0, 32)}"` };
}

/** Response that is the same for every visitor. Browsers cache it for 30 seconds, then revalidate it by its ETag. */
export function cacheableResponse(request: Request, { text, etag }: CacheableText): Response {
  const headers = { ...COMMON_HEADERS, etag, 'cache-control': 'private, max-age=30' };
  const knownTags = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (knownTags.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': JSON_TYPE } });
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
