import { createTokens, type OpenedSession, type SessionsOptions } from '../sessions/signed-tokens.js';
import { isStaffScope, type StaffScope } from './scopes.js';

export interface VerifiedStaffSession {
  staffId: string;
  scopes: readonly StaffScope[];
}

/** Makes and checks the short-lived tokens of the tenant's own staff. A subscriber's token is nothing here, and one of these is nothing there. */
export interface StaffSessions {
  open(staffId: string, scopes: readonly StaffScope[]): Promise<OpenedSession>;
  /** Undefined for anything but a live token of this tenant's staff; `expired` for one that was. */
  verify(token: string): Promise<VerifiedStaffSession | 'expired' | undefined>;
  /** Ends a session before its time. Does nothing for what is no live token. */
  revoke(token: string): Promise<void>;
}

export function createStaffSessions(options: SessionsOptions): StaffSessions {
  const tokens = createTokens(options, { name: 'staff', type: 'staff+jwt' });
  return {
    open: (staffId, scopes) => tokens.sign(staffId, scopes),
    async verify(token) {
      const claims = await tokens.read(token);
      if (claims === undefined || claims === 'expired') return claims;
      return { staffId: claims.subject, scopes: claims.scopes.filter(isStaffScope) };
    },
    revoke: (token) => tokens.revoke(token),
  };
}
