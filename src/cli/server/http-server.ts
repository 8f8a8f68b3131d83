import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { CommandFailure, EXIT_CODE } from '../failure.js';

interface HttpServerOptions {
  readonly host: string;
  readonly port: number;
  readonly listener: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  /** Variable that sets the port, for the message if the port is in use. */
  readonly portVariable: string;
  readonly deadlines?: Deadlines;
}

/** Time in which a caller must send a request. Later, the server answers 408 and closes the connection. */
export interface Deadlines {
  /** Milliseconds for the headers. */
  readonly headers: number;
  /** Milliseconds for headers and body. */
  readonly request: number;
}

/** A request has at most 64 KB, which even a slow phone sends in seconds. */
const DEADLINES: Deadlines = { headers: 10_000, request: 30_000 };

/** Statuses for errors of Node.js about requests. All others get 400. */
const REFUSALS: ReadonlyMap<string, string> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);

/** Longer than load balancers keep idle connections (usually 60 seconds), so that they never use a connection that the server is closing. */
const KEEP_ALIVE = 65_000;

/** Milliseconds for connections to close after the last response. */
const CLOSE_TIME = 1_000;

/** A running HTTP server. */
export interface HttpServer {
  /** For example `http://127.0.0.1:4601`. */
  readonly address: string;
  /** Number of requests in progress. */
  inProgress(): number;
  /**
   * Stops accepting connections and waits for the requests in progress, at most this many milliseconds. Then closes all connections and returns the
   * number of requests that were cut off.
   */
  stop(milliseconds: number): Promise<number>;
}

/**
 * Starts a server with deadlines for slow callers.
 * @throws {CommandFailure} if the port is in use or not allowed
 */
export async function startHttpServer({
  host,
  port,
  listener,
  portVariable,
  deadlines = DEADLINES,
}: HttpServerOptions): Promise<HttpServer> {
  let inProgress = 0;
  let stopping = false;
  const idle: (() => void)[] = [];
  const responses = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(
    {
      headersTimeout: deadlines.headers,
      requestTimeout: deadlines.request,
      keepAliveTimeout: KEEP_ALIVE,
      connectionsCheckingInterval: Math.max(50, Math.floor(deadlines.headers / 10)),
    },
    (incoming, outgoing) => {
      inProgress += 1;
      responses.set(incoming.socket, outgoing);
      if (stopping) outgoing.setHeader('connection', 'close');
      outgoing.once('close', () => {
        inProgress -= 1;
        if (!stopping) return;
        server.closeIdleConnections();
        if (inProgress === 0) for (const resolve of idle.splice(0)) resolve();
      });
      void listener(incoming, outgoing);
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket, responses.get(socket)));
  await listen(server, { host, port, portVariable });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    inProgress: () => inProgress,
    async stop(milliseconds) {
      stopping = true;
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      const finished = new Promise<void>((resolve) => (inProgress === 0 ? resolve() : idle.push(resolve)));
      await within(finished, milliseconds);
      const cut = inProgress;
      if (cut === 0) await within(closed, CLOSE_TIME);
      server.closeAllConnections();
      await closed;
      return cut;
    },
  };
}

/**
 * Answers a request that Node.js could not read in full, and closes the connection. Node.js alone would answer a second time if the gateway has
 * answered before the body arrived, and clients would take that for the answer of their next request.
 */
function refuse({ code }: NodeJS.ErrnoException, socket: Duplex, last: ServerResponse | undefined): void {
  const isAnswered = last?.headersSent === true && !(last.writableFinished && last.req.complete);
  if (isAnswered || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = REFUSALS.get(code ?? '') ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}

/** Waits for a promise, but not longer than this. */
async function within(promise: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([promise, timeout]);
  clearTimeout(timer);
}

function listen(server: Server, { host, port, portVariable }: Pick<HttpServerOptions, 'host' | 'port' | 'portVariable'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { host, port, portVariable })));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException, { host, port, portVariable }: { host: string; port: number; portVariable: string }): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandFailure(
        EXIT_CODE.problem,
        `Port ${port} is in use. Stop the other program, or set ${portVariable} to another port.`,
        error,
      );
    case 'EACCES':
      return new CommandFailure(
        EXIT_CODE.problem,
        `Port ${port} needs administrator rights. Set ${portVariable} to a port above 1023.`,
        error,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandFailure(
        EXIT_CODE.usage,
        `HOST is not an address of this machine: ${host}. Use 127.0.0.1, or 0.0.0.0 for all addresses.`,
        error,
      );
    default:
      return error;
  }
}
