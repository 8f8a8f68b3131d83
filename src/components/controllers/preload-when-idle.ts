/** Longest wait for an idle moment, in milliseconds. */
const MAX_WAIT = 2000;

/** Loads code that a later click needs, once the browser is idle. If loading fails, the click tries again. */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  const start = (): void => void load().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: MAX_WAIT });
  else setTimeout(start, MAX_WAIT / 10);
}
