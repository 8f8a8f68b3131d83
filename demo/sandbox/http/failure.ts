import { randomBytes, randomUUID } from 'node:crypto';
import type { WireBody } from '../context.js';
import { categoryOf, type ActionError, type BillingError, type ErrorCategory, type Reason } from '../errors.js';

/** Returns the body of a failure. If a handler returns this body, its changes are committed. If it throws, they are rolled back. */
export function failureBody(reasons: readonly Reason[]): WireBody {
  const processId = randomBytes(8).toString('hex').toUpperCase();
  return { success: false, processId, reasons: reasons.map(({ code, message }) => ({ code: String(code), message })) };
}

/** Returns the body of a failure as JSON text. */
export function failureText(failure: { reasons: readonly Reason[] }): string {
  return JSON.stringify(failureBody(failure.reasons));
}

/** Returns status and JSON text of a failed action. */
export function actionFailureReply(path: string, error: ActionError): { status: number; body: string } {
  const failed = { Success: false, Errors: [{ Code: error.code, Message: error.message }] };
  return path === AMEND ? { status: 200, body: JSON.stringify({ results: [failed] }) } : { status: 400, body: JSON.stringify([failed]) };
}

/** The platform's error codes for an action. */
const ACTION_CODES: Readonly<Partial<Record<ErrorCategory, string>>> = {
  'missing-field': 'MISSING_REQUIRED_VALUE',
  'unknown-field': 'INVALID_FIELD',
  'not-found': 'INVALID_ID',
  'unsupported-method': 'API_DISABLED',
  locked: 'LOCK_COMPETITION',
};

/** Returns the reasons of a failure in the format of actions. `rule` is the code of a violated business rule. */
export function actionErrors(reasons: readonly Reason[], rule: string): { Code: string; Message: string }[] {
  return reasons.map(({ code, message }) => {
    const category = categoryOf(code);
    return { Code: category === 'rule' ? rule : ((category && ACTION_CODES[category]) ?? 'INVALID_VALUE'), Message: message };
  });
}

/** Returns the status of a failure for services that do not report failures with status 200. */
function errorStatus({ status, reasons: [first] }: BillingError): number {
  if (status !== 200) return status;
  return first && categoryOf(first.code) === 'not-found' ? 404 : 400;
}

const AMEND = '/v1/action/amend';
/** Actions that answer with a list, with an entry for each object. */
const LIST_ACTION = /^\/v1\/action\/(?:create|update|subscribe|generate|execute)$/;

/** Returns status and JSON text of a failed call, in the format that the definition has for the operation with this path. */
export function failureReply(path: string, error: BillingError): { status: number; body: string } {
  const { status, reasons } = error;
  const reply = (body: unknown, own = status) => ({ status: own, body: JSON.stringify(body) });
  if (LIST_ACTION.test(path)) return reply([{ Success: false, Errors: actionErrors(reasons, 'INVALID_VALUE') }]);
  if (path === '/v1/action/delete') return reply([{ success: false, errors: actionErrors(reasons, 'CANNOT_DELETE') }]);
  if (path === AMEND) return reply({ results: [{ Success: false, Errors: actionErrors(reasons, 'TRANSACTION_FAILED') }] });
  if (path.startsWith('/object-query/')) return reply({ reasons, requestId: randomUUID() }, errorStatus(error));
  if (path.startsWith('/objects/records/')) return reply({ code: reasons[0]?.code, message: error.message }, errorStatus(error));
  return { status, body: failureText(error) };
}
