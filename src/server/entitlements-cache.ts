import type { Entitlements, EntitlementsRequest } from '../api/schemas/storefront/entitlements.js';

/** Maximum number of stored results. The oldest are removed first. */
const CAPACITY = 10_000;

/** Cache of entitlements. Concurrent requests for the same account share one call. */
export class EntitlementsCache {
  readonly #read: (request: EntitlementsRequest) => Promise<Entitlements>;
  readonly #milliseconds: number;
  readonly #now: () => number;
  readonly #results = new Map<string, { entitlements: Entitlements; until: number }>();
  readonly #pending = new Map<string, Promise<Entitlements>>();
  /** Increased by each invalidation, so that a result that was requested before it is not stored. */
  #invalidations = 0;

  constructor(read: (request: EntitlementsRequest) => Promise<Entitlements>, milliseconds: number, now: () => number) {
    this.#read = read;
    this.#milliseconds = milliseconds;
    this.#now = now;
  }

  get(request: EntitlementsRequest): Promise<Entitlements> {
    const key = JSON.stringify(request);
    const stored = this.#results.get(key);
    if (stored && stored.until > this.#now()) return Promise.resolve(stored.entitlements);
    const pending = this.#pending.get(key) ?? this.#fetch(key, request);
    this.#pending.set(key, pending);
    return pending;
  }

  /** Removes the results of an account, or all results. */
  invalidate(accountNumber: string | undefined): void {
    this.#invalidations += 1;
    this.#pending.clear();
    for (const [key, { entitlements }] of this.#results) {
      if (accountNumber === undefined || entitlements.accountNumber === accountNumber) this.#results.delete(key);
    }
  }

  async #fetch(key: string, request: EntitlementsRequest): Promise<Entitlements> {
    const before = this.#invalidations;
    try {
      const entitlements = await this.#read(request);
      // A user without an account is not stored: no event names the user when the account is created.
      if (before === this.#invalidations && entitlements.accountNumber !== undefined) this.#store(key, entitlements);
      return entitlements;
    } finally {
      if (before === this.#invalidations) this.#pending.delete(key);
    }
  }

  #store(key: string, entitlements: Entitlements): void {
    this.#results.delete(key);
    this.#results.set(key, { entitlements, until: this.#now() + this.#milliseconds });
    const [oldest] = this.#results.keys();
    if (this.#results.size > CAPACITY && oldest !== undefined) this.#results.delete(oldest);
  }
}
