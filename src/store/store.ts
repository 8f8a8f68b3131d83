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
   * Uses the given response for the next fetch. Fetches it as usual if the promise resolves to undefined, or if the response becomes outdated before it
   * arrives. The promise must not reject.
   */
  prefill<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, response: Promise<NoInfer<Output> | undefined>): void;
  /**
   * Marks the responses as outdated that show data which this mutation affects, in this and other tabs. Without a mutation: all responses.
   * Fetches responses with subscribers again.
   */
  invalidate(mutation?: AnyOperation): void;
  /** Removes all responses and aborts running fetches. Called when the account changes. */
  clear(): void;
}
