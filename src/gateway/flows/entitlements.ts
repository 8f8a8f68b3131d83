import type { Entitlements, EntitlementsRequest } from '../../api/schemas/storefront/entitlements.js';
import type { GatewayContext } from '../context.js';
import type { SessionAudience } from '../principals.js';
import { findUserAccount } from '../sessions/user-account.js';
import { toHolding } from '../subscriptions/subscription-holding.js';
import { entitledFeatures, entitledPlans, isRunning } from '../views/entitlements.js';
import { readSubscriptions } from './account.js';
import { requireAudience } from './session.js';

/**
 * Returns what an account or the account of a user may use today.
 * @param audiences kinds of sessions that the caller manages
 * @throws {Refusal} 403 if the caller's key is for staff only; 404 if the account does not exist
 */
export async function readEntitlements(
  context: GatewayContext,
  request: EntitlementsRequest,
  audiences: readonly SessionAudience[],
): Promise<Entitlements> {
  requireAudience('subscriber', audiences);
  const sellableCatalog = await context.sellableCatalog();
  const { date: asOf, comparison } = sellableCatalog;
  const account = 'userId' in request ? await findUserAccount(context, request.userId) : await context.account(request.accountNumber);
  if (!account) return { asOf, plans: [], features: [] };
  const subscriptions = await readSubscriptions(context.billing, account.number);
  const plans = subscriptions
    .map((subscription) => toHolding(subscription, sellableCatalog, account.currency))
    .filter(isRunning)
    .flatMap(entitledPlans);
  return { accountNumber: account.number, asOf, plans, features: entitledFeatures(comparison, plans) };
}
