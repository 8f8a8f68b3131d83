import type { FieldError } from '../../api/errors.js';
import { isScope, SCOPES, type Scope } from '../sessions/scopes.js';
import type { Session, SessionRequest, SessionRights } from '../../api/schemas/storefront/session.js';
import type { Context, Flow } from '../context.js';
import { notFound, unacceptable } from '../refusal.js';
import type { Sessions } from '../sessions/tokens.js';

function readScopes(given: readonly string[]): readonly Scope[] {
  const unknown = given.flatMap((scope, index): FieldError[] =>
    isScope(scope) ? [] : [{ field: `scopes.${index}`, code: 'unknown-scope', message: `must be one of ${SCOPES.join(', ')}` }],
  );
  if (unknown.length > 0) throw unacceptable(unknown);
  return given.filter(isScope);
}

/**
 * Opens a session for a person whom the tenant has signed in.
 * @throws {Refusal} 404 if there is no such account, 422 for an unknown scope
 */
export async function openSession(context: Context, sessions: Sessions, { accountKey, scopes }: SessionRequest): Promise<Session> {
  const wanted = scopes && readScopes(scopes);
  const { number } = await context.account(accountKey);
  return sessions.open(number, wanted);
}

/** What the session may do, from its own token. */
export const showSession: Flow<Record<string, never>, SessionRights> = (_context, { principal }) => {
  if (principal.kind !== 'session') throw notFound();
  const { accountNumber, scopes } = principal;
  return Promise.resolve({ body: { accountNumber, scopes: [...scopes] } });
};
