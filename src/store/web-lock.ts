import type { Lock } from './intents.js';

/** Members of `navigator.locks` that are used here. */
export interface Locks {
  request(name: string, options: { ifAvailable: boolean }, callback: (lock: object | null) => Promise<void>): Promise<unknown>;
}

/**
 * Creates a lock that only one tab can hold. If Web Locks are not supported, or forbidden because the page is a frame without an origin,
 * functions run without a lock. The gateway's duplicate check still stops a second tab.
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
