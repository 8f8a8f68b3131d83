import { isStorefrontError, StorefrontError } from '../../../api/errors.js';

/** What a call came to that did not succeed. */
export function failure(error: unknown): StorefrontError {
  return isStorefrontError(error)
    ? error
    : new StorefrontError({ type: 'api', code: 'unexpected', message: 'Something unexpected went wrong.', cause: error });
}

/** Whether the platform itself said why, in words that help the staff. */
export function isRefusal({ reasons, type }: StorefrontError): boolean {
  return reasons.length > 0 || type === 'invalid-request' || type === 'not-found';
}
