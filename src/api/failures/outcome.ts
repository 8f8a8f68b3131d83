import { KEY_REUSED } from './failure.js';
import { categoryOf } from './categories.js';
import { StorefrontError } from '../errors.js';
import type { AnyOperation } from '../operations/operation.js';

/**
 * What an error says about whether the mutation of its key happened.
 * - `unknown`: it may have
 * - `refused`: it did not and will not under this key, though it may under another (the platform keeps failures under their key too)
 * - `definite`: it did not
 * - `nothing`: this attempt was turned away before it was looked at, which says nothing about the attempts before it
 */
export type Evidence = 'unknown' | 'refused' | 'definite' | 'nothing';

const BEFORE_LOOKING: readonly number[] = [401, 403, 407, 429];
const RETRY_WITH_NEW_KEY = ['50', '61'];

/** @param sent whether the request left at all */
export function evidenceOf(error: StorefrontError, sent: boolean): Evidence {
  if (!sent) return 'nothing';
  const { type, status } = error;
  if (type === 'connection' || type === 'timeout' || type === 'unexpected-response' || type === 'outcome-unknown') return 'unknown';
  if (BEFORE_LOOKING.includes(status) || type === 'rate-limit' || type === 'authentication') return 'nothing';
  // The gateway says so when nothing can have happened; of other 5xx answers nobody knows.
  if (status >= 500) return type === 'configuration' ? 'definite' : 'unknown';
  if (status === 409) return error.retryable ? 'unknown' : 'definite';
  // A key that was used for another request, or an answer that our other side did not write.
  if (error.code === KEY_REUSED || error.code === `http-${status}`) return 'nothing';
  return RETRY_WITH_NEW_KEY.includes(categoryOf(error.code) ?? '') ? 'refused' : 'definite';
}

/** The error a caller gets for a mutation of which nobody knows whether it happened. Only with its key may it be sent again. */
export function outcomeUnknown(row: AnyOperation, cause: StorefrontError): StorefrontError {
  const keyed = row.retry === 'keyed';
  const then = keyed ? 'Ask again with the same idempotency key.' : 'Look before doing it again.';
  return new StorefrontError({
    type: 'outcome-unknown',
    code: cause.code,
    message: `${row.name}: it is not known whether this happened. ${then} (${cause.message})`,
    retryable: keyed,
    status: cause.status,
    ...(cause.requestId === undefined ? {} : { requestId: cause.requestId }),
    ...(cause.retryAfter === undefined ? {} : { retryAfter: cause.retryAfter }),
    cause,
  });
}

/**
 * Whether an error of a call says that its mutation did not happen, so that the next attempt takes a new idempotency key.
 * @param wasUnknown the outcome of an earlier call with the same key is still unknown; an error from before this call was looked at leaves it so
 */
export function settles(error: StorefrontError, wasUnknown: boolean): boolean {
  if (error.type === 'outcome-unknown') return false;
  if (!wasUnknown) return true;
  const evidence = evidenceOf(error, error.status > 0);
  return evidence === 'definite' || evidence === 'refused';
}
