/**
 * What went wrong, from the caller's point of view. A closed list; `code` says more.
 *
 * `outcome-unknown` is special: a mutation left and no answer came, so it may have happened. Never show it as failure or success: ask again with
 * the same idempotency key.
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

/** One input field that was refused. */
export interface FieldError {
  /** Path in the input, for example `account.email` or `plans.0.quantity`. */
  field: string;
  code: string;
  message: string;
}

/** One entry of `reasons` in a billing answer (conventions.md §3, shape A). */
export interface Reason {
  /** Eight digits: six for object and field, two for the category. */
  code: string;
  message: string;
}

export interface ErrorDetails {
  type: ErrorType;
  /** Stable and machine-readable, for example `quote-changed` or the platform's `53100020`. */
  code: string;
  /** For developers and logs; elements show their own words chosen by `type` and `code`. */
  message: string;
  fields?: readonly FieldError[];
  /** `Zuora-Request-Id` or the gateway's own; quote it to support. */
  requestId?: string;
  /** Whether sending the same again may succeed. */
  retryable?: boolean;
  docUrl?: string;
  /** HTTP status, 0 if there was no answer. */
  status?: number;
  /** Milliseconds to wait before trying again, where the other side said so. */
  retryAfter?: number;
  reasons?: readonly Reason[];
  /** Facts that belong to `code`, for example the old and the new quote of `quote-changed`. */
  data?: unknown;
  cause?: unknown;
}

/** Every failure of the client. Expected failures are values of this class too, so that they can be shown. */
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
  readonly reasons: readonly Reason[];
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

/** The input does not fit the operation; thrown before any request leaves. `fields` names each path. */
export class InvalidRequestError extends StorefrontError {
  override readonly name = 'InvalidRequestError';
}

/** True for errors of this package, also those of a second copy of it on the page. */
export function isStorefrontError(error: unknown): error is StorefrontError {
  return error instanceof Error && (error.name === 'StorefrontError' || error.name === 'InvalidRequestError') && 'type' in error;
}
