import { failureOf } from '../failures/failure.js';
import { StorefrontError } from '../errors.js';
import type { AnyOperation, Operation } from '../operations/operation.js';
import type { BillingWire } from '../wire/billing-wire.js';

/**
 * Reads the response of a row.
 * @throws {StorefrontError} The response is a failure, is not JSON, or does not match the schema.
 */
export function readAnswer<Output>(
  row: Operation<unknown, Output>,
  response: Response,
  raw: string,
  now: number,
  wire?: BillingWire,
): Output {
  const body = parse(row, response, raw, wire);
  const failure = failureOf(response, 'value' in body ? body.value : raw, now, wire?.failure);
  if (failure) throw failure;
  if (!('value' in body)) throw unexpectedResponse(row, response, body.code, body.message, body.code === 'truncated');
  const parsed = wire ? wire.fit(row, body.value) : row.response.safeParse(body.value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.map(String).join('.') || 'answer';
  throw unexpectedResponse(row, response, 'schema-mismatch', `${where}: ${issue?.message ?? 'does not fit'}`, false);
}

/**
 * Parses a body. An empty body becomes an empty object. The error distinguishes truncated JSON from other content, such as the page of a captive
 * portal or firewall.
 */
function parse(
  row: AnyOperation,
  response: Response,
  raw: string,
  wire?: BillingWire,
): { value: unknown } | { code: string; message: string } {
  if (raw === '') return { value: {} };
  if (!isJson(response)) {
    return { code: 'not-json', message: 'The response is not JSON. A proxy or firewall may have answered instead.' };
  }
  try {
    return { value: wire ? wire.parse(raw, row.response) : JSON.parse(raw) };
  } catch {
    return { code: 'truncated', message: 'The response is not complete JSON.' };
  }
}

/** True if the content type of a response is JSON. */
export function isJson(response: Response): boolean {
  return /\bjson\b/i.test(response.headers.get('content-type') ?? '');
}

/** Returns the error for a response that does not match its operation, with the request id for support. */
export function unexpectedResponse(
  row: AnyOperation,
  response: Response,
  code: string,
  message: string,
  retryable: boolean,
): StorefrontError {
  const requestId = response.headers.get('zuora-request-id');
  return new StorefrontError({
    type: 'unexpected-response',
    code,
    message: `${row.name}: ${message}`,
    status: response.status,
    retryable,
    ...(requestId === null ? {} : { requestId }),
  });
}
