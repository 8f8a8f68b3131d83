import { equalsInConstantTime, sha256 } from './digest.js';
import { Refusal } from './refusal.js';
import type { Sessions } from './sessions/tokens.js';
import type { Scope } from './sessions/scopes.js';
import type { StaffScope } from './staff/scopes.js';
import type { StaffSessions } from './staff/sessions.js';

export type PrincipalKind = 'publishable' | 'session' | 'secret' | 'staff';

/** Caller of a request, identified by the credential. */
export type Principal =
  | { readonly kind: 'publishable'; readonly subject: string }
  | { readonly kind: 'secret'; readonly subject: string }
  | { readonly kind: 'session'; readonly subject: string; readonly accountNumber: string; readonly scopes: readonly Scope[] }
  | { readonly kind: 'staff'; readonly subject: string; readonly staffId: string; readonly scopes: readonly StaffScope[] };

export interface PrincipalsOptions {
  publishableKeys: readonly string[];
  secretKey: string;
  sessions: Sessions;
  staffSessions: StaffSessions;
}

function authenticationRefusal(code: string, message: string): Refusal {
  return new Refusal({ status: 401, type: 'authentication', code, message });
}

/**
 * Creates the function that authenticates a request by its header `Authorization: Bearer`. Compares hashes in constant time and always
 * compares with every key.
 */
export function createPrincipals({
  publishableKeys,
  secretKey,
  sessions,
  staffSessions,
}: PrincipalsOptions): (request: Request) => Promise<Principal> {
  const keys = Promise.all([
    ...publishableKeys.map(async (key, index) => ({ hash: await sha256(key), principal: publishablePrincipal(index) })),
    sha256(secretKey).then((hash) => ({ hash, principal: secretPrincipal })),
  ]);

  return async (request) => {
    const [, token] = /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) {
      throw authenticationRefusal(
        'credential-missing',
        'The credential is missing. Send Authorization: Bearer with a publishable key or a session token.',
      );
    }
    const hash = await sha256(token);
    let found: Principal | undefined;
    for (const candidate of await keys) if (equalsInConstantTime(candidate.hash, hash)) found = candidate.principal;
    if (found?.kind === 'secret' && request.headers.has('origin')) {
      throw new Refusal({
        status: 403,
        type: 'permission',
        code: 'secret-key-in-browser',
        message: 'A page sent the secret key. Replace the key now and keep it on your server.',
      });
    }
    if (found) return found;
    const session = await sessions.verify(token);
    const staff = session === undefined ? await staffSessions.verify(token) : undefined;
    if (session === 'expired' || staff === 'expired')
      throw authenticationRefusal('session-expired', 'The session has expired. Open a new session.');
    if (staff) return { kind: 'staff', subject: `staff:${staff.staffId}`, ...staff };
    if (!session)
      throw authenticationRefusal(
        'credential-invalid',
        'The credential is neither a key nor a session of this gateway. Check the key in use.',
      );
    return { kind: 'session', subject: `account:${session.accountNumber}`, ...session };
  };
}

const publishablePrincipal = (index: number): Principal => ({ kind: 'publishable', subject: `publishable:${index}` });
const secretPrincipal: Principal = { kind: 'secret', subject: 'secret' };
