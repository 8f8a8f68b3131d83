import type { ChangeRequest } from '../../api/schemas/storefront/changes.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { accountsMethod } from '../purchase/paying-method.js';
import type { Holding } from '../subscriptions/held-plans.js';
import { namedMethod } from '../subscriptions/paying.js';

/**
 * The method that pays what a change comes to now: the one that is named, the subscription's own, or the account's default.
 * @throws {Refusal} 422 `payment-method-refused`
 */
export async function payerOf(
  context: GatewayContext,
  account: AccountInfo,
  { subscription }: Holding,
  { paymentMethodId, intentId }: Pick<ChangeRequest, 'paymentMethodId' | 'intentId'>,
): Promise<string | undefined> {
  if (paymentMethodId !== undefined) return accountsMethod(context, account, { paymentMethodId, intentId });
  return namedMethod(subscription) ?? accountsMethod(context, account, { intentId });
}
