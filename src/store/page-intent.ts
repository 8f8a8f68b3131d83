import { Intent, type RunLocked } from './intents.js';
import { pageStorage } from './page-storage.js';
import { webLock } from './web-lock.js';

let lock: RunLocked | undefined;

/**
 * Creates an intent of this page. The intent is stored in sessionStorage and guarded by a Web Lock where available. Without sessionStorage,
 * or with `persisted: false`, the intent exists only until the page is closed.
 */
export function pageIntent(name: string, { persisted = true } = {}): Intent {
  lock ??= webLock('locks' in navigator ? navigator.locks : undefined);
  return new Intent(name, persisted ? pageStorage() : undefined, lock);
}
