import { categoryOf, kindOfCode, kindOfStatus } from './categories.js';
import { StorefrontError, type ErrorDetails, type ErrorType, type FieldError, type Reason } from './errors.js';
import { retryAfter } from './retry.js';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The objects in a value that should be a list of them. */
function objects(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

const TYPES: readonly string[] = [
  'connection',
  'timeout',
  'outcome-unknown',
  'authentication',
  'permission',
  'invalid-request',
  'not-found',
  'conflict',
  'rate-limit',
  'payment',
  'configuration',
  'unexpected-response',
  'api',
] satisfies ErrorType[];

function isErrorType(value: unknown): value is ErrorType {
  return typeof value === 'string' && TYPES.includes(value);
}

/** Code of both sides for a key that was used for another request; the platform says it by status 422 alone. */
export const KEY_REUSED = 'idempotency-key-reused';

/**
 * The failure that an answer stands for, or undefined if it is a success. The body decides before the status: the platform answers
 * HTTP 200 with `success: false` (conventions.md §3, shapes A to E), the gateway `{error: {type, code, ...}}`.
 *
 * @param now milliseconds since 1970, for a `Retry-After` that names a date
 */
export function failureOf(response: Response, body: unknown, now: number): StorefrontError | undefined {
  const { status, headers } = response;
  const details = errorObject(body, status) ?? reasons(body, status) ?? pascalCase(body, status) ?? oauth(body, status) ?? plain(status);
  if (!details) return undefined;
  const requestId = headers.get('zuora-request-id') ?? details.requestId;
  const wait = retryAfter(headers, now);
  return new StorefrontError({
    ...details,
    status,
    ...(requestId ? { requestId } : {}),
    ...(wait === undefined ? {} : { retryAfter: wait }),
  });
}

/** `{error: {type, code, message, fields, ...}}` of the gateway; `{error: {code, message}}` of the platform's newer services (shape E). */
function errorObject(body: unknown, status: number): ErrorDetails | undefined {
  if (!isFields(body) || !isFields(body['error'])) return undefined;
  const error = body['error'];
  const code = text(error['code']) ?? 'unknown';
  const message = text(error['message']) ?? code;
  if (!isErrorType(error['type'])) {
    const kind = kindOfCode(code) ?? kindOfStatus(status);
    return { type: kind?.type ?? 'api', code, message, retryable: kind?.retryable ?? false };
  }
  const details: ErrorDetails = {
    type: error['type'],
    code,
    message,
    retryable: error['retryable'] === true,
    fields: objects(error['fields']).map((entry) => ({
      field: text(entry['field']) ?? '',
      code: text(entry['code']) ?? 'invalid',
      message: text(entry['message']) ?? '',
    })),
  };
  const requestId = text(error['requestId']);
  if (requestId) details.requestId = requestId;
  const docUrl = text(error['docUrl']);
  if (docUrl) details.docUrl = docUrl;
  if (error['data'] !== undefined) details.data = error['data'];
  return details;
}

/** Shape A: `{success: false, processId, reasons: [{code, message}]}`; `processId` helps support where there is no request id. */
function reasons(body: unknown, status: number): ErrorDetails | undefined {
  if (!isFields(body) || body['success'] !== false) return undefined;
  const list: Reason[] = objects(body['reasons']).map((reason) => ({
    code: text(reason['code']) ?? '',
    message: text(reason['message']) ?? '',
  }));
  const first = list[0]?.code ?? '';
  const kind = kindOfCode(first) ?? kindOfStatus(status);
  const details: ErrorDetails = {
    type: kind?.type ?? 'api',
    code: status === 422 ? KEY_REUSED : first || 'unknown',
    message: list.map((reason) => reason.message).join('; ') || 'The billing platform refused without giving a reason.',
    // One reason that stays makes asking again useless.
    retryable: list.length > 1 ? list.every(({ code }) => kindOfCode(code)?.retryable) : (kind?.retryable ?? false),
    reasons: list,
    fields: list.flatMap(namedField),
  };
  const requestId = text(body['requestId']) ?? text(body['processId']);
  if (requestId) details.requestId = requestId;
  return details;
}

const ABOUT_A_FIELD: readonly (string | undefined)[] = ['20', '21', '22', '23', '27'];

/** The field that a refusal names, as in `'termType' should be ...`; only for categories about a field. */
function namedField({ code, message }: Reason): FieldError[] {
  if (!ABOUT_A_FIELD.includes(categoryOf(code))) return [];
  const field = /['"`‘“]([\w.[\]-]+)['"`’”]/.exec(message)?.[1];
  return field ? [{ field, code, message }] : [];
}

const NAMED_CODES: Readonly<Record<string, { type: ErrorType; retryable?: boolean }>> = {
  LOCK_COMPETITION: { type: 'conflict', retryable: true },
  TEMPORARY_ERROR: { type: 'api', retryable: true },
  REQUEST_EXCEEDED_RATE: { type: 'rate-limit', retryable: true },
  INVALID_SESSION: { type: 'authentication' },
};

/**
 * Shape B: actions answer `[{Success: false, Errors: [{Code, Message}]}]`, object routes the same without the array. An array in which something
 * worked is no failure: its row says what worked.
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
  };
}

/** Shape C: `{error: "invalid_client", error_description}` of the token operation. */
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

function plain(status: number): ErrorDetails | undefined {
  const kind = kindOfStatus(status);
  return kind && { ...kind, code: status === 422 ? KEY_REUSED : `http-${status}`, message: `The answer was HTTP ${status}.` };
}
