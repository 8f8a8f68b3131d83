import type { CallOptions, Client, ClientOptions, TokenCredential } from './client.js';
import { StorefrontError } from './errors.js';
import type { Operation } from './operations/operation.js';
import { randomId } from './transport/random-id.js';
import type { Transport } from './transport.js';

/** Options of the gateway client: bearer tokens only, and no platform headers. */
export interface GatewayClientOptions extends Omit<
  ClientOptions,
  'credential' | 'version' | 'entityIds' | 'organizationIds' | 'wsdlVersion' | 'compress' | 'idleTimeout' | 'keyEveryChange'
> {
  credential?: TokenCredential;
}

/**
 * Creates the client for a page, which calls only the gateway.
 *
 * Handles simple reads without the transport. For mutations, failures and retries, it loads the transport on demand and passes on the first response.
 * A page that only shows plans never loads the transport.
 */
export function createGatewayClient(options: GatewayClientOptions): Client {
  const send = options.fetch ?? ((request) => fetch(request));
  const client: Client = {
    baseUrl: options.baseUrl,
    async call<Input, Output>(row: Operation<Input, Output>, input: Input, callOptions: CallOptions = {}): Promise<Output> {
      const { signal: outer } = callOptions;
      let first: Promise<Response> | undefined;
      const attempt = async (signal: AbortSignal): Promise<{ data: Output } | undefined> => {
        const request = await plainRead(options, row, input, callOptions, signal);
        first = request && send(request).then(bufferResponse);
        return first && read(row, (await first).clone());
      };
      const output = await withTimeout(attempt, options.attemptTimeout ?? 15_000, outer);
      if (output) return output.data;
      outer?.throwIfAborted();
      const transport = await loadTransport({
        ...options,
        fetch: (request) => {
          const answer = first ?? send(request);
          first = undefined;
          return answer;
        },
      });
      return transport.send(row, input, callOptions);
    },
    async *pages(row, input, callOptions = {}) {
      const { pages } = await import('./paging.js');
      yield* pages(client, row, input, callOptions);
    },
  };
  return client;
}

/** Returns the result of an attempt. Undefined if it fails or times out, even if `fetch` or a credential ignores the signal. */
async function withTimeout<Result>(
  attempt: (signal: AbortSignal) => Promise<Result>,
  limit: number,
  outer: AbortSignal | undefined,
): Promise<Result | undefined> {
  const ended = new AbortController();
  // `AbortSignal.timeout` would keep the client, and the page's elements, in memory until the timeout.
  const timer = setTimeout(() => ended.abort(), limit);
  const signal = AbortSignal.any([ended.signal, ...(outer ? [outer] : [])]);
  const result = await new Promise<Result | undefined>((resolve) => {
    const end = () => resolve(undefined);
    signal.addEventListener('abort', end);
    attempt(signal).then(resolve, end);
  });
  clearTimeout(timer);
  ended.abort();
  return result;
}

/**
 * Returns the request of a simple read: a GET without path parameters, with only text in the query. Undefined for all other calls and for
 * invalid input, which the transport handles.
 */
async function plainRead<Input>(
  { baseUrl, credential, beforeSend }: GatewayClientOptions,
  row: Operation<Input, unknown>,
  input: Input,
  { onResponse }: CallOptions,
  signal: AbortSignal,
): Promise<Request | undefined> {
  const { success, data } = row.request.safeParse(input);
  if (row.method !== 'GET' || row.path.includes('{') || !success || onResponse) return undefined;
  const url = new URL(baseUrl + row.path);
  for (const [name, value] of Object.entries<unknown>(data ?? {})) {
    if (typeof value === 'string') url.searchParams.append(name, value);
    else if (value !== undefined) return undefined;
  }
  const token = await credential?.({ refresh: false, signal });
  beforeSend?.(row);
  const headers = { accept: 'application/json', 'zuora-track-id': randomId(), ...(token && { authorization: `Bearer ${token}` }) };
  return new Request(url, { headers, signal, credentials: 'omit', redirect: 'manual' });
}

/** Buffers the body of a response, so that it can be read twice. A redirect has no readable body; the transport refuses it. */
async function bufferResponse(response: Response): Promise<Response> {
  return response.type === 'opaqueredirect' ? response : new Response(await response.text(), response);
}

/** Returns the data of a successful response. Undefined for any other response. */
async function read<Output>(row: Operation<unknown, Output>, response: Response): Promise<{ data: Output } | undefined> {
  if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return undefined;
  const parsed = row.response.safeParse(await response.json());
  return parsed.success ? parsed : undefined;
}

async function loadTransport(options: ClientOptions): Promise<Transport> {
  const { Transport } = await import('./transport.js').catch((cause: unknown) => {
    throw new StorefrontError({
      type: 'connection',
      code: 'chunk-load-failed',
      message: 'A script failed to load.',
      retryable: true,
      cause,
    });
  });
  return new Transport(options);
}
