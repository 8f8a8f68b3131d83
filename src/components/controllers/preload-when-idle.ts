/** Maximum time to wait until the browser is idle, in milliseconds. */
const MAX_WAIT = 2000;

/** Loads code for a later click as soon as the browser is idle. If loading fails, the click loads the code again. */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  const start = (): void => void load().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: MAX_WAIT });
  else setTimeout(start, MAX_WAIT / 10);
}
