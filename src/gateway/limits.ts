import { Refusal } from './refusal.js';
import type { GatewayStore } from './store.js';

/** At most so many in so many seconds. */
export interface Limit {
  max: number;
  seconds: number;
}

/** Allowances by visitor and publishable key. All limits of a list hold at once. */
export interface Limits {
  quotes: readonly Limit[];
  accountChecks: readonly Limit[];
  /** Different codes that are tried, not uses of one. */
  coupons: readonly Limit[];
  orders: readonly Limit[];
  paymentSessions: readonly Limit[];
  /** Invoices that are sent by e-mail. */
  invoiceMails: readonly Limit[];
  /** Declared withdrawals and cancellations. */
  withdrawals: readonly Limit[];
  /** Payments of open invoices. */
  payments: readonly Limit[];
  /** Changes of subscriptions, by who is signed in. */
  changes: readonly Limit[];
  /** What a member of the staff reads in the billing API. */
  staffReads: readonly Limit[];
  /** What a member of the staff does there; up to 50 objects at once are one. */
  staffActions: readonly Limit[];
}

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

/** Counts one use. `subject` is who uses it: visitor's address and credential. */
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
    message: 'Too many requests from this visitor. Wait as long as Retry-After says.',
    retryable: true,
    retryAfter: Math.max(1, Math.ceil(wait / 1000)),
  });
}
