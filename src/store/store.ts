import type { Client } from '../api/client.js';
import type { StorefrontError } from '../api/errors.js';
import type { AnyOperation, Operation } from '../api/operations/operation.js';

/** Current state of an operation's response. */
export type Snapshot<Output> =
  | { readonly status: 'loading'; readonly data?: undefined; readonly error?: undefined; readonly stale: false }
  /**
   * `stale` is true while the response is fetched again. `error` is set if the last refresh failed; `data` is then the previous response.
   */
  | { readonly status: 'ready'; readonly data: Output; readonly error?: StorefrontError; readonly stale: boolean }
  | { readonly status: 'error'; readonly data?: undefined; readonly error: StorefrontError; readonly stale: false };

/** Returns a response that was requested in another way, or undefined to fetch it as usual. Never rejects. */
export type DataSource<Output> = () => Promise<Output | undefined> | undefined;

/**
 * Shared state of a page: responses by operation and input. Elements with the same client share it, so that each response is fetched once.
 */
export interface Store {
  /** Client of all fetches. */
  readonly client: Client;
  /** Returns the current state. Never starts a request. */
  get<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>): Snapshot<Output>;
  /**
   * Calls `listener` after every change of the response. Fetches the response if it is missing or outdated. Returns the function that
   * unsubscribes.
   */
  subscribe<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, listener: () => void): () => void;
  /** Fetches the response again. Resolves when the fetch has succeeded or failed; never rejects. */
  refresh<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>): Promise<void>;
  /**
   * Asks the source instead of the client when this response is fetched for its first subscriber. Does nothing if the response is known. Any reason to
   * fetch the response again removes the source.
   */
  prefill<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, source: DataSource<NoInfer<Output>>): void;
  /**
   * Marks the responses as outdated that show data which this mutation affects, in this and other tabs. Without a mutation: all responses.
   * Fetches responses with subscribers again.
   */
  invalidate(mutation?: AnyOperation): void;
  /** Removes all responses and aborts running fetches. Called when the account changes. */
  clear(): void;
}
