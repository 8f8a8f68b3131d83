import { sha256 } from './digest.js';
import type { Principal } from './principals.js';
import type { SigningKey } from './sessions/keys.js';

/** Returns the name of a principal for the log, which does not reveal the account or the staff member. */
type Pseudonyms = (principal: Principal) => Promise<string>;

const encoder = new TextEncoder();

/**
 * Creates pseudonyms from a key that only gateways with the same signing key have. They change each UTC day, so that logs of several days cannot be
 * combined to a profile.
 */
export function createPseudonyms([signingKey]: readonly SigningKey[], now: () => number): Pseudonyms {
  const key = sha256('pseudonyms', signingKey?.d ?? '').then((bytes) =>
    crypto.subtle.importKey('raw', Uint8Array.from(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  );
  return async ({ kind, subject }) => {
    if (kind === 'publishable' || kind === 'secret') return kind;
    const day = new Date(now()).toISOString().slice(0, 10);
    const digest = new Uint8Array(await crypto.subtle.sign('HMAC', await key, encoder.encode(`${day}|${subject}`)));
    const hex = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${subject.split(':')[0] ?? kind}:${hex}`;
  };
}

/** Wraps an authentication and remembers the principal of each request, so that the log can describe the caller. */
export function rememberCallers(authenticate: (request: Request) => Promise<Principal>, pseudonyms: Pseudonyms) {
  const callers = new WeakMap<Request, Principal>();
  return {
    authenticate: async (request: Request): Promise<Principal> => {
      const principal = await authenticate(request);
      callers.set(request, principal);
      return principal;
    },
    describeCaller: async (request: Request): Promise<string | undefined> => {
      const principal = callers.get(request);
      return principal && pseudonyms(principal);
    },
  };
}
