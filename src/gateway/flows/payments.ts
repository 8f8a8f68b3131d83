import type { FieldError } from '../../api/errors.js';
import type { PaymentRequest, PaymentResult } from '../../api/schemas/storefront/payments.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import type { OperationHandler } from '../context.js';
import { reportRefusal } from '../events/refusals.js';
import { accountLockName, withLocks } from '../locks.js';
import { isPositive, isZero, subtract, toMoney } from '../money.js';
import { payOnce } from '../payments/pay-once.js';
import { invalidFields } from '../refusal.js';
import { sessionAccount } from './account.js';

/**
 * Checks the allocations of a payment.
 * @throws {Refusal} 422 naming each duplicate invoice and each invalid amount
 */
function checkAllocations({ allocations }: PaymentRequest, currency: CurrencyCode): void {
  const problems = allocations.flatMap(({ invoiceNumber, amount }, index): FieldError[] => {
    const fieldPath = `allocations.${index}`;
    if (allocations.findIndex((other) => other.invoiceNumber === invoiceNumber) !== index) {
      return [{ field: `${fieldPath}.invoiceNumber`, code: 'duplicate', message: 'is listed twice; send it once' }];
    }
    if (isPositive(amount) && isZero(subtract(toMoney(amount, currency).amount, amount))) return [];
    return [{ field: `${fieldPath}.amount`, code: 'invalid-value', message: `must be a positive amount in ${currency}` }];
  });
  if (problems.length > 0) throw invalidFields(problems);
}

/** Pays open invoices of the session's account, in full or in part. */
export const createPayment: OperationHandler<PaymentRequest, PaymentResult> = async (context, request) => {
  const account = await sessionAccount(context, request.principal);
  checkAllocations(request.input, account.currency);
  const lock = await accountLockName(context.tenant, account.number);
  const invoiceNumbers = request.input.allocations.map(({ invoiceNumber }) => invoiceNumber);
  const details = { operation: 'payment' as const, accountNumber: account.number, invoiceNumbers };
  return withLocks(context, [lock], (locked) =>
    reportRefusal(locked, request, details, async () => ({ body: await payOnce(locked, account, request) })),
  );
};
