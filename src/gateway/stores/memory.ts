import { createMemoryOutbox } from '../events/memory-outbox.js';
import { requireOptions } from '../option-problems.js';
import { memoryStoreSchema } from './store-options.js';
import type { GatewayStore, LockClaim } from './store.js';

/** Options of {@link createMemoryStore}. */
export interface MemoryStoreOptions {
  /** Returns the current time in milliseconds since 1970. Default `Date.now`. */
  now?: () => number;
  /** Maximum number of values. Also the maximum number of counters, of locks and of revocations. Default 100,000. */
  capacity?: number;
}

interface ExpiringEntry<Value> {
  value: Value;
  until: number;
}

/** Map of bounded size whose entries expire. */
class ExpiringMap<Value> {
  readonly #entries = new Map<string, ExpiringEntry<Value>>();
  readonly #now: () => number;
  readonly #capacity: number;
  readonly #whenFull: 'evict' | 'refuse';

  /** @param whenFull `evict` removes the oldest entries; `refuse` accepts no new ones until some have expired */
  constructor(now: () => number, capacity: number, whenFull: 'evict' | 'refuse') {
    this.#now = now;
    this.#capacity = capacity;
    this.#whenFull = whenFull;
  }

  get(key: string): ExpiringEntry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (entry && entry.until > this.#now()) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  /** @throws {RangeError} if the map is full and must not evict */
  set(key: string, value: Value, until: number): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#capacity) this.#makeRoom();
    this.#entries.set(key, { value, until });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Removes expired entries. If that frees less than a tenth of the capacity, also removes the oldest, so that eviction runs rarely. */
  #makeRoom(): void {
    const now = this.#now();
    for (const [key, entry] of this.#entries) if (entry.until <= now) this.#entries.delete(key);
    if (this.#whenFull === 'refuse') {
      if (this.#entries.size < this.#capacity) return;
      throw new RangeError(`The memory store is full: it holds ${this.#capacity} entries that must not be forgotten yet.`);
    }
    const target = Math.floor(this.#capacity * 0.9);
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= target) break;
      this.#entries.delete(key);
    }
  }
}

/**
 * Creates a store for a gateway that runs as one process. Values, counters, locks and revocations are stored separately, so that many
 * entries of one kind cannot evict those of another. Locks and revocations are never evicted.
 *
 * @throws {TypeError} naming every invalid option
 */
export function createMemoryStore(options: MemoryStoreOptions = {}): GatewayStore {
  requireOptions('createMemoryStore', memoryStoreSchema, options);
  const { now = Date.now, capacity = 100_000 } = options;
  const values = new ExpiringMap<string>(now, capacity, 'evict');
  const counters = new ExpiringMap<number>(now, capacity, 'evict');
  const locks = new ExpiringMap<string>(now, capacity, 'refuse');
  const revocations = new ExpiringMap<true>(now, capacity, 'refuse');
  const put = <Value>(map: ExpiringMap<Value>, key: string, value: Value, milliseconds: number): void =>
    map.set(key, value, now() + milliseconds);
  const addTo = (map: ExpiringMap<string>, key: string, value: string, milliseconds: number): boolean => {
    if (map.get(key)) return false;
    put(map, key, value, milliseconds);
    return true;
  };
  const isHeld = ({ name, token }: LockClaim): boolean => locks.get(name)?.value === token;
  // An async function without `await` turns a full map into a rejection.
  return {
    kind: 'memory',
    shared: false,
    get: async (key) => values.get(key)?.value,
    set: async (key, value, milliseconds) => put(values, key, value, milliseconds),
    add: async (key, value, milliseconds) => addTo(values, key, value, milliseconds),
    remove: async (key) => values.delete(key),
    async count(key, windowMilliseconds) {
      const current = counters.get(key);
      const until = current?.until ?? now() + windowMilliseconds;
      const count = (current?.value ?? 0) + 1;
      counters.set(key, count, until);
      return { count, endsIn: until - now() };
    },
    acquire: async ({ name, token }, milliseconds) => addTo(locks, name, token, milliseconds),
    async extend(lock, milliseconds) {
      if (!isHeld(lock)) return false;
      put(locks, lock.name, lock.token, milliseconds);
      return true;
    },
    async release(lock) {
      if (isHeld(lock)) locks.delete(lock.name);
    },
    async setWhileHeld(lock, key, value, milliseconds) {
      if (!isHeld(lock)) return false;
      put(values, key, value, milliseconds);
      return true;
    },
    revoke: async (sessionId, milliseconds) => put(revocations, sessionId, true, milliseconds),
    isRevoked: async (sessionId) => revocations.get(sessionId) !== undefined,
    outbox: createMemoryOutbox(),
  };
}
