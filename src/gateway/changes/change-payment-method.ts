import type { ChangeRequest } from '../../api/schemas/storefront/changes.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { methodForAccount } from '../purchase/payment-method.js';
import type { SubscriptionHolding } from '../subscriptions/subscription-holding.js';
import { assignedMethodId } from '../subscriptions/payment-method.js';

/**
 * Returns the payment method for the amount due now: the requested method, otherwise the subscription's method or the account's default.
 * @throws {Refusal} 422 `payment-method-refused`
 */
export async function paymentMethodForChange(
  context: GatewayContext,
  account: AccountInfo,
  { subscription }: SubscriptionHolding,
  { paymentMethodId, intentId }: Pick<ChangeRequest, 'paymentMethodId' | 'intentId'>,
): Promise<string | undefined> {
  if (paymentMethodId !== undefined) return methodForAccount(context, account, { paymentMethodId, intentId });
  return assignedMethodId(subscription) ?? methodForAccount(context, account, { intentId });
}
