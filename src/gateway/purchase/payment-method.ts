import { getAccount } from '../../generated/api/operations/accounts.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { checkPaymentMethod, paymentMethodRefusal } from './stored-method.js';
import { openMethodId } from '../flows/payment-methods.js';

/** True for sealed ids. They contain dots; ids of the platform do not. */
const isSealed = (id: string): boolean => id.includes('.');

/**
 * Returns the payment method for the purchase of a new buyer.
 * @param owner id of the account, if this purchase has already created it
 * @throws {Refusal} 422 `payment-method-refused`
 */
export async function methodForNewBuyer(
  context: GatewayContext,
  { paymentMethodId, intentId }: OrderRequest,
  owner?: string,
): Promise<string | undefined> {
  if (paymentMethodId === undefined) return undefined;
  await checkPaymentMethod(context, { paymentMethodId, intentId, ...(owner === undefined ? {} : { owner }) });
  return paymentMethodId;
}

/**
 * Returns the payment method for the purchase of an existing account: a saved method, a method stored for this purchase, or the default.
 * @throws {Refusal} 422 `payment-method-refused`
 */
export async function methodForAccount(
  context: GatewayContext,
  account: AccountInfo,
  { paymentMethodId: requestedId, intentId }: Pick<OrderRequest, 'paymentMethodId' | 'intentId'>,
): Promise<string | undefined> {
  if (requestedId === undefined) {
    const { billingAndPayment } = await context.billing.call(getAccount, { 'account-key': account.number });
    return billingAndPayment.defaultPaymentMethodId ?? undefined;
  }
  const paymentMethodId = isSealed(requestedId) ? await openMethodId(context, account.number, requestedId) : requestedId;
  if (paymentMethodId === undefined) throw paymentMethodRefusal();
  await checkPaymentMethod(context, { paymentMethodId, intentId, owner: account.id });
  return paymentMethodId;
}
