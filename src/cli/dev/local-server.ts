import { CommandFailure } from '../failure.js';
import { startHttpServer, type HttpServer } from '../server/http-server.js';
import { createNodeAdapter, type RequestHandler } from '../server/node-adapter.js';

/** A server that only this machine can reach. */
export interface LocalServer {
  stop(): Promise<void>;
}

/** `localhost` can mean either address. */
const ADDRESSES = ['127.0.0.1', '::1'] as const;

const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Listens on this machine. Answers only requests for local host names, so that a page of another host name that resolves to this machine cannot
 * read anything.
 *
 * @throws {CommandFailure} if the port is in use
 */
export async function listenLocally(port: number, handle: RequestHandler, report: (problem: unknown) => void): Promise<LocalServer> {
  const { listener } = createNodeAdapter((request) => {
    const host = request.headers.get('host') ?? '';
    if (!OWN_HOST.test(host)) return Promise.resolve(new Response('Use http://localhost.\n', { status: 421 }));
    return handle(request);
  }, report);
  const servers: HttpServer[] = [];
  const stop = async (): Promise<void> => void (await Promise.all(servers.map((server) => server.stop(0))));
  try {
    for (const host of ADDRESSES) {
      try {
        servers.push(await startHttpServer({ host, port, listener, portVariable: '--port' }));
      } catch (error) {
        if (servers.length === 0 || !isMissingAddress(error)) throw error;
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** True for the errors on machines without IPv6. */
function isMissingAddress(error: unknown): boolean {
  const cause = error instanceof CommandFailure ? error.cause : error;
  return cause instanceof Error && 'code' in cause && (cause.code === 'EADDRNOTAVAIL' || cause.code === 'EAFNOSUPPORT');
}
