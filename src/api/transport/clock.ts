import type { Clock } from '../client.js';

/** Clock and timers of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const end = (): void => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      // A timer of more than 24 days would fire immediately.
      const timer = setTimeout(end, Math.min(milliseconds, 2 ** 31 - 1));
      const stop = (): void => {
        clearTimeout(timer);
        reject(abortReason(signal));
      };
      signal.addEventListener('abort', stop, { once: true });
    }),
};

/** Returns the reason of an aborted signal as an error. */
export function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('The call was aborted.', 'AbortError');
}
