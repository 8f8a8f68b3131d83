import { setImmediate } from 'node:timers';
import type { Clock } from '../../src/api/client.js';

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** Runs everything that is ready in the event loop, without advancing the clock. */
export async function turns(count = 12): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Clock that only a test can advance. */
export class FakeClock implements Clock {
  time = Date.UTC(2026, 10, 21, 12);
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.time;
  }

  sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const stop = (): void => {
        this.#timers.delete(timer);
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      };
      const fire = (): void => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const timer = { at: this.time + milliseconds, fire };
      this.#timers.add(timer);
      signal.addEventListener('abort', stop);
    });
  }

  /** Timers that have not fired. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Advances the clock in one jump, as after a laptop's sleep. Timers fire late and not in the order of their times. */
  async jump(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    for (const timer of [...this.#timers]) {
      if (timer.at > this.time) continue;
      this.#timers.delete(timer);
      timer.fire();
    }
    await turns();
  }

  /** Advances the clock until the promise settles. Fails if the promise waits for something other than a timer. */
  async settle<Result>(promise: Promise<Result>): Promise<Result> {
    const ends: boolean[] = [];
    const end = (): void => void ends.push(true);
    promise.then(end, end);
    await turns();
    while (ends.length === 0) {
      const next = Math.min(...[...this.#timers].map(({ at }) => at));
      if (next === Infinity) throw new Error('The promise cannot settle: no timer is set.');
      await this.jump(next - this.time);
    }
    return promise;
  }
}
