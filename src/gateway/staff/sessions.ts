import { createTokens, type OpenedSession, type SessionsOptions } from '../sessions/signed-tokens.js';
import { isStaffScope, type StaffScope } from './scopes.js';

interface VerifiedStaffSession {
  staffId: string;
  scopes: readonly StaffScope[];
}

/**
 * Opens and verifies short-lived sessions of the tenant's staff. Tokens of subscribers are invalid here, and staff tokens are invalid
 * elsewhere.
 */
export interface StaffSessions {
  open(staffId: string, scopes: readonly StaffScope[]): Promise<OpenedSession>;
  /** Returns the session. Returns `expired` for an expired token and undefined for any other invalid token. */
  verify(token: string): Promise<VerifiedStaffSession | 'expired' | undefined>;
  /** Ends a session early. Does nothing if the token is not valid. */
  revoke(token: string): Promise<void>;
  /** Ends all sessions that the staff member has now. */
  revokeAll(staffId: string): Promise<void>;
}

export function createStaffSessions(options: SessionsOptions): StaffSessions {
  const tokens = createTokens(options, { name: 'staff', type: 'staff+jwt' });
  return {
    open: (staffId, scopes) => tokens.sign({ subject: staffId, scopes }),
    async verify(token) {
      const claims = await tokens.read(token);
      if (claims === undefined || claims === 'expired') return claims;
      return { staffId: claims.subject, scopes: claims.scopes.filter(isStaffScope) };
    },
    revoke: (token) => tokens.revoke(token),
    revokeAll: (staffId) => tokens.revokeAll(staffId),
  };
}
