import type { FieldError } from '../../api/errors.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { subscriptionsOf } from '../flows/account.js';
import { Refusal } from '../refusal.js';

/** States in which a subscription is had, or will be. */
const HAD = new Set(['Active', 'Suspended', 'Pending Activation', 'Pending Acceptance']);

/**
 * Refuses plans that the account has already, unless the person said to buy them again.
 * @throws {Refusal} 409 `already-subscribed` naming each plan
 */
export async function checkNotHad(context: GatewayContext, { number }: AccountInfo, { plans, again }: OrderRequest): Promise<void> {
  if (again === true) return;
  const subscriptions = await subscriptionsOf(context.billing, number);
  const had = new Set(
    subscriptions
      .filter(({ status }) => HAD.has(status))
      .flatMap(({ ratePlans }) => ratePlans.filter(({ lastChangeType }) => lastChangeType !== 'Remove'))
      .map(({ productRatePlanId }) => productRatePlanId),
  );
  const fields = plans.flatMap(({ productRatePlanId }, index): FieldError[] =>
    had.has(productRatePlanId)
      ? [{ field: `plans.${index}.productRatePlanId`, code: 'already-subscribed', message: 'is had by this account already' }]
      : [],
  );
  if (fields.length === 0) return;
  throw new Refusal({
    status: 409,
    type: 'conflict',
    code: 'already-subscribed',
    message: 'The account has this already. Ask the person, and send `again: true` to buy it once more.',
    fields,
  });
}
