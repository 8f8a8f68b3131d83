import { createMemoryStore, type GatewayStore } from '../../gateway/index.js';
import { createPostgresStore } from '../../gateway/stores/postgres.js';
import { createRedisStore } from '../../gateway/stores/redis.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import type { ServerSettings } from '../configuration/server-settings.js';

/** Store of a running gateway. */
interface OpenStore {
  readonly store: GatewayStore;
  close(): Promise<void>;
}

/**
 * Opens the store that the settings choose. The only place that knows the kinds of stores.
 * @throws {CommandFailure} if the store's server cannot be reached
 */
export async function openStore({ redisUrl, databaseUrl }: Pick<ServerSettings, 'redisUrl' | 'databaseUrl'>): Promise<OpenStore> {
  if (redisUrl !== undefined) return check('REDIS_URL', createRedisStore({ url: redisUrl }));
  if (databaseUrl !== undefined) return check('DATABASE_URL', createPostgresStore({ connectionString: databaseUrl }));
  return { store: createMemoryStore(), close: () => Promise.resolve() };
}

async function check(
  variable: string,
  store: GatewayStore & { check(): Promise<readonly string[]>; close(): Promise<void> },
): Promise<OpenStore> {
  try {
    // The gateway reads the warnings of `check` again and logs them.
    await store.check();
    return { store, close: () => store.close() };
  } catch (cause) {
    await store.close();
    const reason = cause instanceof Error ? cause.message : 'it does not answer';
    throw new CommandFailure(EXIT_CODE.problem, `The store of ${variable} cannot be used: ${reason}`, cause);
  }
}
