import { once } from 'node:events';
import { serve } from '@hono/node-server';

/** Handler that listens on a port of this machine. */
export interface Listener {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a handler on a free port. */
export async function listen(fetch: (request: Request) => Promise<Response>): Promise<Listener> {
  const server = serve({ port: 0, hostname: '127.0.0.1', fetch });
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
