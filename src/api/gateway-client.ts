import type { CallOptions, Client, ClientOptions } from './client.js';
import { StorefrontError } from './errors.js';
import type { Operation } from './operations/operation.js';
import { randomId } from './random-id.js';
import type { Transport } from './transport.js';

/**
 * The client of a page, which talks to the gateway only. It does the plain case itself: a read that is answered. For everything else (changes,
 * failures, and all that may follow them) it loads the transport, which goes on from what the first attempt brought, so that a page which only
 * shows what is on sale need not carry it.
 */
export function createGatewayClient(options: ClientOptions): Client {
  const send = options.fetch ?? ((request) => fetch(request));
  const client: Client = {
    baseUrl: options.baseUrl,
    async call<Input, Output>(row: Operation<Input, Output>, input: Input, callOptions: CallOptions = {}): Promise<Output> {
      const request = await plainRead(options, row, input, callOptions);
      let first = request && send(request).then(buffered);
      const output = await first?.then((response) => read(row, response.clone())).catch(() => undefined);
      if (output) return output.data;
      callOptions.signal?.throwIfAborted();
      const transport = await loadTransport({
        ...options,
        fetch: (again) => {
          const answer = first ?? send(again);
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

/** The request of a read without a key in its path; undefined if it is none, or if the transport has to say what is wrong with it. */
async function plainRead<Input>(
  { attemptTimeout = 15_000, baseUrl, credential }: ClientOptions,
  row: Operation<Input, unknown>,
  input: Input,
  { signal, onResponse }: CallOptions,
): Promise<Request | undefined> {
  const { success, data } = row.request.safeParse(input);
  if (row.method !== 'GET' || row.path.includes('{') || !success || onResponse) return undefined;
  const limit = AbortSignal.timeout(attemptTimeout);
  const signals = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const url = new URL(baseUrl + row.path);
    for (const [name, value] of Object.entries(data ?? {})) if (value !== undefined) url.searchParams.append(name, String(value));
    const token = await credential?.({ refresh: false, signal: signals });
    const headers = { accept: 'application/json', 'zuora-track-id': randomId(), ...(token && { authorization: `Bearer ${token}` }) };
    return new Request(url, { headers, signal: signals, credentials: 'omit', redirect: 'error' });
  } catch {
    return undefined;
  }
}

/** With its body, which can then be read twice. */
async function buffered(response: Response): Promise<Response> {
  return new Response(await response.text(), response);
}

/** What a plain answer says; undefined for any other. */
async function read<Output>(row: Operation<unknown, Output>, response: Response): Promise<{ data: Output } | undefined> {
  if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return undefined;
  const parsed = row.response.safeParse(await response.json());
  return parsed.success ? parsed : undefined;
}

async function loadTransport(options: ClientOptions): Promise<Transport> {
  const { Transport } = await import('./transport.js').catch((cause: unknown) => {
    throw new StorefrontError({
      type: 'connection',
      code: 'no-code',
      message: 'A file of the storefront did not arrive.',
      retryable: true,
      cause,
    });
  });
  return new Transport(options);
}
