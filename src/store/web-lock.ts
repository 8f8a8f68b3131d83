import type { RunLocked } from './intents.js';

/** Members of `navigator.locks` that are used here. */
export interface LockManagerLike {
  request(name: string, options: { ifAvailable: boolean }, callback: (lock: object | null) => Promise<void>): Promise<unknown>;
}

/**
 * Creates a lock that only one tab can hold. Within this page, a function waits until earlier functions with the same lock have finished, because
 * they are no other tab: a task that was closed may still be waiting for its response. If Web Locks are not supported, or forbidden because the
 * page is a frame without an origin, functions run without a lock of the browser. The gateway's duplicate check still stops a second tab.
 */
export function webLock(locks: LockManagerLike | undefined): RunLocked {
  /** Runs of this page by lock. Never reject. */
  const runs = new Map<string, Promise<unknown>>();
  return async <Result>(name: string, work: () => Promise<Result>) => {
    for (let earlier = runs.get(name); earlier; earlier = runs.get(name)) await earlier;
    const run = runLocked(locks, name, work);
    // Also waits until the browser has released the lock.
    const finished = run.then(
      () => runs.delete(name),
      () => runs.delete(name),
    );
    runs.set(name, finished);
    return run;
  };
}

async function runLocked<Result>(
  locks: LockManagerLike | undefined,
  name: string,
  work: () => Promise<Result>,
): Promise<{ result: Result } | undefined> {
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
}
