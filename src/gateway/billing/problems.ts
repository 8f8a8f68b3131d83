import { isStorefrontError, type StorefrontError } from '../../api/errors.js';
import { configurationRefusal, notFound, outcomeUnknown, Refusal } from '../refusal.js';

/** True if the platform says that there is no such thing. */
export function isNotFound(error: unknown): error is StorefrontError {
  return isStorefrontError(error) && error.type === 'not-found';
}

/**
 * True if the platform itself said that it has not done what it was asked. Its own word counts, also where it adds that trying again may help:
 * under the same idempotency key it would only repeat that answer.
 */
export function isDefinite(error: unknown): error is StorefrontError {
  if (!isStorefrontError(error)) return false;
  return error.reasons.length > 0 || error.type === 'invalid-request' || error.type === 'payment';
}

/** Answers what the platform does not have as any other thing that is not this account's. */
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
 * What a caller may learn about a failure of the billing platform: whether to try again, and nothing the platform wrote. The original stays as
 * the cause, for the tenant's own log.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!isStorefrontError(error)) {
    const message = 'Something went wrong inside the gateway. Nothing can be said about it here.';
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
      const message = 'The billing platform did not give a usable answer. Nothing was changed; try again.';
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
      const message = 'The billing platform does not accept this request.';
      return new Refusal({ status: 422, type: 'invalid-request', code: 'refused-by-billing', message }, error);
    }
  }
}
