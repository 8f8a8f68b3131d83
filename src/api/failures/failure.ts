import { classifyStatus } from './categories.js';
import { StorefrontError, type ErrorDetails, type ErrorType } from '../errors.js';
import { isRecord } from '../schemas/is-record.js';
import { retryAfter } from '../transport/retry.js';

export type ResponseFields = Readonly<Record<string, unknown>>;

export function textValue(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the objects in a list. Empty for a value that is not a list. */
export function objectsIn(value: unknown): ResponseFields[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
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

/** Error code for an idempotency key that was already used for a different request. The platform reports it only as status 422. */
export const KEY_REUSED = 'idempotency-key-reused';

/** Reads the failure from a response body. Undefined if the body does not contain one. */
export type ReadFailure = (body: unknown, status: number) => ErrorDetails | undefined;

/**
 * Returns the failure of a response, or undefined for a success. Checks the body for an error of the gateway, then for an error of the
 * platform, and then the HTTP status.
 *
 * @param now milliseconds since 1970, to calculate the wait if `Retry-After` is a date
 * @param platform reads failures of the billing platform; undefined for the gateway
 */
export function failureOf(response: Response, body: unknown, now: number, platform?: ReadFailure): StorefrontError | undefined {
  const { status, headers } = response;
  const details = gatewayError(body) ?? platform?.(body, status) ?? plain(status);
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

/** Reads a gateway error: `{error: {type, code, message, fields, ...}}`. */
function gatewayError(body: unknown): ErrorDetails | undefined {
  if (!isRecord(body) || !isRecord(body['error'])) return undefined;
  const error = body['error'];
  if (!isErrorType(error['type'])) return undefined;
  const code = textValue(error['code']) ?? 'unknown';
  const details: ErrorDetails = {
    type: error['type'],
    code,
    message: textValue(error['message']) ?? code,
    retryable: error['retryable'] === true,
    fields: objectsIn(error['fields']).map((entry) => ({
      field: textValue(entry['field']) ?? '',
      code: textValue(entry['code']) ?? 'invalid',
      message: textValue(entry['message']) ?? '',
    })),
  };
  const requestId = textValue(error['requestId']);
  if (requestId) details.requestId = requestId;
  const docUrl = textValue(error['docUrl']);
  if (docUrl) details.docUrl = docUrl;
  if (error['data'] !== undefined) details.data = error['data'];
  return details;
}

function plain(status: number): ErrorDetails | undefined {
  const kind = classifyStatus(status);
  return kind && { ...kind, code: status === 422 ? KEY_REUSED : `http-${status}`, message: `The response has HTTP status ${status}.` };
}
