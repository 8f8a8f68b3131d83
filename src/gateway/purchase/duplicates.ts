import type { FieldError } from '../../api/errors.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { readSubscriptions } from '../flows/account.js';
import { Refusal } from '../refusal.js';

/** Statuses of current and future subscriptions. */
const CURRENT_STATUSES = new Set(['Active', 'Suspended', 'Pending Activation', 'Pending Acceptance']);

/**
 * Refuses plans that the account already has, unless the customer confirmed buying them again.
 * @throws {Refusal} 409 `already-subscribed` naming each plan
 */
export async function checkNotSubscribed(context: GatewayContext, { number }: AccountInfo, { plans, again }: OrderRequest): Promise<void> {
  if (again === true) return;
  const subscriptions = await readSubscriptions(context.billing, number);
  const subscribedPlanIds = new Set(
    subscriptions
      .filter(({ status }) => CURRENT_STATUSES.has(status))
      .flatMap(({ ratePlans }) => ratePlans.filter(({ lastChangeType }) => lastChangeType !== 'Remove'))
      .map(({ productRatePlanId }) => productRatePlanId),
  );
  const fields = plans.flatMap(({ productRatePlanId }, index): FieldError[] =>
    subscribedPlanIds.has(productRatePlanId)
      ? [{ field: `plans.${index}.productRatePlanId`, code: 'already-subscribed', message: 'is already subscribed to by this account' }]
      : [],
  );
  if (fields.length === 0) return;
  throw new Refusal({
    status: 409,
    type: 'conflict',
    code: 'already-subscribed',
    message: 'The account already has this plan. If the customer wants it twice, send `again: true`.',
    fields,
  });
}
