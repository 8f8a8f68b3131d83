import { isScope, SCOPES, type Scope } from './scopes.js';
import { createTokens, type OpenedSession, type SessionsOptions } from './signed-tokens.js';

export interface VerifiedSession {
  accountNumber: string;
  scopes: readonly Scope[];
}

/** Opens and verifies short-lived sessions for one account. */
export interface Sessions {
  open(accountNumber: string, scopes?: readonly Scope[]): Promise<OpenedSession>;
  /** Returns the session. Returns `expired` for an expired token and undefined for any other invalid token. */
  verify(token: string): Promise<VerifiedSession | 'expired' | undefined>;
  /** Ends a session early. Does nothing if the token is not valid. */
  revoke(token: string): Promise<void>;
}

/** Creates the service for subscribers' sessions. */
export function createSessions(options: SessionsOptions): Sessions {
  const tokens = createTokens(options, { name: 'storefront', type: 'storefront+jwt' });
  return {
    open: (accountNumber, scopes = SCOPES) => tokens.sign(accountNumber, scopes),
    async verify(token) {
      const claims = await tokens.read(token);
      if (claims === undefined || claims === 'expired') return claims;
      return { accountNumber: claims.subject, scopes: claims.scopes.filter(isScope) };
    },
    revoke: (token) => tokens.revoke(token),
  };
}
