import { createBillingWire } from './wire/billing-wire.js';
import { systemClock } from './transport/clock.js';
import type { Drift } from './wire/drift.js';
import { explainInput } from './failures/explain-input.js';
import { items, pages, type EntryOf } from './paging.js';
import { rowOfVersion } from './wire/older-versions.js';
import { Transport } from './transport.js';
import type { Operation } from './operations/operation.js';
import type { StorefrontError } from './errors.js';

/** Headers that authenticate the client without a bearer token. Names are lowercase. */
export interface CredentialHeaders {
  authorization?: string;
  apiaccesskeyid?: string;
  apisecretaccesskey?: string;
}

interface CredentialRequest {
  refresh: boolean;
  rejected?: string | undefined;
  signal: AbortSignal;
}

/** Function that returns a bearer token, called before each attempt. After status 401 it is called once with `refresh` and the `rejected` token. */
export type TokenCredential = (options: CredentialRequest) => Promise<string | undefined> | string | undefined;

type GivenCredential = string | { headers: CredentialHeaders } | undefined;

/** Function that returns a bearer token or other authentication headers. */
export type Credential = (options: CredentialRequest) => Promise<GivenCredential> | GivenCredential;

export interface ClientOptions {
  /** Base URL of all row paths, for example `https://shop.example/billing` or the URL of an environment. */
  baseUrl: string;
  /** Authenticates the caller: with a bearer token, or on servers with other headers. */
  credential?: Credential;
  /** `Zuora-Version` header of every request. Omit it for the gateway. */
  version?: string;
  /** `Zuora-Entity-Ids` header of every request: the entities of a multi-entity tenant that the calls apply to. */
  entityIds?: readonly string[];
  /** `Zuora-Org-Ids` header of every request: the organizations that the calls apply to. */
  organizationIds?: readonly string[];
  /** `X-Zuora-WSDL-Version` header of actions (`/v1/action/...`), for example `79`. Default: the tenant's setting. */
  wsdlVersion?: string;
  /** For servers: compresses JSON bodies over 1,000 bytes with gzip and requests compressed responses. */
  compress?: boolean;
  /**
   * Creates an idempotency key for every mutation, even if the platform ignores it. The gateway requires this of staff pages. It does not enable
   * retries.
   */
  keyEveryChange?: boolean;
  /** Additional headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /** Function that sends requests. Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  clock?: Clock;
  /** Function that returns a random number in [0, 1), for jitter. Default: `Math.random`. */
  random?: () => number;
  /** Timeout of one attempt in milliseconds, including headers and body. Default 15,000. */
  attemptTimeout?: number;
  /** Longest time in milliseconds between two chunks of a file after its headers arrived. The whole file may take longer. Default 15,000. */
  idleTimeout?: number;
  /** Timeout of a call in milliseconds: all attempts, and the wait for the platform's rate limits. Default 45,000. */
  totalTimeout?: number;
  /** Number of retries after the first attempt. Default 3. */
  maxRetries?: number;
  /** Called when a response does not match its schema or a call fails, for logging. Never receives bodies. */
  onProblem?: (problem: { operation: string; error: StorefrontError }) => void;
  /** Called once for each difference between a response and the definition of its operation. Unknown data is kept. Never receives bodies. */
  onDrift?: (drift: Drift) => void;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the given time, or rejects with the signal's reason. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export interface CallOptions {
  /** Aborts the call, and the download of its file. */
  signal?: AbortSignal;
  /** `Zuora-Version` header of this call. */
  version?: string;
  /** `Zuora-Entity-Ids` header of this call. */
  entityIds?: readonly string[];
  /** `Zuora-Org-Ids` header of this call. */
  organizationIds?: readonly string[];
  /** `Zuora-Track-Id` header of this call: 1 to 64 ASCII characters except `: ; " '`. Default: a random id. */
  trackId?: string;
  /**
   * For mutations: idempotency key of this intent and attempt, at most 255 visible ASCII characters. Reuse it while the outcome is unknown; create a
   * new one after a definite failure. Default: a random key, which is only right if the caller does not retry after an unknown outcome.
   */
  idempotencyKey?: string;
  /** Receives the response headers, for the few operations with data in them. */
  onResponse?: (headers: Headers) => void;
}

export interface Client {
  readonly baseUrl: string;
  /**
   * Calls an operation.
   * @throws {InvalidRequestError} The input does not match the schema; nothing was sent.
   * @throws {StorefrontError} Any other failure.
   */
  call<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, options?: CallOptions): Promise<Output>;
  /** Iterates over all pages of a paged operation. */
  pages<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, options?: CallOptions): AsyncIterable<Output>;
}

/** Client created by `createClient`. It can also iterate over lists. */
export interface ApiClient extends Client {
  /** Clock of all waits and timeouts. */
  readonly clock: Clock;
  /**
   * Iterates over all entries of a paged operation's list (`row.items`). Requests each page when its first entry is needed.
   * @throws {StorefrontError} As `call`; also `unexpected-response` if the pages do not end, repeat or link to another operation.
   */
  items<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, options?: CallOptions): AsyncIterable<EntryOf<Output>>;
}

/** Creates a client of the gateway or, on a server, of the billing API. It contains no operations: import the rows that you call. */
export function createClient(options: ClientOptions): ApiClient {
  const transport = new Transport(options, createBillingWire(options));
  const client: ApiClient = {
    baseUrl: options.baseUrl,
    clock: options.clock ?? systemClock,
    call: (row, input, callOptions = {}) => {
      const sent = rowOfVersion(row, callOptions.version ?? options.version);
      return transport.send(sent, input, callOptions).catch((error: unknown) => {
        throw explainInput(error, sent, input);
      });
    },
    pages: (row, input, callOptions = {}) => pages(client, row, input, callOptions),
    items: (row, input, callOptions = {}) => items(client, row, input, callOptions),
  };
  return client;
}
