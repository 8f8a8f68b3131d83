import { encodeSpecially, packBody } from './body-encodings.js';
import { callHeaders } from './call-headers.js';
import type { CallOptions, ClientOptions } from '../client.js';
import { systemClock } from '../transport/clock.js';
import { Limiter } from '../transport/limiter.js';
import type { AnyOperation, Operation } from '../operations/operation.js';
import type { PreparedRequest } from '../transport/request.js';
import { readSpecially } from './special-answers.js';

/**
 * What the billing API needs beyond plain JSON: limits, its own headers, other encodings and answers. Given to the transport, so that a page, which
 * talks to the gateway only, does not load it.
 */
export interface BillingWire {
  readonly limiter: Limiter;
  /** @throws {InvalidRequestError} */
  headers(row: AnyOperation, call: CallOptions): Readonly<Record<string, string>>;
  encode: typeof encodeSpecially;
  pack(prepared: PreparedRequest): Promise<PreparedRequest>;
  read<Output>(row: Operation<unknown, Output>, response: Response, call: CallOptions): Promise<{ output: Output } | undefined>;
}

export function createBillingWire(options: ClientOptions): BillingWire {
  const clock = options.clock ?? systemClock;
  const idleTimeout = options.idleTimeout ?? 15_000;
  return {
    limiter: new Limiter(clock),
    headers: (row, call) => callHeaders(options, row, call),
    encode: encodeSpecially,
    pack: (prepared) => packBody(prepared, options.compress ?? false),
    read: (row, response, { signal }) => readSpecially(row, response, { clock, idleTimeout, signal }),
  };
}
