import type { Clock } from '../client.js';
import { StorefrontError } from '../errors.js';
import type { AnyOperation } from '../operations/operation.js';
import { abortReason } from './clock.js';
import { CallPool, type Waiter } from './call-pool.js';

/** Longest pause in milliseconds, so that a header cannot stop the client for days. */
const LONGEST_PAUSE = 300_000;

/** Headers contain whole seconds. Two ends of rate limit windows that differ by at most this many milliseconds belong to the same window. */
const SAME_WINDOW = 1_500;

/** Slot of a running call. */
export interface CallSlot {
  /** Updates the known limits from response headers. */
  readLimits(headers: Headers, ok: boolean): void;
  /** Pauses further calls if the error is a refusal because of a limit. */
  readRefusal(error: StorefrontError): void;
  /** Frees the slot for the next call. */
  release(): void;
}

/**
 * Keeps a client within the platform's limits: calls wait in the client, in order, so that the platform does not refuse them. Each
 * class of operations has its own queue. The rate limit applies to all classes.
 *
 * A class starts with its documented limit of concurrent calls. Response headers replace this limit. A successful response without such headers
 * removes it. After a refusal, calls start one at a time until one of them is not refused.
 */
export class Limiter {
  readonly #clock: Clock;
  readonly #pools = new Map<string, CallPool>();
  /** Class of each row, as named by a response. */
  readonly #classes = new Map<string, string>();
  /** Calls left in the window of the rate limit, and the end of the window in milliseconds since 1970. */
  #window = { left: Infinity, end: 0 };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Waits for a slot.
   *
   * @param deadline milliseconds since 1970
   * @throws {StorefrontError} `rate-limit` with code `rate-limit-timeout`: no slot is free before the deadline
   */
  async acquire(row: AnyOperation, deadline: number, signal: AbortSignal): Promise<CallSlot> {
    signal.throwIfAborted();
    const pool = this.#pool(this.#classes.get(row.name) ?? row.limit ?? 'default');
    if (pool.queue.length === 0 && this.#mayStart(pool)) return this.#start(pool, row);
    return new Promise((resolve, reject) => {
      const timer = new AbortController();
      const leave = (): void => {
        timer.abort();
        signal.removeEventListener('abort', abort);
        const index = pool.queue.indexOf(waiter);
        if (index >= 0) pool.queue.splice(index, 1);
      };
      const waiter: Waiter = {
        deadline,
        start: () => {
          leave();
          resolve(this.#start(pool, row));
        },
        refuse: () => {
          leave();
          reject(timeout(row, this.#pausedUntil(pool) - this.#clock.now()));
        },
      };
      const abort = (): void => {
        leave();
        reject(abortReason(signal));
        this.#serve(pool);
      };
      signal.addEventListener('abort', abort, { once: true });
      pool.queue.push(waiter);
      this.#after(deadline - this.#clock.now(), timer, () => {
        waiter.refuse();
        this.#serve(pool);
      });
      this.#serve(pool);
    });
  }

  #pool(name: string): CallPool {
    const pool = this.#pools.get(name) ?? new CallPool(name);
    this.#pools.set(name, pool);
    return pool;
  }

  #pausedUntil(pool: CallPool): number {
    return Math.max(pool.pausedUntil, this.#window.left <= 0 ? this.#window.end : 0);
  }

  #mayStart(pool: CallPool): boolean {
    return this.#pausedUntil(pool) <= this.#clock.now() && pool.hasCapacity;
  }

