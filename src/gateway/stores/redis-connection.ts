import { withTimeout } from '../timeout.js';

/** The part of a node-redis client that the gateway uses. */
export interface RedisClient {
  sendCommand(args: readonly string[]): Promise<unknown>;
}

/** Where the Redis server is: its address, or a client that your program has connected. */
export type RedisTarget =
  | {
      /** Address of the server, for example `rediss://user:password@redis.example:6379/0`. The connection opens with the first command. */
      url: string;
      client?: undefined;
    }
  | {
      /** A connected client of the package `redis` (node-redis). Your program connects and closes it. */
      client: RedisClient;
      url?: undefined;
    };

/** A connection that opens itself, and opens again after it was lost. */
export interface RedisConnection {
  /**
   * Sends a command.
   * @throws {Error} if the server cannot be reached, does not answer in time, or refuses the command
   */
  send(...args: readonly string[]): Promise<unknown>;
  /** Closes the connection if it was opened here. */
  close(): Promise<void>;
}

interface OwnClient extends RedisClient {
  destroy(): void;
}

/**
 * Opens a client that never reconnects by itself and never queues commands. The next command opens a new client, so that a lost server fails
 * a request at once, and a returned server is used at once.
 */
async function openClient(url: string, timeout: number, onLost: () => void): Promise<OwnClient> {
  // Imported only on use: programs that pass their own Redis client do not need this import.
  const { createClient } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: timeout, reconnectStrategy: false },
  });
  // Every failed command rejects as well. Without a listener, the event would end the process.
  client.on('error', onLost);
  await client.connect();
  return { sendCommand: (args) => client.sendCommand([...args]), destroy: () => client.destroy() };
}

/**
 * Connects to a Redis server.
 * @param timeout milliseconds until a command is given up
 */
export function connectRedis(target: RedisTarget, timeout: number): RedisConnection {
  const describe = (): string => `The Redis server did not answer within ${timeout} ms.`;
  if (target.client !== undefined) {
    const { client } = target;
    return { send: (...args) => withTimeout(client.sendCommand(args), timeout, describe), close: () => Promise.resolve() };
  }
  const { url } = target;
  let opened: Promise<OwnClient> | undefined;
  const drop = (lost: Promise<OwnClient> | undefined): void => {
    if (lost !== undefined && opened === lost) opened = undefined;
    lost?.then((client) => destroyQuietly(client)).catch(() => undefined);
  };
  const open = (): Promise<OwnClient> => {
    if (opened) return opened;
    const opening = openClient(url, timeout, () => drop(opening));
    opened = opening;
    opening.catch(() => drop(opening));
    return opening;
  };
  return {
    async send(...args) {
      const client = open();
      const progress = { isAnswered: false };
      const answer = client.then((ready) => ready.sendCommand(args)).finally(() => (progress.isAnswered = true));
      try {
        return await withTimeout(answer, timeout, describe);
      } catch (error) {
        // A connection that stopped answering stays open until the system gives it up, which takes minutes.
        if (!progress.isAnswered) drop(client);
        throw error;
      }
    },
    async close() {
      const closing = opened;
      opened = undefined;
      const client = await closing?.catch(() => undefined);
      if (client) destroyQuietly(client);
    },
  };
}

/** Ends a connection that may already have ended. */
function destroyQuietly(client: OwnClient): void {
  try {
    client.destroy();
  } catch {
    // The client was closed before.
  }
}
