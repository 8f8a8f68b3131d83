import type { OutboxStore } from '../events/outbox-store.js';

/** One holder's claim of a lock. */
export interface LockClaim {
  /** Name of the lock. */
  readonly name: string;
  /** Random text that only this holder knows. A later holder has another one. */
  readonly token: string;
}

/**
 * Temporary storage for idempotency results, locks, revoked sessions and rate limits. If all data is lost, users may have to check or
 * confirm something again, but are never charged twice.
 *
 * Values, counters, locks and revocations are separate: the same name can be used in each. Keys and values are well-formed Unicode of any
 * length. Entries expire by the store's own clock, so that gateways whose clocks differ agree. Each method is atomic. It rejects if the
 * store cannot be reached; the gateway then refuses the request with 503 `store-unavailable`.
 */
export interface GatewayStore {
  /** Name for logs, such as `redis`. */
  readonly kind: string;
  /** True if gateways in other processes see the same data. */
  readonly shared: boolean;
  get(key: string): Promise<string | undefined>;
  /** Stores a value for this many milliseconds. */
  set(key: string, value: string, milliseconds: number): Promise<void>;
  /** Stores the value if the key does not exist yet. Returns false if the key exists. */
  add(key: string, value: string, milliseconds: number): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Increments a counter. The window starts with the first increment. `endsIn` is the remaining time of the window in milliseconds. */
  count(key: string, windowMilliseconds: number): Promise<{ count: number; endsIn: number }>;
  /** Takes a lock that nobody holds. It expires after this many milliseconds. Returns false if somebody holds it. */
  acquire(lock: LockClaim, milliseconds: number): Promise<boolean>;
  /** Lets a lock expire this many milliseconds from now. Returns false if this holder no longer has it. */
  extend(lock: LockClaim, milliseconds: number): Promise<boolean>;
  /** Releases a lock if this holder still has it. */
  release(lock: LockClaim): Promise<void>;
  /** Stores a value if this holder still has the lock. Returns false, and stores nothing, if not. */
  setWhileHeld(lock: LockClaim, key: string, value: string, milliseconds: number): Promise<boolean>;
  /** Remembers for this many milliseconds that a session was ended. Must never be forgotten earlier to make room for other data. */
  revoke(sessionId: string, milliseconds: number): Promise<void>;
  isRevoked(sessionId: string): Promise<boolean>;
  /** Durable list of events to deliver. Without it, events are kept in the memory of the process and are lost with it. */
  readonly outbox?: OutboxStore;
  /**
   * Checks that the store can be used. Returns warnings about its settings.
   * @throws {Error} if the store cannot be used
   */
  check?(): Promise<readonly string[]>;
}

/** A sentence for the log of a gateway whose store other processes do not see. Undefined for a shared store. */
export function storeNotice({ kind, shared }: Pick<GatewayStore, 'kind' | 'shared'>): string | undefined {
  if (shared) return undefined;
  return (
    `The store of this gateway (${kind}) belongs to this process alone, so this must be the only gateway of its tenant. ` +
    'Several gateways without a shared store can charge a customer twice, and a restart forgets which sessions were ended. ' +
    'Use a Redis or Postgres store for several gateways, and for restarts without a gap.'
  );
}
