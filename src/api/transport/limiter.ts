import type { Clock } from '../client.js';
import { reasonOf } from './clock.js';
import { StorefrontError } from '../errors.js';
import { Lane, type Waiter } from './limiter-lane.js';
import type { AnyOperation } from '../operations/operation.js';

/** Longest pause, in milliseconds, that an answer can cause: a header that asks for days must not silence a client that long unheard. */
const LONGEST_PAUSE = 300_000;

/** The platform writes the reset of its window in whole seconds: a difference up to this is the same window. */
const SAME_WINDOW = 1_500;

/** Calls left in the window of the rate limit; as many as one likes until an answer says otherwise. */
interface Rate {
  left: number;
  /** End of the window, in milliseconds since 1970. */
  until: number;
}

/** The place of one call among those under way. */
export interface Place {
  /** Learns from the headers of the call's answer. */
  heard(headers: Headers, ok: boolean): void;
  /** Learns from a refusal. */
  refused(error: StorefrontError): void;
  /** Frees the place for the next in line. */
  leave(): void;
}

/**
 * Keeps a client within the platform's limits (conventions.md §4), so that calls wait here in their order instead of being refused there. Each
 * class of operations has its own line; the rate limit stops all of them.
 *
 * A class starts with its documented number of calls at once. Answers tell the real one, and by what remains of it, what others leave; answers
 * that tell nothing lift it, since then nothing is known to be limited. After a refusal one call of the class goes ahead of the others.
 */
export class Limiter {
  readonly #clock: Clock;
  readonly #lanes = new Map<string, Lane>();
  /** Class of a row, where an answer told another than the row. */
  readonly #classes = new Map<string, string>();
  #rate: Rate = { left: Infinity, until: 0 };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Waits for a place.
   * @param deadline milliseconds since 1970
   * @throws {StorefrontError} `rate-limit`: there will be none before the deadline, or none came
   */
  async enter(row: AnyOperation, deadline: number, signal: AbortSignal): Promise<Place> {
    signal.throwIfAborted();
    const lane = this.#lane(this.#classes.get(row.name) ?? row.limit ?? 'default');
    if (lane.queue.length === 0 && this.#mayStart(lane)) return this.#start(lane, row);
    return new Promise((resolve, reject) => {
      const over = new AbortController();
      const leave = (): void => {
        over.abort();
        signal.removeEventListener('abort', stop);
        // One that has started is not in line any more, though its timer may still fire.
        const at = lane.queue.indexOf(waiter);
        if (at >= 0) lane.queue.splice(at, 1);
      };
      const waiter: Waiter = {
        deadline,
        start: () => {
          leave();
          resolve(this.#start(lane, row));
        },
        refuse: () => {
          leave();
          reject(tooLong(row, this.#blockedUntil(lane) - this.#clock.now()));
        },
      };
      const stop = (): void => {
        leave();
        reject(reasonOf(signal));
        this.#serve(lane);
      };
      signal.addEventListener('abort', stop, { once: true });
      lane.queue.push(waiter);
      this.#clock.sleep(deadline - this.#clock.now(), over.signal).then(
        () => {
          waiter.refuse();
          this.#serve(lane);
        },
        () => undefined,
      );
      this.#serve(lane);
    });
  }

  #lane(name: string): Lane {
    const lane = this.#lanes.get(name) ?? new Lane(name);
    this.#lanes.set(name, lane);
    return lane;
  }

  /** When the lane goes on; in the past if it is not stopped. */
  #blockedUntil(lane: Lane): number {
    return Math.max(lane.until, this.#rate.left <= 0 ? this.#rate.until : 0);
  }

  #mayStart(lane: Lane): boolean {
    return this.#blockedUntil(lane) <= this.#clock.now() && lane.hasRoom;
  }

  #start(lane: Lane, row: AnyOperation): Place {
    // A new window begins with as many calls as its first answer says.
    if (this.#rate.until <= this.#clock.now()) this.#rate = { left: Infinity, until: 0 };
    this.#rate.left -= 1;
    const running = lane.start();
    let answered = false;
    return {
      heard: (headers, ok) => {
        answered = true;
        this.#hearConcurrency(lane, row, running.peak, headers, ok);
        this.#hearRate(headers);
        this.#serveAll();
      },
      refused: (error) => {
        if (error.type !== 'rate-limit') return;
        answered = false;
        for (const each of error.status === 429 ? this.#lanes.values() : [lane]) each.refuse();
        if (error.retryAfter === undefined) return;
        const until = this.#clock.now() + Math.min(error.retryAfter, LONGEST_PAUSE);
        // 429 is about all calls of the tenant, code ..70 about those of its class that run at once.
        if (error.status === 429) this.#rate = { left: 0, until: Math.max(until, this.#rate.left <= 0 ? this.#rate.until : 0) };
        else lane.until = Math.max(lane.until, until);
        this.#serveAll();
      },
      leave: () => {
        lane.end(running, answered);
        this.#serve(lane);
      },
    };
  }

  #hearConcurrency(lane: Lane, row: AnyOperation, peak: number, headers: Headers, ok: boolean): void {
    const type = headers.get('concurrency-limit-type')?.trim().toLowerCase();
    const limit = count(headers, 'concurrency-limit-limit');
    if (type === undefined && limit === undefined) {
      if (ok) lane.hearNothing();
      return;
    }
    const name = type === undefined ? lane.name : type.startsWith('high-volume') ? 'high-volume' : type;
    this.#classes.set(row.name, name);
    // What remains counts calls of the answer's class, which the first call of a row may not have been counted with here.
    const remaining = name === lane.name ? count(headers, 'concurrency-limit-remaining') : undefined;
    this.#lane(name).hear(limit, remaining === undefined ? undefined : peak + remaining);
  }

  #hearRate(headers: Headers): void {
    const remaining = count(headers, 'ratelimit-remaining');
    const reset = count(headers, 'ratelimit-reset');
    if (remaining === undefined || reset === undefined) return;
    const until = this.#clock.now() + Math.min(reset * 1000, LONGEST_PAUSE);
    // Answers overtake each other, so within a window the smaller number is the newer one.
    const left = until <= this.#rate.until + SAME_WINDOW ? Math.min(this.#rate.left, remaining) : remaining;
    this.#rate = { left, until: Math.max(until, left < remaining ? this.#rate.until : 0) };
  }

