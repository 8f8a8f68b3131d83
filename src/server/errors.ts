import { isStorefrontError, StorefrontError, type ErrorType } from '../api/errors.js';

/** Refusal of a gateway in the same process. Recognized by its shape, so that the server helper does not load the gateway. */
interface GatewayRefusal {
  details: { type: ErrorType; code: string; message: string; status: number };
}

function isRefusal(error: unknown): error is GatewayRefusal {
  return error instanceof Error && error.name === 'Refusal' && 'details' in error;
}

/** Converts the errors of a gateway in the same process, so that every error has a code. */
export async function withErrorCodes<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (cause) {
    if (isStorefrontError(cause)) throw cause;
    if (isRefusal(cause)) throw new StorefrontError({ ...cause.details, cause });
    throw new StorefrontError({ type: 'api', code: 'internal', message: 'The gateway failed unexpectedly. See the cause.', cause });
  }
}
