import type { Clock } from '../../api/client.js';
import { systemClock } from '../../api/transport/clock.js';
import { Refusal } from '../refusal.js';
import type { UpstreamLimits } from './load-options.js';

/** Milliseconds after which a running call no longer counts. Calls time out earlier; a runtime that ends a request may never report it. */
const LONGEST_CALL = 60_000;
/** Seconds in the header `Retry-After` of a refused request. */
const RETRY_AFTER = 2;

/** Caller whose requests take turns with those of other callers. */
export interface QueuedCaller {
  /** Identifies the caller. */
  readonly id: string;
  /** `one`: a customer, visitor or staff member. `many`: all visitors whose address is unknown. `tenant`: the tenant's own server. */
  readonly share: 'one' | 'many' | 'tenant';
}

/** Place of one request of the gateway. All its calls of the platform run through it. */
export interface Turn {
  /**
   * Runs a call when a slot is free. The first call of a request may be refused. Later calls wait but are never refused, so that a change
   * that has begun is completed.
   * @throws {Refusal} 503 `gateway-busy` before the first call of the request
   */
  run<Result>(call: () => Promise<Result>): Promise<Result>;
}

/** Request whose calls wait or run. */
interface QueuedRequest {
  /** True after its first call has started. */
  hasStarted: boolean;
}

interface Waiter {
  readonly request: QueuedRequest;
  start(): void;
  refuse(): void;
}

/** Running and waiting calls of one caller. */
interface CallerQueue {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  readonly waiting: Waiter[];
  running: number;
}

const isNew = ({ request }: Waiter): boolean => !request.hasStarted;

function busy(): Refusal {
  return new Refusal({
    status: 503,
    type: 'rate-limit',
    code: 'gateway-busy',
    message: 'The gateway is busy. Nothing was changed. Send the same request again after the time in Retry-After.',
    retryable: true,
    retryAfter: RETRY_AFTER,
  });
}

/**
 * Limits the calls of the platform that run at the same time, in total and for each caller. When all slots are taken, callers take turns,
 * however many requests each of them has sent. Requests that have started come first, so that few requests are half done. If too many
 * requests wait, the newest request of the caller with the most waiting requests is refused.
 *
 * A slot is only held while one call runs, and a running call needs no other slot. Therefore requests cannot block each other for good.
 */
export class UpstreamQueue {
  readonly #limits: UpstreamLimits;
  readonly #clock: Clock;
  /** In the order of their turns. */
  readonly #queues = new Map<string, CallerQueue>();
  /** Start times of the running calls. */
  readonly #running = new Map<symbol, { queue: CallerQueue; startedAt: number }>();

  constructor(limits: UpstreamLimits, clock: Clock = systemClock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Number of waiting calls. */
  get waiting(): number {
    return [...this.#queues.values()].reduce((total, { waiting }) => total + waiting.length, 0);
  }

  /** Number of running calls. */
  get running(): number {
    return this.#running.size;
  }

  turnOf(caller: QueuedCaller): Turn {
    const request: QueuedRequest = { hasStarted: false };
    return {
      run: async (call) => {
        const release = await this.#acquire(caller, request);
        try {
          return await call();
        } finally {
          release();
        }
      },
    };
  }

  #queueOf({ id, share }: QueuedCaller): CallerQueue {
    const known = this.#queues.get(id);
    if (known) return known;
    const { calls, callsPerCaller, waiting, waitingPerCaller } = this.#limits;
    const queue = {
      // Half for all visitors together leaves room for customers who have signed in.
      maxRunning: share === 'one' ? callsPerCaller : share === 'many' ? Math.max(callsPerCaller, Math.ceil(calls / 2)) : calls,
      maxWaiting: share === 'one' ? waitingPerCaller : share === 'many' ? Math.max(waitingPerCaller, Math.ceil(waiting / 2)) : waiting,
      waiting: [],
      running: 0,
    };
    this.#queues.set(id, queue);
    return queue;
  }

  /** Waits for a slot. Returns the function that frees it. */
  #acquire(caller: QueuedCaller, request: QueuedRequest): Promise<() => void> {
    const queue = this.#queueOf(caller);
    return new Promise((resolve, reject) => {
      const timer = new AbortController();
      const leave = (): void => {
        timer.abort();
        const index = queue.waiting.indexOf(waiter);
        if (index >= 0) queue.waiting.splice(index, 1);
      };
      const waiter: Waiter = {
        request,
        start: () => {
          leave();
          request.hasStarted = true;
          resolve(this.#start(caller, queue));
        },
        refuse: () => {
          leave();
          reject(busy());
          this.#removeIfIdle(caller.id, queue);
        },
      };
      queue.waiting.push(waiter);
      this.#serve();
      if (!queue.waiting.includes(waiter)) return;
      this.#clock.sleep(this.#limits.maxWait, timer.signal).then(
        () => {
          if (isNew(waiter)) waiter.refuse();
        },
        () => undefined,
      );
      if (isNew(waiter)) this.#makeRoom(queue);
    });
  }

  #start(caller: QueuedCaller, queue: CallerQueue): () => void {
    const call = Symbol('call');
    this.#running.set(call, { queue, startedAt: this.#clock.now() });
    queue.running += 1;
    return () => {
      this.#end(call);
      this.#serve();
      this.#removeIfIdle(caller.id, queue);
    };
  }

  #end(call: symbol): void {
    const running = this.#running.get(call);
    if (!running) return;
    this.#running.delete(call);
    running.queue.running -= 1;
  }

  #removeIfIdle(id: string, queue: CallerQueue): void {
    if (queue.running === 0 && queue.waiting.length === 0 && this.#queues.get(id) === queue) this.#queues.delete(id);
  }

  /** Refuses a request if too many wait. */
  #makeRoom(queue: CallerQueue): void {
    if (queue.waiting.length > queue.maxWaiting) queue.waiting.findLast(isNew)?.refuse();
    if (this.waiting <= this.#limits.waiting) return;
    const byLength = [...this.#queues.values()].sort((a, b) => b.waiting.length - a.waiting.length);
    const longest = byLength.find(({ waiting }) => waiting.some(isNew));
    longest?.waiting.findLast(isNew)?.refuse();
  }

  /** Starts waiting calls while slots are free. */
  #serve(): void {
    this.#endAbandonedCalls();
    while (this.#running.size < this.#limits.calls) {
      const next = this.#next(false) ?? this.#next(true);
      if (!next) return;
      // The caller's next turn comes after those of all others.
      this.#queues.delete(next.id);
      this.#queues.set(next.id, next.queue);
      next.waiter.start();
    }
  }

  #next(wantsNew: boolean): { id: string; queue: CallerQueue; waiter: Waiter } | undefined {
    for (const [id, queue] of this.#queues) {
      if (queue.running >= queue.maxRunning) continue;
      const waiter = queue.waiting.find((each) => isNew(each) === wantsNew);
      if (waiter) return { id, queue, waiter };
    }
    return undefined;
  }

  #endAbandonedCalls(): void {
    const limit = this.#clock.now() - LONGEST_CALL;
    for (const [call, { startedAt }] of this.#running) if (startedAt <= limit) this.#end(call);
  }
}
