/**
 * Runs temporary Postgres and Redis servers for the tests.
 *
 *   node scripts/servers.mjs -- <command> [arguments]    runs a command with TEST_DATABASE_URL and TEST_REDIS_URL
 */
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { runWithServers } from './temporary-server.mjs';

await runWithServers('node scripts/servers.mjs', { TEST_DATABASE_URL: () => startPostgres(), TEST_REDIS_URL: () => startRedis() });
