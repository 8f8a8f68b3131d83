/**
 * What the gateway has to remember for a while: results by idempotency key, locks, revoked sessions, rate limits. Losing all of it may cost a
 * person a second look, never a second charge. Maps directly to Redis: GET, SET PX, SET NX PX, DEL, INCR with PEXPIRE on the first.
 */
export interface GatewayStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, milliseconds: number): Promise<void>;
  /** Sets only if there is nothing, in one step. False: there was something. */
  add(key: string, value: string, milliseconds: number): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Counts one more in a window that opens with the first count. */
  count(key: string, windowMilliseconds: number): Promise<{ count: number; endsIn: number }>;
}

export interface MemoryStoreOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Entries kept of each kind; beyond it the oldest go. Default 100,000. */
  capacity?: number;
}

interface ExpiringEntry<Value> {
  value: Value;
  until: number;
}

/** A map of bounded size whose entries end by themselves. */
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

  /** Drops what has ended; if that is less than a tenth, also the oldest, so that this runs rarely. */
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

/** The store of a gateway that runs as one process. Counters are kept apart, so a flood of addresses cannot push out results. */
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
