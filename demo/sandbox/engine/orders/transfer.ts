import type { Transaction } from '../../database/open.js';
import { billingError, missingField } from '../../errors.js';
import { checkOpen, getAccountRow, type AccountRow } from '../accounts.js';
import type { OwnerTransferInput } from './order-input.js';
import type { OrderFacts } from './plan.js';
import type { SubscriptionState } from '../state.js';
import type { OrderAccount } from './actions.js';

/** True for a charge of which something is to be given back. */
function isOwed(state: SubscriptionState): boolean {
  return state.ratePlans.some((plan) =>
    plan.charges.some(
      ({ type, chargedThroughDate: billed, effectiveEndDate: end }) =>
        type === 'Recurring' && billed !== null && end !== null && billed > end,
    ),
  );
}

/**
 * `OwnerTransfer`: the account that owns the subscription from today on, and gets its bills.
 *
 * @throws {BillingError} where bills would come out wrong: another currency or bill cycle day, or a credit that is not written yet
 */
export async function newOwner(
  tx: Transaction,
  state: SubscriptionState,
  input: OwnerTransferInput | undefined,
  from: OrderAccount,
  date: string,
  facts: OrderFacts,
  field: string,
): Promise<AccountRow> {
  const refuse = (name: string, reason: string) => billingError('orders', 'rule', `'${field}.${name}' ${reason}`);
  const number = input?.destinationAccountNumber;
  if (number === undefined) throw missingField('orders', `${field}.destinationAccountNumber`);
  if (input?.destinationInvoiceAccountNumber !== undefined && input.destinationInvoiceAccountNumber !== number) {
    throw refuse('destinationInvoiceAccountNumber', 'must be the new owner: bills go to the owner in this sandbox.');
  }
  if (date > facts.today)
    throw refuse('destinationAccountNumber', `takes effect on ${date}: in this sandbox a transfer is of today. Schedule the order.`);
  const account = await getAccountRow(tx, number);
  if (account.id === from.id) throw refuse('destinationAccountNumber', 'names the account that owns the subscription already.');
  checkOpen(account, `${field}.destinationAccountNumber`);
  if (account.currency !== from.currency)
    throw refuse('destinationAccountNumber', `names an account in ${account.currency}, not ${from.currency}.`);
  if (account.billCycleDay !== 0 && account.billCycleDay !== from.billCycleDay) {
    throw refuse('destinationAccountNumber', `names an account whose bill cycle day is ${account.billCycleDay}, not ${from.billCycleDay}.`);
  }
  if (isOwed(state)) throw refuse('destinationAccountNumber', 'is for a subscription with a credit that is yet to be billed.');
  return account;
}
