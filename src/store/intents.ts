import { isStorefrontError } from '../api/errors.js';
import { settles } from '../api/failures/outcome.js';
import { randomId } from '../api/transport/random-id.js';

/** Where intents are kept over a reload; `sessionStorage` in a page. */
export interface IntentStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * How far an intent is. `pending`: nothing was sent, or the last attempt definitely failed; `unknown`: an attempt left and no answer is known
 * (also after a reload in the middle of it); `done`: it happened.
 */
export type IntentState = 'pending' | 'unknown' | 'done';

/** What is kept: random ids and the state, nothing about a person. */
interface Kept {
  readonly intentId: string;
  readonly key: string;
  readonly state: IntentState;
}

/** Runs something under a name that only one tab can hold; resolves to undefined, without running it, if another tab does. */
export type Lock = <Result>(name: string, work: () => Promise<Result>) => Promise<{ result: Result } | undefined>;

/** Thrown when the same intent is already under way: here (a second click) or in another tab. */
export class IntentBusyError extends Error {
  override readonly name = 'IntentBusyError';
  readonly where: 'here' | 'other-tab';
  constructor(where: 'here' | 'other-tab') {
    super(where === 'here' ? 'This is already under way.' : 'This is already under way in another tab.');
    this.where = where;
  }
}

/**
 * One thing that a person wants done at most once, over any number of attempts, clicks, reloads and tabs (flows.md ruling 4).
 *
 * Each attempt carries an idempotency key: the same while the outcome of the last one is unknown, a new one after a definite failure.
 */
export class Intent {
  readonly name: string;
  readonly #storage: IntentStorage | undefined;
  readonly #lock: Lock;
  #kept: Kept;
  #running = false;

  /** @param name what is wanted, for example `subscribe`; a page has one intent of a name at a time */
  constructor(name: string, storage: IntentStorage | undefined, lock: Lock) {
    this.name = name;
    this.#storage = storage;
    this.#lock = lock;
    this.#kept = this.#read() ?? fresh();
    this.#write();
  }

  get intentId(): string {
    return this.#kept.intentId;
  }

  get state(): IntentState {
    return this.#kept.state;
  }

  /**
   * Sends an attempt.
   * @param attempt gets the idempotency key to use
   * @throws {IntentBusyError} it is under way already; nothing was sent
   */
  async run<Result>(attempt: (keys: { intentId: string; idempotencyKey: string }) => Promise<Result>): Promise<Result> {
    if (this.#running) throw new IntentBusyError('here');
    this.#running = true;
    try {
      const held = await this.#lock(`storefront-elements:${this.intentId}`, () => this.#attempt(attempt));
      if (!held) throw new IntentBusyError('other-tab');
      return held.result;
    } finally {
      this.#running = false;
    }
  }

  /** The attempt ended without reaching the goal (a payment is still owed): the next one is a new attempt of the same intent. */
  reopen(): void {
    this.#set({ state: 'pending', key: randomId() });
  }

  /** Forgets this intent; the next attempt belongs to a new one. */
  renew(): void {
    this.#kept = fresh();
    this.#write();
  }

  async #attempt<Result>(attempt: (keys: { intentId: string; idempotencyKey: string }) => Promise<Result>): Promise<Result> {
    const wasUnknown = this.#kept.state === 'unknown';
    // Before it leaves: a page that is closed now must find it unknown, not pending.
    this.#set({ state: 'unknown' });
    try {
      const result = await attempt({ intentId: this.#kept.intentId, idempotencyKey: this.#kept.key });
      this.#set({ state: 'done' });
      return result;
    } catch (error) {
      if (isStorefrontError(error) && settles(error, wasUnknown)) this.#set({ state: 'pending', key: randomId() });
      throw error;
    }
  }

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#write();
  }

  get #place(): string {
    return `storefront-elements:intent:${this.name}`;
  }

  #read(): Kept | undefined {
    try {
      const value: unknown = JSON.parse(this.#storage?.getItem(this.#place) ?? 'null');
      return isKept(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  #write(): void {
    try {
      this.#storage?.setItem(this.#place, JSON.stringify(this.#kept));
    } catch {
      // Full or forbidden: the intent then lives as long as the page, which is all that can be had.
    }
  }
}

function fresh(): Kept {
  return { intentId: randomId(), key: randomId(), state: 'pending' };
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { intentId, key, state } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof intentId === 'string' &&
    /^[\w-]{22,64}$/.test(intentId) &&
    typeof key === 'string' &&
    (state === 'pending' || state === 'unknown' || state === 'done')
  );
}
