import { updateAccount } from '../../generated/api/operations/accounts.js';
import { updatePaymentMethod } from '../../generated/api/operations/payment-methods.js';
import { isDefinite } from '../billing/problems.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { refusedMethod } from '../flows/checks.js';
import { readKept, type Kept } from './kept.js';

/**
 * Gives a method that nobody owns to an account, whose lock the caller holds and which was proved to have stored it. It pays by default only if that is
 * wished, or if there is nothing else to pay by: the platform may choose otherwise by itself, so the default is set back where it has.
 * @returns what the account keeps then
 * @throws {Refusal} 422 `payment-method-refused`
 */
export async function keepMethod(context: GatewayContext, account: AccountInfo, methodId: string, makeDefault: boolean): Promise<Kept> {
  const { billing } = context;
  const before = await readKept(context, account);
  const isNew = before.methods.every(({ id }) => id !== methodId);
  if (isNew) {
    try {
      await billing.call(updatePaymentMethod, { 'payment-method-id': methodId, accountKey: account.number });
    } catch (error) {
      throw isDefinite(error) ? refusedMethod() : error;
    }
  }
  const key = { 'account-key': account.number };
  // What an account with nothing to pay by begins to keep, it pays by.
  if (before.methods.every(({ id }) => id === methodId))
    await billing.call(updateAccount, { ...key, autoPay: true, defaultPaymentMethodId: methodId });
  else if (makeDefault) await billing.call(updateAccount, { ...key, defaultPaymentMethodId: methodId });
  const after = await readKept(context, account);
  if (makeDefault || before.defaultId === undefined || after.defaultId === before.defaultId || !isNew) return after;
  await billing.call(updateAccount, { ...key, defaultPaymentMethodId: before.defaultId });
  return readKept(context, account);
}
