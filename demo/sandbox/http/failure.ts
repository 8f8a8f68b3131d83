import { randomBytes } from 'node:crypto';
import type { WireBody } from '../context.js';
import type { ActionError, Reason } from '../errors.js';

/** Returns the body of a failure. If a handler returns this body, its changes are committed. If it throws, they are rolled back. */
export function failureBody(reasons: readonly Reason[]): WireBody {
  return { success: false, processId: randomBytes(8).toString('hex').toUpperCase(), reasons };
}

/** Returns the body of a failure as JSON text. */
export function failureText(failure: { reasons: readonly Reason[] }): string {
  return JSON.stringify(failureBody(failure.reasons));
}

/** Returns the body of a failed action as JSON text. */
export function actionFailureText(error: ActionError): string {
  return JSON.stringify([{ Success: false, Errors: [{ Code: error.code, Message: error.message }] }]);
}
