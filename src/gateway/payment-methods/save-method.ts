import { updateAccount } from '../../generated/api/operations/accounts.js';
import { updatePaymentMethod } from '../../generated/api/operations/payment-methods.js';
import { isRejected } from '../billing/platform-errors.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { paymentMethodRefusal } from '../purchase/stored-method.js';
import { readSavedMethods, type SavedMethods } from './saved-methods.js';

/**
 * Adds a stored payment method to an account. The caller must hold the account's lock and verify first that the method was stored for this
 * intent. The method becomes the default if requested or if the account has no other. The platform may change the default on its own; in
 * that case, the previous default is restored.
 * @param newDefault `reference` of the event of a new default, if the method is to become the default
 * @returns the account's payment methods after the change, and whether another default was replaced
 * @throws {Refusal} 422 `payment-method-refused`
 */
export async function saveMethod(
  context: GatewayContext,
  account: AccountInfo,
  methodId: string,
  newDefault: { reference: string } | undefined,
): Promise<{ saved: SavedMethods; hasReplacedDefault: boolean }> {
  const { billing } = context;
  const makeDefault = newDefault !== undefined;
  const before = await readSavedMethods(context, account);
  const isNew = before.methods.every(({ id }) => id !== methodId);
  if (isNew) {
    try {
      await billing.call(updatePaymentMethod, { 'payment-method-id': methodId, accountKey: account.number });
    } catch (error) {
      throw isRejected(error) ? paymentMethodRefusal() : error;
    }
  }
  const key = { 'account-key': account.number };
  if (newDefault && before.defaultId !== undefined && before.defaultId !== methodId) {
    const { defaultId } = before;
    const { number: accountNumber } = account;
    await context.events.expect({ kind: 'default-payment-method', ...newDefault, accountNumber, before: defaultId });
  }
  // The first payment method of an account becomes its default.
  if (before.methods.every(({ id }) => id === methodId))
    await billing.call(updateAccount, { ...key, autoPay: true, defaultPaymentMethodId: methodId });
  else if (makeDefault) await billing.call(updateAccount, { ...key, defaultPaymentMethodId: methodId });
  const after = await readSavedMethods(context, account);
  const hasNewDefault = before.defaultId !== undefined && after.defaultId !== before.defaultId;
  if (makeDefault || !hasNewDefault || !isNew) return { saved: after, hasReplacedDefault: hasNewDefault };
  await billing.call(updateAccount, { ...key, defaultPaymentMethodId: before.defaultId });
  return { saved: await readSavedMethods(context, account), hasReplacedDefault: false };
}
