import { isStorefrontError, type StorefrontError } from '../../api/errors.js';
import { configurationRefusal, notFound, outcomeUnknown, Refusal } from '../refusal.js';

/** True if the platform reports that the object does not exist. */
export function isNotFound(error: unknown): error is StorefrontError {
  return isStorefrontError(error) && error.type === 'not-found';
}

/**
 * True if the platform reports that it did not carry out the request. This includes errors that the platform calls retryable, because a
 * retry with the same idempotency key would only return the same error.
 */
export function isRejected(error: unknown): error is StorefrontError {
  if (!isStorefrontError(error)) return false;
  return error.reasons.length > 0 || error.type === 'invalid-request' || error.type === 'payment';
}

/** Replaces the platform's not-found error with the gateway's own 404. Missing objects and objects of other accounts get the same 404. */
export async function orNotFound<Output>(response: Promise<Output>): Promise<Output> {
  try {
    return await response;
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
}

function platformBusy(error: StorefrontError): Refusal {
  const retryAfter = Math.max(1, Math.ceil((error.retryAfter ?? 5000) / 1000));
  const message = 'The billing platform is busy. Try again after the time in Retry-After.';
  return new Refusal({ status: 503, type: 'rate-limit', code: 'billing-busy', message, retryable: true, retryAfter }, error);
}

/**
 * Converts a failure of the billing platform into a refusal that contains no text from the platform. The original error is kept as the
 * cause, for the tenant's log.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!isStorefrontError(error)) {
    const message = 'The gateway failed unexpectedly. Its log contains the reason under this request id.';
    return new Refusal({ status: 500, type: 'api', code: 'internal', message }, error);
  }
  switch (error.type) {
    case 'outcome-unknown':
      return outcomeUnknown(error);
    case 'rate-limit':
      return platformBusy(error);
    case 'connection':
    case 'timeout':
    case 'unexpected-response':
    case 'api': {
      const status = error.type === 'timeout' ? 504 : 502;
      const message = 'The billing platform did not return a usable response. Nothing was changed. Try again.';
      return new Refusal({ status, type: 'api', code: 'billing-unreachable', message, retryable: true, retryAfter: 2 }, error);
    }
    case 'authentication':
    case 'permission':
    case 'configuration':
      return configurationRefusal(error);
    case 'not-found':
    case 'invalid-request':
    case 'conflict':
    case 'payment': {
      if (error.retryable) return platformBusy(error);
      const message = 'The billing platform refused this request. The log of the gateway contains the reason.';
      return new Refusal({ status: 422, type: 'invalid-request', code: 'refused-by-billing', message }, error);
    }
  }
}
