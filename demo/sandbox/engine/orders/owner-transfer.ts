import type { Transaction } from '../../database/open.js';
import { billingError, missingField } from '../../errors.js';
import { checkActiveAccount, getAccountRow, type AccountRow } from '../accounts.js';
import type { OwnerTransferInput } from './order-input.js';
import type { OrderContext } from './plan-rate-plan.js';
import type { SubscriptionState } from '../subscription-state.js';
import type { OrderAccount } from './plan-order.js';

/** True if billed service still has to be credited. */
function hasPendingCredit(state: SubscriptionState): boolean {
  return state.ratePlans.some((plan) =>
    plan.charges.some(
      ({ type, chargedThroughDate: billed, effectiveEndDate: end }) =>
        type === 'Recurring' && billed !== null && end !== null && billed > end,
    ),
  );
}

/**
 * Finds the new owner for `OwnerTransfer`. The transfer takes effect today.
 *
 * @throws {BillingError} if bills would be wrong because the currency or bill cycle day differs, or a credit is pending
 */
export async function resolveNewOwner(
  tx: Transaction,
  state: SubscriptionState,
  input: OwnerTransferInput | undefined,
  currentAccount: OrderAccount,
  date: string,
  context: OrderContext,
  field: string,
): Promise<AccountRow> {
  const refuse = (name: string, reason: string) => billingError('orders', 'rule', `'${field}.${name}' ${reason}`);
  const number = input?.destinationAccountNumber;
  if (number === undefined) throw missingField('orders', `${field}.destinationAccountNumber`);
  if (input?.destinationInvoiceAccountNumber !== undefined && input.destinationInvoiceAccountNumber !== number) {
    throw refuse('destinationInvoiceAccountNumber', 'must be the new owner: bills go to the owner in this sandbox.');
  }
  if (date > context.today)
    throw refuse(
      'destinationAccountNumber',
      `takes effect on ${date}, but in this sandbox a transfer takes effect today. Schedule the order instead.`,
    );
  const account = await getAccountRow(tx, number);
  if (account.id === currentAccount.id) throw refuse('destinationAccountNumber', 'names the current owner of the subscription.');
  checkActiveAccount(account, `${field}.destinationAccountNumber`);
  if (account.currency !== currentAccount.currency)
    throw refuse('destinationAccountNumber', `names an account in ${account.currency}, not ${currentAccount.currency}.`);
  if (account.billCycleDay !== 0 && account.billCycleDay !== currentAccount.billCycleDay) {
    throw refuse(
      'destinationAccountNumber',
      `names an account whose bill cycle day is ${account.billCycleDay}, not ${currentAccount.billCycleDay}.`,
    );
  }
  if (hasPendingCredit(state)) throw refuse('destinationAccountNumber', 'does not work while the subscription has an unbilled credit.');
  return account;
}
