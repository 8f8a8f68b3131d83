import type { Clock } from '../../api/client.js';
import { RatesProblem } from './problem.js';

export interface CacheOptions {
  /** Milliseconds for which a value is not read again, nor tried again after a failure. */
  maxAge: number;
  /** Milliseconds after which a value is forgotten if it cannot be read again. */
  staleAfter: number;
  /** Milliseconds that reading may take. */
  timeout: number;
  clock: Clock;
  report: (problem: unknown) => void;
  /** What is said if reading fails otherwise than with a {@link RatesProblem}. */
  failure: string;
}

export interface CachedValue<Value> {
  readonly value: Value;
  /** Milliseconds since 1970 when it was asked for, so that it is never taken for newer than it is. */
  readonly asOf: number;
}

/**
 * A value that is read once however many ask, and not too often. Undefined if there is none that is fresh enough; each failure is reported once
 * and never thrown.
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
    // A clock that was set back must not make a pause of an hour.
    if (!pause || now >= pause.until || now < pause.from) await (reading ??= refresh());
    const age = cached && clock.now() - cached.asOf;
    return age !== undefined && age >= 0 && age <= staleAfter ? cached : undefined;
  };
}

/** What is called may ignore the signal, so waiting ends by itself. */
async function readWithTimeout<Value>(read: (signal: AbortSignal) => Promise<Value>, timeout: number, clock: Clock): Promise<Value> {
  const reading = new AbortController();
  const timer = new AbortController();
  const timedOut = clock.sleep(timeout, timer.signal).then(() => {
    reading.abort();
    throw new RatesProblem(`no answer within ${timeout} ms.`);
  });
  // Also where nothing waits for it any more.
  timedOut.catch(() => undefined);
  try {
    return await Promise.race([read(reading.signal), timedOut]);
  } finally {
    timer.abort();
  }
}
