import { Intent } from './intents.js';
import { pageStorage } from './page-storage.js';
import { webLock } from './web-lock.js';

/**
 * An intent of this page, guarded by a Web Lock and kept in sessionStorage over a reload. Both may be missing or forbidden; then it lives as long as
 * the page, which `kept: false` asks for.
 */
export function pageIntent(name: string, { kept = true } = {}): Intent {
  return new Intent(name, kept ? pageStorage() : undefined, webLock('locks' in navigator ? navigator.locks : undefined));
}
