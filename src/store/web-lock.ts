import type { Lock } from './intents.js';

/** Used part of `navigator.locks`. */
export interface Locks {
  request(name: string, options: { ifAvailable: boolean }, callback: (lock: object | null) => Promise<void>): Promise<unknown>;
}

/**
 * Creates a lock that only one tab can hold. Without Web Locks, or where the page may not use them (a frame without an origin), functions run without
 * a lock: the duplicate check of the gateway still stops a second tab.
 */
export function webLock(locks: Locks | undefined): Lock {
  return async <Result>(name: string, work: () => Promise<Result>) => {
    if (!locks) return { result: await work() };
    let isAnswered = false as boolean;
    let finished: { result: Result } | undefined;
    try {
      await locks.request(name, { ifAvailable: true }, async (lock) => {
        isAnswered = true;
        if (lock) finished = { result: await work() };
      });
    } catch (error) {
      if (isAnswered) throw error;
      return { result: await work() };
    }
    return finished;
  };
}
