import type { Validator } from '../schemas/validator.js';

/** Part of an account's data. `billing`: invoices, payments, credits and refunds. `usage`: spending alerts. */
type AccountData = 'subscriptions' | 'billing' | 'methods' | 'profile' | 'usage';

/** Settings of a row, without its request and response schemas. */
export interface OperationSettings {
  /** Unique name `<resource>.<verb>`, for example `invoices.items`. Rows of the gateway start with `storefront.`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{placeholders}`, for example `/v1/invoices/{invoiceKey}/items`. */
  readonly path: string;
  /** Input fields that are sent in the query string, for methods with a body. */
  readonly query?: readonly string[];
  /**
   * Encoding of the body. Default: JSON.
   * - `form`: URL-encoded form
   * - `multipart`: one part per value; a `Blob` becomes a file
   * - `list`: JSON list, taken from the only body field
   */
  readonly encoding?: 'json' | 'form' | 'multipart' | 'list';
  /** Format of the response. Default: JSON. The response schema receives a `FileDownload` for `file`, and the text for `xml`. */
  readonly answer?: 'json' | 'file' | 'xml';
  /**
   * Paging method.
   * - `page`: `page` (from 1) and `pageSize` in the input, `nextPage` URL in the response
   * - `cursor`: `cursor` in the input, `nextCursor` in the response
   * - `object-query`: `cursor` in the input, next cursor as `nextPage` in the response
   * - `query`: `queryLocator` in the response, which is the input of the row `more`
   */
  readonly paging?: 'page' | 'cursor' | 'object-query' | 'query';
  /** Name of the list in the response of a paged row. `client.items` iterates over its entries. */
  readonly items?: string;
  /** Row that returns the next records of a `queryLocator`, for `paging: 'query'`. */
  readonly more?: AnyOperation;
  /**
   * Automatic retries.
   * - `safe`: reads, which may be retried
   * - `keyed`: mutations, which may be retried with an idempotency key
   * - `never`: all other mutations
   */
  readonly retry: 'safe' | 'keyed' | 'never';
  /** Class of the platform's concurrency limits. Default: `default`. */
  readonly limit?: 'high-volume';
  /** True if the operation is sent without a credential, because it fetches a token. */
  readonly anonymous?: boolean;
  /** For reads of the gateway: account data that the response depends on. The response is outdated once this data changes. */
  readonly shows?: readonly AccountData[];
  /** For mutations of the gateway: account data that the operation may change. Empty if it changes none. */
  readonly affects?: readonly AccountData[];
}

/**
 * Row of the operations table. Contains the data that the client needs to call an operation, the gateway to authorize it and the sandbox to
 * serve it.
 *
 * `request` describes one flat input object. Each field goes to one part of the request:
 * - the path, if `path` contains its name in `{braces}`
 * - the query string, if `query` lists its name, or if the method is GET or DELETE
 * - the body, in all other cases
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
/** Row with any input and output, for tables of rows. */
export type AnyOperation = Operation<unknown, unknown>;
