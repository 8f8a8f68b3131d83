import type { ApiClient, CallOptions } from './client.js';
import type { AnyOperation, InputOf, Operation, OutputOf } from './operations/operation.js';
import type { EntryOf } from './paging.js';

/**
 * Method of a client that calls one operation.
 * @throws {InvalidRequestError} The input does not match the schema; nothing was sent.
 * @throws {StorefrontError} Any other failure. `retryable` is true if a retry may succeed.
 */
export type ClientMethod<Row extends AnyOperation | Operation<never, unknown>> = (
  input: InputOf<Row>,
  options?: CallOptions,
) => Promise<OutputOf<Row>>;

/**
 * Method of a client that calls one paged operation. A call returns one page, `pages` iterates over all pages, `items` over the entries of all pages.
 */
export type PagedMethod<Row extends AnyOperation | Operation<never, unknown>> = ClientMethod<Row> & {
  pages(input: InputOf<Row>, options?: CallOptions): AsyncIterable<OutputOf<Row>>;
  items(input: InputOf<Row>, options?: CallOptions): AsyncIterable<EntryOf<OutputOf<Row>>>;
};

/** Returns functions that create the methods of a client from rows. */
export function bindMethods(client: ApiClient) {
  return {
    one:
      <Input, Output>(row: Operation<Input, Output>) =>
      (input: Input, options?: CallOptions): Promise<Output> =>
        client.call<Input, Output>(row, input, options),
    paged: <Input, Output>(row: Operation<Input, Output>) =>
      Object.assign((input: Input, options?: CallOptions): Promise<Output> => client.call<Input, Output>(row, input, options), {
        pages: (input: Input, options?: CallOptions): AsyncIterable<Output> => client.pages<Input, Output>(row, input, options),
        items: (input: Input, options?: CallOptions): AsyncIterable<EntryOf<Output>> => client.items<Input, Output>(row, input, options),
      }),
  };
}
