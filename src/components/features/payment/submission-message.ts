import type { StorefrontError } from '../../../api/errors.js';
import type { PaymentLocalizer } from './payment-options.js';

/** Message about a submission. Holds a message key, so that it follows the language. */
export interface SubmissionMessage {
  readonly kind: 'error' | 'info';
  readonly key: 'saved' | 'kept' | 'notSaved' | 'broken' | 'sessionFailed' | 'tooMany';
  /** Seconds to wait. */
  readonly count?: number;
  /** Name of the saved method that was used. */
  readonly method?: string;
}

/**
 * Returns the message about a submission that saved nothing.
 * @param asked true if the form had requested a payment session
 * @param refused error of that request, if it failed
 */
export function failedSubmissionMessage(asked: boolean, refused: StorefrontError | undefined): SubmissionMessage {
  if (!asked) return { kind: 'error', key: 'broken' };
  if (!refused) return { kind: 'error', key: 'notSaved' };
  if (refused.type !== 'rate-limit' || refused.retryAfter === undefined) return { kind: 'error', key: 'sessionFailed' };
  return { kind: 'error', key: 'tooMany', count: Math.ceil(refused.retryAfter / 1000) };
}

/** Returns the text of a message in the element's language. */
export function submissionText({ key, count, method }: SubmissionMessage, l: PaymentLocalizer): string {
  return l.t(key, { ...(count === undefined ? {} : { count }), ...(method === undefined ? {} : { method }) });
}
