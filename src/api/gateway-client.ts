import type { CallOptions, Client, ClientOptions } from './client.js';
import { StorefrontError } from './errors.js';
import type { Operation } from './operations/operation.js';
import { randomId } from './random-id.js';
import type { Transport } from './transport.js';

/** What came of a first attempt: an answer to be read again, or the network's error. */
type First = () => Promise<Response>;

/**
 * The client of a page, which talks to the gateway only. It does the plain case itself: a read that is answered. For everything else (changes,
 * failures, and all that may follow them) it loads the transport, which then goes on from what the first attempt brought, so that a page which
 * only shows what is on sale need not carry it.
 */
export function createGatewayClient(options: ClientOptions): Client {
  const client: Client = {
    baseUrl: options.baseUrl,
    async call<Input, Output>(row: Operation<Input, Output>, input: Input, callOptions: CallOptions = {}): Promise<Output> {
      const tried = await tryRead(options, row, input, callOptions);
      callOptions.signal?.throwIfAborted();
      if (tried && 'output' in tried) return tried.output;
      const transport = await loadTransport(tried ? { ...options, fetch: replay(tried.first, options.fetch) } : options);
      return transport.send(row, input, callOptions);
    },
    async *pages(row, input, callOptions = {}) {
      const { pages } = await import('./paging.js');
      yield* pages(client, row, input, callOptions);
    },
  };
  return client;
}

/** One attempt of a read without a key in its path; undefined if it is none, or if the transport has to say what is wrong before anything is sent. */
async function tryRead<Input, Output>(
  options: ClientOptions,
  row: Operation<Input, Output>,
  input: Input,
  { signal, onResponse }: CallOptions,
): Promise<{ output: Output } | { first: First } | undefined> {
  const request = row.request.safeParse(input);
  if (row.method !== 'GET' || row.path.includes('{') || !request.success || onResponse) return undefined;
  const limit = AbortSignal.timeout(options.attemptTimeout ?? 15_000);
  const signals = signal ? AbortSignal.any([signal, limit]) : limit;
  let sent: Request;
  try {
    sent = await requestOf(options, row.path, request.data, signals);
  } catch {
    return undefined;
  }
  try {
    const response = await (options.fetch ?? ((each) => fetch(each)))(sent);
    const raw = await response.text();
    const first = { first: () => Promise.resolve(new Response(raw, response)) };
    if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return first;
    const parsed = row.response.safeParse(json(raw));
    return parsed.success ? { output: parsed.data } : first;
  } catch (error) {
    return { first: () => Promise.reject(error instanceof Error ? error : new TypeError('No answer arrived.')) };
  }
}

async function requestOf({ baseUrl, credential }: ClientOptions, path: string, input: unknown, signal: AbortSignal): Promise<Request> {
  const url = new URL(baseUrl + path);
  for (const [name, value] of Object.entries(input ?? {})) if (value !== undefined) url.searchParams.append(name, String(value));
  const token = await credential?.({ refresh: false, signal });
  const headers = { accept: 'application/json', 'zuora-track-id': randomId(), ...(token && { authorization: `Bearer ${token}` }) };
  return new Request(url, { headers, signal, credentials: 'omit', redirect: 'error' });
}

function json(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** A `fetch` whose first request has been sent already. */
function replay(first: First, send: ClientOptions['fetch']): ClientOptions['fetch'] {
  let next: First | undefined = first;
  return (request) => {
    const answer = next;
    next = undefined;
    return answer ? answer() : (send ?? ((each) => fetch(each)))(request);
  };
}

async function loadTransport(options: ClientOptions): Promise<Transport> {
  let loaded;
  try {
    loaded = await import('./transport.js');
  } catch (cause) {
    throw new StorefrontError({
      type: 'connection',
      code: 'no-code',
      message: 'A file of the storefront did not arrive.',
      retryable: true,
      cause,
    });
  }
  return new loaded.Transport(options);
}