  #start(pool: CallPool, row: AnyOperation): CallSlot {
    if (this.#window.end <= this.#clock.now()) this.#window = { left: Infinity, end: 0 };
    this.#window.left -= 1;
    const call = pool.start();
    let isAnswered = false;
    return {
      readLimits: (headers, ok) => {
        isAnswered = true;
        this.#readConcurrency(pool, row, call.peak, headers, ok);
        this.#readWindow(headers);
        this.#serveAll();
      },
      readRefusal: ({ type, status, retryAfter }) => {
        if (type !== 'rate-limit') return;
        isAnswered = false;
        for (const each of status === 429 ? this.#pools.values() : [pool]) each.probe();
        if (retryAfter === undefined) return;
        const end = this.#clock.now() + Math.min(retryAfter, LONGEST_PAUSE);
        // Status 429 applies to all calls of the tenant. A reason code applies only to the concurrent calls of one class.
        if (status === 429) this.#window = { left: 0, end: Math.max(end, this.#window.left <= 0 ? this.#window.end : 0) };
        else pool.pausedUntil = Math.max(pool.pausedUntil, end);
        this.#serveAll();
      },
      release: () => {
        pool.end(call, isAnswered);
        this.#serve(pool);
      },
    };
  }

  #readConcurrency(pool: CallPool, row: AnyOperation, peak: number, headers: Headers, ok: boolean): void {
    const type = headers.get('concurrency-limit-type')?.trim().toLowerCase();
    const limit = wholeNumber(headers, 'concurrency-limit-limit');
    if (type === undefined && limit === undefined) {
      // A successful response without limits means that the platform does not limit this class.
      if (ok && !pool.isLimited) pool.capacity = Infinity;
      return;
    }
    const name = type === undefined ? pool.name : type.startsWith('high-volume') ? 'high-volume' : type;
    this.#classes.set(row.name, name);
    // The number of remaining calls is for the class in the response. The first call of a row may have run in another pool.
    const remaining = name === pool.name ? wholeNumber(headers, 'concurrency-limit-remaining') : undefined;
    this.#pool(name).setLimit(limit, remaining === undefined ? undefined : peak + remaining);
  }

  #readWindow(headers: Headers): void {
    const remaining = wholeNumber(headers, 'ratelimit-remaining');
    const reset = wholeNumber(headers, 'ratelimit-reset');
    if (remaining === undefined || reset === undefined) return;
    const end = this.#clock.now() + Math.min(reset * 1000, LONGEST_PAUSE);
    // Responses can arrive out of order. Within a window the smallest number is the newest.
    const isSameWindow = end <= this.#window.end + SAME_WINDOW;
    const left = isSameWindow ? Math.min(this.#window.left, remaining) : remaining;
    this.#window = { left, end: left < remaining ? Math.max(end, this.#window.end) : end };
  }

  #serveAll(): void {
    for (const pool of this.#pools.values()) this.#serve(pool);
  }

  /** Starts queued calls while slots are free. During a pause, refuses calls whose deadline is before its end, and sets a timer for its end. */
  #serve(pool: CallPool): void {
    for (let next = pool.queue[0]; next && this.#mayStart(pool); next = pool.queue[0]) {
      // The machine may have been suspended until after the deadline.
      if (next.deadline <= this.#clock.now()) next.refuse();
      else next.start();
    }
    const end = this.#pausedUntil(pool);
    const pause = end - this.#clock.now();
    if (pause > 0) for (const waiter of [...pool.queue]) if (waiter.deadline <= end) waiter.refuse();
    pool.timer?.abort();
    if (pool.queue.length === 0 || pause <= 0) return;
    this.#after(pause, (pool.timer = new AbortController()), () => this.#serve(pool));
  }

  #after(milliseconds: number, timer: AbortController, run: () => void): void {
    this.#clock.sleep(milliseconds, timer.signal).then(run, () => undefined);
  }
}

/** Value of a header with a whole number; undefined if it is missing or something else. */
function wholeNumber(headers: Headers, name: string): number | undefined {
  const value = headers.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

function timeout(row: AnyOperation, pause: number): StorefrontError {
  return new StorefrontError({
    type: 'rate-limit',
    code: 'rate-limit-timeout',
    message: `${row.name}: the limits of the platform allow no further call before the timeout. Nothing was sent. Try again later.`,
    retryable: true,
    ...(pause > 0 ? { retryAfter: pause } : {}),
  });
}
