import { createAdaptorServer, type ServerType } from '@hono/node-server';

/** Request handler, for example of a Hono app, the gateway or the sandbox. */
export type Fetch = (request: Request) => Promise<Response> | Response;

/** A running server. `close` ends its connections and frees the port. */
export interface ListeningServer {
  close(): Promise<void>;
}

/**
 * Listens on this machine only: on 127.0.0.1 and, with IPv6, on ::1, so that `localhost` works in every browser.
 *
 * @throws {Error} naming the server and its port, if the port is in use
 */
export async function listen(name: string, port: number, fetch: Fetch): Promise<ListeningServer> {
  const first = await open(name, port, '127.0.0.1', fetch);
  try {
    const second = await open(name, port, '::1', fetch);
    return { close: async () => void (await Promise.all([close(first), close(second)])) };
  } catch (error) {
    if (!isMissingAddress(error)) {
      await close(first);
      throw error;
    }
    return { close: () => close(first) };
  }
}

function open(name: string, port: number, hostname: string, fetch: Fetch): Promise<ServerType> {
  const server = createAdaptorServer({ fetch, hostname });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, name, port)));
    server.listen(port, hostname, () => resolve(server));
  });
}

function explain(error: NodeJS.ErrnoException, name: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is in use, so ${name} cannot start. Stop the other program, or choose other ports: PORT=4700 npm start.`,
    );
  }
  if (error.code === 'EACCES')
    return new Error(`Port ${port} needs administrator rights, so ${name} cannot start. Choose a PORT above 1023.`);
  return error;
}

/** True for the errors that occur on machines without IPv6. */
function isMissingAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
