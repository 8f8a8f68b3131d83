import { KEY_REUSED } from './failure.js';
import { categoryOf } from './categories.js';
import { StorefrontError } from '../errors.js';
import type { AnyOperation } from '../operations/operation.js';

/**
 * What an error proves about the mutation that was sent with an idempotency key.
 * - `unknown`: it may have been applied
 * - `refused`: it was not applied. The platform stores failures by key, so only a retry with a new key can succeed
 * - `definite`: it was not applied
 * - `nothing`: this attempt was rejected before processing, so earlier attempts may still have been applied
 */
type MutationEvidence = 'unknown' | 'refused' | 'definite' | 'nothing';

const REJECTED_BEFORE_PROCESSING: readonly number[] = [401, 403, 407, 429];
const RETRY_WITH_NEW_KEY = ['50', '61'];

/** @param sent true if the request was sent */
export function evidenceFrom(error: StorefrontError, sent: boolean): MutationEvidence {
  if (!sent) return 'nothing';
  const { type, status } = error;
  if (type === 'connection' || type === 'timeout' || type === 'unexpected-response' || type === 'outcome-unknown') return 'unknown';
  if (REJECTED_BEFORE_PROCESSING.includes(status) || type === 'rate-limit' || type === 'authentication') return 'nothing';
  // A gateway error of type `configuration` means that nothing was applied. After any other 5xx response, the outcome is unknown.
  if (status >= 500) return type === 'configuration' ? 'definite' : 'unknown';
  if (status === 409) return error.retryable ? 'unknown' : 'definite';
  // The key was used for a different request, or a proxy sent the response. Neither shows whether this mutation was applied.
  if (error.code === KEY_REUSED || error.code === `http-${status}`) return 'nothing';
  return RETRY_WITH_NEW_KEY.includes(categoryOf(error.code) ?? '') ? 'refused' : 'definite';
}

/** Returns the error for a mutation with an unknown outcome. Such a mutation may only be retried with the same idempotency key. */
export function outcomeUnknown(row: AnyOperation, cause: StorefrontError): StorefrontError {
  const keyed = row.retry === 'keyed';
  const then = keyed ? 'Ask again with the same idempotency key.' : 'Look before doing it again.';
  return new StorefrontError({
    type: 'outcome-unknown',
    code: cause.code,
    message: `${row.name}: it is unknown whether this was applied. ${then} (${cause.message})`,
    retryable: keyed,
    status: cause.status,
    ...(cause.requestId === undefined ? {} : { requestId: cause.requestId }),
    ...(cause.retryAfter === undefined ? {} : { retryAfter: cause.retryAfter }),
    cause,
  });
}

/**
 * True if an error proves that the request changed nothing. The next attempt then needs a new idempotency key.
 * @param wasUnknown true if an earlier call with this key had an unknown outcome. In that case, a rejection
 * before processing does not prove that the earlier call was not applied.
 */
export function provesUnchanged(error: StorefrontError, wasUnknown: boolean): boolean {
  if (error.type === 'outcome-unknown') return false;
  if (!wasUnknown) return true;
  const evidence = evidenceFrom(error, error.status > 0);
  return evidence === 'definite' || evidence === 'refused';
}
