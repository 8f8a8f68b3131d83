import { categoryOf, kindOfCode, kindOfStatus } from './categories.js';
import type { ErrorDetails, ErrorType, FieldError, Reason } from '../errors.js';
import { isFields, KEY_REUSED, objects, text } from './failure.js';

/**
 * Reads the failure of a response of the billing platform. Undefined if it is a success: the platform also reports failures with HTTP 200 and
 * `success: false`, and in other shapes (conventions.md §3, shapes A to E).
 * @param body the parsed response, or its text if it is not JSON
 */
export function platformFailure(body: unknown, status: number): ErrorDetails | undefined {
  return tooLarge(body, status) ?? errorObject(body, status) ?? reasons(body, status) ?? pascalCase(body, status) ?? oauth(body, status);
}

/** Reads the XML error of a proxy in front of the platform that names the maximum size. */
function tooLarge(body: unknown, status: number): ErrorDetails | undefined {
  if (status !== 403 || typeof body !== 'string' || !body.includes('max-object-size')) return undefined;
  const most = /\d+ ?[KMG]B/i.exec(body)?.[0];
  return { type: 'invalid-request', code: 'max-object-size', message: `The request is too large${most ? `; at most ${most}` : ''}.` };
}

/**
 * Reads shape E: `{error: {code, message}}` of the platform's newer services, or the same object without `error` if the status is a failure. Next to
 * created records, an error is part of a success and names the failed records.
 */
function errorObject(body: unknown, status: number): ErrorDetails | undefined {
  if (!isFields(body)) return undefined;
  const bare = status >= 400 && 'code' in body && typeof body['message'] === 'string' ? body : undefined;
  const error = isFields(body['error']) ? body['error'] : bare;
  if (!error || (status < 400 && objects(body['records']).length > 0)) return undefined;
  const code = text(error['code']) ?? 'unknown';
  const kind = kindOfCode(code) ?? kindOfStatus(status);
  const message = text(error['message']) ?? code;
  return {
    type: kind?.type ?? 'api',
    code,
    message,
    retryable: kind?.retryable ?? false,
    fields: namedField({ code, message }),
    ...(error['details'] === undefined ? {} : { data: error['details'] }),
  };
}

/**
 * Reads shape A: `{success: false, processId, reasons: [{code, message}]}`. `processId` replaces a missing request id. If the status is a failure,
 * `reasons` is enough.
 */
function reasons(body: unknown, status: number): ErrorDetails | undefined {
  if (!isFields(body)) return undefined;
  if (body['success'] !== false && !(status >= 400 && Array.isArray(body['reasons']))) return undefined;
  const list: Reason[] = objects(body['reasons']).map((reason) => ({
    code: text(reason['code']) ?? '',
    message: text(reason['message']) ?? '',
  }));
  const first = list[0]?.code ?? '';
  const kind = kindOfCode(first) ?? kindOfStatus(status);
  const details: ErrorDetails = {
    type: kind?.type ?? 'api',
    code: status === 422 ? KEY_REUSED : first || 'unknown',
    message: list.map((reason) => reason.message).join('; ') || 'The billing platform refused the request without a reason.',
    // One permanent reason makes a retry useless.
    retryable: list.length > 1 ? list.every(({ code }) => kindOfCode(code)?.retryable) : (kind?.retryable ?? false),
    reasons: list,
    fields: list.flatMap(namedField),
  };
  const requestId = text(body['requestId']) ?? text(body['processId']);
  if (requestId) details.requestId = requestId;
  return details;
}

const ABOUT_A_FIELD: readonly (string | undefined)[] = ['20', '21', '22', '23', '27'];
const NAMED_ABOUT_A_FIELD: readonly string[] = ['INVALID_FIELD', 'INVALID_VALUE', 'MISSING_REQUIRED_VALUE'];

/** Returns the field that a refusal names, as in `'termType' should be ...` or `Missing required value: AccountId`. Only for codes about a field. */
function namedField({ code, message }: Reason): FieldError[] {
  const named = NAMED_ABOUT_A_FIELD.includes(code);
  if (!named && !ABOUT_A_FIELD.includes(categoryOf(code))) return [];
  const field = /['"`‘“]([\w.[\]-]+)['"`’”]/.exec(message)?.[1] ?? (named ? /: (\w+)$/.exec(message)?.[1] : undefined);
  return field ? [{ field, code, message }] : [];
}

const NAMED_CODES: Readonly<Record<string, { type: ErrorType; retryable?: boolean }>> = {
  LOCK_COMPETITION: { type: 'conflict', retryable: true },
  TEMPORARY_ERROR: { type: 'api', retryable: true },
  REQUEST_EXCEEDED_RATE: { type: 'rate-limit', retryable: true },
  INVALID_SESSION: { type: 'authentication' },
};

/**
 * Reads shape B: `[{Success: false, Errors: [{Code, Message}]}]` of actions, or the same object without a list. A list with a success is not a
 * failure: its operation returns the result of each record.
 */
function pascalCase(body: unknown, status: number): ErrorDetails | undefined {
  const entries = Array.isArray(body) ? objects(body) : [body].filter(isFields);
  if (entries.length === 0 || !entries.every((entry) => entry['Success'] === false)) return undefined;
  const list = entries
    .flatMap((entry) => objects(entry['Errors']))
    .map((error) => ({ code: text(error['Code']) ?? '', message: text(error['Message']) ?? '' }));
  const code = list[0]?.code || 'unknown';
  const missing: { type: ErrorType } | undefined = code.includes('NOT_FOUND') ? { type: 'not-found' } : undefined;
  const kind = NAMED_CODES[code] ?? kindOfCode(code) ?? missing ?? kindOfStatus(status);
  return {
    type: kind?.type ?? 'invalid-request',
    code,
    message: list.map(({ message }) => message).join('; ') || code,
    retryable: kind !== undefined && 'retryable' in kind && kind.retryable === true,
    reasons: list,
    fields: list.flatMap(namedField),
    // Only the position of an entry says which object it belongs to.
    ...(Array.isArray(body) ? { data: entries } : {}),
  };
}

/** Reads shape C: `{error: "invalid_client", error_description}` of the token operation. */
function oauth(body: unknown, status: number): ErrorDetails | undefined {
  if (!isFields(body) || typeof body['error'] !== 'string') return undefined;
  const kind = status === 429 || status >= 500 ? kindOfStatus(status) : undefined;
  return {
    type: kind?.type ?? 'authentication',
    code: body['error'],
    message: text(body['error_description']) ?? body['error'],
    retryable: kind?.retryable ?? false,
  };
}
