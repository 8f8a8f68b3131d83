import * as z from 'zod';
import type { ErrorType, FieldError } from '../api/errors.js';

/** Details of a failure that a caller may see. */
export const refusalDetails = z.object({
  status: z.literal([400, 401, 402, 403, 404, 408, 409, 422, 429, 500, 502, 503, 504]),
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
  /** Stable, machine-readable code, for example `quote-changed`. */
  code: z.string(),
  /** Text for developers. Never a text of the billing platform, which may reveal data that a page must not see. */
  message: z.string(),
  fields: z.optional(z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }))),
  data: z.optional(z.unknown()),
  /** True if sending the same request again may succeed. */
  retryable: z.optional(z.boolean()),
  /** Seconds to wait, for the header `Retry-After`. */
  retryAfter: z.optional(z.number()),
});
type RefusalDetails = z.infer<typeof refusalDetails> & { type: ErrorType };

/** Error response of the gateway. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly details: RefusalDetails;

  /** @param cause internal reason, for the tenant's error log only */
  constructor(details: RefusalDetails, cause?: unknown) {
    super(details.message, cause === undefined ? undefined : { cause });
    this.details = details;
  }

  /** True if the same request would be refused again, so that the response can be stored for retries. */
  get definite(): boolean {
    return this.details.retryable !== true && this.details.status < 500 && this.details.status !== 429;
  }
}

/** Refusal of a request that needs a session. */
export function sessionRequired(): Refusal {
  return new Refusal({
    status: 401,
    type: 'authentication',
    code: 'session-required',
    message: 'This operation needs a session. Open one from your server with POST /storefront/sessions.',
  });
}

/** Refusal of an id that does not exist or belongs to someone else. Both cases look the same, so that ids cannot be probed. */
export function notFound(): Refusal {
  return new Refusal({
    status: 404,
    type: 'not-found',
    code: 'not-found',
    message: 'Nothing was found for this credential. Check the id, or sign in to the account that owns it.',
  });
}

/** Refusal of well-formed input with invalid values. Its code is the code of the first field. */
export function invalidFields(fields: readonly FieldError[], { data }: Pick<RefusalDetails, 'data'> = {}): Refusal {
  const message = fields.map(({ field, message }) => `${field}: ${message}`).join('; ');
  const code = fields[0]?.code ?? 'invalid-request';
  return new Refusal({ status: 422, type: 'invalid-request', code, message, fields: [...fields], ...(data === undefined ? {} : { data }) });
}

/** Refusal of a mutation whose outcome is unknown. The caller has to repeat it with the same idempotency key. */
export function outcomeUnknown(cause?: unknown, status: 502 | 504 = 502): Refusal {
  return new Refusal(
    {
      status,
      type: 'outcome-unknown',
      code: 'outcome-unknown',
      message: 'The billing platform has not confirmed the result. Send the same request with the same Idempotency-Key.',
      retryable: true,
      retryAfter: 2,
    },
    cause,
  );
}

/** Refusal of a request while another request for the same work is in progress. */
export function inProgress(cause?: unknown): Refusal {
  return new Refusal(
    {
      status: 409,
      type: 'conflict',
      code: 'in-progress',
      message: 'An earlier request is still in progress. Wait a moment, then send the same request with the same Idempotency-Key.',
      retryable: true,
      retryAfter: 1,
    },
    cause,
  );
}

/** Refusal because of an invalid configuration. `cause` goes to the tenant's error log only. */
export function configurationRefusal(cause: unknown): Refusal {
  return new Refusal(
    {
      status: 500,
      type: 'configuration',
      code: 'gateway-configuration',
      message: 'The storefront is not set up correctly. Ask the site owner to check the log of the gateway.',
    },
    cause,
  );
}
