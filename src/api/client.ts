import { createBillingWire } from './wire/billing-wire.js';
import { systemClock } from './transport/clock.js';
import type { Drift } from './wire/drift.js';
import { explainInput } from './failures/explain-input.js';
import { refuseUnknownOptions } from './known-options.js';
import { items, pages, type EntryOf } from './paging.js';
import { rowOfVersion } from './wire/older-versions.js';
import { Transport } from './transport.js';
import type { Operation, OperationSettings } from './operations/operation.js';
import type { StorefrontError } from './errors.js';

/** Authentication headers for credentials that are not bearer tokens. Names are lowercase. */
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

/**
 * Function that returns a bearer token. Called before each attempt. After status 401, called once more with `refresh: true` and the
 * `rejected` token.
 */
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
   * Sends an idempotency key with every mutation, even if the platform ignores it. Required in staff pages, because the gateway refuses
   * mutations without a key. Does not enable retries.
   */
  keyEveryChange?: boolean;
  /** Additional headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /** Called before each request is sent. Throws to refuse the request. */
  beforeSend?: (row: OperationSettings) => void;
  /** Function that sends requests. Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  clock?: Clock;
  /** Function that returns a random number in [0, 1), for jitter. Default: `Math.random`. */
  random?: () => number;
  /** Timeout of one attempt in milliseconds, including headers and body. Default 15,000. */
  attemptTimeout?: number;
  /** Maximum time in milliseconds between two chunks of a file download. Does not limit the download as a whole. Default 15,000. */
  idleTimeout?: number;
  /** Timeout of a call in milliseconds, including retries and waits for rate limits. Default 45,000. */
  totalTimeout?: number;
  /** Number of retries after the first attempt. Default 3. */
  maxRetries?: number;
  /** Called for logging when a call fails or a response does not match its schema. Never receives bodies. */
  onProblem?: (problem: { operation: string; error: StorefrontError }) => void;
  /**
   * Called once for each difference between a response and the API definition, such as an unknown field. Unknown fields stay in the result.
   * Never receives bodies.
   */
  onDrift?: (drift: Drift) => void;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the given time, or rejects with the signal's reason. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export interface CallOptions {
  /** Aborts the call. For file operations, also aborts the download. */
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
   * Idempotency key of a mutation: at most 255 visible ASCII characters. Reuse the key while the outcome is unknown. Create a new key after
   * a definite failure. Default: a random key. Set your own key if you retry after an unknown outcome.
   */
  idempotencyKey?: string;
  /** Receives the response headers, for operations that return data in headers. */
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
   * @throws {StorefrontError} Same as `call`. Also `unexpected-response` if paging never ends, repeats a page or leads to another server.
   */
  items<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, options?: CallOptions): AsyncIterable<EntryOf<Output>>;
}

const OPTIONS = {
  baseUrl: true,
  credential: true,
  version: true,
  entityIds: true,
  organizationIds: true,
  wsdlVersion: true,
  compress: true,
  keyEveryChange: true,
  headers: true,
  beforeSend: true,
  fetch: true,
  clock: true,
  random: true,
  attemptTimeout: true,
  idleTimeout: true,
  totalTimeout: true,
  maxRetries: true,
  onProblem: true,
  onDrift: true,
} satisfies Record<keyof ClientOptions, true>;

/** Refuses options of a client that do not exist. @throws {TypeError} naming every one */
export const checkClientOptions = (name: string, options: ClientOptions): void => refuseUnknownOptions(name, options, Object.keys(OPTIONS));

/**
 * Creates a client for the gateway or, on a server, for the billing API. Contains no operations: import the rows that you call.
 * @throws {TypeError} naming every option that does not exist
 */
export function createClient(options: ClientOptions): ApiClient {
  checkClientOptions('createClient', options);
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
