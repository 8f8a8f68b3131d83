import { createClient } from '../api/client.js';
import { getEntitlements } from '../api/operations/storefront/entitlements.js';
import { createSession, revokeSessions } from '../api/operations/storefront/sessions.js';
import type { Entitlements, EntitlementsRequest } from '../api/schemas/storefront/entitlements.js';
import type { Session, SessionRequest, SessionRevocation } from '../api/schemas/storefront/session.js';
import type { Gateway } from '../gateway/gateway.js';
import { EntitlementsCache } from './entitlements-cache.js';
import { withErrorCodes } from './errors.js';
import { checkServerOptions } from './server-options.js';

interface CommonOptions {
  /** Seconds for which entitlements are stored. 0 to ask the gateway each time. Default 60. */
  entitlementsMaxAge?: number;
  /** Returns the current time in milliseconds since 1970. Default `Date.now`. */
  now?: () => number;
}

/** Options for a gateway that runs elsewhere. */
export interface RemoteGatewayOptions extends CommonOptions {
  /** Address of the gateway, for example `https://shop.example/billing`. */
  gatewayUrl: string;
  /** The gateway's secret key (`sk_...`). */
  secretKey: string;
  /** The gateway's `staffSecretKey`, if it has one. Needed only for sessions of staff. */
  staffSecretKey?: string;
  /** Sends requests to the gateway. Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Options for a gateway in the same process. */
export interface LocalGatewayOptions extends CommonOptions {
  /** Result of `createGateway`. */
  gateway: Pick<Gateway, 'mintSession' | 'revokeSession' | 'entitlements'>;
}

export type StorefrontServerOptions = RemoteGatewayOptions | LocalGatewayOptions;

/** What a tenant's own server needs from the gateway. All methods throw a `StorefrontError`, whose `code` names the reason. */
export interface StorefrontServer {
  /** Opens a session for somebody whom your server has signed in. Send the result to the page. */
  mintSession(input: SessionRequest): Promise<Session>;
  /**
   * Ends sessions, for example when the user signs out: the session of a token, or all sessions of an account (`{ accountKey }`), a user
   * (`{ userId }`) or a staff member (`{ staffId }`).
   * @throws {Error} if the account does not exist
   */
  revokeSession(session: string | SessionRevocation): Promise<void>;
  /** Returns what an account or the account of a user may use. Results are stored for `entitlementsMaxAge` seconds. */
  entitlements(input: EntitlementsRequest): Promise<Entitlements>;
  /** Removes the stored entitlements of an account, or of all accounts. Call it when an event reports a change. */
  invalidate(accountNumber?: string): void;
}

type Calls = Pick<StorefrontServer, 'mintSession' | 'revokeSession' | 'entitlements'>;

const toRevocation = (session: string | SessionRevocation): SessionRevocation =>
  typeof session === 'string' ? { token: session } : session;

function remoteCalls({ gatewayUrl, secretKey, staffSecretKey = secretKey, fetch }: RemoteGatewayOptions): Calls {
  const clientOf = (key: string) =>
    createClient({ baseUrl: gatewayUrl.replace(/\/+$/, ''), credential: () => key, ...(fetch ? { fetch } : {}) });
  const [client, staffClient] = [clientOf(secretKey), clientOf(staffSecretKey)];
  return {
    mintSession: (input) => (input.audience === 'staff' ? staffClient : client).call(createSession, input),
    async revokeSession(session) {
      const revocation = toRevocation(session);
      await ('staffId' in revocation ? staffClient : client).call(revokeSessions, revocation);
    },
    entitlements: (input) => client.call(getEntitlements, input),
  };
}

const localCalls = ({ gateway }: LocalGatewayOptions): Calls => ({
  mintSession: (input) => withErrorCodes(gateway.mintSession(input)),
  revokeSession: (session) => withErrorCodes(gateway.revokeSession(session)),
  entitlements: (input) => withErrorCodes(gateway.entitlements(input)),
});

/**
 * Creates the helper for a tenant's own server. Works in every runtime with `fetch` and Web Crypto.
 * @throws {StorefrontError} `server-options`, naming each invalid option
 */
export function createStorefrontServer(options: StorefrontServerOptions): StorefrontServer {
  checkServerOptions(options);
  const calls = 'gateway' in options ? localCalls(options) : remoteCalls(options);
  const { entitlementsMaxAge = 60, now = Date.now } = options;
  const cache = new EntitlementsCache((request) => calls.entitlements(request), entitlementsMaxAge * 1000, now);
  return {
    mintSession: (input) => calls.mintSession(input),
    revokeSession: (session) => calls.revokeSession(session),
    entitlements: (input) => cache.get(input),
    invalidate: (accountNumber) => cache.invalidate(accountNumber),
  };
}
