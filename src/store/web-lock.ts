import type { Lock } from './intents.js';

/** The part of a browser's `navigator.locks` that is used. */
export interface Locks {
  request(name: string, options: { ifAvailable: boolean }, callback: (lock: object | null) => Promise<void>): Promise<unknown>;
}

/**
 * A lock that only one tab can hold. Where there are no Web Locks, or the page may not have them (a frame without an origin), work goes on without:
 * the gateway's duplicate check still stops a second tab.
 */
export function webLock(locks: Locks | undefined): Lock {
  return async <Result>(name: string, work: () => Promise<Result>) => {
    if (!locks) return { result: await work() };
    let asked = false as boolean;
    let held: { result: Result } | undefined;
    try {
      await locks.request(name, { ifAvailable: true }, async (lock) => {
        asked = true;
        if (lock) held = { result: await work() };
      });
    } catch (error) {
      if (asked) throw error;
      return { result: await work() };
    }
    return held;
  };
}
