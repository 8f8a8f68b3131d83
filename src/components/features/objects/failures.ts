import { isStorefrontError, StorefrontError } from '../../../api/errors.js';

/** What a call came to that did not succeed. */
export function failure(error: unknown): StorefrontError {
  return isStorefrontError(error)
    ? error
    : new StorefrontError({ type: 'api', code: 'unexpected', message: 'Something unexpected went wrong.', cause: error });
}

/** Error of a record that the platform refused, in its words. */
export function refusalError(reason: string): StorefrontError {
  return new StorefrontError({ type: 'invalid-request', code: 'record-refused', message: reason, status: 200 });
}

/** Whether the platform itself said why, in words that help the staff. */
export function isRefusal({ reasons, type }: StorefrontError): boolean {
  return reasons.length > 0 || type === 'invalid-request' || type === 'not-found';
}
