import { serve } from '@hono/node-server';

/** Serves on a free port of this machine, and returns the address. */
export function listenLocally(fetch: (request: Request) => Promise<Response>): Promise<string> {
  return new Promise((resolve) => {
    serve({ port: 0, hostname: '127.0.0.1', fetch }, ({ port }) => resolve(`http://127.0.0.1:${port}`));
  });
}