  #serveAll(): void {
    for (const lane of this.#lanes.values()) this.#serve(lane);
  }

  /** Lets in whom there is room for, sends away who would wait in vain, and sets the timer for the rest. */
  #serve(lane: Lane): void {
    for (let next = lane.queue[0]; next && this.#mayStart(lane); next = lane.queue[0]) {
      // The machine may have slept past the time of those in line.
      if (next.deadline <= this.#clock.now()) next.refuse();
      else next.start();
    }
    const until = this.#blockedUntil(lane);
    const pause = until - this.#clock.now();
    if (pause > 0) for (const waiter of [...lane.queue]) if (waiter.deadline <= until) waiter.refuse();
    lane.timer?.abort();
    lane.timer = undefined;
    if (lane.queue.length === 0 || pause <= 0) return;
    lane.timer = new AbortController();
    this.#clock.sleep(pause, lane.timer.signal).then(
      () => this.#serve(lane),
      () => undefined,
    );
  }
}

/** A whole number of a header; undefined if it is absent or none. */
function count(headers: Headers, name: string): number | undefined {
  const value = headers.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

function tooLong(row: AnyOperation, pause: number): StorefrontError {
  return new StorefrontError({
    type: 'rate-limit',
    code: 'rate-limit-timeout',
    message: `${row.name}: the platform's limits leave no place for this call in its time. Nothing was sent.`,
    retryable: true,
    ...(pause > 0 ? { retryAfter: pause } : {}),
  });
}
