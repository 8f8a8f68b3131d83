import type { SessionRevocation } from '../../api/schemas/storefront/session.js';
import type { GatewayContext } from '../context.js';
import { closePurchases } from '../intents.js';
import type { SessionAudience } from '../principals.js';
import { notFound } from '../refusal.js';
import { findAccount, userAccountNumber } from '../sessions/user-account.js';
import { requireAudience, type SessionServices } from './session.js';

/** @throws {Refusal} 404 if there is no account with this number */
async function requireKnownAccount(context: GatewayContext, accountNumber: string): Promise<void> {
  try {
    if (await findAccount(context, accountNumber)) return;
  } catch (error) {
    // Sessions must end also while the platform does not answer.
    context.report(error);
    return;
  }
  throw notFound();
}

/**
 * Ends the session of a token, or all sessions of an account, a user or a staff member. Does nothing for sessions that have already ended.
 * @param audiences kinds of sessions that the caller may manage. Whoever has a token may end its session in any case.
 * @throws {Refusal} 403 if the caller may not manage these sessions; 404 if the account does not exist
 */
export async function revokeSessions(
  context: GatewayContext,
  { sessions, userSessions, staffSessions }: SessionServices,
  revocation: SessionRevocation,
  audiences: readonly SessionAudience[],
): Promise<void> {
  if ('token' in revocation) {
    const { token } = revocation;
    // A repeated purchase request opens a new session. Closing the purchases prevents this. An expired token also counts, because purchase
    // requests can be repeated for longer than a session lives.
    const accountNumber = await sessions.accountOf(token);
    if (accountNumber !== undefined) await closePurchases(context, accountNumber);
    await Promise.all([sessions.revoke(token), userSessions.revoke(token), staffSessions.revoke(token)]);
  } else if ('staffId' in revocation) {
    requireAudience('staff', audiences);
    await staffSessions.revokeAll(revocation.staffId);
  } else if ('accountKey' in revocation) {
    requireAudience('subscriber', audiences);
    await requireKnownAccount(context, revocation.accountKey);
    // The order matters. A purchase opens its session first and then checks whether purchases are closed. So a session is either refused by this
    // check, or already open and ended by `revokeAll`.
    await closePurchases(context, revocation.accountKey);
    await sessions.revokeAll(revocation.accountKey);
  } else {
    requireAudience('subscriber', audiences);
    const { userId } = revocation;
    // The purchases need not be closed: repeating the purchase of a user needs a session. The order matters: a purchase in progress opens a session of
    // the account and then checks the user's session, so the new session is either refused or ended.
    await userSessions.revokeAll(userId);
    await sessions.revokeAll(await userAccountNumber(context, userId));
  }
}
