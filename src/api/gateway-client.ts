import type { Client, ClientOptions } from './client.js';
import { Transport } from './transport.js';

/** The client of a page: it talks to the gateway only, so it leaves out how the billing platform words its failures, and loads paging when it is used. */
export function createGatewayClient(options: ClientOptions): Client {
  const transport = new Transport(options);
  const client: Client = {
    baseUrl: options.baseUrl,
    call: (row, input, callOptions = {}) => transport.send(row, input, callOptions),
    async *pages(row, input, callOptions = {}) {
      const { pages } = await import('./paging.js');
      yield* pages(client, row, input, callOptions);
    },
  };
  return client;
}
