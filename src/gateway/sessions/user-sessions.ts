import * as z from 'zod';
import type { SessionUser } from '../../api/schemas/storefront/session.js';
import { isScope, SCOPES, type Scope } from './scopes.js';
import { createTokens, type OpenedSession, type SessionsOptions } from './signed-tokens.js';

interface VerifiedUserSession {
  user: SessionUser;
  scopes: readonly Scope[];
  /** Time of the user's sign-in in milliseconds since 1970. Undefined if the tenant did not state it. */
  signedInAt?: number;
}

/** Opens and verifies short-lived sessions of users who have no billing account yet. Their tokens are invalid for account sessions. */
export interface UserSessions {
  open(user: SessionUser, scopes?: readonly Scope[], signedInAt?: number): Promise<OpenedSession>;
  /** Returns the session. Returns `expired` for an expired token and undefined for any other invalid token. */
  verify(token: string): Promise<VerifiedUserSession | 'expired' | undefined>;
  /** Ends a session early. Does nothing if the token is not valid. */
  revoke(token: string): Promise<void>;
  /** Ends all sessions that the user has now. */
  revokeAll(userId: string): Promise<void>;
}

/** Claims about the user, with the names of OpenID Connect. */
const userClaims = z.object({ email: z.optional(z.string()), email_verified: z.optional(z.boolean()), name: z.optional(z.string()) });

/** Creates the service for sessions of users without an account. */
export function createUserSessions(options: SessionsOptions): UserSessions {
  const tokens = createTokens(options, { name: 'storefront-user', type: 'storefront-user+jwt' });
  return {
    open: ({ id, email, emailVerified, name }, scopes = SCOPES, signedInAt) =>
      tokens.sign({ subject: id, scopes, signedInAt, claims: { email, email_verified: emailVerified, name } }),
    async verify(token) {
      const claims = await tokens.read(token);
      if (claims === undefined || claims === 'expired') return claims;
      const { subject: id, scopes, signedInAt, all } = claims;
      const { email, email_verified: emailVerified, name } = userClaims.parse(all);
      const user: SessionUser = {
        id,
        ...(email === undefined ? {} : { email }),
        ...(emailVerified === undefined ? {} : { emailVerified }),
        ...(name === undefined ? {} : { name }),
      };
      return { user, scopes: scopes.filter(isScope), ...(signedInAt === undefined ? {} : { signedInAt }) };
    },
    revoke: (token) => tokens.revoke(token),
    revokeAll: (userId) => tokens.revokeAll(userId),
  };
}
