import type { GatewayContext } from '../context.js';
import type { ExpectedPayment } from '../events/expectation.js';
import type { RecoveryResult } from '../events/recovery.js';
import { checkSettled, findPayment, readInvoices, toPaymentResult } from './pay-once.js';
import { readPaymentBaseline } from './payment-baseline.js';
import { hasEffect, publishPayment } from './publish-payment.js';

/** Finds out whether a payment was made or credit was used, and publishes it. */
export async function recoverPayment(context: GatewayContext, expected: ExpectedPayment, isFinal: boolean): Promise<RecoveryResult> {
  const { accountNumber, keys } = expected;
  const account = await context.account(accountNumber);
  const [payment, invoices, baseline] = await Promise.all([
    findPayment(context, account, keys),
    readInvoices(context, account, expected),
    readPaymentBaseline(context, keys),
  ]);
  if (payment) checkSettled(payment);
  const result = toPaymentResult(account, expected, { payment, baseline, invoices });
  if (!hasEffect(result)) return 'absent';
  if (result.status === 'payment-required' && !isFinal) return 'unpaid';
  await publishPayment(context, account, keys, result, isFinal);
  return 'published';
}
