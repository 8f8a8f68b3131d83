import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Network between a client and a server, which a test can interrupt. */
export interface TcpProxy {
  /** The address of the server with the port of the proxy, without the folder of its socket. */
  readonly url: string;
  /** Stops forwarding in both directions, without closing anything. New connections are accepted and stay silent. */
  freeze(): void;
  /** Closes all connections and refuses new ones, like a server that has ended. */
  cut(): Promise<void>;
  /** Forwards again. What was sent in the meantime arrives now. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy in front of a server of this machine. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (data) => to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (isFrozen) from.pause();
    }
  });
  const listen = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
    return address.port;
  };
  const ownPort = await listen(0);
  const url = new URL(target);
  url.port = String(ownPort);
  // The folder of a Postgres socket, which clients prefer to the port.
  url.searchParams.delete('host');
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    cut,
    async restore() {
      isFrozen = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
      if (!server.listening) await listen(ownPort);
    },
    close: cut,
  };
}
