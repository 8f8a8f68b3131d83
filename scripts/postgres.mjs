/**
 * Runs a temporary Postgres server for the tests and the benchmarks. Installs Postgres first if necessary and permitted.
 *
 *   node scripts/postgres.mjs -- <command> [arguments]    runs a command with TEST_DATABASE_URL
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { end, run } from './processes.mjs';
import { asUser, dataFolder, ensureServer, findFolder, freePort, runWithServers, waitUntilReady } from './temporary-server.mjs';

/** Oldest supported PostgreSQL version. */
const OLDEST = 15;
/** User that the Debian package creates: the server refuses to run as root. */
const USER = 'postgres';

/**
 * Returns the folder with the programs of the newest server on this machine. `POSTGRES_BIN` names another folder.
 *
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= OLDEST) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin'));
  return findFolder([process.env.POSTGRES_BIN, ...newest], ['initdb', 'postgres', 'pg_isready']);
}

/**
 * Finds the server, or installs Debian's package as root.
 *
 * @returns {Promise<string>} folder of its programs
 * @throws {Error} if the server is still missing; the message says what to do
 */
export function ensurePostgres() {
  return ensureServer({
    find: findPostgres,
    name: `PostgreSQL ${OLDEST} or later`,
    packageName: 'postgresql',
    elsewhere: 'set POSTGRES_BIN to the folder of initdb and postgres',
  });
}

/**
 * Starts an empty server that only accepts connections from this machine.
 *
 * @param {{ durable?: boolean }} [options] `durable` makes the server wait for the disk, like a production server. Without it, data survives the
 *   clients but not a crash of the machine, which is enough for tests
 * @returns {Promise<import('./temporary-server.mjs').TemporaryServer>}
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = await ensurePostgres();
  const folder = dataFolder('sandbox-postgres', USER);
  const data = join(folder, 'data');
  const [initdb, initdbArgs] = asUser(USER, join(bin, 'initdb'), ['-D', data, '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  execFileSync(initdb, initdbArgs, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', ...(durable ? [] : ['fsync=off', 'synchronous_commit=off'])];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const [server, serverArgs] = asUser(USER, join(bin, 'postgres'), ['-D', data, '-k', folder, '-p', String(port), ...flags]);
  const child = spawn(server, serverArgs, { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'ignore'] });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = async () =>
    (await run(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { onOutput: () => undefined })) === 0;
  // `host` is the folder of the server's socket, which takes half the time of a TCP connection.
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres?host=${folder}`;
  if (await waitUntilReady(child, isReady)) return { url, stop };
  await stop();
  throw new Error(`The Postgres server of ${bin} does not start.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runWithServers('node scripts/postgres.mjs', { TEST_DATABASE_URL: startPostgres });
}
