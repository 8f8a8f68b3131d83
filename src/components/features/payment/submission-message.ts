import type { StorefrontError } from '../../../api/errors.js';
import type { PaymentLocalizer } from './payment-options.js';

/** Message about a submission. Stores a message key instead of a text, so that the text changes with the language. */
export interface SubmissionMessage {
  readonly kind: 'error' | 'info';
  readonly key: 'saved' | 'kept' | 'notSaved' | 'broken' | 'sessionFailed' | 'tooMany';
  /** Seconds until the next attempt is allowed. */
  readonly count?: number;
  /** Name of the saved method that was used. */
  readonly method?: string;
}

/**
 * Returns the message about a submission that saved nothing.
 * @param hasRequestedSession true if the form had requested a payment session
 * @param sessionError error of that request, if it failed
 */
export function failedSubmissionMessage(hasRequestedSession: boolean, sessionError: StorefrontError | undefined): SubmissionMessage {
  if (!hasRequestedSession) return { kind: 'error', key: 'broken' };
  if (!sessionError) return { kind: 'error', key: 'notSaved' };
  if (sessionError.type !== 'rate-limit' || sessionError.retryAfter === undefined) return { kind: 'error', key: 'sessionFailed' };
  return { kind: 'error', key: 'tooMany', count: Math.ceil(sessionError.retryAfter / 1000) };
}

/** Returns the text of a message in the element's language. */
export function submissionText({ key, count, method }: SubmissionMessage, l: PaymentLocalizer): string {
  return l.t(key, { ...(count === undefined ? {} : { count }), ...(method === undefined ? {} : { method }) });
}
