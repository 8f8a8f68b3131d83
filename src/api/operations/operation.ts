import type { Validator } from '../schemas/validator.js';

/** Settings of a row that do not depend on its input and output. */
export interface OperationSettings {
  /** Unique name `<resource>.<verb>`, for example `invoices.items`. Rows of the gateway start with `storefront.`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{placeholders}`, for example `/v1/invoices/{invoiceKey}/items`. */
  readonly path: string;
  /** Names of inputs in the query string, for methods with a body. */
  readonly query?: readonly string[];
  /**
   * Encoding of the body. Default: JSON. `multipart` sends each value as a part and a `Blob` as a file. `list` sends the value of the only body
   * field, without an object around it.
   */
  readonly encoding?: 'json' | 'form' | 'multipart' | 'list';
  /** Type of the response. Default: JSON. For `file` the response schema receives a `FileDownload` with a stream, for `xml` the text. */
  readonly answer?: 'json' | 'file' | 'xml';
  /**
   * Paging: `page` (1-based `page` and `pageSize` in the input, `nextPage` URL in the response), `cursor` (`cursor` in the input, `nextCursor` in the
   * response), `object-query` (`cursor` in the input, next cursor in `nextPage`), `query` (`queryLocator` in the response, passed to the row `more`).
   */
  readonly paging?: 'page' | 'cursor' | 'object-query' | 'query';
  /** Name of the list in the response of a paged row. `client.items` iterates over its entries. */
  readonly items?: string;
  /** For `paging: 'query'`: row that returns further records for a `queryLocator`. */
  readonly more?: AnyOperation;
  /**
   * Automatic retries: `safe` for reads, `keyed` for mutations with an idempotency key, which may be retried with the same key, `never` for all
   * others.
   */
  readonly retry: 'safe' | 'keyed' | 'never';
  /** Class of the platform's limit on concurrent requests (conventions.md §4). Default: `default`. */
  readonly limit?: 'high-volume';
  /** True for the operation that returns the credential, which needs none. */
  readonly anonymous?: boolean;
}

/**
 * Row of the operations table: data that the client needs to call an operation, the gateway to authorize it and the sandbox to serve it.
 *
 * `request` describes one flat input object. Names in `{braces}` of `path` are taken from it first. Of the rest, names in `query` (for GET and
 * DELETE: all) belong to the query string and all others to the body.
 */
export interface Operation<Input, Output> extends OperationSettings {
  readonly request: Validator<Input>;
  readonly response: Validator<Output>;
}

/** Declares a row. Infers `Input` and `Output` from validators and zod schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<Input, Output>(row: Operation<Input, Output>): Operation<Input, Output> {
  return row;
}

/** Input type of a row. */
export type InputOf<Row> = Row extends Operation<infer Input, unknown> ? Input : never;
/** Output type of a row. */
export type OutputOf<Row> = Row extends Operation<unknown, infer Output> ? Output : never;
/** Row of any input and output, for tables of rows. */
export type AnyOperation = Operation<unknown, unknown>;
