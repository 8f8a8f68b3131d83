import type { FieldError } from '../../api/errors.js';
import type { PaymentRequest, PaymentResult } from '../../api/schemas/storefront/payments.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import type { OperationHandler } from '../context.js';
import { accountLockName, withLocks } from '../idempotency.js';
import { isPositive, isZero, subtract, toMoney } from '../money.js';
import { payOnce } from '../payments/pay-once.js';
import { invalidFields } from '../refusal.js';
import { ownAccount } from './account.js';

/** @throws {Refusal} 422 naming each allocation that names an invoice again, or no amount of the currency */
function checkAllocations({ allocations }: PaymentRequest, currency: CurrencyCode): void {
  const problems = allocations.flatMap(({ invoiceNumber, amount }, index): FieldError[] => {
    const at = `allocations.${index}`;
    if (allocations.findIndex((other) => other.invoiceNumber === invoiceNumber) !== index) {
      return [{ field: `${at}.invoiceNumber`, code: 'duplicate', message: 'appears twice: send it once' }];
    }
    if (isPositive(amount) && isZero(subtract(toMoney(amount, currency).amount, amount))) return [];
    return [{ field: `${at}.amount`, code: 'invalid-value', message: `must be an amount in ${currency}, more than nothing` }];
  });
  if (problems.length > 0) throw invalidFields(problems);
}

/** Pays open invoices of the session's account, several at once or in part. */
export const pay: OperationHandler<PaymentRequest, PaymentResult> = async (context, request) => {
  const account = await ownAccount(context, request.principal);
  checkAllocations(request.input, account.currency);
  const lock = await accountLockName(context.tenant, account.number);
  return { body: await withLocks(context.store, [lock], () => payOnce(context, account, request)) };
};
