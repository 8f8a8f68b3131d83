import { isLocal } from '../../gateway/option-schemas.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';

/**
 * Checks the origins of pages. Gateway and payment form compare them exactly.
 * @throws {CommandFailure} naming the wrong origin and what to write instead
 */
export function checkOrigins(origins: readonly string[]): readonly string[] {
  for (const text of origins) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.protocol === 'http:' && !isLocal(text)) {
      throw new CommandFailure(
        EXIT_CODE.usage,
        `--origin must use https, because ${url.host} is not this machine; http is allowed for localhost only.`,
      );
    }
    if (url && /^https?:$/.test(url.protocol) && url.origin === text) continue;
    const better = url && /^https?:$/.test(url.protocol) ? url.origin : 'http://localhost:5173';
    throw new CommandFailure(
      EXIT_CODE.usage,
      `--origin must be the scheme, host and port of your page, without a path: write ${better} instead of ${text}.`,
    );
  }
  return origins;
}
