import type { AnyOperation, Operation } from '../../../src/api/operations/operation.js';
import type { Answer, Call, Handler } from '../context.js';
import { billingError, type ErrorResource } from '../errors.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { narrowInput, parseInput } from './input.js';

/** A row with the handler that serves it. */
export interface Endpoint {
  readonly row: Pick<Operation<unknown, unknown>, 'name' | 'method' | 'path' | 'query' | 'encoding' | 'retry' | 'anonymous' | 'limit'>;
  readonly resource: ErrorResource;
  /** Checks the flat input before anything is done; the result does it. */
  prepare(fields: Record<string, unknown>): (call: Call) => Promise<Answer>;
  /** True if the row writes although it may be sent again at will. */
  readonly writes?: boolean;
  /** True if it leaves work that goes on after its answer. */
  readonly leavesWork?: boolean;
  /** HTTP status of a success; 200 unless said. */
  readonly status?: number;
}

/** Joins a row and its handler, so that the handler gets the row's input and nothing else. */
export function endpoint<Input, Output>(row: Operation<Input, Output>, resource: ErrorResource, handler: Handler<Input>): Endpoint {
  return {
    row,
    resource,
    prepare(fields) {
      const input = parseInput(row, resource, fields);
      return (call) => handler(input, call);
    },
  };
}

/**
 * As `endpoint`, for a row of which the sandbox serves a part: what the row knows and `supported` does not is refused by name, never ignored.
 */
export function partialEndpoint<Supported>(
  row: AnyOperation,
  resource: ErrorResource,
  supported: Schema<Supported>,
  handler: Handler<Supported>,
): Endpoint {
  return {
    row,
    resource,
    prepare(fields) {
      const input = narrowInput(supported, resource, parseInput(row, resource, fields));
      return (call) => handler(input, call);
    },
  };
}

/** A row that this sandbox does not serve: every call fails with the reason, as a billing error. */
export function unavailable(row: AnyOperation, reason: string): Endpoint {
  return {
    row,
    resource: 'none',
    prepare() {
      throw billingError('none', 'unsupported-method', `${row.method} ${row.path} is not available in this sandbox: ${reason}.`);
    },
  };
}
