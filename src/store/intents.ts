import { isStorefrontError } from '../api/errors.js';
import { provesUnchanged } from '../api/failures/outcome.js';
import { randomId } from '../api/transport/random-id.js';

/** Storage that keeps intents across reloads; `sessionStorage` in a page. */
export interface IntentStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * State of an intent.
 *
 * - `pending`: nothing was sent, or the last attempt definitely failed
 * - `unknown`: an attempt was sent and its response is not known, for example after a reload
 * - `done`: an attempt succeeded
 */
type IntentState = 'pending' | 'unknown' | 'done';

/** Stored data: random ids and the state, no personal data. */
interface PersistedIntent {
  readonly intentId: string;
  readonly key: string;
  readonly state: IntentState;
}

/**
 * Runs a function while holding a lock that only one tab can hold. Resolves to undefined, without running it, if another tab holds the
 * lock.
 */
export type RunLocked = <Result>(name: string, work: () => Promise<Result>) => Promise<{ result: Result } | undefined>;

/** Thrown when an attempt of the intent is already running, in this tab or another. */
export class IntentBusyError extends Error {
  override readonly name = 'IntentBusyError';
  readonly where: 'here' | 'other-tab';
  constructor(where: 'here' | 'other-tab') {
    super(where === 'here' ? 'This action is already in progress.' : 'This action is already in progress in another tab.');
    this.where = where;
  }
}

/**
 * Change that must happen at most once, across attempts, clicks, reloads and tabs.
 *
 * Each attempt has an idempotency key. The key stays the same while the outcome of the last attempt is unknown. After a definite failure,
 * the next attempt gets a new key.
 *
 * The storage contains the intent until it is settled: until an attempt has succeeded or definitely failed. Its ids must not stay there,
 * because they could be misused. After a failure, `keep` stores the intent again for a draft that is tried again later.
 */
export class Intent {
  readonly name: string;
  readonly #storage: IntentStorage | undefined;
  readonly #lock: RunLocked;
  #current: PersistedIntent;
  /** True before the first attempt. */
  #isNew = true;
  /** Set by `keep`. */
  #isKept = false;
  #running = false;

  /** @param name name of the intent, for example `subscribe`; a page has at most one intent of each name at a time */
  constructor(name: string, storage: IntentStorage | undefined, lock: RunLocked) {
    this.name = name;
    this.#storage = storage;
    this.#lock = lock;
    this.#current = this.#read() ?? newIntent();
    this.#store();
  }

  get intentId(): string {
    return this.#current.intentId;
  }

  get state(): IntentState {
    return this.#current.state;
  }

  /**
   * Sends an attempt.
   * @param attempt receives the idempotency key to use
   * @throws {IntentBusyError} An attempt is already running; nothing was sent.
   */
  async run<Result>(attempt: (keys: { intentId: string; idempotencyKey: string }) => Promise<Result>): Promise<Result> {
    if (this.#running) throw new IntentBusyError('here');
    this.#running = true;
    try {
      const finished = await this.#lock(`storefront-elements:${this.intentId}`, () => this.#attempt(attempt));
      if (!finished) throw new IntentBusyError('other-tab');
      return finished.result;
    } finally {
      this.#running = false;
    }
  }

  /** Stores the intent also after a failed attempt, because a stored draft refers to it. For example, a payment method was stored for it. */
  keep(): void {
    if (this.#isKept) return;
    this.#isKept = true;
    this.#store();
  }

  /**
   * Reopens an intent that is not complete although an attempt succeeded, for example because a payment is still due. The next attempt
   * belongs to the same intent.
   */
  reopen(): void {
    this.#set({ state: 'pending', key: randomId() });
  }

  /** Forgets this intent. The next attempt starts a new intent. */
  renew(): void {
    this.#remove();
    this.#current = newIntent();
    this.#isNew = false;
    this.#isKept = false;
  }

  async #attempt<Result>(attempt: (keys: { intentId: string; idempotencyKey: string }) => Promise<Result>): Promise<Result> {
    const wasUnknown = this.#current.state === 'unknown';
    this.#isNew = false;
    // Stored before sending, so that the outcome is unknown after a reload during the request.
    this.#set({ state: 'unknown' });
    try {
      const result = await attempt({ intentId: this.#current.intentId, idempotencyKey: this.#current.key });
      this.#set({ state: 'done' });
      return result;
    } catch (error) {
      if (isStorefrontError(error) && provesUnchanged(error, wasUnknown)) this.#set({ state: 'pending', key: randomId() });
      throw error;
    }
  }

  #set(change: Partial<PersistedIntent>): void {
    this.#current = { ...this.#current, ...change };
    this.#store();
  }

  #store(): void {
    const { state } = this.#current;
    if (state === 'unknown' || (state === 'pending' && (this.#isNew || this.#isKept))) this.#write();
    else this.#remove();
  }

  get #item(): string {
    return `storefront-elements:intent:${this.name}`;
  }

  #read(): PersistedIntent | undefined {
    try {
      const value: unknown = JSON.parse(this.#storage?.getItem(this.#item) ?? 'null');
      return isPersistedIntent(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  #write(): void {
    try {
      this.#storage?.setItem(this.#item, JSON.stringify(this.#current));
    } catch {
      // If storage is full or forbidden, the intent exists only until the page is closed.
    }
  }

  /** Removes this intent from the storage, but not another intent that was stored under the same name since. */
  #remove(): void {
    if (this.#read()?.intentId !== this.intentId) return;
    try {
      this.#storage?.removeItem(this.#item);
    } catch {
      // If storage is forbidden, there is nothing to remove.
    }
  }
}

function newIntent(): PersistedIntent {
  return { intentId: randomId(), key: randomId(), state: 'pending' };
}

function isPersistedIntent(value: unknown): value is PersistedIntent {
  if (typeof value !== 'object' || value === null) return false;
  const { intentId, key, state } = value as Partial<Record<keyof PersistedIntent, unknown>>;
  return (
    typeof intentId === 'string' &&
    /^[\w-]{22,64}$/.test(intentId) &&
    typeof key === 'string' &&
    (state === 'pending' || state === 'unknown' || state === 'done')
  );
}
