import type { StorefrontError } from '../../../api/errors.js';

/** What is said about a submission. In keys, so that it follows the language. */
export interface Remark {
  readonly kind: 'error' | 'info';
  readonly key: 'saved' | 'notSaved' | 'sessionFailed' | 'tooMany';
  /** Seconds to wait. */
  readonly count?: number;
}

/** What is said about a submission that stored nothing. @param refused why there was no payment session, if that is the reason */
export function remarkOn(refused: StorefrontError | undefined): Remark {
  if (!refused) return { kind: 'error', key: 'notSaved' };
  if (refused.type !== 'rate-limit' || refused.retryAfter === undefined) return { kind: 'error', key: 'sessionFailed' };
  return { kind: 'error', key: 'tooMany', count: Math.ceil(refused.retryAfter / 1000) };
}
