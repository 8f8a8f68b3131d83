import type { Schema } from '../schemas/schema.js';

/**
 * One row of the operations table: everything the client needs to call an operation, the gateway to guard it and the sandbox to serve it.
 *
 * `request` describes one flat input object. Names in `{braces}` of `path` are taken from it first; of the rest, names in `query` (for GET and
 * DELETE: all) go to the query string and what remains is the body.
 */
export interface Operation<Input, Output> {
  /** Unique, `<resource>.<verb>`, for example `invoices.items`; rows for the gateway start with `storefront.`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{placeholders}` named as on the wire, for example `/v1/invoices/{invoiceKey}/items`. */
  readonly path: string;
  readonly request: Schema<Input>;
  readonly response: Schema<Output>;
  /** Input names that travel in the query although the method has a body. */
  readonly query?: readonly string[];
  /**
   * How the body is written; JSON unless said. `multipart` sends each value as a part, a `Blob` as a file. `list` sends the value of the input's
   * only body field as it is, without an object around it.
   */
  readonly encoding?: 'json' | 'form' | 'multipart' | 'list';
  /** What the answer is; JSON unless said. `file` gives the response schema a `FileDownload`, whose body is a stream; `xml` the text. */
  readonly answer?: 'json' | 'file' | 'xml';
  /**
   * How more results are reached: `page` (1-based `page`/`pageSize` in, `nextPage` URL out), `cursor` (`cursor` in, `nextCursor` out), `object-query`
   * (`cursor` in, `nextPage` out, which is the next cursor), `query` (`queryLocator` out, handed to the row `more`).
   */
  readonly paging?: 'page' | 'cursor' | 'object-query' | 'query';
  /** Name of the answer's list, for paged rows: `client.items` gives its entries one by one. */
  readonly items?: string;
  /** For `paging: 'query'`: the row that gives further records for `{queryLocator}`. */
  readonly more?: AnyOperation;
  /**
   * What may be sent again without asking: `safe` reads; `keyed` mutations, which carry one idempotency key per attempt and so may be repeated
   * with the same key; `never` everything else.
   */
  readonly retry: 'safe' | 'keyed' | 'never';
  /** Class of the platform's limit on concurrent requests; `default` unless said (conventions.md §4). */
  readonly limit?: 'high-volume';
  /** True for the operation that gives out the credential, which is called without one. */
  readonly anonymous?: boolean;
}

/** Declares a row; exists so that `Input` and `Output` are inferred from the schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<Input, Output>(row: Operation<Input, Output>): Operation<Input, Output> {
  return row;
}

/** The input type of a row. */
export type InputOf<Row> = Row extends Operation<infer Input, unknown> ? Input : never;
/** The output type of a row. */
export type OutputOf<Row> = Row extends Operation<unknown, infer Output> ? Output : never;
/** A row whose types do not matter to the caller, as in tables of rows. */
export type AnyOperation = Operation<unknown, unknown>;
