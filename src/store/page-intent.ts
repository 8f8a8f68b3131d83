import { Intent, type IntentStorage } from './intents.js';
import { webLock } from './web-lock.js';

/** An intent of this page: kept in sessionStorage, guarded by a Web Lock. Both may be missing or forbidden; then it lives as long as the page. */
export function pageIntent(name: string): Intent {
  return new Intent(name, pageStorage(), webLock('locks' in navigator ? navigator.locks : undefined));
}

function pageStorage(): IntentStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
