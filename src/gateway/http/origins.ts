import { Refusal } from '../refusal.js';

const METHODS = 'GET, POST, PUT, DELETE';
const REQUEST_HEADERS = 'authorization, content-type, idempotency-key, zuora-track-id';
const RESPONSE_HEADERS = 'Storefront-Session, Retry-After, Zuora-Request-Id, ETag, Content-Disposition';
/** Gateways of several tenants may share an address: what a browser kept for one key answers no other. */
const VARY = 'Origin, Authorization';
/** Seconds a browser may remember a preflight. */
const PREFLIGHT_AGE = '600';

/** Which pages may call. */
export interface Origins {
  /** @throws {Refusal} 403 for a page of any other origin */
  check(request: Request): void;
  /** Headers that let the calling page read the answer; none for another origin. */
  headers(request: Request): Record<string, string>;
  /** Answer to a preflight. */
  preflight(): Response;
}

/** Origins are compared as whole strings; `null`, subdomains and look-alikes are other origins. */
export function createOrigins(allowed: readonly string[]): Origins {
  const allowedOrigins = new Set(allowed);
  return {
    check(request) {
      const origin = request.headers.get('origin');
      const isForeign = origin === null ? request.headers.get('sec-fetch-site') === 'cross-site' : !allowedOrigins.has(origin);
      if (!isForeign) return;
      throw new Refusal({
        status: 403,
        type: 'configuration',
        code: 'origin-not-allowed',
        message: 'Pages of this origin may not call the gateway. Add the origin to allowedOrigins.',
      });
    },
    headers(request): Record<string, string> {
      const origin = request.headers.get('origin');
      if (origin === null || !allowedOrigins.has(origin)) return { vary: VARY };
      return { vary: VARY, 'access-control-allow-origin': origin, 'access-control-expose-headers': RESPONSE_HEADERS };
    },
    preflight() {
      const headers = {
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': PREFLIGHT_AGE,
      };
      return new Response(null, { status: 204, headers });
    },
  };
}
