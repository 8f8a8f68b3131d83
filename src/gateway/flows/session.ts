import type { FieldError } from '../../api/errors.js';
import type { Session, SessionRequest, SessionRights, StaffRights } from '../../api/schemas/storefront/session.js';
import type { GatewayContext, OperationHandler } from '../context.js';
import { notFound, invalidFields } from '../refusal.js';
import { isScope, SCOPES } from '../sessions/scopes.js';
import type { Sessions } from '../sessions/tokens.js';
import { isStaffScope, STAFF_SCOPES } from '../staff/scopes.js';
import type { StaffSessions } from '../staff/sessions.js';

/** Session services for subscribers and for staff. */
export interface SessionServices {
  readonly sessions: Sessions;
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

/**
 * Opens a session for a subscriber or staff member whom the tenant has signed in.
 * @throws {Refusal} 404 if the account does not exist; 422 for an unknown scope
 */
export async function openSession(context: GatewayContext, services: SessionServices, input: SessionRequest): Promise<Session> {
  if (input.audience === 'staff') {
    return services.staffSessions.open(input.staffId, readScopes(input.scopes, isStaffScope, STAFF_SCOPES));
  }
  const scopes = input.scopes && readScopes(input.scopes, isScope, SCOPES);
  const { number } = await context.account(input.accountKey);
  return services.sessions.open(number, scopes);
}

/** Returns account and scopes of the session. */
export const showSession: OperationHandler<Record<string, never>, SessionRights> = (_context, { principal }) => {
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
