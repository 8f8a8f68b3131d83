import { categoryOf, classifyCode, classifyStatus } from './categories.js';
import type { ErrorDetails, ErrorType, FieldError, ErrorReason } from '../errors.js';
import { isRecord } from '../schemas/is-record.js';
import { KEY_REUSED, objectsIn, textValue } from './failure.js';

/**
 * Reads a failure from a response of the billing platform. Undefined for a success. The HTTP status alone is not enough: the platform also
 * sends failures with status 200. Each function below reads one of the platform's error formats.
 * @param body the parsed response, or its text if it is not JSON
 */
export function platformFailure(body: unknown, status: number): ErrorDetails | undefined {
  return tooLarge(body, status) ?? errorObject(body, status) ?? reasons(body, status) ?? pascalCase(body, status) ?? oauth(body, status);
}

/** Reads the XML error that a proxy sends for requests that are too large. The error names the maximum size. */
function tooLarge(body: unknown, status: number): ErrorDetails | undefined {
  if (status !== 403 || typeof body !== 'string' || !body.includes('max-object-size')) return undefined;
  const most = /\d+ ?[KMG]B/i.exec(body)?.[0];
  return { type: 'invalid-request', code: 'max-object-size', message: `The request is too large${most ? `; at most ${most}` : ''}.` };
}

/**
 * Reads an error of the platform's newer services: `{error: {code, message}}` or, with an error status, `{code, message}`. A success can
 * contain both created records and an `error` for the records that failed. Such a response is not a failure.
 */
function errorObject(body: unknown, status: number): ErrorDetails | undefined {
  if (!isRecord(body)) return undefined;
  const bare = status >= 400 && 'code' in body && typeof body['message'] === 'string' ? body : undefined;
  const error = isRecord(body['error']) ? body['error'] : bare;
  if (!error || (status < 400 && objectsIn(body['records']).length > 0)) return undefined;
  const code = textValue(error['code']) ?? 'unknown';
  const kind = classifyCode(code) ?? classifyStatus(status);
  const message = textValue(error['message']) ?? code;
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
 * Reads `{success: false, processId, reasons: [{code, message}]}`, the most common format. `processId` replaces a missing request id. With
 * an error status, `success` may be missing.
 */
function reasons(body: unknown, status: number): ErrorDetails | undefined {
  if (!isRecord(body)) return undefined;
  if (body['success'] !== false && !(status >= 400 && Array.isArray(body['reasons']))) return undefined;
  const list: ErrorReason[] = objectsIn(body['reasons']).map((reason) => ({
    code: textValue(reason['code']) ?? '',
    message: textValue(reason['message']) ?? '',
  }));
  const first = list[0]?.code ?? '';
  const kind = classifyCode(first) ?? classifyStatus(status);
  const details: ErrorDetails = {
    type: kind?.type ?? 'api',
    code: status === 422 ? KEY_REUSED : first || 'unknown',
    message: list.map((reason) => reason.message).join('; ') || 'The billing platform refused the request without a reason.',
    // Retrying helps only if every reason is temporary.
    retryable: list.length > 1 ? list.every(({ code }) => classifyCode(code)?.retryable) : (kind?.retryable ?? false),
    reasons: list,
    fields: list.flatMap(namedField),
  };
  const requestId = textValue(body['requestId']) ?? textValue(body['processId']);
  if (requestId) details.requestId = requestId;
  return details;
}

const ABOUT_A_FIELD: readonly (string | undefined)[] = ['20', '21', '22', '23', '27'];
const NAMED_ABOUT_A_FIELD: readonly string[] = ['INVALID_FIELD', 'INVALID_VALUE', 'MISSING_REQUIRED_VALUE'];

/**
 * Returns the field named in an error message such as `'termType' should be ...` or `Missing required value: AccountId`. Empty for codes
 * that do not concern a field.
 */
function namedField({ code, message }: ErrorReason): FieldError[] {
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
 * Reads the error of an action: `[{Success: false, Errors: [{Code, Message}]}]`, or a single such object. If at least one record succeeded,
 * the response is not a failure: the operation returns a result for each record.
 */
function pascalCase(body: unknown, status: number): ErrorDetails | undefined {
  const entries = Array.isArray(body) ? objectsIn(body) : [body].filter(isRecord);
  if (entries.length === 0 || !entries.every((entry) => entry['Success'] === false)) return undefined;
  const list = entries
    .flatMap((entry) => objectsIn(entry['Errors']))
    .map((error) => ({ code: textValue(error['Code']) ?? '', message: textValue(error['Message']) ?? '' }));
  const code = list[0]?.code || 'unknown';
  const missing: { type: ErrorType } | undefined = code.includes('NOT_FOUND') ? { type: 'not-found' } : undefined;
  const kind = NAMED_CODES[code] ?? classifyCode(code) ?? missing ?? classifyStatus(status);
  return {
    type: kind?.type ?? 'invalid-request',
    code,
    message: list.map(({ message }) => message).join('; ') || code,
    retryable: kind !== undefined && 'retryable' in kind && kind.retryable === true,
    reasons: list,
    fields: list.flatMap(namedField),
    // Keeps the entries, because only the position of an entry shows which record failed.
    ...(Array.isArray(body) ? { data: entries } : {}),
  };
}

/** Reads the error of the token operation: `{error: "invalid_client", error_description}`. */
function oauth(body: unknown, status: number): ErrorDetails | undefined {
  if (!isRecord(body) || typeof body['error'] !== 'string') return undefined;
  const kind = status === 429 || status >= 500 ? classifyStatus(status) : undefined;
  return {
    type: kind?.type ?? 'authentication',
    code: body['error'],
    message: textValue(body['error_description']) ?? body['error'],
    retryable: kind?.retryable ?? false,
  };
}
