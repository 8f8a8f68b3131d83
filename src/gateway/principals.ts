import type { SessionUser } from '../api/schemas/storefront/session.js';
import { equalsInConstantTime, sha256 } from './digest.js';
import { Refusal } from './refusal.js';
import type { Sessions } from './sessions/tokens.js';
import type { Scope } from './sessions/scopes.js';
import type { UserSessions } from './sessions/user-sessions.js';
import type { StaffScope } from './staff/scopes.js';
import type { StaffSessions } from './staff/sessions.js';

export type PrincipalKind = 'publishable' | 'session' | 'user' | 'secret' | 'staff';

/** Kinds of sessions that a secret key can open and end. */
export const SESSION_AUDIENCES = ['subscriber', 'staff'] as const;
export type SessionAudience = (typeof SESSION_AUDIENCES)[number];

/** Caller of a request, identified by the credential. */
export type Principal =
  | { readonly kind: 'publishable'; readonly subject: string }
  | { readonly kind: 'secret'; readonly subject: string; readonly audiences: readonly SessionAudience[] }
  | {
      readonly kind: 'session';
      readonly subject: string;
      readonly accountNumber: string;
      readonly scopes: readonly Scope[];
      /** Time of the user's sign-in in milliseconds since 1970. Undefined if the tenant did not state it. */
      readonly signedInAt?: number;
    }
  /** User whom the tenant has signed in and who has no billing account yet. */
  | {
      readonly kind: 'user';
      readonly subject: string;
      readonly user: SessionUser;
      readonly scopes: readonly Scope[];
      /** See the session of an account. */
      readonly signedInAt?: number;
    }
  | { readonly kind: 'staff'; readonly subject: string; readonly staffId: string; readonly scopes: readonly StaffScope[] };

interface PrincipalsOptions {
  publishableKeys: readonly string[];
  secretKey: string | readonly string[];
  staffSecretKey?: string | readonly string[] | undefined;
  sessions: Sessions;
  userSessions: UserSessions;
  staffSessions: StaffSessions;
}

function authenticationRefusal(code: string, message: string): Refusal {
  return new Refusal({ status: 401, type: 'authentication', code, message });
}

/** Prefix of every secret key, which the options require. Only credentials with this prefix are compared with the secret key. */
const SECRET_PREFIX = 'sk_';

/**
 * Creates the function that authenticates a request by its header `Authorization: Bearer`. Publishable keys are public, so they are looked up.
 * The secret key is compared by its hash in constant time.
 */
export function createPrincipals({
  publishableKeys,
  secretKey,
  staffSecretKey,
  sessions,
  userSessions,
  staffSessions,
}: PrincipalsOptions): (request: Request) => Promise<Principal> {
  const publishable = new Map(publishableKeys.map((key, index) => [key, publishablePrincipal(index)]));
  const secrets = Promise.all([
    ...[secretKey].flat().map(async (key) => ({
      hash: await sha256(key),
      principal: secretPrincipal(staffSecretKey === undefined ? SESSION_AUDIENCES : ['subscriber']),
    })),
    ...[staffSecretKey ?? []].flat().map(async (key) => ({ hash: await sha256(key), principal: secretPrincipal(['staff']) })),
  ]);
  const findKey = async (token: string): Promise<Principal | undefined> => {
    let found: Principal | undefined = publishable.get(token);
    if (found || !token.startsWith(SECRET_PREFIX)) return found;
    const hash = await sha256(token);
    for (const candidate of await secrets) if (equalsInConstantTime(candidate.hash, hash)) found = candidate.principal;
    return found;
  };

  return async (request) => {
    const [, token] = /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) {
      throw authenticationRefusal(
        'credential-missing',
        'The credential is missing. Send Authorization: Bearer with a publishable key or a session token.',
      );
    }
    const found = await findKey(token);
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
    const user = session === undefined ? await userSessions.verify(token) : undefined;
    const staff = session === undefined && user === undefined ? await staffSessions.verify(token) : undefined;
    if (session === 'expired' || user === 'expired' || staff === 'expired')
      throw authenticationRefusal('session-expired', 'The session has expired. Open a new session.');
    if (user) return { kind: 'user', subject: `user:${user.user.id}`, ...user };
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
const secretPrincipal = (audiences: readonly SessionAudience[]): Principal => ({ kind: 'secret', subject: 'secret', audiences });
