import { pages } from './paging.js';
import { platformFailure } from './platform-failure.js';
import { Transport } from './transport.js';
import type { Operation } from './operations/operation.js';
import type { StorefrontError } from './errors.js';

/** How the client proves who it is; asked before each attempt. After a 401 it is asked once with `refresh` and the value that was `rejected`. */
export type Credential = (options: {
  refresh: boolean;
  rejected?: string | undefined;
  signal: AbortSignal;
}) => Promise<string | undefined> | string | undefined;

export interface ClientOptions {
  /** Address that the rows' paths are appended to, for example `https://shop.example/billing` or an environment's base URL. */
  baseUrl: string;
  /** Value of `Authorization: Bearer`. */
  credential?: Credential;
  /** `Zuora-Version` on every request; left out for the gateway. */
  version?: string;
  /** Further headers on every request. */
  headers?: Readonly<Record<string, string>>;
  /** The only way out; the page's `fetch` unless given. */
  fetch?: (request: Request) => Promise<Response>;
  clock?: Clock;
  /** Random number in [0, 1) for jitter; `Math.random` unless given. */
  random?: () => number;
  /** Milliseconds for one attempt, headers and body together. Default 15,000. */
  attemptTimeout?: number;
  /** Milliseconds for all attempts of a call. Default 45,000. */
  totalTimeout?: number;
  /** Attempts after the first. Default 3. */
  maxRetries?: number;
  /** Called when an answer does not fit its schema or a call failed; for logs. Never receives bodies. */
  onProblem?: (problem: { operation: string; error: StorefrontError }) => void;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds, or rejects with the signal's reason. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * For mutations: key of this intent and attempt, at most 255 visible ASCII characters. Keep it while the outcome is unknown, make a new one
   * after a definite failure. Made by the client if left out, which is right only for calls whose caller does not survive an unknown outcome.
   */
  idempotencyKey?: string;
  /** Receives the headers of the answer, for the few rows that say something there. */
  onResponse?: (headers: Headers) => void;
}

export interface Client {
  readonly baseUrl: string;
  /**
   * Calls one operation.
   * @throws {InvalidRequestError} the input does not fit, nothing was sent
   * @throws {StorefrontError} anything else
   */
  call<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, options?: CallOptions): Promise<Output>;
  /** Every page of a paged operation, one after the other. */
  pages<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, options?: CallOptions): AsyncIterable<Output>;
}

/** A client of the gateway or, on a server, of the billing API. Knows no operation by itself: import the rows that are called. */
export function createClient(options: ClientOptions): Client {
  const transport = new Transport(options, platformFailure);
  const client: Client = {
    baseUrl: options.baseUrl,
    call: (row, input, callOptions = {}) => transport.send(row, input, callOptions),
    pages: (row, input, callOptions = {}) => pages(client, row, input, callOptions),
  };
  return client;
}
