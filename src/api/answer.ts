import { StorefrontError, type ErrorDetails, type ErrorType, type FieldError, type Reason } from './errors.js';
import { retryAfter } from './retry.js';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Error categories, the last two digits of a billing code (conventions.md §3). */
const CATEGORIES: Readonly<Record<string, { type: ErrorType; retryable?: boolean }>> = {
  '10': { type: 'permission' },
  '11': { type: 'authentication' },
  '20': { type: 'invalid-request' },
  '21': { type: 'invalid-request' },
  '22': { type: 'invalid-request' },
  '23': { type: 'invalid-request' },
  '27': { type: 'invalid-request' },
  '30': { type: 'conflict' },
  '40': { type: 'not-found' },
  '45': { type: 'invalid-request' },
  '50': { type: 'conflict', retryable: true },
  '60': { type: 'api', retryable: true },
  '61': { type: 'api', retryable: true },
  '70': { type: 'rate-limit', retryable: true },
  '90': { type: 'invalid-request' },
  '99': { type: 'payment' },
};

/** Category of a billing code: its last two digits, where it has eight. */
export function categoryOf(code: string): string | undefined {
  return /^\d{8}$/.test(code) ? code.slice(-2) : undefined;
}

function typeOfStatus(status: number): { type: ErrorType; retryable?: boolean } {
  if (status === 401) return { type: 'authentication' };
  if (status === 402) return { type: 'payment' };
  if (status === 403) return { type: 'permission' };
  if (status === 404) return { type: 'not-found' };
  if (status === 408) return { type: 'timeout', retryable: true };
  if (status === 409) return { type: 'conflict', retryable: true };
  if (status === 422) return { type: 'conflict' };
  if (status === 429) return { type: 'rate-limit', retryable: true };
  if (status >= 500) return { type: 'api', retryable: true };
  return { type: 'invalid-request' };
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

/**
 * The failure that an answer stands for, or undefined if it is a success. The body decides before the status: the platform answers
 * HTTP 200 with `success: false` (conventions.md §3, shapes A to E), the gateway `{error: {type, code, ...}}`.
 */
export function failureOf(response: Response, body: unknown, now: number): StorefrontError | undefined {
  const details =
    gatewayError(body) ?? reasons(body) ?? pascalCase(body) ?? oauth(body) ?? (response.ok ? undefined : plain(response.status));
  if (!details) return undefined;
  const requestId = response.headers.get('zuora-request-id') ?? details.requestId;
  const wait = retryAfter(response.headers.get('retry-after'), now);
  return new StorefrontError({
    ...details,
    status: response.status,
    ...(requestId ? { requestId } : {}),
    ...(wait === undefined ? {} : { retryAfter: wait }),
  });
}

/** `{error: {type, code, message, fields, ...}}` of the gateway; `{error: {code, message}}` of the platform's newer services. */
function gatewayError(body: unknown): ErrorDetails | undefined {
  if (!isFields(body) || !isFields(body['error'])) return undefined;
  const error = body['error'];
  const code = text(error['code']) ?? 'unknown';
  const known = isErrorType(error['type']);
  const derived = CATEGORIES[categoryOf(code) ?? ''];
  const details: ErrorDetails = {
    type: isErrorType(error['type']) ? error['type'] : (derived?.type ?? 'api'),
    code,
    message: text(error['message']) ?? code,
    retryable: known ? error['retryable'] === true : (derived?.retryable ?? false),
    fields: fieldErrors(error['fields']),
  };
  const requestId = text(error['requestId']);
  if (requestId) details.requestId = requestId;
  const docUrl = text(error['docUrl']);
  if (docUrl) details.docUrl = docUrl;
  if (error['data'] !== undefined) details.data = error['data'];
  return details;
}

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).map((entry) => ({
    field: text(entry['field']) ?? '',
    code: text(entry['code']) ?? 'invalid',
    message: text(entry['message']) ?? '',
  }));
}

/** Shape A: `{success: false, processId, reasons: [{code, message}]}`; `processId` helps support where there is no request id. */
function reasons(body: unknown): ErrorDetails | undefined {
  if (!isFields(body) || body['success'] !== false) return undefined;
  const list: Reason[] = (Array.isArray(body['reasons']) ? body['reasons'] : [])
    .filter(isFields)
    .map((reason) => ({ code: text(reason['code']) ?? '', message: text(reason['message']) ?? '' }));
  const first = list[0];
  const category = CATEGORIES[categoryOf(first?.code ?? '') ?? ''];
  const details: ErrorDetails = {
    type: category?.type ?? 'api',
    code: first?.code || 'unknown',
    message: list.map((reason) => reason.message).join('; ') || 'The billing platform refused without giving a reason.',
    retryable: category?.retryable ?? false,
    reasons: list,
    fields: list.flatMap(namedField),
  };
  const requestId = text(body['requestId']) ?? text(body['processId']);
  if (requestId) details.requestId = requestId;
  return details;
}

/** The field that a refusal names, as in `'termType' should be ...`; only for categories about a field. */
function namedField({ code, message }: Reason): FieldError[] {
  const category = categoryOf(code);
  if (!category || !['20', '21', '22', '23', '27'].includes(category)) return [];
  const field = /['"`‘“]([\w.[\]-]+)['"`’”]/.exec(message)?.[1];
  return field ? [{ field, code, message }] : [];
}

/** Shape B: actions answer `[{Success: false, Errors: [{Code, Message}]}]`, object routes the same without the array. */
function pascalCase(body: unknown): ErrorDetails | undefined {
  const entries = Array.isArray(body) ? body : [body];
  for (const entry of entries) {
    if (!isFields(entry) || entry['Success'] !== false) continue;
    const errors = (Array.isArray(entry['Errors']) ? entry['Errors'] : []).filter(isFields);
    const code = text(errors[0]?.['Code']) ?? 'unknown';
    const lock = code === 'LOCK_COMPETITION';
    return {
      type: lock ? 'conflict' : /NOT_FOUND/.test(code) ? 'not-found' : 'invalid-request',
      code,
      message: errors.map((error) => text(error['Message']) ?? '').join('; ') || code,
      retryable: lock || code === 'TEMPORARY_ERROR',
      reasons: errors.map((error) => ({ code: text(error['Code']) ?? '', message: text(error['Message']) ?? '' })),
    };
  }
  return undefined;
}

/** Shape C: `{error: "invalid_client", error_description}` of the token operation. */
function oauth(body: unknown): ErrorDetails | undefined {
  if (!isFields(body) || typeof body['error'] !== 'string') return undefined;
  return { type: 'authentication', code: body['error'], message: text(body['error_description']) ?? body['error'] };
}

function plain(status: number): ErrorDetails {
  return { ...typeOfStatus(status), code: `http-${status}`, message: `The answer was HTTP ${status}.` };
}
