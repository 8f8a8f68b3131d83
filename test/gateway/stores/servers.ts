import pg from 'pg';
import { createClient } from 'redis';
import * as z from 'zod';
import { startRedis } from '../../../scripts/redis.mjs';
import type { GatewayStore } from '../../../src/gateway/index.js';
import { createPostgresStore } from '../../../src/gateway/stores/postgres.js';
import { createRedisStore } from '../../../src/gateway/stores/redis.js';
import { createTestDatabase } from '../../support/test-database.js';

/** A store of one gateway, with its own connections. */
export type OwnStore = GatewayStore & { check(): Promise<readonly string[]>; close(): Promise<void> };

/** Server with the data of one test file. */
export interface StoreServer {
  /** Address of the data: of the server and the part of it that this test file uses. */
  readonly url: string;
  /** Opens a store of another gateway with the same data. */
  open(options?: { url?: string; timeout?: number }): OwnStore;
  /** Lets every lock expire, like a wait of their lifetime. */
  expireLocks(): Promise<void>;
  /** Keys of everything in the store. */
  keys(): Promise<string[]>;
  /** Restarts the server, or does to the stores what a restart does: ends their connections. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a Redis server for this test file alone, because a test restarts it. */
export async function openRedisServer(): Promise<StoreServer> {
  let server = await startRedis();
  const { url } = server;
  const run = async (...args: string[]): Promise<unknown> => {
    const client = await createClient({ url }).connect();
    try {
      return await client.sendCommand(args);
    } finally {
      client.destroy();
    }
  };
  const keys = async (): Promise<string[]> => z.array(z.string()).parse(await run('KEYS', '*'));
  return {
    url,
    open: (options = {}) => createRedisStore({ url, ...options }),
    keys,
    async expireLocks() {
      await run('DEL', 'none', ...(await keys()).filter((key) => key.startsWith('storefront:lock:')));
    },
    async restart() {
      await server.stop();
      server = await startRedis({ port: Number(new URL(url).port) });
    },
    close: () => server.stop(),
  };
}

const TABLE = 'storefront_gateway_store';

async function openPostgresServer(): Promise<StoreServer> {
  const { url, end } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    url,
    open: ({ url: connectionString = url, ...options } = {}) => createPostgresStore({ connectionString, ...options }),
    async expireLocks() {
      await client.query(`delete from ${TABLE} where key like 'lock:%'`);
    },
    keys: async () => (await client.query<{ key: string }>(`select key from ${TABLE}`)).rows.map(({ key }) => key),
    async restart() {
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    },
    async close() {
      await client.end();
      await end();
    },
  };
}

/** Servers on which the suites run. */
export const STORE_SERVERS = [
  ['Redis', openRedisServer],
  ['Postgres', openPostgresServer],
] as const;
