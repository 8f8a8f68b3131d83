import type { AnyOperation, Operation } from '../../../src/api/operations/operation.js';
import type { HandlerResult, CallContext, Handler } from '../context.js';
import { billingError, type ErrorResource } from '../errors.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { narrowInput, parseInput } from './input.js';
import type { UnknownFields } from './unknown-fields.js';

/** An operation of the billing API with its handler. */
export interface Endpoint {
  readonly row: Pick<Operation<unknown, unknown>, 'name' | 'method' | 'path' | 'query' | 'encoding' | 'retry' | 'anonymous' | 'limit'>;
  readonly resource: ErrorResource;
  /** Validates the flat input and returns a function that runs the operation. */
  prepare(fields: Record<string, unknown>, unknownFields: UnknownFields): (call: CallContext) => Promise<HandlerResult>;
  /** True if the operation writes, although the operations table marks it as safe to retry. */
  readonly writes?: boolean;
  /** True if the operation adds background work. */
  readonly leavesWork?: boolean;
  /** HTTP status of a successful response. Default: 200. */
  readonly status?: number;
  /** Schema of the supported part of the input. Default: everything is supported. */
  readonly supported?: Schema<unknown>;
}

/** Creates an endpoint whose handler receives the validated input of the operation. */
export function endpoint<Input, Output>(row: Operation<Input, Output>, resource: ErrorResource, handler: Handler<Input>): Endpoint {
  return {
    row,
    resource,
    prepare(fields, unknownFields) {
      const input = parseInput(row, resource, fields, unknownFields);
      return (call) => handler(input, call);
    },
  };
}

/** Creates an endpoint that supports part of an operation's input. Errors name unsupported fields of the operation, which are never ignored. */
export function partialEndpoint<Supported>(
  row: AnyOperation,
  resource: ErrorResource,
  supported: Schema<Supported>,
  handler: Handler<Supported>,
): Endpoint {
  return {
    row,
    resource,
    supported,
    prepare(fields, unknownFields) {
      const input = narrowInput(supported, resource, parseInput(row, resource, fields, unknownFields), row.name);
      return (call) => handler(input, call);
    },
  };
}

/** Creates an endpoint for an operation that the sandbox does not serve. Every call fails with `reason`. */
export function unavailableEndpoint(row: AnyOperation, reason: string): Endpoint {
  return {
    row,
    resource: 'none',
    prepare() {
      throw billingError('none', 'unsupported-method', `${row.method} ${row.path} is not available in this sandbox: ${reason}.`);
    },
  };
}
