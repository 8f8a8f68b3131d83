import { Intent, type IntentStorage } from './intents.js';

/** An intent of this page: kept in sessionStorage, guarded by a Web Lock. Both may be missing or forbidden; then it lives as long as the page. */
export function pageIntent(name: string): Intent {
  return new Intent(name, pageStorage(), pageLock);
}

function pageStorage(): IntentStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Without Web Locks the gateway's duplicate check still stops a second tab. */
async function pageLock<Result>(name: string, work: () => Promise<Result>): Promise<{ result: Result } | undefined> {
  if (!('locks' in navigator)) return { result: await work() };
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? { result: await work() } : undefined));
}
