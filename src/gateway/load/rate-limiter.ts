import type { CallerInfo } from '../context.js';
import { sha256Hex } from '../digest.js';
import { consumeLimit, type Limits } from '../limits.js';
import { Refusal } from '../refusal.js';
import type { GatewayStore } from '../stores/store.js';

/** Limits that stop somebody who tries stolen cards. They also count by address for customers, because a thief can open several accounts. */
const CARD_LIMITS: readonly (keyof Limits)[] = ['orders', 'payments', 'paymentSessions', 'paymentMethodClaims'];

/** Milliseconds in which a repeated attempt does not count again. */
const ATTEMPT_LIFETIME = 3600 * 1000;

/** Counts the requests of callers. */
export interface RateLimiter {
  /** @throws {Refusal} 429 if a limit is exceeded */
  consume(name: keyof Limits, caller: CallerInfo): Promise<void>;
  /**
   * Counts an attempt unless the same caller made it in the last hour.
   * @param attempt what the caller tries, such as a coupon code or an idempotency key
   * @throws {Refusal} 429 if a limit is exceeded
   */
  consumeOnce(name: keyof Limits, caller: CallerInfo, attempt: string): Promise<void>;
}

/** @param report called once for each limit that all visitors without an address have used up together */
export function createRateLimiter(store: GatewayStore, limits: Limits, report: (problem: unknown) => void): RateLimiter {
  const reported = new Set<string>();

  const limiter: RateLimiter = {
    async consume(name, caller) {
      const counters = caller.counters.filter(({ onlyForCards = false }) => !onlyForCards || CARD_LIMITS.includes(name));
      const counts = counters.map(({ key, factor }) => {
        const multiplied = limits[name].map(({ max, seconds }) => ({ max: max * factor, seconds }));
        return consumeLimit(store, name, multiplied, key);
      });
      try {
        await Promise.all(counts);
      } catch (error) {
        // Public data is served from memory, so that the plans are shown while the store does not answer.
        if (name === 'publicReads' && error instanceof Refusal && error.details.code === 'store-unavailable') {
          report(error.cause);
          return;
        }
        if (caller.share === 'many' && error instanceof Refusal && !reported.has(name)) {
          reported.add(name);
          report(
            new Error(
              `All visitors together have reached the limit "${name}". They cannot be told apart, because the gateway does not know their addresses. Set the option clientAddress.`,
            ),
          );
        }
        throw error;
      }
    },

    async consumeOnce(name, caller, attempt) {
      const key = `attempt|${await sha256Hex('attempt', name, caller.id, attempt)}`;
      if ((await store.get(key)) !== undefined) return;
      await limiter.consume(name, caller);
      await store.set(key, '1', ATTEMPT_LIFETIME);
    },
  };
  return limiter;
}
