import type { Clock } from '../../api/client.js';
import { RatesProblem } from './rates-problem.js';

export interface CacheOptions {
  /** Milliseconds before the value is read again, also after a failure. */
  maxAge: number;
  /** Milliseconds after which the value is discarded if it cannot be read again. */
  staleAfter: number;
  /** Timeout for one read, in milliseconds. */
  timeout: number;
  clock: Clock;
  report: (problem: unknown) => void;
  /** Error text for failures that are not a {@link RatesProblem}. */
  failure: string;
}

export interface CachedValue<Value> {
  readonly value: Value;
  /** Start time of the read in milliseconds since 1970. The end time would make the value look newer than it is. */
  readonly asOf: number;
}

/**
 * Caches a value. Concurrent requests share one read. Returns undefined if there is no value or the value is too old. Each failure is
 * reported once and never thrown.
 */
export function cacheValue<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  { maxAge, staleAfter, timeout, clock, report, failure }: CacheOptions,
): () => Promise<CachedValue<Value> | undefined> {
  let cached: CachedValue<Value> | undefined;
  let reading: Promise<void> | undefined;
  let pause: { from: number; until: number } | undefined;

  const refresh = async (): Promise<void> => {
    const asOf = clock.now();
    let wait = maxAge;
    try {
      cached = { value: await readWithTimeout(read, timeout, clock), asOf };
    } catch (error) {
      const problem = error instanceof RatesProblem ? error : new RatesProblem(failure);
      wait = Math.max(maxAge, Math.min(problem.retryAfter, staleAfter));
      report(problem);
    }
    const from = clock.now();
    pause = { from, until: asOf + wait };
    reading = undefined;
  };

  return async () => {
    const now = clock.now();
    // If the clock was set back, the recorded pause is ignored.
    if (!pause || now >= pause.until || now < pause.from) await (reading ??= refresh());
    const age = cached && clock.now() - cached.asOf;
    return age !== undefined && age >= 0 && age <= staleAfter ? cached : undefined;
  };
}

/** Runs `read` with a timeout. `read` may ignore the abort signal, so the timeout also ends the wait. */
async function readWithTimeout<Value>(read: (signal: AbortSignal) => Promise<Value>, timeout: number, clock: Clock): Promise<Value> {
  const reading = new AbortController();
  const timer = new AbortController();
  const timedOut = clock.sleep(timeout, timer.signal).then(() => {
    reading.abort();
    throw new RatesProblem(`no response within ${timeout} ms.`);
  });
  // Prevents an unhandled rejection after the race is decided.
  timedOut.catch(() => undefined);
  try {
    return await Promise.race([read(reading.signal), timedOut]);
  } finally {
    timer.abort();
  }
}
