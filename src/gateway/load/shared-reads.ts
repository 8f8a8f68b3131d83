import { canonicalJson } from '../../api/canonical-json.js';
import type { Client } from '../../api/client.js';
import type { AnyOperation, Operation } from '../../api/operations/operation.js';
import { pages } from '../../api/paging.js';

interface SharedCall<Output> {
  readonly row: AnyOperation;
  readonly response: Promise<Output>;
}

/** Narrows the type of a call. The row determines the type of its response. */
const isOf = <Input, Output>(call: SharedCall<unknown>, row: Operation<Input, Output>): call is SharedCall<Output> => call.row === row;

/**
 * Returns a client that sends equal calls only once, for operations that together show one state of an account. Never use it for an operation
 * that changes something.
 */
export function sharedReads(client: Client): Client {
  const calls = new Map<string, SharedCall<unknown>>();
  const shared: Client = {
    baseUrl: client.baseUrl,
    call<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>): Promise<Output> {
      const key = `${row.name} ${canonicalJson(input)}`;
      const known = calls.get(key);
      if (known && isOf(known, row)) return known.response;
      const response = client.call(row, input);
      calls.set(key, { row, response });
      return response;
    },
    pages: (row, input, options = {}) => pages(shared, row, input, options),
  };
  return shared;
}
