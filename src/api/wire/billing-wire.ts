import type { CallOptions, ClientOptions } from '../client.js';
import type { ReadFailure } from '../failures/failure.js';
import { platformFailure } from '../failures/platform-failure.js';
import type { AnyOperation, Operation } from '../operations/operation.js';
import type { ParseResult } from '../schemas/validator.js';
import { systemClock } from '../transport/clock.js';
import { Limiter } from '../transport/limiter.js';
import type { EncodeBody, PreparedRequest } from '../transport/request.js';
import { encodeBody, packBody } from './body-encodings.js';
import { callHeaders } from './call-headers.js';
import { createInspect } from './drift.js';
import { parseExact } from './exact-json.js';
import { readFileOrXml } from './file-and-xml-answers.js';
import { fitSchema } from './fit-schema.js';

/**
 * Extensions of the transport for the billing API: rate limits, headers, encodings and responses other than JSON. Injected, so that pages, which only
 * call the gateway, do not load them.
 */
export interface BillingWire {
  readonly limiter: Limiter;
  /** @throws {InvalidRequestError} */
  headers(row: AnyOperation, call: CallOptions): Readonly<Record<string, string>>;
  readonly encode: EncodeBody;
  pack(prepared: PreparedRequest): Promise<PreparedRequest>;
  /** Reads responses that are not JSON. Undefined for rows with JSON responses. */
  read<Output>(row: Operation<unknown, Output>, response: Response, call: CallOptions): Promise<{ output: Output } | undefined>;
  readonly parse: typeof parseExact;
  readonly failure: ReadFailure;
  /** Parses a JSON response with the schema of its row. */
  fit<Output>(row: Operation<unknown, Output>, value: unknown): ParseResult<Output>;
}

export function createBillingWire(options: ClientOptions): BillingWire {
  const { clock = systemClock, idleTimeout = 15_000, compress = false, onDrift } = options;
  const inspect = onDrift && createInspect(onDrift);
  return {
    limiter: new Limiter(clock),
    headers: (row, call) => callHeaders(options, row, call),
    encode: encodeBody,
    pack: (prepared) => packBody(prepared, compress),
    read: (row, response, { signal }) => readFileOrXml(row, response, { clock, idleTimeout, signal }),
    parse: parseExact,
    failure: platformFailure,
    fit: (row, value) => fitSchema(row, value, inspect),
  };
}
