import * as z from 'zod';
import type { ErrorType, FieldError } from '../api/errors.js';

/** What a caller learns about a failure. */
export const refusalDetails = z.object({
  status: z.literal([400, 401, 402, 403, 404, 409, 422, 429, 500, 502, 503, 504]),
  type: z.enum([
    'outcome-unknown',
    'authentication',
    'permission',
    'invalid-request',
    'not-found',
    'conflict',
    'rate-limit',
    'payment',
    'configuration',
    'api',
  ]),
  /** Stable and machine-readable, for example `quote-changed`. */
  code: z.string(),
  /** For developers. Written by us: never text of the billing platform, which may name what a page must not learn. */
  message: z.string(),
  fields: z.optional(z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }))),
  data: z.optional(z.unknown()),
  /** Whether sending the same again may succeed. */
  retryable: z.optional(z.boolean()),
  /** Seconds, for the header `Retry-After`. */
  retryAfter: z.optional(z.number()),
});
export type RefusalDetails = z.infer<typeof refusalDetails> & { type: ErrorType };

/** An answer other than success. Everything that a caller may learn about a failure is in here. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly details: RefusalDetails;

  /** @param cause what went wrong below, for the tenant's own error log only */
  constructor(details: RefusalDetails, cause?: unknown) {
    super(details.message, cause === undefined ? undefined : { cause });
    this.details = details;
  }

  /** True if the same request will be refused again, so the answer may be kept for repetitions. */
  get definite(): boolean {
    return this.details.retryable !== true && this.details.status < 500 && this.details.status !== 429;
  }
}

/** One answer for what does not exist and for what belongs to someone else, so that neither can be told from the other. */
export function notFound(): Refusal {
  return new Refusal({ status: 404, type: 'not-found', code: 'not-found', message: 'There is nothing here for this credential.' });
}

/** Well-formed input that cannot be accepted. `code` is that of the first field unless given. */
export function invalidFields(fields: readonly FieldError[], code = fields[0]?.code ?? 'invalid-request'): Refusal {
  const message = fields.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new Refusal({ status: 422, type: 'invalid-request', code, message, fields: [...fields] });
}

/** A mutation was sent and nothing certain came back. Ask again with the same idempotency key. */
export function outcomeUnknown(cause?: unknown, status: 502 | 504 = 502): Refusal {
  return new Refusal(
    {
      status,
      type: 'outcome-unknown',
      code: 'outcome-unknown',
      message: 'The billing platform has not confirmed what became of this. Send the same request with the same Idempotency-Key.',
      retryable: true,
      retryAfter: 2,
    },
    cause,
  );
}

/** The same work is under way for another request. */
export function inProgress(): Refusal {
  return new Refusal({
    status: 409,
    type: 'conflict',
    code: 'in-progress',
    message: 'This is being done for an earlier request. Send the same request with the same Idempotency-Key in a moment.',
    retryable: true,
    retryAfter: 1,
  });
}

/** Something in the gateway's own configuration does not fit; `cause` says what, to the tenant only. */
export function configurationRefusal(cause: unknown): Refusal {
  return new Refusal(
    {
      status: 500,
      type: 'configuration',
      code: 'gateway-configuration',
      message: 'The storefront is not set up correctly. The tenant finds the reason in the log of its gateway.',
    },
    cause,
  );
}
