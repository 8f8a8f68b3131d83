import type { StorefrontError } from '../../../api/errors.js';
import type { PaymentLocalizer } from './payment-options.js';

/** What is said about a submission. In keys, so that it follows the language. */
export interface SubmissionMessage {
  readonly kind: 'error' | 'info';
  readonly key: 'saved' | 'kept' | 'notSaved' | 'broken' | 'sessionFailed' | 'tooMany';
  /** Seconds to wait. */
  readonly count?: number;
  /** The kept method that was taken. */
  readonly method?: string;
}

/**
 * What is said about a submission that stored nothing.
 * @param asked whether the form had asked for a payment session, so that something may have been refused
 * @param refused why there was no payment session, if that is the reason
 */
export function failedSubmissionMessage(asked: boolean, refused: StorefrontError | undefined): SubmissionMessage {
  if (!asked) return { kind: 'error', key: 'broken' };
  if (!refused) return { kind: 'error', key: 'notSaved' };
  if (refused.type !== 'rate-limit' || refused.retryAfter === undefined) return { kind: 'error', key: 'sessionFailed' };
  return { kind: 'error', key: 'tooMany', count: Math.ceil(refused.retryAfter / 1000) };
}

/** A remark in the language of the element. */
export function submissionText({ key, count, method }: SubmissionMessage, l: PaymentLocalizer): string {
  return l.t(key, { ...(count === undefined ? {} : { count }), ...(method === undefined ? {} : { method }) });
}
