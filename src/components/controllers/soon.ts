/** Idle time is waited for no longer than this, in milliseconds. */
const SOON = 2000;

/** Fetches code that a press will need once the browser has nothing else to do. If it does not arrive, nobody has to know before it is needed. */
export function soon(load: () => Promise<unknown>): void {
  const ask = (): void => void load().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: SOON });
  else setTimeout(ask, SOON / 10);
}
