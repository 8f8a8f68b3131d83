import { isScope, SCOPES, type Scope } from './scopes.js';
import { createTokens, type OpenedSession, type SessionsOptions } from './signed-tokens.js';

export interface VerifiedSession {
  accountNumber: string;
  scopes: readonly Scope[];
}

/** Makes and checks the short-lived tokens that let a page see one account. */
export interface Sessions {
  open(accountNumber: string, scopes?: readonly Scope[]): Promise<OpenedSession>;
  /** Undefined for anything but a live token of this tenant; `expired` for one that was. */
  verify(token: string): Promise<VerifiedSession | 'expired' | undefined>;
  /** Ends a session before its time. Does nothing for what is no live token. */
  revoke(token: string): Promise<void>;
}

/** Sessions of subscribers. */
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
