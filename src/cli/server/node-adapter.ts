import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Web-standard request handler, such as a gateway. */
export type RequestHandler = (request: Request) => Promise<Response>;

/** Connects a web-standard request handler to Node's HTTP server. */
interface NodeAdapter {
  /** Handles one request. Never fails. */
  listener(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
  /** Address of the connection on which a request arrived. */
  connectionAddress(request: Request): string | undefined;
}

/** @param report receives errors of the handler, which must not happen */
export function createNodeAdapter(handle: RequestHandler, report: (problem: unknown) => void): NodeAdapter {
  const addresses = new WeakMap<Request, string>();
  return {
    connectionAddress: (request) => addresses.get(request),
    async listener(incoming, outgoing) {
      const request = toRequest(incoming);
      if (!request) {
        outgoing.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('The request is malformed.\n');
        return;
      }
      const { remoteAddress } = incoming.socket;
      if (remoteAddress !== undefined) addresses.set(request, remoteAddress);
      try {
        await send(await handle(request), outgoing);
      } catch (error) {
        // The caller has closed the connection, or did not send the request in time. The server has answered 408.
        if (outgoing.destroyed || outgoing.writableEnded) return;
        report(error);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500, { 'content-type': 'text/plain' }).end('The gateway failed unexpectedly.\n');
      }
    },
  };
}

/** Host name or address with an optional port. Anything else could change the path of the URL. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Undefined if the method or a header is not allowed in a web-standard request. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  // Clients of HTTP/1.0 may leave out the host.
  const { host = 'localhost' } = incoming.headers;
  // A full address, as for a proxy, is refused.
  if (!url.startsWith('/') || !HOST.test(host)) return undefined;
  try {
    const headers = new Headers();
    for (let index = 0; index < rawHeaders.length; index += 2) headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
    const hasBody = method !== 'GET' && method !== 'HEAD';
    return new Request(`http://${host}${url}`, { method, headers, ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }) });
  } catch {
    return undefined;
  }
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (response.body === null || outgoing.req.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body), outgoing);
}
