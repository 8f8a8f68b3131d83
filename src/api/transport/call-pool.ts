/** Documented limit of concurrent calls for each class of operations. */
const DOCUMENTED: Readonly<Record<string, number>> = { default: 40, 'high-volume': 200 };

/** Queued call. */
export interface Waiter {
  /** Milliseconds since 1970. */
  readonly deadline: number;
  start(): void;
  refuse(): void;
}

/** Running call. */
interface RunningCall {
  /** Maximum number of calls of the pool that ran at the same time as this call, including this call. */
  peak: number;
  /** Number of refusals in the pool before this call started. */
  readonly refusals: number;
}

/** Calls of one class of operations: running calls, queued calls and the number of calls that may run at once. */
export class CallPool {
  readonly queue: Waiter[] = [];
  readonly running = new Set<RunningCall>();
  /** Calls that may run at once. Infinite if the platform does not limit them. */
  capacity: number;
  /** True if a response named a limit. */
  isLimited = false;
  /** End of the pause after a refusal, in milliseconds since 1970. */
  pausedUntil = 0;
  /** Cancels the timer that serves the queue after a pause. */
  timer: AbortController | undefined;
  readonly #documented: number;
  #refusals = 0;
  /** True after a refusal, until a response to a later call is not a refusal. In the meantime, only one call at a time may run. */
  #isProbing = false;

  constructor(readonly name: string) {
    this.capacity = this.#documented = DOCUMENTED[name] ?? 40;
  }

  /** True if another call may run. */
  get hasCapacity(): boolean {
    const isProbeRunning = this.#isProbing && [...this.running].some(({ refusals }) => refusals === this.#refusals);
    return this.running.size < this.capacity && !isProbeRunning;
  }

  start(): RunningCall {
    const call = { peak: 0, refusals: this.#refusals };
    this.running.add(call);
    for (const each of this.running) each.peak = Math.max(each.peak, this.running.size);
    return call;
  }

  /** @param isAnswered true if a response arrived that was not a refusal */
  end(call: RunningCall, isAnswered: boolean): void {
    this.running.delete(call);
    if (isAnswered && call.refusals === this.#refusals) this.#isProbing = false;
  }

  /** Lets calls start one at a time after a refusal, until one of them is not refused. */
  probe(): void {
    this.#refusals += 1;
    this.#isProbing = true;
  }

  /**
   * Sets the capacity from a response. One call may always run, because only responses can raise the capacity again.
   *
   * @param limit concurrent calls of the whole tenant
   * @param free calls of the limit that other programs of the tenant do not use. Default: the whole limit
   */
  setLimit(limit = this.#documented, free = limit): void {
    this.isLimited = true;
    this.capacity = Math.max(1, Math.min(limit, free));
  }
}
