import type { Clock } from '../client.js';
import { StorefrontError } from '../errors.js';
import type { AnyOperation } from '../operations/operation.js';
import { reasonOf } from './clock.js';
import { Lane, type Waiter } from './limiter-lane.js';

/** Longest pause in milliseconds, so that a header cannot stop the client for days. */
const LONGEST_PAUSE = 300_000;

/** Headers contain whole seconds. Two ends of rate limit windows that differ by at most this many milliseconds belong to the same window. */
const SAME_WINDOW = 1_500;

/** Slot of a running call. */
export interface Slot {
  /** Updates the known limits from response headers. */
  readLimits(headers: Headers, ok: boolean): void;
  /** Pauses further calls if the error is a refusal because of a limit. */
  readRefusal(error: StorefrontError): void;
  /** Frees the slot for the next call. */
  release(): void;
}

/**
 * Keeps a client within the platform's limits (conventions.md §4): calls wait in the client, in order, so that the platform does not refuse them. Each
 * class of operations has its own queue. The rate limit applies to all classes.
 *
 * A class starts with its documented limit of concurrent calls. Response headers replace this limit. A successful response without such headers
 * removes it. After a refusal, calls start one at a time until one of them is not refused.
 */
export class Limiter {
  readonly #clock: Clock;
  readonly #lanes = new Map<string, Lane>();
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
  async acquire(row: AnyOperation, deadline: number, signal: AbortSignal): Promise<Slot> {
    signal.throwIfAborted();
    const lane = this.#lane(this.#classes.get(row.name) ?? row.limit ?? 'default');
    if (lane.queue.length === 0 && this.#mayStart(lane)) return this.#start(lane, row);
    return new Promise((resolve, reject) => {
      const timer = new AbortController();
      const leave = (): void => {
        timer.abort();
        signal.removeEventListener('abort', abort);
        const index = lane.queue.indexOf(waiter);
        if (index >= 0) lane.queue.splice(index, 1);
      };
      const waiter: Waiter = {
        deadline,
        start: () => {
          leave();
          resolve(this.#start(lane, row));
        },
        refuse: () => {
          leave();
          reject(timeout(row, this.#pausedUntil(lane) - this.#clock.now()));
        },
      };
      const abort = (): void => {
        leave();
        reject(reasonOf(signal));
        this.#serve(lane);
      };
      signal.addEventListener('abort', abort, { once: true });
      lane.queue.push(waiter);
      this.#after(deadline - this.#clock.now(), timer, () => {
        waiter.refuse();
        this.#serve(lane);
      });
      this.#serve(lane);
    });
  }

  #lane(name: string): Lane {
    const lane = this.#lanes.get(name) ?? new Lane(name);
    this.#lanes.set(name, lane);
    return lane;
  }

  #pausedUntil(lane: Lane): number {
    return Math.max(lane.pausedUntil, this.#window.left <= 0 ? this.#window.end : 0);
  }

  #mayStart(lane: Lane): boolean {
    return this.#pausedUntil(lane) <= this.#clock.now() && lane.hasCapacity;
  }

  #start(lane: Lane, row: AnyOperation): Slot {
    if (this.#window.end <= this.#clock.now()) this.#window = { left: Infinity, end: 0 };
    this.#window.left -= 1;
    const call = lane.start();
    let isAnswered = false;
    return {
      readLimits: (headers, ok) => {
        isAnswered = true;
        this.#readConcurrency(lane, row, call.peak, headers, ok);
        this.#readWindow(headers);
        this.#serveAll();
      },
      readRefusal: ({ type, status, retryAfter }) => {
        if (type !== 'rate-limit') return;
        isAnswered = false;
        for (const each of status === 429 ? this.#lanes.values() : [lane]) each.probe();
        if (retryAfter === undefined) return;
        const end = this.#clock.now() + Math.min(retryAfter, LONGEST_PAUSE);
        // Status 429 applies to all calls of the tenant. A reason code applies only to the concurrent calls of one class.
        if (status === 429) this.#window = { left: 0, end: Math.max(end, this.#window.left <= 0 ? this.#window.end : 0) };
        else lane.pausedUntil = Math.max(lane.pausedUntil, end);
        this.#serveAll();
      },
      release: () => {
        lane.end(call, isAnswered);
        this.#serve(lane);
      },
    };
  }

  #readConcurrency(lane: Lane, row: AnyOperation, peak: number, headers: Headers, ok: boolean): void {
    const type = headers.get('concurrency-limit-type')?.trim().toLowerCase();
    const limit = wholeNumber(headers, 'concurrency-limit-limit');
    if (type === undefined && limit === undefined) {
      // A successful response without limits means that the platform does not limit this class.
      if (ok && !lane.isLimited) lane.capacity = Infinity;
      return;
    }
    const name = type === undefined ? lane.name : type.startsWith('high-volume') ? 'high-volume' : type;
    this.#classes.set(row.name, name);
    // The number of remaining calls is for the class in the response. The first call of a row may have run in another lane.
    const remaining = name === lane.name ? wholeNumber(headers, 'concurrency-limit-remaining') : undefined;
    this.#lane(name).setLimit(limit, remaining === undefined ? undefined : peak + remaining);
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
    for (const lane of this.#lanes.values()) this.#serve(lane);
  }

  /** Starts queued calls while slots are free. During a pause, refuses calls whose deadline is before its end, and sets a timer for its end. */
  #serve(lane: Lane): void {
    for (let next = lane.queue[0]; next && this.#mayStart(lane); next = lane.queue[0]) {
      // The machine may have been suspended until after the deadline.
      if (next.deadline <= this.#clock.now()) next.refuse();
      else next.start();
    }
    const end = this.#pausedUntil(lane);
    const pause = end - this.#clock.now();
    if (pause > 0) for (const waiter of [...lane.queue]) if (waiter.deadline <= end) waiter.refuse();
    lane.timer?.abort();
    if (lane.queue.length === 0 || pause <= 0) return;
    this.#after(pause, (lane.timer = new AbortController()), () => this.#serve(lane));
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
