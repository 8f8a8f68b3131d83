import type { Client } from '../api/client.js';
import type { StorefrontError } from '../api/errors.js';
import type { AnyOperation, Operation } from '../api/operations/operation.js';

/** What is known of one operation's answer right now. */
export type Snapshot<Output> =
  | { readonly status: 'loading'; readonly data?: undefined; readonly error?: undefined; readonly stale: false }
  /** `stale`: being fetched again; `error`: the last refresh failed and `data` is what was known before. */
  | { readonly status: 'ready'; readonly data: Output; readonly error?: StorefrontError; readonly stale: boolean }
  | { readonly status: 'error'; readonly data?: undefined; readonly error: StorefrontError; readonly stale: false };

/** Shared state of a page: answers by operation and input. Elements on one client share it, so each answer is fetched once. */
export interface Store {
  readonly client: Client;
  /** What is known now; never starts a request. */
  get<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>): Snapshot<Output>;
  /** Calls `listener` after every change of that answer and fetches it if it is missing or invalid. Returns the end of the subscription. */
  subscribe<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, listener: () => void): () => void;
  /** Fetches again although the answer is known. Settles when the answer is there or has failed; never rejects. */
  refresh<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>): Promise<void>;
  /** Marks every answer of these operations (all of them if none is named) as outdated, here and in other tabs; subscribed ones are fetched again. */
  invalidate(...rows: readonly AnyOperation[]): void;
  /** Forgets everything and aborts what is under way: for another account. */
  clear(): void;
}
