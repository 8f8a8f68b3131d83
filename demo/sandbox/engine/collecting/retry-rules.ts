import { desc, eq } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { payments } from '../../database/schema.js';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.js';

const HOUR = 60 * 60 * 1000;

/** Statistics of the payments made with a payment method. */
interface MethodHistory {
  /** Number of refused payments since the last successful one. */
  consecutiveFailures: number;
  lastFailure: Date | undefined;
  refused: number;
  processed: number;
}

/** Counts the payments made with a payment method. */
export async function readMethodHistory(engine: Pick<Engine, 'tx'>, method: PaymentMethodRow): Promise<MethodHistory> {
  const rows = await engine.tx
    .select({ status: payments.status, createdDate: payments.createdDate })
    .from(payments)
    .where(eq(payments.paymentMethodId, method.id))
    .orderBy(desc(payments.createdDate), desc(payments.number));
  const finished = rows.filter((row) => row.status === 'Error' || row.status === 'Processed');
  const lastSuccess = finished.findIndex((row) => row.status === 'Processed');
  const refused = finished.filter((row) => row.status === 'Error');
  return {
    consecutiveFailures: lastSuccess < 0 ? finished.length : lastSuccess,
    lastFailure: refused[0]?.createdDate,
    refused: refused.length,
    processed: finished.length - refused.length,
  };
}

function readNumber(details: Record<string, unknown>, name: string): number | undefined {
  const value = details[name];
  return typeof value === 'number' ? value : undefined;
}

/**
 * True if a payment method may be charged for a retry. False if its own retry rule (`useDefaultRetryRule` false) forbids it: after
 * `maxConsecutivePaymentFailures` refused payments in a row, or within `paymentRetryWindow` hours of the last one.
 */
export async function canRetry(engine: Engine, method: PaymentMethodRow): Promise<boolean> {
  if (method.details['useDefaultRetryRule'] !== false) return true;
  const { consecutiveFailures, lastFailure } = await readMethodHistory(engine, method);
  const maxFailures = readNumber(method.details, 'maxConsecutivePaymentFailures');
  if (maxFailures !== undefined && consecutiveFailures >= maxFailures) return false;
  const hours = readNumber(method.details, 'paymentRetryWindow');
  return hours === undefined || lastFailure === undefined || engine.moment.now.getTime() - lastFailure.getTime() >= hours * HOUR;
}
