import { Refusal } from './refusal.js';
import type { GatewayStore } from './stores/store.js';

/** At most `max` requests within `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

/**
 * Rate limits. Customers count by account, visitors by address. Visitors whose address is unknown share limits that are 100 times as high. All
 * limits of a list apply at the same time. Requests above a limit are refused with 429.
 */
export interface Limits {
  /** Reads of public data, such as the catalog. High, because many visitors may share the address of their network. */
  publicReads: readonly Limit[];
  /** Reads of an account. */
  reads: readonly Limit[];
  /** All requests that change something, also retries and refused ones. The limits of the single operations apply in addition. */
  mutations: readonly Limit[];
  /** Requests of the tenant's server, for all customers together: sessions that it opens or ends, entitlements that it reads. */
  sessions: readonly Limit[];
  quotes: readonly Limit[];
  /** Email addresses that are checked for an existing account. Repeating the same address in an order or profile does not count. */
  accountChecks: readonly Limit[];
  /** Attempts with different coupon codes. Repeating the same code does not count. */
  coupons: readonly Limit[];
  /** Orders that pass all checks of the gateway and are sent to the platform, also if the card is declined. */
  orders: readonly Limit[];
  paymentSessions: readonly Limit[];
  /** Reservations of payment methods that the payment form has stored. */
  paymentMethodClaims: readonly Limit[];
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
  publicReads: [{ max: 3_000, seconds: 60 }],
  reads: [{ max: 300, seconds: 60 }],
  mutations: [
    { max: 60, seconds: 60 },
    { max: 600, seconds: 3600 },
  ],
  sessions: [{ max: 6_000, seconds: 60 }],
  quotes: [
    { max: 5, seconds: 1 },
    { max: 120, seconds: 60 },
  ],
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
  paymentMethodClaims: [
    { max: 10, seconds: 60 },
    { max: 60, seconds: 3600 },
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
 * @param key identifies the counter: for customers the account, for visitors the address
 * @throws {Refusal} 429 if a limit is exceeded
 */
export async function consumeLimit(store: GatewayStore, name: keyof Limits, limits: readonly Limit[], key: string): Promise<void> {
  const waits = limits.map(async ({ max, seconds }) => {
    const { count, endsIn } = await store.count(`rate|${name}|${seconds}|${key}`, seconds * 1000);
    return count > max ? endsIn : 0;
  });
  const wait = Math.max(0, ...(await Promise.all(waits)));
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
