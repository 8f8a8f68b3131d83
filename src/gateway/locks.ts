import type { CallOptions, Client, Clock } from '../api/client.js';
import type { Operation } from '../api/operations/operation.js';
import { systemClock } from '../api/transport/clock.js';
import { sha256Hex } from './digest.js';
import { inProgress } from './refusal.js';
import type { GatewayStore, LockClaim } from './stores/store.js';

/** Milliseconds after which the locks of a dead process expire. A retry of its customer waits that long at most. */
const LIFETIME = 30_000;
/** Milliseconds between two extensions of a lock whose work goes on. */
const RENEWAL = LIFETIME / 3;
/** Milliseconds between two attempts to get a lock that another request holds. */
const RETRY_AFTER = 100;

/** How to get locks. */
interface LockOptions {
  /** Milliseconds to wait for each lock that another request holds. Default: 0. */
  readonly wait?: number;
  readonly clock?: Clock;
}

/** Locks that a request holds. */
export interface HeldLocks {
  /**
   * Checks that the locks are still held. Call it before each change on the platform: a process that was paused for longer than the
   * lifetime of its locks may wake up while another one does the same work.
   * @throws {Refusal} 409 if another request may have taken one of the locks
   */
  ensure(): Promise<void>;
  /** Stores a value if the first lock is still held. Returns false, and stores nothing, if not. */
  set(key: string, value: string, milliseconds: number): Promise<boolean>;
}

/** Name of the lock for payments and purchases of an account. Prevents two tabs from paying or buying at the same time. */
export async function accountLockName(tenant: string, accountNumber: string): Promise<string> {
  return `account|${await sha256Hex('account', tenant, accountNumber)}`;
}

/** Locks of one request. All have the same token. */
class Holder implements HeldLocks {
  readonly #store: GatewayStore;
  readonly #clock: Clock;
  readonly #claims: readonly LockClaim[];
  readonly #acquired: LockClaim[] = [];
  /**
   * Times until which no other request can have a lock, because the store expires it later. Both must be in the future: the wall clock may
   * be set back, and the steady clock may stand still while a machine sleeps.
   */
  #safeUntil = { wall: 0, steady: 0 };
  #isLost = false;

  constructor(store: GatewayStore, clock: Clock, names: readonly string[]) {
    this.#store = store;
    this.#clock = clock;
    const token = crypto.randomUUID();
    this.#claims = names.map((name) => ({ name, token }));
  }

  /**
   * @param wait milliseconds to wait for each lock
   * @throws {Refusal} 409 if one of the locks is taken
   */
  async acquire(wait: number, signal: AbortSignal): Promise<void> {
    this.#safeUntil = this.#expiry();
    for (const claim of this.#claims) {
      for (let waited = 0; !(await this.#claim(claim)); waited += RETRY_AFTER) {
        if (waited >= wait) throw inProgress();
        await this.#clock.sleep(RETRY_AFTER, signal);
      }
    }
  }

  async #claim(claim: LockClaim): Promise<boolean> {
    // A lock whose answer was lost may be held, so it is released too.
    this.#acquired.push(claim);
    const isHeld = await this.#store.acquire(claim, LIFETIME);
    if (!isHeld) this.#acquired.pop();
    return isHeld;
  }

  /** Releases the locks. A lock that cannot be released expires. */
  async release(): Promise<void> {
    await Promise.allSettled(this.#acquired.map((claim) => this.#store.release(claim)));
  }

  /** Extends the locks until the signal aborts. */
  async keepExtended(signal: AbortSignal): Promise<void> {
    while (!this.#isLost) {
      await this.#clock.sleep(RENEWAL, signal);
      // An unreachable store may be back in time for the next extension. Until then, `ensure` decides.
      await this.#extend().catch(() => undefined);
    }
  }

  async ensure(): Promise<void> {
    const { wall, steady } = this.#safeUntil;
    const isSafe = this.#clock.now() < wall && performance.now() < steady;
    if (!this.#isLost && !isSafe) await this.#extend();
    if (this.#isLost) throw inProgress();
  }

  async set(key: string, value: string, milliseconds: number): Promise<boolean> {
    const [first] = this.#claims;
    return first !== undefined && this.#store.setWhileHeld(first, key, value, milliseconds);
  }

  /**
   * Returns the time until which the locks are safe. Call it before the request to the store, so that this time is before the expiry in the store.
   * Leaves enough time to send one change to the platform.
   */
  #expiry(): { wall: number; steady: number } {
    return { wall: this.#clock.now() + LIFETIME - RENEWAL, steady: performance.now() + LIFETIME - RENEWAL };
  }

  async #extend(): Promise<void> {
    const safeUntil = this.#expiry();
    const held = await Promise.all(this.#claims.map((claim) => this.#store.extend(claim, LIFETIME)));
    if (held.every(Boolean)) this.#safeUntil = safeUntil;
    else this.#isLost = true;
  }
}

/**
 * Runs `work` while holding all locks, and extends them until it has ended.
 * @throws {Refusal} 409 if one of the locks is taken
 */
export async function holdLocks<Result>(
  store: GatewayStore,
  names: readonly string[],
  work: (held: HeldLocks) => Promise<Result>,
  { wait = 0, clock = systemClock }: LockOptions = {},
): Promise<Result> {
  const holder = new Holder(store, clock, names);
  const ended = new AbortController();
  try {
    await holder.acquire(wait, ended.signal);
    holder.keepExtended(ended.signal).catch(() => undefined);
    return await work(holder);
  } finally {
    ended.abort();
    await holder.release();
  }
}

/** Milliseconds to wait for a lock that strangers share, such as the one of a coupon. Longer than the platform takes for an order. */
const SHARED_WAIT = 5000;

/**
 * Runs `work` while holding locks that strangers share, and waits for them. Take them only when all checks have passed, so that requests that are
 * refused block nobody. `work` repeats the checks that depend on a lock.
 * @throws {Refusal} 409 if one of the locks stays taken
 */
export function withSharedLocks<Context extends { readonly billing: Client; readonly store: GatewayStore }, Result>(
  context: Context,
  names: readonly string[],
  work: (locked: Context) => Promise<Result>,
): Promise<Result> {
  return names.length === 0 ? work(context) : withLocks(context, names, work, { wait: SHARED_WAIT });
}

/** Client that changes nothing on the platform unless the locks are still held. */
function fencedClient(client: Client, held: HeldLocks): Client {
  return {
    baseUrl: client.baseUrl,
    async call<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, options?: CallOptions): Promise<Output> {
      if (row.retry !== 'safe') await held.ensure();
      return client.call(row, input, options);
    },
    pages: (row, input, options) => client.pages(row, input, options),
  };
}

/** Returns the context with a billing client that changes nothing once a lock is lost. */
export function withLockChecks<Context extends { readonly billing: Client }>(context: Context, held: HeldLocks): Context {
  return { ...context, billing: fencedClient(context.billing, held) };
}

/**
 * Runs `work` while holding all locks, with a context whose billing client changes nothing once a lock is lost.
 * @throws {Refusal} 409 if one of the locks is taken
 */
export function withLocks<Context extends { readonly billing: Client; readonly store: GatewayStore }, Result>(
  context: Context,
  names: readonly string[],
  work: (locked: Context) => Promise<Result>,
  options?: LockOptions,
): Promise<Result> {
  return holdLocks(context.store, names, (held) => work(withLockChecks(context, held)), options);
}
