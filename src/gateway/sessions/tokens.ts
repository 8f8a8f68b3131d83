import { isScope, SCOPES, type Scope } from './scopes.js';
import { createTokens, type OpenedSession, type SessionsOptions } from './signed-tokens.js';

interface VerifiedSession {
  accountNumber: string;
  scopes: readonly Scope[];
  /** Time of the user's sign-in in milliseconds since 1970. Undefined if the tenant did not state it. */
  signedInAt?: number;
}

/** Opens and verifies short-lived sessions for one account. */
export interface Sessions {
  open(accountNumber: string, scopes?: readonly Scope[], signedInAt?: number): Promise<OpenedSession>;
  /** Returns the session. Returns `expired` for an expired token and undefined for any other invalid token. */
  verify(token: string): Promise<VerifiedSession | 'expired' | undefined>;
  /** Ends a session early. Does nothing if the token is not valid. */
  revoke(token: string): Promise<void>;
  /** Returns the account of a token, even if the session has ended. */
  accountOf(token: string): Promise<string | undefined>;
  /** Ends all sessions that the account has now. */
  revokeAll(accountNumber: string): Promise<void>;
}

/** Creates the service for subscribers' sessions. */
export function createSessions(options: SessionsOptions): Sessions {
  const tokens = createTokens(options, { name: 'storefront', type: 'storefront+jwt' });
  return {
    open: (accountNumber, scopes = SCOPES, signedInAt) => tokens.sign({ subject: accountNumber, scopes, signedInAt }),
    async verify(token) {
      const claims = await tokens.read(token);
      if (claims === undefined || claims === 'expired') return claims;
      const { subject: accountNumber, scopes, signedInAt } = claims;
      return { accountNumber, scopes: scopes.filter(isScope), ...(signedInAt === undefined ? {} : { signedInAt }) };
    },
    revoke: (token) => tokens.revoke(token),
    accountOf: (token) => tokens.subjectOf(token),
    revokeAll: (accountNumber) => tokens.revokeAll(accountNumber),
  };
}
