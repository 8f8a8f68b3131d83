/**
 * Category of a failure, from the caller's point of view. This list is complete. `code` is more specific.
 *
 * `outcome-unknown`: a mutation was sent and no response arrived, so it may have been applied. Show neither a failure nor a success. Retry
 * with the same idempotency key.
 */
export type ErrorType =
  | 'connection'
  | 'timeout'
  | 'outcome-unknown'
  | 'authentication'
  | 'permission'
  | 'invalid-request'
  | 'not-found'
  | 'conflict'
  | 'rate-limit'
  | 'payment'
  | 'configuration'
  | 'unexpected-response'
  | 'api';

/** Input field that was refused. */
export interface FieldError {
  /** Path in the input, for example `account.email` or `plans.0.quantity`. */
  field: string;
  code: string;
  message: string;
}

/** Entry of `reasons` in an error response of the billing API. */
export interface ErrorReason {
  /** Eight digits: six for object and field, two for the category. */
  code: string;
  message: string;
}

export interface ErrorDetails {
  type: ErrorType;
  /** Stable, machine-readable code, for example `quote-changed` or the platform's `53100020`. */
  code: string;
  /** Text for developers and logs. Elements show their own text, chosen by `type` and `code`. */
  message: string;
  fields?: readonly FieldError[];
  /** `Zuora-Request-Id`, or the gateway's own request id. Include it in support requests. */
  requestId?: string;
  /** True if sending the same request again may succeed. */
  retryable?: boolean;
  docUrl?: string;
  /** HTTP status; 0 if no response arrived. */
  status?: number;
  /** Milliseconds to wait before a retry, if the response says so. */
  retryAfter?: number;
  reasons?: readonly ErrorReason[];
  /** Details that belong to `code`, for example the old and new quote of `quote-changed`. */
  data?: unknown;
  cause?: unknown;
}

/** Error that a client call throws. Also used for expected failures, so that elements can show them. */
export class StorefrontError extends Error {
  override readonly name: string = 'StorefrontError';
  readonly type: ErrorType;
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly retryable: boolean;
  readonly docUrl: string | undefined;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly reasons: readonly ErrorReason[];
  readonly data: unknown;

  constructor(details: ErrorDetails) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.type = details.type;
    this.code = details.code;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId;
    this.retryable = details.retryable ?? false;
    this.docUrl = details.docUrl;
    this.status = details.status ?? 0;
    this.retryAfter = details.retryAfter;
    this.reasons = details.reasons ?? [];
    this.data = details.data;
  }
}

/** Input that does not match the operation's schema. Thrown before anything is sent. `fields` lists each invalid field. */
export class InvalidRequestError extends StorefrontError {
  override readonly name = 'InvalidRequestError';
}

/** True for errors thrown by this package, including errors from a second copy of the package on the page. */
export function isStorefrontError(error: unknown): error is StorefrontError {
  return error instanceof Error && (error.name === 'StorefrontError' || error.name === 'InvalidRequestError') && 'type' in error;
}
