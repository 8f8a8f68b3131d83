import { createBillingWire } from './wire/billing-wire.js';
import { systemClock } from './transport/clock.js';
import type { Drift } from './wire/drift.js';
import { explained } from './failures/explain-input.js';
import { items, pages, type EntryOf } from './paging.js';
import { rowOfVersion } from './wire/older-versions.js';
import { Transport } from './transport.js';
import type { Operation } from './operations/operation.js';
import type { StorefrontError } from './errors.js';

/** Headers that prove who the client is, other than a bearer token. Names in small letters. */
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

/** A bearer token, asked for before each attempt. After a 401 it is asked for once with `refresh` and the value that was `rejected`. */
export type TokenCredential = (options: CredentialRequest) => Promise<string | undefined> | string | undefined;

type GivenCredential = string | { headers: CredentialHeaders } | undefined;

/** The same, of a bearer token or of other headers. */
export type Credential = (options: CredentialRequest) => Promise<GivenCredential> | GivenCredential;

export interface ClientOptions {
  /** Address that the rows' paths are appended to, for example `https://shop.example/billing` or an environment's base URL. */
  baseUrl: string;
  /** Proves who calls: a bearer token, or on servers the headers of another scheme. */
  credential?: Credential;
  /** `Zuora-Version` on every request; left out for the gateway. */
  version?: string;
  /** `Zuora-Entity-Ids` on every request: the entities that the calls are about, for tenants with several. */
  entityIds?: readonly string[];
  /** `Zuora-Org-Ids` on every request: the organizations that the calls are about. */
  organizationIds?: readonly string[];
  /** `X-Zuora-WSDL-Version` on actions (`/v1/action/...`), for example `79`; the tenant's default unless given. */
  wsdlVersion?: string;
  /** For servers: JSON bodies over 1,000 bytes leave as gzip, and answers are asked for as gzip. */
  compress?: boolean;
  /**
   * Makes an idempotency key for every change, also for those whose keys the platform does not know: what the gateway asks of staff pages. Nothing is
   * sent again by itself because of it.
   */
  keyEveryChange?: boolean;
  /** Further headers on every request. */
  headers?: Readonly<Record<string, string>>;
  /** The only way out; the page's `fetch` unless given. */
  fetch?: (request: Request) => Promise<Response>;
  clock?: Clock;
  /** Random number in [0, 1) for jitter; `Math.random` unless given. */
  random?: () => number;
  /** Milliseconds for one attempt, headers and body together. Default 15,000. */
  attemptTimeout?: number;
  /** Milliseconds between two chunks of a file, once its headers came; the file as a whole may take as long as it takes. Default 15,000. */
  idleTimeout?: number;
  /** Milliseconds for all attempts of a call, and for waiting until the platform's limits have room for it. Default 45,000. */
  totalTimeout?: number;
  /** Attempts after the first. Default 3. */
  maxRetries?: number;
  /** Called when an answer does not fit its schema or a call failed; for logs. Never receives bodies. */
  onProblem?: (problem: { operation: string; error: StorefrontError }) => void;
  /** Called once for each place where an answer has fields or values that its definition has not; nothing is lost by it. Never receives bodies. */
  onDrift?: (drift: Drift) => void;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds, or rejects with the signal's reason. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export interface CallOptions {
  /** Ends the call, and a file that it gave as long as that is being read. */
  signal?: AbortSignal;
  /** `Zuora-Version` of this call. */
  version?: string;
  /** `Zuora-Entity-Ids` of this call. */
  entityIds?: readonly string[];
  /** `Zuora-Org-Ids` of this call. */
  organizationIds?: readonly string[];
  /** `Zuora-Track-Id` of this call: 1 to 64 ASCII characters, none of `: ; " '`. Made by the client if left out. */
  trackId?: string;
  /**
   * For changes: key of this intent and attempt, at most 255 visible ASCII characters. Keep it while the outcome is unknown, make a new one
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

/** What `createClient` gives: a client that also knows lists and jobs. */
export interface ApiClient extends Client {
  /** The clock that all waits go by. */
  readonly clock: Clock;
  /**
   * Every entry of a paged operation's list (`row.items`), one after the other. The next page is asked for when its first entry is.
   * @throws {StorefrontError} as `call`; also `unexpected-response` if the list does not end, goes back or leads elsewhere
   */
  items<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, options?: CallOptions): AsyncIterable<EntryOf<Output>>;
}

/** A client of the gateway or, on a server, of the billing API. Knows no operation by itself: import the rows that are called. */
export function createClient(options: ClientOptions): ApiClient {
  const transport = new Transport(options, createBillingWire(options));
  const client: ApiClient = {
    baseUrl: options.baseUrl,
    clock: options.clock ?? systemClock,
    call: (row, input, callOptions = {}) => {
      const sent = rowOfVersion(row, callOptions.version ?? options.version);
      return transport.send(sent, input, callOptions).catch((error: unknown) => {
        throw explained(error, sent, input);
      });
    },
    pages: (row, input, callOptions = {}) => pages(client, row, input, callOptions),
    items: (row, input, callOptions = {}) => items(client, row, input, callOptions),
  };
  return client;
}
