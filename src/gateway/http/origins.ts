import { Refusal } from '../refusal.js';

const METHODS = 'GET, POST, PUT, DELETE';
const REQUEST_HEADERS = 'authorization, content-type, idempotency-key, zuora-track-id';
const RESPONSE_HEADERS = 'Storefront-Session, Retry-After, Zuora-Request-Id, ETag, Content-Disposition';
/**
 * Gateways of several tenants may share an address, so a cached response must not be used for another publishable key. Public responses are
 * compressed for browsers that accept it.
 */
const VARY = 'Origin, Authorization, Accept-Encoding';
/** Seconds for which a browser may cache a preflight response. */
const PREFLIGHT_AGE = '600';

/** Access control by the origin of the calling page. */
export interface Origins {
  /** @throws {Refusal} 403 if the origin is not allowed */
  check(request: Request): void;
  /** Headers that let the calling page read the response. Only `Vary` if the origin is not allowed. */
  headers(request: Request): Record<string, string>;
  /** Response to a preflight request. */
  preflight(): Response;
}

/** Creates the check for a list of origins. Origins are compared as whole strings: `null` and subdomains never match. */
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
        message: 'Pages of this origin are not allowed to call the gateway. Add the origin to the option allowedOrigins.',
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
