import { getAccount } from '../../generated/api/operations/accounts.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { checkPaymentMethod, refusedMethod } from '../flows/checks.js';
import { openMethodId } from '../flows/payment-methods.js';

/** Ids that were sealed for an account have dots, those of the platform have none. */
const isSealed = (id: string): boolean => id.includes('.');

/**
 * The method that pays a purchase of somebody who has no account yet.
 * @param owner id of the account that this purchase has made meanwhile
 * @throws {Refusal} 422 `payment-method-refused`
 */
export async function newBuyersMethod(
  context: GatewayContext,
  { paymentMethodId, intentId }: OrderRequest,
  owner?: string,
): Promise<string | undefined> {
  if (paymentMethodId === undefined) return undefined;
  await checkPaymentMethod(context, { paymentMethodId, intentId, ...(owner === undefined ? {} : { owner }) });
  return paymentMethodId;
}

/**
 * The method that pays a purchase of an account: one that it keeps, one that was stored for this purchase, or its default.
 * @throws {Refusal} 422 `payment-method-refused`
 */
export async function accountsMethod(
  context: GatewayContext,
  account: AccountInfo,
  { paymentMethodId: asked, intentId }: Pick<OrderRequest, 'paymentMethodId' | 'intentId'>,
): Promise<string | undefined> {
  if (asked === undefined) {
    const { billingAndPayment } = await context.billing.call(getAccount, { 'account-key': account.number });
    return billingAndPayment.defaultPaymentMethodId ?? undefined;
  }
  const paymentMethodId = isSealed(asked) ? await openMethodId(context, account.number, asked) : asked;
  if (paymentMethodId === undefined) throw refusedMethod();
  await checkPaymentMethod(context, { paymentMethodId, intentId, owner: account.id });
  return paymentMethodId;
}
