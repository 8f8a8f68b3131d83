import type { FieldError } from '../../api/errors.js';
import { isPlainDate } from '../../api/plain-date/plain-date.js';
import type { Session, SessionRequest, SessionRights, StaffRights } from '../../api/schemas/storefront/session.js';
import type { GatewayContext, OperationHandler } from '../context.js';
import { SESSION_AUDIENCES, type SessionAudience } from '../principals.js';
import { invalidFields, notFound, Refusal } from '../refusal.js';
import { isScope, SCOPES } from '../sessions/scopes.js';
import type { Sessions } from '../sessions/tokens.js';
import { findUserAccount } from '../sessions/user-account.js';
import type { UserSessions } from '../sessions/user-sessions.js';
import { isStaffScope, STAFF_SCOPES } from '../staff/scopes.js';
import type { StaffSessions } from '../staff/sessions.js';

/** Session services for subscribers with and without an account, and for staff. */
export interface SessionServices {
  readonly sessions: Sessions;
  readonly userSessions: UserSessions;
  readonly staffSessions: StaffSessions;
}

function readScopes<Name extends string>(
  requested: readonly string[],
  isKnown: (text: string) => text is Name,
  knownScopes: readonly Name[],
): readonly Name[] {
  const unknown = requested.flatMap((scope, index): FieldError[] =>
    isKnown(scope) ? [] : [{ field: `scopes.${index}`, code: 'unknown-scope', message: `must be one of ${knownScopes.join(', ')}` }],
  );
  if (unknown.length > 0) throw invalidFields(unknown);
  return requested.filter(isKnown);
}

/** Milliseconds by which the clock of the tenant's server may be ahead of the gateway's. */
const CLOCK_LEEWAY = 60_000;

/** @throws {Refusal} 422 if the time does not exist or is in the future */
function readSignInTime({ now }: GatewayContext, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = isPlainDate(text.slice(0, 10)) ? Date.parse(text) : NaN;
  if (time <= now() + CLOCK_LEEWAY) return time;
  const message = Number.isNaN(time) ? 'is not an existing time' : 'is in the future; send the time of the last sign-in';
  throw invalidFields([{ field: 'signedInAt', code: 'invalid-time', message }]);
}

/** @throws {Refusal} 403 if the caller's secret key is for other sessions */
export function requireAudience(audience: SessionAudience, allowed: readonly SessionAudience[]): void {
  if (allowed.includes(audience)) return;
  const [code, key, sessions] =
    audience === 'staff'
      ? ['staff-key-required', 'staffSecretKey', 'sessions of staff']
      : ['secret-key-required', 'secretKey', 'sessions of customers'];
  const message = `This key is not for ${sessions}. Send the key from the gateway option ${key}.`;
  throw new Refusal({ status: 403, type: 'permission', code, message });
}

/**
 * Opens a session for a subscriber, user or staff member whom the tenant has signed in.
 * @param audiences kinds of sessions that the caller may open
 * @throws {Refusal} 403 if the caller may not open such a session; 404 if the account does not exist; 422 for an unknown scope or an invalid
 * time
 */
export async function openSession(
  context: GatewayContext,
  services: SessionServices,
  input: SessionRequest,
  audiences: readonly SessionAudience[] = SESSION_AUDIENCES,
): Promise<Session> {
  requireAudience(input.audience ?? 'subscriber', audiences);
  if (input.audience === 'staff') {
    return services.staffSessions.open(input.staffId, readScopes(input.scopes, isStaffScope, STAFF_SCOPES));
  }
  const scopes = input.scopes && readScopes(input.scopes, isScope, SCOPES);
  const signedInAt = readSignInTime(context, input.signedInAt);
  if ('accountKey' in input) {
    const { number } = await context.account(input.accountKey);
    return services.sessions.open(number, scopes, signedInAt);
  }
  const account = await findUserAccount(context, input.user.id);
  return account ? services.sessions.open(account.number, scopes, signedInAt) : services.userSessions.open(input.user, scopes, signedInAt);
}

/** Returns account and scopes of the session. For a user without an account, returns the details that the tenant has sent. */
export const showSession: OperationHandler<Record<string, never>, SessionRights> = (_context, { principal }) => {
  if (principal.kind === 'user') {
    const { id: _, ...user } = principal.user;
    return Promise.resolve({ body: { user, scopes: [...principal.scopes] } });
  }
  if (principal.kind !== 'session') throw notFound();
  const { accountNumber, scopes } = principal;
  return Promise.resolve({ body: { accountNumber, scopes: [...scopes] } });
};

/** Returns staff id and scopes of the staff session. */
export const showStaffSession: OperationHandler<Record<string, never>, StaffRights> = (_context, { principal }) => {
  if (principal.kind !== 'staff') throw notFound();
  const { staffId, scopes } = principal;
  return Promise.resolve({ body: { staffId, scopes: [...scopes] } });
};
