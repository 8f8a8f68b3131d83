/**
 * Temporary storage for idempotency results, locks, revoked sessions and rate limits. If all data is lost, users may have to check or
 * confirm something again, but are never charged twice. Maps directly to Redis: GET, SET PX, SET NX PX, DEL, and INCR with PEXPIRE on the
 * first increment.
 */
export interface GatewayStore {
  get(key: string): Promise<string | undefined>;
  /** Stores a value for this many milliseconds. */
  set(key: string, value: string, milliseconds: number): Promise<void>;
  /** Atomically stores the value if the key does not exist yet. Returns false if the key exists. */
  add(key: string, value: string, milliseconds: number): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Increments a counter. The window starts with the first increment. `endsIn` is the remaining time of the window in milliseconds. */
  count(key: string, windowMilliseconds: number): Promise<{ count: number; endsIn: number }>;
}

/** Options of {@link createMemoryStore}. */
export interface MemoryStoreOptions {
  /** Returns the current time in milliseconds since 1970. Default `Date.now`. */
  now?: () => number;
  /** Maximum number of values. Also the maximum number of counters. The oldest are removed first. Default 100,000. */
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

  constructor(now: () => number, capacity: number) {
    this.#now = now;
    this.#capacity = capacity;
  }

  get(key: string): ExpiringEntry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (entry && entry.until > this.#now()) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, value: Value, until: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until });
    if (this.#entries.size > this.#capacity) this.#evict();
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Removes expired entries. If that frees less than a tenth of the capacity, also removes the oldest, so that eviction runs rarely. */
  #evict(): void {
    const now = this.#now();
    for (const [key, entry] of this.#entries) if (entry.until <= now) this.#entries.delete(key);
    const target = Math.floor(this.#capacity * 0.9);
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= target) break;
      this.#entries.delete(key);
    }
  }
}

/**
 * Creates a store for a gateway that runs as one process. Counters are stored separately, so that requests from many addresses cannot evict
 * results.
 */
export function createMemoryStore({ now = Date.now, capacity = 100_000 }: MemoryStoreOptions = {}): GatewayStore {
  const values = new ExpiringMap<string>(now, capacity);
  const counters = new ExpiringMap<number>(now, capacity);
  return {
    get: (key) => Promise.resolve(values.get(key)?.value),
    set(key, value, milliseconds) {
      values.set(key, value, now() + milliseconds);
      return Promise.resolve();
    },
    add(key, value, milliseconds) {
      if (values.get(key)) return Promise.resolve(false);
      values.set(key, value, now() + milliseconds);
      return Promise.resolve(true);
    },
    remove(key) {
      values.delete(key);
      return Promise.resolve();
    },
    count(key, windowMilliseconds) {
      const current = counters.get(key);
      const until = current?.until ?? now() + windowMilliseconds;
      const count = (current?.value ?? 0) + 1;
      counters.set(key, count, until);
      return Promise.resolve({ count, endsIn: until - now() });
    },
  };
}
