import { isStorefrontError, StorefrontError } from '../../../api/errors.js';

/** Converts a caught error to a `StorefrontError`. Wraps unexpected errors. */
export function toStorefrontError(error: unknown): StorefrontError {
  return isStorefrontError(error)
    ? error
    : new StorefrontError({ type: 'api', code: 'unexpected', message: 'Something unexpected went wrong.', cause: error });
}

/** Returns the error for a record that the platform refused, with the platform's reason as message. */
export function refusalError(reason: string): StorefrontError {
  return new StorefrontError({ type: 'invalid-request', code: 'record-refused', message: reason, status: 200 });
}

/** True if the error's message is a reason from the platform that can be shown to staff. */
export function isRefusal({ reasons, type }: StorefrontError): boolean {
  return reasons.length > 0 || type === 'invalid-request' || type === 'not-found';
}
