import { Refusal } from './refusal.js';
import type { GatewayStore } from './store.js';

/** At most `max` requests within `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

/** Rate limits, counted by network address and credential. All limits of a list apply at the same time. */
export interface Limits {
  quotes: readonly Limit[];
  accountChecks: readonly Limit[];
  /** Attempts with different coupon codes. Repeating the same code does not count. */
  coupons: readonly Limit[];
  orders: readonly Limit[];
  paymentSessions: readonly Limit[];
  /** Invoices sent by email. */
  invoiceMails: readonly Limit[];
  /** Declared withdrawals and cancellations. */
  withdrawals: readonly Limit[];
  /** Payments of open invoices. */
  payments: readonly Limit[];
  /** Changes of subscriptions. */
  changes: readonly Limit[];
  /** Staff requests that read from the billing API, per staff member. */
  staffReads: readonly Limit[];
  /** Staff requests that write to the billing API, per staff member. A bulk request with up to 50 objects counts as one request. */
  staffActions: readonly Limit[];
}

/** Limits that apply unless the option `limits` overrides them. */
export const DEFAULT_LIMITS: Limits = {
  quotes: [{ max: 5, seconds: 1 }],
  accountChecks: [
    { max: 5, seconds: 60 },
    { max: 20, seconds: 3600 },
  ],
  coupons: [
    { max: 6, seconds: 60 },
    { max: 20, seconds: 3600 },
  ],
  orders: [
    { max: 3, seconds: 60 },
    { max: 7, seconds: 3600 },
  ],
  paymentSessions: [
    { max: 3, seconds: 60 },
    { max: 7, seconds: 3600 },
  ],
  invoiceMails: [
    { max: 3, seconds: 60 },
    { max: 20, seconds: 3600 },
  ],
  withdrawals: [
    { max: 3, seconds: 60 },
    { max: 10, seconds: 3600 },
  ],
  payments: [
    { max: 6, seconds: 60 },
    { max: 20, seconds: 3600 },
  ],
  changes: [
    { max: 10, seconds: 60 },
    { max: 60, seconds: 3600 },
  ],
  staffReads: [{ max: 600, seconds: 60 }],
  staffActions: [
    { max: 120, seconds: 60 },
    { max: 2_000, seconds: 3600 },
  ],
};

/**
 * Counts one request.
 * @param subject network address and credential of the caller
 * @throws {Refusal} 429 if a limit is exceeded
 */
export async function consumeLimit(store: GatewayStore, name: keyof Limits, limits: readonly Limit[], subject: string): Promise<void> {
  let wait = 0;
  for (const { max, seconds } of limits) {
    const { count, endsIn } = await store.count(`rate|${name}|${seconds}|${subject}`, seconds * 1000);
    if (count > max) wait = Math.max(wait, endsIn);
  }
  if (wait === 0) return;
  throw new Refusal({
    status: 429,
    type: 'rate-limit',
    code: 'too-many-requests',
    message: 'Too many requests. Wait for the number of seconds in Retry-After.',
    retryable: true,
    retryAfter: Math.max(1, Math.ceil(wait / 1000)),
  });
}
