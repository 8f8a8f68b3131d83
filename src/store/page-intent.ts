import { Intent } from './intents.js';
import { pageStorage } from './page-storage.js';
import { webLock } from './web-lock.js';

/**
 * Creates an intent of this page, guarded by a Web Lock and stored in sessionStorage. If either is missing or forbidden, or with `persisted: false`, it
 * lasts as long as the page.
 */
export function pageIntent(name: string, { persisted = true } = {}): Intent {
  return new Intent(name, persisted ? pageStorage() : undefined, webLock('locks' in navigator ? navigator.locks : undefined));
}
