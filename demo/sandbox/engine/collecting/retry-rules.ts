import { desc, eq } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { payments } from '../../database/schema.js';
import type { MethodRow } from '../payment-methods/methods.js';

const HOUR = 60 * 60 * 1000;

/** What became of the payments by a method. */
export interface MethodHistory {
  /** Refused one after the other since the last that went through. */
  consecutiveFailures: number;
  lastFailure: Date | undefined;
  refused: number;
  processed: number;
}

/** Counts the payments by a method. */
export async function historyOf(engine: Pick<Engine, 'tx'>, method: MethodRow): Promise<MethodHistory> {
  const rows = await engine.tx
    .select({ status: payments.status, createdDate: payments.createdDate })
    .from(payments)
    .where(eq(payments.paymentMethodId, method.id))
    .orderBy(desc(payments.createdDate), desc(payments.number));
  const tried = rows.filter((row) => row.status === 'Error' || row.status === 'Processed');
  const lastSuccess = tried.findIndex((row) => row.status === 'Processed');
  const refused = tried.filter((row) => row.status === 'Error');
  return {
    consecutiveFailures: lastSuccess < 0 ? tried.length : lastSuccess,
    lastFailure: refused[0]?.createdDate,
    refused: refused.length,
    processed: tried.length - refused.length,
  };
}

function numberAt(details: Record<string, unknown>, name: string): number | undefined {
  const value = details[name];
  return typeof value === 'number' ? value : undefined;
}

/**
 * True unless the method has a rule of retries of its own (`useDefaultRetryRule` false) that speaks against another: `maxConsecutivePaymentFailures`
 * were refused, or the last was so less than `paymentRetryWindow` hours ago.
 */
export async function mayRetry(engine: Engine, method: MethodRow): Promise<boolean> {
  if (method.details['useDefaultRetryRule'] !== false) return true;
  const { consecutiveFailures, lastFailure } = await historyOf(engine, method);
  const most = numberAt(method.details, 'maxConsecutivePaymentFailures');
  if (most !== undefined && consecutiveFailures >= most) return false;
  const hours = numberAt(method.details, 'paymentRetryWindow');
  return hours === undefined || lastFailure === undefined || engine.moment.now.getTime() - lastFailure.getTime() >= hours * HOUR;
}
