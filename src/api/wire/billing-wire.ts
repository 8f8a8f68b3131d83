import type { CallOptions, ClientOptions } from '../client.js';
import type { ReadFailure } from '../failures/failure.js';
import { platformFailure } from '../failures/platform-failure.js';
import type { AnyOperation, Operation } from '../operations/operation.js';
import { systemClock } from '../transport/clock.js';
import { Limiter } from '../transport/limiter.js';
import type { EncodeBody, PreparedRequest } from '../transport/request.js';
import { encodeBody, packBody } from './body-encodings.js';
import { callHeaders } from './call-headers.js';
import { createInspect } from './drift.js';
import { parseExact } from './exact-json.js';
import { readFileOrXml } from './file-and-xml-answers.js';
import { fitSchema, type Fitted } from './fit-schema.js';

/**
 * What the billing API needs beyond plain JSON: limits, its own headers, other encodings and answers. Given to the transport, so that a page, which
 * talks to the gateway only, does not load it.
 */
export interface BillingWire {
  readonly limiter: Limiter;
  /** @throws {InvalidRequestError} */
  headers(row: AnyOperation, call: CallOptions): Readonly<Record<string, string>>;
  readonly encode: EncodeBody;
  pack(prepared: PreparedRequest): Promise<PreparedRequest>;
  /** Reads the answer of a row that is no JSON; undefined for other rows. */
  read<Output>(row: Operation<unknown, Output>, response: Response, call: CallOptions): Promise<{ output: Output } | undefined>;
  readonly parse: typeof parseExact;
  readonly failure: ReadFailure;
  /** What the schema of a row makes of an answer that is JSON. */
  fit<Output>(row: Operation<unknown, Output>, value: unknown): Fitted<Output>;
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
