import { setImmediate } from 'node:timers';
import type { Clock } from '../../src/api/client.js';

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** A turn of the event loop, in which everything that is ready runs; no time passes. */
export async function turns(count = 12): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock whose time passes only when a test says so. */
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

  /** Lets time pass at once, as after a laptop's sleep: timers fire late, not in order of their times. */
  async jump(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    for (const timer of [...this.#timers]) {
      if (timer.at > this.time) continue;
      this.#timers.delete(timer);
      timer.fire();
    }
    await turns();
  }

  /** Lets exactly as much time pass as the promise needs. Fails if it waits for something that is no timer. */
  async settle<Result>(promise: Promise<Result>): Promise<Result> {
    const ends: boolean[] = [];
    const end = (): void => void ends.push(true);
    promise.then(end, end);
    await turns();
    while (ends.length === 0) {
      const next = Math.min(...[...this.#timers].map(({ at }) => at));
      if (next === Infinity) throw new Error('Nothing is going to happen: no timer is set.');
      await this.jump(next - this.time);
    }
    return promise;
  }
}
